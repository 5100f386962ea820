import { sql } from 'kysely';
import type { AgeGroup } from '#contract/center-choices.ts';

/** What papers are called, or those on health, and who held their originals against that. */
export const papersNamed = (isHealth: boolean) => sql<{
  id: number;
  title: string;
  issuedOn: string;
  verifiedBy: string | null;
}>`
  select p.id, p.title, p.issued_on, s.first_name || ' ' || s.last_name as verified_by
  from ${sql.table(isHealth ? 'health_paper' : 'paper')} p left join staff s on s.center_id = p.center_id and s.id = p.verified_by
  where p.removed_at is null order by p.id`;

/** For which groups people are qualified on a day. */
export const groupsOn = (day: string) => sql<{ staffId: number; groups: AgeGroup[] }>`
  select q.staff_id, coalesce(json_agg(q.age_group order by q.age_group), '[]') as groups from staff_qualification q
  where q.from_date <= ${day}::date and (q.to_date is null or q.to_date >= ${day}::date) group by q.staff_id order by q.staff_id`;
