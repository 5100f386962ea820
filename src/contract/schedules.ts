import { staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import { AnsweredDate, IdParams, LocalDate, LocalTime, requiredText } from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';
import { LONGEST_CYCLE, LONGEST_SCHEDULE, MOST_TIMES, SCHEDULE_KINDS } from './schedules-choices.ts';

const Week = z.int().min(1).max(LONGEST_CYCLE);
const Weekday = z.int().min(1).max(7);

const Schedule = z
  .object({
    id: z.int(),
    from: AnsweredDate,
    /** Included; null while nothing ends it. */
    to: AnsweredDate.nullable(),
    kind: z.enum(SCHEDULE_KINDS),
    cycleWeeks: z.int(),
    /** The Monday of a first week of the cycle. */
    firstMonday: AnsweredDate,
    /** Agreed with the family, or taken over from the days of a plan. */
    source: z.enum(['contract', 'plan']),
    slots: z.array(
      z.object({
        week: z.int(),
        /** 1 is Monday. */
        weekday: z.int(),
        arrives: LocalTime,
        leaves: LocalTime,
        /** Where it spends this time; null: in its own room. */
        room: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'Schedule' });

const ExpectedChild = z
  .object({
    childId: z.int(),
    /** Its schedule has the date, the family booked it beside that, or the child comes on every open day. */
    reason: z.enum(['schedule', 'booking', 'every-day']),
    /** The times of its booked day, earliest first; none where nothing was agreed. */
    times: z.array(
      z.object({
        arrives: LocalTime,
        leaves: LocalTime,
        /** Where it spends this time; null: in its own room. */
        room: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'ExpectedChild' });

export const schedules = {
  'GET /api/expected': {
    summary:
      'The children who are expected on a day, default today: enrolled, booked, and the center is open. Who comes all the same is checked in like anybody',
    audience: 'staff',
    access: staffWith('attendance.record', 'reports.read'),
    query: z.object({ date: LocalDate.optional() }),
    reply: z.array(ExpectedChild),
  },
  'GET /api/children/:id/schedules': {
    summary: "A child's booked days as agreed, newest first; none in force means that it comes on every open day",
    audience: 'staff',
    access: staffWith('children.see'),
    params: IdParams,
    reply: z.array(Schedule),
  },
  'POST /api/children/:id/schedules': {
    summary:
      'Agree on booked days from a day on, or for the days up to another: what held then is closed, and goes on behind it. Absences of days that have passed are recounted',
    audience: 'staff',
    access: staffWith('children.enroll'),
    params: IdParams,
    body: z.strictObject({
      from: LocalDate,
      /** The last day, included; absent: without an end. */
      to: LocalDate.optional(),
      /** every-day: no booked days, the child comes whenever the center is open. */
      kind: z.enum([...SCHEDULE_KINDS, 'every-day'], 'Choose how the days are booked'),
      /** The week in which `from` lies is the first one. Absent: 1. */
      cycleWeeks: Week.optional(),
      /** Of fixed days alone. */
      slots: z
        .array(
          z.strictObject({
            week: Week,
            weekday: Weekday,
            arrives: LocalTime,
            leaves: LocalTime,
            room: requiredText('Room is required', 80).optional(),
          }),
        )
        .max(LONGEST_CYCLE * 7 * MOST_TIMES)
        .optional(),
    }),
    longestDays: LONGEST_SCHEDULE,
    status: 201,
    reply: z.array(Schedule),
  },
} satisfies Contract;
