import {
  BOOKING_KINDS,
  BOOKING_STATES,
  END_REASONS,
  HIGHEST_PRICE,
  KINDS_OF_BOOKINGS,
  LONGEST_VIEW,
} from './bookings-choices.ts';
import { anyParent, staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import {
  AnsweredDate,
  Cents,
  IdParams,
  Instant,
  LocalDate,
  LocalTime,
  requiredId,
  requiredText,
  Version,
} from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';
import { SCHEDULE_KINDS } from './schedules-choices.ts';

const Price = Cents.min(0, 'A price is not below zero').max(HIGHEST_PRICE, 'This price is too high');
const rules = {
  /** What families may ask for; nothing: they book nothing. */
  kinds: z.array(z.enum(BOOKING_KINDS)).max(BOOKING_KINDS.length),
  /** The last moment to ask and to cancel: so many days before the day, at `cutoffTime` of the center's clock. */
  cutoffDays: z.int().min(0).max(60),
  cutoffTime: LocalTime,
  /** How many days ahead can be asked for. */
  aheadDays: z.int().min(1).max(366),
  /** Of an extra day; of one of at most five hours; of a day of drop-in. Swaps and flexible care cost nothing more. */
  dayPrice: Price,
  halfDayPrice: Price,
  dropInPrice: Price,
  /** Of each half hour that a day with changed times is longer. */
  halfHourPrice: Price,
  /** Whether the place of a child whose absence is told before the cut-off is given to another. */
  absencesFree: z.boolean(),
  /** rule: what the rule can say yes to is confirmed at once; staff: every request waits for staff. */
  answeredBy: z.enum(['rule', 'staff']),
  /** How many children the license allows in the whole house at one moment; null: it is not known. */
  licensedPlaces: z.int().positive().max(10_000).nullable(),
};
export const BookingRules = z.object({ ...rules, version: z.int() }).meta({ id: 'BookingRules' });

const booking = {
  id: z.int(),
  childId: z.int(),
  date: AnsweredDate,
  kind: z.enum(KINDS_OF_BOOKINGS),
  arrives: LocalTime,
  leaves: LocalTime,
  /** The booked day that a swap gives up. */
  givesUp: AnsweredDate.nullable(),
  status: z.enum(BOOKING_STATES),
  price: Cents,
  requestedAt: Instant,
  /** Why it was declined. */
  reason: z.string().nullable(),
  /** Why it ended by itself. */
  endedBecause: z.enum(END_REASONS).nullable(),
};
const Times = z.object({ arrives: LocalTime, leaves: LocalTime });

/** A booking as the child's guardians see it. */
export const FamilyBooking = z
  .object({
    ...booking,
    /** Until when it can be cancelled. */
    cancelUntil: Instant,
    canCancel: z.boolean(),
  })
  .meta({ id: 'FamilyBooking' });

/** What the rule says of the times that are asked for. */
const Verdict = z.object({
  /** A place in every half hour. */
  hasPlace: z.boolean(),
  /** As many staff are assigned to the room as it takes then. */
  keepsRatio: z.boolean(),
});

/** A booking as staff see it. */
export const StaffBooking = z
  .object({
    ...booking,
    childName: z.string(),
    room: z.string(),
    requestedBy: z.string(),
    /** Of one that waits. */
    verdict: Verdict.nullable(),
  })
  .meta({ id: 'StaffBooking' });

const BookableDay = z.object({
  date: AnsweredDate,
  /** given-up: a booked day that a swap was confirmed for. */
  state: z.enum(['closed', 'not-enrolled', 'free', 'booked', 'given-up']),
  /** From when to when the child is booked. */
  arrives: LocalTime.nullable(),
  leaves: LocalTime.nullable(),
  /** Why the center is closed, where it is by exception. */
  closure: z.string().nullable(),
  /** How the days are agreed; null: the child comes whenever the center is open. */
  care: z.enum(SCHEDULE_KINDS).nullable(),
  /** The family reported that the child stays away. */
  isAbsent: z.boolean(),
  /** The child was there. */
  came: z.boolean(),
  /** The booking of this day itself: one that holds or waits, else the last that was declined or ended. */
  booking: FamilyBooking.nullable(),
  /** In that way the changes of its times, and coming after all. */
  changes: z.array(FamilyBooking),
});

export const bookings = {
  'GET /api/parent/bookings': {
    summary:
      'The days of all children of the calling parent in a range, with what is booked, and what may be asked for',
    audience: 'parent',
    access: anyParent,
    query: z.object({ from: LocalDate, to: LocalDate }),
    longestDays: LONGEST_VIEW,
    reply: z.object({
      kinds: z.array(z.enum(BOOKING_KINDS)),
      /** Whether the place of a child whose absence is told in time is given to another. */
      absencesFree: z.boolean(),
      /** The days that can be asked for now. */
      bookableFrom: AnsweredDate,
      bookableTo: AnsweredDate,
      children: z.array(z.object({ id: z.int(), firstName: z.string(), days: z.array(BookableDay) })),
    }),
  },
  'GET /api/parent/bookings/offer': {
    summary:
      'What a day of a child would cost, and how many places are left in its room from when to when; refused in words where it cannot be asked for',
    audience: 'parent',
    access: anyParent,
    query: z.object({ childId: requiredId('Please select a child'), date: LocalDate }),
    reply: z.object({
      /** As what this day may be asked for: beside fixed days, extra, or as a swap, or either; of a booked day, for other times. */
      kinds: z.array(z.enum(BOOKING_KINDS)),
      /** The times that are booked; none where the day is not. */
      booked: z.array(Times),
      opens: LocalTime,
      closes: LocalTime,
      /** In cents, of a whole day and of at most five hours; a swap costs nothing. */
      price: Cents,
      halfDayPrice: Cents,
      /** In cents, of each half hour more, where the day is booked. */
      halfHourPrice: Cents,
      /** A plan charges each day as attended, so that booking costs nothing beside it. */
      isPaidByPlan: z.boolean(),
      /** Whether it is answered at once where a place is free. */
      isAnsweredAtOnce: z.boolean(),
      askUntil: Instant,
      /** Through the whole day, in order; places null: no limit is known. */
      free: z.array(z.object({ from: LocalTime, to: LocalTime, places: z.int().nullable(), keepsRatio: z.boolean() })),
    }),
  },
  'POST /api/parent/bookings': {
    summary:
      'Ask for a day of a child; with givesUp in place of a booked day, with isChange for other times of a booked one. Confirmed at once where the rule can say yes, and where the day becomes shorter, else it waits for staff',
    audience: 'parent',
    access: anyParent,
    body: z.strictObject({
      childId: requiredId('Please select a child'),
      date: LocalDate,
      arrives: LocalTime,
      leaves: LocalTime,
      givesUp: LocalDate.optional(),
      /** The day is booked, and the child shall come at these times. */
      isChange: z.boolean().optional(),
      /** What the parent was told it costs, in cents. */
      price: Price,
    }),
    status: 201,
    reply: FamilyBooking,
  },
  'POST /api/parent/bookings/:id/cancel': {
    summary: 'Cancel what the family booked, before the cut-off; a second time changes nothing',
    audience: 'parent',
    access: anyParent,
    params: IdParams,
    reply: FamilyBooking,
  },
  'GET /api/bookings': {
    summary:
      'What families asked for and waits for an answer, who asked first first, with what the rule says; and what is booked from today on, soonest first',
    audience: 'staff',
    access: staffWith('children.enroll'),
    reply: z.object({ waiting: z.array(StaffBooking), coming: z.array(StaffBooking) }),
  },
  'POST /api/bookings/:id/confirm': {
    summary:
      'Confirm a request; where the rule would not, only with overruleAcknowledged (409, code no-place). A second time changes nothing',
    audience: 'staff',
    access: staffWith('children.enroll'),
    params: IdParams,
    body: z.strictObject({ overruleAcknowledged: z.boolean().optional() }),
    reply: StaffBooking,
  },
  'POST /api/bookings/:id/decline': {
    summary: 'Decline a request, or take back what was confirmed, with a reason that the family reads',
    audience: 'staff',
    access: staffWith('children.enroll'),
    params: IdParams,
    body: z.strictObject({ reason: requiredText('Please say why', 500) }),
    reply: StaffBooking,
  },
  'GET /api/booking-rules': {
    summary: 'What families may book by themselves, until when, and what it costs',
    audience: 'staff',
    access: staffWith('children.enroll', 'center.manage'),
    reply: BookingRules,
  },
  'PUT /api/booking-rules': {
    summary: 'Set what families may book by themselves, until when, and what it costs; what is booked stays as it is',
    audience: 'staff',
    access: staffWith('center.manage'),
    body: z.strictObject({ ...rules, version: Version }),
    reply: BookingRules,
  },
} satisfies Contract;
