import type { DoseState } from '#contract/compliance-choices.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
import { after } from './ages-rules.ts';
import type { Schedule } from './rule-schema.ts';

/** A dose is called up so many days before it is due. */
export const SOON_DAYS = 30;

export interface Given {
  readonly id: number;
  readonly vaccine: string;
  readonly dose: number;
  /** Local date. */
  readonly givenOn: string;
  readonly source: string;
}
export interface Exemption {
  /** Null: of all vaccines. */
  readonly vaccine: string | null;
  readonly dated: string;
  /** The last day it holds. */
  readonly until: string | null;
}
export interface Dose {
  readonly vaccine: string;
  readonly dose: number;
  readonly dueOn: string;
  /** Null: never, the schedule names no day for it. */
  readonly overdueOn: string | null;
  readonly state: DoseState;
  readonly given: Given | null;
}
interface Child {
  readonly dateOfBirth: string;
  readonly given: readonly Given[];
  readonly exemptions: readonly Exemption[];
}
type Vaccine = Schedule['vaccines'][number];
type Rule = Vaccine['doses'][number];
type Seasonal = Schedule['seasonal'][number];

/**
 * Every dose of the schedule for a child on a day. A recorded one counts (`given`), or was too early to (`check`). Of those
 * that are not recorded the next is `soon`, `due` or `overdue`, those behind it are `later`; `closed`: not needed at this age;
 * `verify`: whether it is needed depends on what no record says (compliance-5).
 */
export function dosesOf(schedule: Schedule, { given, ...child }: Child, today: string): Dose[] {
  const known: Child = { ...child, given: given.filter(({ givenOn }) => givenOn <= today) };
  return [
    ...schedule.vaccines.flatMap((vaccine) => dosesOfSeries(schedule, vaccine, known, today)),
    ...schedule.seasonal.flatMap((vaccine) => dosesOfSeason(vaccine, known, today)),
  ];
}

function dosesOfSeries(schedule: Schedule, vaccine: Vaccine, child: Child, today: string): Dose[] {
  const { code } = vaccine;
  const own = child.given.filter((one) => one.vaccine === code).toSorted((a, b) => a.dose - b.dose);
  const exempt = isExempt(child, code, today);
  const doses: Dose[] = [];
  for (const [index, rule] of vaccine.doses.entries()) {
    const dose = index + 1;
    const given = own.find((one) => one.dose === dose) ?? null;
    const previous = own.findLast((one) => one.dose < dose)?.givenOn ?? null;
    const dueOn = dueDay(rule, child.dateOfBirth, previous, own[0]?.givenOn ?? null);
    const overdueOn = rule.late ? after(child.dateOfBirth, rule.late) : null;
    const around = { child, previous, before: doses, today };
    const state = given
      ? stateOfGiven(isInTime(rule, child, given, { previous, own }) && !meetsLive(schedule, vaccine, given, child))
      : (stateOfMissing(
          exempt,
          own.some((one) => one.dose > dose),
        ) ?? openState(rule, { dueOn, overdueOn }, around));
    doses.push({ vaccine: code, dose, dueOn, overdueOn, given, state });
  }
  return doses;
}

const stateOfGiven = (counts: boolean): DoseState => (counts ? 'given' : 'check');

/** Of a dose that is exempt, or whose record seems to be missing; null: it is to be looked at. */
function stateOfMissing(exempt: boolean, hasLater: boolean): DoseState | null {
  if (exempt) return 'exempt';
  return hasLater ? 'verify' : null;
}

/** What a dose is that is not recorded, and before which none is missing. */
function openState(
  rule: Rule,
  { dueOn, overdueOn }: Pick<Dose, 'dueOn' | 'overdueOn'>,
  around: { child: Child; previous: string | null; before: readonly Dose[]; today: string },
): DoseState {
  const { previous, before, today } = around;
  const { dateOfBirth } = around.child;
  const isClosed =
    (rule.until && today >= after(dateOfBirth, rule.until)) ||
    (rule.coveredFrom && previous !== null && previous >= after(dateOfBirth, rule.coveredFrom)) ||
    // What may not be begun any more is not gone on with.
    (before.length > 0 && before.every(({ state }) => state === 'closed'));
  if (isClosed) return 'closed';
  if (before.some(({ state }) => state === 'later' || state === 'soon' || state === 'due' || state === 'overdue'))
    return 'later';
  if (today < dueOn) return addDays(today, SOON_DAYS) >= dueOn ? 'soon' : 'later';
  const isUnsure =
    rule.unsure || (rule.unsureAfter && previous !== null && previous >= after(dateOfBirth, rule.unsureAfter));
  if (isUnsure) return 'verify';
  // A dose that came late moves the next one: of that the schedule by age says nothing.
  return overdueOn !== null && today >= overdueOn && dueOn < overdueOn ? 'overdue' : 'due';
}

