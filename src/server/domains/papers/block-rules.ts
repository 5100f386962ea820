import { addDays } from '#server/kernel/clock/zone.ts';
import type { DocumentRequirement, Requirement } from './rule-schema.ts';
import { type Asked, blocksCare, type Held, holdsUntil, judge } from './rules.ts';

/** Local days, both included; null: without an end. */
export interface Days {
  readonly from: string;
  readonly to: string | null;
}

/** From when on people keep papers and are asked for them, and what suspends that. */
export interface Overridden {
  readonly fromDate: string;
  readonly toDate: string;
}

/**
 * On which days from a day on somebody does not count for the ratio, as things are: what is missing may come, what is there may be
 * renewed, and then this is worked out anew.
 */
export function blockedDays(
  requirements: readonly Requirement[],
  person: Asked,
  held: Held,
  overrides: readonly Overridden[],
  from: string,
): Days[] {
  const blocking = requirements.filter((one): one is DocumentRequirement => one.sort !== 'training' && one.blocksCare);
  const isBlockedOn = (day: string) =>
    judge(blocking, person, held, day).some(blocksCare) &&
    !overrides.some(({ fromDate, toDate }) => fromDate <= day && toDate >= day);
  const found: { from: string; to: string | null }[] = [];
  for (const day of turningDays(blocking, person, held, overrides, from)) {
    const last = found.at(-1);
    const isOpen = last?.to === null;
    if (isBlockedOn(day)) {
      if (!isOpen) found.push({ from: day, to: null });
    } else if (last && isOpen) last.to = addDays(day, -1);
  }
  return found;
}

/** The days on which it may become another, in order, the first one among them. */
function turningDays(
  blocking: readonly DocumentRequirement[],
  { hiredOn }: Asked,
  { papers, healthPapers }: Held,
  overrides: readonly Overridden[],
  from: string,
): string[] {
  const documents = [...papers, ...healthPapers];
  const days = blocking.flatMap((requirement) => [
    addDays(hiredOn, requirement.dueWithinDaysOfHire),
    addDays(hiredOn, requirement.dueWithinDaysOfHire + 1),
    ...documents.flatMap((paper) => {
      const until = holdsUntil(paper, requirement);
      return [paper.issuedOn, ...(until < LAST ? [addDays(until, 1)] : [])];
    }),
  ]);
  const suspended = overrides.flatMap(({ fromDate, toDate }) => [fromDate, addDays(toDate, 1)]);
  return [...new Set([from, ...days, ...suspended])].filter((day) => day >= from).sort();
}

const LAST = '9999-01-01';
