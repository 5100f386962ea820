import { sql } from 'kysely';
import type { StaffFunction } from '#contract/presence-choices.ts';
import { isIdAsked } from '#server/domains/analytics/whereabouts-queries.ts';
import { dutyEnd } from '#server/domains/center/duty-queries.ts';
import { countsFor } from '#server/domains/center/presence-queries.ts';
import { clock, minutesBetween } from './queries.ts';
import type { Ask } from './written.ts';

export interface Part {
  readonly staffId: number;
  readonly name: string;
  readonly date: string;
  readonly begins: string;
  readonly ends: string;
  readonly minutes: number;
  readonly isOpen: boolean;
  /** Nobody switched it off, and nobody has said since when it ended. */
  readonly isForgotten: boolean;
  readonly isCorrected: boolean;
  /** What they did, in order. */
  readonly places: readonly Place[];
}

export interface Place {
  readonly function: StaffFunction;
  /** HH:MM; the first one holds from the beginning. */
  readonly from: string;
  /** Of care alone, and null where it is in no room. */
  readonly room: string | null;
  /** Whether they counted for the ratio of that room on that day (employment-6, papers-8). */
  readonly counts: boolean;
}

export const dutyBetween = ({ from, to, room }: Ask, now: Date) => sql<Part>`
  with duty as (
    select d.id, d.staff_id, d.started_at, ${dutyEnd(now)} as ended_at, d.ended_at is null or d.forgotten_at is not null as was_forgotten,
      exists (select from staff_duty_correction k where k.center_id = d.center_id and k.duty_id = d.id) as is_corrected
    from staff_duty d cross join center c
    where d.voided_at is null and d.started_at < (${to}::date + 1)::timestamp at time zone c.time_zone
      and (d.ended_at > ${from}::date::timestamp at time zone c.time_zone or d.ended_at is null)
      and d.started_at <= ${now}),
  placed as (
    select duty_id, function, room_id, case when lag(at) over w is null then '-infinity' else at end as since,
      coalesce(lead(at) over w, 'infinity') as until
    from staff_presence where duty_id in (select id from duty) window w as (partition by duty_id order by at, id)),
  part as (
    select d.id as duty_id, d.staff_id, day::date as date, d.is_corrected, d.ended_at is not null and d.was_forgotten and not d.is_corrected as is_forgotten,
      greatest(d.started_at, day at time zone c.time_zone) as begins,
      least(coalesce(d.ended_at, ${now}), (day + interval '1 day') at time zone c.time_zone) as ends,
      d.ended_at is null and ${now} < (day + interval '1 day') at time zone c.time_zone as is_open
    from duty d cross join center c
    cross join generate_series(
      greatest((d.started_at at time zone c.time_zone)::date, ${from}::date)::timestamp,
      least((coalesce(d.ended_at, ${now}) at time zone c.time_zone)::date, ${to}::date)::timestamp, interval '1 day') as day)
  select p.staff_id, s.first_name || ' ' || s.last_name as name, p.date, ${clock(sql`p.begins`)} as begins,
    ${clock(sql`p.ends`)} as ends, ${minutesBetween(sql`p.begins`, sql`p.ends`)} as minutes, p.is_open, p.is_forgotten, p.is_corrected,
    (select coalesce(json_agg(json_build_object('function', l.function, 'room', r.name,
        'from', to_char(greatest(l.since, p.begins) at time zone c.time_zone, 'HH24:MI'),
        'counts', r.id is null or ${countsFor(sql`p.staff_id`, sql`r.age_group`, sql`p.date`)}) order by l.since), '[]')
      from placed l left join room r on r.center_id = s.center_id and r.id = l.room_id
      where l.duty_id = p.duty_id and l.since < p.ends and l.until > p.begins and l.since < l.until) as places
  from part p join staff s on s.id = p.staff_id join center c on c.center_id = s.center_id
  where p.ends > p.begins and ${isIdAsked(room, sql.ref('s.room_id'))}
  order by s.last_name collate "und-x-icu", s.first_name collate "und-x-icu", s.id, p.begins`;
