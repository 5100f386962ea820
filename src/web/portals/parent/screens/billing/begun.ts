import { type FamilyBilling, newestPayment } from '#web/domains/billing/family-rules.ts';

const KEY = 'paymentBegun';

/** How things stood when somebody left for the provider. */
interface Before {
  /** The id of the newest payment. */
  readonly newest: number;
  /** Whether an earlier one had failed. */
  readonly hasFailed: boolean;
}

export function rememberBefore(billing: FamilyBilling): void {
  const before: Before = { newest: newestPayment(billing), hasFailed: billing.hasFailed };
  sessionStorage.setItem(KEY, JSON.stringify(before));
}

/** What was remembered; null where this browser did not begin the payment. */
export const before = (): Before | null => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Before | null;
