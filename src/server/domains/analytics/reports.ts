import type { z } from 'zod';
import {
  type ActivityReport,
  type AttendanceReport,
  type CompletenessReport,
  INCIDENT_KINDS,
  type IncidentReport,
  type RatioReport,
} from '#contract/analytics.ts';
import { LONGEST_PERIOD_DAYS } from '#contract/analytics-choices.ts';
import type { RoomFilter } from '#contract/center-room-filters.ts';
import type { Scope } from '#server/db/scope.ts';
import { refuseLong } from '#server/http/date-range.ts';
import { dayAt, weekdayOf } from '#server/kernel/clock/zone.ts';
import { attendanceCounts, enrollmentByRoom } from './attendance-queries.ts';
import { hoursOn, presenceOn, quartersOf } from './ratio-queries.ts';
import {
  activitiesByRoom,
  completenessCells,
  incidentCells,
  mostRecordedActivities,
  recentActivities,
  recentIncidents,
  staffNames,
} from './record-queries.ts';
import { daysOf, quarterTime, roomsOverDay, sumBy, totalsOf } from './rules.ts';
import { askedRooms, type RoomRow } from './whereabouts-queries.ts';

/** Lists of the reports screen (analytics-3). */
const RECENT_INCIDENTS = 5;
const RECENT_ACTIVITIES = 10;
const MOST_RECORDED = 10;

export interface Period {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly room?: RoomFilter | undefined;
}

export async function attendanceReport(scope: Scope, period: Period): Promise<z.input<typeof AttendanceReport>> {
  const { asked, counted } = await periodOf(scope, period);
  const [rooms, counts, enrollment] = await Promise.all([
    scope.all(askedRooms(asked.room)),
    scope.all(attendanceCounts(counted)),
    scope.all(enrollmentByRoom(counted)),
  ]);
  const rows = counts.filter((row) => row.kind === 'day');
  const days = daysOf(rows);
  return {
    from: asked.from,
    to: asked.to,
    rooms: named(
      rooms,
      rows.map(({ roomId }) => roomId),
    ),
    days,
    arrivals: counts
      .filter((row) => row.kind === 'quarter')
      .map(({ quarter, present, late }) => ({ time: quarterTime(quarter), count: present, late })),
    enrollment,
    totals: totalsOf(days, enrollment, asked.from === asked.to),
  };
}

export async function ratioReport(
  scope: Scope,
  { date, room = 'all' }: { date?: string | undefined; room?: RoomFilter | undefined },
): Promise<z.input<typeof RatioReport>> {
  const { center } = await scope.opened;
  const day = date ?? dayAt(scope.now, center.zone);
  const [rooms, quarters, presence, hours] = await Promise.all([
    scope.all(askedRooms(room)),
    scope.all(quartersOf(day, scope.now)),
    scope.all(presenceOn(day, scope.now)),
    scope.maybe(hoursOn(weekdayOf(day))),
  ]);
  return { date: day, rooms: roomsOverDay(rooms, quarters, presence, hours) };
}

export async function incidentReport(scope: Scope, period: Period): Promise<z.input<typeof IncidentReport>> {
  const { asked, counted } = await periodOf(scope, period);
  const [rooms, cells, recent] = await Promise.all([
    scope.all(askedRooms(asked.room)),
    scope.all(incidentCells(counted)),
    scope.all(recentIncidents(counted, RECENT_INCIDENTS)),
  ]);
  const shown = named(
    rooms,
    cells.map(({ roomId }) => roomId),
  );
  const sumOf = (of: readonly (typeof cells)[number][]) => ({
    count: of.reduce((sum, { count }) => sum + count, 0),
    open: of.reduce((sum, { open }) => sum + open, 0),
  });
  const { count: total, open } = sumOf(cells);
  const hours = sumBy(
    cells,
    ({ roomId, hour }) => roomId * 24 + hour,
    ({ count }) => count,
  );
  return {
    from: asked.from,
    to: asked.to,
    rooms: shown,
    total,
    open,
    byRoom: shown.map(({ id }) => ({ roomId: id, ...sumOf(cells.filter(({ roomId }) => roomId === id)) })),
    byHour: [...hours].map(([key, sum]) => ({ roomId: Math.floor(key / 24), hour: key % 24, count: sum })),
    byKind: INCIDENT_KINDS.map((kind) => ({ kind, ...sumOf(cells.filter((cell) => cell.kind === kind)) })),
    recent,
  };
}

