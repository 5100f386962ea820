import { expect, test } from 'vitest';
import { DEFAULT_HOURS, DEFAULT_ROOMS, roomName } from './rules.ts';

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
