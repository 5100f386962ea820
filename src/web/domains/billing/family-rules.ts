import type { ReplyOf } from '#web/lib/api.ts';

export type FamilyBilling = ReplyOf<'GET /api/parent/billing'>;
export type FamilyInvoice = FamilyBilling['invoices'][number];
export type FamilyPayment = FamilyBilling['payments'][number];
export type Instructions = ReplyOf<'GET /api/payment-instructions'>;

/** How a payer stands: what is said first. `coming`: charged, and on no invoice yet. */
export type AccountStatus = 'overdue' | 'due' | 'coming' | 'credit' | 'clear' | 'nothing';

export function accountStatusOf(billing: FamilyBilling): AccountStatus {
  const { balance, due, overdue, invoices, payments, subscriptions } = billing;
  if (due > 0) return overdue > 0 ? 'overdue' : 'due';
  if (balance !== 0) return balance > 0 ? 'coming' : 'credit';
  return invoices.length + payments.length + subscriptions.length === 0 ? 'nothing' : 'clear';
}

/** An invoice's badge; one that is paid in part says so. */
export const invoiceState = ({ status, open, amount }: FamilyInvoice) =>
  status === 'pending' && open < amount ? 'partly' : status;

/** The id of the newest payment, to know a later one by; 0 without any. */
export const newestPayment = ({ payments }: FamilyBilling): number => Math.max(0, ...payments.map(({ id }) => id));

/**
 * The online payment that somebody comes back from, once the provider has told of it: the first after the newest that was there
 * before, or where that is not known (null) the newest of today.
 */
export const arrivedPayment = (
  { payments }: FamilyBilling,
  before: number | null,
  today: string,
): FamilyPayment | undefined =>
  payments.find(
    ({ id, date, kind, method }) =>
      kind === 'payment' && method === 'online' && (before === null ? date === today : id > before),
  );

/** What a parent wants to pay: what is due, or a plan. */
export type Choice = { readonly due: true } | { readonly planId: number; readonly includeRegistrationFee: boolean };

/** The choice that an address names (billing-7: planType, includeRegistrationFee); null where it names none. */
export function choiceIn(search: URLSearchParams): Choice | null {
  const planType = search.get('planType') ?? '';
  if (planType === 'due') return { due: true };
  if (!/^[1-9]\d{0,8}$/.test(planType)) return null;
  return { planId: Number(planType), includeRegistrationFee: search.get('includeRegistrationFee') === 'true' };
}

/** A choice as parts of an address. */
export const namesOf = (choice: Choice): Record<string, string> =>
  'due' in choice
    ? { planType: 'due' }
    : { planType: String(choice.planId), includeRegistrationFee: String(choice.includeRegistrationFee) };
