import type { METHODS } from '#contract/billing-payment-methods.ts';
import type { CATEGORIES, TRANSACTION_KINDS } from '#contract/billing-shapes.ts';

export type Category = (typeof CATEGORIES)[number];
export type Method = (typeof METHODS)[number];
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

/** The accounts of the books. Debit is above zero, credit below. */
export type BookAccount =
  | 'receivable'
  | 'cash'
  | 'bank'
  | 'card'
  | 'tuition'
  | 'registration'
  | 'late_pickup'
  | 'other_income'
  | 'discounts'
  | 'credits'
  | 'adjustments'
  | 'deposits';

export interface Entry {
  readonly account: BookAccount;
  readonly amount: number;
}

/** As much of a booking as decides its entries. */
export interface Bookable {
  readonly kind: TransactionKind;
  /** What it changes the payer's balance by. */
  readonly amount: number;
  readonly category?: Category | null;
  readonly method?: Method | null;
  /** Of a charge; absent: no discount. */
  readonly gross?: number | null;
  readonly discount?: number | null;
}

/** The entries of a booking; they make zero. A reversal has those of what it takes back, turned round. */
export function entriesOf(booking: Bookable): Entry[] {
  const { amount } = booking;
  const discount = booking.discount ?? 0;
  const entries: Entry[] = [
    { account: 'receivable', amount },
    { account: 'discounts', amount: booking.kind === 'charge' ? -discount : 0 },
    { account: counterAccount(booking), amount: -(amount - discount) },
  ];
  return entries.filter((entry) => entry.amount !== 0);
}

export const reversed = (entries: readonly Entry[]): Entry[] =>
  entries.map(({ account, amount }) => ({ account, amount: -amount }));

function counterAccount({ kind, category, method }: Bookable): BookAccount {
  if (kind === 'charge') return INCOME[category ?? 'other'];
  if (kind === 'payment' || kind === 'refund') return MONEY[method ?? 'other'];
  // A deposit that is not asked for any more was no income.
  if (kind === 'credit') return category === 'deposit' ? 'deposits' : 'credits';
  return 'adjustments';
}

const INCOME: Readonly<Record<Category, BookAccount>> = {
  tuition: 'tuition',
  registration: 'registration',
  late_pickup: 'late_pickup',
  booked_day: 'tuition',
  deposit: 'deposits',
  closure: 'other_income',
  unused_days: 'other_income',
  other: 'other_income',
};
const MONEY: Readonly<Record<Method, BookAccount>> = {
  cash: 'cash',
  check: 'bank',
  ach: 'bank',
  zelle: 'bank',
  other: 'bank',
  card: 'card',
  online: 'card',
};
