import type { AGE_GROUPS } from '#contract/center-choices.ts';
import type { Position } from '#contract/employment-choices.ts';
import type { ShiftWarning } from '#contract/rota-choices.ts';
import { mondayOf } from '#server/domains/schedules/rules.ts';
import { USUAL_TERMS, workweekOf } from '#server/domains/timesheets/overtime-rules.ts';
import { daysOf, weekdayOf } from '#server/kernel/clock/zone.ts';
import type { QualifiedFor } from './ribbon-rules.ts';
import { type Plan, workedMinutes } from './rules.ts';

type Group = (typeof AGE_GROUPS)[number];

/** On which terms somebody works from a day on. */
export interface Term {
  readonly fromDate: string;
  /** The last day of its employment, included; null: goes on. */
  readonly leftOn: string | null;
  readonly position: Position;
  readonly weeklyMinutes: number | null;
  /** ISO weekday with which their workweek begins. */
  readonly workweekStarts: number;
  /** No overtime is paid to them. */
  readonly isExempt: boolean;
}

/** Somebody as the rota needs to know them. */
export interface Person {
  readonly id: number;
  /** From its first day on, the earliest first; without one nothing is known of an employment. */
  readonly terms: readonly Term[];
  readonly availability: readonly {
    readonly weekday: number;
    readonly fromMinute: number;
    readonly toMinute: number;
  }[];
  /** Without a row nobody judged it. */
  readonly qualifications: readonly {
    readonly ageGroup: Group;
    readonly fromDate: string;
    readonly toDate: string | null;
  }[];
  readonly hasLeft: boolean;
  /** Days on which a paper that care depends on is missing or has expired (papers-8). */
  readonly blocks: readonly { readonly fromDate: string; readonly toDate: string | null }[];
}

/** The terms that hold on a day; undefined: none do. */
export const termOn = ({ terms }: Pick<Person, 'terms'>, date: string): Term | undefined =>
  terms.findLast((term) => term.fromDate <= date && (term.leftOn === null || term.leftOn >= date));

/** Whether somebody can be planned on a day: employed then, or of no known employment, and here still. */
export const isEmployedOn = (person: Pick<Person, 'terms' | 'hasLeft'>, date: string): boolean =>
  !person.hasLeft && (person.terms.length === 0 || termOn(person, date) !== undefined);

/** Whether a missing paper keeps somebody from care on a day. */
export const isBlockedOn = ({ blocks }: Pick<Person, 'blocks'>, date: string): boolean =>
  blocks.some(({ fromDate, toDate }) => fromDate <= date && (toDate === null || toDate >= date));

/** Whether somebody counts for a group on a day: judged so, or never judged (rota-3), and kept out by no paper. */
export const isQualifiedOn = (
  { qualifications, blocks }: Pick<Person, 'qualifications' | 'blocks'>,
  group: Group | null,
  date: string,
): boolean =>
  !isBlockedOn({ blocks }, date) &&
  (group === null ||
    qualifications.length === 0 ||
    qualifications.some(
      ({ ageGroup, fromDate, toDate }) => ageGroup === group && fromDate <= date && (toDate === null || toDate >= date),
    ));

/** Who counts where, of these people; whoever left counts nowhere. */
export function qualifiedAmong(people: readonly Person[]): QualifiedFor {
  const known = new Map(people.map((person) => [person.id, person]));
  return (staffId, group, date) => {
    const person = known.get(staffId);
    return person !== undefined && isEmployedOn(person, date) && isQualifiedOn(person, group, date);
  };
}

/** The groups somebody is qualified for on one of these days; null: nobody judged it. */
export const groupsOf = ({ qualifications }: Person, from: string, to: string): Group[] | null =>
  qualifications.length === 0
    ? null
    : [
        ...new Set(
          qualifications
            .filter(({ fromDate, toDate }) => fromDate <= to && (toDate === null || toDate >= from))
            .map(({ ageGroup }) => ageGroup),
        ),
      ];

/** Whether somebody said that they can work all of a shift, or said nothing; times that meet are one. */
export function isAvailableFor({ availability }: Pick<Person, 'availability'>, shift: Plan): boolean {
  if (availability.length === 0) return true;
  const weekday = weekdayOf(shift.date);
  let reached = shift.fromMinute;
  const times = availability.filter((one) => one.weekday === weekday).toSorted((a, b) => a.fromMinute - b.fromMinute);
  for (const { fromMinute, toMinute } of times) if (fromMinute <= reached) reached = Math.max(reached, toMinute);
  return reached >= shift.toMinute;
}

/** Of which no more is worked in a workweek without overtime, in minutes (29 CFR 778.101). */
export const OVERTIME_AFTER = 40 * 60;

/** Dates on which somebody is off, approved. */
export interface TimeOff {
  readonly staffId: number;
  readonly from: string;
  /** Included. */
  readonly to: string;
}
/** The dates of a range on which somebody is off. */
export const daysOff = (all: readonly TimeOff[], staffId: number, from: string, to: string): string[] =>
  daysOf(from, to).filter((date) => all.some((one) => one.staffId === staffId && one.from <= date && one.to >= date));

/** A shift, and whether it is one of those that are asked about. */
export interface Weighed extends Plan {
  readonly id: number;
}

/**
 * What speaks against each of one person's shifts (rota-4). Of a workweek or week that is planned too full, those shifts are told with
 * which it becomes so, and those behind them.
 * @param shifts theirs, of a few weeks: no week of one that is asked about may be cut
 */
export function warningsOf(
  person: Person,
  shifts: readonly Weighed[],
  { timeOff, groupOf }: { readonly timeOff: readonly TimeOff[]; groupOf(roomId: number): Group | null },
): Map<number, ShiftWarning[]> {
  const sums = new Map<string, number>();
  const add = (key: string, minutes: number): number => {
    const sum = (sums.get(key) ?? 0) + minutes;
    sums.set(key, sum);
    return sum;
  };
  const inOrder = shifts.toSorted((one, other) =>
    one.date === other.date ? one.fromMinute - other.fromMinute : one.date < other.date ? -1 : 1,
  );
  return new Map(
    inOrder.map((shift) => {
      const { date } = shift;
      const term = termOn(person, date);
      const minutes = workedMinutes(shift);
      const inWeek = add(`week ${mondayOf(date)}`, minutes);
      const inWorkweek = add(`workweek ${workweekOf(date, term ?? USUAL_TERMS)}`, minutes);
      const agreed = term?.weeklyMinutes ?? null;
      const found: readonly (readonly [ShiftWarning, boolean])[] = [
        ['not-employed', !isEmployedOn(person, date)],
        ['time-off', timeOff.some((one) => one.staffId === person.id && one.from <= date && one.to >= date)],
        ['outside-availability', !isAvailableFor(person, shift)],
        ['paper-missing', shift.roomId !== null && isBlockedOn(person, date)],
        [
          'not-qualified',
          shift.roomId !== null && !isQualifiedOn({ ...person, blocks: [] }, groupOf(shift.roomId), date),
        ],
        ['over-weekly-minutes', agreed !== null && inWeek > agreed],
        ['overtime', !term?.isExempt && inWorkweek > OVERTIME_AFTER],
      ];
      return [shift.id, found.flatMap(([warning, holds]) => (holds ? [warning] : []))];
    }),
  );
}
