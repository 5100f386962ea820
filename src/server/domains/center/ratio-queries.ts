import { type RawBuilder, sql } from 'kysely';
import { countsFor, roomOfChildAt, staffPlacedAt } from './presence-queries.ts';

/** Whether a row of attendance says that its child is in the house now. */
export const isHere = (attendance: RawBuilder<unknown>, child: RawBuilder<unknown>, today: string) => sql`
  ${attendance}.date = ${today}::date and ${attendance}.check_in is not null and ${attendance}.check_out is null
    and ${child}.removed_at is null`;

/** Each room with a ratio: children who are there now, and staff in care there who count for its group. */
export const presence = (today: string, now: Date) => sql<{
  roomId: number;
  room: string;
  childrenPresent: number;
  staffOnDuty: number;
  childrenPerStaff: number;
}>`
  with here as (
    select h.room_id, count(*)::int as children from (
      select ${roomOfChildAt(now, sql`k`)} as room_id from attendance a join child k on k.center_id = a.center_id and k.id = a.child_id
      where ${isHere(sql`a`, sql`k`, today)}) h
    group by h.room_id),
  working as (
    select p.room_id, count(*)::int as staff from ${staffPlacedAt(now)} p join staff s on s.center_id = p.center_id and s.id = p.staff_id
    join room r on r.center_id = p.center_id and r.id = p.room_id
    where p.function = 'care' and s.removed_at is null and ${countsFor(sql`p.staff_id`, sql`r.age_group`, sql`${today}::date`)}
    group by p.room_id)
  select m.id as room_id, m.name as room, m.children_per_staff,
    coalesce(h.children, 0) as children_present, coalesce(w.staff, 0) as staff_on_duty
  from room m left join here h on h.room_id = m.id left join working w on w.room_id = m.id
  where m.removed_at is null and m.children_per_staff is not null
  order by m.sort_order, m.id`;
