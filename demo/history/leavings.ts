import type { LeavingReason } from '#contract/children-leaving.ts';
import { planLeaving } from '#server/domains/children/leaving-commands.ts';
import { addDays, weekdayOf } from '#server/kernel/clock/zone.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import type { Household } from '../people/households.ts';
import { DIRECTOR } from '../people/staff.ts';
import type { Deed } from '../timeline.ts';

/** Of the oldest children, oldest first: in how many weeks they leave, and why. */
const LEAVES: readonly { readonly weeks: number; readonly reason: LeavingReason }[] = [
  { weeks: 9, reason: 'school' },
  { weeks: 13, reason: 'school' },
  { weeks: 21, reason: 'moving' },
];
const WRITTEN_DOWN = '15:20';
const FRIDAY = 5;

/** Some of the oldest children have a last day, which the Director wrote down some days ago. */
export function leavings(calendar: Calendar, cast: Cast, households: readonly Household[]): Deed[] {
  const oldest = households
    .filter(({ isNew, isComing }) => !isNew && !isComing)
    .flatMap(({ children }) => children)
    .filter(({ ageGroup }) => ageGroup === 'pre-k')
    .toSorted((one, other) => other.months - one.months || one.place - other.place);
  return LEAVES.flatMap(({ weeks, reason }, place): Deed[] => {
    const child = oldest[place];
    const written = calendar.dayBack(place + 2, WRITTEN_DOWN);
    const friday = addDays(written, FRIDAY - weekdayOf(written));
    return child
      ? [
          {
            at: calendar.moment(written, WRITTEN_DOWN),
            by: () => cast.staff(DIRECTOR),
            act: (scope) =>
              planLeaving(scope, cast.child(child.key), {
                lastDay: addDays(friday, weeks * 7),
                reason,
                noticeGivenOn: written,
              }),
          },
        ]
      : [];
  });
}
