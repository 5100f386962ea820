import { expect, test } from 'vitest';
import { headingOf, proration } from './invoices/rules-drafts.ts';
import { type EnrollmentRule, splitOn, tuitionCharges } from './plans/rules-charges.ts';
import { careDays, periodOf, periodsBeginning } from './plans/rules-periods.ts';
import { planProblem } from './plans/rules-plans.ts';
import { pricesOn } from './plans/rules-subscription.ts';
import { dividedBy, partsOf, portionOf, prorated } from './rules-money.ts';

const MONDAY = '2026-03-02';
const WORKDAYS = [1, 2, 3, 4, 5];
const FAMILY = 10;
const tuition: EnrollmentRule = {
  id: 1,
  childId: 1,
  planName: 'Weekly',
  kind: 'tuition',
  cadence: 'weekly',
  amount: 10_000,
  basisPoints: null,
  weekdays: null,
  agencyAccountId: null,
  from: MONDAY,
  to: null,
};
const whole = (accountId: number) => [{ accountId, amount: null, basisPoints: 10_000 }];
const child = (...enrollments: EnrollmentRule[]) => ({
  childId: 1,
  enrollments,
  splits: [{ from: '2026-01-01', shares: whole(FAMILY) }],
  attended: [] as string[],
});
const charged = (rules: ReturnType<typeof child>, from = MONDAY, to = MONDAY) =>
  tuitionCharges(rules, { from, to }, WORKDAYS).map((one) => [
    one.enrollmentId,
    one.accountId,
    one.amount,
    one.discount,
  ]);

test('periods are weeks from Monday, every other such week, and months', () => {
  expect(periodOf('weekly', '2026-03-08')).toEqual({ from: MONDAY, to: '2026-03-08' });
  expect(periodOf('monthly', '2024-02-10')).toEqual({ from: '2024-02-01', to: '2024-02-29' });
  // Counted from 2024-01-01 on, also backwards.
  for (const day of ['2024-01-01', '2024-01-14'])
    expect(periodOf('biweekly', day)).toEqual({ from: '2024-01-01', to: '2024-01-14' });
  expect(periodOf('biweekly', '2024-01-15').from).toBe('2024-01-15');
  expect(periodOf('biweekly', '2023-12-31')).toEqual({ from: '2023-12-18', to: '2023-12-31' });
  expect(periodOf('biweekly', '2023-12-17').from).toBe('2023-12-04');
});

test('a period is found where the first day an enrollment covers of it lies in the range', () => {
  const found = (from: string, to: string | null, range: [string, string]) =>
    periodsBeginning('weekly', { from, to }, { from: range[0], to: range[1] }).map(({ covered }) => [
      covered.from,
      covered.to,
    ]);
  expect(found('2026-03-04', '2026-03-10', [MONDAY, '2026-03-09'])).toEqual([
    ['2026-03-04', '2026-03-08'],
    ['2026-03-09', '2026-03-10'],
  ]);
  expect(found('2026-01-01', null, ['2026-03-03', '2026-03-08'])).toEqual([]);
  expect(found('2026-01-01', '2026-03-01', [MONDAY, MONDAY])).toEqual([]);
  expect(careDays({ from: MONDAY, to: '2026-03-08' }, new Set([1, 7]))).toEqual([MONDAY, '2026-03-08']);
});

