import type { z } from 'zod';
import type { RatioReport } from '#contract/analytics.ts';
import type { ReportTable } from '#contract/analytics-choices.ts';
import type { BookingKind } from '#contract/bookings-choices.ts';
import type { RoomFilter } from '#contract/center-room-filters.ts';
import type { Language } from '#contract/kernel/languages.ts';
import type { Scope } from '#server/db/scope.ts';
import type { TableColumn } from '#server/kernel/documents/table.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import { allNoShows, bookedDaysRevenue, bookedReport } from './booked.ts';
import {
  activityReport,
  attendanceReport,
  completenessReport,
  incidentReport,
  type Period,
  ratioReport,
} from './reports.ts';

export interface AskedTable extends Period {
  readonly date?: string | undefined;
  readonly room?: RoomFilter | undefined;
}
/** A table of the reports, in its reader's language. */
export interface Written {
  readonly title: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly (string | number)[])[];
}
type Writer = (scope: Scope, asked: AskedTable, language: Language) => Promise<Written>;

const text = (label: string, width = 3): TableColumn => ({ label, width });
const number = (label: string): TableColumn => ({ label, width: 2, isNumber: true });
/** A part of a whole in percent; nothing of nothing has none. */
const percent = (part: number, whole: number) => (whole === 0 ? '' : Math.round((part / whole) * 100));
const nameIn = (rooms: readonly { id: number; name: string }[]) => {
  const names = new Map(rooms.map(({ id, name }) => [id, name]));
  return (id: number) => names.get(id) ?? '';
};

