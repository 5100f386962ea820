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
export async function refuseBadSubject(
  scope: Scope,
  { childId, staffId, date }: Subject,
  future: string,
): Promise<void> {
  const found = scope.one(
    sql<{ child: boolean; staff: boolean }>`
      select exists (select from child where id = ${childId} and removed_at is null) as child,
             exists (select from staff where id = ${staffId} and removed_at is null) as staff`,
  );
  const { center } = await scope.opened;
  const { child, staff } = await found;
  const fields = {
    ...(!child && { childId: 'There is no enrolled child with this id' }),
    ...(!staff && { staffId: 'There is no active staff member with this id' }),
    ...(date > dayAt(scope.now, center.zone) && { date: future }),
  };
  if (Object.keys(fields).length > 0) throw invalid(fields);
}
