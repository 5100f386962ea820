import { ANSWERS, AUDIENCES, CHANGES, LIMITS, UNITS } from './events-choices.ts';
import { anyone, anyParent, parentsAndStaffWith, staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import {
  AnsweredDate,
  anyText,
  DateRange,
  Id,
  IdParams,
  Instant,
  LocalDate,
  LocalTime,
  Nothing,
  optionalText,
  requiredText,
  Version,
} from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

/** When an event takes place again, as it is sent; all days are the center's. */
const NewRecurrence = z
  .strictObject({
    unit: z.enum(UNITS, 'Choose how often it takes place'),
    /** Every how many of them. */
    interval: z.int().min(1).max(LIMITS.interval).default(1),
    /** Of a week: 1 is Monday. The first day counts where none is named. */
    weekdays: z.array(z.int().min(1).max(7)).max(7).default([]),
    /** Of a month: the first day's number (a shorter month has it on its last day), or its weekday: 'the second Tuesday', where a fifth is the last. */
    monthlyBy: z.enum(['day', 'weekday']).default('day'),
    /** The last day on which it may take place, or how often; neither: without end. */
    until: LocalDate.nullish().transform((day) => day ?? null),
    count: z
      .int()
      .min(1)
      .max(LIMITS.count)
      .nullish()
      .transform((count) => count ?? null),
    /** Not on closed days: closures, and weekdays without opening hours. */
    skipsClosed: z.boolean().default(false),
  })
  .meta({ id: 'NewRecurrence' });

const Recurrence = z
  .object({
    unit: z.enum(UNITS),
    interval: z.int(),
    weekdays: z.array(z.int()),
    monthlyBy: z.enum(['day', 'weekday']),
    until: AnsweredDate.nullable(),
    count: z.int().nullable(),
    skipsClosed: z.boolean(),
  })
  .meta({ id: 'Recurrence' });

const moment = {
  date: AnsweredDate,
  /** Absent: all day. */
  time: LocalTime.nullable(),
  endDate: AnsweredDate,
  endTime: LocalTime.nullable(),
};
const Counts = z.object({
  yes: z.int(),
  no: z.int(),
  maybe: z.int(),
  /** How many people come. */
  people: z.int(),
});
const OwnAnswer = z
  .object({ answer: z.enum(ANSWERS), people: z.int(), note: z.string(), answeredAt: Instant })
  .meta({ id: 'EventAnswer' });

const occurrence = {
  id: z.int(),
  title: z.string(),
  description: z.string(),
  ...moment,
  type: z.string(),
  participants: z.string(),
  location: z.string(),
  /** The day the series has it on: with the id it names one time of a recurring event, also when that was moved. */
  occurrence: AnsweredDate,
  rooms: z.array(z.object({ id: z.int(), name: z.string() })),
  recurrence: Recurrence.nullable(),
  asksAnswers: z.boolean(),
  ownAnswer: OwnAnswer.nullable(),
};

/** One time of an event, as staff see it. */
export const CalendarEvent = z
  .object({
    ...occurrence,
    audience: z.enum(AUDIENCES),
    /** This one was changed apart from the others. */
    isChanged: z.boolean(),
    /** Families see how many come, and never who. */
    showsCounts: z.boolean(),
    answers: Counts.nullable(),
    version: z.int(),
  })
  .meta({ id: 'CalendarEvent' });

/** An event as a family sees it: for everybody, or for a room of their child. */
export const FamilyEvent = z
  .object({
    ...occurrence,
    /** Where the event says how many come. */
    answers: Counts.nullable(),
  })
  .meta({ id: 'FamilyEvent' });

const Birthday = z
  .object({
    childId: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    room: z.string(),
    date: AnsweredDate,
    /** In years, from this day on. */
    turns: z.int(),
  })
  .meta({ id: 'Birthday' });

const days = {
  /** Ranges of closed days, both ends included. */
  closures: z.array(z.object({ from: AnsweredDate, to: AnsweredDate, reason: z.string() })),
  /** Weekdays with opening hours; 1 is Monday. */
  openWeekdays: z.array(z.int()),
  birthdays: z.array(Birthday),
};

const fields = {
  title: requiredText('Please enter a title', 120),
  description: optionalText(2000),
  date: LocalDate,
  time: LocalTime.nullish().transform((time) => time ?? null),
  /** Absent: the day of `date`. */
  endDate: LocalDate.nullish().transform((day) => day ?? null),
  endTime: LocalTime.nullish().transform((time) => time ?? null),
  type: anyText('Please choose what kind of event it is', 40).default('event'),
  /** Whom it is for, in words. */
  participants: optionalText(200),
  location: optionalText(200),
  /** Who sees it. For rooms: `roomIds`. */
  audience: z.enum(AUDIENCES, 'Choose who sees it').default('everybody'),
  roomIds: z.array(Id).max(50).default([]),
  recurrence: NewRecurrence.nullish().transform((recurrence) => recurrence ?? null),
  asksAnswers: z.boolean().default(false),
  showsCounts: z.boolean().default(false),
};

export const NewEvent = z.strictObject(fields).meta({ id: 'NewEvent' });

const which = {
  /** Of a recurring event: only the named occurrence, it and all after it, or every one. */
  change: z.enum(CHANGES).default('all'),
  /** The occurrence meant; needed for 'one' and 'following'. */
  occurrence: LocalDate.optional(),
};

export const ChangedEvent = z.strictObject({ ...fields, ...which, version: Version }).meta({ id: 'ChangedEvent' });

/** One time of an event with everything staff read of it. */
export const EventDetails = CalendarEvent.extend({
  /** The series as it stands: what an edit of all of it begins with. */
  series: z.object({
    title: z.string(),
    description: z.string(),
    location: z.string(),
    type: z.string(),
    participants: z.string(),
    ...moment,
  }),
  /** Who answered for this time; nobody is named to whom may not see children. */
  participantsList: z.array(
    OwnAnswer.extend({
      kind: z.enum(['staff', 'parent']),
      name: z.string(),
      /** First names of a guardian's children. */
      children: z.array(z.string()),
    }),
  ),
}).meta({ id: 'EventDetails' });

const Between = z.object({ from: LocalDate, to: LocalDate });

const Feed = z.object({ createdAt: Instant, lastReadAt: Instant.nullable() }).meta({ id: 'CalendarFeed' });

export const events = {
  'GET /api/events': {
    summary:
      'Events from today on (or in the given range of at most 3 years), soonest first, at most 200; each time of a recurring event by itself',
    audience: 'staff',
    access: staffWith('events.see'),
    query: DateRange,
    longestDays: LIMITS.list,
    reply: z.array(CalendarEvent),
  },
  'POST /api/events': {
    summary: 'Put an event into the calendar; answers its first time',
    audience: 'staff',
    access: staffWith('events.write'),
    body: NewEvent,
    status: 201,
    reply: CalendarEvent,
  },
  'GET /api/events/:id': {
    summary: 'One time of an event with who answered; without `occurrence` its next one, or its last',
    audience: 'staff',
    access: staffWith('events.see'),
    params: IdParams,
    query: z.object({ occurrence: LocalDate.optional() }),
    reply: EventDetails,
  },
  'PATCH /api/events/:id': {
    summary:
      'Change an event: one time of it (whose audience, rooms and recurrence stay), it and all that follow, or all; answers the first time that was changed',
    audience: 'staff',
    access: staffWith('events.write'),
    params: IdParams,
    body: ChangedEvent,
    reply: CalendarEvent,
  },
  'DELETE /api/events/:id': {
    summary: 'Cancel one time of an event, it and all that follow, or all',
    audience: 'staff',
    access: staffWith('events.write'),
    params: IdParams,
    query: z.object({ ...which, version: z.coerce.number<string | number>().int().positive().optional() }),
    reply: Nothing,
  },
  'PUT /api/events/:id/answer': {
    summary: "Say whether one comes; one's own answer for one time of an event that asks",
    audience: 'both',
    access: parentsAndStaffWith('events.see'),
    params: IdParams,
    body: z.strictObject({
      occurrence: LocalDate,
      answer: z.enum(ANSWERS, 'Choose an answer'),
      people: z.int().min(1).max(LIMITS.people).default(1),
      note: optionalText(300),
    }),
    reply: OwnAnswer,
  },
  'GET /api/events/:id/event.ics': {
    summary: 'One time of an event for a calendar program; without `occurrence` its next one, or its last',
    audience: 'both',
    access: parentsAndStaffWith('events.see'),
    params: IdParams,
    query: z.object({ occurrence: LocalDate.optional() }),
    reply: Nothing,
    file: true,
  },
  'GET /api/calendar': {
    summary: 'Events, closures and birthdays of at most 62 days; of one room (an id): what is for everybody or for it',
    audience: 'staff',
    access: staffWith('events.see'),
    query: Between.extend({ room: Id.optional() }),
    longestDays: LIMITS.range,
    reply: z.object({ events: z.array(CalendarEvent), ...days }),
  },
  'GET /api/parent/calendar': {
    summary: "The same for a family: events for everybody or for a room of their child, their own children's birthdays",
    audience: 'parent',
    access: anyParent,
    query: Between,
    longestDays: LIMITS.range,
    reply: z.object({ events: z.array(FamilyEvent), ...days }),
  },
  'GET /api/calendar/feed': {
    summary: "Whether one's own calendar has an address for calendar programs; the address itself is shown once",
    audience: 'both',
    access: parentsAndStaffWith('events.see'),
    reply: Feed.nullable(),
  },
  'POST /api/calendar/feed': {
    summary:
      "Make a secret address for one's own calendar; the one before it ends. Whoever has it can read the calendar",
    audience: 'both',
    access: parentsAndStaffWith('events.see'),
    status: 201,
    reply: Feed.extend({ address: z.string() }),
  },
  'DELETE /api/calendar/feed': {
    summary: "End the address of one's own calendar",
    audience: 'both',
    access: parentsAndStaffWith('events.see'),
    reply: Nothing,
  },
  'GET /api/calendar/feed/:token.ics': {
    summary: 'The calendar behind a secret address, as iCalendar; 404 once the address or the right behind it ended',
    audience: 'anyone',
    access: anyone,
    params: z.object({ token: z.string() }),
    reply: Nothing,
    file: true,
  },
} satisfies Contract;
