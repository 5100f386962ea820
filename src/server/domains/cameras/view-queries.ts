import { sql } from 'kysely';
import type { VIEW_ENDINGS } from '#contract/cameras.ts';
import { db } from '#server/db/sql.ts';
import type { Asked } from './queries.ts';

export type Ending = (typeof VIEW_ENDINGS)[number];

/** A camera as somebody meets it who wants to watch, with the newest view of their session. */
export interface MetCamera {
  readonly roomId: number | null;
  readonly isActive: boolean;
  readonly sourceVersion: number;
  /** @known the words of camera_denial; 'camera-removed' can't be, the row is there */
  readonly denial: 'blocked' | 'privacy' | 'not-checked-in' | null;
  readonly viewId: number | null;
  readonly expiresAt: Date | null;
  readonly seenAt: Date | null;
  readonly ending: Ending | null;
}
export const metCamera = (id: number, { sessionId, now, today }: Asked) => sql<MetCamera>`
  select c.room_id, c.is_active, c.source_version, camera_denial(c.id, ${today}, ${now}) as denial,
    v.id as view_id, v.expires_at, v.seen_at, v.ending
  from camera c left join lateral (
    select id, expires_at, seen_at, ending from camera_view
    where center_id = c.center_id and session_id = ${sessionId} and camera_id = c.id order by id desc limit 1) v on true
  where c.id = ${id} and c.removed_at is null`;

export interface NewView {
  readonly cameraId: number;
  readonly roomId: number | null;
  readonly sessionId: number;
  readonly staffId: number | null;
  readonly guardianId: number | null;
  readonly startedAt: Date;
  readonly expiresAt: Date;
  readonly seenAt: Date;
}
/** Of two that begin at once in one session the second finds the first. */
export const insertView = (view: NewView) =>
  db
    .insertInto('cameraView')
    .values(view)
    .onConflict((conflict) =>
      conflict.columns(['centerId', 'sessionId', 'cameraId']).where('endedAt', 'is', null).doNothing(),
    );

export const touchView = (id: number, now: Date) =>
  db.updateTable('cameraView').set({ seenAt: now }).where('id', '=', id).where('endedAt', 'is', null);

export const endView = (id: number, at: Date, ending: Ending) =>
  db.updateTable('cameraView').set({ endedAt: at, ending }).where('id', '=', id).where('endedAt', 'is', null);

/** Ends the session's views of other cameras. */
export const endOtherViews = (sessionId: number, cameraId: number, now: Date) =>
  db
    .updateTable('cameraView')
    .set({ endedAt: now, ending: 'moved-on' })
    .where('sessionId', '=', sessionId)
    .where('cameraId', '!=', cameraId)
    .where('endedAt', 'is', null);

/** Of a family's guardians who begin to watch at the same moment one comes after the other. */
export const lockFamilyViews = () => sql`
  select pg_advisory_xact_lock(hashtext('camera views'), id::int) from unnest(app_child_ids()) as id order by id`;
export const viewersOfFamily = (sessionId: number, now: Date) => sql<{ viewers: number }>`
  select camera_viewers_of_family(${sessionId}, ${now}) as viewers`;

/** Ends the views of a camera that is deleted. */
export const endViewsOfCamera = (cameraId: number, now: Date) =>
  db
    .updateTable('cameraView')
    .set({ endedAt: now, ending: 'camera-removed' })
    .where('cameraId', '=', cameraId)
    .where('endedAt', 'is', null);

/** Ends the views of a guardian who may not watch any more. */
export const endViewsOfGuardian = (guardianId: number, now: Date) =>
  db
    .updateTable('cameraView')
    .set({ endedAt: now, ending: 'blocked' })
    .where('guardianId', '=', guardianId)
    .where('endedAt', 'is', null);

/** Ends the views of a room's cameras, and of those without a room. */
export const endViewsOfRoom = (roomId: number, now: Date) => sql`
  update camera_view v set ended_at = ${now}, ending = 'privacy' from camera c
  where c.center_id = v.center_id and c.id = v.camera_id and v.ended_at is null
    and (c.room_id is null or c.room_id = ${roomId})`;