/** Each table of the reports screen, made of the same numbers that the screen is shown. */
export const TABLES: Readonly<Record<ReportTable, Writer>> = {
  attendance: async (scope, asked, language) => {
    const { rooms, days } = await attendanceReport(scope, asked);
    const nameOf = nameIn(rooms);
    return {
      title: translate(language, 'Attendance'),
      columns: [
        text(translate(language, 'Date')),
        text(translate(language, 'Room')),
        number(translate(language, 'Enrolled')),
        number(translate(language, 'Expected')),
        number(translate(language, 'Present')),
        number(translate(language, 'Late')),
        number(translate(language, 'Absent')),
      ],
      rows: days.flatMap(({ date, rooms: counts }) =>
        counts.map((row) => [date, nameOf(row.roomId), row.enrolled, row.expected, row.present, row.late, row.absent]),
      ),
    };
  },

  arrivals: async (scope, asked, language) => ({
    title: translate(language, 'Arrivals by quarter hour'),
    columns: [
      text(translate(language, 'Quarter hour from')),
      number(translate(language, 'Arrivals')),
      number(translate(language, 'Late')),
    ],
    rows: (await attendanceReport(scope, asked)).arrivals.map(({ time, count, late }) => [time, count, late]),
  }),

  ratio: async (scope, asked, language) => ({
    title: translate(language, 'Ratio over the day'),
    columns: [
      text(translate(language, 'Time'), 2),
      text(translate(language, 'Room'), 4),
      number(translate(language, 'Children')),
      number(translate(language, 'Staff')),
      number(translate(language, 'Staff needed')),
      text(translate(language, 'State'), 4),
    ],
    rows: (await ratioReport(scope, asked)).rooms.flatMap(({ room, slots }) =>
      slots.map(({ time, children, staff, needed, state }) => [
        time,
        room,
        children,
        staff,
        needed,
        stateIn(language, state),
      ]),
    ),
  }),

  enrollment: async (scope, asked, language) => ({
    title: translate(language, 'Enrollment against capacity'),
    columns: [
      text(translate(language, 'Room')),
      number(translate(language, 'Enrolled')),
      number(translate(language, 'Capacity')),
      number(translate(language, 'Free places')),
    ],
    rows: (await attendanceReport(scope, asked)).enrollment.map(({ room, enrolled, capacity }) => [
      room,
      enrolled,
      capacity ?? '',
      capacity === null ? '' : capacity - enrolled,
    ]),
  }),

  incidents: async (scope, asked, language) => {
    const { rooms, byRoom } = await incidentReport(scope, asked);
    const nameOf = nameIn(rooms);
    return {
      title: translate(language, 'Incidents by room'),
      columns: [
        text(translate(language, 'Room')),
        number(translate(language, 'Incidents')),
        number(translate(language, 'Open')),
      ],
      rows: byRoom.map(({ roomId, count, open }) => [nameOf(roomId), count, open]),
    };
  },

  'incident-hours': async (scope, asked, language) => {
    const { rooms, byHour } = await incidentReport(scope, asked);
    const nameOf = nameIn(rooms);
    return {
      title: translate(language, 'Incidents by hour'),
      columns: [
        text(translate(language, 'Room')),
        text(translate(language, 'Hour')),
        number(translate(language, 'Incidents')),
      ],
      rows: byHour.map(({ roomId, hour, count }) => [nameOf(roomId), `${String(hour).padStart(2, '0')}:00`, count]),
    };
  },

  'incident-kinds': async (scope, asked, language) => ({
    title: translate(language, 'Incidents by kind'),
    columns: [
      text(translate(language, 'Kind')),
      number(translate(language, 'Incidents')),
      number(translate(language, 'Open')),
    ],
    rows: (await incidentReport(scope, asked)).byKind.map(({ kind, count, open }) => [
      kind === 'late-pick-up' ? translate(language, 'Late pick-up') : translate(language, 'Other incident'),
      count,
      open,
    ]),
  }),

  activities: async (scope, asked, language) => {
    const { rooms, byRoom } = await activityReport(scope, asked);
    const nameOf = nameIn(rooms);
    return {
      title: translate(language, 'Activities by room'),
      columns: [text(translate(language, 'Room')), number(translate(language, 'Activities'))],
      rows: byRoom.map(({ roomId, count }) => [nameOf(roomId), count]),
    };
  },

  'most-recorded': async (scope, asked, language) => ({
    title: translate(language, 'Activities recorded most'),
    columns: [text(translate(language, 'Activity'), 6), number(translate(language, 'Times'))],
    rows: (await activityReport(scope, asked)).byActivity.map(({ activity, count }) => [activity, count]),
  }),

  completeness: async (scope, asked, language) => ({
    title: translate(language, 'Daily reports by room'),
    columns: [
      text(translate(language, 'Room')),
      number(translate(language, 'Days attended')),
      number(translate(language, 'With a report')),
      number(translate(language, 'Percent')),
    ],
    rows: (await completenessReport(scope, asked)).rooms.map(({ room, attended, reported }) => [
      room,
      attended,
      reported,
      percent(reported, attended),
    ]),
  }),

  staff: async (scope, asked, language) => ({
    title: translate(language, 'Daily reports by staff'),
    columns: [
      text(translate(language, 'Staff member'), 4),
      text(translate(language, 'Room')),
      number(translate(language, 'Reports written')),
      number(translate(language, 'In own room')),
      number(translate(language, 'Days attended there')),
      number(translate(language, 'Percent')),
    ],
    rows: (await completenessReport(scope, asked)).staff.map((member) => [
      member.name,
      member.room ?? '',
      member.written,
      member.writtenInRoom ?? '',
      member.attendedInRoom ?? '',
      percent(member.writtenInRoom ?? 0, member.attendedInRoom ?? 0),
    ]),
  }),

  booked: async (scope, asked, language) => {
    const { rooms, rows } = await bookedReport(scope, asked);
    const nameOf = nameIn(rooms);
    return {
      title: translate(language, 'Booked against attended'),
      columns: [
        text(translate(language, 'Date')),
        text(translate(language, 'Room')),
        number(translate(language, 'Booked')),
        number(translate(language, 'Came')),
        number(translate(language, 'Reported away')),
        number(translate(language, 'No-shows')),
        number(translate(language, 'Came unbooked')),
        number(translate(language, 'Minutes booked')),
        number(translate(language, 'Minutes attended')),
      ],
      rows: rows.map((row) => [
        row.date,
        nameOf(row.roomId),
        row.booked,
        row.came,
        row.told,
        row.noShows,
        row.unbooked,
        row.bookedMinutes,
        row.attendedMinutes,
      ]),
    };
  },

  'no-shows': async (scope, asked, language) => ({
    title: translate(language, 'No-shows'),
    columns: [
      text(translate(language, 'Date')),
      text(translate(language, 'Child'), 4),
      text(translate(language, 'Room')),
    ],
    rows: (await allNoShows(scope, asked)).map(({ date, child, room }) => [date, child, room]),
  }),

  'booked-days-revenue': async (scope, asked, language) => ({
    title: translate(language, 'Charged for booked days'),
    columns: [
      text(translate(language, 'Month from')),
      text(translate(language, 'Kind'), 4),
      number(translate(language, 'Days')),
      number(translate(language, 'Amount in cents')),
    ],
    rows: (await bookedDaysRevenue(scope, asked)).months.map(({ month, kind, days, cents }) => [
      month,
      bookingKindIn(language, kind),
      days,
      cents,
    ]),
  }),
};

function bookingKindIn(language: Language, kind: BookingKind): string {
  if (kind === 'extra') return translate(language, 'Extra day');
  if (kind === 'swap') return translate(language, 'Swapped day');
  if (kind === 'times') return translate(language, 'Other times');
  return kind === 'drop-in' ? translate(language, 'Drop-in day') : translate(language, 'Day of flexible care');
}

type State = z.input<typeof RatioReport>['rooms'][number]['slots'][number]['state'];
/** What a moment in a room is called. */
export function stateIn(language: Language, state: State): string {
  if (state === 'unstaffed') return translate(language, 'Children without staff');
  if (state === 'broken') return translate(language, 'Too few staff');
  return state === 'kept' ? translate(language, 'Ratio met') : translate(language, 'No children');
}
