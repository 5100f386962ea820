import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accrual, type Policy, policyFor, wholeDayOf } from './rules.ts';

const policy = (change: Partial<Policy> = {}): Policy => ({
  ...{ position: null, kind: 'worked', minutes: 4, most: null },
  ...change,
});

test('a position has its own policy, or that of all others (time-off-1)', () => {
  const all = [policy(), policy({ position: 'aide', minutes: 2 })];
  expect(policyFor(all, 'aide')?.minutes).toBe(2);
  expect(policyFor(all, 'cook')?.minutes).toBe(4);
  expect(policyFor(all, null)?.minutes).toBe(4);
  expect(policyFor([policy({ position: 'aide' })], 'cook')).toBeUndefined();
});

test('time off comes about by the hour worked, or by the period (time-off-2)', () => {
  expect(accrual(policy(), { worked: 4_800, before: 0, balance: 0 })).toBe(320);
  expect(accrual(policy({ kind: 'period', minutes: 240 }), { worked: 0, before: 0, balance: 0 })).toBe(240);
  expect(accrual(undefined, { worked: 4_800, before: 0, balance: 0 })).toBe(0);
});

test('hours that were corrected bring the difference, and never more than once (time-off-2)', () => {
  expect(accrual(policy(), { worked: 4_800, before: 320, balance: 500 })).toBe(0);
  expect(accrual(policy(), { worked: 4_740, before: 320, balance: 500 })).toBe(-4);
});

test('a balance never grows beyond its limit, and stays where it lies above it', () => {
  const minutes = fc.integer({ min: 0, max: 10_000 });
  fc.assert(
    fc.property(minutes, minutes, minutes, (worked, balance, most) => {
      const more = accrual(policy({ most }), { worked, before: 0, balance });
      expect(more).toBeGreaterThanOrEqual(0);
      expect(balance + more).toBeLessThanOrEqual(Math.max(balance, most));
    }),
  );
});

test('a whole day is a fifth of the week agreed on, else eight hours', () => {
  expect(wholeDayOf(2_250)).toBe(450);
  expect(wholeDayOf(null)).toBe(480);
});
