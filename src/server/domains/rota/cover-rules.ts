import type { AGE_GROUPS } from '#contract/center-choices.ts';
import { mondayOf } from '#server/domains/schedules/rules.ts';
import { USUAL_TERMS, workweekOf } from '#server/domains/timesheets/overtime-rules.ts';
import {
  isAvailableFor,
  isEmployedOn,
  isQualifiedOn,
  OVERTIME_AFTER,
  type Person,
  type TimeOff,
  termOn,
} from './people-rules.ts';
import { isAtOnce, type Plan, workedMinutes } from './rules.ts';

/** What else is known of whoever may cover a time. */
export interface Helper extends Person {
  readonly name: string;
  readonly roomId: number | null;
}

export interface Candidate {
  readonly staffId: number;
  readonly name: string;
  readonly isOfRoom: boolean;
  readonly plannedMinutes: number;
  readonly weeklyMinutes: number | null;
  readonly isOverAgreed: boolean;
}

const sum = (shifts: readonly Plan[]) => shifts.reduce((all, shift) => all + workedMinutes(shift), 0);

/** Somebody as a candidate for a time; undefined: they are not employed or off, not qualified or available, elsewhere, or it would be overtime (rota-12). */
export function candidateFor(
  shift: Plan,
  person: Helper,
  {
    shifts,
    timeOff,
    ageGroup,
  }: {
    readonly shifts: readonly Plan[];
    readonly timeOff: readonly TimeOff[];
    readonly ageGroup: (typeof AGE_GROUPS)[number] | null;
  },
): Candidate | undefined {
  const { date } = shift;
  const own = shifts.filter(({ staffId }) => staffId === person.id);
  const term = termOn(person, date);
  const by = term ?? USUAL_TERMS;
  const workweek = own.filter((one) => workweekOf(one.date, by) === workweekOf(date, by));
  const isOff = timeOff.some((one) => one.staffId === person.id && one.from <= date && one.to >= date);
  const isOvertime = !by.isExempt && sum(workweek) + workedMinutes(shift) > OVERTIME_AFTER;
  const can =
    isEmployedOn(person, date) &&
    !isOff &&
    isQualifiedOn(person, ageGroup, date) &&
    isAvailableFor(person, shift) &&
    !own.some((one) => isAtOnce(one, shift)) &&
    !isOvertime;
  if (!can) return undefined;
  const plannedMinutes = sum(own.filter((one) => mondayOf(one.date) === mondayOf(date)));
  const weeklyMinutes = term?.weeklyMinutes ?? null;
  return {
    ...{ staffId: person.id, name: person.name, plannedMinutes, weeklyMinutes },
    isOfRoom: person.roomId !== null && person.roomId === shift.roomId,
    isOverAgreed: weeklyMinutes !== null && plannedMinutes + workedMinutes(shift) > weeklyMinutes,
  };
}

/** The best first: within what was agreed, of the room itself, and with most hours left. */
export const ranked = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.toSorted(
    (one, other) =>
      Number(one.isOverAgreed) - Number(other.isOverAgreed) ||
      Number(other.isOfRoom) - Number(one.isOfRoom) ||
      leftTo(other) - leftTo(one),
  );

const leftTo = ({ weeklyMinutes, plannedMinutes }: Candidate): number =>
  (weeklyMinutes ?? OVERTIME_AFTER) - plannedMinutes;
