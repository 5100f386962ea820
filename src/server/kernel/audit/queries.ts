import { sql } from 'kysely';
import type { AuditEntry } from './audit.ts';
import { detailOf } from './fields.ts';

export const writeAudit = (
  { action, entity, ids, children = [], before, after }: AuditEntry,
  now: Date,
  expires: Date,
) => sql`
  select write_audit(${now}, ${action}, ${entity}, ${ids}::bigint[], ${children}::bigint[],
    ${detailOf(entity, before)}::jsonb, ${detailOf(entity, after)}::jsonb, ${expires})`;

/** When something was written last. */
export const lastWritten = () => sql<{ at: Date | null }>`select max(at) as at from audit`;

/** The new seal, unless there was nothing to seal. */
export const seal = (centerId: number, now: Date) =>
  sql<{ id: number; root: Buffer }>`select id, root from seal_audit(${centerId}, ${now})`;
