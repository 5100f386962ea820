import { addMonths } from '#server/kernel/clock/zone.ts';

/** A room as far as children who wait may come into it. */
export interface RoomAhead {
  /** The ages that it takes, in full months, both included; no last one: null. */
  readonly minAgeMonths: number;
  readonly maxAgeMonths: number | null;
  /** By month and weekday (Monday first), the fewest places that are expected to be free on such a day; null: never open then. */
  readonly free: readonly (readonly (number | null)[])[];
}
/** What is expected of the months ahead. */
export interface PlacesAhead {
  /** The first day of each. */
  readonly months: readonly string[];
  readonly rooms: readonly RoomAhead[];
  /** What the license leaves of the whole house, as of a room. */
  readonly house: RoomAhead['free'];
}
export interface Wishes {
  readonly id: number;
  /** Born, or due. */
  readonly bornOn: string;
  readonly wishedStart: string;
  /** 1 is Monday. */
  readonly weekdays: readonly number[];
}
/** The first day of the month from which on a place is expected; later: not within the months ahead; unknown: nothing can be said. */
export type Opening = { readonly month: string } | 'later' | 'unknown';

/**
 * When a place is expected for each child that waits, in the order of the list (admissions-18): from the first month on in which, through
 * all the months ahead, a place is free on each of its days, in the rooms of its age and in the house, once everybody before it has one.
 * Who finds none takes none away from those behind.
 */
export function openingsOf(waiting: readonly Wishes[], ahead: PlacesAhead): Map<number, Opening> {
  const left: Left = {
    rooms: ahead.rooms.map((room) => ({ ...room, free: copied(room.free) })),
    house: copied(ahead.house),
    full: new Map(),
  };
  // Worked out once: of 5,000 children each would reckon with the calendar a dozen times.
  const ends = ahead.months.map((month) => addMonths(month, 1));
  return new Map(waiting.map((child) => [child.id, openingOf(child, { months: ahead.months, ends }, left)]));
}

interface RoomLeft extends RoomAhead {
  readonly free: (number | null)[][];
}
interface Left {
  readonly rooms: readonly RoomLeft[];
  readonly house: (number | null)[][];
  /** By age and days, the months from which on no place is left. Places only become fewer, so it stays so for whoever comes behind. */
  readonly full: Map<string, boolean[]>;
}
const copied = (free: RoomAhead['free']): (number | null)[][] => free.map((month) => [...month]);

function openingOf(
  { bornOn, wishedStart, weekdays }: Wishes,
  { months, ends }: { readonly months: readonly string[]; readonly ends: readonly string[] },
  left: Left,
): Opening {
  const [from = ''] = months;
  const first = ends.findIndex((end) => wishedStart < end);
  if (first < 0) return 'unknown';
  const age = ageOn(bornOn, from);
  const guest = { age, weekdays, months: months.length };
  const key = `${age} ${weekdays.join()}`;
  const full = left.full.get(key) ?? months.map(() => false);
  left.full.set(key, full);
  let isKnown = false;
  for (let at = first; at < months.length; at += 1) {
    if (takersOf(left, age + at).length === 0) continue;
    isKnown = true;
    if (full[at]) continue;
    const stay = stayFrom(at, null, guest, left);
    if (stay) {
      for (const { month, free } of stay)
        for (const weekday of weekdays) {
          take(free, weekday);
          take(left.house[month], weekday);
        }
      return { month: months[at] ?? from };
    }
    full[at] = true;
  }
  return isKnown ? 'later' : 'unknown';
}

interface Guest {
  /** In full months, when the months ahead begin. */
  readonly age: number;
  readonly weekdays: readonly number[];
  /** How many are foreseen. */
  readonly months: number;
}
interface Month {
  readonly month: number;
  readonly free: (number | null)[];
}

/** The rooms through which a child goes from a month on, where each has a place for it; null: there is no such way. */
function stayFrom(month: number, current: RoomLeft | null, guest: Guest, left: Left): readonly Month[] | null {
  if (month === guest.months) return [];
  const takers = takersOf(left, guest.age + month);
  // Too old for every room: it leaves then, as everybody does.
  if (takers.length === 0) return [];
  if (least(left.house[month], guest.weekdays) < 1) return null;
  const placesIn = (room: RoomLeft) => least(room.free[month], guest.weekdays);
  const tried =
    current && takers.includes(current) ? [current] : takers.toSorted((a, b) => placesIn(b) - placesIn(a) || 0);
  for (const room of tried) {
    const free = room.free[month];
    if (!free || placesIn(room) < 1) continue;
    const rest = stayFrom(month + 1, room, guest, left);
    if (rest) return [{ month, free }, ...rest];
  }
  return null;
}

const takersOf = ({ rooms }: Left, months: number): RoomLeft[] =>
  rooms.filter(
    ({ minAgeMonths, maxAgeMonths }) => months >= minAgeMonths && (maxAgeMonths === null || months <= maxAgeMonths),
  );

/** The fewest places of these weekdays; on none of which the center is open: no limit. */
const least = (free: readonly (number | null)[] | undefined, weekdays: readonly number[]): number =>
  weekdays.reduce(
    (found, weekday) => Math.min(found, free?.[weekday - 1] ?? Number.POSITIVE_INFINITY),
    Number.POSITIVE_INFINITY,
  );

function take(free: (number | null)[] | undefined, weekday: number): void {
  const before = free?.[weekday - 1] ?? null;
  if (free && before !== null) free[weekday - 1] = before - 1;
}

/** Full months on a day; below zero before the birth. */
function ageOn(bornOn: string, date: string): number {
  const years = Number(date.slice(0, 4)) - Number(bornOn.slice(0, 4));
  const months = years * 12 + Number(date.slice(5, 7)) - Number(bornOn.slice(5, 7));
  return date.slice(8) < bornOn.slice(8) ? months - 1 : months;
}
