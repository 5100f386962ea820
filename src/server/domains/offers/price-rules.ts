import type { CADENCES, PLAN_KINDS } from '#contract/billing-shapes.ts';
import { PRICED_MONTHS } from '#contract/offers-choices.ts';
import type { WeekSlot } from '#contract/planning-choices.ts';
import { tuitionCharges } from '#server/domains/billing/plans/rules-charges.ts';
import { pricesOn } from '#server/domains/billing/plans/rules-subscription.ts';
import { WHOLE } from '#server/domains/billing/rules-money.ts';
import { monthsFrom } from '#server/domains/planning/forecast-rules.ts';
import { daysOf, weekdayOf } from '#server/kernel/clock/zone.ts';

/** As much of a plan as decides what it costs. */
export interface PricedPlan {
  readonly id: number;
  readonly name: string;
  readonly kind: (typeof PLAN_KINDS)[number];
  readonly cadence: (typeof CADENCES)[number] | null;
  readonly amount: number | null;
  readonly basisPoints: number | null;
  readonly weekdays: readonly number[] | null;
}

/** The weekdays on which a child is on a plan, where the plan says none of its own; null: the plan's. */
export const weekdaysOn = (
  { kind, cadence, weekdays }: PricedPlan,
  slots: readonly Pick<WeekSlot, 'weekday'>[],
): number[] | null =>
  kind === 'tuition' && cadence !== 'day' && weekdays === null
    ? [...new Set(slots.map(({ weekday }) => weekday))].toSorted((one, other) => one - other)
    : null;

/** Whoever pays all of it, since no payer is known yet. */
const ONE_PAYER = [{ from: '2000-01-01', shares: [{ accountId: 1, basisPoints: WHOLE, amount: null }] }];

/**
 * What plans cost a child from a day on, in cents: what comes again and again, what is charged once, and the first months as the invoices
 * will say them. Of drop-in care each booked day counts as attended.
 */
export function priceOf(
  plans: readonly PricedPlan[],
  { from, slots }: { readonly from: string; readonly slots: readonly WeekSlot[] },
  openWeekdays: readonly number[],
) {
  const enrollments = plans
    .filter(({ kind }) => kind !== 'fee')
    .map(({ id, name, kind, cadence, amount, basisPoints, ...plan }) => ({
      ...{ id, childId: 0, planName: name, kind, cadence, amount, basisPoints, agencyAccountId: null, from, to: null },
      weekdays: weekdaysOn({ id, name, kind, cadence, amount, basisPoints, ...plan }, slots) ?? plan.weekdays,
    }));
  const months = monthsFrom(from).slice(0, PRICED_MONTHS);
  const to = months.at(-1)?.to ?? from;
  const booked = new Set(slots.map(({ weekday }) => weekday));
  const attended = daysOf(from, to).filter((date) => booked.has(weekdayOf(date)));
  const child = { childId: 0, enrollments, splits: ONE_PAYER, attended };
  const charges = tuitionCharges(child, { from, to }, openWeekdays);
  const fees = plans
    .filter(({ kind }) => kind === 'fee')
    .map(({ name, amount }) => ({ plan: name, amount: amount ?? 0 }));
  const monthly = months.map(({ month, ...days }) => ({
    month,
    amount: sumOf(charges.filter(({ service }) => service.from >= days.from && service.from <= days.to)),
  }));
  return {
    regular: pricesOn(child, from, openWeekdays).map(({ description, cadence, amount }) => ({
      plan: description,
      cadence,
      amount,
    })),
    fees,
    months: monthly,
    total: sumOf(monthly) + sumOf(fees),
  };
}

const sumOf = (all: readonly { readonly amount: number }[]): number => all.reduce((sum, { amount }) => sum + amount, 0);
