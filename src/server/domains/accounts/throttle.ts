import { createHash } from 'node:crypto';
import type { Scope } from '../../db/scope.ts';
import { Refusal } from '../../refusal.ts';
import { loginFailures, recordLoginFailure, settleLoginTry } from './queries.ts';
import { LOGIN_LIMITS, secondsToWait } from './rules.ts';

/** Something tried again and again: by whom or on what, and how often within the window. */
export interface Tried {
  readonly key: Buffer;
  readonly limit: number;
}

export const throttleKey = (text: string): Buffer => createHash('sha256').update(text).digest();
export const addressKey = (address: string): Buffer => throttleKey(`address ${address}`);
const windowStart = (now: Date): Date => new Date(now.getTime() - LOGIN_LIMITS.windowMs);

/**
 * Counts a try as failed before it is known how it ends, so that tries at the same moment cannot pass the limit together.
 * Returns the seconds to wait when there were too many, or 0. What succeeds is given back by `settleTry`.
 */
export async function countTry(scope: Scope, tried: readonly Tried[]): Promise<number> {
  const keys = tried.map(({ key }) => key);
  scope.later(recordLoginFailure(keys, scope.now, windowStart(scope.now)));
  const kept = await scope.all(loginFailures(keys, windowStart(scope.now)));
  const waits = tried.map(({ key, limit }) => {
    const counted = kept.find(({ keyHash }) => keyHash.equals(key));
    // This try is among those counted.
    return secondsToWait(counted, limit + 1, scope.now);
  });
  return Math.max(0, ...waits);
}

/** The same, refusing with 429; a refused try counts for nothing. */
export async function refuseTooMany(scope: Scope, tried: readonly Tried[]): Promise<void> {
  const wait = await countTry(scope, tried);
  if (wait > 0) throw tooManyFailures(wait);
}

/** Takes back a counted try that did not fail; of the keys to forget, every failure before it too. */
export async function settleTry(
  scope: Scope,
  { forget = [], giveBack = [] }: { forget?: readonly Buffer[]; giveBack?: readonly Buffer[] },
): Promise<void> {
  await scope.count(settleLoginTry(forget, giveBack, windowStart(scope.now)));
}

const tooManyFailures = (seconds: number) =>
  new Refusal(429, 'Too many failed attempts. Please wait {{count}} minutes and try again.', {
    values: { count: Math.ceil(seconds / 60) },
    retryAfterSeconds: seconds,
  });
