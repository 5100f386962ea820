import { sql } from 'kysely';
import type { PARENT_VIEWING } from '#contract/cameras.ts';
import { db } from '#server/db/sql.ts';
import type { CameraProblem } from '#server/kernel/cameras/failure.ts';
import type { Sealed } from './secrets.ts';

export interface CameraRow {
  readonly id: number;
  readonly name: string;
  readonly location: string;
  readonly room: { id: number; name: string } | null;
  readonly isActive: boolean;
  readonly lastOnline: Date | null;
  /** What stands between whoever asks and the picture. */
  readonly denial: string | null;
  readonly expiresAt: Date | null;
  readonly privacySince: Date | null;
}
export interface StaffCameraRow extends CameraRow {
  readonly port: number | null;
  readonly hasAddress: boolean;
  readonly hasUsername: boolean;
  readonly hasPassword: boolean;
  readonly problem: CameraProblem | null;
  readonly viewers: number;
  readonly createdAt: Date;
  readonly version: number;
}

/** Whoever asks, and when. */
export interface Asked {
  readonly sessionId: number;
  readonly now: Date;
  /** The center's day. */
  readonly today: string;
}

const common = ({ sessionId, now, today }: Asked) => sql`c.id, c.name, c.location,
  (select json_build_object('id', r.id, 'name', r.name) from room r where r.center_id = c.center_id and r.id = c.room_id) as room,
  c.is_active, c.last_online, camera_denial(c.id, ${today}, ${now}) as denial,
  (select v.expires_at from camera_view v where v.center_id = c.center_id and v.camera_id = c.id
    and v.session_id = ${sessionId} and v.ended_at is null and v.expires_at > ${now}) as expires_at,
  (select min(p.started_at) from room_privacy p join room r on r.center_id = p.center_id and r.id = p.room_id
    where p.center_id = c.center_id and p.ended_at is null and r.removed_at is null
      and (c.room_id is null or p.room_id = c.room_id)) as privacy_since`;

export const familyCameras = (asked: Asked) => sql<CameraRow>`
  select ${common(asked)} from camera c where c.removed_at is null order by c.name, c.id`;

const whole = (asked: Asked) => sql`
  select ${common(asked)}, c.port, num_nonnulls(c.address_sealed, c.stream_sealed) > 0 as has_address,
    c.username_sealed is not null as has_username, c.password_sealed is not null as has_password, c.problem,
    (select count(distinct v.session_id) from camera_view v where v.center_id = c.center_id and v.camera_id = c.id
      and v.ended_at is null and v.expires_at > ${asked.now} and v.seen_at > ${asked.now}::timestamptz - interval '1 minute')::int as viewers,
    c.created_at, c.version
  from camera c where c.removed_at is null`;
export const staffCameras = (asked: Asked) => sql<StaffCameraRow>`${whole(asked)} order by c.name, c.id`;
export const staffCamera = (id: number, asked: Asked) => sql<StaffCameraRow>`${whole(asked)} and c.id = ${id}`;

export interface StoredCamera extends Sealed {
  readonly id: number;
  readonly name: string;
  readonly location: string;
  readonly roomId: number | null;
  readonly port: number | null;
  readonly sourceVersion: number;
  readonly version: number;
}
const stored = sql`select id, name, location, room_id, port, source_version, version, address_sealed, stream_sealed,
  username_sealed, password_sealed from camera`;
export const storedCamera = (id: number) => sql<StoredCamera>`${stored} where id = ${id} and removed_at is null`;
export const lockCamera = (id: number) => sql`select from camera where id = ${id} for update`;
export const isRoom = (id: number) => sql`select from room where id = ${id} and removed_at is null for key share`;

export interface NewCameraRow {
  readonly name: string;
  readonly location: string;
  readonly roomId: number | null;
  readonly port: number | null;
  readonly createdAt: Date;
  readonly createdBy: number | null;
}
export const insertCamera = (row: NewCameraRow) => db.insertInto('camera').values(row).returning('id');

export type CameraChanges = Partial<Pick<NewCameraRow, 'name' | 'location' | 'roomId' | 'port'> & Sealed>;
/** Writes what has changed; another address or sign-in makes running pictures begin anew. */
export const updateCamera = (id: number, changes: CameraChanges, isAnotherSource: boolean) =>
  db
    .updateTable('camera')
    .set((eb) => ({
      ...changes,
      version: eb('version', '+', 1),
      ...(isAnotherSource && {
        sourceVersion: eb('sourceVersion', '+', 1),
        problem: null,
        misses: 0,
        passwordRefusedAt: null,
      }),
    }))
    .where('id', '=', id);

export const sealCamera = (id: number, parts: Partial<Sealed>) =>
  db.updateTable('camera').set(parts).where('id', '=', id);

export const removeCamera = (id: number, at: Date, by: number | null) =>
  db
    .updateTable('camera')
    .set({
      removedAt: at,
      removedBy: by,
      addressSealed: null,
      streamSealed: null,
      usernameSealed: null,
      passwordSealed: null,
    })
    .where('id', '=', id);

export const settings = () => sql<{ parentViewing: 'own-room' | 'any-room' | 'any-time'; version: number }>`
  select parent_viewing, parent_viewing_version as version from center`;
export const lockSettings = () => sql`select from center for no key update`;
export const updateSettings = (parentViewing: (typeof PARENT_VIEWING)[number]) =>
  db.updateTable('center').set((eb) => ({ parentViewing, parentViewingVersion: eb('parentViewingVersion', '+', 1) }));
