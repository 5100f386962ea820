import { sql } from 'kysely';
import { db } from '#server/db/sql.ts';

interface NewFile {
  readonly formRequestId: number;
  readonly guardianId: number;
  readonly blockKey: string;
  readonly filePath: string;
  readonly fileName: string;
  readonly fileType: string;
  readonly size: number;
  readonly sha256: Buffer;
  readonly createdAt: Date;
}
export const insertFile = (file: NewFile) => db.insertInto('formFile').values(file).returning('id');

/** A file of a form as answers name it. */
export interface GivenFile {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly size: number;
  /** In hexadecimal digits. */
  readonly sha256: string;
}
/** What the scope's guardian gave and nobody has signed with. */
export const ownFiles = (formRequestId: number) => sql<GivenFile>`
  select id, block_key as key, file_name as name, size, encode(sha256, 'hex') as sha256 from form_file
  where form_request_id = ${formRequestId} and guardian_id = app_actor_id() and not is_signed order by id`;

/** One that the scope may read. */
export const formFile = (formRequestId: number, id: number) => sql<{
  filePath: string;
  fileName: string;
  fileType: string;
  isSigned: boolean;
  childId: number;
}>`
  select f.file_path, f.file_name, f.file_type, f.is_signed, r.child_id
  from form_file f join form_request r on r.center_id = f.center_id and r.id = f.form_request_id
  where f.form_request_id = ${formRequestId} and f.id = ${id}`;

/** The files of a request that the scope's guardian reads and that were signed with. */
export const signedFiles = (formRequestId: number) => sql<{
  path: string;
  name: string;
  type: string;
  createdAt: Date;
}>`
  select file_path as path, file_name as name, file_type as type, created_at from form_file
  where form_request_id = ${formRequestId} and is_signed order by id`;

export const signFiles = (ids: readonly number[]) => sql`
  update form_file set is_signed = true where id = any (${ids}::bigint[])`;

/** Lets go of files that nobody signed with; null: of every guardian, or of every block. */
export const dropFiles = (formRequestId: number, guardianId: number | null, blockKey: string | null, at: Date) => sql`
  select drop_form_files(${formRequestId}, ${guardianId}, ${blockKey}, ${at})`;

export const pathsOfChildren = (childIds: readonly number[]) => sql<{ path: string }>`
  select f.file_path as path from form_file f join form_request r on r.center_id = f.center_id and r.id = f.form_request_id
  where r.child_id = any (${childIds}::bigint[])`;
export const pathsOfGuardians = (guardianIds: readonly number[]) => sql<{ path: string }>`
  select file_path as path from form_file where guardian_id = any (${guardianIds}::bigint[])`;
