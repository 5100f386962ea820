import { sql } from 'kysely';
import { db } from '#server/db/sql.ts';
import type { Claimed } from '#server/kernel/uploads/commands.ts';
import type { AttachmentRow } from './queries.ts';

export type Owner = { readonly messageId: number } | { readonly draftId: number };

export interface DraftFile extends AttachmentRow {
  readonly path: string;
  readonly uploadId: number;
}

export const filesOfDraft = (draftId: number) => sql<DraftFile>`
  select id, upload_id, path, file_name, type, size, width, height from message_attachment where draft_id = ${draftId} order by id`;

export const insertAttachments = (owner: Owner, files: readonly Claimed[]) =>
  db.insertInto('messageAttachment').values(
    files.map(({ id, path, fileName, type, size, width, height }) => ({
      ...owner,
      uploadId: id,
      path,
      fileName,
      type,
      size,
      width,
      height,
    })),
  );

export const deleteAttachments = (ids: readonly number[]) => db.deleteFrom('messageAttachment').where('id', 'in', ids);
