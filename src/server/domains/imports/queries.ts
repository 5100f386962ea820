import { sql } from 'kysely';
import type { FileField, FileKind } from '#contract/imports-fields.ts';
import { db } from '#server/db/sql.ts';
import type { Text } from '#server/kernel/i18n/translate.ts';

export type Status = 'draft' | 'waiting' | 'running' | 'done' | 'failed' | 'taking-back' | 'taken-back';

/** How much an import brings, or has brought. */
export interface Counts {
  readonly new: number;
  readonly changed: number;
  readonly same: number;
  readonly leftOut: number;
  readonly guardians: number;
  readonly newRooms: string[];
  readonly aside: number;
  readonly later: number;
}
export interface FileLine {
  readonly id: number;
  readonly fileName: string;
  readonly kind: FileKind;
  readonly status: Status;
  readonly by: string;
  readonly createdAt: Date;
  readonly rows: number;
  readonly done: number;
  readonly total: number;
  readonly result: Counts | null;
  readonly failure: Text | null;
  readonly hasLeftOut: boolean;
  readonly isRemembered: boolean;
  readonly version: number;
}

const lines = sql`
  select f.id, f.file_name, f.kind, f.created_at, f.rows, f.done, f.total, jsonb_build_object('later', 0) || f.result as result, f.failure, f.is_remembered, f.version,
    f.left_out_sealed is not null as has_left_out, m.first_name || ' ' || m.last_name as by,
    case when f.taken_back_at is not null then 'taken-back' when f.take_back_at is not null then 'taking-back'
         when f.finished_at is not null then 'done' when f.failed_at is not null then 'failed'
         when f.started_at is not null then 'running' when f.requested_at is not null then 'waiting' else 'draft' end as status
  from import_file f join staff m on m.center_id = f.center_id and m.id = f.created_by`;

export const files = () => sql<FileLine>`${lines} order by f.created_at desc, f.id desc limit 50`;
export const fileLine = (id: number) => sql<FileLine>`${lines} where f.id = ${id}`;
export const lockFile = (id: number) => sql`select from import_file where id = ${id} for update`;

interface Sealed {
  readonly rowsSealed: Buffer | null;
  readonly choicesSealed: Buffer | null;
  readonly leavesWrong: boolean;
  readonly bringsChanges: boolean;
}
export const sealedOf = (id: number) => sql<Sealed>`
  select rows_sealed, choices_sealed, leaves_wrong, brings_changes from import_file where id = ${id}`;

interface NewFile {
  readonly fileName: string;
  readonly kind: FileKind;
  readonly rowsSealed: Buffer;
  readonly choicesSealed: Buffer;
  readonly rows: number;
  readonly isRemembered: boolean;
  readonly createdAt: Date;
  readonly createdBy: number;
  readonly expiresAt: Date;
}
export const insertFile = (row: NewFile) => db.insertInto('importFile').values(row).returning('id');

export const setChoices = (id: number, kind: FileKind, choicesSealed: Buffer) =>
  db
    .updateTable('importFile')
    .set((eb) => ({ kind, choicesSealed, failure: null, failedAt: null, version: eb('version', '+', 1) }))
    .where('id', '=', id);

export const requestFile = (
  id: number,
  how: { readonly leavesWrong: boolean; readonly bringsChanges: boolean; readonly total: number },
  now: Date,
) =>
  db
    .updateTable('importFile')
    .set((eb) => ({ ...how, requestedAt: now, done: 0, failure: null, failedAt: null, version: eb('version', '+', 1) }))
    .where('id', '=', id);

export const startFile = (id: number, now: Date) => sql<{ id: number }>`
  update import_file set started_at = ${now}, done = 0
  where id = ${id} and requested_at is not null and finished_at is null and failed_at is null returning id`;

export const setDone = (id: number, done: number) => db.updateTable('importFile').set({ done }).where('id', '=', id);

/** What the file said has served; only rows that did not come in stay for a while. */
export const finishFile = (id: number, result: Counts, leftOutSealed: Buffer | null, now: Date) => sql`
  update import_file set finished_at = ${now}, done = total, result = ${JSON.stringify(result)}::jsonb, failure = null,
    rows_sealed = null, choices_sealed = null, left_out_sealed = ${leftOutSealed}, version = version + 1 where id = ${id}`;

/** Back to a draft, with the reason why it did not come in: it can be corrected and asked for again. */
export const returnFile = (id: number, failure: Text) => sql`
  update import_file set requested_at = null, started_at = null, failure = ${JSON.stringify(failure)}::jsonb, version = version + 1
  where id = ${id} and finished_at is null`;

export const failFile = (id: number, failure: Text, now: Date) => sql`
  update import_file set failed_at = ${now}, failure = ${JSON.stringify(failure)}::jsonb, take_back_at = null, version = version + 1
  where id = ${id} and (finished_at is null or take_back_at is not null)`;

