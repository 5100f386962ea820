import type { z } from 'zod';
import type { PlanningForecast } from '#contract/planning.ts';
import { addDays, addMonths } from '#server/kernel/clock/zone.ts';
import { type RoomsOfChildren, roomOn } from './growth-rules.ts';
import { fullTimeOf, isTighter, type NamedRoom, type OpenDay, openMinutesOf, type RoomDay } from './rules.ts';

type Forecast = z.input<typeof PlanningForecast>;

/** How many months a forecast has. */
export const FORECAST_MONTHS = 12;

export interface Month {
  /** Its first day, by which it is known. */
  readonly month: string;
  /** Its days that are forecast, both included. */
  readonly from: string;
  readonly to: string;
}
/** The month of a day, from that day on, and those behind it. */
export function monthsFrom(date: string): Month[] {
  const first = `${date.slice(0, 8)}01`;
  return Array.from({ length: FORECAST_MONTHS }, (_, at) => {
    const month = addMonths(first, at);
    return { month, from: at === 0 ? date : month, to: addDays(addMonths(first, at + 1), -1) };
  });
}

/** What a day comes to in a room, without its half hours. */
export interface CountedDay extends Omit<RoomDay, 'stretches'> {
  readonly date: string;
}

const monthOf = (date: string): string => date.slice(0, 7);
const minutesIn = (days: readonly CountedDay[]): number => days.reduce((sum, { minutes }) => sum + minutes, 0);
const childrenIn = (days: readonly CountedDay[]): number =>
  new Set(days.flatMap(({ byChild }) => [...byChild.keys()])).size;

function houseByMonth(
  months: readonly Month[],
  open: readonly OpenDay[],
  counted: readonly CountedDay[],
): Forecast['months'] {
  const openIn = Map.groupBy(open, ({ date }) => monthOf(date));
  const countedIn = Map.groupBy(counted, ({ date }) => monthOf(date));
  return months.map(({ month }) => {
    const days = openIn.get(monthOf(month)) ?? [];
    const cells = countedIn.get(monthOf(month)) ?? [];
    const openMinutes = openMinutesOf(days);
    return {
      month,
      openDays: days.length,
      openMinutes,
      children: childrenIn(cells),
      fullTime: fullTimeOf(minutesIn(cells), openMinutes),
    };
  });
}

function roomsByMonth(
  months: Forecast['months'],
  rooms: readonly NamedRoom[],
  counted: readonly CountedDay[],
): Forecast['rooms'] {
  const cells = Map.groupBy(counted, ({ roomId, date }) => `${roomId} ${monthOf(date)}`);
  return rooms.map(({ id, name, ageGroup }) => ({
    id,
    name,
    ageGroup,
    months: months.map(({ month, openMinutes }) => cellOf(cells.get(`${id} ${monthOf(month)}`) ?? [], openMinutes)),
  }));
}

function cellOf(days: readonly CountedDay[], openMinutes: number): Forecast['rooms'][number]['months'][number] {
  const tightest = days.reduce<CountedDay | undefined>(
    (found, day) => (found && !isTighter(day.peak, found.peak) ? found : day),
    undefined,
  );
  return {
    children: childrenIn(days),
    fullTime: fullTimeOf(minutesIn(days), openMinutes),
    peak: tightest ? { date: tightest.date, ...tightest.peak } : null,
    staffNeeded: Math.max(0, ...days.map(({ staffNeeded }) => staffNeeded)),
  };
}

/** The booked minutes of each child by month, counted from 0, and room. */
function minutesByChild(
  months: readonly Month[],
  counted: readonly CountedDay[],
): ReadonlyMap<number, Forecast['children'][number]['booked']> {
  const places = new Map(months.map(({ month }, place) => [monthOf(month), place]));
  const sums = new Map<number, Map<string, { month: number; roomId: number; minutes: number }>>();
  for (const { date, roomId, byChild } of counted) {
    const month = places.get(monthOf(date)) ?? 0;
    for (const [childId, minutes] of byChild) {
      const own = sums.get(childId) ?? new Map();
      sums.set(childId, own);
      const sum = own.get(`${month} ${roomId}`) ?? { month, roomId, minutes: 0 };
      own.set(`${month} ${roomId}`, { ...sum, minutes: sum.minutes + minutes });
    }
  }
  return new Map([...sums].map(([childId, own]) => [childId, [...own.values()]]));
}

/** A period of enrollment with its child. */
export interface Enrolled {
  readonly childId: number;
  readonly name: string;
  readonly dateOfBirth: string;
  readonly startsOn: string;
  readonly endsOn: string | null;
}

/** Who starts, leaves and grows into another room behind the first day of a range (`from`), by date. Who leaves on that day is among them. */
function changesOf(
  enrollments: readonly Enrolled[],
  rooms: RoomsOfChildren,
  { from, to }: { readonly from: string; readonly to: string },
): Forecast['changes'] {
  const all = enrollments.flatMap(({ childId, name, startsOn, endsOn }) => {
    const since = rooms.get(childId) ?? [];
    const roomAt = (date: string) => roomOn(since, date) ?? null;
    const child = { childId, name };
    const grown = since.flatMap(({ roomId, from: date }, place) =>
      place > 0 && date >= startsOn && (endsOn === null || date <= endsOn)
        ? [
            {
              ...child,
              date,
              kind: 'grows' as const,
              fromRoomId: since[place - 1]?.roomId ?? null,
              toRoomId: roomId,
            },
          ]
        : [],
    );
    return [
      ...(startsOn > from && startsOn <= to
        ? [{ ...child, date: startsOn, kind: 'starts' as const, fromRoomId: null, toRoomId: roomAt(startsOn) }]
        : []),
      ...grown.filter(({ date }) => date !== startsOn),
      ...(endsOn !== null && endsOn <= to
        ? [{ ...child, date: endsOn, kind: 'leaves' as const, fromRoomId: roomAt(endsOn), toRoomId: null }]
        : []),
    ];
  });
  return all.toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
}

/** What the days of a forecast come to. */
export function forecastOf({
  months,
  days,
  rooms,
  counted,
  enrollments,
  since,
}: {
  readonly months: readonly Month[];
  readonly days: readonly OpenDay[];
  readonly rooms: readonly NamedRoom[];
  readonly counted: readonly CountedDay[];
  readonly enrollments: readonly Enrolled[];
  readonly since: RoomsOfChildren;
}): Forecast {
  const range = { from: months[0]?.from ?? '', to: months.at(-1)?.to ?? '' };
  const house = houseByMonth(months, days, counted);
  const booked = minutesByChild(months, counted);
  const children = new Map(enrollments.map((one) => [one.childId, one]));
  return {
    ...range,
    months: house,
    rooms: roomsByMonth(house, rooms, counted),
    children: [...children.values()].flatMap(({ childId, name, dateOfBirth }) => {
      const own = booked.get(childId);
      return own ? [{ id: childId, name, dateOfBirth, booked: own }] : [];
    }),
    changes: changesOf(enrollments, since, range),
  };
}
