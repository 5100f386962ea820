import { expect, test } from 'vitest';
import { groupedSlots, timeLeft, writtenSlots } from './rules.ts';

const at = (weekday: number, arrives = '08:00', leaves = '15:00') => ({ weekday, arrives, leaves });

test('days with the same times stand together', () => {
  expect(groupedSlots([at(1), at(2, '08:00', '12:00'), at(3)])).toEqual([
    { weekday: 1, weekdays: [1, 3], arrives: '08:00', leaves: '15:00' },
    { weekday: 2, weekdays: [2], arrives: '08:00', leaves: '12:00' },
  ]);
});

test('times are asked for once all of them are there', () => {
  expect(writtenSlots([at(1), at(3)])).toBe('1 08:00-15:00,3 08:00-15:00');
  expect(writtenSlots([at(1, '08:00', '')])).toBeUndefined();
  expect(writtenSlots([at(1, '08:00', '08:00')])).toBeUndefined();
  expect(writtenSlots([])).toBeUndefined();
});

test('the time that is left is told in days and hours, and is over in the moment itself', () => {
  const hour = 3_600_000;
  expect(timeLeft(0, 48 * hour)).toEqual({ days: 2, hours: 0 });
  expect(timeLeft(0, 25 * hour - 1)).toEqual({ days: 1, hours: 1 });
  expect(timeLeft(0, 1)).toEqual({ days: 0, hours: 1 });
  expect(timeLeft(5, 5)).toBeNull();
});
