import { isDeepStrictEqual } from 'node:util';
import { isAtOnce, type Plan } from './rules.ts';

/** Into what a week is filled. */
export interface Ground {
  /** Dates that can be planned: not passed. */
  isAhead(date: string): boolean;
  /** Whether the center is open. */
  isOpen(date: string): boolean;
  /** Who works here. */
  readonly staffIds: ReadonlySet<number>;
  readonly roomIds: ReadonlySet<number>;
  /** What is planned there already. */
  readonly planned: readonly Plan[];
}

export interface Filling {
  readonly added: Plan[];
  readonly skipped: number;
  readonly opened: number;
}

/** What of these plans is added to a week: nothing that is there already or stands on top of another shift of its person (rota-7). */
export function fillingOf(plans: readonly Plan[], { planned, ...ground }: Ground): Filling {
  const added: Plan[] = [];
  // Of two open shifts alike one is not taken for the other.
  const unmatched = planned.filter(({ staffId }) => staffId === null);
  let opened = 0;
  for (const wanted of plans) {
    const isKnown = wanted.staffId === null || ground.staffIds.has(wanted.staffId);
    const plan = isKnown ? wanted : { ...wanted, staffId: null };
    const isPossible =
      ground.isAhead(plan.date) &&
      (plan.kind !== 'care' || ground.isOpen(plan.date)) &&
      (plan.roomId === null || ground.roomIds.has(plan.roomId));
    if (!isPossible || isThere(plan, [...planned, ...added], unmatched)) continue;
    added.push(plan);
    if (!isKnown) opened += 1;
  }
  return { added, skipped: plans.length - added.length, opened };
}

function isThere(plan: Plan, planned: readonly Plan[], unmatched: Plan[]): boolean {
  if (plan.staffId !== null) return planned.some((one) => one.staffId === plan.staffId && isAtOnce(one, plan));
  const match = unmatched.findIndex((one) => isDeepStrictEqual(partsOf(one), partsOf(plan)));
  if (match >= 0) unmatched.splice(match, 1);
  return match >= 0;
}

const partsOf = ({ roomId, kind, date, fromMinute, toMinute, breaks }: Plan) => ({
  ...{ roomId, kind, date, fromMinute, toMinute, breaks },
});
