/**
 * What to send when a form is submitted again: the very object of the last try while nothing was changed, so that the
 * call keeps its Idempotency-Key and cannot happen twice; else the new one.
 */
export const sentBeforeOr = <Sent>(before: Sent | undefined, now: Sent): Sent =>
  before !== undefined && JSON.stringify(before) === JSON.stringify(now) ? before : now;
