import { addDays, dayAt, momentOf, timeAt } from '#server/kernel/clock/zone.ts';
import { type Rows, roomAt } from './recount.ts';
import type { Scene } from './scene.ts';

/** The sheets of the compliance pack counted again, row by row and minute by minute. */
export interface Recounted {
  readonly scene: Scene;
  readonly rows: Rows;
  readonly from: string;
  readonly to: string;
  /** Null: all rooms. */
  readonly room: string | null;
}

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** HH:MM, with the offset from UTC where the clock shows that time twice. */
export function localTime(at: Date, zone: string): string {
  const time = timeAt(at, zone);
  const isDouble = [-HOUR, HOUR].some((apart) => timeAt(new Date(at.getTime() + apart), zone) === time);
  if (!isDouble) return time;
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(at);
  return `${time} ${parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', 'UTC')}`;
}
const minutes = (from: Date, until: Date) => Math.floor(until.getTime() / MINUTE) - Math.floor(from.getTime() / MINUTE);
const isWithin = ({ from, to }: Recounted, date: string) => date >= from && date <= to;
const isRoom = ({ room }: Recounted, name: string) => room === null || room === name;
const roomOf = ({ rows }: Recounted, childId: number, at: Date): string => {
  const child = rows.children.find(({ id }) => id === childId);
  return child ? roomAt(child, at) : '';
};
const nameOf = async ({ scene }: Recounted) => {
  const names = await scene.rows<{ id: number; name: string }>(
    `select id, first_name || ' ' || last_name as name from child`,
  );
  return (id: number) => names.find((one) => one.id === id)?.name ?? '';
};

export async function recountedSignIns(asked: Recounted): Promise<unknown[][]> {
  const { zone } = asked.rows;
  const name = await nameOf(asked);
  return asked.rows.attendance.flatMap(({ childId, date, checkIn, checkOut }) => {
    if (!checkIn || !isWithin(asked, date)) return [];
    const room = roomOf(asked, childId, checkIn);
    if (!isRoom(asked, room)) return [];
    const out = checkOut && localTime(checkOut, zone);
    const time = checkOut && minutes(checkIn, checkOut);
    return [[date, name(childId), room, localTime(checkIn, zone), out, time, out ? null : 'attention']];
  });
}

/** Looks at every minute of every day in turn. */
export function recountedRatio(asked: Recounted): unknown[][] {
  const { rows } = asked;
  const lines: unknown[][] = [];
  for (let date = asked.from; date <= asked.to; date = addDays(date, 1)) {
    const begins = momentOf(date, '00:00', rows.zone).getTime();
    const ends = Math.min(momentOf(addDays(date, 1), '00:00', rows.zone).getTime(), rows.now.getTime());
    const stays = rows.attendance.filter((stay) => stay.date === date && stay.checkIn !== null);
    const duty = rows.duty.filter(
      ({ startedAt, endedAt }) => Number(startedAt) < ends && Number(endedAt ?? ends) > begins,
    );
    for (const { name, limit } of rows.rooms.filter((room) => isRoom(asked, room.name))) {
      const own = duty.filter(({ staffId }) => rows.staff.find(({ id }) => id === staffId)?.room === name);
      const runs: Run[] = [];
      for (let at = begins; at < ends; at += MINUTE) {
        const moment = new Date(at);
        const there = new Set(
          stays
            .filter(({ checkIn, checkOut }) => checkIn && checkIn <= moment && (!checkOut || checkOut > moment))
            .map(({ childId }) => childId),
        );
        const children = [...there].filter((id) => roomOf(asked, id, moment) === name).length;
        const staff = new Set(
          own
            .filter(({ startedAt, endedAt }) => startedAt <= moment && (!endedAt || endedAt > moment))
            .map(({ staffId }) => staffId),
        ).size;
        const last = runs.at(-1);
        if (last && last.children === children && last.staff === staff) last.until = Math.min(at + MINUTE, ends);
        else runs.push({ from: at, until: Math.min(at + MINUTE, ends), children, staff });
      }
      const peopled = runs.filter(({ children }) => children > 0);
      lines.push(...peopled.map((run) => lineOf(date, name, run, limit, rows.zone)));
    }
  }
  return lines;
}

