import { createHash } from 'node:crypto';
import type { Scope } from '#server/db/scope.ts';
import { HttpError } from '#server/kernel/http-error.ts';
import type { Vault } from '#server/kernel/secrets/vault.ts';
import { holdKey, keptAnswer, putAnswer } from './idempotency-queries.ts';

export interface Attempt {
  readonly key: Buffer;
  readonly requestHash: Buffer;
}

export interface StoredAnswer {
  readonly status: number;
  readonly body: string;
}

/** One send of a write, recognised by its key within the actor's own keys, and by what it asks for. */
export function attemptOf(key: string, route: string, input: unknown): Attempt {
  if (key.length > 200) throw new HttpError(422, 'Idempotency-Key must be at most 200 characters');
  return { key: digest(key), requestHash: digest(`${route}\n${JSON.stringify(input)}`) };
}

/**
 * The answer already given for this key, or null. Holds the key until the transaction ends, so of two sends at the same
 * moment one waits for the other's answer.
 */
export async function findAnswer(scope: Scope, vault: Vault, attempt: Attempt): Promise<StoredAnswer | null> {
  // Two statements: the look-up needs a snapshot taken after the lock.
  scope.later(holdKey(attempt.key));
  const kept = await scope.maybe(keptAnswer(attempt.key, dayBefore(scope.now)));
  if (!kept) return null;
  if (!kept.requestHash.equals(attempt.requestHash)) {
    throw new HttpError(422, 'This Idempotency-Key was already used for something else');
  }
  return { status: kept.status, body: vault.open('idempotency', kept.answer) };
}

/** Keeps the answer for 24 hours, encrypted; it commits together with what it speaks of. */
export function keepAnswer(scope: Scope, vault: Vault, attempt: Attempt, { status, body }: StoredAnswer): void {
  scope.later(putAnswer(attempt, { status, answer: vault.seal('idempotency', body), at: scope.now }));
}

const digest = (text: string) => createHash('sha256').update(text).digest();

const dayBefore = (now: Date) => new Date(now.getTime() - 86_400_000);
