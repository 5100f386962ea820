import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Scope } from '../db/scope.ts';
import { Refusal } from '../refusal.ts';
import type { Vault } from '../secrets/vault.ts';

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
  if (key.length > 200) throw new Refusal(422, 'Idempotency-Key must be at most 200 characters');
  return { key: digest(key), requestHash: digest(`${route}\n${JSON.stringify(input)}`) };
}

/**
 * The answer already given for this key, or null. Holds the key until the transaction ends, so of two sends at the same
 * moment one waits for the other's answer.
 */
export async function findAnswer(scope: Scope, vault: Vault, attempt: Attempt): Promise<StoredAnswer | null> {
  // Two statements: the look-up needs a snapshot taken after the lock.
  scope.later(sql`select pg_advisory_xact_lock(hashtextextended(encode(own_key(${attempt.key}), 'hex'), 0))`);
  const kept = await scope.maybe(sql<{ requestHash: Buffer; status: number; answer: Buffer }>`
    select request_hash, status, answer from idempotency
    where key_hash = (select own_key(${attempt.key})) and created_at > ${dayBefore(scope.now)}`);
  if (!kept) return null;
  if (!kept.requestHash.equals(attempt.requestHash)) {
    throw new Refusal(422, 'This Idempotency-Key was already used for something else');
  }
  return { status: kept.status, body: vault.open('idempotency', kept.answer) };
}

/** Keeps the answer for 24 hours, encrypted; it commits together with what it speaks of. */
export function keepAnswer(scope: Scope, vault: Vault, attempt: Attempt, { status, body }: StoredAnswer): void {
  scope.later(sql`
    insert into idempotency (key_hash, request_hash, status, answer, created_at)
    values (own_key(${attempt.key}), ${attempt.requestHash}, ${status}, ${vault.seal('idempotency', body)}, ${scope.now})
    on conflict (center_id, key_hash) do update set
      request_hash = excluded.request_hash, status = excluded.status, answer = excluded.answer, actor = excluded.actor,
      created_at = excluded.created_at`);
}

const digest = (text: string) => createHash('sha256').update(text).digest();
const dayBefore = (now: Date) => new Date(now.getTime() - 86_400_000);
