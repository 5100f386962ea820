import type { LeavingReason } from '#contract/children-leaving.ts';
import { planLeaving } from '#server/domains/children/leaving-commands.ts';
import { addDays, weekdayOf } from '#server/kernel/clock/zone.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import type { Child, Household } from '../people/households.ts';
import { DIRECTOR } from '../people/staff.ts';
import type { Deed } from '../timeline.ts';

/** Of the oldest children, oldest first: in how many weeks they leave, and why; those behind them leave for school at the end of August. */
const LEAVES: readonly { readonly weeks: number; readonly reason: LeavingReason }[] = [
  { weeks: 6, reason: 'moving' },
  { weeks: 11, reason: 'other-care' },
];
const SCHOOL_LEAVERS = 11;
/** So long before the end of August families have said so, in days. */
const SAID_BEFORE = 28;
const WRITTEN_DOWN = '15:20';
const FRIDAY = 5;

/** Many of the oldest children have a last day, which the Director wrote down some days ago. */
export function leavings(calendar: Calendar, cast: Cast, households: readonly Household[]): Deed[] {
  const oldest = households
    .filter(({ isNew, isComing }) => !isNew && !isComing)
    .flatMap(({ children }) => children)
    .filter(({ ageGroup }) => ageGroup === 'pre-k')
    .toSorted((one, other) => other.months - one.months || one.place - other.place);
  const written = calendar.dayBack(2, WRITTEN_DOWN);
  const leaving = (child: Child, lastDay: string, reason: LeavingReason): Deed => ({
    at: calendar.moment(written, WRITTEN_DOWN),
    by: () => cast.staff(DIRECTOR),
    act: (scope) => planLeaving(scope, cast.child(child.key), { lastDay, reason, noticeGivenOn: written }),
  });
  const friday = fridayOf(written);
  const soon = LEAVES.flatMap(({ weeks, reason }, place) => {
    const child = oldest[place];
    return child ? [leaving(child, addDays(friday, weeks * 7), reason)] : [];
  });
  const lastDay = endOfAugust(addDays(calendar.today, SAID_BEFORE));
  const forSchool = oldest.slice(LEAVES.length, LEAVES.length + SCHOOL_LEAVERS);
  return [...soon, ...forSchool.map((child) => leaving(child, lastDay, 'school'))];
}

const fridayOf = (date: string): string => addDays(date, FRIDAY - weekdayOf(date));

/** The last Friday of the first August that ends on a date or behind it. */
function endOfAugust(from: string): string {
  const year = Number(from.slice(0, 4));
  const last = `${from.slice(4) <= '-08-31' ? year : year + 1}-08-31`;
  return addDays(last, -((weekdayOf(last) + 7 - FRIDAY) % 7));
}
