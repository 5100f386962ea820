import { addDays, dayAt, momentOf, timeAt, weekdayOf } from '#server/kernel/clock/zone.ts';
import type { Kept } from './busy-center.ts';
import type { Scene } from './scene.ts';

/** The numbers of the reports counted again, child by child and row by row, from the tables and what the test remembers. */

type Filter = 'all' | 'infants' | 'toddlers' | 'preschool';
interface Range {
  readonly from: string;
  readonly to: string;
  readonly room: Filter;
}
interface Stay {
  readonly childId: number;
  readonly date: string;
  readonly status: string;
  readonly checkIn: Date | null;
  readonly checkOut: Date | null;
}
interface Report {
  readonly childId: number;
  readonly date: string;
  readonly staffId: number;
}
export interface Rows {
  readonly zone: string;
  readonly now: Date;
  readonly children: readonly Kept[];
  readonly rooms: readonly { id: number; name: string; ageGroup: string; capacity: number; limit: number }[];
  readonly openWeekdays: ReadonlySet<number>;
  readonly hours: ReadonlyMap<number, { opens: string; closes: string }>;
  readonly closed: ReadonlySet<string>;
  readonly attendance: readonly Stay[];
  /** By child and day. */
  readonly ofDay: ReadonlyMap<string, readonly Stay[]>;
  readonly duty: readonly { staffId: number; startedAt: Date; endedAt: Date | null }[];
  readonly staff: readonly { id: number; name: string; room: string | null }[];
  readonly incidents: readonly {
    id: number;
    childId: number;
    date: string;
    time: string;
    description: string;
    told: boolean;
  }[];
  readonly activities: readonly {
    id: number;
    childId: number;
    date: string;
    activity: string;
    kind: string;
    at: Date | null;
    undoneAt: Date | null;
  }[];
  readonly reportsOfDay: ReadonlyMap<string, readonly Report[]>;
}

export async function readRows(scene: Scene, children: readonly Kept[]): Promise<Rows> {
  const all = <Row>(sql: string) => scene.rows<Row>(sql);
  const hours = await all<{ weekday: number; opens: string; closes: string }>(
    'select weekday, opens, closes from opening_hours',
  );
  const attendance = await all<Stay>(
    `select child_id as "childId", date, status, check_in as "checkIn", check_out as "checkOut" from attendance`,
  );
  const reports = await all<Report>('select child_id as "childId", date, staff_id as "staffId" from daily_report');
  return {
    zone: scene.world.zone,
    now: scene.larkhouse.clock.now(),
    children,
    rooms: await all(`select id, name, age_group as "ageGroup", capacity, children_per_staff as "limit" from room
      where age_group is not null order by sort_order, id`),
    openWeekdays: new Set(hours.map(({ weekday }) => weekday)),
    hours: new Map(hours.map((row) => [row.weekday, row])),
    closed: new Set((await all<{ date: string }>('select date from closure')).map(({ date }) => date)),
    attendance,
    ofDay: Map.groupBy(attendance, ({ childId, date }) => `${childId} ${date}`),
    duty: await all(`select staff_id as "staffId", started_at as "startedAt", ended_at as "endedAt" from staff_duty`),
    staff:
      await all(`select s.id, s.first_name || ' ' || s.last_name as name, m.name as room from staff s left join room m on m.id = s.room_id
      order by s.last_name, s.first_name, s.id`),
    incidents: await all(
      `select id, child_id as "childId", date, time, description, parent_notified_at is not null as told from incident`,
    ),
    activities: await all(
      `select id, child_id as "childId", date, activity, kind, at, undone_at as "undoneAt" from activity`,
    ),
    reportsOfDay: Map.groupBy(reports, ({ childId, date }) => `${childId} ${date}`),
  };
}

export const roomAt = ({ rooms }: Kept, moment: Date): string =>
  (rooms.findLast(({ from }) => from <= moment) ?? rooms[0])?.room ?? '';

const inFilter = (rows: Rows, room: string, filter: Filter): boolean => {
  const group = rows.rooms.find(({ name }) => name === room)?.ageGroup;
  return filter === 'all' || group === filter || (filter === 'preschool' && group === 'pre-k');
};
const shownRooms = (rows: Rows, filter: Filter) => rows.rooms.filter(({ name }) => inFilter(rows, name, filter));
const names = (rooms: Rows['rooms']) => rooms.map(({ id, name }) => ({ id, name }));

function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
const endOf = (rows: Rows, date: string) => new Date(momentOf(addDays(date, 1), '00:00', rows.zone).getTime() - 1);
const lastOf = (rows: Rows, { to }: Range) => (to < dayAt(rows.now, rows.zone) ? to : dayAt(rows.now, rows.zone));