test('a part of a period costs its days of care; fixed discounts are taken once, from the first tuition', () => {
  expect(charged(child(tuition))).toEqual([[1, FAMILY, 10_000, 0]]);
  expect(charged(child({ ...tuition, from: '2026-03-04' }), MONDAY, '2026-03-08')).toEqual([[1, FAMILY, 6000, 0]]);
  expect(charged(child({ ...tuition, to: '2026-03-04' }))).toEqual([[1, FAMILY, 6000, 0]]);
  expect(charged(child({ ...tuition, weekdays: [6], from: '2026-03-02', to: '2026-03-06' }))).toEqual([]);
  const second = { ...tuition, id: 2, amount: 5000 };
  const discount: EnrollmentRule = { ...tuition, id: 3, kind: 'discount', cadence: null, amount: 1000 };
  expect(charged(child(tuition, second, discount))).toEqual([
    [1, FAMILY, 9000, -1000],
    [2, FAMILY, 5000, 0],
  ]);
  const ended = { ...tuition, to: '2026-03-01', from: '2026-02-01' };
  expect(charged(child(ended, second, discount))).toEqual([[2, FAMILY, 4000, -1000]]);
  const percent = { ...discount, amount: null, basisPoints: 1000 };
  expect(charged(child(tuition, second, percent))).toEqual([
    [1, FAMILY, 9000, -1000],
    [2, FAMILY, 4500, -500],
  ]);
});

test('an agency pays its subsidy first, as far as there is something to pay, and its own share with it', () => {
  const subsidy: EnrollmentRule = {
    ...tuition,
    id: 3,
    kind: 'subsidy',
    cadence: null,
    amount: 4000,
    agencyAccountId: 20,
  };
  expect(charged(child(tuition, subsidy))).toEqual([
    [1, 20, 4000, 0],
    [1, FAMILY, 6000, 0],
  ]);
  expect(charged(child(tuition, { ...subsidy, amount: 50_000 }))).toEqual([[1, 20, 10_000, 0]]);
  const shares = [
    { accountId: 20, amount: null, basisPoints: 5000 },
    { accountId: FAMILY, amount: null, basisPoints: 5000 },
  ];
  expect(charged({ ...child(tuition, subsidy), splits: [{ from: MONDAY, shares }] })).toEqual([
    [1, 20, 7000, 0],
    [1, FAMILY, 3000, 0],
  ]);
});

test('drop-in care is charged by the days on which the child was there, without fixed discounts', () => {
  const dropIn = { ...tuition, cadence: 'day' as const, amount: 2000, to: '2026-03-04' };
  const discount: EnrollmentRule = { ...tuition, id: 3, kind: 'discount', cadence: null, amount: 500 };
  const rules = { ...child(dropIn, discount), attended: ['2026-03-01', MONDAY, '2026-03-04', '2026-03-05'] };
  expect(charged(rules, '2026-02-20', '2026-03-04')).toEqual([
    [1, FAMILY, 2000, 0],
    [1, FAMILY, 2000, 0],
  ]);
  expect(charged(rules, '2026-03-03', '2026-03-03')).toEqual([]);
});

test('the split of a day is the newest that has come, else the first there is', () => {
  const splits = [
    { from: MONDAY, shares: whole(1) },
    { from: '2026-04-01', shares: whole(2) },
  ];
  const payer = (date: string) => splitOn(splits, date)?.[0]?.accountId;
  expect([payer('2026-03-01'), payer(MONDAY), payer('2026-03-31'), payer('2026-04-01')]).toEqual([1, 1, 1, 2]);
  expect(splitOn([], MONDAY)).toBeUndefined();
});

test('prices are those of whole periods, of tuition in force or still to come', () => {
  const prices = (date: string, ...enrollments: EnrollmentRule[]) =>
    pricesOn(child(...enrollments), date, WORKDAYS).map((one) => [one.enrollmentId, one.cadence, one.amount]);
  expect(prices('2026-03-04', tuition)).toEqual([[1, 'weekly', 10_000]]);
  expect(prices('2026-02-01', { ...tuition, from: '2026-03-05' })).toEqual([[1, 'weekly', 10_000]]);
  expect(prices('2026-03-04', { ...tuition, to: '2026-03-03' })).toEqual([]);
  const fee = { ...tuition, kind: 'fee' as const, cadence: 'once' as const };
  expect(prices('2026-03-04', fee)).toEqual([]);
  expect(prices('2026-03-04', { ...tuition, cadence: 'day', amount: 2000 })).toEqual([[1, 'day', 2000]]);
});

