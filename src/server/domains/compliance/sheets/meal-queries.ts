import { sql } from 'kysely';
import { isIdAsked } from '#server/domains/analytics/whereabouts-queries.ts';
import { whereabouts } from '#server/domains/center/presence-queries.ts';
import { byChild, isChildAsked } from './queries.ts';
import type { Ask } from './written.ts';

export type Meal = 'breakfast' | 'am-snack' | 'lunch' | 'pm-snack' | 'dinner';

interface Served {
  readonly id: number;
  readonly childId: number;
  readonly child: string;
  readonly date: string;
  /** @known meals say which */
  readonly meal: Meal;
  readonly place: number;
  readonly roomId: number;
  readonly room: string;
  /** In the room asked for: the limit is of all that the child had that day, wherever. */
  readonly isAsked: boolean;
}

export const mealsBetween = ({ from, to, room, childId }: Ask) => sql<Served>`
  with ${whereabouts},
  served as (
    select distinct on (a.date, a.child_id, a.meal) a.center_id, a.id, a.child_id, a.date, a.meal, a.at,
      array_position(array['breakfast', 'am-snack', 'lunch', 'pm-snack', 'dinner'], a.meal) as place
    from activity a
    where a.date between ${from}::date and ${to}::date and a.kind = 'meal' and a.undone_at is null
      and ${isChildAsked(childId, sql.ref('a.child_id'))}
      and exists (select from attendance t where t.center_id = a.center_id and t.child_id = a.child_id and t.date = a.date
        and t.check_in is not null)
    order by a.date, a.child_id, a.meal, a.at, a.id)
  select s.id, s.child_id, k.first_name || ' ' || k.last_name as child, s.date, s.meal, s.place, w.room_id, r.name as room,
    ${isIdAsked(room, sql.ref('w.room_id'))} as is_asked
  from served s
  join whereabouts w on w.child_id = s.child_id and s.at >= w.since and s.at < w.until
  join child k on k.center_id = s.center_id and k.id = s.child_id
  join room r on r.center_id = s.center_id and r.id = w.room_id
  order by s.date, s.place, r.sort_order, r.id, ${byChild}`;
