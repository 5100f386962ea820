import { AGE_GROUPS } from './center-choices.ts';
import { staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import { AnsweredDate, LocalDate, LocalTime } from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';
import { WEEK_OF_SLOTS } from './planning-choices.ts';

/** Who gives places plans them: whoever enrolls sees who will come, go and move on. */
const access = staffWith('children.enroll');

/** Booked minutes over open minutes, rounded to hundredths; null where the center is closed all the time. */
const FullTime = z.number().nullable();

const Stretch = z.object({
  from: LocalTime,
  to: LocalTime,
  /** Booked in the room. */
  children: z.int(),
  /** How many it may hold then (bookings-4); null: no limit is known. */
  places: z.int().nullable(),
  /** How many members of staff its ratio asks for. */
  staffNeeded: z.int(),
});

export const PlannedWeek = z
  .object({
    /** Monday and Sunday. */
    from: AnsweredDate,
    to: AnsweredDate,
    /** Of the whole house. */
    fullTime: FullTime,
    days: z.array(
      z.object({
        date: AnsweredDate,
        /** Null: the center opens on no such weekday. */
        opens: LocalTime.nullable(),
        closes: LocalTime.nullable(),
        /** Why it is closed on this date alone. */
        closure: z.string().nullable(),
      }),
    ),
    /** Rooms with a group, and others in which somebody is booked, in the center's order. */
    rooms: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        /** Members of staff who are assigned to it. */
        staff: z.int(),
        fullTime: FullTime,
        /** A row for each open day. */
        days: z.array(
          z.object({
            date: AnsweredDate,
            /** When the fewest places are left, and of such times the one with most children. */
            peak: Stretch,
            /** The most that is needed in any half hour. */
            staffNeeded: z.int(),
            /** The day in half hours; those that are alike are one. */
            stretches: z.array(Stretch),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'PlannedWeek' });

export const PlanningForecast = z
  .object({
    /** Today, with which the first month begins here; the last day of the twelfth. */
    from: AnsweredDate,
    to: AnsweredDate,
    months: z.array(
      z.object({
        /** The first day of the month. */
        month: AnsweredDate,
        openDays: z.int(),
        openMinutes: z.int(),
        /** Different children who are booked in the house. */
        children: z.int(),
        fullTime: FullTime,
      }),
    ),
    rooms: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        ageGroup: z.enum(AGE_GROUPS).nullable(),
        /** A row for each month, in their order. */
        months: z.array(
          z.object({
            /** Different children who are booked in it. */
            children: z.int(),
            fullTime: FullTime,
            /** When the fewest places are left; null: no day is open. */
            peak: Stretch.extend({ date: AnsweredDate }).nullable(),
            /** The most that is needed in any half hour. */
            staffNeeded: z.int(),
          }),
        ),
      }),
    ),
    /** Who is booked in these months, with the booked minutes of each month and room. */
    children: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        dateOfBirth: AnsweredDate,
        /** `month` counts from 0, as in `months`. */
        booked: z.array(z.object({ month: z.int(), roomId: z.int(), minutes: z.int() })),
      }),
    ),
    /**
     * What changes, by date. starts: a first day; leaves: a last day; grows: the first day on which the child is too old for a room and
     * belongs to another one.
     */
    changes: z.array(
      z.object({
        date: AnsweredDate,
        kind: z.enum(['starts', 'leaves', 'grows']),
        childId: z.int(),
        name: z.string(),
        /** Where it is until then; null of a start. */
        fromRoomId: z.int().nullable(),
        /** Where it is from then on; null of a leave. */
        toRoomId: z.int().nullable(),
      }),
    ),
  })
  .meta({ id: 'PlanningForecast' });

/** A half hour in which something is against one more child. */
const Meeting = z.object({
  date: AnsweredDate,
  from: LocalTime,
  /** The room in which the child is by then. */
  room: z.string(),
  /** Without it. */
  children: z.int(),
  places: z.int().nullable(),
  /** With it. */
  staffNeeded: z.int(),
  /** Assigned to the room. */
  staff: z.int(),
});

export const RequestedStart = z
  .object({
    /** The first day, and the last one of the twelve months behind it. */
    from: AnsweredDate,
    to: AnsweredDate,
    /** On how many open days of them the child would come. */
    days: z.int(),
    /** Rooms that take its age on the first day, in the center's order. */
    rooms: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        /** Into which rooms it would grow, and when. */
        growsInto: z.array(z.object({ date: AnsweredDate, room: z.string() })),
        /** The first half hour without a free place; null: it fits all the time. */
        firstFull: Meeting.nullable(),
        /** The first half hour for which more staff are needed than are assigned; null: there are enough all the time. */
        firstShort: Meeting.nullable(),
      }),
    ),
  })
  .meta({ id: 'RequestedStart' });

export const planning = {
  'GET /api/planning/week': {
    summary:
      'A week, from Monday on: children booked, places and staff needed by room, day and half hour, in the rooms to which children belong now. This week (default) or a later one',
    audience: 'staff',
    access,
    query: z.object({
      /** Any day of the week. */
      date: LocalDate.optional(),
    }),
    reply: PlannedWeek,
  },
  'GET /api/planning/forecast': {
    summary:
      'Twelve months by room: children booked, occupancy in full-time equivalents and places, with who starts, leaves and grows into the next room',
    audience: 'staff',
    access,
    reply: PlanningForecast,
  },
  'GET /api/planning/start': {
    summary:
      'Whether one more child fits from a day on, in which rooms, and when it does not first, over twelve months with everybody who grows, leaves and starts. Nothing of it is kept',
    audience: 'staff',
    access,
    query: z.object({
      from: LocalDate,
      dateOfBirth: LocalDate,
      /** The times of a week: '1 08:00-16:00,3 08:00-12:00', where 1 is Monday. */
      slots: z.string().max(400).regex(WEEK_OF_SLOTS, 'Name the times of the week as 1 08:00-16:00,3 08:00-12:00'),
    }),
    reply: RequestedStart,
  },
} satisfies Contract;
