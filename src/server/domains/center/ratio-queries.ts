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
  with here as (
    select k.room_id, count(*)::int as children from attendance a join child k on k.center_id = a.center_id and k.id = a.child_id
    where ${isHere(sql`a`, sql`k`, today)} group by k.room_id),
  working as (
    select s.room_id, count(*)::int as staff from staff_duty d join staff s on s.center_id = d.center_id and s.id = d.staff_id
    where ${isOnDutyAt(now)} and s.removed_at is null group by s.room_id)
  select m.id as room_id, m.name as room, m.children_per_staff,
    coalesce(h.children, 0) as children_present, coalesce(w.staff, 0) as staff_on_duty
  from room m left join here h on h.room_id = m.id left join working w on w.room_id = m.id
  where m.removed_at is null and m.children_per_staff is not null
  order by m.sort_order, m.id`;
