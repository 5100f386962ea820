import type { Scope } from '#server/db/scope.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { invalid } from '#server/kernel/http-error.ts';
import { knownSubjects } from './queries.ts';

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
  const found = scope.one(knownSubjects(childIds, staffIds, scope.now));
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
