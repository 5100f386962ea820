import { halfHourBehind, halfHourOf, overlaps, type Times } from '#contract/bookings-times.ts';
import type { AGE_GROUPS } from '#contract/center-choices.ts';
import { staffNeeded } from '#server/domains/center/rules.ts';
import { type BandCount, type BandOn, bandFinder, limitAt } from '#server/domains/compliance/ratio-rules.ts';
import type { RulePack } from '#server/domains/compliance/rule-schema.ts';

// The one count of places (bookings-4): what families are offered, and what the center plans by.

/** A child of the house on the day that is asked about: where and when it is booked. */
export interface Booked extends Times {
  readonly childId: number;
  readonly roomId: number;
  readonly dateOfBirth: string;
}

/** What a room may hold, and who is there to look after it. */
export interface Room {
  readonly id: number;
  readonly ageGroup: (typeof AGE_GROUPS)[number] | null;
  /** Null: nobody said how many it holds. */
  readonly capacity: number | null;
  readonly childrenPerStaff: number | null;
  /** How many members of staff are assigned to it. */
  readonly staff: number;
}

export interface House {
  readonly date: string;
  readonly opens: string;
  readonly closes: string;
  readonly licensedPlaces: number | null;
  readonly pack: Pick<RulePack, 'ratios' | 'mixedAges'>;
  readonly booked: readonly Booked[];
}

/** A part of a day, in half hours, in which nobody comes or goes: who is there. */
export interface Stretch {
  readonly from: string;
  readonly to: string;
  /** In the whole house, each child once. */
  readonly children: number;
  readonly byRoom: ReadonlyMap<number, readonly Booked[]>;
}

/** The stretches of a day from opening to closing. A child counts in each half hour of which it is there for a part. */
export function stretchesOf({ opens, closes, booked }: Pick<House, 'opens' | 'closes' | 'booked'>): Stretch[] {
  const edges = new Set([
    opens,
    ...[...new Set(booked.map(({ arrives }) => arrives))].map(halfHourOf),
    ...[...new Set(booked.map(({ leaves }) => leaves))].map(halfHourBehind),
  ]);
  const starts = [...edges].filter((at) => at >= opens && at < closes).toSorted();
  return starts.map((from, place) => {
    const to = starts[place + 1] ?? closes;
    // A child with two times that meet in one half hour is there once.
    const there = new Map(
      booked.filter((one) => overlaps(one, { arrives: from, leaves: to })).map((one) => [one.childId, one]),
    );
    return { from, to, children: there.size, byRoom: Map.groupBy(there.values(), ({ roomId }) => roomId) };
  });
}

/** How a room is filled in a stretch of time. */
export interface Filled {
  readonly from: string;
  readonly to: string;
  readonly children: number;
  /** How many it may hold then; null: no limit is known. */
  readonly places: number | null;
  /** How many members of staff its ratio asks for. */
  readonly staffNeeded: number;
}

/**
 * How a room is filled: it may hold what is least of its capacity, the group size that the rule pack allows by the ages on that day, and
 * what the license leaves to it beside the other rooms. With a `guest` of a date of birth, limits and staff are those with one more child.
 */
export function filledIn(
  { date, pack, licensedPlaces }: Pick<House, 'date' | 'pack' | 'licensedPlaces'>,
  room: Room,
  { from, to, children: inHouse, byRoom }: Stretch,
  bandOn: BandOn,
  guest?: string,
): Filled {
  const here = byRoom.get(room.id) ?? [];
  const births = [...here.map(({ dateOfBirth }) => dateOfBirth), ...(guest === undefined ? [] : [guest])];
  const limit = limitAt(pack, room, countsOf(births.map((birth) => bandOn(birth, date))));
  const others = inHouse - here.length;
  const limits = [room.capacity, limit.groupSize, licensedPlaces === null ? null : licensedPlaces - others].filter(
    (one) => one !== null,
  );
  return {
    from,
    to,
    children: here.length,
    places: limits.length === 0 ? null : Math.max(0, Math.min(...limits)),
    // A room of which nobody said a ratio asks for one person, as the ratio sheet does.
    staffNeeded:
      limit.childrenPerStaff === null ? Math.min(births.length, 1) : staffNeeded(births.length, limit.childrenPerStaff),
  };
}

const countsOf = (bands: readonly number[]): BandCount[] =>
  [...Map.groupBy(bands, (band) => band)].map(([band, all]) => ({ band, children: all.length }));

/** Stretches that follow each other and are alike become one. */
export function joined<Part extends { readonly from: string; readonly to: string }>(
  parts: readonly Part[],
  isAlike: (one: Part, next: Part) => boolean,
): Part[] {
  const all: Part[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (last && isAlike(last, part)) all[all.length - 1] = { ...last, to: part.to };
    else all.push(part);
  }
  return all;
}

/** What one more child finds in a stretch of time. */
export interface Free {
  readonly from: string;
  readonly to: string;
  /** Null: no limit is known. */
  readonly places: number | null;
  /** With one more child as many staff are assigned to the room as its ratio asks for. */
  readonly keepsRatio: boolean;
}

/** The free places of a room through a day, for one more child of this date of birth; what is alike is one stretch. */
export function freePlaces({ room, ...house }: House & { readonly room: Room }, dateOfBirth: string): Free[] {
  const bandOn = bandFinder(house.pack);
  const free = stretchesOf(house).map((stretch): Free => {
    const { from, to, children, places, staffNeeded: needed } = filledIn(house, room, stretch, bandOn, dateOfBirth);
    return {
      from,
      to,
      places: places === null ? null : Math.max(0, places - children),
      keepsRatio: room.staff >= needed,
    };
  });
  return joined(free, (one, next) => one.places === next.places && one.keepsRatio === next.keepsRatio);
}
