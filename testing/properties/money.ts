import fc from 'fast-check';
import { allocate } from '#server/domains/billing/accounts/rules-allocation.ts';
import { creditFor } from '#server/domains/billing/accounts/rules-credits.ts';
import { entriesOf, reversed } from '#server/domains/billing/accounts/rules-ledger.ts';
import { minutesAfter } from '#server/domains/billing/late-pickups/rules-late.ts';
import { type ChildRules, type EnrollmentRule, tuitionCharges } from '#server/domains/billing/plans/rules-charges.ts';
import {
  careDays,
  type PeriodCadence,
  periodOf,
  periodsBeginning,
} from '#server/domains/billing/plans/rules-periods.ts';
import { dividedBy, partsOf, type ShareRule, splitProblem, WHOLE } from '#server/domains/billing/rules-money.ts';
import { addDays, momentOf, weekdayOf } from '#server/kernel/clock/zone.ts';

// What holds of money whatever happens: run a few times in the gate, ten thousand times in the slow suite.

const cents = fc.integer({ min: 1, max: 100_000_000 });
/** Days around month ends, leap days and clock changes. */
const day = fc.integer({ min: 0, max: 366 * 6 }).map((offset) => addDays('2023-12-25', offset));
const cadence = fc.constantFrom<PeriodCadence>('weekly', 'biweekly', 'monthly');
const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 });

/** Splits that are accepted: some fixed amounts, and percentages that make 100. */
const split: fc.Arbitrary<ShareRule[]> = fc
  .tuple(
    fc.array(fc.integer({ min: 1, max: 50_000 }), { maxLength: 2 }),
    fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 4 }),
  )
  .map(([amounts, weights]) => {
    const points = dividedBy(WHOLE, weights);
    return [
      ...amounts.map((amount, at) => ({ accountId: at + 1, amount, basisPoints: null })),
      ...points.map((basisPoints, at) => ({ accountId: 100 + at, amount: null, basisPoints })),
    ];
  })
  .filter((shares) => shares.every(({ basisPoints }) => basisPoints !== 0));

const tuition = (more: Partial<EnrollmentRule>): EnrollmentRule => ({
  id: 1,
  childId: 1,
  planName: 'Plan',
  kind: 'tuition',
  cadence: 'weekly',
  amount: 35_000,
  basisPoints: null,
  weekdays: null,
  agencyAccountId: null,
  from: '2023-01-01',
  to: null,
  ...more,
});
const child = (enrollments: EnrollmentRule[], shares: ShareRule[]): ChildRules => ({
  childId: 1,
  enrollments,
  splits: [{ from: '2020-01-01', shares }],
  attended: [],
});
const sum = (of: readonly { readonly amount: number }[]) => of.reduce((all, { amount }) => all + amount, 0);
const fail = (what: string, ...about: unknown[]): never => {
  throw new Error(`${what}: ${JSON.stringify(about)}`);
};
const same = (one: unknown, other: unknown, what: string) => {
  if (JSON.stringify(one) !== JSON.stringify(other)) fail(what, one, other);
};

