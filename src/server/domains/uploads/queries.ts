import { sql } from 'kysely';
import { db } from '#server/db/sql.ts';

/** Uploads whose bytes nobody needs any more. */
export const looseUploads = (unclaimedBefore: Date) =>
  db
    .selectFrom('upload')
    .select(['id', 'path'])
    .where((eb) =>
      eb.or([
        eb('releasedAt', 'is not', null),
        eb.and([eb('claimedAt', 'is', null), eb('createdAt', '<', unclaimedBefore)]),
      ]),
    );

/** Takes an unclaimed upload out of reach before its bytes go; nothing when somebody has claimed it meanwhile. */
export const deleteLoose = (id: number) => sql`
  delete from upload where id = ${id} and (claimed_at is null or released_at is not null)`;

export const uploadPaths = () => db.selectFrom('upload').select('path');
