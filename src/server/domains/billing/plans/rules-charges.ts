import type { CADENCES, PLAN_KINDS } from '#contract/billing-shapes.ts';
import { type Part, partsOf, portionOf, prorated, type ShareRule, WHOLE } from '../rules-money.ts';
import { careDays, type PeriodCadence, periodsBeginning, type Span } from './rules-periods.ts';

/** A child's enrollment in a plan, with what of the plan it needs. */
export interface EnrollmentRule {
  readonly id: number;
  readonly childId: number;
  readonly planName: string;
  readonly kind: (typeof PLAN_KINDS)[number];
  readonly cadence: (typeof CADENCES)[number] | null;
  readonly amount: number | null;
  readonly basisPoints: number | null;
  readonly weekdays: readonly number[] | null;
  readonly agencyAccountId: number | null;
  readonly from: string;
  readonly to: string | null;
}

/** Who pays which part from a day on. */
export interface SplitRule {
  readonly from: string;
  readonly shares: readonly ShareRule[];
}

/** All that decides what a child's care costs. */
export interface ChildRules {
  readonly childId: number;
  /** In the order of their ids. */
  readonly enrollments: readonly EnrollmentRule[];
  /** The oldest first. */
  readonly splits: readonly SplitRule[];
  /** Days on which the child was there, for drop-in care. */
  readonly attended: readonly string[];
}

/** What one payer is charged for one period of one enrollment. */
export interface PlannedCharge {
  readonly enrollmentId: number;
  readonly childId: number;
  readonly accountId: number;
  readonly description: string;
  readonly period: Span;
  /** The days of care it is for. */
  readonly service: Span;
  /** The days of care charged, and how many the whole period has. */
  readonly careDays: readonly string[];
  readonly ofDays: number;
  readonly gross: number;
  readonly discount: number;
  readonly amount: number;
}

/**
 * What a child's tuition costs whom, for every period whose first covered day lies in the range. A part of a period costs
 * its days of care of those in the period. What holds on the first covered day (discounts, subsidies, the split) holds
 * for the period. Fixed discounts and subsidies are taken once, from the child's first tuition.
 * @param openWeekdays the days the center opens: those of care where neither plan nor enrollment names others
 */
export function tuitionCharges(child: ChildRules, range: Span, openWeekdays: readonly number[]): PlannedCharge[] {
  const tuition = child.enrollments.filter(({ kind }) => kind === 'tuition');
  return tuition.flatMap((enrollment) =>
    servicesOf(enrollment, child.attended, range, openWeekdays).flatMap((service) => {
      const isFirst = !tuition.some((one) => one.id < enrollment.id && isOn(one, service.span.from));
      return chargesOf(child, enrollment, service, isFirst);
    }),
  );
}

/** Days of care of one period. */
interface Service {
  readonly period: Span;
  readonly span: Span;
  readonly careDays: readonly string[];
  /** How many days of care the period has before them, and in all. */
  readonly before: number;
  readonly ofDays: number;
}

function servicesOf(
  enrollment: EnrollmentRule,
  attended: readonly string[],
  range: Span,
  openWeekdays: readonly number[],
): Service[] {
  const { cadence } = enrollment;
  if (cadence === 'day') {
    const days = attended.filter((day) => day >= range.from && day <= range.to && isOn(enrollment, day));
    return days.map((day) => ({
      period: { from: day, to: day },
      span: { from: day, to: day },
      careDays: [day],
      before: 0,
      ofDays: 1,
    }));
  }
  if (!isPeriodic(cadence)) return [];
  const weekdays = new Set(enrollment.weekdays ?? openWeekdays);
  return periodsBeginning(cadence, enrollment, range).flatMap(({ period, covered }) => {
    const whole = careDays(period, weekdays);
    const days = whole.filter((day) => covered.from <= day && day <= covered.to);
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined || last === undefined) return [];
    const before = whole.indexOf(first);
    return [{ period, span: { from: first, to: last }, careDays: days, before, ofDays: whole.length }];
  });
}

function chargesOf(
  child: ChildRules,
  enrollment: EnrollmentRule,
  { period, span, careDays: days, before, ofDays }: Service,
  isFirst: boolean,
): PlannedCharge[] {
  const stretch = { before, days: days.length, ofDays };
  const gross = portionOf(enrollment.amount ?? 0, stretch);
  const inForce = child.enrollments.filter((one) => isOn(one, span.from));
  const taken = (one: EnrollmentRule, rest: number) => {
    if (one.basisPoints !== null) return prorated(rest, one.basisPoints, WHOLE);
    if (!isFirst || enrollment.cadence === 'day') return 0;
    return Math.min(rest, portionOf(one.amount ?? 0, stretch));
  };
  let net = gross;
  for (const discount of inForce.filter(({ kind }) => kind === 'discount')) net -= taken(discount, net);
  let family = net;
  const agencies: Part[] = inForce.flatMap((one) => {
    if (one.kind !== 'subsidy' || one.agencyAccountId === null) return [];
    const amount = taken(one, family);
    family -= amount;
    return [{ accountId: one.agencyAccountId, amount }];
  });
  const shares = splitOn(child.splits, span.from);
  const parts = together([...agencies, ...(shares ? partsOf(family, shares, stretch) : [])]);
  return withDiscounts(parts, gross - net).map((part) => ({
    enrollmentId: enrollment.id,
    childId: child.childId,
    description: enrollment.planName,
    period,
    service: span,
    careDays: days,
    ofDays,
    ...part,
  }));
}

/** Each payer's part with its share of the discount; parts of nothing are no charges. */
function withDiscounts(parts: readonly Part[], discount: number) {
  const net = parts.reduce((sum, { amount }) => sum + amount, 0);
  let before = 0;
  return parts.flatMap(({ accountId, amount }) => {
    if (amount === 0) return [];
    const from = prorated(discount, before, net);
    before += amount;
    const part = prorated(discount, before, net) - from;
    return [{ accountId, gross: amount + part, discount: part === 0 ? 0 : -part, amount }];
  });
}

/** One part for each account, where an agency pays by subsidy and by split. */
function together(parts: readonly Part[]): Part[] {
  const byAccount = new Map<number, number>();
  for (const { accountId, amount } of parts) byAccount.set(accountId, (byAccount.get(accountId) ?? 0) + amount);
  return [...byAccount].map(([accountId, amount]) => ({ accountId, amount }));
}

/** The split that holds on a day: the newest that has come, else the first there is. */
export function splitOn(splits: readonly SplitRule[], date: string): readonly ShareRule[] | undefined {
  return (splits.findLast(({ from }) => from <= date) ?? splits[0])?.shares;
}

export const isOn = ({ from, to }: Pick<EnrollmentRule, 'from' | 'to'>, date: string): boolean =>
  from <= date && (to === null || date <= to);

const isPeriodic = (cadence: EnrollmentRule['cadence']): cadence is PeriodCadence =>
  cadence === 'weekly' || cadence === 'biweekly' || cadence === 'monthly';
