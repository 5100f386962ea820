import type { Scope } from '#server/db/scope.ts';
import { isPerson } from '../access/actor.ts';
import { acting } from '../access/rules.ts';
import { audit } from '../audit/audit.ts';
import { HttpError, invalid } from '../http-error.ts';
import { mayUpload } from './access.ts';
import { isUploadPath } from './keys.ts';
import { claimRow, insertUpload, type NewUpload, ownLoose, releaseRow, storage, uploadAt } from './queries.ts';

/** Of a parent's files so many wait for the message they are meant for, at most. */
const MOST_LOOSE = 20;

/** Remembers a file whose bytes are stored, until a record claims it. */
export async function recordUpload(
  scope: Scope,
  upload: Omit<NewUpload, 'createdAt' | 'uploadedByStaff' | 'uploadedByGuardian'>,
): Promise<void> {
  const { actor } = await scope.opened;
  const { id } = await scope.one(
    insertUpload({
      ...upload,
      uploadedByStaff: actor.kind === 'staff' ? actor.id : null,
      uploadedByGuardian: actor.kind === 'parent' ? actor.id : null,
      createdAt: scope.now,
    }),
  );
  const { kind, type, size } = upload;
  audit(scope, { action: 'upload', entity: 'upload', ids: [id], after: { kind, type, size } });
}

/** Refuses with 422 at `file` what there is no room for, or too many of a parent's files that wait. */
export async function refuseTooMuch(scope: Scope, bytes: number): Promise<void> {
  const actor = await acting(scope, mayUpload);
  if (actor.kind === 'parent' && (await scope.one(ownLoose(actor.id))).count >= MOST_LOOSE) {
    throw invalid({ file: 'Too many files wait to be sent. Send or remove some of them first.' });
  }
  const { quota, used } = await scope.one(storage());
  if (used + bytes > quota) throw new HttpError(422, QUOTA_USED, { fields: { file: QUOTA_USED } });
}

const QUOTA_USED = "The center's room for files is used up. Delete photos or documents that are no longer needed.";

export interface Claimed {
  readonly id: number;
  readonly path: string;
  readonly fileName: string;
  readonly type: string;
  readonly size: number;
  readonly width: number | null;
  readonly height: number | null;
}

/**
 * Ties an upload to the record that is being written. Null for a path that was never uploaded, is used already or was
 * swept: the record says 'file missing' then (uploads-2). Refuses a file of the wrong kind with 422 at `filePath`.
 */
export async function claimUpload(scope: Scope, path: string, kind: 'image' | 'document'): Promise<Claimed | null> {
  const claimed = await scope.maybe(claimRow(path, scope.now));
  if (!claimed) return null;
  if (claimed.kind !== kind) throw invalid({ filePath: kind === 'image' ? 'Choose a picture' : 'Choose a document' });
  return claimed;
}

/**
 * Claims an upload for a record that may also be one of a 'file missing' (uploads-2): null where nothing was ever uploaded by
 * that name, or was swept since. Refuses with 422 at `filePath` what no upload could be called, and what is used already.
 */
export async function claimOrMiss(scope: Scope, path: string, kind: 'image' | 'document'): Promise<Claimed | null> {
  if (!isUploadPath(path)) throw invalid({ filePath: 'Upload the file first, and send the path that it was given' });
  const claimed = await claimUpload(scope, path, kind);
  if (!claimed && (await scope.maybe(uploadAt(path))))
    throw invalid({ filePath: 'This file is used already. Please upload it again.' });
  return claimed;
}

/** Claims a file of either kind that the acting person sent in themselves; null for somebody else's. */
export async function claimOwnUpload(scope: Scope, path: string): Promise<Claimed | null> {
  const { actor } = await scope.opened;
  if (!isPerson(actor)) return null;
  return (await scope.maybe(claimRow(path, scope.now, actor))) ?? null;
}

/** The record of an upload is gone: its bytes follow with the next sweep. */
export async function releaseUpload(scope: Scope, path: string): Promise<void> {
  await scope.count(releaseRow(path, scope.now));
}
