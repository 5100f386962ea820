import { sql } from 'kysely';
import { db } from '#server/db/sql.ts';
import type { CameraProblem } from '#server/kernel/cameras/failure.ts';
import type { StoredCamera } from './queries.ts';

export interface WatchedOver extends Omit<StoredCamera, 'name' | 'location' | 'roomId' | 'version'> {
  readonly isActive: boolean;
  readonly problem: CameraProblem | null;
  readonly misses: number;
  readonly awaySince: Date | null;
  readonly awayToldAt: Date | null;
}
/** Cameras to look at: all that have an address and weren't seen since; one of them by its id. */
export const camerasToLookAt = (seenBefore: Date, id: number | null) => sql<WatchedOver>`
  select id, port, source_version, address_sealed, stream_sealed, username_sealed, password_sealed,
    is_active, problem, misses, away_since, away_told_at
  from camera where removed_at is null and num_nonnulls(address_sealed, stream_sealed) > 0
    and (last_online is null or last_online < ${seenBefore}) and (${id}::bigint is null or id = ${id})`;

/** A camera that is nowhere is not online. */
export const hideUnaddressed = () => sql`
  update camera set is_active = false where is_active and removed_at is null
    and num_nonnulls(address_sealed, stream_sealed) = 0`;

export interface Health {
  readonly isActive: boolean;
  readonly lastOnline?: Date;
  readonly problem: CameraProblem | null;
  readonly misses: number;
  readonly awaySince: Date | null;
  readonly awayToldAt: Date | null;
}
/** Keeps what a look has found, unless the camera was changed meanwhile. */
export const updateHealth = (id: number, sourceVersion: number, health: Health) =>
  db
    .updateTable('camera')
    .set(health)
    .where('id', '=', id)
    .where('sourceVersion', '=', sourceVersion)
    .where('removedAt', 'is', null);

/** A camera whose picture runs is there. */
export const markOnline = (ids: readonly number[], now: Date) => sql`
  update camera set is_active = true, last_online = ${now}, problem = null, misses = 0, away_since = null
  where id = any (${ids}::bigint[]) and removed_at is null`;

/** When a camera refused its password; nothing for one that was changed or deleted meanwhile. */
export const passwordError = (id: number, sourceVersion: number) => sql<{ refusedAt: Date | null }>`
  select password_refused_at as refused_at from camera
  where id = ${id} and source_version = ${sourceVersion} and removed_at is null`;
export const keepPasswordFailure = (id: number, sourceVersion: number, at: Date) =>
  db
    .updateTable('camera')
    .set({ passwordRefusedAt: at })
    .where('id', '=', id)
    .where('sourceVersion', '=', sourceVersion)
    .where('removedAt', 'is', null);
