import { newId } from './newId.ts';

/**
 * What to send when a form is submitted again: the very object of the last try while nothing was changed, so that the
 * call keeps its Idempotency-Key and cannot happen twice; else the new one.
 */
export const sentBeforeOr = <Sent>(before: Sent | undefined, now: Sent): Sent =>
  before !== undefined && JSON.stringify(before, tellApart) === JSON.stringify(now, tellApart) ? before : now;

/** A file's content is not to be seen in JSON: no two count as the same. */
const tellApart = (_key: string, value: unknown) => (value instanceof Blob ? newId() : value);
