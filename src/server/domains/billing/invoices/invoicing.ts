import type { Scope } from '#server/db/scope.ts';
import { addDays, weekdayOf } from '#server/kernel/clock/zone.ts';
import { flatMapInSlices } from '#server/kernel/jobs/slices.ts';
import type { Server } from '#server/server.ts';
import { chargedBy, creditedClosures } from '../accounts/credit-queries.ts';
import { creditClosure } from '../accounts/credits.ts';
import { type Booking, book, todayOf, touchPayers } from '../accounts/ledger.ts';
import { takeNumbers } from '../accounts/ledger-queries.ts';
import type { Span } from '../plans/rules-periods.ts';
import { settingsRow } from '../settings-queries.ts';
import { type NamedCharge, plannedTuition } from './drafts.ts';
import { type DraftLine, headingOf, proration, totalOf, tuitionLine, waitingLine } from './rules-drafts.ts';
import { balancesOf, insertBilledPeriods, insertInvoices, insertLines, waitingCharges } from './run-queries.ts';
import { reachedAccounts, sendInvoices, type Told } from './sending.ts';

/** By the clock, a charge without tuition beside it waits this long for an invoice that has some. */
const WAIT_DAYS = 7;

export interface Invoicing {
  /** The run it belongs to; null: for itself. */
  readonly runId: number | null;
  /** The periods that begin in these days are charged; null: only what waits is invoiced. */
  readonly range: Span | null;
  readonly isSent: boolean;
  readonly isAutomatic: boolean;
}

/** Charges these accounts what is due and writes an invoice to each that has something to pay. They must be held. */
export async function invoiceAccounts(
  server: Server | null,
  scope: Scope,
  accountIds: readonly number[],
  { runId, range, isSent, isAutomatic }: Invoicing,
): Promise<{ invoices: number; amount: number }> {
  if (accountIds.length === 0) return NONE;
  const today = await todayOf(scope);
  const dropInThrough = isAutomatic ? lastSunday(today) : today;
  const tuition = range === null ? [] : await plannedTuition(scope, accountIds, range, dropInThrough);
  const waiting = await scope.all(waitingCharges(accountIds));
  const due = new Set(
    [...tuition, ...(isAutomatic ? waiting.filter(({ date }) => date <= addDays(today, -WAIT_DAYS)) : waiting)].map(
      ({ accountId }) => accountId,
    ),
  );
  const chargeIds = await bookTuition(scope, tuition, today);
  const lines: InvoiceLine[] = [
    ...(await flatMapInSlices([...tuition.entries()], ([at, charge]) => [
      { ...charge, id: chargeIds[at] ?? 0, line: tuitionLine(charge) },
    ])),
    ...waiting.filter(({ accountId }) => due.has(accountId)).map((row) => ({ ...row, line: waitingLine(row) })),
  ];
  const reached = isSent ? await toldOf(server, scope, accountIds) : new Set<number>();
  const made = await writeInvoices(scope, lines, { runId, reached, today });
  if (isSent && server) await sendInvoices(server, scope, made, 'issued');
  return { invoices: made.length, amount: made.reduce((sum, { total }) => sum + total, 0) };
}

/** The accounts whose payers are told; when history is written, all. */
const toldOf = async (
  server: Server | null,
  scope: Scope,
  accountIds: readonly number[],
): Promise<ReadonlySet<number>> => (server ? reachedAccounts(server, scope, accountIds) : new Set(accountIds));

const NONE = { invoices: 0, amount: 0 };

interface InvoiceLine {
  /** The charge's. */
  readonly id: number;
  readonly accountId: number;
  readonly line: DraftLine;
}

async function writeInvoices(
  scope: Scope,
  lines: readonly InvoiceLine[],
  { runId, reached, today }: { runId: number | null; reached: ReadonlySet<number>; today: string },
): Promise<Told[]> {
  const byAccount = [...Map.groupBy(lines, ({ accountId }) => accountId)];
  if (byAccount.length === 0) return [];
  const { dueDaysAfter } = await scope.one(settingsRow());
  const balances = new Map(
    (await scope.all(balancesOf(byAccount.map(([id]) => id)))).map(({ accountId, balance }) => [accountId, balance]),
  );
  const { last } = await scope.one(takeNumbers('invoice', byAccount.length));
  const rows = byAccount.map(([accountId, own], at) => {
    const drafts = own.map(({ line }) => line);
    const total = totalOf(drafts);
    return {
      number: last - byAccount.length + 1 + at,
      accountId,
      runId,
      issuedOn: today,
      total,
      isSent: reached.has(accountId),
      previousBalance: (balances.get(accountId) ?? 0) - total,
      ...headingOf(drafts, today, dueDaysAfter),
    };
  });
  const ids = (await scope.all(insertInvoices(rows, scope.now))).map(({ id }) => id);
  const joined = byAccount.flatMap(([, own], at) =>
    own.map(({ id }) => ({ invoiceId: ids[at] ?? 0, transactionId: id })),
  );
  scope.later(insertLines(joined));
  await touchPayers(
    scope,
    rows.map(({ accountId }) => accountId),
  );
  return rows.map((row, at) => ({ ...row, id: ids[at] ?? 0 }));
}

/** Books tuition and marks its periods as charged; closed days that the center credits are credited at once. */
async function bookTuition(scope: Scope, charges: readonly NamedCharge[], today: string): Promise<number[]> {
  const ids = await book(
    scope,
    charges.map(
      ({ careDays, ofDays, service, ...charge }): Booking => ({
        kind: 'charge',
        category: 'tuition',
        billingAccountId: charge.accountId,
        date: today,
        amount: charge.amount,
        gross: charge.gross,
        discount: charge.discount,
        description: charge.description,
        childId: charge.childId,
        enrollmentId: charge.enrollmentId,
        serviceFrom: service.from,
        serviceTo: service.to,
        ...proration(careDays.length, ofDays),
      }),
    ),
  );
  if (ids.length === 0) return ids;
  await scope.count(insertBilledPeriods(charges.map((charge, at) => ({ ...charge, transactionId: ids[at] ?? 0 }))));
  const days = charges.flatMap(({ careDays }) => careDays).sort();
  for (const { date } of await scope.all(creditedClosures(days[0] ?? today, days.at(-1) ?? today))) {
    const ofDay = (await scope.all(chargedBy(ids))).filter(({ careDays }) => careDays.includes(date));
    await creditClosure(scope, ofDay, date);
  }
  return ids;
}

/** The Sunday before a day: the last day of a week that is over. */
const lastSunday = (date: string): string => addDays(date, -weekdayOf(date));
