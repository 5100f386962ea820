import type { Scope } from '#server/db/scope.ts';
import { invalid } from '#server/kernel/http-error.ts';
import { type Claimed, claimOwnUpload, releaseUpload } from '#server/kernel/uploads/commands.ts';
import { deleteAttachments, filesOfDraft, insertAttachments, type Owner } from './attachment-queries.ts';

/** Ties one's own uploads, by their paths, to a message or draft. Refuses with 422 at `attachments` what is no longer there. */
export async function attach(scope: Scope, owner: Owner, paths: readonly string[]): Promise<void> {
  const claimed: Claimed[] = [];
  for (const path of new Set(paths)) {
    const upload = await claimOwnUpload(scope, path);
    if (!upload) throw invalid({ attachments: 'This file is no longer there. Please add it again.' });
    claimed.push(upload);
  }
  if (claimed.length > 0) await scope.count(insertAttachments(owner, claimed));
}

/** Leaves a draft with the files of these paths: new ones are added, the others go. */
export async function keepAttached(scope: Scope, draftId: number, paths: readonly string[]): Promise<void> {
  const had = await scope.all(filesOfDraft(draftId));
  await detach(
    scope,
    had.filter(({ path }) => !paths.includes(path)),
  );
  await attach(
    scope,
    { draftId },
    paths.filter((path) => !had.some((file) => file.path === path)),
  );
}

/** Moves a draft's files of these paths to the message it became; the draft's others go, and new ones are tied to the message. */
export async function sendAttached(
  scope: Scope,
  messageId: number,
  { draftId, paths }: { draftId: number | null; paths: readonly string[] },
): Promise<void> {
  const had = draftId === null ? [] : await scope.all(filesOfDraft(draftId));
  const moved = had.filter(({ path }) => paths.includes(path));
  await detach(
    scope,
    had.filter(({ path }) => !paths.includes(path)),
  );
  if (moved.length > 0) {
    await scope.count(deleteAttachments(moved.map(({ id }) => id)));
    await scope.count(
      insertAttachments(
        { messageId },
        moved.map(({ id: _, uploadId, ...file }) => ({ ...file, id: uploadId })),
      ),
    );
  }
  await attach(
    scope,
    { messageId },
    paths.filter((path) => !moved.some((file) => file.path === path)),
  );
}

async function detach(scope: Scope, files: readonly { id: number; path: string }[]): Promise<void> {
  if (files.length === 0) return;
  await scope.count(deleteAttachments(files.map(({ id }) => id)));
  for (const { path } of files) await releaseUpload(scope, path);
}
