import type { Scope } from '#server/db/scope.ts';
import { accountFor, openAgency } from '#server/domains/billing/accounts/commands.ts';
import { allAccounts } from '#server/domains/billing/accounts/queries.ts';
import { startRun, stepRun } from '#server/domains/billing/invoices/runs.ts';
import { addPlan } from '#server/domains/billing/plans/commands.ts';
import { enrollInPlan } from '#server/domains/billing/plans/enrollments.ts';
import { planRows } from '#server/domains/billing/plans/queries.ts';
import { setSplit } from '#server/domains/billing/plans/splits.ts';
import { updateSettings } from '#server/domains/billing/settings-queries.ts';
import { addDays, weekdayOf } from '#server/kernel/clock/zone.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import type { Child, Household } from '../people/households.ts';
import { DIRECTOR } from '../people/staff.ts';
import type { Deed } from '../timeline.ts';
import { isPartTime, PART_TIME } from './booked-days.ts';
import { incidentsOfMoney, payments } from './payments.ts';

const YEAR_DAYS = 364;
const WEEKLY_DAYS = 91;
const MONDAY = 1;
/** Care is paid by the Friday of its week; its invoice goes out on the Friday before. */
const RULES = {
  automaticInvoices: true,
  invoiceDaysBefore: 3,
  dueDaysAfter: 4,
  reminderDays: [3, 10],
  lateFeeMost: 5000,
};

const DROP_IN = 'Drop-in day';
const PLANS = [
  { name: 'Infant Weekly Plan', kind: 'tuition', cadence: 'weekly', amount: 42_000, isOffered: true },
  { name: 'Part-time, three days', kind: 'tuition', cadence: 'weekly', amount: 23_500, weekdays: [...PART_TIME] },
  { name: 'Two-week Plan', kind: 'tuition', cadence: 'biweekly', amount: 68_000 },
  { name: 'Monthly Plan', kind: 'tuition', cadence: 'monthly', amount: 145_000, isOffered: true },
  { name: DROP_IN, kind: 'tuition', cadence: 'day', amount: 9000 },
  { name: 'Sibling discount', kind: 'discount', basisPoints: 1000 },
  { name: 'State child care subsidy', kind: 'subsidy', amount: 15_000 },
] as const;

/** A household that pays, and since when. */
export interface Payer {
  readonly household: Household;
  readonly place: number;
  /** The Monday its care is billed from. */
  readonly from: string;
  /** Of its guardians, as they become known. */
  readonly accounts: number[];
}

/** A year of books: plans, who is on them, invoices, and what became of them. */
export function books(calendar: Calendar, cast: Cast, households: readonly Household[], foundedAt: Date): Deed[] {
  const first = mondayFrom(addDays(calendar.today, -YEAR_DAYS));
  const payers = households
    .filter(({ guardians }) => guardians.length > 0)
    .map((household, place): Payer => {
      const last =
        household.children
          .map(({ enrolledOn }) => enrolledOn)
          .toSorted()
          .at(-1) ?? first;
      const arrived = mondayFrom(addDays(last, -2));
      return { household, place, from: arrived > first ? arrived : first, accounts: [] };
    });
  const cycles = cyclesFrom(first, calendar);
  const by = () => cast.staff(DIRECTOR);
  const opening: Deed = {
    at: foundedAt,
    by,
    act: async (scope) => {
      for (const plan of PLANS) await addPlan(scope, plan);
      await scope.count(updateSettings({ ...RULES, automaticSince: calendar.today }));
      await openAgency(scope, {
        name: 'State Child Care Fund (sample)',
        address: '1 Sample Plaza\nSpringfield, MA 01101',
      });
    },
  };
  return [
    opening,
    ...payers.map((payer) => joining(calendar, cast, payer)),
    ...cycles.map((cycle) => invoicing(calendar, cast, cycle)),
    ...payments(calendar, cast, payers, cycles),
    ...incidentsOfMoney(calendar, cast, payers),
  ];
}

