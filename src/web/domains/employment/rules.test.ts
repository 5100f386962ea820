import { expect, test } from 'vitest';
import { holdsOn, hoursOf, minutesOf, termsOn } from './rules.ts';

const terms = (fromDate: string) => ({
  ...{ id: 1, fromDate, position: 'teacher' as const, weeklyMinutes: null },
  ...{ workweekStarts: 1, isExempt: false, version: 1 },
});

test('the terms of a day are the last that began, within the employment', () => {
  const [later, first] = [terms('2026-01-05'), terms('2025-08-18')];
  const employment = { id: 1, hiredOn: '2025-08-18', leftOn: '2026-06-30', version: 1, terms: [later, first] };
  expect(termsOn(employment, '2025-08-17')).toBeUndefined();
  expect(termsOn(employment, '2026-01-04')).toBe(first);
  expect(termsOn(employment, '2026-01-05')).toBe(later);
  expect(termsOn(employment, '2026-07-01')).toBeUndefined();
});

test('a qualification holds on its first and its last day', () => {
  const spring = { fromDate: '2026-03-01', toDate: '2026-05-31' };
  expect(['2026-02-28', '2026-03-01', '2026-05-31', '2026-06-01'].map((day) => holdsOn(spring, day))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(holdsOn({ ...spring, toDate: null }, '2030-01-01')).toBe(true);
});

test('hours of a week are typed with a point or a comma', () => {
  expect(['', '40', '37.5', '37,5', '169', '-1', 'all'].map(minutesOf)).toEqual([
    null,
    2_400,
    2_250,
    2_250,
    undefined,
    undefined,
    undefined,
  ]);
  expect([hoursOf(null), hoursOf(2_250)]).toEqual(['', '37.5']);
});
