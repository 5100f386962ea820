import { sql } from 'kysely';
import { db } from '#server/db/sql.ts';

export const periods = () =>
  db
    .selectFrom('center')
    .select(['childRecordYears', 'incidentRecordYears', 'staffRecordYears', 'financialRecordYears'])
    .select(['retentionLookedAt as lookedAt', 'retentionHeldAt as heldAt']);

/** Notes that a night looked, and since when removal waits. */
export const noteLook = (lookedAt: Date, heldAt: Date) =>
  db.updateTable('center').set({ retentionLookedAt: lookedAt, retentionHeldAt: heldAt });

/** Of two processes at work in a center, one comes after the other. */
export const lockRetention = () =>
  sql`select pg_advisory_xact_lock(hashtextextended('larkhouse:retention', app_center()))`;
