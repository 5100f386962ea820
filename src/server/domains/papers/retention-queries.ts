import { sql } from 'kysely';
import type { Id, Ids, StoredPath } from '#server/kernel/retention/queries.ts';

/** The files of everything that is held of these people. */
export const paperFilesOf = (staffIds: Ids) => sql<StoredPath>`
  select file_path as path from paper where staff_id = any (${staffIds}::bigint[]) and file_path is not null
  union all select file_path from health_paper where staff_id = any (${staffIds}::bigint[]) and file_path is not null
  union all select file_path from training where staff_id = any (${staffIds}::bigint[]) and file_path is not null`;

export const paperIdsOf = (staffIds: Ids) => sql<Id>`select id from paper where staff_id = any (${staffIds}::bigint[])`;
export const trainingIdsOf = (staffIds: Ids) =>
  sql<Id>`select id from training where staff_id = any (${staffIds}::bigint[])`;
export const overrideIdsOf = (staffIds: Ids) =>
  sql<Id>`select id from paper_override where staff_id = any (${staffIds}::bigint[])`;
