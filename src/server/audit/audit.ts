import { sql } from 'kysely';
import type { Scope } from '../db/scope.ts';

export interface AuditEntry {
  /** A verb phrase: 'check in', 'remove child'. */
  readonly action: string;
  readonly entity: string;
  readonly ids: readonly number[];
  /** Whose family it concerns. */
  readonly children?: readonly number[];
  readonly before?: unknown;
  readonly after?: unknown;
}

/** How long the before/after of a change is kept; the fact that it happened stays. */
const DETAIL_DAYS = 7 * 365;

/** Writes into the audit log, in the same transaction, in the name of the scope's actor. */
export function audit(scope: Scope, { action, entity, ids, children = [], before, after }: AuditEntry): void {
  const expires = new Date(scope.now.getTime() + DETAIL_DAYS * 86_400_000);
  scope.later(
    sql`select write_audit(${scope.now}, ${action}, ${entity}, ${ids}::bigint[], ${children}::bigint[],
          ${json(before)}::jsonb, ${json(after)}::jsonb, ${expires})`,
  );
}

const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