interface Run {
  readonly from: number;
  until: number;
  readonly children: number;
  readonly staff: number;
}

function lineOf(
  date: string,
  room: string,
  { from, until, children, staff }: Run,
  limit: number | null,
  zone: string,
): unknown[] {
  const needed = limit === null ? 1 : Math.ceil(children / limit);
  const mark = staff < needed ? 'attention' : null;
  const [start, end] = [from, until].map((at) => localTime(new Date(at), zone));
  return [date, room, start, end, children, staff, limit === null ? null : `1:${limit}`, needed, mark];
}

export async function recountedHeadcounts(asked: Recounted): Promise<unknown[][]> {
  const counts = await asked.scene.rows<{ at: Date; room: string; counted: number; expected: number }>(
    'select h.counted_at as at, r.name as room, h.counted, h.expected from headcount h join room r on r.id = h.room_id',
  );
  return counts.flatMap(({ at, room, counted, expected }) => {
    const date = dayAt(at, asked.rows.zone);
    if (!isWithin(asked, date) || !isRoom(asked, room)) return [];
    const mark = counted === expected ? null : 'attention';
    return [[date, localTime(at, asked.rows.zone), room, counted, expected, counted - expected, mark]];
  });
}

export async function recountedIncidents(asked: Recounted): Promise<unknown[][]> {
  const name = await nameOf(asked);
  return asked.rows.incidents.flatMap(({ childId, date, time, description, told }) => {
    const at = momentOf(date, time, asked.rows.zone);
    const room = roomOf(asked, childId, at);
    if (!isWithin(asked, date) || !isRoom(asked, room)) return [];
    // Which of the two passes of a doubled hour it was is not recorded: the database takes the later one.
    const later = new Date(at.getTime() + HOUR);
    const shown = timeAt(later, asked.rows.zone) === timeAt(at, asked.rows.zone) ? later : at;
    return [[date, localTime(shown, asked.rows.zone), name(childId), room, description, told ? null : 'attention']];
  });
}

export function recountedStaffHours(asked: Recounted): unknown[][] {
  const { rows, from, to } = asked;
  return rows.staff.flatMap(({ id, name, room }) => {
    if (asked.room !== null && room !== asked.room) return [];
    const lines: unknown[][] = [];
    for (const { startedAt, endedAt } of rows.duty.filter(
      ({ staffId, startedAt }) => staffId === id && startedAt <= rows.now,
    )) {
      for (let day = from; day <= to; day = addDays(day, 1)) {
        const begins = Math.max(startedAt.getTime(), momentOf(day, '00:00', rows.zone).getTime());
        const last = Math.min((endedAt ?? rows.now).getTime(), momentOf(addDays(day, 1), '00:00', rows.zone).getTime());
        if (begins >= last) continue;
        const isOpen = endedAt === null && dayAt(rows.now, rows.zone) === day;
        const [start, end] = [new Date(begins), new Date(last)];
        const shown = [localTime(start, rows.zone), localTime(end, rows.zone)];
        lines.push([name, day, ...shown, minutes(start, end), isOpen ? 'notice' : null]);
      }
    }
    const sum = lines.reduce((whole, line) => whole + Number(line[4]), 0);
    return lines.length === 0 ? [] : [...lines, [name, null, null, null, sum, 'sum']];
  });
}

interface Entry {
  readonly id: number;
  readonly childId: number;
  readonly date: string;
  readonly at: Date;
  readonly endedAt: Date | null;
  readonly meal: string | null;
  readonly dose: string | null;
  readonly refused: string | null;
  readonly tooSoon: string | null;
  readonly medicine: string | null;
}
const entriesOf = ({ scene }: Recounted, kind: string) =>
  scene.rows<Entry>(
    `select a.id, a.child_id as "childId", a.date, a.at, a.ended_at as "endedAt", a.meal, a.dose, a.refused_reason as refused,
       a.too_soon_reason as "tooSoon", m.name as medicine
     from activity a left join medication m on m.id = a.medication_id where a.kind = $1 and a.undone_at is null`,
    kind,
  );

