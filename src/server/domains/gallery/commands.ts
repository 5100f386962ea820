import type { Scope } from '#server/db/scope.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { invalid, notFound, orRefuse, refuseGone, refuseStale } from '#server/kernel/http-error.ts';
import { takeBack } from '#server/kernel/notify/notify.ts';
import { claimOrMiss, releaseUpload } from '#server/kernel/uploads/commands.ts';
import { notifyOfPhoto } from './notifications.ts';
import {
  clearChildren,
  clearRooms,
  insertChildren,
  insertPhoto,
  insertRooms,
  knownChildren,
  knownRooms,
  type PhotoChange,
  type PhotoRow,
  photo,
  removePhoto,
  updatePhoto,
} from './queries.ts';

export interface NewPhoto {
  readonly title: string;
  readonly description: string;
  readonly fileName: string;
  readonly filePath: string;
  readonly fileSize?: number | null | undefined;
  readonly tags?: string[] | undefined;
  readonly isVisible?: boolean | undefined;
  readonly childIds?: number[] | undefined;
  readonly roomIds?: number[] | undefined;
}

/** Posts a photo, of which whoever may look at it is notified; a path that was never uploaded is recorded as 'file missing' (uploads-2). */
export async function postPhoto(scope: Scope, input: NewPhoto): Promise<PhotoRow> {
  const { childIds = [], roomIds = [] } = input;
  await refuseUnknown(scope, childIds, roomIds);
  const { actor } = await scope.opened;
  const file = await claimOrMiss(scope, input.filePath, 'image');
  const { id } = await scope.one(
    insertPhoto({
      title: input.title,
      description: input.description,
      tags: input.tags ?? [],
      fileName: input.fileName,
      filePath: input.filePath,
      fileSize: file?.size ?? input.fileSize ?? 0,
      fileStored: file !== null,
      width: file?.width ?? null,
      height: file?.height ?? null,
      uploadedBy: staffIdOf(actor),
      isVisible: input.isVisible ?? true,
      createdAt: scope.now,
    }),
  );
  await tag(scope, id, { childIds, roomIds });
  const { filePath: _, ...after } = input;
  audit(scope, { action: 'post photo', entity: 'gallery_photo', ids: [id], children: childIds, after });
  const posted = await scope.one(photo('staff', id));
  await notifyOfPhoto(scope, posted);
  scope.touch('gallery', childIds);
  return posted;
}

export interface ChangedPhoto extends PhotoChange {
  readonly childIds?: number[] | undefined;
  readonly roomIds?: number[] | undefined;
  readonly version?: number | undefined;
}

/** Changes what is said of a photo, who is in it, or whether it is visible. */
export async function changePhoto(scope: Scope, id: number, { version, childIds, roomIds, ...change }: ChangedPhoto) {
  const before = await existing(scope, id);
  refuseStale(before, version);
  await refuseUnknown(scope, newOf(childIds, before.children), newOf(roomIds, before.rooms));
  refuseGone(await scope.count(updatePhoto(id, change)), noSuchPhoto());
  if (childIds) await scope.count(clearChildren(id));
  if (roomIds) await scope.count(clearRooms(id));
  await tag(scope, id, { childIds: childIds ?? [], roomIds: roomIds ?? [] });
  const concerned = [...new Set([...before.children.map((child) => child.id), ...(childIds ?? [])])];
  audit(scope, {
    action: 'change photo',
    entity: 'gallery_photo',
    ids: [id],
    children: concerned,
    before: toldOf(before),
    after: { ...change, childIds, roomIds },
  });
  const changed = await scope.one(photo('staff', id));
  if (changed.isVisible) await notifyOfPhoto(scope, changed);
  else takeBack(scope, 'photo', 'posted', id);
  scope.touch('gallery', concerned);
  return changed;
}

/** Deletes a photo for good; its bytes follow with the next sweep. */
export async function deletePhoto(scope: Scope, id: number): Promise<void> {
  const before = await existing(scope, id);
  const { actor } = await scope.opened;
  refuseGone(await scope.count(removePhoto(id, scope.now, staffIdOf(actor))), noSuchPhoto());
  if (before.fileStored) await releaseUpload(scope, before.filePath);
  const children = before.children.map((child) => child.id);
  audit(scope, { action: 'delete photo', entity: 'gallery_photo', ids: [id], children, before: toldOf(before) });
  takeBack(scope, 'photo', 'posted', id);
  scope.touch('gallery', children);
}

const noSuchPhoto = () => notFound('This photo was not found');
const existing = async (scope: Scope, id: number) => orRefuse(await scope.maybe(photo('staff', id)), noSuchPhoto());

const toldOf = ({ title, description, tags, isVisible, children, rooms }: PhotoRow) => ({
  title,
  description,
  tags,
  isVisible,
  childIds: children.map(({ id }) => id),
  roomIds: rooms.map(({ id }) => id),
});

/** Children who weren't in the photo before: a child who has left stays in the photos they are in. */
const newOf = (ids: readonly number[] | undefined, before: readonly { id: number }[]) =>
  (ids ?? []).filter((id) => !before.some((row) => row.id === id));

async function refuseUnknown(scope: Scope, childIds: readonly number[], roomIds: readonly number[]): Promise<void> {
  const [children, rooms] = await Promise.all([
    childIds.length > 0 ? scope.all(knownChildren(childIds)) : [],
    roomIds.length > 0 ? scope.all(knownRooms(roomIds)) : [],
  ]);
  if (children.length < new Set(childIds).size) throw invalid({ childIds: 'Choose children who are enrolled' });
  if (rooms.length < new Set(roomIds).size) throw invalid({ roomIds: 'Choose rooms of this center' });
}

async function tag(scope: Scope, id: number, { childIds, roomIds }: { childIds: number[]; roomIds: number[] }) {
  if (childIds.length > 0) await scope.count(insertChildren(id, [...new Set(childIds)]));
  if (roomIds.length > 0) await scope.count(insertRooms(id, [...new Set(roomIds)]));
}
