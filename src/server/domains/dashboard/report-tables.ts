import type { z } from 'zod';
import type { RatioReport } from '../../../contract/analytics.ts';
import type { ReportTable } from '../../../contract/analytics-choices.ts';
import type { Language } from '../../../contract/languages.ts';
import type { RoomFilter } from '../../../contract/room-filters.ts';
import type { Scope } from '../../db/scope.ts';
import type { TableColumn } from '../../documents/table.ts';
import { say } from '../../words/say.ts';
import {
  activityReport,
  attendanceReport,
  completenessReport,
  incidentReport,
  type Period,
  ratioReport,
} from './analytics.ts';

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
      title: say(language, 'Attendance'),
      columns: [
        text(say(language, 'Date')),
        text(say(language, 'Room')),
        number(say(language, 'Enrolled')),
        number(say(language, 'Expected')),
        number(say(language, 'Present')),
        number(say(language, 'Late')),
        number(say(language, 'Absent')),
      ],
      rows: days.flatMap(({ date, rooms: counts }) =>
        counts.map((row) => [date, nameOf(row.roomId), row.enrolled, row.expected, row.present, row.late, row.absent]),
      ),
    };
  },

  arrivals: async (scope, asked, language) => ({
    title: say(language, 'Arrivals by quarter hour'),
    columns: [
      text(say(language, 'Quarter hour from')),
      number(say(language, 'Arrivals')),
      number(say(language, 'Late')),
    ],
    rows: (await attendanceReport(scope, asked)).arrivals.map(({ time, count, late }) => [time, count, late]),
  }),

  ratio: async (scope, asked, language) => ({
    title: say(language, 'Ratio over the day'),
    columns: [
      text(say(language, 'Time'), 2),
      text(say(language, 'Room'), 4),
      number(say(language, 'Children')),
      number(say(language, 'Staff')),
      number(say(language, 'Staff needed')),
      text(say(language, 'State'), 4),
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
    title: say(language, 'Enrollment against capacity'),
    columns: [
      text(say(language, 'Room')),
      number(say(language, 'Enrolled')),
      number(say(language, 'Capacity')),
      number(say(language, 'Free places')),
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
      title: say(language, 'Incidents by room'),
      columns: [text(say(language, 'Room')), number(say(language, 'Incidents')), number(say(language, 'Open'))],
      rows: byRoom.map(({ roomId, count, open }) => [nameOf(roomId), count, open]),
    };
  },

  'incident-hours': async (scope, asked, language) => {
    const { rooms, byHour } = await incidentReport(scope, asked);
    const nameOf = nameIn(rooms);
    return {
      title: say(language, 'Incidents by hour'),
      columns: [text(say(language, 'Room')), text(say(language, 'Hour')), number(say(language, 'Incidents'))],
      rows: byHour.map(({ roomId, hour, count }) => [nameOf(roomId), `${String(hour).padStart(2, '0')}:00`, count]),
    };
  },

  'incident-kinds': async (scope, asked, language) => ({
    title: say(language, 'Incidents by kind'),
    columns: [text(say(language, 'Kind')), number(say(language, 'Incidents')), number(say(language, 'Open'))],
    rows: (await incidentReport(scope, asked)).byKind.map(({ kind, count, open }) => [
      kind === 'late-pick-up' ? say(language, 'Late pick-up') : say(language, 'Other incident'),
      count,
      open,
    ]),
  }),

  activities: async (scope, asked, language) => {
    const { rooms, byRoom } = await activityReport(scope, asked);
    const nameOf = nameIn(rooms);
    return {
      title: say(language, 'Activities by room'),
      columns: [text(say(language, 'Room')), number(say(language, 'Activities'))],
      rows: byRoom.map(({ roomId, count }) => [nameOf(roomId), count]),
    };
  },

  'most-recorded': async (scope, asked, language) => ({
    title: say(language, 'Activities recorded most'),
    columns: [text(say(language, 'Activity'), 6), number(say(language, 'Times'))],
    rows: (await activityReport(scope, asked)).byActivity.map(({ activity, count }) => [activity, count]),
  }),

  completeness: async (scope, asked, language) => ({
    title: say(language, 'Daily reports by room'),
    columns: [
      text(say(language, 'Room')),
      number(say(language, 'Days attended')),
      number(say(language, 'With a report')),
      number(say(language, 'Percent')),
    ],
    rows: (await completenessReport(scope, asked)).rooms.map(({ room, attended, reported }) => [
      room,
      attended,
      reported,
      percent(reported, attended),
    ]),
  }),

  staff: async (scope, asked, language) => ({
    title: say(language, 'Daily reports by staff'),
    columns: [
      text(say(language, 'Staff member'), 4),
      text(say(language, 'Room')),
      number(say(language, 'Reports written')),
      number(say(language, 'In own room')),
      number(say(language, 'Days attended there')),
      number(say(language, 'Percent')),
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
};

type State = z.input<typeof RatioReport>['rooms'][number]['slots'][number]['state'];
/** What a moment in a room is called. */
export function stateIn(language: Language, state: State): string {
  if (state === 'unstaffed') return say(language, 'Children without staff');
  if (state === 'broken') return say(language, 'Too few staff');
  return state === 'kept' ? say(language, 'Ratio kept') : say(language, 'No children');
}
