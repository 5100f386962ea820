import { sql } from 'kysely';
import { db } from '#server/db/sql.ts';

interface RoomPrivacy {
  readonly roomId: number;
  readonly room: string;
  readonly cameras: number;
  readonly since: Date | null;
  readonly by: string | null;
}

export const rooms = (id: number | null) => sql<RoomPrivacy>`
  select r.id as room_id, r.name as room, p.started_at as since, s.first_name || ' ' || s.last_name as by,
    (select count(*) from camera c where c.center_id = r.center_id and c.removed_at is null
      and (c.room_id is null or c.room_id = r.id))::int as cameras
  from room r
    left join room_privacy p on p.center_id = r.center_id and p.room_id = r.id and p.ended_at is null
    left join staff s on s.center_id = p.center_id and s.id = p.started_by
  where r.removed_at is null and (${id}::bigint is null or r.id = ${id}) order by r.sort_order, r.id`;

export const lockRoom = (id: number) => sql`select from room where id = ${id} for update`;

export const openPrivacy = (roomId: number, startedAt: Date, startedBy: number | null) =>
  db.insertInto('roomPrivacy').values({ roomId, startedAt, startedBy });

export const closePrivacy = (roomId: number, endedAt: Date, endedBy: number | null) =>
  db.updateTable('roomPrivacy').set({ endedAt, endedBy }).where('roomId', '=', roomId).where('endedAt', 'is', null);
