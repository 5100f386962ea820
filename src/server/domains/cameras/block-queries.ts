import { sql } from 'kysely';
import { db } from '#server/db/sql.ts';

interface Block {
  readonly guardianId: number;
  readonly name: string;
  readonly reason: string;
  readonly since: Date;
  readonly by: string | null;
}

export const blocks = (guardianId: number | null) => sql<Block>`
  select b.guardian_id, g.first_name || ' ' || g.last_name as name, b.reason, b.started_at as since,
    s.first_name || ' ' || s.last_name as by
  from camera_block b
    join guardian g on g.center_id = b.center_id and g.id = b.guardian_id
    left join staff s on s.center_id = b.center_id and s.id = b.started_by
  where b.ended_at is null and g.removed_at is null and (${guardianId}::bigint is null or b.guardian_id = ${guardianId})
  order by b.started_at desc, b.id desc`;

export const insertBlock = (guardianId: number, reason: string, startedAt: Date, startedBy: number | null) =>
  db.insertInto('cameraBlock').values({ guardianId, reason, startedAt, startedBy });

export const endBlock = (guardianId: number, endedAt: Date, endedBy: number | null) =>
  db
    .updateTable('cameraBlock')
    .set({ endedAt, endedBy })
    .where('guardianId', '=', guardianId)
    .where('endedAt', 'is', null);

export const lockGuardian = (id: number) => sql<{ id: number }>`
  select id from guardian where id = ${id} and removed_at is null for update`;
