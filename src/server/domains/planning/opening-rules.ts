import type { PlacesAhead } from '#server/domains/admissions/opening-rules.ts';
import type { Filled } from '#server/domains/bookings/places-rules.ts';
import { weekdayOf } from '#server/kernel/clock/zone.ts';
import type { Month } from './forecast-rules.ts';
import type { AgeRoom } from './growth-rules.ts';

/** A day's fullest half hour of each room, and what the license leaves of the house then; null: no limit is known. */
export interface DayAhead {
  readonly date: string;
  readonly rooms: ReadonlyMap<number, Pick<Filled, 'places' | 'children'>>;
  readonly houseLeft: number | null;
}

/** The fewest places that are free on each weekday of each month. Rooms without ages or without a limit are left out: of them nothing is certain. */
export function placesAheadOf(
  months: readonly Month[],
  rooms: readonly AgeRoom[],
  days: readonly DayAhead[],
): PlacesAhead {
  const fewest = (left: (day: DayAhead) => number | null) =>
    months.map(({ month }) => {
      const own = days.filter(({ date }) => date.slice(0, 7) === month.slice(0, 7));
      return [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
        own
          .filter(({ date }) => weekdayOf(date) === weekday)
          .map(left)
          .reduce<number | null>((found, one) => (one === null ? found : Math.min(found ?? one, one)), null),
      );
    });
  const isLimited = ({ id }: AgeRoom) => days.some((day) => (day.rooms.get(id)?.places ?? null) !== null);
  return {
    months: months.map(({ month }) => month),
    house: fewest(({ houseLeft }) => houseLeft),
    rooms: rooms.flatMap((room) => {
      if (room.isAside || room.minAgeMonths === null || !isLimited(room)) return [];
      const { id, minAgeMonths, maxAgeMonths } = room;
      const free = fewest((day) => leftIn(day.rooms.get(id)));
      return [{ minAgeMonths, maxAgeMonths, free }];
    }),
  };
}

const leftIn = (peak: Pick<Filled, 'places' | 'children'> | undefined): number | null =>
  !peak || peak.places === null ? null : Math.max(0, peak.places - peak.children);
