import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Scope } from '../db/scope.ts';
import { Refusal } from '../refusal.ts';
import type { Vault } from '../secrets/vault.ts';

export interface Attempt {
  readonly keyHash: Buffer;
  readonly requestHash: Buffer;
}
export interface StoredAnswer {
  readonly status: number;
  readonly body: string;
}

/** One send of a write, recognised by its key within the actor's own keys, and by what it asks for. */
export function attemptOf(key: string, route: string, who: Buffer, input: unknown): Attempt {
  if (key.length > 200) throw new Refusal(422, 'Idempotency-Key must be at most 200 characters');
  const keyHash = createHash('sha256').update(who).update(`\n${key}`).digest();
  return {
    keyHash,
    requestHash: createHash('sha256')
      .update(`${route}\n${JSON.stringify(input)}`)
      .digest(),
  };
}

/**
 * The answer already given for this key, or null. Holds the key until the transaction ends, so of two sends at the same
 * moment one waits for the other's answer.
 */
export async function findAnswer(
  scope: Scope,
  vault: Vault,
  { keyHash, requestHash }: Attempt,
): Promise<StoredAnswer | null> {
  // Two statements: the look-up needs a snapshot taken after the lock.
  scope.later(sql`select pg_advisory_xact_lock(${keyHash.readBigInt64BE(0).toString()}::bigint)`);
  const kept = await scope.maybe(sql<{ requestHash: Buffer; status: number; answer: Buffer }>`
    select request_hash, status, answer from idempotency where key_hash = ${keyHash} and created_at > ${dayBefore(scope.now)}`);
  if (!kept) return null;
  if (!kept.requestHash.equals(requestHash)) {
    throw new Refusal(422, 'This Idempotency-Key was already used for something else');
  }
  return { status: kept.status, body: vault.open('idempotency', kept.answer) };
}

/** Keeps the answer for 24 hours, encrypted; it commits together with what it speaks of. */
export function keepAnswer(
  scope: Scope,
  vault: Vault,
  { keyHash, requestHash }: Attempt,
  { status, body }: StoredAnswer,
): void {
  scope.later(sql`
    insert into idempotency (center_id, key_hash, request_hash, status, answer, created_at)
    values (app_center(), ${keyHash}, ${requestHash}, ${status}, ${vault.seal('idempotency', body)}, ${scope.now})
    on conflict (center_id, key_hash) do nothing`);
}

const dayBefore = (now: Date) => new Date(now.getTime() - 86_400_000);
