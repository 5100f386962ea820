import type { Scope } from '#server/db/scope.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { invalid, notFound, orRefuse, refuseGone, refuseStale } from '#server/kernel/http-error.ts';
import { claimUpload, releaseUpload } from '#server/kernel/uploads/commands.ts';
import type { Picture } from '#server/kernel/uploads/keys.ts';
import { enrolledChild, photoPath, setPhotoPath } from './queries.ts';
import { noSuchChild } from './rules.ts';

/**
 * Gives a child the picture of an upload that nothing else uses, or none (null); the bytes of the one before follow with
 * the next sweep. Refuses another version than the stored one, and at `filePath` what is no uploaded picture.
 */
export async function changePhoto(
  scope: Scope,
  childId: number,
  { filePath, version }: { filePath: string | null; version?: number | undefined },
) {
  const child = orRefuse(await scope.maybe(enrolledChild(childId)), noSuchChild());
  refuseStale(child, version);
  const before = (await scope.one(photoPath(childId))).photoPath;
  if (filePath !== null && !(await claimUpload(scope, filePath, 'image'))) {
    throw invalid({ filePath: 'Upload the picture first' });
  }
  if (before !== null) await releaseUpload(scope, before);
  refuseGone(await scope.count(setPhotoPath(childId, filePath)), noSuchChild());
  const action = filePath === null ? 'remove photo of child' : 'change photo of child';
  audit(scope, { action, entity: 'child', ids: [childId], children: [childId] });
  scope.touch('children', [childId]);
  return scope.one(enrolledChild(childId));
}

/** The child's picture, small; row security knows whose child a parent may ask for. */
export async function photoOf(scope: Scope, childId: number): Promise<Picture> {
  const { photoPath: path } = orRefuse(await scope.maybe(photoPath(childId)), noSuchChild());
  if (path === null) throw notFound('This child has no photo');
  return { name: 'photo', path, width: 320 };
}
