import type { Reply } from '../../../contract/endpoint.ts';
import type { Api } from '../../../contract/index.ts';

export type Plan = Reply<Api['GET /api/billing/plans']>[number];
export type PlanKind = Plan['kind'];
export type Cadence = NonNullable<Plan['cadence']>;
export type ChildBilling = Reply<Api['GET /api/billing/children/:id']>;
export type Enrollment = ChildBilling['enrollments'][number];
export type Split = ChildBilling['splits'][number];
export type Share = Split['shares'][number];
export type Invoice = Reply<Api['GET /api/billing/invoices']>[number];
export type InvoiceStatus = Invoice['status'];
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

/** Takes a lower amount or percentage off tuition. */
export const lowers = (kind: PlanKind): boolean => kind === 'discount' || kind === 'subsidy';

/** The split that holds on a day; undefined before the first. @param splits the newest first */
export const splitOn = (splits: readonly Split[], day: string): Split | undefined =>
  splits.find(({ from }) => from <= day);

/** Documents are due to be given: not yet, or something was paid since. */
export const isDue = ({ publishedAt, isStale }: Pick<YearEndRow, 'publishedAt' | 'isStale'>): boolean =>
  publishedAt === null || isStale;
