import { expect, test } from 'vitest';
import { allocate, type Debit, paidByChild, paidForCare, sumOf } from './accounts/rules-allocation.ts';
import { entriesOf, reversed } from './accounts/rules-ledger.ts';

const debit = (
  id: number,
  childId: number | null,
  amount: number,
  serviceFrom: string | null = null,
  serviceTo = serviceFrom,
): Debit => ({
  id,
  childId,
  amount,
  serviceFrom,
  serviceTo,
});
const money = (id: number, amount: number, date = '2026-03-02') => ({ id, date, amount });
const laid = (...of: Parameters<typeof allocate>) =>
  allocate(...of).map(({ payment, debit: paid, amount }) => [payment.id, paid?.id ?? null, amount]);

test('money goes to the oldest charge, and what is left lies ahead', () => {
  const debits = [debit(1, 1, 100), debit(2, 1, 50)];
  expect(laid(debits, [], [money(8, 120), money(9, 60)])).toEqual([
    [8, 1, 100],
    [8, 2, 20],
    [9, 2, 30],
    [9, null, 30],
  ]);
});

test('a credit lowers its child’s charge for its days, else the child’s oldest, else the oldest of all', () => {
  const debits = [
    debit(1, 2, 100, '2026-03-02', '2026-03-08'),
    debit(2, 1, 100, '2026-03-02', '2026-03-08'),
    debit(3, 1, 100, '2026-03-09', '2026-03-15'),
  ];
  const left = (childId: number | null, serviceFrom: string | null, amount = 30) =>
    [1, 2, 3].map((id) =>
      laid(debits, [{ childId, amount, serviceFrom }], [money(9, 1000)])
        .filter(([, paid]) => paid === id)
        .reduce((sum, [, , part]) => sum + (part ?? 0), 0),
    );
  expect(left(1, '2026-03-09')).toEqual([100, 100, 70]);
  expect(left(1, '2026-03-15')).toEqual([100, 100, 70]);
  expect(left(1, '2026-03-16')).toEqual([100, 70, 100]);
  expect(left(1, null)).toEqual([100, 70, 100]);
  expect(left(null, '2026-03-09')).toEqual([70, 100, 100]);
  expect(left(1, '2026-03-09', 230)).toEqual([70, 0, 0]);
  const oneDay = [debit(1, 1, 100, '2026-03-02'), debit(2, 1, 100, '2026-03-03', null)];
  expect(laid(oneDay, [{ childId: 1, amount: 100, serviceFrom: '2026-03-03' }], [money(9, 200)])).toEqual([
    [9, 1, 100],
    [9, null, 100],
  ]);
});

test('what was paid is counted by child within a year, and for care that is over', () => {
  const debits = [
    debit(1, 1, 100, '2026-03-02', '2026-03-08'),
    debit(2, 2, 100, '2026-03-09', null),
    debit(3, null, 100),
  ];
  const pieces = allocate(debits, [], [money(7, 100, '2025-12-31'), money(8, 100), money(9, 150)]);
  expect([...paidByChild(pieces, 2026)].map(([childId, paid]) => [childId, sumOf(paid)])).toEqual([
    [2, 100],
    [null, 150],
  ]);
  const care = (from: string, to: string, today: string) => sumOf(paidForCare(pieces, from, to, today));
  expect(care('2026-03-08', '2026-03-09', '2026-03-10')).toBe(200);
  expect([care('2026-03-09', '2026-03-09', '2026-03-10'), care('2026-03-08', '2026-03-08', '2026-03-10')]).toEqual([
    100, 100,
  ]);
  expect(care('2026-03-08', '2026-03-09', '2026-03-09')).toBe(100);
});

test('each booking is written to the accounts of its kind, and taken back to the same', () => {
  const of = (...[booking]: Parameters<typeof entriesOf>) =>
    entriesOf(booking).map(({ account, amount }) => [account, amount]);
  expect(of({ kind: 'charge', amount: 90, category: 'tuition', gross: 100, discount: -10 })).toEqual([
    ['receivable', 90],
    ['discounts', 10],
    ['tuition', -100],
  ]);
  const counter = (...[booking]: Parameters<typeof entriesOf>) => entriesOf(booking).at(-1)?.account;
  expect(
    (['tuition', 'registration', 'late_pickup', 'closure', 'unused_days', 'other', null] as const).map((category) =>
      counter({ kind: 'charge', amount: 1, category }),
    ),
  ).toEqual(['tuition', 'registration', 'late_pickup', 'other_income', 'other_income', 'other_income', 'other_income']);
  expect(
    (['cash', 'check', 'ach', 'zelle', 'other', 'card', 'online', null] as const).map((method) =>
      counter({ kind: 'payment', amount: -1, method }),
    ),
  ).toEqual(['cash', 'bank', 'bank', 'bank', 'bank', 'card', 'card', 'bank']);
  expect(counter({ kind: 'refund', amount: 1, method: 'cash' })).toBe('cash');
  expect(counter({ kind: 'credit', amount: -1 })).toBe('credits');
  expect(of({ kind: 'charge', amount: 0 })).toEqual([]);
  expect(reversed(entriesOf({ kind: 'payment', amount: -5, method: 'cash' }))).toEqual([
    { account: 'receivable', amount: 5 },
    { account: 'cash', amount: -5 },
  ]);
});
