import { expect, test } from 'vitest';
import { isEvening, weekThatEnded } from './regular-rules.ts';

test('the evening begins at six', () => {
  expect([isEvening('17:59'), isEvening('18:00')]).toEqual([false, true]);
});

test('a week is told on its Sunday evening, or on the Monday after', () => {
  const sunday = '2026-03-08';
  expect([weekThatEnded(sunday, '17:59'), weekThatEnded(sunday, '18:00')]).toEqual([null, sunday]);
  expect(weekThatEnded('2026-03-09', '00:00')).toBe(sunday);
  for (const other of ['2026-03-07', '2026-03-10']) expect(weekThatEnded(other, '20:00')).toBeNull();
});
