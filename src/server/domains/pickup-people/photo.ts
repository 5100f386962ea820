import type { Scope } from '#server/db/scope.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { invalid, notFound, orRefuse, refuseStale } from '#server/kernel/http-error.ts';
import { claimUpload, releaseUpload } from '#server/kernel/uploads/commands.ts';
import type { Picture } from '#server/kernel/uploads/keys.ts';
import { noSuchPerson, openPerson, touch } from './commands.ts';
import { type PickupPersonRow, pickupPerson, pickupPhotoPath, setPickupPhoto } from './queries.ts';

/**
 * Gives a pickup person the picture of an upload that nothing else uses, or none (null); the bytes of the one before follow with the
 * next sweep. Refuses another version than the stored one, and at `filePath` what is no uploaded picture.
 */
export async function changePickupPhoto(
  scope: Scope,
  id: number,
  { filePath, version }: { readonly filePath: string | null; readonly version?: number | undefined },
): Promise<PickupPersonRow> {
  const person = await openPerson(scope, id);
  refuseStale(person, version);
  const { photoPath: before } = await scope.one(pickupPhotoPath(id));
  if (filePath !== null && !(await claimUpload(scope, filePath, 'image'))) {
    throw invalid({ filePath: 'Upload the picture first' });
  }
  if (before !== null) await releaseUpload(scope, before);
  await scope.count(setPickupPhoto(id, filePath));
  const children = person.children.map((child) => child.id);
  const action = filePath === null ? 'remove photo of pickup person' : 'change photo of pickup person';
  audit(scope, { action, entity: 'pickup_person', ids: [id], children });
  touch(scope, children);
  return scope.one(pickupPerson(id));
}

/** The picture, small; row security knows for whose children a parent may ask. */
export async function pickupPhotoOf(scope: Scope, id: number): Promise<Picture> {
  const { photoPath: path } = orRefuse(await scope.maybe(pickupPhotoPath(id)), noSuchPerson());
  if (path === null) throw notFound('This person has no photo');
  return { name: 'photo', path, width: 320 };
}