/** By what they say. */
export const MONEY_PROPERTIES: Readonly<Record<string, (numRuns: number) => void>> = {
  'a split loses no cent and gives nobody less than nothing': (numRuns) =>
    fc.assert(
      fc.property(
        cents,
        split,
        fc.option(fc.tuple(fc.nat(10), fc.integer({ min: 1, max: 10 }), fc.nat(10))),
        (amount, shares, stretch) => {
          same(splitProblem(shares), null, 'accepted');
          const period = stretch && {
            before: stretch[0],
            days: stretch[1],
            ofDays: stretch[0] + stretch[1] + stretch[2],
          };
          const parts = partsOf(amount, shares, period);
          same(sum(parts), amount, 'sum');
          if (parts.some((part) => part.amount < 0)) fail('below zero', parts);
        },
      ),
      { numRuns },
    ),

  'a period that is cut anywhere costs what it costs whole': (numRuns) =>
    fc.assert(
      fc.property(
        cents,
        cadence,
        weekdays,
        day,
        fc.array(fc.nat(31), { maxLength: 4 }),
        split,
        (amount, every, on, at, cuts, shares) => {
          const period = periodOf(every, at);
          if (careDays(period, new Set(on)).length === 0) return;
          const starts = [...new Set([period.from, ...cuts.map((offset) => addDays(period.from, offset))])]
            .filter((start) => start <= period.to)
            .sort();
          const pieces = starts.map((from, index) => {
            const next = starts[index + 1];
            const to = next === undefined ? period.to : addDays(next, -1);
            return tuition({ id: index + 1, cadence: every, weekdays: on, amount, from, to });
          });
          // Each piece by itself: they are of one price.
          const charges = pieces.flatMap((piece) => tuitionCharges(child([piece], shares), period, []));
          same(sum(charges), amount, 'sum');
        },
      ),
      { numRuns },
    ),

  'every day of care is charged once, however the days are invoiced': (numRuns) =>
    fc.assert(
      fc.property(
        cadence,
        day,
        fc.nat(400),
        fc.option(fc.nat(400)),
        fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 12 }),
        (every, from, startsAfter, lasts, lengths) => {
          const start = addDays(from, startsAfter);
          const enrollment = { from: start, to: lasts === null ? null : addDays(start, lasts) };
          const end = addDays(from, lengths.reduce((all, days) => all + days, 0) - 1);
          const whole = periodsBeginning(every, enrollment, { from, to: end });
          let first = from;
          const parts = lengths.flatMap((days) => {
            const range = { from: first, to: addDays(first, days - 1) };
            first = addDays(first, days);
            return periodsBeginning(every, enrollment, range);
          });
          same(parts, whole, 'tiles');
          for (const [at, { covered }] of whole.entries()) {
            const before = whole[at - 1];
            if (before && addDays(before.covered.to, 1) !== covered.from) fail('gap', before, covered);
          }
        },
      ),
      { numRuns },
    ),

  'discounts and subsidies move money and lose none': (numRuns) =>
    fc.assert(
      fc.property(
        cents,
        fc.integer({ min: 1, max: WHOLE }),
        cents,
        day,
        split,
        (amount, basisPoints, subsidy, at, shares) => {
          const monday = periodOf('weekly', at).from;
          const charges = tuitionCharges(
            child(
              [
                tuition({ amount }),
                tuition({ id: 2, kind: 'discount', cadence: null, amount: null, basisPoints }),
                tuition({ id: 3, kind: 'subsidy', cadence: null, amount: subsidy, agencyAccountId: 77 }),
              ],
              shares,
            ),
            { from: monday, to: monday },
            [1, 2, 3, 4, 5],
          );
          for (const charge of charges) same(charge.gross + charge.discount, charge.amount, 'gross and discount');
          if (charges.length > 0)
            same(
              charges.reduce((all, { gross }) => all + gross, 0),
              amount,
              'gross',
            );
          if (charges.some((charge) => charge.amount <= 0)) fail('nothing is no charge', charges);
        },
      ),
      { numRuns },
    ),

  'credits for days make the charge, in whatever order they are given': (numRuns) =>
    fc.assert(
      fc.property(
        cents,
        fc.integer({ min: 1, max: 31 }),
        fc.array(fc.nat(5), { minLength: 31, maxLength: 31 }),
        (amount, count, groups) => {
          const days = Array.from({ length: count }, (_, at) => addDays('2024-02-20', at));
          const credited = [0, 1, 2, 3, 4, 5].map((group) =>
            creditFor(amount, days, new Set(days.filter((_, at) => groups[at] === group))),
          );
          same(
            credited.reduce((all, part) => all + part, 0),
            amount,
            'sum',
          );
          if (credited.some((part) => part < 0)) fail('below zero', credited);
        },
      ),
      { numRuns },
    ),

  'minutes after closing are real minutes, over both clock changes': (numRuns) =>
    fc.assert(
      fc.property(
        fc.constantFrom('2026-03-08', '2026-11-01', '2024-03-10', '2024-11-03', '2026-06-15'),
        fc.constantFrom('America/New_York', 'America/Los_Angeles', 'America/Phoenix'),
        fc.constantFrom('18:00', '00:30', '01:30', '02:30', '23:30'),
        fc.nat(600),
        (date, zone, closes, minutes) => {
          const closing = momentOf(date, closes, zone);
          same(minutesAfter(closing, new Date(closing.getTime() + minutes * 60_000)), minutes, 'minutes');
          same(minutesAfter(closing, new Date(closing.getTime() - minutes * 60_000)), 0, 'early');
        },
      ),
      { numRuns },
    ),

  'the entries of every booking make zero, and so do those of its reversal': (numRuns) =>
    fc.assert(
      fc.property(
        fc.constantFrom('charge', 'credit', 'payment', 'refund', 'adjustment'),
        cents,
        fc.nat(1_000_000),
        fc.constantFrom('cash', 'check', 'ach', 'zelle', 'card', 'other', 'online'),
        fc.constantFrom(
          'tuition',
          'registration',
          'late_pickup',
          'booked_day',
          'deposit',
          'closure',
          'unused_days',
          'other',
        ),
        (kind, size, off, method, category) => {
          const amount = kind === 'credit' || kind === 'payment' ? -size : size;
          const discounts = kind === 'charge' ? { gross: size + off, discount: -off } : {};
          const entries = entriesOf({ kind, amount, method, category, ...discounts });
          same(sum(entries), 0, 'zero');
          same(sum(entries.filter(({ account }) => account === 'receivable')), amount, 'receivable');
          same(sum([...entries, ...reversed(entries)]), 0, 'reversed');
        },
      ),
      { numRuns },
    ),

  'payments pay the oldest charges and nothing twice': (numRuns) =>
    fc.assert(
      fc.property(
        fc.array(fc.record({ amount: cents, childId: fc.option(fc.integer({ min: 1, max: 3 })) }), { maxLength: 12 }),
        fc.array(fc.record({ amount: cents, childId: fc.option(fc.integer({ min: 1, max: 3 })) }), { maxLength: 4 }),
        fc.array(cents, { maxLength: 8 }),
        (charged, lowered, paid) => {
          const debits = charged.map((one, id) => ({ ...one, id, serviceFrom: null, serviceTo: null }));
          const payments = paid.map((amount, id) => ({ id, date: '2026-01-01', amount }));
          const pieces = allocate(
            debits,
            lowered.map((one) => ({ ...one, serviceFrom: null })),
            payments,
          );
          for (const payment of payments)
            same(sum(pieces.filter((piece) => piece.payment.id === payment.id)), payment.amount, 'payment');
          const paidOf = (id: number) => sum(pieces.filter(({ debit }) => debit?.id === id));
          for (const debit of debits) if (paidOf(debit.id) > debit.amount) fail('paid twice', debit);
          const order = pieces.flatMap(({ debit }) => (debit ? [debit.id] : []));
          same(
            order,
            order.toSorted((one, other) => one - other),
            'oldest first',
          );
          const lowerable = Math.min(sum(debits), sum(lowered));
          same(sum(pieces.filter(({ debit }) => debit)), Math.min(sum(payments), sum(debits) - lowerable), 'whole');
        },
      ),
      { numRuns },
    ),

  'a period holds its day, and periods follow on each other': (numRuns) =>
    fc.assert(
      fc.property(cadence, day, (every, at) => {
        const { from, to } = periodOf(every, at);
        if (!(from <= at && at <= to)) fail('outside', from, at, to);
        same(periodOf(every, addDays(to, 1)).from, addDays(to, 1), 'next');
        if (every !== 'monthly') same(weekdayOf(from), 1, 'Monday');
      }),
      { numRuns },
    ),
};
