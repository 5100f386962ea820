import { SHOWN_FEE_STATES, type ShownFeeState } from '#contract/admissions-choices.ts';
import type { Scope } from '#server/db/scope.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { conflict, HttpError, notFound, orRefuse, refuseStale } from '#server/kernel/http-error.ts';
import { enqueue } from '#server/kernel/jobs/outbox.ts';
import * as rows from './fee-queries.ts';
import { afterStep, type FeeStep } from './fee-rules.ts';
import { lockInquiry, lockSettings, noteActive } from './queries.ts';

/** What the center asks for: nothing, until it says so. */
export const chosenFee = async (scope: Scope) =>
  (await scope.maybe(rows.feeTerms())) ?? { amount: 0, isRefundable: true, instructions: null, version: 1 };

/** What standing on the list costs, as families read it before they ask; null: nothing. */
export async function feeAhead(scope: Scope) {
  const { amount, isRefundable } = await chosenFee(scope);
  return amount === 0 ? null : { amount, isRefundable };
}

export interface FeeTerms {
  readonly amount: number;
  readonly isRefundable: boolean;
  readonly instructions: string | null;
  readonly version?: number | undefined;
}
/** Says what standing on the list costs from now on. What is said already changes nothing. */
export async function changeFee(scope: Scope, { version, amount, isRefundable, instructions }: FeeTerms) {
  await scope.all(lockSettings());
  const { version: known, ...before } = await chosenFee(scope);
  refuseStale({ version: known }, version);
  const after = { amount, isRefundable, instructions };
  if (JSON.stringify(before) !== JSON.stringify(after)) {
    await scope.count(rows.putFeeTerms(amount, isRefundable, instructions, known + 1));
    audit(scope, {
      action: 'change waitlist fee',
      entity: 'admission_setting',
      ids: [],
      before,
      after,
    });
    scope.touch('admissions');
  }
  return chosenFee(scope);
}

/** Asks a family that comes onto the list for the fee, on the terms of today; who was asked once is not asked again. */
export async function askForFee(scope: Scope, inquiryId: number): Promise<void> {
  if ((await scope.all(rows.feesOf(inquiryId))).length === 0) await ask(scope, inquiryId);
}

const isRunning = ({ state }: rows.FeeRow) => state === 'asked' || state === 'paid';

/** Whether a family can be asked: the center asks a fee, and none is asked or paid. */
export async function canAskFee(scope: Scope, known: readonly rows.FeeRow[]): Promise<boolean> {
  return !known.some(isRunning) && (await chosenFee(scope)).amount > 0;
}

/** Asks a family that was on the list before there was a fee. The inquiry is held by the caller. */
export async function askForFeeNow(scope: Scope, inquiryId: number): Promise<void> {
  if ((await scope.all(rows.feesOf(inquiryId))).some(isRunning)) return;
  if ((await chosenFee(scope)).amount === 0) throw conflict('The center asks for no fee');
  await ask(scope, inquiryId);
}

async function ask(scope: Scope, inquiryId: number): Promise<void> {
  const { amount, isRefundable } = await chosenFee(scope);
  if (amount === 0) return;
  const row = { inquiryId, amount, isRefundable, state: 'asked', askedAt: scope.now, notedAt: scope.now } as const;
  const { id } = await scope.one(rows.insertFee(row));
  audit(scope, { action: 'ask for waitlist fee', entity: 'waitlist_fee', ids: [id], after: { amount, isRefundable } });
  enqueue(scope, 'write-of-fee', { feeId: id });
  scope.touch('admissions');
}

/** Notes what became of a fee; the same state again changes nothing. */
export async function setFee(
  scope: Scope,
  id: number,
  { version, ...step }: FeeStep & { readonly version?: number | undefined },
) {
  const { inquiryId } = orRefuse(await scope.maybe(rows.feeById(id)), noSuchFee());
  // An inquiry is held before what hangs on it, as where it is erased.
  if (inquiryId !== null) await scope.all(lockInquiry(inquiryId));
  await scope.all(rows.lockFee(id));
  const before = orRefuse(await scope.maybe(rows.feeById(id)), noSuchFee());
  const { center } = await scope.opened;
  if (before.state === step.state) return shownFee(before, center.zone);
  refuseStale(before, version);
  if (before.inquiryId === null && step.state !== 'returned')
    throw conflict('The inquiry is gone: the fee can only be given back');
  const after = afterStep(before, step, dayAt(scope.now, center.zone));
  if (after instanceof HttpError) throw after;
  await scope.count(rows.noteFee(id, after, scope.now));
  audit(scope, {
    action: 'note waitlist fee',
    entity: 'waitlist_fee',
    ids: [id],
    before: { state: before.state },
    after: { state: after.state, date: step.on, method: step.method },
  });
  if (before.inquiryId !== null) await scope.count(noteActive(before.inquiryId, scope.now));
  scope.touch('admissions');
  return shownFee(await scope.one(rows.feeById(id)), center.zone);
}

/** Fees of a state, or all, and what each state comes to. */
export async function listFees(scope: Scope, state: ShownFeeState | undefined) {
  const [found, sums, { center }] = await Promise.all([
    scope.all(rows.listedFees(state ?? null)),
    scope.all(rows.feeSums()),
    scope.opened,
  ]);
  const sumOf = (name: ShownFeeState) => {
    const { count = 0, amount = 0 } = sums.find((one) => one.state === name) ?? {};
    return { count, amount };
  };
  return {
    fees: found.map((row) => shownFee(row, center.zone)),
    sums: Object.fromEntries(SHOWN_FEE_STATES.map((name) => [name, sumOf(name)])) as Record<
      ShownFeeState,
      ReturnType<typeof sumOf>
    >,
    terms: await chosenFee(scope),
  };
}

/** What a family reads of its fee by the link to its inquiry; null: nothing was asked, or it was let off. */
export async function feeOfFamily(scope: Scope, inquiryId: number) {
  const fee = (await scope.all(rows.feesOf(inquiryId))).find(({ state }) => state !== 'waived');
  if (!fee) return null;
  const { amount, isRefundable, shownState: state, paidOn, returnedOn } = fee;
  const { instructions } = await chosenFee(scope);
  return { amount, isRefundable, state, paidOn, returnedOn, instructions };
}

export const shownFee = ({ state: _, shownState, askedAt, ...fee }: rows.FeeRow, zone: string) => ({
  ...fee,
  state: shownState,
  askedOn: dayAt(askedAt, zone),
});

const noSuchFee = () => notFound('This fee was not found');