export interface EndedView {
  readonly id: number;
  readonly ending: Ending;
}
/**
 * Ends every view that its viewer has no right to any more: it ran out, the session or the role's right is gone, the child
 * was checked out, privacy or a block came. Whoever went away without a word left when they were last seen.
 */
export const endViewsWithoutAccess = (now: Date, today: string) => sql<EndedView>`
  with fate as (
    select v.id, case
      when v.expires_at <= ${now} then 'expired'
      when s.id is null or s.revoked_at is not null or s.expires_at <= ${now} then 'signed-out'
      when v.staff_id is not null and not exists (
        select from staff t join role_capability rc on rc.center_id = t.center_id and rc.role_id = t.role_id
        where t.id = v.staff_id and t.removed_at is null and t.deactivated_at is null and rc.capability = 'cameras.watch') then 'not-allowed'
      when v.guardian_id is not null and not exists (
        select from guardian g join guardianship w on w.center_id = g.center_id and w.guardian_id = g.id
        where g.id = v.guardian_id and g.is_active and g.removed_at is null and w.ended_at is null) then 'not-allowed'
      else replace(camera_denial_for(v.center_id, v.camera_id, v.guardian_id, ${today}, ${now}), 'not-checked-in', 'check-out')
      end as ending
    from camera_view v left join session s on s.center_id = v.center_id and s.id = v.session_id
    where v.ended_at is null)
  update camera_view v set ending = f.ending, ended_at =
    case when v.seen_at < least(${now}, v.expires_at) - interval '1 minute' then v.seen_at else least(${now}, v.expires_at) end
  from fate f where f.id = v.id and f.ending is not null
  returning v.id, v.ending`;

/** Which of some cameras nobody may watch now: gone, or under privacy. */
export const unwatchable = (cameraIds: readonly number[]) => sql<{ cameraId: number }>`
  select id as camera_id from unnest(${cameraIds}::bigint[]) as id
  where camera_denial_for(app_center(), id, null, '-infinity', '-infinity') is not null`;

export interface ViewRecordRow {
  readonly id: number;
  readonly camera: { id: number; name: string };
  readonly room: string | null;
  readonly viewer: {
    kind: 'staff' | 'parent';
    /** @known of the staff member or the guardian */
    id: number;
    /** @known of the staff member or the guardian */
    name: string;
  };
  readonly from: Date;
  readonly to: Date | null;
  readonly ending: Ending | null;
}
export interface LogQuery {
  readonly from: string;
  readonly to: string;
  readonly limit: number;
  readonly cameraId?: number | undefined;
  readonly guardianId?: number | undefined;
  /** Only of this staff member's own room; null: of all. */
  readonly ofRoomOf: number | null;
}
export const viewLog = ({ from, to, limit, cameraId, guardianId, ofRoomOf }: LogQuery) => sql<ViewRecordRow>`
  select v.id, json_build_object('id', c.id, 'name', c.name) as camera, r.name as room,
    case when v.staff_id is null
      then json_build_object('kind', 'parent', 'id', g.id, 'name', g.first_name || ' ' || g.last_name)
      else json_build_object('kind', 'staff', 'id', s.id, 'name', s.first_name || ' ' || s.last_name) end as viewer,
    v.started_at as "from", v.ended_at as "to", v.ending
  from camera_view v
    join center h on h.center_id = v.center_id
    join camera c on c.center_id = v.center_id and c.id = v.camera_id
    left join room r on r.center_id = v.center_id and r.id = v.room_id
    left join guardian g on g.center_id = v.center_id and g.id = v.guardian_id
    left join staff s on s.center_id = v.center_id and s.id = v.staff_id
  where v.started_at >= ${from}::timestamp at time zone h.time_zone
    and v.started_at < (${to}::timestamp + interval '1 day') at time zone h.time_zone
    and ${cameraId === undefined ? sql`true` : sql`v.camera_id = ${cameraId}`}
    and ${guardianId === undefined ? sql`true` : sql`v.guardian_id = ${guardianId}`}
    and ${ofRoomOf === null ? sql`true` : sql`v.room_id = (select m.room_id from staff m where m.id = ${ofRoomOf})`}
  order by v.started_at desc, v.id desc limit ${limit}`;
