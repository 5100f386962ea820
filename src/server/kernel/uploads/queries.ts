import { sql } from 'kysely';
import { db } from '#server/db/sql.ts';

export interface NewUpload {
  readonly path: string;
  readonly fileName: string;
  readonly kind: 'image' | 'document';
  readonly type: string;
  readonly size: number;
  readonly storedSize: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly uploadedByStaff: number | null;
  readonly uploadedByGuardian: number | null;
  readonly createdAt: Date;
}

export const insertUpload = (upload: NewUpload) => db.insertInto('upload').values(upload).returning('id');

/** The bytes a center may keep and keeps, released ones until they are swept. */
export const storage = () => sql<{ quota: number; used: number }>`
  select c.file_quota_bytes as quota, stored_bytes() as used from center c`;

/** A parent's files that no message holds yet. */
export const ownLoose = (guardianId: number) => sql<{ count: number }>`
  select count(*)::int as count from upload where uploaded_by_guardian = ${guardianId} and claimed_at is null and released_at is null`;

/** An upload that no record has claimed, now claimed; with `by` only what they sent in. */
export const claimRow = (path: string, now: Date, by?: { readonly kind: 'staff' | 'parent'; readonly id: number }) =>
  db
    .updateTable('upload')
    .set({ claimedAt: now })
    .where('path', '=', path)
    .$if(by !== undefined, (claim) =>
      claim.where(by?.kind === 'staff' ? 'uploadedByStaff' : 'uploadedByGuardian', '=', by?.id ?? 0),
    )
    .where('claimedAt', 'is', null)
    .where('releasedAt', 'is', null)
    .returning(['id', 'path', 'fileName', 'kind', 'type', 'size', 'width', 'height']);

/** An upload by its path, whatever became of it; the swept are gone. */
export const uploadAt = (path: string) => db.selectFrom('upload').select('id').where('path', '=', path);

export const releaseRow = (path: string, now: Date) =>
  db.updateTable('upload').set({ releasedAt: now }).where('path', '=', path).where('releasedAt', 'is', null);