test('a discount or subsidy has no cadence, fees are charged once, and only tuition by the period has weekdays', () => {
  const plan = { kind: 'tuition', cadence: 'weekly', amount: 100, basisPoints: null, weekdays: [1] } as const;
  const wrong = (change: object) =>
    Object.keys(planProblem({ ...plan, ...change } as Parameters<typeof planProblem>[0]) ?? {});
  expect(wrong({})).toEqual([]);
  for (const kind of ['discount', 'subsidy']) {
    expect(wrong({ kind })).toEqual(['cadence']);
    expect(wrong({ kind, cadence: null })).toEqual(['weekdays']);
    expect(wrong({ kind, cadence: null, weekdays: null })).toEqual([]);
    expect(wrong({ kind, cadence: null, weekdays: null, amount: null })).toEqual(['amount']);
  }
  expect([wrong({ kind: 'fee', cadence: 'once', weekdays: null }), wrong({ kind: 'fee', cadence: 'once' })]).toEqual([
    [],
    ['weekdays'],
  ]);
  expect([wrong({ cadence: 'once' }), wrong({ amount: null }), wrong({ basisPoints: 5 })]).toEqual([
    ['cadence'],
    ['amount'],
    ['amount'],
  ]);
});

test('an invoice is called after its lines, lies where its tuition lies, and is due from its first day on', () => {
  const line = {
    childId: 1,
    childName: 'Mia',
    category: 'tuition' as const,
    description: 'Weekly',
    from: '2026-03-09',
    to: '2026-03-15',
  };
  const rest = { days: null, ofDays: null, gross: 1, discount: 0, amount: 1 };
  const fee = { ...line, ...rest, category: 'other' as const, description: 'Trip', from: '2026-02-01', to: null };
  expect(headingOf([{ ...line, ...rest }, fee, { ...line, ...rest }], MONDAY, 3)).toEqual({
    description: 'Weekly, Trip',
    from: '2026-03-09',
    to: '2026-03-15',
    dueOn: '2026-03-12',
  });
  expect(headingOf([fee, { ...fee, from: null }], MONDAY, 0)).toMatchObject({
    from: '2026-02-01',
    to: MONDAY,
    dueOn: MONDAY,
  });
  const undated = { ...fee, category: 'tuition' as const, from: null };
  expect(headingOf([undated, fee], MONDAY, 0)).toMatchObject({ from: '2026-02-01' });
  expect(headingOf([{ ...fee, description: 'x'.repeat(300) }], MONDAY, 0).description).toHaveLength(200);
  expect([proration(5, 5), proration(3, 5)]).toEqual([
    { days: null, ofDays: null },
    { days: 3, ofDays: 5 },
  ]);
});

test('cents are rounded half up, and parts are together the whole', () => {
  expect([prorated(100, 1, 3), prorated(100, 2, 3), prorated(5, 1, 2), prorated(100, 3, 3)]).toEqual([33, 67, 3, 100]);
  expect(portionOf(100, { before: 1, days: 1, ofDays: 3 })).toBe(34);
  expect(dividedBy(100, [1, 1, 1])).toEqual([33, 34, 33]);
  expect(dividedBy(100, [0, 0])).toEqual([0, 0]);
  expect(dividedBy(100, [])).toEqual([]);
  const share = (accountId: number, amount: number | null, basisPoints: number | null) => ({
    accountId,
    amount,
    basisPoints,
  });
  const week = { before: 0, days: 5, ofDays: 5 };
  const amounts = (...of: Parameters<typeof partsOf>) => partsOf(...of).map(({ amount }) => amount);
  expect(amounts(1000, [share(1, 300, null), share(2, null, 10_000)], week)).toEqual([300, 700]);
  expect(amounts(1000, [share(1, 300, null), share(2, null, 10_000)], null)).toEqual([0, 1000]);
  expect(amounts(200, [share(1, 300, null), share(2, null, 10_000)], week)).toEqual([200, 0]);
  expect(amounts(1000, [share(1, 300, null), share(2, null, 10_000)], { before: 0, days: 1, ofDays: 2 })).toEqual([
    150, 850,
  ]);
});
