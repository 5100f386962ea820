import { idsOf, type Removal, type Retention, release, removeRows } from '#server/kernel/retention/retention.ts';
import * as rows from './retention-queries.ts';

/** Photos that show nobody else go with their files; of others only that these children are on them. */
const ofChildren: Removal = async (scope, ids) => {
  const photos = await scope.all(rows.photosOfNobodyElse(ids));
  await removeRows(scope, idsOf(photos), [
    ['photo_child', 'photo_id'],
    ['photo_room', 'photo_id'],
    ['photo_presence', 'photo_id'],
    ['gallery_photo', 'id'],
  ]);
  await release(scope, photos);
  const left = await removeRows(scope, ids, [
    ['photo_child', 'child_id'],
    ['photo_presence', 'child_id'],
  ]);
  return { ...left, gallery_photo: photos.length };
};

export const retention: Retention = { ofChildren };
