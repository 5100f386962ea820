import { sql } from 'kysely';
import type { Attempt } from './idempotency.ts';

export const holdKey = (key: Buffer) => sql`
  select pg_advisory_xact_lock(hashtextextended(encode(own_key(${key}), 'hex'), 0))`;

export const keptAnswer = (key: Buffer, since: Date) => sql<{ requestHash: Buffer; status: number; answer: Buffer }>`
  select request_hash, status, answer from idempotency
  where key_hash = (select own_key(${key})) and created_at > ${since}`;

export const putAnswer = (
  attempt: Attempt,
  { status, answer, at }: { status: number; answer: Buffer; at: Date },
) => sql`
  insert into idempotency (key_hash, request_hash, status, answer, created_at)
  values (own_key(${attempt.key}), ${attempt.requestHash}, ${status}, ${answer}, ${at})
  on conflict (center_id, key_hash) do update set
    request_hash = excluded.request_hash, status = excluded.status, answer = excluded.answer, actor = excluded.actor,
    created_at = excluded.created_at`;