function firstArrival(rows: Rows, childId: number, date: string): { at: Date; late: boolean } | null {
  const stays = (rows.ofDay.get(`${childId} ${date}`) ?? []).filter(({ checkIn }) => checkIn !== null);
  if (stays.length === 0) return null;
  const at = new Date(Math.min(...stays.map(({ checkIn }) => checkIn?.getTime() ?? 0)));
  return { at, late: stays.some(({ status }) => status === 'late') };
}
const isEnrolled = (rows: Rows, child: Kept, date: string) =>
  child.enrolledOn <= date && (child.removedAt === null || child.removedAt > endOf(rows, date));

function childDays(rows: Rows, range: Range) {
  return daysBetween(range.from, lastOf(rows, range)).flatMap((day) =>
    rows.children.flatMap((child) => {
      const arrival = firstArrival(rows, child.id, day);
      if (!arrival && !isEnrolled(rows, child, day)) return [];
      const room = roomAt(child, arrival?.at ?? endOf(rows, day));
      return inFilter(rows, room, range.room) ? [{ child, day, room, arrival }] : [];
    }),
  );
}

export function recountAttendance(rows: Rows, range: Range) {
  const all = childDays(rows, range);
  const isOneDay = range.from === range.to;
  const days = daysBetween(range.from, lastOf(rows, range)).flatMap((date) => {
    const there = all.filter(({ day }) => day === date);
    const isOpen = rows.openWeekdays.has(weekdayOf(date)) && !rows.closed.has(date);
    if (there.length === 0 || !(isOpen || isOneDay || there.some(({ arrival }) => arrival))) return [];
    const rooms = rows.rooms.flatMap(({ id, name }) => {
      const inRoom = there.filter(({ room }) => room === name);
      if (inRoom.length === 0) return [];
      const present = inRoom.filter(({ arrival }) => arrival !== null).length;
      const expected = isOpen ? inRoom.length : present;
      const late = inRoom.filter(({ arrival }) => arrival?.late).length;
      return [{ roomId: id, enrolled: inRoom.length, expected, present, late, absent: expected - present }];
    });
    return [{ date, isOpen, rooms }];
  });
  const arrivals = new Map<string, { time: string; count: number; late: number }>();
  for (const { arrival } of all) {
    if (!arrival) continue;
    const [hour = '', minute = ''] = timeAt(arrival.at, rows.zone).split(':');
    const time = `${hour}:${String(Number(minute) - (Number(minute) % 15)).padStart(2, '0')}`;
    const quarter = arrivals.get(time) ?? { time, count: 0, late: 0 };
    arrivals.set(time, { time, count: quarter.count + 1, late: quarter.late + (arrival.late ? 1 : 0) });
  }
  const last = lastOf(rows, range);
  const enrollment = shownRooms(rows, range.room).map(({ id, name, capacity }) => ({
    roomId: id,
    room: name,
    capacity,
    enrolled: rows.children.filter(
      (child) => isEnrolled(rows, child, last) && roomAt(child, endOf(rows, last)) === name,
    ).length,
  }));
  const cells = days.flatMap(({ rooms }) => rooms);
  const sum = (of: (cell: (typeof cells)[number]) => number) => cells.reduce((whole, cell) => whole + of(cell), 0);
  const enrolled = sum((cell) => cell.enrolled);
  const expected = isOneDay ? enrolled : sum((cell) => cell.expected);
  const present = sum((cell) => cell.present);
  return {
    from: range.from,
    to: range.to,
    rooms: names(shownRooms(rows, range.room)),
    days,
    arrivals: [...arrivals.values()].toSorted((a, b) => a.time.localeCompare(b.time)),
    enrollment,
    totals: {
      enrolled,
      expected,
      present,
      late: sum((cell) => cell.late),
      absent: expected - present,
      children: enrollment.reduce((whole, room) => whole + room.enrolled, 0),
      attendanceRate: expected === 0 ? 0 : Math.round((100 * present) / expected),
    },
  };
}

