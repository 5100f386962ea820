import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIRST_DAY, LAST_DAY } from '#contract/kernel/primitives.ts';
import { PAY_PERIODS } from '#contract/timesheets-choices.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
import { type PayRule, periodOf } from './period-rules.ts';

const rule = (fromDate: string, payPeriod: PayRule['payPeriod']): PayRule => ({
  fromDate,
  payPeriod,
  roundingMinutes: null,
});

test('two weeks that begin on a Sunday hold before anything was set (timesheets-6)', () => {
  const { from, to } = periodOf([], '2026-03-04');
  expect(new Date(from).getUTCDay()).toBe(0);
  expect(to).toBe(addDays(from, 13));
});

test('a period is found by its anchor, before it, in it and after it', () => {
  const weekly = [rule('2026-03-04', 'weekly')];
  expect(periodOf(weekly, '2026-03-04')).toEqual({ from: '2026-03-04', to: '2026-03-10' });
  expect(periodOf(weekly, '2026-03-17')).toEqual({ from: '2026-03-11', to: '2026-03-17' });
  expect(periodOf([rule('2026-03-01', 'twice-a-month')], '2026-03-16')).toEqual({
    from: '2026-03-16',
    to: '2026-03-31',
  });
  expect(periodOf([rule('2026-01-01', 'monthly')], '2028-02-29')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
});

test('a new rule ends the last period of the one before it the day before', () => {
  const rules = [rule('2026-03-01', 'every-two-weeks'), rule('2026-03-20', 'monthly')];
  expect(periodOf(rules, '2026-03-16')).toEqual({ from: '2026-03-15', to: '2026-03-19' });
  expect(periodOf(rules, '2026-03-20')).toEqual({ from: '2026-03-20', to: '2026-03-31' });
  expect(periodOf(rules, '2026-04-02')).toEqual({ from: '2026-04-01', to: '2026-04-30' });
});

test('each date lies in one period, and the next one begins the day after, whatever the rules', () => {
  const ends = fc.constantFrom(FIRST_DAY, addDays(FIRST_DAY, 5), LAST_DAY);
  const date = fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 0, max: 2_000 }).map((days) => addDays('2024-01-01', days)) },
    ends,
  );
  const rules = fc
    .uniqueArray(fc.tuple(date, fc.constantFrom(...PAY_PERIODS)), { maxLength: 4, selector: ([from]) => from })
    .map((all) => all.map(([from, kind]) => rule(from, kind)).sort((a, b) => (a.fromDate < b.fromDate ? -1 : 1)));
  fc.assert(
    fc.property(rules, date, (all, on) => {
      const { from, to } = periodOf(all, on);
      expect(from <= on && on <= to).toBe(true);
      expect(periodOf(all, from)).toEqual({ from, to });
      expect(periodOf(all, to)).toEqual({ from, to });
      expect(periodOf(all, addDays(to, 1)).from).toBe(addDays(to, 1));
    }),
  );
});
