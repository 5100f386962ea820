import { sql } from 'kysely';
import { staffIdOf } from '../../access/actor.ts';
import { audit } from '../../audit/audit.ts';
import type { Scope } from '../../db/scope.ts';
import { db } from '../../db/sql.ts';
import { notFound, orRefuse } from '../../refusal.ts';
import { endViewsOfRoom } from './view-queries.ts';

/** The rooms, and where privacy is on. */
export const privacyOfRooms = (scope: Scope) => scope.all(rooms(null));

/** Turns a room's privacy on, which ends every view of its cameras in the same moment, or off. */
export async function setPrivacy(scope: Scope, roomId: number, { on }: { on: boolean }) {
  scope.later(lockRoom(roomId));
  const before = orRefuse(await scope.maybe(rooms(roomId)), notFound('This room was not found'));
  if (on !== (before.since !== null)) {
    const { actor } = await scope.opened;
    const by = staffIdOf(actor);
    await scope.count(on ? openPrivacy(roomId, scope.now, by) : closePrivacy(roomId, scope.now, by));
    if (on) await scope.count(endViewsOfRoom(roomId, scope.now));
    audit(scope, { action: on ? 'turn room privacy on' : 'turn room privacy off', entity: 'room', ids: [roomId] });
    scope.touch('cameras');
  }
  return scope.one(rooms(roomId));
}

interface RoomPrivacy {
  readonly roomId: number;
  readonly room: string;
  readonly cameras: number;
  readonly since: Date | null;
  readonly by: string | null;
}
const rooms = (id: number | null) => sql<RoomPrivacy>`
  select r.id as room_id, r.name as room, p.started_at as since, s.first_name || ' ' || s.last_name as by,
    (select count(*) from camera c where c.center_id = r.center_id and c.removed_at is null
      and (c.room_id is null or c.room_id = r.id))::int as cameras
  from room r
    left join room_privacy p on p.center_id = r.center_id and p.room_id = r.id and p.ended_at is null
    left join staff s on s.center_id = p.center_id and s.id = p.started_by
  where r.removed_at is null and (${id}::bigint is null or r.id = ${id}) order by r.sort_order, r.id`;

const lockRoom = (id: number) => sql`select from room where id = ${id} for update`;

const openPrivacy = (roomId: number, startedAt: Date, startedBy: number | null) =>
  db.insertInto('roomPrivacy').values({ roomId, startedAt, startedBy });
const closePrivacy = (roomId: number, endedAt: Date, endedBy: number | null) =>
  db.updateTable('roomPrivacy').set({ endedAt, endedBy }).where('roomId', '=', roomId).where('endedAt', 'is', null);