function dueDay({ from, gap, sinceFirst }: Rule, born: string, previous: string | null, first: string | null): string {
  const days = [after(born, from)];
  if (gap && previous !== null) days.push(after(previous, gap.recommended));
  if (sinceFirst && first !== null) days.push(after(first, sinceFirst.recommended));
  return days.toSorted().at(-1) ?? after(born, from);
}

/** Whether a dose was given no earlier than the least age and the least intervals; the days of grace stand in these. */
function isInTime(
  { least, gap, sinceFirst }: Rule,
  { dateOfBirth }: Child,
  { givenOn }: Given,
  { previous, own: [first] }: { previous: string | null; own: readonly Given[] },
): boolean {
  if (least && givenOn < after(dateOfBirth, least)) return false;
  if (gap && previous !== null && givenOn < after(previous, gap.least)) return false;
  return !(sinceFirst && first?.dose === 1 && givenOn < after(first.givenOn, sinceFirst.least));
}

/** Whether another live vaccine was given too few days before, and not on the same one; here is no grace. */
const meetsLive = ({ vaccines, liveGap }: Schedule, { code, isLive }: Vaccine, { givenOn }: Given, child: Child) =>
  isLive === true &&
  child.given.some(
    (other) =>
      other.vaccine !== code &&
      vaccines.some((vaccine) => vaccine.code === other.vaccine && vaccine.isLive) &&
      other.givenOn < givenOn &&
      givenOn < after(other.givenOn, liveGap),
  );

/**
 * What was ever given of a vaccine of each season, and the dose that this season still asks for. It is never overdue, and
 * the second of a season is to be verified: earlier ones may be on no record.
 */
function dosesOfSeason(vaccine: Seasonal, child: Child, today: string): Dose[] {
  const { code, begins, from, least, gap, once } = vaccine;
  const own = child.given
    .filter((one) => one.vaccine === code)
    .toSorted((a, b) => a.givenOn.localeCompare(b.givenOn) || a.dose - b.dose);
  const counting: Given[] = [];
  const doses = own.map((given): Dose => {
    const last = counting.at(-1);
    const counts =
      given.givenOn >= after(child.dateOfBirth, least) && (!last || given.givenOn >= after(last.givenOn, gap.least));
    if (counts) counting.push(given);
    const { dose, givenOn } = given;
    return { vaccine: code, dose, dueOn: givenOn, overdueOn: null, given, state: counts ? 'given' : 'check' };
  });
  const start = seasonOf(begins, today);
  const inSeason = counting.filter(({ givenOn }) => givenOn >= start);
  const isOnce =
    today >= after(child.dateOfBirth, once.fromAge) || counting.length - inSeason.length >= once.afterDoses;
  if (inSeason.length >= (isOnce ? 1 : 2)) return doses;
  const last = own.at(-1)?.givenOn;
  const days = [start, after(child.dateOfBirth, from), ...(last ? [after(last, gap.recommended)] : [])];
  const dueOn = days.toSorted().at(-1) ?? start;
  const state = isExempt(child, code, today) ? 'exempt' : stateOfSeason(dueOn, today, inSeason.length);
  const dose = Math.max(0, ...own.map((one) => one.dose)) + 1;
  return [...doses, { vaccine: code, dose, dueOn, overdueOn: null, given: null, state }];
}

function stateOfSeason(dueOn: string, today: string, inSeason: number): DoseState {
  if (today < dueOn) return addDays(today, SOON_DAYS) >= dueOn ? 'soon' : 'later';
  return inSeason > 0 ? 'verify' : 'due';
}

/** The first day of the season that a day lies in. */
function seasonOf(begins: string, today: string): string {
  const thisYear = `${today.slice(0, 4)}-${begins}`;
  return thisYear <= today ? thisYear : `${String(Number(today.slice(0, 4)) - 1).padStart(4, '0')}-${begins}`;
}

const isExempt = ({ exemptions }: Child, code: string, today: string): boolean =>
  exemptions.some(
    ({ vaccine, dated, until }) =>
      (vaccine === null || vaccine === code) && dated <= today && (until === null || until >= today),
  );

/** The dose numbers that a combination vaccine stands for: of each part the first that is not recorded; none where all are. */
export function nextDoses(schedule: Schedule, parts: readonly string[], given: readonly Given[]) {
  return parts.flatMap((vaccine) => {
    const doses = schedule.vaccines.find(({ code }) => code === vaccine)?.doses ?? [];
    const index = doses.findIndex((_, n) => !given.some((one) => one.vaccine === vaccine && one.dose === n + 1));
    return index < 0 ? [] : [{ vaccine, dose: index + 1 }];
  });
}
