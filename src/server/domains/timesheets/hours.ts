import type { Scope } from '#server/db/scope.ts';
import { packOf } from '#server/domains/compliance/packs.ts';
import { choice } from '#server/domains/compliance/queries.ts';
import { takenWithin } from '#server/domains/time-off/queries.ts';
import { addDays, dayAt, daysOf, momentOf } from '#server/kernel/clock/zone.ts';
import { type DayHours, hoursByDate, minuteOf, spansOf } from './hours-rules.ts';
import { added, NOTHING_PAID, type Paid, paidOn, type Terms, USUAL_TERMS } from './overtime-rules.ts';
import { type PayRule, type Period, periodOf, ruleOn } from './period-rules.ts';
import { breakAnswersWithin, type DutyRow, dutiesWithin, payRules, termsWithin } from './queries.ts';
import { lawOf } from './wage-law.ts';

/** Minutes by how they are paid, those of breaks that are not, and paid time off. */
export interface Minutes extends Paid {
  readonly unpaid: number;
  readonly off: number;
}
export interface DayPaid extends DayHours {
  readonly minutes: Minutes;
}
/** What somebody's hours of a period come to. */
export interface PersonHours {
  readonly days: readonly DayPaid[];
  readonly total: Minutes;
  /** Duties nobody has ended, or whose end nobody has said: they are counted nowhere. */
  readonly blocking: readonly DutyRow[];
  readonly unansweredBreaks: number;
}

export const NO_MINUTES: Minutes = { ...NOTHING_PAID, unpaid: 0, off: 0 };
export const isSame = (one: Minutes, other: Minutes): boolean =>
  one.regular === other.regular &&
  one.overtime === other.overtime &&
  one.double === other.double &&
  one.unpaid === other.unpaid &&
  one.off === other.off;

export const zoneOf = async (scope: Scope) => (await scope.opened).center.zone;

/** The pay period of a date, default today, and whether it is over. */
export async function periodAt(scope: Scope, date: string | undefined) {
  const [rules, zone] = await Promise.all([scope.all(payRules()), zoneOf(scope)]);
  const today = dayAt(scope.now, zone);
  const period = periodOf(rules, date ?? today);
  const after = addDays(period.to, 1);
  return {
    ...period,
    isOver: today > period.to,
    previous: addDays(period.from, -1),
    next: after <= today ? after : null,
  };
}

/** A workweek that a period begins within began at most so many days before it. */
const DAYS_BEFORE = 6;

/** The hours of these people in a period, as they are now. Days of a workweek before the period decide about overtime in it. */
export async function hoursOf(
  scope: Scope,
  staffIds: readonly number[],
  { from, to }: Period,
): Promise<Map<number, PersonHours>> {
  const first = addDays(from, -DAYS_BEFORE);
  const [zone, rules, kept, duties, answers, terms, off] = await Promise.all([
    zoneOf(scope),
    scope.all(payRules()),
    scope.maybe(choice()),
    scope.all(dutiesWithin(staffIds, first, to, scope.now)),
    scope.all(breakAnswersWithin(staffIds, first, to)),
    scope.all(termsWithin(staffIds, first, to)),
    scope.all(takenWithin(staffIds, from, to)),
  ]);
  const law = lawOf(packOf(kept?.pack).id);
  const dates = daysOf(first, to);
  const midnights = [...dates, addDays(to, 1)].map((date) => minuteOf(momentOf(date, '00:00', zone)));
  const begins = midnights[DAYS_BEFORE] ?? 0;
  const dutiesOf = Map.groupBy(duties, ({ staffId }) => staffId);
  const answersOf = Map.groupBy(answers, ({ staffId }) => staffId);
  const offOf = new Map(off.map(({ staffId, date, minutes }) => [`${staffId} ${date}`, minutes]));
  const termsOf = Map.groupBy(terms, ({ staffId }) => staffId);
  return new Map(
    staffIds.map((id) => {
      const own = dutiesOf.get(id) ?? [];
      const isCounted = ({ endedAt, isForgotten }: DutyRow) => endedAt !== null && !isForgotten;
      const spans = own.flatMap((duty) => {
        const { endedAt } = duty;
        if (endedAt === null || !isCounted(duty)) return [];
        const places = duty.places.map((place) => ({ ...place, at: new Date(place.at) }));
        const rounding = roundingAt(rules, duty, zone);
        return spansOf({ ...duty, endedAt, places }, answersOf.get(id) ?? [], law, rounding);
      });
      const hours = hoursByDate(dates, midnights, spans);
      const worked = new Map(hours.map((day) => [day.date, day.worked]));
      const ownTerms = termsOf.get(id) ?? [];
      const days = hours.slice(DAYS_BEFORE).map((day) => {
        const paid = paidOn(day.date, (date) => worked.get(date) ?? 0, termsOn(ownTerms, day.date), law);
        return { ...day, minutes: { ...paid, unpaid: day.unpaid, off: offOf.get(`${id} ${day.date}`) ?? 0 } };
      });
      const blocking = own.filter(
        (duty) => !isCounted(duty) && (duty.endedAt === null || minuteOf(duty.endedAt) > begins),
      );
      return [id, { days, blocking, total: totalOf(days), unansweredBreaks: unansweredIn(days) }] as const;
    }),
  );
}

export async function hoursOfOne(scope: Scope, staffId: number, period: Period): Promise<PersonHours> {
  const found = await hoursOf(scope, [staffId], period);
  return found.get(staffId) ?? { days: [], total: NO_MINUTES, blocking: [], unansweredBreaks: 0 };
}

const roundingAt = (rules: readonly PayRule[], { startedAt }: DutyRow, zone: string) =>
  ruleOn(rules, dayAt(startedAt, zone)).roundingMinutes;

function termsOn(
  terms: readonly (Terms & { readonly fromDate: string; readonly leftOn: string | null })[],
  date: string,
): Terms {
  return (
    terms.findLast(({ fromDate, leftOn }) => fromDate <= date && (leftOn === null || leftOn >= date)) ?? USUAL_TERMS
  );
}

const totalOf = (days: readonly DayPaid[]): Minutes =>
  days.reduce(
    (sum, { minutes }) => ({
      ...added(sum, minutes),
      unpaid: sum.unpaid + minutes.unpaid,
      off: sum.off + minutes.off,
    }),
    NO_MINUTES,
  );

/** Over midnight a break is of two days, and one. */
const unansweredIn = (days: readonly DayPaid[]) =>
  new Set(
    days.flatMap(({ spans }) => spans.flatMap(({ kind, meal }) => (kind === 'unanswered-break' ? [meal?.from] : []))),
  ).size;
