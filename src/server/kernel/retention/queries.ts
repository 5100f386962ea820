import { sql } from 'kysely';
import { db } from '#server/db/sql.ts';

export type Ids = readonly number[];
export interface Id {
  readonly id: number;
}
export interface StoredPath {
  readonly path: string;
}

/** Children have thousands of rows each. */
export const CHILDREN_AT_ONCE = 20;
export const AT_ONCE = 500;

/** Before the center's first day that is kept. */
export const before = (moment: string, firstDay: string, zone: string) =>
  sql`(${sql.raw(moment)} at time zone ${zone})::date < ${firstDay}::date`;

/** What the audit log held before and after each change of these rows of a table; that it happened stays. */
export const deleteDetails = (entity: string, ids: Ids) => sql`
  delete from audit_detail d using audit a
  where a.center_id = d.center_id and a.id = d.audit_id and a.entity = ${entity} and a.entity_ids && ${ids}::bigint[]`;

/** Marks uploads as belonging to nothing: their bytes follow with the next sweep. */
export const releaseUploads = (paths: readonly string[], now: Date) =>
  db.updateTable('upload').set({ releasedAt: now }).where('path', 'in', paths).where('releasedAt', 'is', null);

/** Rows of a table whose moment lies before the first day kept, the oldest first. */
export const rowsBefore = (table: string, moment: string, firstDay: string, zone: string) => sql<Id>`
  select id from ${sql.table(table)} where ${before(moment, firstDay, zone)} order by id limit ${AT_ONCE}`;

/** Removes the rows of a table that refer to one of these. */
export const deleteOf = (table: string, column: string, ids: Ids) =>
  sql`delete from ${sql.table(table)} where ${sql.ref(column)} = any (${ids}::bigint[])`;
