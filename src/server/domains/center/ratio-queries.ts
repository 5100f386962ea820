import { type RawBuilder, sql } from 'kysely';
import { isOnDutyAt } from './duty-queries.ts';

/** Whether a row of attendance says that its child is in the house now. */
export const isHere = (attendance: RawBuilder<unknown>, child: RawBuilder<unknown>, today: string) => sql`
  ${attendance}.date = ${today}::date and ${attendance}.check_in is not null and ${attendance}.check_out is null
    and ${child}.removed_at is null`;

export const presence = (today: string, now: Date) => sql<{
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
      where ${isOnDutyAt(now)} and s.removed_at is null and s.room_id = m.id)::int as staff_on_duty
  from room m where m.removed_at is null and m.children_per_staff is not null
  order by m.sort_order, m.id`;
