import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areMonthsRight, dayOfYear, daysIn, isUnderWay, monthName, renewalDraft, ruleOf } from './renewals.ts';

test('a rule is typed as it was said', () => {
  const months = fc.integer({ min: 1, max: 60 }).map((count) => ({ every: 'months' as const, months: count }));
  const days = fc
    .integer({ min: 1, max: 12 })
    .chain((month) => fc.integer({ min: 1, max: daysIn(month) }).map((day) => [month, day] as const))
    .map(([month, day]) => ({
      every: 'school-year' as const,
      from: `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
    }));
  fc.assert(
    fc.property(fc.option(fc.oneof(months, days)), (rule) => {
      expect(ruleOf(renewalDraft(rule))).toEqual(rule);
    }),
  );
});
test('a day that a month lacks is its last one', () => {
  expect(ruleOf({ ...renewalDraft(null), kind: 'school-year', month: 4, day: 31 })).toEqual({
    every: 'school-year',
    from: '04-30',
  });
  expect(daysIn(2)).toBe(29);
});
test.each([
  ['1', true],
  [' 60 ', true],
  ['0', false],
  ['61', false],
  ['', false],
  ['1.5', false],
  ['-1', false],
])('%j months: %s', (months, isRight) => expect(areMonthsRight(months)).toBe(isRight));
test('days are written in the reader’s language', () => {
  expect([dayOfYear('08-01', 'en'), dayOfYear('02-29', 'de'), monthName(12, 'fr')]).toEqual([
    'August 1',
    '29. Februar',
    'décembre',
  ]);
});
test('a renewal is under way until it is finished', () => {
  const one = { id: 1, formId: 1, dueOn: '2026-04-01', askedAt: '2026-03-02T12:00:00Z', total: 2, done: 2, sent: 2 };
  expect([
    isUnderWay({ ...one, finishedAt: null }),
    isUnderWay({ ...one, finishedAt: '2026-03-02T12:01:00Z' }),
  ]).toEqual([true, false]);
});
