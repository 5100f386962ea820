import { addDays, weekdayOf } from '#server/kernel/clock/zone.ts';
import type { Scene } from './scene.ts';

/** Weeks and months ahead counted again: child by child, day by day, half hour by half hour, from the tables. */

interface Time {
  readonly roomId: number;
  readonly arrives: string;
  readonly leaves: string;
}
interface Schedule {
  readonly id: number;
  readonly childId: number;
  readonly from: string;
  readonly to: string | null;
  readonly kind: string;
  readonly cycleWeeks: number;
  readonly firstMonday: string;
}
interface Slot {
  readonly scheduleId: number;
  readonly week: number;
  readonly weekday: number;
  readonly arrives: string;
  readonly leaves: string;
  readonly roomId: number | null;
}
interface Booking {
  readonly childId: number;
  readonly kind: string;
  readonly date: string;
  readonly arrives: string;
  readonly leaves: string;
  readonly givesUp: string | null;
}
interface Room {
  readonly id: number;
  readonly capacity: number | null;
  readonly ratio: number | null;
  readonly minAge: number | null;
  readonly maxAge: number | null;
  readonly hasGroup: boolean;
}
interface Child {
  readonly id: number;
  readonly roomId: number;
  readonly dateOfBirth: string;
  readonly periods: readonly { readonly startsOn: string; readonly endsOn: string | null }[];
}
export interface PlanRows {
  readonly today: string;
  readonly license: number | null;
  readonly children: readonly Child[];
  readonly rooms: readonly Room[];
  readonly hours: ReadonlyMap<number, { readonly opens: string; readonly closes: string }>;
  readonly closed: ReadonlySet<string>;
  readonly schedules: readonly Schedule[];
  readonly slots: readonly Slot[];
  readonly bookings: readonly Booking[];
}

export async function readPlan(scene: Scene, today: string): Promise<PlanRows> {
  const all = <Row>(sql: string) => scene.rows<Row>(sql);
  const periods = await all<{ childId: number; startsOn: string; endsOn: string | null }>(
    'select child_id as "childId", starts_on as "startsOn", ends_on as "endsOn" from child_enrollment',
  );
  const hours = await all<{ weekday: number; opens: string; closes: string }>(
    'select weekday, opens, closes from opening_hours',
  );
  const children = await all<Omit<Child, 'periods'>>(
    'select id, room_id as "roomId", date_of_birth as "dateOfBirth" from child where removed_at is null order by id',
  );
  const [rules] = await all<{ license: number | null }>('select licensed_places as license from booking_rule');
  return {
    today,
    license: rules?.license ?? null,
    children: children.map((child) => ({ ...child, periods: periods.filter(({ childId }) => childId === child.id) })),
    rooms:
      await all(`select id, capacity, children_per_staff as ratio, min_age_months as "minAge", max_age_months as "maxAge",
      age_group is not null as "hasGroup" from room where removed_at is null order by sort_order, id`),
    hours: new Map(hours.map((row) => [row.weekday, row])),
    closed: new Set((await all<{ date: string }>('select date from closure')).map(({ date }) => date)),
    schedules:
      await all(`select id, child_id as "childId", from_date as "from", to_date as "to", kind, cycle_weeks as "cycleWeeks",
      first_monday as "firstMonday" from child_schedule`),
    slots: await all(
      'select schedule_id as "scheduleId", week, weekday, arrives, leaves, room_id as "roomId" from schedule_slot',
    ),
    bookings: await all(`select child_id as "childId", kind, date, arrives, leaves, gives_up as "givesUp" from booking
      where status = 'confirmed'`),
  };
}

const isEnrolled = (child: Child, date: string): boolean =>
  child.periods.some(({ startsOn, endsOn }) => startsOn <= date && (endsOn === null || endsOn >= date));
const hoursOn = (rows: PlanRows, date: string) => (rows.closed.has(date) ? undefined : rows.hours.get(weekdayOf(date)));
const weeksBetween = (monday: string, date: string): number =>
  Math.floor((Date.parse(date) - Date.parse(monday)) / (7 * 86_400_000));

/** When a child is booked on a date, and where; `home` is the room to which it belongs then. A changed day is one time, in its first room. */
function timesOf(rows: PlanRows, child: Child, date: string, home: number): Time[] {
  const times = timesBefore(rows, child, date, home);
  const [first] = times.toSorted((one, other) => minutesOf(one.arrives) - minutesOf(other.arrives));
  const changed = rows.bookings.find((one) => one.childId === child.id && one.date === date && one.kind === 'times');
  return first && changed ? [{ roomId: first.roomId, arrives: changed.arrives, leaves: changed.leaves }] : times;
}

