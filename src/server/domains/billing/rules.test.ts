import { describe, expect, test } from 'vitest';
import { MONEY_PROPERTIES } from '#testing/properties/money.ts';
import { lateFee } from './late-pickups/rules-late.ts';
import { centsOf, dayOf, delimiterOf, methodOf, statementLines, suggest } from './payments/rules-bank.ts';
import { planProblem } from './plans/rules-plans.ts';
import { paymentStatus, subscriptionStatus, weekly } from './plans/rules-subscription.ts';
import { splitProblem } from './rules-money.ts';

describe('whatever happens', () => {
  test.each(Object.entries(MONEY_PROPERTIES))('%s', (_, holds) => holds(150));
});

test('a late pickup costs nothing within the grace, then every minute from closing on, up to the most', () => {
  const rule = { lateFeePerMinute: 100, lateFeeGraceMinutes: 5, lateFeeMost: 2000 };
  expect([0, 5, 6, 19, 21, 500].map((minutes) => lateFee(minutes, rule))).toEqual([0, 0, 600, 1900, 2000, 2000]);
  expect(lateFee(500, { ...rule, lateFeeMost: null })).toBe(50_000);
});

test('a split names each payer once, by an amount or a percentage, and its percentages make 100', () => {
  const share = (accountId: number, basisPoints: number | null, amount: number | null = null) => ({
    accountId,
    basisPoints,
    amount,
  });
  expect(splitProblem([share(1, 3333), share(2, 6667)])).toBeNull();
  expect(splitProblem([share(1, 10_000), share(2, null, 500)])).toBeNull();
  expect(splitProblem([share(1, null, 500)])).toBe('The percentages must add up to 100');
  expect(splitProblem([share(1, 5000), share(1, 5000)])).toBe('Each payer can stand here once');
  expect(splitProblem([share(1, 10_000), share(2, 1, 1)])).toBe('Give each payer an amount or a percentage');
});

test('a plan is what its kind allows', () => {
  const plan = { kind: 'tuition', cadence: 'weekly', amount: 100, basisPoints: null, weekdays: null } as const;
  expect(planProblem(plan)).toBeNull();
  expect(planProblem({ ...plan, cadence: null })).toHaveProperty('cadence');
  expect(planProblem({ ...plan, kind: 'fee' })).toHaveProperty('cadence');
  expect(planProblem({ ...plan, kind: 'discount', cadence: null, basisPoints: 5 })).toHaveProperty('amount');
  expect(planProblem({ ...plan, kind: 'subsidy' })).toHaveProperty('cadence');
  expect(planProblem({ ...plan, cadence: 'day', weekdays: [1] })).toHaveProperty('weekdays');
});

test('badges follow from what is in force and what is owed', () => {
  const today = '2026-03-02';
  const now = [{ from: '2026-01-01', to: null }];
  expect(subscriptionStatus([], { overdue: 0 }, today)).toBe('inactive');
  expect(subscriptionStatus(now, { overdue: 0 }, today)).toBe('active');
  expect(subscriptionStatus(now, { overdue: 1 }, today)).toBe('past_due');
  expect(subscriptionStatus([{ from: '2026-04-01', to: null }], { overdue: 0 }, today)).toBe('pending');
  expect(subscriptionStatus([{ from: '2025-04-01', to: '2026-03-01' }], { overdue: 0 }, today)).toBe('canceled');
  const summary = { overdue: 0, due: 0, hasPaid: false, hasFailed: false };
  expect(paymentStatus(summary)).toBeNull();
  expect(paymentStatus({ ...summary, hasPaid: true, hasFailed: true })).toBe('paid');
  expect(paymentStatus({ ...summary, due: 5, hasFailed: true })).toBe('failed');
  expect(paymentStatus({ ...summary, due: 5, overdue: 5 })).toBe('past_due');
  expect([weekly(100, 'weekly'), weekly(101, 'biweekly'), weekly(145_000, 'monthly')]).toEqual([100, 51, 33_462]);
});

describe("a bank's statement", () => {
  test('amounts and days are read as banks write them, or not at all', () => {
    expect(['$1,234.50', '(12.00)', '12.00-', '-3.5', '+7', '1.234,50', 'abc', ''].map(centsOf)).toEqual([
      123_450,
      -1200,
      -1200,
      -350,
      700,
      null,
      null,
      null,
    ]);
    expect(['02/27/2026', '2/7/26', '2026-02-27', '02/30/2026', '27.02.2026', ''].map(dayOf)).toEqual([
      '2026-02-27',
      '2026-02-07',
      '2026-02-27',
      null,
      null,
      null,
    ]);
    expect([delimiterOf('a;b;c\n1;2;3'), delimiterOf('a,b\n"x; y",2')]).toEqual([';', ',']);
  });

  test('its columns are found below whatever stands above them', () => {
    const rows = [
      ['Account', '1234'],
      ['Posting Date', 'Details', 'Debit', 'Credit'],
      ['1/2/2026', 'ZELLE', '', '350.00'],
      ['', '', '', ''],
      ['1/3/2026', 'RENT', '900', ''],
    ];
    expect(statementLines(rows)).toEqual([
      { line: 3, date: '2026-01-02', amount: 35_000, description: 'ZELLE' },
      { line: 5, date: '2026-01-03', amount: -90_000, description: 'RENT' },
    ]);
    expect(statementLines([['a', 'b']])).toBeNull();
  });

  test('whose payment it is speaks from numbers, names and earlier payments', () => {
    const payer = { children: [], balance: 0, openInvoices: [], references: [] };
    const payers = [
      { ...payer, accountId: 1, name: 'Ann Newman', balance: 35_000 },
      { ...payer, accountId: 2, name: 'Bob Older', openInvoices: [{ number: 42, open: 35_000 }] },
      { ...payer, accountId: 3, name: 'Zoë Núñez', references: ['ZELLE FROM Z NUNEZ 0113'] },
    ];
    const of = (description: string, amount = 35_000) =>
      suggest({ amount, description }, payers).map(({ accountId, because }) => [accountId, because]);
    expect(of('INV-000042 from Ann Newman')).toEqual([
      [2, ['invoice-number', 'invoice-amount']],
      [1, ['name', 'balance']],
    ]);
    expect(of('Zelle from Z Nunez 0227', 1)).toEqual([[3, ['paid-before']]]);
    expect(of('NUNEZ, ZOE', 1)).toEqual([[3, ['name']]]);
    expect(of('A-00001', 1)).toEqual([[1, ['account-number']]]);
    expect(of('Rent', 1)).toEqual([]);
    expect(['Zelle x', 'CHECK 104', 'Deposit'].map(methodOf)).toEqual(['zelle', 'check', 'ach']);
  });
});
