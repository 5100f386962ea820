import { createHash } from 'node:crypto';
import type { Scope } from '#server/db/scope.ts';
import { HttpError } from '../http-error.ts';
import { loginFailures, recordLoginFailure, resetLoginTry } from './queries.ts';
import { type Delay, LOGIN_LIMITS, QUIET_MS, secondsOfDelay, secondsToWait } from './rules.ts';

/** Something tried again and again: by whom or on what, and how often within the period. */
export interface Tried {
  readonly key: Buffer;
  readonly limit: number;
  /** Failures beyond the limit delay the next try, instead of shutting out until the period is over. */
  readonly delay?: Delay;
}

export const throttleKey = (text: string): Buffer => createHash('sha256').update(text).digest();
export const addressKey = (address: string): Buffer => throttleKey(`address ${address}`);
const ago = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/**
 * Counts a try as failed before it is known how it ends, so that tries at the same moment cannot pass the limit together.
 * Returns the seconds to wait when there were too many, or 0. What succeeds is given back by `resetTry`.
 */
export async function countTry(scope: Scope, tried: readonly Tried[]): Promise<number> {
  const keys = tried.map(({ key }) => key);
  const growing = tried.flatMap(({ key, delay }) => (delay === 'growing' ? [key] : []));
  const { now } = scope;
  const since = ago(now, LOGIN_LIMITS.periodMs);
  scope.later(recordLoginFailure(keys, growing, { now, since, quietSince: ago(now, QUIET_MS) }));
  const kept = await scope.all(loginFailures(keys));
  const waits = tried.map(({ key, limit, delay }) => {
    const counted = kept.find(({ keyHash }) => keyHash.equals(key));
    // This try is among those counted.
    if (!delay) return secondsToWait(counted, limit + 1, now);
    if (!counted) return 0;
    return secondsOfDelay({ failures: counted.failures - 1, last: counted.previousFailureAt }, limit, now, delay);
  });
  return Math.max(0, ...waits);
}

/** Counts a try and refuses it with 429 when there were too many; a refused try counts for nothing. */
export async function refuseTooMany(scope: Scope, tried: readonly Tried[]): Promise<void> {
  const wait = await countTry(scope, tried);
  if (wait > 0) throw tooManyFailures(wait);
}

/** Takes back a counted try that did not fail; of the keys to forget, every failure before it too. */
export async function resetTry(
  scope: Scope,
  { forget = [], giveBack = [] }: { forget?: readonly Buffer[]; giveBack?: readonly Buffer[] },
): Promise<void> {
  await scope.count(resetLoginTry(forget, giveBack, ago(scope.now, QUIET_MS)));
}

/** Seconds that whoever was refused by `refuseTooMany` has to wait; null: it is another error. */
export const waitOf = (error: unknown): number | null =>
  error instanceof HttpError && error.status === 429 ? (error.details.retryAfterSeconds ?? 0) : null;

const tooManyFailures = (seconds: number) =>
  new HttpError(429, 'Too many failed attempts. Please wait {{count}} minutes and try again.', {
    values: { count: Math.ceil(seconds / 60) },
    retryAfterSeconds: seconds,
  });
