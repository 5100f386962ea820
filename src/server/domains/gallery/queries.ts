import { type RawBuilder, sql } from 'kysely';
import { db } from '#server/db/sql.ts';
import { wasPutInto } from '#server/domains/center/presence-queries.ts';
import { isEnrolledOn } from '#server/domains/children/enrolled-queries.ts';

export interface PhotoRow {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly tags: string[];
  readonly fileName: string;
  readonly filePath: string;
  readonly fileSize: number;
  readonly fileStored: boolean;
  readonly width: number | null;
  readonly height: number | null;
  readonly uploadedBy: number | null;
  readonly isVisible: boolean;
  readonly createdAt: Date;
  readonly version: number;
  readonly children: { id: number; firstName: string; lastName: string; hasPhotoRelease: boolean }[];
  readonly rooms: { id: number; name: string }[];
}

export interface Narrowed {
  readonly search?: string | undefined;
  readonly tag?: string | undefined;
}

const columns = sql`p.id, p.title, p.description, p.tags, p.file_name, p.file_path, p.file_size, p.file_stored, p.width, p.height,
  p.uploaded_by, p.is_visible, p.created_at, p.version`;

// Of the children in a photo a parent's scope sees their own, by row security.
const children = sql`coalesce((
  select json_agg(json_build_object('id', k.id, 'firstName', k.first_name, 'lastName', k.last_name,
      'hasPhotoRelease', exists (select from consent c where c.center_id = k.center_id and c.child_id = k.id
                                   and c.form = 'photoRelease' and c.is_given)) order by k.first_name, k.id)
  from photo_child t join child k on k.center_id = t.center_id and k.id = t.child_id
  where t.center_id = p.center_id and t.photo_id = p.id), '[]')`;
const rooms = sql`coalesce((
  select json_agg(json_build_object('id', r.id, 'name', r.name) order by r.name)
  from photo_room t join room r on r.center_id = t.center_id and r.id = t.room_id
  where t.center_id = p.center_id and t.photo_id = p.id), '[]')`;

/** Who asks decides which columns there are: parents have no right to a photo's rooms. */
export type Reader = 'staff' | 'parent';
const people = (reader: Reader) =>
  sql`${children} as children, ${reader === 'staff' ? rooms : sql`'[]'::json`} as rooms`;

/** Photos newest first, older than `before` (a photo's id) where it is given. */
export const photos = (
  reader: Reader,
  {
    before,
    childId,
    limit,
    ...narrowed
  }: Narrowed & { before?: number | undefined; childId?: number | undefined; limit: number },
) => sql<PhotoRow>`
  select ${columns}, ${people(reader)} from gallery_photo p
  where ${isFound(narrowed)} and ${
    childId === undefined
      ? sql`true`
      : sql`exists (select from photo_child t where t.center_id = p.center_id and t.photo_id = p.id and t.child_id = ${childId})`
  } and ${
    before === undefined
      ? sql`true`
      : sql`(p.created_at, p.id) < (select b.created_at, b.id from gallery_photo b where b.id = ${before})`
  }
  order by p.created_at desc, p.id desc limit ${limit}`;

/** The newest that can be shown. */
export const firstPhotos = (limit: number) => sql<{ id: number }>`
  select id from gallery_photo where removed_at is null and file_stored order by created_at desc, id desc limit ${limit}`;

export const photo = (reader: Reader, id: number) => sql<PhotoRow>`
  select ${columns}, ${people(reader)} from gallery_photo p where p.id = ${id} and p.removed_at is null`;

export interface ChildPhotoRow {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly createdAt: Date;
}
/** The photos of a day of the center that a child is in, as many as one looks at; a family's own that it may see. */
export const photosOfChildOn = (childId: number, date: string) => sql<ChildPhotoRow>`
  select p.id, p.title, p.description, p.created_at
  from gallery_photo p
  where p.removed_at is null and p.file_stored
    and exists (select from photo_child t where t.center_id = p.center_id and t.photo_id = p.id and t.child_id = ${childId})
    and p.created_at >= (select ${date}::timestamp at time zone c.time_zone from center c)
    and p.created_at < (select (${date}::timestamp + interval '1 day') at time zone c.time_zone from center c)
  order by p.created_at, p.id limit 50`;

/** What is needed to send a photo's file. */
export const photoFile = (id: number) => sql<{ title: string; filePath: string; fileStored: boolean }>`
  select title, file_path, file_stored from gallery_photo where id = ${id} and removed_at is null`;