export const deleteFile = (id: number) => db.deleteFrom('importFile').where('id', '=', id);

export const askTakeBack = (id: number, now: Date) =>
  db
    .updateTable('importFile')
    .set((eb) => ({ takeBackAt: now, failure: null, failedAt: null, version: eb('version', '+', 1) }))
    .where('id', '=', id);
export const endTakeBack = (id: number, now: Date) =>
  db
    .updateTable('importFile')
    .set((eb) => ({ takenBackAt: now, leftOutSealed: null, version: eb('version', '+', 1) }))
    .where('id', '=', id);

export const usedSince = (id: number) => sql<{ used: number }>`select used_since_import(${id}) as used`;

export const leftOutOf = (id: number) => sql<{ fileName: string; leftOutSealed: Buffer | null }>`
  select file_name, left_out_sealed from import_file where id = ${id}`;

/** Of two imports of one center, one comes after the other. */
export const lockImports = () => sql`select pg_advisory_xact_lock(hashtextextended('larkhouse:import', app_center()))`;

export interface RecordRow {
  readonly kind: 'child' | 'guardian' | 'guardianship' | 'staff' | 'room';
  readonly recordId: number;
  readonly version: number;
  /** Sealed; null where the import made it. */
  readonly beforeSealed: Buffer | null;
}
export const insertRecords = (importId: number, rows: readonly RecordRow[]) =>
  db.insertInto('importRecord').values(rows.map((row) => ({ ...row, importId })));
export const recordsOf = (importId: number) => sql<RecordRow>`
  select kind, record_id, version, before_sealed from import_record where import_id = ${importId} order by id`;
/** The versions of rows as they are now; a child's is that of its file, too. */
export const versionsOf = (kind: 'child' | 'guardian' | 'guardianship' | 'staff', ids: readonly number[]) =>
  sql<{
    id: number;
    version: number;
  }>`
  select id, ${kind === 'child' ? sql`version_with_file(id, version)` : sql.ref('version')} as version
  from ${sql.table(kind)} where id = any (${ids}::bigint[])`;
export const rightsBetween = (childIds: readonly number[], guardianIds: readonly number[]) => sql<{
  id: number;
  childId: number;
  guardianId: number;
}>`
  select id, child_id, guardian_id from guardianship
  where child_id = any (${childIds}::bigint[]) and guardian_id = any (${guardianIds}::bigint[]) and ended_at is null`;

export const mappingOf = (headings: string) => sql<{ kind: FileKind; columns: Record<string, FileField> }>`
  select kind, columns from import_mapping where headings = ${headings}`;
export const keepMapping = (
  headings: string,
  kind: FileKind,
  columns: Readonly<Record<string, FileField>>,
  now: Date,
) => sql`
  insert into import_mapping (headings, kind, columns, used_at)
  values (${headings}, ${kind}, ${JSON.stringify(columns)}::jsonb, ${now})
  on conflict (center_id, headings) do update set kind = excluded.kind, columns = excluded.columns, used_at = excluded.used_at`;

export const keepAside = (childId: number, weekdays: string | null, pickup: string | null) => sql`
  insert into import_aside (child_id, weekdays, pickup) values (${childId}, ${weekdays}, ${pickup})
  on conflict (center_id, child_id) do update
  set weekdays = coalesce(excluded.weekdays, import_aside.weekdays), pickup = coalesce(excluded.pickup, import_aside.pickup)`;
export const setAside = (childId: number, weekdays: string | null, pickup: string | null) => sql`
  update import_aside set weekdays = ${weekdays}, pickup = ${pickup} where child_id = ${childId}`;
export interface Aside {
  readonly weekdays: string | null;
  readonly pickup: string | null;
}
export const asideOf = (childId: number) => sql<Aside>`
  select weekdays, pickup from import_aside where child_id = ${childId}`;
export const asides = () => sql<Aside & { readonly childId: number }>`
  select child_id, weekdays, pickup from import_aside order by child_id`;
export const dropAside = (childIds: readonly number[]) => sql`
  delete from import_aside where child_id = any (${childIds}::bigint[])`;

export const removeGuardian = (id: number, now: Date) =>
  db
    .updateTable('guardian')
    .set((eb) => ({ removedAt: now, updatedAt: now, version: eb('version', '+', 1) }))
    .where('id', '=', id);

/** Drafts nobody came back to, and rows that were left out long ago. */
export const deleteExpired = (now: Date) => sql<{ id: number }>`
  delete from import_file where expires_at <= ${now} and finished_at is null and (started_at is null or failed_at is not null)
  returning id`;
export const emptyExpired = (now: Date) => sql`
  update import_file set left_out_sealed = null where expires_at <= ${now} and left_out_sealed is not null`;
export const forgetRecords = (now: Date) => sql`
  delete from import_record r using import_file f
  where f.center_id = r.center_id and f.id = r.import_id and f.expires_at <= ${now} and f.finished_at is not null`;
