import { LONGEST_TOURS, MOST_TOUR_PLACES, TOUR_MINUTES, TOUR_OUTCOMES, TOUR_STATES } from './admissions-choices.ts';
import { anyone, staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import {
  AnsweredDate,
  Id,
  IdParams,
  Instant,
  LocalDate,
  LocalTime,
  Nothing,
  requiredId,
  Version,
} from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

const access = staffWith('admissions');

/** When a tour is, at the center. */
const Times = { date: AnsweredDate, time: LocalTime, minutes: z.int() };

export const BookedTour = z
  .object({
    id: z.int(),
    inquiryId: z.int(),
    /** Of whoever asks. */
    firstName: z.string(),
    lastName: z.string(),
    phoneNumber: z.string().nullable(),
    /** First names; of a child not born yet there may be none. */
    children: z.array(z.string().nullable()),
    state: z.enum(TOUR_STATES),
    canceledBy: z.enum(['family', 'center']).nullable(),
    bookedAt: Instant,
    /** Null: by the family. */
    bookedBy: z.string().nullable(),
  })
  .meta({ id: 'BookedTour' });

const TourSlot = z
  .object({
    id: z.int(),
    ...Times,
    /** For how many families, and how many of them are left. */
    places: z.int(),
    left: z.int(),
    host: z.object({ id: z.int(), name: z.string() }).nullable(),
    isClosed: z.boolean(),
    tours: z.array(BookedTour),
    version: z.int(),
  })
  .meta({ id: 'TourSlot' });

const slot = {
  date: LocalDate,
  time: LocalTime,
  minutes: z
    .int('Enter how many minutes it takes')
    .min(TOUR_MINUTES.least, 'Enter at least {{minimum}} minutes')
    .max(TOUR_MINUTES.most, 'Enter at most {{maximum}} minutes'),
  places: z
    .int('Enter for how many families')
    .min(1, 'Enter at least {{minimum}} family')
    .max(MOST_TOUR_PLACES, 'Enter at most {{maximum}} families'),
  hostId: Id.nullable(),
};

const TokenParams = z.object({ token: z.string().max(100) });

const FamilyTours = z.object({
  /** Tours that are still to come. */
  booked: z.array(z.object({ id: z.int(), slotId: z.int(), ...Times, host: z.string().nullable() })),
  /** Times that a family may choose, the next one first. */
  slots: z.array(z.object({ id: z.int(), ...Times, left: z.int() })),
});

export const admissionTours = {
  'GET /api/tour-slots': {
    summary:
      'The times at which families may look at the center, with who has booked: from today on, or of the dates asked for',
    audience: 'staff',
    access,
    query: z.object({ from: LocalDate.optional(), to: LocalDate.optional() }),
    longestDays: LONGEST_TOURS,
    reply: z.object({
      today: AnsweredDate,
      slots: z.array(TourSlot),
      /** Who may show families around. */
      hosts: z.array(z.object({ id: z.int(), name: z.string() })),
    }),
  },
  'POST /api/tour-slots': {
    summary:
      'Open a time for tours, or the same one each week until a day; days on which the center is closed for once are left out',
    audience: 'staff',
    access,
    body: z.strictObject({
      ...slot,
      /** The last day of a weekly series; null: this day alone. */
      weeklyUntil: LocalDate.nullable(),
    }),
    status: 201,
    reply: z.object({
      /** How many times were opened. */
      opened: z.int(),
    }),
  },
  'PUT /api/tour-slots/:id': {
    summary: 'Change a time for tours; families who have booked it are told by a mail when it moves',
    audience: 'staff',
    access,
    params: IdParams,
    body: z.strictObject({ ...slot, version: Version }),
    reply: TourSlot,
  },
  'POST /api/tour-slots/:id/close': {
    summary: 'Take a time for tours back; those who have booked it get a mail. A second time it changes nothing',
    audience: 'staff',
    access,
    params: IdParams,
    reply: TourSlot,
  },
  'POST /api/inquiries/:id/tours': {
    summary: 'Book a tour for a family, as on the phone; one that it has still to come is moved',
    audience: 'staff',
    access,
    params: IdParams,
    body: z.strictObject({ slotId: requiredId('Choose a time') }),
    status: 201,
    reply: BookedTour,
  },
  'POST /api/tours/:id/cancel': {
    summary: 'Cancel a tour; the family gets a mail. A second time it changes nothing',
    audience: 'staff',
    access,
    params: IdParams,
    reply: BookedTour,
  },
  'POST /api/tours/:id/outcome': {
    summary: 'Say whether a family came to its tour, or take that back',
    audience: 'staff',
    access,
    params: IdParams,
    body: z.strictObject({ outcome: z.enum(TOUR_OUTCOMES).nullable() }),
    reply: BookedTour,
  },
  'GET /api/join/inquiries/:token/tours': {
    summary: 'When a family may look at the center, and the tour that it has booked',
    audience: 'anyone',
    access: anyone,
    params: TokenParams,
    reply: FamilyTours,
  },
  'POST /api/join/inquiries/:token/tours': {
    summary: 'Book a tour by the link of an inquiry; one that is still to come is moved',
    audience: 'anyone',
    access: anyone,
    params: TokenParams,
    body: z.strictObject({ slotId: requiredId('Choose a time') }),
    reply: FamilyTours,
  },
  'POST /api/join/inquiries/:token/tours/:id/cancel': {
    summary: 'Cancel a tour by the link of an inquiry; a second time it changes nothing',
    audience: 'anyone',
    access: anyone,
    params: TokenParams.extend({ id: Id }),
    reply: Nothing,
  },
} satisfies Contract;
