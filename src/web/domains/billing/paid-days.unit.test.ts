import { expect, test } from 'vitest';
import { paidDays } from './rules.ts';

const OPEN = [1, 2, 3, 4, 5];
const TODAY = '2026-03-02';
const plan = (weekdays: number[] | null, change: object = {}) => ({
  kind: 'tuition' as const,
  cadence: 'weekly' as const,
  weekdays,
  from: '2026-01-05',
  to: null,
  ...change,
});

test.each([
  ['a plan’s days', [plan([1, 3, 5])], [1, 3, 5]],
  ['all open ones where a plan says none', [plan(null)], OPEN],
  ['what several plans say together', [plan([1]), plan([4, 6])], [1, 4]],
  [
    'none by a plan that has ended or is still to come',
    [plan([1], { to: '2026-03-01' }), plan([2], { from: '2026-03-03' })],
    null,
  ],
  ['none where each day is paid by itself', [plan(null, { cadence: 'day' })], null],
  ['none by a fee', [plan(null, { kind: 'fee', cadence: null })], null],
])('paid are %s', (_, plans, days) => {
  expect(paidDays(plans, OPEN, TODAY)).toEqual(days);
});
