import type { AGE_GROUPS } from '#contract/center-choices.ts';
import type { WishReason } from '#contract/rota-choices.ts';
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

/** What a shift is held against. */
export interface Ground {
  readonly shifts: readonly Plan[];
  readonly timeOff: readonly TimeOff[];
  /** Of the shift's room. */
  readonly ageGroup: (typeof AGE_GROUPS)[number] | null;
}

export interface Hindrances {
  /** Not employed or not qualified then, kept out by a paper, or on another shift. */
  readonly isRuledOut: boolean;
  /** What whoever plans may accept (rota-17). */
  readonly reasons: readonly WishReason[];
}

/** What keeps somebody from taking a shift by themselves (rota-12). */
export function hindrancesOf(shift: Plan, person: Person, { shifts, timeOff, ageGroup }: Ground): Hindrances {
  const { date } = shift;
  const own = shifts.filter(({ staffId }) => staffId === person.id);
  const by = termOn(person, date) ?? USUAL_TERMS;
  const workweek = own.filter((one) => workweekOf(one.date, by) === workweekOf(date, by));
  const found: readonly (readonly [WishReason, boolean])[] = [
    ['time-off', timeOff.some((one) => one.staffId === person.id && one.from <= date && one.to >= date)],
    ['outside-availability', !isAvailableFor(person, shift)],
    ['overtime', !by.isExempt && sum(workweek) + workedMinutes(shift) > OVERTIME_AFTER],
  ];
  return {
    isRuledOut:
      !isEmployedOn(person, date) || !isQualifiedOn(person, ageGroup, date) || own.some((one) => isAtOnce(one, shift)),
    reasons: found.flatMap(([reason, holds]) => (holds ? [reason] : [])),
  };
}

/** Somebody as a candidate for a time; undefined: something keeps them from it (rota-12). */
export function candidateFor(shift: Plan, person: Helper, ground: Ground): Candidate | undefined {
  const { isRuledOut, reasons } = hindrancesOf(shift, person, ground);
  if (isRuledOut || reasons.length > 0) return undefined;
  const { date } = shift;
  const own = ground.shifts.filter(({ staffId }) => staffId === person.id);
  const plannedMinutes = sum(own.filter((one) => mondayOf(one.date) === mondayOf(date)));
  const weeklyMinutes = termOn(person, date)?.weeklyMinutes ?? null;
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
