import { sql } from 'kysely';
import type { AGE_GROUPS } from '#contract/center-choices.ts';
import { dutyEnd } from '#server/domains/center/duty-queries.ts';
import { dayBounds, movedAt, present, whereabouts } from '#server/domains/center/presence-queries.ts';
import { ageBands, type BandCount } from '../ratio-rules.ts';
import type { RulePack } from '../rule-schema.ts';
import { clock } from './queries.ts';
import type { Ask } from './written.ts';

export type Group = (typeof AGE_GROUPS)[number];

export interface Moment {
  readonly date: string;
  readonly at: Date;
  readonly time: string;
  readonly until: Date;
  readonly untilTime: string;
  readonly roomId: number;
  readonly children: number;
  readonly staff: number;
  readonly bands: readonly BandCount[];
}

export const ageGroups = () => sql<{ id: number; ageGroup: Group | null }>`select id, age_group from room`;

/** The place of a child's age among the bands; -1: none speaks of it. */
function bandOf(pack: RulePack) {
  const cases = ageBands(pack).map(
    ({ ages: { from, until } }, place) => sql`
      when t.date >= k.date_of_birth + ${from}::text::interval
        and (${until}::text is null or t.date < k.date_of_birth + ${until}::text::interval) then ${place}::int`,
  );
  return cases.length === 0 ? sql`-1` : sql`case ${sql.join(cases, sql` `)} else -1 end`;
}

/**
 * Each room with children at every minute up to now in which something may have changed: an arrival, a departure, a move, rooms
 * merged or split, a duty begun, ended or spent elsewhere. What happens within a minute counts from the next one on.
 */
export const momentsOf = ({ from, to, rules }: Ask, now: Date) => sql<Moment>`
  with ${whereabouts}, ${dayBounds(from, to)},
  changed as (
    select check_in as at from attendance where date between ${from}::date and ${to}::date and check_in is not null
    union select check_out from attendance where date between ${from}::date and ${to}::date and check_out is not null
    union select began_at from room_stay
    union select started_at from staff_duty where started_at >= (select min(begins) from bounds)
    union select ${dutyEnd(now)} from staff_duty d where d.ended_at >= (select min(begins) from bounds) or d.ended_at is null
    ${movedAt}
    union select begins from bounds),
  slot as materialized (
    select date, at, lead(at, 1, least(ends, ${now}::timestamptz)) over (partition by date order by at) as until
    from (
      select distinct b.date, b.ends, date_trunc('minute', h.at + interval '59.999999 seconds') as at
      from changed h join bounds b on h.at >= b.begins and h.at < b.ends) s
    where at < least(ends, ${now}::timestamptz)),
  ${present(from, to, now)},
  peopled as materialized (
    select at, room_id, sum(children)::int as children,
      json_agg(json_build_object('band', band, 'children', children) order by band) as bands
    from (
      select t.at, t.room_id, ${bandOf(rules.pack)} as band, count(*)::int as children
      from child_there t join child k on k.id = t.child_id group by 1, 2, 3) t
    group by at, room_id)
  select s.date, s.at, s.until, ${clock(sql`s.at`)} as time, ${clock(sql`s.until`)} as until_time,
    p.room_id, p.children, coalesce(f.staff, 0) as staff, p.bands
  from peopled p join slot s on s.at = p.at cross join center c
  left join staff_there f on f.at = p.at and f.room_id = p.room_id
  order by p.room_id, s.at`;
