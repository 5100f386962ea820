import { sql } from 'kysely';
import { dayAt } from '../../clock/zone.ts';
import type { Scope } from '../../db/scope.ts';
import { invalid } from '../../refusal.ts';

interface Subject {
  readonly childId: number;
  readonly staffId: number;
  /** Local date. */
  readonly date: string;
}

/** What every record about a child needs: an enrolled child, an active staff member, and a day that isn't still to come. */
export async function refuseBadSubjects(scope: Scope, subjects: readonly Subject[], future: string): Promise<void> {
  const childIds = [...new Set(subjects.map(({ childId }) => childId))];
  const staffIds = [...new Set(subjects.map(({ staffId }) => staffId))];
  const found = scope.one(
    sql<{ children: number; staff: number }>`
      select (select count(*) from child where id = any (${childIds}::bigint[]) and removed_at is null)::int as children,
             (select count(*) from staff where id = any (${staffIds}::bigint[]) and removed_at is null)::int as staff`,
  );
  const { center } = await scope.opened;
  const { children, staff } = await found;
  const today = dayAt(scope.now, center.zone);
  const fields = {
    ...(children < childIds.length && { childId: 'There is no enrolled child with this id' }),
    ...(staff < staffIds.length && { staffId: 'There is no active staff member with this id' }),
    ...(subjects.some(({ date }) => date > today) && { date: future }),
  };
  if (Object.keys(fields).length > 0) throw invalid(fields);
}
