import { expect, test } from 'vitest';
import {
  accountStatusOf,
  arrivedPayment,
  choiceIn,
  type FamilyBilling,
  invoiceState,
  namesOf,
} from './family-rules.ts';

const NOTHING: FamilyBilling = {
  balance: 0,
  due: 0,
  overdue: 0,
  dueOn: null,
  subscriptionStatus: 'inactive',
  subscriptions: [],
  nextPaymentDate: null,
  invoices: [],
  payments: [],
  isOnline: true,
  hasFailed: false,
  savedMethod: null,
  autopay: false,
};
const payment = (id: number, more = {}): FamilyBilling['payments'][number] => ({
  id,
  date: '2026-03-02',
  kind: 'payment',
  amount: 35_000,
  method: 'online',
  reference: null,
  receiptNumber: 'R-000001',
  isReversed: false,
  ...more,
});

test('what is overdue is said before what is due, and nothing due may still be a credit or a charge to come', () => {
  expect(accountStatusOf(NOTHING)).toBe('nothing');
  expect(accountStatusOf({ ...NOTHING, payments: [payment(1)] })).toBe('clear');
  expect(accountStatusOf({ ...NOTHING, balance: 70_000, due: 70_000, overdue: 35_000 })).toBe('overdue');
  expect(accountStatusOf({ ...NOTHING, balance: 36_800, due: 35_000 })).toBe('due');
  expect(accountStatusOf({ ...NOTHING, balance: 1800 })).toBe('coming');
  expect(accountStatusOf({ ...NOTHING, balance: -4000 })).toBe('credit');
});

test('the payment one comes back from is the first online one after what was there, never an older or another kind', () => {
  const old = { ...NOTHING, payments: [payment(7)] };
  expect(arrivedPayment(old, 7, '2026-03-02')).toBeUndefined();
  expect(arrivedPayment({ ...old, payments: [payment(8), ...old.payments] }, 7, '2026-03-02')?.id).toBe(8);
  const others = [payment(9, { kind: 'refund' }), payment(8, { method: 'cash' })];
  expect(arrivedPayment({ ...old, payments: others }, 7, '2026-03-02')).toBeUndefined();
  expect(arrivedPayment(old, null, '2026-03-02')?.id).toBe(7);
  expect(arrivedPayment(old, null, '2026-03-03')).toBeUndefined();
});

test('an address names a choice and back; one that names none is none', () => {
  for (const choice of [{ due: true }, { planId: 12, includeRegistrationFee: true }] as const)
    expect(choiceIn(new URLSearchParams(namesOf(choice)))).toEqual(choice);
  for (const search of ['', 'planType=', 'planType=0', 'planType=-1', 'planType=1e3', 'planType=weekly'])
    expect(choiceIn(new URLSearchParams(search))).toBeNull();
});

test('an invoice that is paid in part says so until it is overdue', () => {
  const invoice = { id: 1, number: 'INV-000001', date: '2026-03-02', dueOn: '2026-03-06', description: 'Care' };
  const open = { ...invoice, amount: 35_000, open: 10_000 };
  expect(invoiceState({ ...open, status: 'pending' })).toBe('partly');
  expect(invoiceState({ ...open, open: 35_000, status: 'pending' })).toBe('pending');
  expect(invoiceState({ ...open, status: 'overdue' })).toBe('overdue');
});
