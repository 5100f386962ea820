import { randomUUID } from 'node:crypto';
import { inCenter } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { recordAttendance } from '#server/domains/attendance/commands.ts';
import { accountFor, openAgency } from '#server/domains/billing/accounts/commands.ts';
import { chargeOnce } from '#server/domains/billing/accounts/postings.ts';
import { newestInvoice } from '#server/domains/billing/invoices/queries.ts';
import { invoiceNow, startRun } from '#server/domains/billing/invoices/runs.ts';
import { previewStatement } from '#server/domains/billing/payments/bank-import.ts';
import { bookPayment } from '#server/domains/billing/payments/commands.ts';
import { addPlan } from '#server/domains/billing/plans/commands.ts';
import { enrollInPlan } from '#server/domains/billing/plans/enrollments.ts';
import { updateSettings } from '#server/domains/billing/settings-queries.ts';
import { closeOn } from '#server/domains/center/commands.ts';
import { changePayment } from '#server/domains/center/payment.ts';
import { changeDetails } from '#server/domains/center/settings.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
import { familyOf, type Stage } from './actors.ts';
import * as fresh from './fresh.ts';

const here = <T>({ larkhouse, here: { centerId } }: Stage, work: (scope: Scope) => Promise<T>): Promise<T> =>
  inCenter(larkhouse.server, { centerId }, work);

export const plan = () =>
  ({ name: `Plan ${randomUUID()}`, kind: 'tuition', cadence: 'weekly', amount: 30_000, isOffered: false }) as const;

/** Another plan of the first center; returns its id. */
export const planId = (stage: Stage): Promise<number> =>
  here(stage, async (scope) => (await addPlan(scope, plan())).id);

/** What puts a new child on a new plan. */
export const enrollmentBody = async (stage: Stage) => ({
  body: { childId: (await fresh.family(stage)).childId, planId: await planId(stage), from: '2026-03-02' },
});

/** What puts two new children on a new plan. */
export const severalOnPlan = async (stage: Stage) => ({
  params: { id: await planId(stage) },
  body: { childIds: [(await fresh.family(stage)).childId, (await fresh.family(stage)).childId], from: '2026-03-02' },
});

/** An enrollment of a new child; returns its id. */
export const enrollment = async (stage: Stage): Promise<number> => {
  const { body } = await enrollmentBody(stage);
  return here(stage, async (scope) => (await enrollInPlan(scope, body)).id);
};

/** A new child's stay that ended two hours after closing, a Monday; returns its id. */
export async function latePickup(stage: Stage): Promise<number> {
  const { childId } = await fresh.family(stage);
  const stay = { childId, date: '2026-02-23', checkInTime: '08:00', checkInBy: 'Ann', checkOutTime: '20:00' };
  return here(stage, async (scope) => {
    await scope.count(updateSettings({ lateFeePerMinute: 100 }));
    return (await recordAttendance(scope, { ...stay, checkOutBy: 'Ann' })).id;
  });
}

/** A closed day that is not credited yet. */
export async function closedDay(stage: Stage) {
  closedDays += 1;
  const from = addDays('2027-01-01', closedDays);
  await here(stage, (scope) => closeOn(scope, [{ date: from, reason: 'Snow' }]));
  return { body: { from, to: from } };
}
let closedDays = 0;

export const AGENCY = { name: 'State Child Care Fund', email: 'pay@fund.test', address: '1 State Street' };

export const agency = (stage: Stage): Promise<number> => here(stage, (scope) => openAgency(scope, AGENCY));

/** The account of the first family's guardian. */
export const account = async (stage: Stage) => {
  const { guardianId } = familyOf(stage.here, 0);
  return { params: { id: await here(stage, (scope) => accountFor(scope, guardianId)) } };
};

/** The account of the first family's guardian, with something charged that waits for an invoice. */
export const waiting = async (stage: Stage) => {
  const { params } = await account(stage);
  await here(stage, (scope) => chargeOnce(scope, params.id, { amount: 1500, description: 'Field trip' }));
  return { params, body: {} };
};

/** Another payment by the first family, of so many cents. */
export async function paymentOf(stage: Stage, amount: number) {
  const { params } = await account(stage);
  const paid = { amount, method: 'check', reference: randomUUID() } as const;
  return { params: { id: await here(stage, (scope) => bookPayment(scope, params.id, paid)) } };
}
export const payment = (stage: Stage) => paymentOf(stage, 35_000);

export const STATEMENT = 'Date,Description,Amount\n02/27/2026,ZELLE FROM ANN NEWMAN,350.00\n';

/** A line of the statement for the first family. */
export async function chosenLine(stage: Stage) {
  const { params } = await account(stage);
  const { lines } = await here(stage, (scope) => previewStatement(scope, STATEMENT));
  return { body: { csv: STATEMENT, chosen: lines.map(({ key }) => ({ key, accountId: params.id })) } };
}

const DAYS = { from: '2026-03-02', to: '2026-03-08' };

export const invoiceRun = async (stage: Stage) => ({
  params: { id: await here(stage, async (scope) => (await startRun(scope, DAYS)).id) },
});

/** An invoice of the first family. */
export async function ownInvoice(stage: Stage) {
  const { params } = await waiting(stage);
  const id = await here(stage, async (scope) => {
    await invoiceNow(stage.larkhouse.server, scope, params.id, false);
    return (await scope.one(newestInvoice(params.id, '2026-03-02'))).id;
  });
  return { params: { id } };
}

/** An invoice of another family. */
export async function invoice(stage: Stage) {
  const { guardianId } = await fresh.family(stage);
  const id = await here(stage, async (scope) => {
    const params = { id: await accountFor(scope, guardianId) };
    await chargeOnce(scope, params.id, { amount: 1500, description: 'Field trip' });
    await invoiceNow(stage.larkhouse.server, scope, params.id, true);
    return (await scope.one(newestInvoice(params.id, '2026-03-02'))).id;
  });
  return { params: { id } };
}

/** Care of the first family that was given and paid, of so many cents. */
export async function paidCareOf(stage: Stage, amount = 1500) {
  const { params } = await account(stage);
  const care = { amount, description: 'Care', serviceFrom: '2026-02-23', serviceTo: '2026-02-27' };
  await here(stage, (scope) => chargeOnce(scope, params.id, care));
  await payment(stage);
  return { params };
}
export const paidCare = async (stage: Stage) => {
  await paidCareOf(stage);
  return {};
};

/** The first center with its address and EIN. */
export async function centerOnDocument(stage: Stage) {
  await here(stage, async (scope) => {
    await changeDetails(scope, { address: '1 Elm Street, Springfield' });
    await changePayment(stage.larkhouse.server.vault, scope, { ein: '12-3456789' });
  });
  return { body: { year: 2025 } };
}
