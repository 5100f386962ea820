import type { z } from 'zod';
import { minutesOf } from '#contract/bookings-times.ts';
import type { PlannedWeek } from '#contract/planning.ts';
import {
  type Booked,
  type Filled,
  filledIn,
  type House,
  joined,
  type Room,
  stretchesOf,
} from '#server/domains/bookings/places-rules.ts';
import type { BandOn } from '#server/domains/compliance/ratio-rules.ts';

/** A time of a child on a day, and how many minutes of it count. */
export interface BookedMinutes extends Booked {
  readonly minutes: number;
}

/** A day on which the center is open, with who is booked. */
export interface OpenDay extends House {
  readonly booked: readonly BookedMinutes[];
}

/** What a day comes to in a room. */
export interface RoomDay {
  readonly roomId: number;
  /** Booked in it, of all children together, and of each. */
  readonly minutes: number;
  readonly byChild: ReadonlyMap<number, number>;
  /** When the fewest places are left, and of such times the one with most children. */
  readonly peak: Filled;
  /** The most that is needed in any half hour. */
  readonly staffNeeded: number;
  /** The day in half hours; those that are alike are one. */
  readonly stretches: readonly Filled[];
}

/** What a day comes to in each of these rooms, counted as families' requests are answered (bookings-4). `stretches`: those of the day. */
export function roomDays(
  day: OpenDay,
  rooms: readonly Room[],
  bandOn: BandOn,
  stretches = stretchesOf(day),
): RoomDay[] {
  const byRoom = Map.groupBy(day.booked, ({ roomId }) => roomId);
  return rooms.flatMap((room) => {
    const filled = joined(
      stretches.map((stretch) => filledIn(day, room, stretch, bandOn)),
      isAlike,
    );
    const peak = filled.toSorted(byTightness)[0];
    if (!peak) return [];
    const byChild = new Map<number, number>();
    for (const { childId, minutes } of byRoom.get(room.id) ?? [])
      byChild.set(childId, (byChild.get(childId) ?? 0) + minutes);
    return {
      roomId: room.id,
      minutes: [...byChild.values()].reduce((sum, minutes) => sum + minutes, 0),
      byChild,
      peak,
      staffNeeded: Math.max(...filled.map(({ staffNeeded }) => staffNeeded)),
      stretches: filled,
    };
  });
}

const isAlike = (one: Filled, next: Filled): boolean =>
  one.children === next.children && one.places === next.places && one.staffNeeded === next.staffNeeded;

/** Places that are left; without a limit there is no end of them. */
const leftIn = ({ places, children }: Filled): number =>
  places === null ? Number.POSITIVE_INFINITY : places - children;
export const isTighter = (one: Filled, other: Filled): boolean =>
  leftIn(one) < leftIn(other) || (leftIn(one) === leftIn(other) && one.children > other.children);
const byTightness = (one: Filled, other: Filled): number =>
  isTighter(one, other) ? -1 : isTighter(other, one) ? 1 : 0;

/** Occupancy in full-time equivalents: booked minutes over open minutes, rounded to hundredths (planning-2); null of no open minute. */
export const fullTimeOf = (bookedMinutes: number, openMinutes: number): number | null =>
  openMinutes === 0 ? null : Math.round((100 * bookedMinutes) / openMinutes) / 100;

export const openMinutesOf = (days: readonly Pick<House, 'opens' | 'closes'>[]): number =>
  days.reduce((sum, { opens, closes }) => sum + minutesOf(closes) - minutesOf(opens), 0);

/** A room that is told of by its name. */
export interface NamedRoom extends Room {
  readonly name: string;
  /** Gone, or no place for a group: told of only where somebody is booked in it. */
  readonly isAside: boolean;
}

/** Rooms with a group, and of the others those in which somebody is booked. */
export function roomsToldOf<One extends NamedRoom>(rooms: readonly One[], days: readonly OpenDay[]): One[] {
  const used = new Set(days.flatMap(({ booked }) => booked.map(({ roomId }) => roomId)));
  return rooms.filter(({ id, isAside }) => !isAside || used.has(id));
}

/** The rooms of a week with their open days (planning-1). */
export function weekOf(
  days: readonly OpenDay[],
  rooms: readonly NamedRoom[],
  bandOn: BandOn,
): Pick<z.input<typeof PlannedWeek>, 'fullTime' | 'rooms'> {
  const told = roomsToldOf(rooms, days);
  const counted = days.map((day) => ({
    date: day.date,
    byRoom: new Map(roomDays(day, told, bandOn).map((one) => [one.roomId, one])),
  }));
  const openMinutes = openMinutesOf(days);
  const minutesIn = (roomId: number) =>
    counted.reduce((sum, { byRoom }) => sum + (byRoom.get(roomId)?.minutes ?? 0), 0);
  return {
    fullTime: fullTimeOf(
      told.reduce((sum, { id }) => sum + minutesIn(id), 0),
      openMinutes,
    ),
    rooms: told.map(({ id, name, staff }) => ({
      id,
      name,
      staff,
      fullTime: fullTimeOf(minutesIn(id), openMinutes),
      days: counted.flatMap(({ date, byRoom }) => {
        const day = byRoom.get(id);
        return day ? [{ date, peak: day.peak, staffNeeded: day.staffNeeded, stretches: [...day.stretches] }] : [];
      }),
    })),
  };
}
