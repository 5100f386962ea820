import type { Api } from '#contract/index.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { matchesSearch } from '#web/lib/matchesSearch.ts';
import { dayAfter } from '#web/lib/time.ts';

export type Plan = Reply<Api['GET /api/billing/plans']>[number];
export type PlanKind = Plan['kind'];
export type ChildBilling = Reply<Api['GET /api/billing/children/:id']>;
export type Enrollment = ChildBilling['enrollments'][number];
export type Split = ChildBilling['splits'][number];
export type Share = Split['shares'][number];
export type Invoice = Reply<Api['GET /api/billing/invoices']>[number];
export type InvoiceDetail = Reply<Api['GET /api/billing/invoices/:id']>;
export type InvoiceLine = InvoiceDetail['lines'][number];
export type InvoicePreview = Reply<Api['GET /api/billing/invoice-preview']>;
export type InvoiceRun = Reply<Api['GET /api/billing/invoice-runs']>[number];
export type LatePickup = Reply<Api['GET /api/billing/late-pickups']>[number];
export type ClosedDay = Reply<Api['GET /api/billing/closures']>[number];
export type BillingSettings = Reply<Api['GET /api/billing/settings']>;
export type YearEndRow = Reply<Api['GET /api/billing/year-end']>['rows'][number];

/** All of it, in hundredths of a percent. */
export const WHOLE = 10_000;

/** Whether an enrollment is in force, will be, or is over. */
export function stateOf({ from, to }: Pick<Enrollment, 'from' | 'to'>, today: string): 'now' | 'later' | 'over' {
  if (to !== null && (to < today || to < from)) return 'over';
  return from > today ? 'later' : 'now';
}

/**
 * On which days of the week care is paid on a local date, by the plans that are in force: all `open` ones where a plan says none; null where
 * no plan is by the week or longer, so that each day is paid by itself or nothing is.
 */
export function paidDays(
  enrollments: readonly Pick<Enrollment, 'kind' | 'cadence' | 'weekdays' | 'from' | 'to'>[],
  open: readonly number[],
  today: string,
): number[] | null {
  const plans = enrollments.filter(
    (one) => one.kind === 'tuition' && one.cadence !== 'day' && stateOf(one, today) === 'now',
  );
  if (plans.length === 0) return null;
  const paid = new Set(plans.flatMap(({ weekdays }) => weekdays ?? open));
  return [...paid].filter((day) => open.includes(day)).toSorted();
}

/** Takes a lower amount or percentage off tuition. */
export const lowers = (kind: PlanKind): boolean => kind === 'discount' || kind === 'subsidy';

/** The split that holds on a day; undefined before the first. @param splits the newest first */
export const splitOn = (splits: readonly Split[], date: string): Split | undefined =>
  splits.find(({ from }) => from <= date);

/** Documents are due to be given: not yet, or something was paid since. */
export const isDue = ({ publishedAt, isStale }: Pick<YearEndRow, 'publishedAt' | 'isStale'>): boolean =>
  publishedAt === null || isStale;

export const INVOICE_FILTERS = ['all', 'overdue', 'pending', 'paid', 'void'] as const;
export type InvoiceFilter = (typeof INVOICE_FILTERS)[number];

/** Whether the typed words are in an invoice's number, payer or description. */
export const isInvoiceOf = ({ number, accountName, description }: Invoice, typed: string): boolean =>
  matchesSearch([number, accountName, description].join(' '), typed);

/** Which days a run is for, as people say it. */
export const RUN_SPANS = ['week', 'month', 'thisMonth', 'other'] as const;
export type RunSpan = (typeof RUN_SPANS)[number];

/** The days of the next week (Monday to Sunday), of the next month, or of this one. */
export function spanOf(span: RunSpan, today: string): { from: string; to: string } {
  if (span === 'week') {
    const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
    const from = dayAfter(today, 7 - weekday);
    return { from, to: dayAfter(from, 6) };
  }
  const [year = 0, month = 1] = today.split('-').map(Number);
  const at = (months: number, day: number) =>
    new Date(Date.UTC(year, month - 1 + months, day)).toISOString().slice(0, 10);
  const ahead = span === 'thisMonth' ? 0 : 1;
  return { from: at(ahead, 1), to: at(ahead + 1, 0) };
}
