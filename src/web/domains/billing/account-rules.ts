import type { Api } from '#contract/index.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { matchesSearch } from '#web/lib/matchesSearch.ts';

export type Overview = Reply<Api['GET /api/billing/overview']>;
export type Account = Reply<Api['GET /api/billing/accounts']>[number];
export type AccountDetail = Reply<Api['GET /api/billing/accounts/:id']>;
export type Booking = Reply<Api['GET /api/billing/accounts/:id/transactions']>[number];
export type BankLine = Reply<Api['POST /api/billing/bank-import/preview']>['lines'][number];

export const ACCOUNT_FILTERS = ['owes', 'overdue', 'credit', 'all'] as const;
export type AccountFilter = (typeof ACCOUNT_FILTERS)[number];

const FITS: Readonly<Record<AccountFilter, (account: Pick<Account, 'balance' | 'overdue'>) => boolean>> = {
  owes: ({ balance }) => balance > 0,
  overdue: ({ overdue }) => overdue > 0,
  credit: ({ balance }) => balance < 0,
  all: () => true,
};

export const fits = (account: Pick<Account, 'balance' | 'overdue'>, filter: AccountFilter): boolean =>
  FITS[filter](account);

/** Whether the typed words are in the payer's name or e-mail, or in the name of a child it pays for. */
export const isAccountOf = ({ name, email, children }: Account, typed: string): boolean =>
  matchesSearch([name, email, ...children.map((child) => `${child.firstName} ${child.lastName}`)].join(' '), typed);

/** How old what is owed is, in the overview's buckets; null where nothing is overdue. */
export function ageOf({ overdue, daysOverdue }: Pick<Account, 'overdue' | 'daysOverdue'>) {
  if (overdue <= 0) return null;
  if (daysOverdue <= 30) return 'days1to30';
  if (daysOverdue <= 60) return 'days31to60';
  return daysOverdue <= 90 ? 'days61to90' : 'over90';
}

/** What of a payment can still be given back, in cents. */
export const refundable = ({ kind, amount, refunded, reversedById }: Booking): number =>
  kind === 'payment' && reversedById === null ? -amount - refunded : 0;

/** Whether a booking can be taken back by a counter entry; the server says why where it can't. */
export const isReversible = ({ kind, method, refunded, reversedById, invoiceId }: Booking): boolean =>
  kind !== 'reversal' && reversedById === null && invoiceId === null && method !== 'online' && refunded === 0;

/** The likeliest payer of a line, where something besides the amount speaks for them. */
export const likelyPayer = ({ suggestions: [first] }: BankLine): number | null =>
  first?.because.some((reason) => reason !== 'balance' && reason !== 'invoice-amount') ? first.accountId : null;