/** Before their first week families are put on plans; those with two payers say who pays what. */
function joining(calendar: Calendar, cast: Cast, { household, place, from }: Payer): Deed {
  return {
    at: calendar.moment(addDays(from, -4), '11:10'),
    by: () => cast.staff(DIRECTOR),
    act: async (scope) => {
      const plans = new Map((await scope.all(planRows(from))).map(({ id, name }) => [name, id]));
      const enroll = (child: Child, plan: string, more = {}) =>
        enrollInPlan(scope, {
          childId: cast.child(child.key),
          planId: plans.get(plan) ?? 0,
          from: child.enrolledOn > from ? child.enrolledOn : from,
          ...more,
        });
      for (const [order, child] of household.children.entries()) {
        if (hasTwoPayers(household, place)) await split(scope, cast, { household, place, from }, child);
        await enroll(child, planOf(child, place));
        if (child.enrolledOn >= from) await enroll(child, 'Registration fee');
        if (order > 0) await enroll(child, 'Sibling discount');
        if (place === 7) await enroll(child, 'State child care subsidy', { agencyAccountId: await agencyIn(scope) });
      }
    },
  };
}

/** Whether both guardians of a household pay. */
export const hasTwoPayers = ({ guardians }: Household, place: number) => place % 6 === 2 && guardians.length > 1;

function split(
  scope: Scope,
  cast: Cast,
  { household, place, from }: Pick<Payer, 'household' | 'place' | 'from'>,
  child: Child,
) {
  const [one, other] = household.guardians.map(({ key }) => cast.guardian(key).id);
  const shares =
    place % 12 === 2
      ? [
          { guardianId: one, amount: 12_000 },
          { guardianId: other, basisPoints: 10_000 },
        ]
      : [
          { guardianId: one, basisPoints: 6000 },
          { guardianId: other, basisPoints: 4000 },
        ];
  return setSplit(scope, cast.child(child.key), { from, shares });
}

function planOf(child: Child, place: number): string {
  if (child.ageGroup === 'infants') return 'Infant Weekly Plan';
  if (isPartTime(child)) return 'Part-time, three days';
  if (place === 11) return DROP_IN;
  if (place % 9 === 4) return 'Monthly Plan';
  if (place % 9 === 6) return 'Two-week Plan';
  return 'Weekly Daycare Plan';
}

/** Children whose care is paid by the day. */
export const paidByDay = (households: readonly Household[]) =>
  households
    .filter(({ guardians }) => guardians.length > 0)
    .flatMap((household, place) =>
      household.children.flatMap((child) => (planOf(child, place) === DROP_IN ? [{ household, child }] : [])),
    );

async function agencyIn(scope: Scope): Promise<number> {
  const found = (await scope.all(allAccounts('2000-01-01'))).filter(({ kind }) => kind === 'agency');
  return found[0]?.id ?? 0;
}

/** Days that are invoiced together. */
export interface Cycle {
  readonly from: string;
  readonly to: string;
}

/** The invoices of a cycle, three days before it begins. */
function invoicing(calendar: Calendar, cast: Cast, { from, to }: Cycle): Deed {
  return {
    at: calendar.moment(addDays(from, -3), '08:17'),
    by: () => cast.staff(DIRECTOR),
    act: async (scope) => {
      const { id } = await startRun(scope, { from, to, send: true });
      while (await stepRun(null, scope, id));
    },
  };
}

/** The center invoiced by the month, and does so by the week since a quarter of a year; up to the next week. */
function cyclesFrom(first: string, { today }: Calendar): Cycle[] {
  const cycles: Cycle[] = [];
  const weekly = mondayFrom(addDays(today, -WEEKLY_DAYS));
  for (let from = first; from < weekly; ) {
    const next = `${addDays(`${from.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;
    cycles.push({ from, to: addDays(next < weekly ? next : weekly, -1) });
    from = next < weekly ? next : weekly;
  }
  for (let from = weekly; from <= addDays(today, 7); from = addDays(from, 7))
    cycles.push({ from, to: addDays(from, 6) });
  return cycles;
}

function mondayFrom(date: string): string {
  let monday = date;
  while (weekdayOf(monday) !== MONDAY) monday = addDays(monday, 1);
  return monday;
}

/** The account of a household's first guardian, or of another one. */
export async function accountOf(scope: Scope, cast: Cast, { household, accounts }: Payer, place = 0): Promise<number> {
  const known = accounts[place] ?? (await accountFor(scope, cast.guardian(household.guardians[place]?.key ?? '').id));
  accounts[place] = known;
  return known;
}
