import type { Scope } from '#server/db/scope.ts';
import { type Notification, notify } from '#server/kernel/notify/notify.ts';
import type { PhotoRow } from './queries.ts';
import { childrenOfRooms } from './queries.ts';

const WEEK_MS = 7 * 86_400_000;

/**
 * Tells of a photo whoever may look at it: the guardians of the children in it, else of its rooms and of who was
 * there, else of all, and staff who want to know. Who was told already is not told again; an older photo that is tidied up calls nobody.
 */
export async function notifyOfPhoto(scope: Scope, photo: PhotoRow): Promise<void> {
  const isNew = scope.now.getTime() - photo.createdAt.getTime() < WEEK_MS;
  if (!photo.isVisible || !photo.fileStored || !isNew) return;
  await notify(scope, await notificationOf(scope, photo));
}

export const notificationOf = async (scope: Scope, photo: PhotoRow): Promise<Notification> => ({
  kind: 'photo',
  event: 'posted',
  recipients: { guardiansOf: await shownTo(scope, photo), staffWith: ['gallery'] },
  about: { id: photo.id, childIds: photo.children.map(({ id }) => id) },
});

/** A family sees a photo of its child unless somebody else's child is in it without a photo release (the policy of gallery_photo). */
async function shownTo(scope: Scope, { id: photoId, children, rooms }: PhotoRow): Promise<number[]> {
  if (children.length > 0) {
    const isOpenTo = (id: number) => children.every((child) => child.id === id || child.hasPhotoRelease);
    return children.map(({ id }) => id).filter(isOpenTo);
  }
  const roomIds = rooms.map(({ id }) => id);
  const rows = await scope.all(childrenOfRooms(photoId, roomIds));
  return rows.map(({ id }) => id);
}
