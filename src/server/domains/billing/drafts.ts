import type { Scope } from '../../db/scope.ts';
import { openDays } from '../center/settings-queries.ts';
import { splitsOf } from './plan-queries.ts';
import { type PlannedCharge, tuitionCharges } from './rules-charges.ts';
import { earlier, type Span } from './rules-periods.ts';
import { attendedDays, billedPeriods, childrenPaidBy, enrollmentRules } from './run-queries.ts';

export type NamedCharge = PlannedCharge & { readonly childName: string };

/**
 * The tuition of the periods that begin in the window and that these accounts were not charged for. Nothing is written.
 * @param dropInThrough attended days of drop-in care are charged up to this one
 */
export async function plannedTuition(
  scope: Scope,
  accountIds: readonly number[],
  window: Span,
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
  const to = earlier(window.to, dropInThrough);
  const ids = enrollments.map(({ id }) => id);
  const [attended, billed] = await Promise.all([
    dropIn.length === 0 ? [] : scope.all(attendedDays(dropIn, window.from, to)),
    scope.all(billedPeriods(ids, window.from, window.to)),
  ]);
  const done = new Set(
    billed.map(({ enrollmentId, periodFrom, accountId }) => `${enrollmentId} ${periodFrom} ${accountId}`),
  );
  const own = new Set(accountIds);
  const splitsByChild = Map.groupBy(splits, ({ childId }) => childId);
  const attendedByChild = Map.groupBy(attended, ({ childId }) => childId);
  return [...Map.groupBy(enrollments, ({ childId }) => childId)].flatMap(([childId, ofChild]) => {
    const rules = {
      childId,
      enrollments: ofChild,
      splits: splitsByChild.get(childId) ?? [],
      attended: (attendedByChild.get(childId) ?? []).map(({ date }) => date),
    };
    return tuitionCharges(rules, window, weekdays)
      .filter(({ accountId }) => own.has(accountId))
      .filter(({ enrollmentId, period, accountId }) => !done.has(`${enrollmentId} ${period.from} ${accountId}`))
      .map((charge) => ({ ...charge, childName: ofChild[0]?.childName ?? '' }));
  });
}

/** The weekdays on which the center opens. */
export async function openWeekdays(scope: Scope): Promise<number[]> {
  const week = await scope.all(openDays());
  return week.length === 0 ? USUAL_WEEK : week.map(({ weekday }) => weekday);
}

/** Monday to Friday, for a center that has no opening hours. */
const USUAL_WEEK = [1, 2, 3, 4, 5];
