import { expect, test } from 'vitest';
import { agesOf, DEFAULT_HOURS, DEFAULT_ROOMS, roomName, staffNeeded } from './rules.ts';

test('a room is found by its name, without outer spaces; Infants is the Infant Room', () => {
  expect(roomName(' Toddler Room ')).toBe('Toddler Room');
  expect(roomName('Infants')).toBe('Infant Room');
  expect(roomName('infants ')).toBe('Infant Room');
});

test('the groups of the usual rooms follow each other in age without a gap', () => {
  const groups = DEFAULT_ROOMS.filter(({ ageGroup }) => ageGroup !== null);
  expect(groups).toHaveLength(4);
  for (const [i, { minAgeMonths }] of groups.entries()) {
    if (i > 0) expect(minAgeMonths).toBe(Number(groups[i - 1]?.maxAgeMonths) + 1);
  }
});

test('usual hours are the working days', () => {
  expect(DEFAULT_HOURS.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5]);
  for (const { opens, closes } of DEFAULT_HOURS) expect(opens < closes).toBe(true);
});

test('a group of children has the ages, places and ratio of a usual room; other rooms have none', () => {
  expect(agesOf('infants')).toEqual({ minAgeMonths: 0, maxAgeMonths: 17 });
  expect(agesOf(null)).toEqual({ minAgeMonths: null, maxAgeMonths: null });
  const limits = DEFAULT_ROOMS.map(({ capacity, childrenPerStaff }) => [capacity, childrenPerStaff]);
  expect(limits).toEqual([
    [12, 4],
    [16, 6],
    [20, 10],
    [20, 10],
    [null, null],
    [null, null],
  ]);
});

test('a ratio asks for one more as soon as one child is too many', () => {
  expect([0, 1, 4, 5, 8, 9].map((children) => staffNeeded(children, 4))).toEqual([0, 1, 1, 2, 2, 3]);
});
