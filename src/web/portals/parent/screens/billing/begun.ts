const KEY = 'paymentBegun';

/** Keeps which payments there were when somebody left for the provider: the id of the newest. */
export const rememberPayments = (newest: number): void => sessionStorage.setItem(KEY, String(newest));

/** That id; null where this browser did not begin the payment. */
export function paymentsBefore(): number | null {
  const kept = sessionStorage.getItem(KEY);
  return kept === null ? null : Number(kept);
}
