import { expect, test } from 'vitest';
import { type PricedPlan, priceOf, weekdaysOn } from './price-rules.ts';

const plan = (change: Partial<PricedPlan> = {}): PricedPlan => ({
  ...{
    id: 1,
    name: 'Full time',
    kind: 'tuition',
    cadence: 'monthly',
    amount: 120_000,
    basisPoints: null,
    weekdays: null,
  },
  ...change,
});
const OPEN = [1, 2, 3, 4, 5];
const slots = (...weekdays: number[]) => weekdays.map((weekday) => ({ weekday, arrives: '08:00', leaves: '15:00' }));
const monthsOf = (plans: PricedPlan[], from: string, days = slots(...OPEN)) =>
  priceOf(plans, { from, slots: days }, OPEN).months.map(({ amount }) => amount);

test('the first months are those that the invoices charge: a month that begins late by its days of care', () => {
  expect(monthsOf([plan()], '2026-05-01')).toEqual([120_000, 120_000, 120_000]);
  // From the 18th on, 10 of the 21 working days of May 2026.
  expect(monthsOf([plan()], '2026-05-18')).toEqual([57_143, 120_000, 120_000]);
});

test('discounts are taken from tuition, fees are charged once, drop-in care by the booked day', () => {
  const discount = plan({ id: 2, name: 'Sibling', kind: 'discount', cadence: null, amount: null, basisPoints: 1_000 });
  const fee = plan({ id: 3, name: 'Registration', kind: 'fee', cadence: 'once', amount: 7_500 });
  const price = priceOf([plan(), discount, fee], { from: '2026-05-01', slots: slots(...OPEN) }, OPEN);
  expect(price).toMatchObject({
    regular: [{ plan: 'Full time', cadence: 'monthly', amount: 108_000 }],
    fees: [{ plan: 'Registration', amount: 7_500 }],
    total: 3 * 108_000 + 7_500,
  });
  // Mondays of May, June and July 2026.
  const dropIn = plan({ cadence: 'day', amount: 5_000 });
  expect(monthsOf([dropIn], '2026-05-01', slots(1))).toEqual([20_000, 25_000, 20_000]);
});

test('without a plan nothing is charged', () => {
  expect(priceOf([], { from: '2026-05-01', slots: slots(1) }, OPEN)).toMatchObject({ regular: [], fees: [], total: 0 });
});

test('a child is on a plan on its own weekdays, unless the plan names some', () => {
  expect(weekdaysOn(plan(), slots(3, 1, 3))).toEqual([1, 3]);
  expect(weekdaysOn(plan({ weekdays: [1, 2] }), slots(3))).toBeNull();
  expect(weekdaysOn(plan({ cadence: 'day' }), slots(3))).toBeNull();
});
