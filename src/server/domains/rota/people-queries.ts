import { sql } from 'kysely';
import type { AGE_GROUPS } from '#contract/center-choices.ts';
import type { Position } from '#contract/employment-choices.ts';

export interface PersonRow {
  readonly id: number;
  readonly name: string;
  readonly roomId: number | null;
  readonly hasLeft: boolean;
  readonly terms: {
    fromDate: string;
    leftOn: string | null;
    position: Position;
    weeklyMinutes: number | null;
    workweekStarts: number;
    isExempt: boolean;
  }[];
  readonly availability: { weekday: number; fromMinute: number; toMinute: number }[];
  readonly qualifications: { ageGroup: (typeof AGE_GROUPS)[number]; fromDate: string; toDate: string | null }[];
  readonly blocks: { fromDate: string; toDate: string | null }[];
}
/** Everybody who works here, and who of those that left is planned on a date of a range; by name. */
export const peopleOfRota = (from: string, to: string) => sql<PersonRow>`
  select s.id, s.first_name || ' ' || s.last_name as name, s.room_id,
    s.removed_at is not null or s.deactivated_at is not null as has_left,
    coalesce((select json_agg(json_build_object('fromDate', greatest(t.from_date, e.hired_on), 'leftOn', e.left_on, 'position', t.position,
        'weeklyMinutes', t.weekly_minutes, 'workweekStarts', t.workweek_starts, 'isExempt', t.is_exempt) order by t.from_date)
      from employment e join employment_term t on t.center_id = e.center_id and t.employment_id = e.id
      where e.center_id = s.center_id and e.staff_id = s.id), '[]') as terms,
    coalesce((select json_agg(json_build_object('weekday', a.weekday, 'fromMinute', a.from_minute, 'toMinute', a.to_minute)
        order by a.weekday, a.from_minute)
      from staff_availability a where a.center_id = s.center_id and a.staff_id = s.id), '[]') as availability,
    coalesce((select json_agg(json_build_object('ageGroup', q.age_group, 'fromDate', q.from_date, 'toDate', q.to_date) order by q.id)
      from staff_qualification q where q.center_id = s.center_id and q.staff_id = s.id), '[]') as qualifications,
    coalesce((select json_agg(json_build_object('fromDate', b.from_date, 'toDate', b.to_date) order by b.from_date)
      from care_block b where b.center_id = s.center_id and b.staff_id = s.id), '[]') as blocks
  from staff s
  where s.removed_at is null and s.deactivated_at is null or exists (select from shift x
    where x.center_id = s.center_id and x.staff_id = s.id and x.date between ${from}::date and ${to}::date and x.removed_at is null)
  order by s.first_name collate "und-x-icu", s.last_name collate "und-x-icu", s.id`;
