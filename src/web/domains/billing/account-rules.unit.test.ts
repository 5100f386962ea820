import { expect, test } from 'vitest';
import {
  type Account,
  ageOf,
  type Booking,
  fits,
  isAccountOf,
  isReversible,
  likelyPayer,
  refundable,
} from './account-rules.ts';

const account = {
  name: 'Zoé Brandt',
  email: 'zoe@families.test',
  children: [{ id: 1, firstName: 'Ada', lastName: 'Lind' }],
} as unknown as Account;
const booking = (over: Partial<Booking>) =>
  ({
    kind: 'payment',
    amount: -5000,
    refunded: 0,
    reversedById: null,
    invoiceId: null,
    method: 'check',
    ...over,
  }) as Booking;

test('an account is found by its payer, their e-mail and the children it pays for', () => {
  for (const typed of ['zoe', 'FAMILIES.test', 'ada lind', '']) expect(isAccountOf(account, typed)).toBe(true);
  expect(isAccountOf(account, 'ada brown')).toBe(false);
});

test('the filters tell who owes, is late, or has a credit', () => {
  expect(fits({ balance: 1, overdue: 0 }, 'owes')).toBe(true);
  expect(fits({ balance: 0, overdue: 0 }, 'owes')).toBe(false);
  expect(fits({ balance: 100, overdue: 1 }, 'overdue')).toBe(true);
  expect(fits({ balance: -1, overdue: 0 }, 'credit')).toBe(true);
  expect(fits({ balance: 0, overdue: 0 }, 'all')).toBe(true);
});

test('what is owed is as old as its oldest invoice', () => {
  const ages = [1, 30, 31, 60, 61, 90, 91].map((daysOverdue) => ageOf({ overdue: 1, daysOverdue }));
  expect(ages).toEqual(['days1to30', 'days1to30', 'days31to60', 'days31to60', 'days61to90', 'days61to90', 'over90']);
  expect(ageOf({ overdue: 0, daysOverdue: 0 })).toBeNull();
});

test('of a payment can be refunded what was not given back yet, and of one taken back nothing', () => {
  expect(refundable(booking({ refunded: 2000 }))).toBe(3000);
  expect(refundable(booking({ reversedById: 7 }))).toBe(0);
  expect(refundable(booking({ kind: 'charge', amount: 5000 }))).toBe(0);
});

test('what the server would refuse to take back is not offered', () => {
  expect(isReversible(booking({}))).toBe(true);
  for (const over of [
    { kind: 'reversal' },
    { reversedById: 1 },
    { invoiceId: 1 },
    { method: 'online' },
    { refunded: 1 },
  ])
    expect(isReversible(booking(over as Partial<Booking>))).toBe(false);
});

test('a bank’s line is only given to somebody for more than its amount', () => {
  const line = (because: string[]) => ({ suggestions: [{ accountId: 4, name: 'Zoé Brandt', because }] }) as never;
  expect(likelyPayer(line(['balance', 'invoice-amount']))).toBeNull();
  expect(likelyPayer(line(['name', 'balance']))).toBe(4);
  expect(likelyPayer({ suggestions: [] } as never)).toBeNull();
});
