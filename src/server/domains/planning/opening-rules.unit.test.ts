import { expect, test } from 'vitest';
import { monthsFrom } from './forecast-rules.ts';
import { placesAheadOf } from './opening-rules.ts';

const room = { id: 1, capacity: 8, minAgeMonths: 0, maxAgeMonths: 17, isAside: false };
const day = (date: string, children: number, houseLeft: number | null = 5, places: number | null = 8) => ({
  date,
  rooms: new Map([[1, { places, children }]]),
  houseLeft,
});

test('the fewest free places of each weekday of a month count, and closed weekdays have none', () => {
  const days = [day('2026-03-02', 6), day('2026-03-09', 7, 2), day('2026-03-10', 8), day('2026-04-06', 0, null)];
  const { months, rooms, house } = placesAheadOf(monthsFrom('2026-03-02'), [room], days);
  expect([months.length, months[0]]).toEqual([12, '2026-03-01']);
  expect(rooms).toHaveLength(1);
  expect(rooms[0]?.free.slice(0, 2)).toEqual([
    [1, 0, null, null, null, null, null],
    [8, null, null, null, null, null, null],
  ]);
  expect(house.slice(0, 2)).toEqual([
    [2, 5, null, null, null, null, null],
    [null, null, null, null, null, null, null],
  ]);
});

test('of a room without ages, without a limit or without a group nothing is said', () => {
  const rooms = [
    { ...room, minAgeMonths: null },
    { ...room, id: 2 },
    { ...room, isAside: true },
  ];
  expect(placesAheadOf(monthsFrom('2026-03-02'), rooms, [day('2026-03-02', 1)]).rooms).toEqual([]);
  expect(placesAheadOf(monthsFrom('2026-03-02'), [room], [day('2026-03-02', 1, 5, null)]).rooms).toEqual([]);
});