export async function activityReport(scope: Scope, period: Period): Promise<z.input<typeof ActivityReport>> {
  const { asked, counted } = await periodOf(scope, period);
  const [rooms, byRoom, byActivity, recent] = await Promise.all([
    scope.all(askedRooms(asked.room)),
    scope.all(activitiesByRoom(counted)),
    scope.all(mostRecordedActivities(counted, MOST_RECORDED)),
    scope.all(recentActivities(counted, RECENT_ACTIVITIES)),
  ]);
  const shown = named(
    rooms,
    byRoom.map(({ roomId }) => roomId),
  );
  const counts = new Map(byRoom.map(({ roomId, count }) => [roomId, count]));
  return {
    from: asked.from,
    to: asked.to,
    rooms: shown,
    total: byRoom.reduce((sum, { count }) => sum + count, 0),
    byRoom: shown.map(({ id }) => ({ roomId: id, count: counts.get(id) ?? 0 })),
    byActivity,
    recent,
  };
}

export async function completenessReport(scope: Scope, period: Period): Promise<z.input<typeof CompletenessReport>> {
  const { asked, counted } = await periodOf(scope, period);
  const [rooms, cells, people] = await Promise.all([
    scope.all(askedRooms(asked.room)),
    scope.all(completenessCells(counted)),
    scope.all(staffNames()),
  ]);
  const byRoom = new Map(cells.filter(({ staffId }) => staffId === null).map((cell) => [cell.roomId, cell]));
  const writtenBy = Map.groupBy(cells, ({ staffId }) => staffId);
  const staff = people.map(({ id, name, roomId, room, isActive }) => {
    const written = writtenBy.get(id) ?? [];
    const own = written.find((cell) => cell.roomId === roomId);
    return {
      staffId: id,
      name,
      room,
      isTold: written.length > 0 || (isActive && roomId !== null && byRoom.has(roomId)),
      written: written.reduce((sum, { reported }) => sum + reported, 0),
      writtenInRoom: roomId === null ? null : (own?.reported ?? 0),
      attendedInRoom: roomId === null ? null : (byRoom.get(roomId)?.attended ?? 0),
    };
  });
  return {
    from: asked.from,
    to: asked.to,
    rooms: named(rooms, [...byRoom.keys()]).map(({ id, name }) => {
      const { attended = 0, reported = 0 } = byRoom.get(id) ?? {};
      return { roomId: id, room: name, attended, reported };
    }),
    staff: staff.filter(({ isTold }) => isTold).map(({ isTold: _, ...member }) => member),
  };
}

/** What was asked for, default today, and its part up to today, which is what can be counted. */
export async function periodOf(scope: Scope, { from, to, room = 'all' }: Period) {
  const { center } = await scope.opened;
  const today = dayAt(scope.now, center.zone);
  const asked = { from: from ?? to ?? today, to: to ?? (from && from > today ? from : today), room };
  refuseLong(asked, LONGEST_PERIOD_DAYS);
  return { asked, counted: { ...asked, to: asked.to < today ? asked.to : today } };
}

/** Rooms with a group, and of the others those that something is told of. */
const named = (rooms: readonly RoomRow[], told: readonly number[]) => {
  const ids = new Set(told);
  return rooms.filter(({ id, isAside }) => !isAside || ids.has(id)).map(({ id, name }) => ({ id, name }));
};
