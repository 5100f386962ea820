import { type RawBuilder, sql } from 'kysely';
import { dayAt } from '../../clock/zone.ts';
import type { Scope } from '../../db/scope.ts';
import { staffNeeded } from './rules.ts';

/** Each room with a ratio: children present and staff on duty there now. Staff count in the room they are assigned to. */
export async function ratiosNow(scope: Scope) {
  const { center } = await scope.opened;
  const rows = await scope.all(presence(dayAt(scope.now, center.zone)));
  return rows.map((row) => {
    const needed = staffNeeded(row.childrenPresent, row.childrenPerStaff);
    return { ...row, staffNeeded: needed, isBroken: row.staffOnDuty < needed };
  });
}

/** Whether a row of attendance says that its child is in the house now. */
export const isHere = (attendance: RawBuilder<unknown>, child: RawBuilder<unknown>, today: string) => sql`
  ${attendance}.date = ${today}::date and ${attendance}.check_in is not null and ${attendance}.check_out is null
    and ${child}.removed_at is null`;

const presence = (today: string) => sql<{
  roomId: number;
  room: string;
  childrenPresent: number;
  staffOnDuty: number;
  childrenPerStaff: number;
}>`
  select m.id as room_id, m.name as room, m.children_per_staff,
    (select count(*) from attendance a join child k on k.center_id = a.center_id and k.id = a.child_id
      where ${isHere(sql`a`, sql`k`, today)} and k.room_id = m.id)::int as children_present,
    (select count(*) from staff_duty d join staff s on s.center_id = d.center_id and s.id = d.staff_id
      where d.ended_at is null and s.removed_at is null and s.room_id = m.id)::int as staff_on_duty
  from room m where m.removed_at is null and m.children_per_staff is not null
  order by m.sort_order, m.id`;
