import type { Scope } from '#server/db/scope.ts';
import { openDays } from '#server/domains/center/settings-queries.ts';
import { flatMapInSlices } from '#server/kernel/jobs/slices.ts';
import { splitsOf } from '../plans/queries.ts';
import { type PlannedCharge, tuitionCharges } from '../plans/rules-charges.ts';
import { earlier, type Span } from '../plans/rules-periods.ts';
import { attendedDays, billedPeriods, childrenPaidBy, enrollmentRules } from './run-queries.ts';

export type NamedCharge = PlannedCharge & { readonly childName: string };

/**
 * The tuition of the periods that begin in the range and that these accounts were not charged for. Nothing is written.
 * @param dropInThrough attended days of drop-in care are charged up to this one
 */
export async function plannedTuition(
  scope: Scope,
  accountIds: readonly number[],
  range: Span,
  dropInThrough: string,
): Promise<NamedCharge[]> {
  const childIds = (await scope.all(childrenPaidBy(accountIds))).map(({ childId }) => childId);
  if (childIds.length === 0) return [];
  const [enrollments, splits, weekdays] = await Promise.all([
    scope.all(enrollmentRules(childIds)),
    scope.all(splitsOf(childIds)),
    openWeekdays(scope),
  ]);
  const dropIn = enrollments.filter(({ cadence }) => cadence === 'day').map(({ childId }) => childId);
  const to = earlier(range.to, dropInThrough);
  const ids = enrollments.map(({ id }) => id);
  const [attended, billed] = await Promise.all([
    dropIn.length === 0 ? [] : scope.all(attendedDays(dropIn, range.from, to)),
    scope.all(billedPeriods(ids, range.from, range.to)),
  ]);
  const done = new Set(
    billed.map(({ enrollmentId, periodFrom, accountId }) => `${enrollmentId} ${periodFrom} ${accountId}`),
  );
  const own = new Set(accountIds);
  const splitsByChild = Map.groupBy(splits, ({ childId }) => childId);
  const attendedByChild = Map.groupBy(attended, ({ childId }) => childId);
  const byChild = [...Map.groupBy(enrollments, ({ childId }) => childId)];
  const chargesOf = ([childId, ofChild]: (typeof byChild)[number]) => {
    const rules = {
      childId,
      enrollments: ofChild,
      splits: splitsByChild.get(childId) ?? [],
      attended: (attendedByChild.get(childId) ?? []).map(({ date }) => date),
    };
    return tuitionCharges(rules, range, weekdays)
      .filter(({ accountId }) => own.has(accountId))
      .filter(({ enrollmentId, period, accountId }) => !done.has(`${enrollmentId} ${period.from} ${accountId}`))
      .map((charge) => ({ ...charge, childName: ofChild[0]?.childName ?? '' }));
  };
  return flatMapInSlices(byChild, chargesOf, CHILDREN_AT_ONCE);
}

/** The periods of a year are reckoned for so many before others have their turn. */
const CHILDREN_AT_ONCE = 10;

/** The weekdays on which the center opens. */
export async function openWeekdays(scope: Scope): Promise<number[]> {
  const week = await scope.all(openDays());
  return week.length === 0 ? USUAL_WEEK : week.map(({ weekday }) => weekday);
}

/** Monday to Friday, for a center that has no opening hours. */
const USUAL_WEEK = [1, 2, 3, 4, 5];
