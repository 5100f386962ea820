import { LONGEST_PERIOD_DAYS, REPORT_TABLES, TABLE_FORMATS } from './analytics-choices.ts';
import { BOOKING_KINDS } from './bookings-choices.ts';
import { ROOM_FILTERS } from './center-room-filters.ts';
import { staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import { AnsweredDate, Cents, Instant, LocalDate, LocalTime, Nothing } from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

const access = staffWith('reports.read');

/** The days from `from` to `to`, both included, at most 366; default today. Days to come are not counted. */
const Period = z.object({
  from: LocalDate.optional(),
  to: LocalDate.optional(),
  room: z.enum(ROOM_FILTERS).optional(),
});
/** One day; default today. */
const Day = z.object({ date: LocalDate.optional(), room: z.enum(ROOM_FILTERS).optional() });

const asked = { from: AnsweredDate, to: AnsweredDate };
/** A room that something is told of, in the center's order; removed ones among them where they have a past. */
const RoomName = z.object({ id: z.int(), name: z.string() });

/**
 * Who counts on a day: everybody who came, and everybody enrolled at its end (for today, now) and booked for it (schedules-2). Who came counts in the room
 * they arrived in, the others in the room they were in at the day's end.
 */
const Counts = z.object({
  enrolled: z.int(),
  /** On an open day everybody who counts, on a closed one those who came. */
  expected: z.int(),
  /** Came, late ones included (attendance-7). */
  present: z.int(),
  late: z.int(),
  /** Expected less present. */
  absent: z.int(),
});

export const AttendanceReport = z
  .object({
    ...asked,
    rooms: z.array(RoomName),
    /** Open days, days on which somebody came, and the one day that was asked for. */
    days: z.array(
      z.object({ date: AnsweredDate, isOpen: z.boolean(), rooms: z.array(Counts.extend({ roomId: z.int() })) }),
    ),
    /** First arrivals of the day in quarter hours by the center's clock; quarters in which nobody came are left out. */
    arrivals: z.array(z.object({ time: LocalTime, count: z.int(), late: z.int() })),
    /** Rooms with a group as of the last day. */
    enrollment: z.array(
      z.object({ roomId: z.int(), room: z.string(), enrolled: z.int(), capacity: z.int().nullable() }),
    ),
    totals: Counts.extend({
      /** Enrolled as of the last day. */
      children: z.int(),
      /** Present over expected in percent, rounded; of a single day over all enrolled (analytics-2). */
      attendanceRate: z.int(),
    }),
  })
  .meta({ id: 'AttendanceReport' });

export const RatioReport = z
  .object({
    date: AnsweredDate,
    rooms: z.array(
      z.object({
        roomId: z.int(),
        room: z.string(),
        /** The room's limit: how many children one staff member may look after. */
        childrenPerStaff: z.int().nullable(),
        slots: z.array(
          z.object({
            at: Instant,
            /** The center's clock; on the day clocks go back an hour is told twice. */
            time: LocalTime,
            /** Checked in at this very moment, in this room. */
            children: z.int(),
            /** On duty at this moment; staff count in the room they are assigned to. */
            staff: z.int(),
            /** How many staff the children ask for. */
            needed: z.int(),
            state: z.enum(['empty', 'kept', 'broken', 'unstaffed']),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'RatioReport' });

export const INCIDENT_KINDS = ['late-pick-up', 'incident'] as const;

export const IncidentReport = z
  .object({
    ...asked,
    rooms: z.array(RoomName),
    total: z.int(),
    /** Whose family was not told yet; of children still enrolled. */
    open: z.int(),
    byRoom: z.array(z.object({ roomId: z.int(), count: z.int(), open: z.int() })),
    /** Hours 0 to 23 of the center's clock in which something happened. */
    byHour: z.array(z.object({ roomId: z.int(), hour: z.int(), count: z.int() })),
    /** Late pick-ups by their description (incidents-3), and all others: more is not recorded. */
    byKind: z.array(z.object({ kind: z.enum(INCIDENT_KINDS), count: z.int(), open: z.int() })),
    /** The last 5 of children still enrolled, newest first. */
    recent: z.array(
      z.object({
        id: z.int(),
        date: AnsweredDate,
        time: LocalTime,
        child: z.string(),
        room: z.string(),
        description: z.string(),
        kind: z.enum(INCIDENT_KINDS),
        parentNotified: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'IncidentReport' });

export const ActivityReport = z
  .object({
    ...asked,
    rooms: z.array(RoomName),
    total: z.int(),
    byRoom: z.array(z.object({ roomId: z.int(), count: z.int() })),
    /** The ten that were recorded most. */
    byActivity: z.array(z.object({ activity: z.string(), count: z.int() })),
    /** The last 10 of children still enrolled, newest first. */
    recent: z.array(
      z.object({
        id: z.int(),
        date: AnsweredDate,
        child: z.string(),
        room: z.string(),
        activity: z.string(),
        notes: z.string(),
        ledBy: z.string(),
      }),
    ),
  })
  .meta({ id: 'ActivityReport' });

export const CompletenessReport = z
  .object({
    ...asked,
    /** Attended child-days, and those of them with a daily report; in the room the child arrived in. */
    rooms: z.array(z.object({ roomId: z.int(), room: z.string(), attended: z.int(), reported: z.int() })),
    staff: z.array(
      z.object({
        staffId: z.int(),
        name: z.string(),
        room: z.string().nullable(),
        /** Attended child-days they wrote a report of, in any room … */
        written: z.int(),
        /** … and in their own; null without one. */
        writtenInRoom: z.int().nullable(),
        attendedInRoom: z.int().nullable(),
      }),
    ),
  })
  .meta({ id: 'CompletenessReport' });

const BookedCounts = z.object({
  /** Child-days that were booked on open days (attendance-8). */
  booked: z.int(),
  /** Booked child-days on which the child came. */
  came: z.int(),
  /** Booked child-days of days that are over on which the child did not come and the family had told nothing. */
  noShows: z.int(),
  /** Booked child-days on which the child did not come, and the family had told so by that day. */
  told: z.int(),
  /** Child-days on which a child came that was not booked. */
  unbooked: z.int(),
  bookedMinutes: z.int(),
  /** Of everybody who came; without a check-out until the center closed, or until now. */
  attendedMinutes: z.int(),
});

export const BookedReport = z
  .object({
    ...asked,
    rooms: z.array(RoomName),
    /** Whether a row is of a day, or of a month, which it names by its first day: periods of more than 62 days. */
    by: z.enum(['day', 'month']),
    rows: z.array(BookedCounts.extend({ date: AnsweredDate, roomId: z.int() })),
    /** The last 10 no-shows, newest first. */
    noShows: z.array(z.object({ date: AnsweredDate, childId: z.int(), child: z.string(), room: z.string() })),
    totals: BookedCounts,
  })
  .meta({ id: 'BookedReport' });

export const BookedDaysRevenue = z
  .object({
    ...asked,
    /** What was charged for days that families booked (bookings-7), by the month of the day of care; what was taken back is not in it. */
    months: z.array(
      z.object({
        /** Its first day. */
        month: AnsweredDate,
        kind: z.enum(BOOKING_KINDS),
        /** Days of which something is still charged. */
        days: z.int(),
        cents: Cents,
      }),
    ),
    total: Cents,
  })
  .meta({ id: 'BookedDaysRevenue' });

export const analytics = {
  'GET /api/analytics/attendance': {
    summary: 'Attendance per day by room, arrivals by quarter hour, enrollment against capacity',
    audience: 'staff',
    access,
    query: Period,
    longestDays: LONGEST_PERIOD_DAYS,
    reply: AttendanceReport,
  },
  'GET /api/analytics/ratio': {
    summary: "Children present and staff on duty over a day, by quarter hour and room, against the room's limit",
    audience: 'staff',
    access,
    query: Day,
    reply: RatioReport,
  },
  'GET /api/analytics/incidents': {
    summary: 'Incidents by room, hour and kind, those still open, and the last five',
    audience: 'staff',
    access,
    query: Period,
    longestDays: LONGEST_PERIOD_DAYS,
    reply: IncidentReport,
  },
  'GET /api/analytics/activities': {
    summary: 'Activities by room and by what was done, and the last ten',
    audience: 'staff',
    access,
    query: Period,
    longestDays: LONGEST_PERIOD_DAYS,
    reply: ActivityReport,
  },
  'GET /api/analytics/completeness': {
    summary: 'Attended child-days with a daily report, by room and by staff member',
    audience: 'staff',
    access,
    query: Period,
    longestDays: LONGEST_PERIOD_DAYS,
    reply: CompletenessReport,
  },
  'GET /api/analytics/booked': {
    summary: 'Booked against attended by room and day or month, and who was booked, told nothing and did not come',
    audience: 'staff',
    access,
    query: Period,
    longestDays: LONGEST_PERIOD_DAYS,
    reply: BookedReport,
  },
  'GET /api/analytics/booked-days-revenue': {
    summary: 'What days that families booked have brought, by month and kind',
    audience: 'staff',
    access: staffWith('billing'),
    query: Period,
    longestDays: LONGEST_PERIOD_DAYS,
    reply: BookedDaysRevenue,
  },
  'GET /api/analytics/downloads/:table': {
    summary:
      'One table of the reports as CSV (default), Excel or PDF; written down in the audit log. What was charged asks for the right to see the billing',
    audience: 'staff',
    access,
    params: z.object({ table: z.enum(REPORT_TABLES) }),
    query: z.object({ ...Period.shape, date: LocalDate.optional(), format: z.enum(TABLE_FORMATS).optional() }),
    longestDays: LONGEST_PERIOD_DAYS,
    reply: Nothing,
    file: true,
  },
} satisfies Contract;
