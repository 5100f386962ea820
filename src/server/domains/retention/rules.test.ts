import { expect, test } from 'vitest';
import { isShorter } from '#server/domains/center/retention-rules.ts';
import { firstDaysKept, heldSince, isWaiting, yearsBefore } from './rules.ts';

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

test('removal waits from the first look on, and anew when the clock jumped either way', () => {
  const day = (date: string) => new Date(`${date}T03:00:00Z`);
  const now = day('2026-05-01');
  const heldAt = day('2026-03-01');
  expect(heldSince(now, { lookedAt: null, heldAt: null })).toEqual(now);
  expect(heldSince(now, { lookedAt: day('2026-04-30'), heldAt })).toEqual(heldAt);
  expect(heldSince(now, { lookedAt: day('2026-03-31'), heldAt })).toEqual(now);
  expect(heldSince(now, { lookedAt: day('2026-05-02'), heldAt })).toEqual(now);
  expect(heldSince(now, { lookedAt: day('2026-04-30'), heldAt: day('2026-05-02') })).toEqual(now);
  expect([null, day('2026-04-02'), day('2026-04-01')].map((held) => isWaiting(now, held))).toEqual([true, true, false]);
});

test('one period that is shorter counts, whatever the others are', () => {
  const periods = { childRecordYears: 5, incidentRecordYears: 7, staffRecordYears: 3, financialRecordYears: 4 };
  expect(isShorter(periods, periods)).toBe(false);
  expect(isShorter(periods, { ...periods, staffRecordYears: 10 })).toBe(false);
  expect(isShorter(periods, { ...periods, childRecordYears: 9, incidentRecordYears: 6 })).toBe(true);
});
