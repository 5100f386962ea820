import { expect, test } from 'vitest';
import { dayByKey, daysShown, monthAfter, stepped, weeksOf } from './days.ts';

test('a month is shown in whole weeks, which begin where the reader begins them', () => {
  expect(daysShown('month', '2026-03-15', 7)).toEqual({ from: '2026-03-01', to: '2026-04-04' });
  expect(daysShown('month', '2026-03-15', 1)).toEqual({ from: '2026-02-23', to: '2026-04-05' });
  expect(weeksOf(daysShown('month', '2026-08-31', 7)).map(({ length }) => length)).toEqual([7, 7, 7, 7, 7, 7]);
});

test('a week and a list are shown around their day, and one step leads to the next', () => {
  expect(daysShown('week', '2026-03-03', 1)).toEqual({ from: '2026-03-02', to: '2026-03-08' });
  expect(daysShown('list', '2026-03-03', 1)).toEqual({ from: '2026-03-03', to: '2026-04-01' });
  expect(stepped('week', '2026-03-03', 1)).toBe('2026-03-10');
  expect(stepped('list', '2026-03-03', 1)).toBe('2026-04-02');
  expect(stepped('month', '2026-03-31', -1)).toBe('2026-02-01');
});

test('a month after the 31st is the last of a shorter one', () => {
  expect(monthAfter('2026-01-31', 1)).toBe('2026-02-28');
  expect(monthAfter('2026-03-31', -13)).toBe('2025-02-28');
});

test('keys lead from day to day, week to week and month to month', () => {
  const from = (key: string, isMirrored = false) => dayByKey(key, '2026-03-01', isMirrored);
  expect(from('ArrowRight')).toBe('2026-03-02');
  expect(from('ArrowRight', true)).toBe('2026-02-28');
  expect(from('ArrowUp')).toBe('2026-02-22');
  expect(from('PageDown')).toBe('2026-04-01');
  expect(from('a')).toBeNull();
});
