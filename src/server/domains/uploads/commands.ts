import { audit } from '../../audit/audit.ts';
import type { Scope } from '../../db/scope.ts';
import { invalid } from '../../refusal.ts';
import { claimRow, insertUpload, type NewUpload, releaseRow } from './queries.ts';

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
 * swept: the record says 'file missing' then (DECISIONS row 33). Refuses a file of the wrong kind with 422 at `filePath`.
 */
export async function claimUpload(scope: Scope, path: string, kind: 'image' | 'document'): Promise<Claimed | null> {
  const claimed = await scope.maybe(claimRow(path, scope.now));
  if (!claimed) return null;
  if (claimed.kind !== kind) throw invalid({ filePath: kind === 'image' ? 'Choose a picture' : 'Choose a document' });
  return claimed;
}

/** The record of an upload is gone: its bytes follow with the next sweep. */
export async function releaseUpload(scope: Scope, path: string): Promise<void> {
  await scope.count(releaseRow(path, scope.now));
}