/** Which photos somebody wants to keep. */
export interface Keeping {
  readonly childId?: number | undefined;
  /** Local dates of the center, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}
/** Whether a photo `p` of a center `c` is one of those. */
const isKept = ({ childId, from, to }: Keeping): RawBuilder<boolean> => sql`(
  ${childId === undefined ? sql`true` : sql`exists (select from photo_child t where t.center_id = p.center_id and t.photo_id = p.id and t.child_id = ${childId})`}
    and ${from === undefined ? sql`true` : sql`p.created_at >= ${from}::timestamp at time zone c.time_zone`}
    and ${to === undefined ? sql`true` : sql`p.created_at < (${to}::timestamp + interval '1 day') at time zone c.time_zone`})`;

/** The photos somebody wants to keep, oldest first. */
export const photosToKeep = (keeping: Keeping, limit: number) => sql<{
  id: number;
  title: string;
  filePath: string;
  createdAt: Date;
  day: string;
}>`
  select p.id, p.title, p.file_path, p.created_at, to_char(p.created_at at time zone c.time_zone, 'YYYY-MM-DD') as day
  from gallery_photo p join center c on c.center_id = p.center_id
  where p.removed_at is null and p.file_stored and ${isKept(keeping)}
  order by p.created_at, p.id limit ${limit}`;

export interface ArchivedPhoto {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly filePath: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly createdAt: Date;
  /** Local date of the center. */
  readonly day: string;
}
/** The photos a child is in, and those of its rooms and of the whole center of days on which it is enrolled; oldest first. */
export const archivedPhotos = (childId: number) => sql<ArchivedPhoto>`
  select p.id, p.title, p.description, p.file_path, p.width, p.height, p.created_at,
    to_char(p.created_at at time zone c.time_zone, 'YYYY-MM-DD') as day
  from gallery_photo p join center c on c.center_id = p.center_id join child k on k.center_id = p.center_id and k.id = ${childId}
  where p.removed_at is null and p.file_stored and photo_concerns(p.center_id, p.id, k.id)
    and (${isEnrolledOn(sql`(p.created_at at time zone c.time_zone)::date`)}
      or exists (select from photo_child t where t.center_id = p.center_id and t.photo_id = p.id and t.child_id = k.id))
  order by p.created_at, p.id`;

/** What photos are counted by. */
export type CountedBy = 'tag' | 'month';

export interface Summary {
  readonly total: number;
  readonly visible: number;
  readonly hidden: number;
  readonly found: number;
  readonly saveable: number;
  readonly groups: { name: string; count: number }[];
}

export const summary = ({ by, ...narrowed }: Narrowed & Keeping & { by?: CountedBy | undefined }) => sql<Summary>`
  with seen as (
    select p.created_at, c.time_zone, p.tags, p.is_visible, p.file_stored, ${isFound(narrowed)} and ${isKept(narrowed)} as is_found
    from gallery_photo p join center c on c.center_id = p.center_id where p.removed_at is null)
  select count(*)::int as total, count(*) filter (where is_visible)::int as visible,
    count(*) filter (where not is_visible)::int as hidden, count(*) filter (where is_found)::int as found,
    count(*) filter (where is_found and file_stored)::int as saveable, ${by ? GROUPS[by] : sql`'[]'::json`} as groups
  from seen`;

/** How many of all photos that are `seen` each tag has, the most first; and each month that can be saved, the newest first. */
const GROUPS: Record<CountedBy, RawBuilder<unknown>> = {
  tag: sql`coalesce((
    select json_agg(json_build_object('name', t.tag, 'count', t.count) order by t.count desc, t.tag)
    from (select tag, count(*)::int from seen, unnest(tags) tag group by tag) t), '[]')`,
  month: sql`coalesce((
    select json_agg(json_build_object('name', to_char(m.month, 'YYYY-MM'), 'count', m.count) order by m.month desc)
    from (select date_trunc('month', created_at at time zone time_zone) as month, count(*)::int
          from seen where file_stored group by 1) m), '[]')`,
};

/** Whether title, description or a tag holds the words looked for, and the tag is there. */
const isFound = ({ search, tag }: Narrowed): RawBuilder<boolean> => {
  const words = search?.trim().toLowerCase();
  return sql`(p.removed_at is null
    and ${tag ? sql`${tag} = any (p.tags)` : sql`true`}
    and ${words ? sql`strpos(lower(p.title || ' ' || p.description || ' ' || array_to_string(p.tags, ' ')), ${words}) > 0` : sql`true`})`;
};

export interface NewPhotoRow {
  readonly title: string;
  readonly description: string;
  readonly tags: string[];
  readonly fileName: string;
  readonly filePath: string;
  readonly fileSize: number;
  readonly fileStored: boolean;
  readonly width: number | null;
  readonly height: number | null;
  readonly uploadedBy: number | null;
  readonly isVisible: boolean;
  readonly createdAt: Date;
}
export const insertPhoto = (row: NewPhotoRow) => db.insertInto('galleryPhoto').values(row).returning('id');

export type PhotoChange = Partial<Pick<NewPhotoRow, 'title' | 'description' | 'tags' | 'isVisible'>>;
export const updatePhoto = (id: number, change: PhotoChange) =>
  db
    .updateTable('galleryPhoto')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('removedAt', 'is', null);

export const removePhoto = (id: number, at: Date, by: number | null) =>
  db
    .updateTable('galleryPhoto')
    .set({ removedAt: at, removedBy: by })
    .where('id', '=', id)
    .where('removedAt', 'is', null);

export const clearChildren = (photoId: number) => db.deleteFrom('photoChild').where('photoId', '=', photoId);
export const clearRooms = (photoId: number) => db.deleteFrom('photoRoom').where('photoId', '=', photoId);
export const insertChildren = (photoId: number, ids: readonly number[]) =>
  db.insertInto('photoChild').values(ids.map((childId) => ({ photoId, childId })));
export const insertRooms = (photoId: number, ids: readonly number[]) =>
  db.insertInto('photoRoom').values(ids.map((roomId) => ({ photoId, roomId })));

/** Which ids are of children enrolled; held, so that a photo release that is taken back meanwhile comes before or after (gallery-7). */
export const knownChildren = (ids: readonly number[]) => sql<{ id: number }>`
  select id from child where id = any (${ids}::bigint[]) and removed_at is null order by id for share`;
/** Which ids are of rooms in use. */
export const knownRooms = (ids: readonly number[]) => sql<{ id: number }>`
  select id from room where id = any (${ids}::bigint[]) and removed_at is null`;

/** Whom a photo is to be for: of these children, else of these rooms, else of all. */
export interface ToBeFor {
  readonly childIds: readonly number[];
  readonly roomIds: readonly number[];
  /** The photo, where it is posted already; else it is posted now. */
  readonly photoId?: number | undefined;
}
/** How many families may look at a photo of these; they see it as the policy of gallery_photo says (gallery-7, gallery-12). */
export const familiesThatSee = ({ childIds, roomIds, photoId }: ToBeFor, now: Date) => sql<{ families: number }>`
  with family as (
    select array_agg(g.child_id order by g.child_id) as own
    from guardianship g join child k on k.center_id = g.center_id and k.id = g.child_id
    where g.ended_at is null and k.removed_at is null group by g.guardian_id)
  select count(distinct own)::int as families from family f
  where ${
    childIds.length > 0
      ? sql`f.own && ${childIds}::bigint[] and not exists (
          select from unnest(${childIds}::bigint[]) t (id) where not t.id = any (f.own)
            and not exists (select from consent c where c.child_id = t.id and c.form = 'photoRelease' and c.is_given))`
      : sql`${roomIds.length === 0} or exists (
          select from child k where k.id = any (f.own) and (k.room_id = any (${roomIds}::bigint[])
            or ${wasPutInto(roomIds, postedAt(photoId, now), sql`k`)}))`
  }`;

/** When a photo was posted; null of one from before its audience followed where children are. */
const postedAt = (photoId: number | undefined, now: Date) =>
  photoId === undefined
    ? now
    : sql`(select p.created_at from gallery_photo p where p.id = ${photoId} and p.follows_presence)`;

/** Children for whose families a photo of these rooms is: who belongs there, and who was there when it was posted; without a room, all. */
export const childrenOfRooms = (photoId: number, roomIds: readonly number[]) => sql<{ id: number }>`
  select k.id from child k where k.removed_at is null and (${roomIds.length === 0} or k.room_id = any (${roomIds}::bigint[])
    or exists (select from photo_presence v where v.center_id = k.center_id and v.photo_id = ${photoId} and v.child_id = k.id))`;