export async function recountedMedicines(asked: Recounted): Promise<unknown[][]> {
  const name = await nameOf(asked);
  return (await entriesOf(asked, 'medicine')).flatMap(({ childId, date, at, medicine, dose, refused, tooSoon }) => {
    const room = roomOf(asked, childId, at);
    if (!isWithin(asked, date) || !isRoom(asked, room)) return [];
    const given = refused ? 'Not taken' : dose;
    const mark = refused || tooSoon ? 'attention' : null;
    return [[date, localTime(at, asked.rows.zone), name(childId), room, medicine, given, mark]];
  });
}

export async function recountedSleep(asked: Recounted): Promise<unknown[][]> {
  const { zone, now } = asked.rows;
  const name = await nameOf(asked);
  const looks = await asked.scene.rows<{ nap: number; at: Date; breathing: boolean }>(
    'select activity_id as nap, at, breathing_normal as breathing from nap_check order by at, id',
  );
  return (await entriesOf(asked, 'nap')).flatMap(({ id, childId, date, at, endedAt }) => {
    const room = roomOf(asked, childId, at);
    if (!isWithin(asked, date) || !isRoom(asked, room)) return [];
    const who = [date, name(childId), room, localTime(at, zone)];
    // Without a state's rules infants are looked at every quarter hour.
    const isLong = (since: number) => room === 'Infant Room' && since > 15;
    let before = at;
    const lines = looks
      .filter(({ nap }) => nap === id)
      .map((look) => {
        const since = minutes(before, look.at);
        before = look.at;
        return [...who, localTime(look.at, zone), since, isLong(since) || !look.breathing ? 'attention' : null];
      });
    const end = endedAt ?? (date === dayAt(now, zone) ? now : null);
    const last = end && minutes(before, end);
    const mark = last === null || isLong(last) ? 'attention' : null;
    return [...lines, [...who, endedAt && localTime(endedAt, zone), last, mark]];
  });
}

const MEAL_TEXTS: Readonly<Record<string, string>> = {
  breakfast: 'Breakfast',
  'am-snack': 'Morning snack',
  lunch: 'Lunch',
  'pm-snack': 'Afternoon snack',
  dinner: 'Dinner',
};

/** Two meals and one snack, or one and two: whichever lets more be counted. */
export async function recountedMeals(asked: Recounted): Promise<unknown[][]> {
  const cells = new Map<string, { served: number; counted: number }>();
  const meals = (await entriesOf(asked, 'meal')).toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.id - b.id);
  const days = Map.groupBy(meals, ({ childId, date }) => `${childId} ${date}`);
  for (const all of days.values()) {
    const [{ childId, date } = { childId: 0, date: '' }] = all;
    const came = asked.rows.attendance.some((row) => row.childId === childId && row.date === date && row.checkIn);
    if (!came || !isWithin(asked, date)) continue;
    const once = all.filter(({ meal }, n) => all.findIndex((other) => other.meal === meal) === n);
    const order = Object.keys(MEAL_TEXTS);
    const inOrder = once.toSorted((a, b) => order.indexOf(a.meal ?? '') - order.indexOf(b.meal ?? ''));
    const main = inOrder.filter(({ meal }) => !meal?.includes('snack'));
    const snacks = inOrder.filter(({ meal }) => meal?.includes('snack'));
    const two = [...main.slice(0, 2), ...snacks.slice(0, 1)];
    const one = [...main.slice(0, 1), ...snacks.slice(0, 2)];
    const counted = one.length > two.length ? one : two;
    for (const meal of once) {
      const room = roomOf(asked, childId, meal.at);
      if (!isRoom(asked, room)) continue;
      const key = `${date}|${MEAL_TEXTS[meal.meal ?? '']}|${room}`;
      const cell = cells.get(key) ?? { served: 0, counted: 0 };
      cells.set(key, { served: cell.served + 1, counted: cell.counted + (counted.includes(meal) ? 1 : 0) });
    }
  }
  return [...cells].map(([key, { served, counted }]) => [...key.split('|'), served, counted, served - counted]);
}