function timesBefore(rows: PlanRows, child: Child, date: string, home: number): Time[] {
  const hours = hoursOn(rows, date);
  if (!hours || !isEnrolled(child, date)) return [];
  const own = rows.bookings.filter(({ childId, kind }) => childId === child.id && kind !== 'times');
  const booked = own
    .filter((booking) => booking.date === date)
    .map(({ arrives, leaves }) => ({ roomId: home, arrives, leaves }));
  const schedule = rows.schedules.find(
    ({ childId, from, to }) => childId === child.id && from <= date && (to === null || to >= date),
  );
  if (!schedule) return [{ roomId: home, arrives: hours.opens, leaves: hours.closes }, ...booked];
  if (schedule.kind !== 'fixed' || own.some(({ givesUp }) => givesUp === date)) return booked;
  const week = (weeksBetween(schedule.firstMonday, date) % schedule.cycleWeeks) + 1;
  const agreed = rows.slots.filter(
    (slot) => slot.scheduleId === schedule.id && slot.week === week && slot.weekday === weekdayOf(date),
  );
  return [...agreed.map(({ roomId, arrives, leaves }) => ({ roomId: roomId ?? home, arrives, leaves })), ...booked];
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

export interface RecountedDay {
  readonly date: string;
  readonly openMinutes: number;
  /** Every half hour with who is there, by room. */
  readonly halfHours: readonly {
    readonly from: string;
    readonly rooms: ReadonlyMap<number, { children: number; places: number | null; staffNeeded: number }>;
  }[];
  /** The minutes of a child in a room, minute by minute. */
  readonly minutes: readonly { readonly childId: number; readonly roomId: number; readonly minutes: number }[];
}

/** A day of the house; `homeOf` says to which room a child belongs on it. Null: closed. */
export function recountDay(rows: PlanRows, date: string, homeOf: (child: Child) => number): RecountedDay | null {
  const hours = hoursOn(rows, date);
  if (!hours) return null;
  const [opens, closes] = [minutesOf(hours.opens), minutesOf(hours.closes)];
  const booked = rows.children.map((child) => ({ child, times: timesOf(rows, child, date, homeOf(child)) }));
  const roomAt = (times: readonly Time[], from: number, to: number) =>
    times.findLast(({ arrives, leaves }) => minutesOf(arrives) < to && minutesOf(leaves) > from)?.roomId;
  const halfHours = [];
  for (let from = opens; from < closes; ) {
    const to = Math.min(closes, from - (from % 30) + 30);
    const there = booked.flatMap(({ times }) => roomAt(times, from, to) ?? []);
    const byRoom = rows.rooms.map(
      ({ id, capacity, ratio }): [number, { children: number; places: number | null; staffNeeded: number }] => {
        const children = there.filter((roomId) => roomId === id).length;
        const limits = [capacity, rows.license === null ? null : Math.max(0, rows.license - (there.length - children))];
        const known = limits.filter((limit) => limit !== null);
        return [
          id,
          {
            children,
            places: known.length === 0 ? null : Math.min(...known),
            staffNeeded: ratio === null ? Math.min(children, 1) : Math.ceil(children / ratio),
          },
        ];
      },
    );
    halfHours.push({ from: timeOf(from), rooms: new Map(byRoom) });
    from = to;
  }
  const minutes = booked.flatMap(({ child, times }) => {
    const sums = new Map<number, number>();
    for (let minute = opens; minute < closes; minute += 1) {
      const first = times
        .toSorted((one, other) => minutesOf(one.arrives) - minutesOf(other.arrives))
        .find(({ arrives, leaves }) => minutesOf(arrives) <= minute && minute < minutesOf(leaves));
      if (first) sums.set(first.roomId, (sums.get(first.roomId) ?? 0) + 1);
    }
    return [...sums].map(([roomId, sum]) => ({ childId: child.id, roomId, minutes: sum }));
  });
  return { date, openMinutes: closes - opens, halfHours, minutes };
}

/** How many full months old a child is; one born on a day that a month does not have is a month older on its last day. */
function ageInMonths(dateOfBirth: string, date: string): number {
  const [year, month, day] = dateOfBirth.split('-').map(Number) as [number, number, number];
  const [nowYear, nowMonth, nowDay] = date.split('-').map(Number) as [number, number, number];
  const lastDay = new Date(Date.UTC(nowYear, nowMonth, 0)).getUTCDate();
  return (nowYear - year) * 12 + nowMonth - month - (nowDay < Math.min(day, lastDay) ? 1 : 0);
}

/** To which room each child belongs on each date from today on: whoever becomes too old for one goes where most places are left. */
export function recountHomes(rows: PlanRows, to: string): Map<string, Map<number, number>> {
  const homes = new Map<string, Map<number, number>>();
  let now = new Map(rows.children.map(({ id, roomId }) => [id, roomId]));
  homes.set(rows.today, now);
  for (let date = addDays(rows.today, 1); date <= to; date = addDays(date, 1)) {
    now = new Map(now);
    for (const child of rows.children) {
      const own = rows.rooms.find(({ id }) => id === now.get(child.id));
      const age = ageInMonths(child.dateOfBirth, date);
      const wasTooOld = ageInMonths(child.dateOfBirth, addDays(date, -1)) > (own?.maxAge ?? Number.POSITIVE_INFINITY);
      if (!own || own.maxAge === null || age <= own.maxAge || wasTooOld) continue;
      const takers = rows.rooms
        .filter(
          ({ id, hasGroup, minAge, maxAge }) =>
            id !== own.id && hasGroup && minAge !== null && minAge <= age && (maxAge === null || maxAge >= age),
        )
        .map(({ id, capacity }) => {
          const taken = rows.children.filter((one) => now.get(one.id) === id && isEnrolled(one, date)).length;
          return { id, left: (capacity ?? Number.POSITIVE_INFINITY) - taken };
        });
      const [best] = takers.toSorted((one, other) => other.left - one.left);
      if (best) now.set(child.id, best.id);
    }
    homes.set(date, now);
  }
  return homes;
}

/** The half hour with the fewest places left, and of such the one with most children, and the first of those. */
export function fullest(halfHours: RecountedDay['halfHours'], roomId: number) {
  const of = halfHours.flatMap(({ from, rooms }) => {
    const room = rooms.get(roomId);
    return room ? [{ from, ...room }] : [];
  });
  const left = ({ places, children }: { places: number | null; children: number }) =>
    places === null ? Number.POSITIVE_INFINITY : places - children;
  const [first] = of.toSorted((one, other) => {
    const [a, b] = [left(one), left(other)];
    return a === b ? other.children - one.children : a - b;
  });
  return first;
}