export function recountRatio(rows: Rows, date: string, filter: Filter) {
  const midnight = momentOf(date, '00:00', rows.zone).getTime();
  const next = momentOf(addDays(date, 1), '00:00', rows.zone).getTime();
  const slots: Date[] = [];
  for (let at = midnight; at < next && at <= rows.now.getTime(); at += 15 * 60_000) slots.push(new Date(at));
  const childrenAt = (room: string, at: Date) =>
    new Set(
      rows.attendance
        .filter(
          (row) =>
            row.date === date &&
            row.checkIn !== null &&
            row.checkIn <= at &&
            (row.checkOut === null || row.checkOut > at),
        )
        .map(({ childId }) => childId)
        .filter((id) => {
          const child = rows.children.find((one) => one.id === id);
          return child && roomAt(child, at) === room;
        }),
    ).size;
  const staffAt = (room: string, at: Date) =>
    new Set(
      rows.duty
        .filter(({ startedAt, endedAt }) => startedAt <= at && (endedAt === null || endedAt > at))
        .map(({ staffId }) => staffId)
        .filter((id) => rows.staff.find((member) => member.id === id)?.room === room),
    ).size;
  const rooms = shownRooms(rows, filter);
  const hours = rows.hours.get(weekdayOf(date));
  const counts = slots.map((at) => rooms.map(({ name }) => childrenAt(name, at)));
  const isShown = slots.map((at, place) => {
    const time = timeAt(at, rows.zone);
    return (
      (counts[place]?.some((count) => count > 0) ?? false) ||
      (hours ? time >= hours.opens && time <= hours.closes : false)
    );
  });
  const [first, last] = [isShown.indexOf(true), isShown.lastIndexOf(true)];
  return {
    date,
    rooms: rooms.map(({ id, name, limit }, column) => ({
      roomId: id,
      room: name,
      childrenPerStaff: limit,
      slots: slots.flatMap((at, place) => {
        if (first < 0 || place < first || place > last) return [];
        const children = counts[place]?.[column] ?? 0;
        const staff = staffAt(name, at);
        const needed = Math.ceil(children / limit);
        const state = children === 0 ? 'empty' : staff === 0 ? 'unstaffed' : staff < needed ? 'broken' : 'kept';
        return [{ at: at.toISOString(), time: timeAt(at, rows.zone), children, staff, needed, state }];
      }),
    })),
  };
}

/** The newest first; of one day and time the one written last. */
const newestFirst = (a: { date: string; time?: string; id: number }, b: { date: string; time?: string; id: number }) =>
  b.date.localeCompare(a.date) || (b.time ?? '').localeCompare(a.time ?? '') || b.id - a.id;

export function recountIncidents(rows: Rows, range: Range) {
  const last = lastOf(rows, range);
  const found = rows.incidents.flatMap((incident) => {
    const child = rows.children.find(({ id }) => id === incident.childId);
    if (!child || incident.date < range.from || incident.date > last) return [];
    const room = roomAt(child, momentOf(incident.date, incident.time, rows.zone));
    const kind = /late pick-up|picked up 20 minutes late/i.test(incident.description) ? 'late-pick-up' : 'incident';
    const open = !incident.told && child.removedAt === null;
    return inFilter(rows, room, range.room) ? [{ ...incident, child, room, kind, open }] : [];
  });
  const sums = (of: typeof found) => ({ count: of.length, open: of.filter(({ open }) => open).length });
  const rooms = shownRooms(rows, range.room);
  return {
    from: range.from,
    to: range.to,
    rooms: names(rooms),
    total: found.length,
    open: sums(found).open,
    byRoom: rooms.map(({ id, name }) => ({ roomId: id, ...sums(found.filter(({ room }) => room === name)) })),
    byHour: rooms
      .toSorted((a, b) => a.id - b.id)
      .flatMap(({ id, name }) =>
        Array.from({ length: 24 }, (_, hour) => ({
          roomId: id,
          hour,
          count: found.filter(({ room, time }) => room === name && Number(time.slice(0, 2)) === hour).length,
        })).filter(({ count }) => count > 0),
      ),
    byKind: (['late-pick-up', 'incident'] as const).map((kind) => ({
      kind,
      ...sums(found.filter((incident) => incident.kind === kind)),
    })),
    recent: found
      .filter(({ child }) => child.removedAt === null)
      .toSorted(newestFirst)
      .slice(0, 5)
      .map(({ id }) => id),
  };
}

export function recountActivities(rows: Rows, range: Range) {
  const last = lastOf(rows, range);
  const found = rows.activities.flatMap((activity) => {
    const child = rows.children.find(({ id }) => id === activity.childId);
    if (!child || activity.date < range.from || activity.date > last) return [];
    if (activity.undoneAt || !['learning', 'outdoor', 'other'].includes(activity.kind)) return [];
    const room = roomAt(child, activity.at ?? momentOf(activity.date, '12:00', rows.zone));
    return inFilter(rows, room, range.room) ? [{ ...activity, child, room }] : [];
  });
  const counts = new Map<string, number>();
  for (const { activity } of found) counts.set(activity, (counts.get(activity) ?? 0) + 1);
  const rooms = shownRooms(rows, range.room);
  return {
    total: found.length,
    byRoom: rooms.map(({ id, name }) => ({ roomId: id, count: found.filter(({ room }) => room === name).length })),
    counts: Object.fromEntries(counts),
    recent: found
      .filter(({ child }) => child.removedAt === null)
      .toSorted(newestFirst)
      .slice(0, 10)
      .map(({ id }) => id),
  };
}

