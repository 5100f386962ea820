import { sql } from 'kysely';
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

const presence = (today: string) => sql<{
  roomId: number;
  room: string;
  childrenPresent: number;
  staffOnDuty: number;
  childrenPerStaff: number;
}>`
  select m.id as room_id, m.name as room, m.children_per_staff,
    (select count(*) from attendance a join child k on k.center_id = a.center_id and k.id = a.child_id
      where a.date = ${today}::date and a.check_in is not null and a.check_out is null
        and k.room_id = m.id and k.removed_at is null)::int as children_present,
    (select count(*) from staff_duty d join staff s on s.center_id = d.center_id and s.id = d.staff_id
      where d.ended_at is null and s.removed_at is null and s.room_id = m.id)::int as staff_on_duty
  from room m where m.removed_at is null and m.children_per_staff is not null
  order by m.sort_order, m.id`;
