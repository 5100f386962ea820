import type { Scope } from '#server/db/scope.ts';
import { todayOf } from '#server/domains/billing/accounts/ledger.ts';
import { adjustAccount, chargeOnce, creditAccount, reverseBooking } from '#server/domains/billing/accounts/postings.ts';
import { allAccounts } from '#server/domains/billing/accounts/queries.ts';
import { voidInvoice } from '#server/domains/billing/invoices/commands.ts';
import { newestInvoice } from '#server/domains/billing/invoices/queries.ts';
import { balancesOf } from '#server/domains/billing/invoices/run-queries.ts';
import { bookPayment, bookPayments, bookRefund, paymentToRefund } from '#server/domains/billing/payments/commands.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import { Chance } from '../chance.ts';
import { DIRECTOR } from '../people/staff.ts';
import type { Deed } from '../timeline.ts';
import { accountOf, type Cycle, hasTwoPayers, type Payer } from './billing.ts';

/** How a household pays. */
type Habit = 'tuesday' | 'thursday' | 'monthly';

/** The households of these places have stopped to pay this many weeks ago; of ten families nine have paid. */
const BEHIND: ReadonlyMap<number, number> = new Map([
  [1, 2],
  [14, 7],
  [20, 14],
]);

/** The families who pay on a day pay what they owe, recorded together. */
export function payments(calendar: Calendar, cast: Cast, payers: readonly Payer[], cycles: readonly Cycle[]): Deed[] {
  const day = ({ from }: Cycle, after: number, habits: readonly Habit[]): Deed => ({
    at: calendar.moment(addDays(from, after), '17:20'),
    by: () => cast.staff(DIRECTOR),
    act: async (scope) => {
      const isPaying = (payer: Payer) => payer.from <= from && from < lastPaid(payer, calendar);
      for (const habit of habits) {
        const paying = payers.filter((payer) => habitOf(payer) === habit && isPaying(payer));
        await payAll(scope, cast, paying, habit);
      }
    },
  });
  return cycles.flatMap((cycle) => {
    if (cycle.to > addDays(cycle.from, 6)) return [day(cycle, 4, ['tuesday', 'thursday', 'monthly'])];
    const isFirst = Number(cycle.from.slice(8)) <= 7;
    return [day(cycle, 1, ['tuesday']), day(cycle, 3, ['thursday']), ...(isFirst ? [day(cycle, 0, ['monthly'])] : [])];
  });
}

async function payAll(scope: Scope, cast: Cast, paying: readonly Payer[], habit: Habit): Promise<void> {
  const accounts: { id: number; payer: Payer }[] = [];
  for (const payer of paying)
    for (const place of hasTwoPayers(payer.household, payer.place) ? [0, 1] : [0])
      accounts.push({ id: await accountOf(scope, cast, payer, place), payer });
  const owed = new Map(
    (await scope.all(balancesOf(accounts.map(({ id }) => id)))).map(({ accountId, balance }) => [accountId, balance]),
  );
  await bookPayments(
    scope,
    accounts.flatMap(({ id, payer: { place } }): DemoPayment[] => {
      const amount = owed.get(id) ?? 0;
      if (amount <= 0) return [];
      const number = String(1000 + place * 7 + scope.now.getUTCDate());
      if (habit === 'thursday') return [{ accountId: id, amount, method: 'check', reference: number } as const];
      const method = place % 2 === 0 ? 'zelle' : 'ach';
      return [{ accountId: id, amount, method, reference: habit === 'monthly' ? null : `Care ${number}` } as const];
    }),
  );
}

type DemoPayment = Parameters<typeof bookPayments>[1][number];

/** The first family pays on Thursdays, so that something of theirs is due at the beginning of a week. */
function habitOf({ household, place }: Payer): Habit {
  if (place === 0) return 'thursday';
  const chance = new Chance('pays', household.key).next();
  return chance < 0.55 ? 'tuesday' : chance < 0.97 ? 'thursday' : 'monthly';
}

const lastPaid = ({ place }: Payer, { today }: Calendar): string =>
  BEHIND.has(place) ? addDays(today, -7 * (BEHIND.get(place) ?? 0)) : '9999-12-31';

/** What a year also brings: a check that bounced, a refund, a credit, a correction, a field trip, an invoice that was wrong. */
export function incidentsOfMoney(calendar: Calendar, cast: Cast, payers: readonly Payer[]): Deed[] {
  const deed = (back: number, place: number, act: (scope: Scope, accountId: number) => Promise<unknown>): Deed[] => {
    const payer = payers[place];
    const at = calendar.moment(calendar.dayBack(back, '15:45'), '15:45');
    const by = () => cast.staff(DIRECTOR);
    return payer ? [{ at, by, act: async (scope) => act(scope, await accountOf(scope, cast, payer)) }] : [];
  };
  const funded: Deed[] = [100, 70, 40, 12].map((back) => ({
    at: calendar.moment(calendar.dayBack(Math.min(back, calendar.openDays.length - 2), '09:30'), '09:30'),
    by: () => cast.staff(DIRECTOR),
    act: payOfAgency,
  }));
  return [
    ...funded,
    ...deed(34, 3, async (scope, account) => {
      const check = { amount: 35_000, method: 'check', reference: '2207' } as const;
      await reverseBooking(scope, await bookPayment(scope, account, check), 'The bank returned the check');
    }),
    ...deed(28, 5, async (scope, account) => {
      const id = await bookPayment(scope, account, { amount: 20_000, method: 'zelle', reference: 'Paid twice' });
      const reason = 'The family paid twice';
      await bookRefund(scope, await paymentToRefund(scope, id, 20_000), { amount: 20_000, reason });
    }),
    ...deed(22, 8, (scope, account) => creditAccount(scope, account, { amount: 3500, reason: 'Referred a family' })),
    ...deed(20, 10, (scope, account) =>
      adjustAccount(scope, account, { amount: -50, reason: 'Rounding of a transfer' }),
    ),
    ...deed(12, 0, (scope, account) =>
      chargeOnce(scope, account, { amount: 1800, description: 'Field trip to the farm' }),
    ),
    ...deed(9, 12, async (scope, account) => {
      const newest = await scope.maybe(newestInvoice(account, calendar.today));
      if (newest && newest.status !== 'void')
        await voidInvoice(scope, newest.id, { reason: 'Billed for a week of vacation' });
    }),
    ...deed(2, 13, (scope, account) =>
      bookPayment(scope, account, { amount: 40_000, method: 'ach', reference: 'Ahead' }),
    ),
  ];
}

/** The state pays its subsidies every six weeks or so, all that is due. */
async function payOfAgency(scope: Scope): Promise<void> {
  const agency = (await scope.all(allAccounts(await todayOf(scope)))).find(({ kind }) => kind === 'agency');
  if (!agency || agency.balance <= 0) return;
  const payment = { amount: agency.balance, method: 'ach', reference: 'CCDF remittance' } as const;
  await bookPayments(scope, [{ ...payment, accountId: agency.id }]);
}