export function recountCompleteness(rows: Rows, range: Range) {
  const came = childDays(rows, range).filter(({ arrival }) => arrival !== null);
  const writersOf = (childId: number, date: string) =>
    new Set((rows.reportsOfDay.get(`${childId} ${date}`) ?? []).map(({ staffId }) => staffId));
  const attendedIn = (name: string) => came.filter(({ room }) => room === name);
  return {
    from: range.from,
    to: range.to,
    rooms: shownRooms(rows, range.room).map(({ id, name }) => ({
      roomId: id,
      room: name,
      attended: attendedIn(name).length,
      reported: attendedIn(name).filter(({ child, day }) => writersOf(child.id, day).size > 0).length,
    })),
    staff: rows.staff.flatMap(({ id, name, room }) => {
      const written = came.filter(({ child, day }) => writersOf(child.id, day).has(id));
      const attended = room === null ? 0 : attendedIn(room).length;
      if (written.length === 0 && attended === 0) return [];
      return [
        {
          staffId: id,
          name,
          room,
          written: written.length,
          writtenInRoom: room === null ? null : written.filter((one) => one.room === room).length,
          attendedInRoom: room === null ? null : attended,
        },
      ];
    }),
  };
}

/** Of children without a schedule, who are booked on every open day; nobody reported an absence. */
export function recountBooked(rows: Rows, range: Range) {
  const today = dayAt(rows.now, rows.zone);
  const by = daysBetween(range.from, range.to).length > 62 ? 'month' : 'day';
  const all = childDays(rows, range).flatMap(({ child, day, room, arrival }) => {
    const hours = rows.closed.has(day) ? undefined : rows.hours.get(weekdayOf(day));
    const isBooked = hours !== undefined && isEnrolled(rows, child, day);
    if (!isBooked && !arrival) return [];
    return {
      date: by === 'month' ? `${day.slice(0, 8)}01` : day,
      day,
      childId: child.id,
      roomId: rows.rooms.find(({ name }) => name === room)?.id ?? 0,
      booked: isBooked ? 1 : 0,
      came: isBooked && arrival ? 1 : 0,
      noShows: isBooked && !arrival && day < today ? 1 : 0,
      told: 0,
      unbooked: isBooked ? 0 : 1,
      bookedMinutes: isBooked ? clockMinutes(hours.closes) - clockMinutes(hours.opens) : 0,
      attendedMinutes: attendedMinutes(rows, child.id, day),
    };
  });
  const sum = (of: typeof all) => ({
    booked: of.reduce((whole, one) => whole + one.booked, 0),
    came: of.reduce((whole, one) => whole + one.came, 0),
    noShows: of.reduce((whole, one) => whole + one.noShows, 0),
    told: 0,
    unbooked: of.reduce((whole, one) => whole + one.unbooked, 0),
    bookedMinutes: of.reduce((whole, one) => whole + one.bookedMinutes, 0),
    attendedMinutes: of.reduce((whole, one) => whole + one.attendedMinutes, 0),
  });
  const cells = [...Map.groupBy(all, ({ date, roomId }) => `${date} ${String(roomId).padStart(9, '0')}`)];
  return {
    by,
    rows: cells
      .toSorted(([one], [other]) => one.localeCompare(other))
      .flatMap(([, of]) => of.slice(0, 1).map(({ date, roomId }) => ({ date, roomId, ...sum(of) }))),
    totals: sum(all),
    noShows: all.filter(({ noShows }) => noShows > 0).map(({ day, childId }) => `${day} ${childId}`),
  };
}

const clockMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function attendedMinutes(rows: Rows, childId: number, date: string): number {
  const closes = rows.hours.get(weekdayOf(date))?.closes;
  const milliseconds = (rows.ofDay.get(`${childId} ${date}`) ?? []).map(({ checkIn, checkOut }) => {
    if (!checkIn) return 0;
    const closed = closes === undefined ? checkIn : momentOf(date, closes, rows.zone);
    const end = checkOut ?? new Date(Math.min(rows.now.getTime(), Math.max(checkIn.getTime(), closed.getTime())));
    return end.getTime() - checkIn.getTime();
  });
  return Math.floor(milliseconds.reduce((whole, one) => whole + one, 0) / 60_000);
}
