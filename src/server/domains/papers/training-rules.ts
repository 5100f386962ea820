import { type PaperState, SOON_DAYS, type TrainingMode, type TrainingTopic } from '#contract/papers-choices.ts';
import { addDays, addMonths } from '#server/kernel/clock/zone.ts';
import type { TrainingRequirement } from './rule-schema.ts';

/** Hours of training that somebody has had. */
export interface TrainingDone {
  /** The local date on which it was completed. */
  readonly date: string;
  readonly minutes: number;
  readonly mode: TrainingMode;
  readonly topics: readonly TrainingTopic[];
}

/** What counts in a period, in minutes. Local dates, both included. */
export interface Hours {
  readonly from: string;
  readonly to: string;
  /** What is asked for. */
  readonly needed: number;
  readonly counted: number;
  readonly instructorNeeded: number;
  readonly instructor: number;
  /** Studied alone beyond what is counted of that. */
  readonly uncounted: number;
}

interface Period {
  readonly from: string;
  readonly to: string;
  /** Of how many months of a year the hours are asked for. */
  readonly months: number;
}

/** The period of a requirement in which a day lies, for somebody who was hired then; before that day, the first one. */
export function periodOn(requirement: TrainingRequirement, hiredOn: string, day: string): Period {
  const { year, years, onceWithinDaysOfHire, isProrated } = requirement;
  const at = day < hiredOn ? hiredOn : day;
  if (onceWithinDaysOfHire !== null) {
    const due = addDays(hiredOn, onceWithinDaysOfHire);
    return { from: hiredOn, to: at > due ? at : due, months: 12 };
  }
  if (year === 'employment') {
    const begins = (n: number) => addMonths(hiredOn, n * 12 * years);
    let nth = 0;
    while (begins(nth + 1) <= at) nth += 1;
    return { from: begins(nth), to: addDays(begins(nth + 1), -1), months: 12 };
  }
  const begins = year === 'calendar' ? '01-01' : '07-01';
  const own = Number(at.slice(0, 4));
  const first = at.slice(5) >= begins ? own : own - 1;
  const from = `${first}-${begins}`;
  const to = addDays(`${first + 1}-${begins}`, -1);
  if (hiredOn <= from) return { from, to, months: 12 };
  return { from: hiredOn, to, months: isProrated ? monthsBetween(hiredOn, to) : 12 };
}

/** Months from one day to another, the begun ones among them. */
const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7)) + 1;

/** What of somebody's training counts for a requirement in a period. */
export function hoursIn(
  requirement: TrainingRequirement,
  { from, to, months }: Period,
  training: readonly TrainingDone[],
  day: string,
): Hours {
  const { minInstructorMinutes, maxSelfStudyMinutes, withoutTopics } = requirement;
  const done = training.filter(
    ({ date, topics }) =>
      date >= from &&
      date <= to &&
      date <= day &&
      (topics.length === 0 || topics.some((topic) => !withoutTopics.includes(topic))),
  );
  const sumOf = (mode: TrainingMode) =>
    done.filter((one) => one.mode === mode).reduce((sum, { minutes }) => sum + minutes, 0);
  const studied = sumOf('self-study');
  const alone = maxSelfStudyMinutes === null ? studied : Math.min(studied, maxSelfStudyMinutes);
  const instructor = sumOf('instructor');
  return {
    from,
    to,
    needed: Math.ceil((requirement.minutes * months) / 12),
    counted: instructor + sumOf('self') + alone,
    instructorNeeded: Math.ceil(((minInstructorMinutes ?? 0) * months) / 12),
    instructor,
    uncounted: studied - alone,
  };
}

const isEnough = ({ needed, counted, instructorNeeded, instructor }: Hours): boolean =>
  counted >= needed && instructor >= instructorNeeded;

export interface JudgedTraining {
  readonly state: PaperState;
  readonly until: string | null;
  readonly dueOn: string | null;
  readonly paperId: null;
  readonly hours: Hours;
}

/**
 * What hours of training are for somebody on a day. What is too much in one period is not carried over to the next one; what was
 * lacking in the last one is told until this one has enough.
 */
export function judgeTraining(
  requirement: TrainingRequirement,
  hiredOn: string,
  { training, since }: { readonly training: readonly TrainingDone[]; readonly since: string | null },
  day: string,
): JudgedTraining {
  const period = periodOn(requirement, hiredOn, day);
  const hours = hoursIn(requirement, period, training, day);
  const once = requirement.onceWithinDaysOfHire;
  const dueOn = once === null ? period.to : addDays(hiredOn, once);
  if (isEnough(hours))
    return { state: 'met', until: once === null ? period.to : null, dueOn: null, paperId: null, hours };
  if (day > dueOn) return { state: 'missing', until: null, dueOn, paperId: null, hours };
  if (once === null && period.from > hiredOn && since !== null && since < period.from) {
    const last = periodOn(requirement, hiredOn, addDays(period.from, -1));
    const lastHours = hoursIn(requirement, last, training, day);
    if (!isEnough(lastHours)) return { state: 'missing', until: null, dueOn: last.to, paperId: null, hours: lastHours };
  }
  const state = dueOn <= addDays(day, SOON_DAYS) ? 'expiring' : 'due';
  return { state, until: null, dueOn, paperId: null, hours };
}
