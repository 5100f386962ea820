import { expect, test } from 'vitest';
import { firstDaysKept, yearsBefore } from './rules.ts';

test('a period ends on the same day of the year', () => {
  expect(yearsBefore('2026-03-02', 5)).toBe('2021-03-02');
  expect(yearsBefore('2028-02-29', 4)).toBe('2024-02-29');
  expect(yearsBefore('2028-02-29', 3)).toBe('2025-02-28');
  expect(yearsBefore('2104-02-29', 4)).toBe('2100-02-28');
});

test('each kind has its own, and a tax year is kept from its end on', () => {
  const periods = { childRecordYears: 5, incidentRecordYears: 7, staffRecordYears: 3, financialRecordYears: 4 };
  expect(firstDaysKept('2026-03-02', periods)).toEqual({
    children: '2021-03-02',
    incidents: '2019-03-02',
    staff: '2023-03-02',
    finances: '2022-03-02',
    taxYear: 2022,
  });
});
