import { sql } from 'kysely';
import { db } from '#server/db/sql.ts';

export interface Holder {
  readonly staffId: number | null;
  readonly guardianId: number | null;
}

const isHeldBy = ({ staffId, guardianId }: Holder) =>
  staffId === null ? sql<boolean>`guardian_id = ${guardianId}` : sql<boolean>`staff_id = ${staffId}`;

export const currentFeed = (holder: Holder) =>
  db
    .selectFrom('calendarFeed')
    .select(['createdAt', 'readAt as lastReadAt'])
    .where('revokedAt', 'is', null)
    .where(isHeldBy(holder));

/** Two addresses asked for at once are made one after the other. */
export const lockFeed = ({ staffId, guardianId }: Holder) => sql`
  select pg_advisory_xact_lock(hashtextextended(
    'calendar feed ' || ${staffId === null ? 'parent' : 'staff'} || ' ' || ${staffId ?? guardianId}, app_center()))`;

export const endFeed = (holder: Holder, now: Date) =>
  db.updateTable('calendarFeed').set({ revokedAt: now }).where('revokedAt', 'is', null).where(isHeldBy(holder));

export const insertFeed = ({ staffId, guardianId }: Holder, tokenHash: Buffer, createdAt: Date) =>
  db.insertInto('calendarFeed').values({ tokenHash, createdAt, ...(staffId === null ? { guardianId } : { staffId }) });
