import type { InquiryState, LostReason } from '#contract/admissions-choices.ts';
import type { Scope } from '#server/db/scope.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { conflict, invalid, notFound, orRefuse, refuseStale } from '#server/kernel/http-error.ts';
import { takeBack } from '#server/kernel/notify/notify.ts';
import type { Server } from '#server/server.ts';
import { eraseInquiries } from './erase.ts';
import { askForFee, askForFeeNow } from './fees.ts';
import { inquiryMoves } from './hooks.ts';
import { confirmInquiry } from './letters.ts';
import { askForForecast } from './openings.ts';
import * as rows from './queries.ts';
import { noSuchInquiry, readInquiry } from './read.ts';
import { keepInquiry, type NewInquiry, refuseWrong } from './receive.ts';
import { noteConfirmed } from './upkeep-queries.ts';
import { enterWaitlist } from './waitlist-queries.ts';

/** Enters what a family said on the phone or at the door. */
export async function enterInquiry(server: Server, scope: Scope, said: NewInquiry) {
  await refuseWrong(scope, said);
  const id = await keepInquiry(scope, said, 'staff');
  await confirmInquiry(server, scope, id, said);
  return readInquiry(scope, id);
}

export interface NewState {
  readonly state: InquiryState;
  readonly lostReason?: LostReason | null | undefined;
  readonly version?: number | undefined;
}
/** Says where an inquiry stands. */
export async function setInquiryState(scope: Scope, id: number, { state, version, ...said }: NewState) {
  const before = await locked(scope, id);
  const lostReason = said.lostReason ?? null;
  if (before.state === state && before.lostReason === lostReason) return readInquiry(scope, id);
  refuseStale(before, version);
  if (state === 'lost' && lostReason === null) throw invalid({ lostReason: 'Say why nothing came of it' });
  if (state !== 'lost' && lostReason !== null) throw invalid({ lostReason: 'Only what is lost has a reason' });
  await inquiryMoves.tell(scope, { inquiryId: id, state });
  await scope.count(rows.setState(id, state, lostReason));
  if (state === 'waiting') {
    await scope.count(enterWaitlist(id, scope.now));
    await scope.count(noteConfirmed(id, scope.now));
    await askForForecast(scope);
    await askForFee(scope, id);
  }
  const was = { state: before.state, lostReason: before.lostReason };
  audit(scope, { action: 'move inquiry', entity: 'inquiry', ids: [id], before: was, after: { state, lostReason } });
  return changed(scope, id);
}

/** Asks a family that waits for the fee of the list; once more changes nothing. */
export async function askFeeOf(scope: Scope, id: number) {
  const { state } = await locked(scope, id);
  if (state !== 'waiting') throw conflict('This inquiry is not on the waitlist');
  await askForFeeNow(scope, id);
  return readInquiry(scope, id);
}

export async function addInquiryNote(scope: Scope, id: number, text: string) {
  await locked(scope, id);
  const createdBy = staffIdOf((await scope.opened).actor);
  await scope.count(rows.insertNote({ inquiryId: id, text, createdAt: scope.now, createdBy }));
  audit(scope, { action: 'write inquiry note', entity: 'inquiry', ids: [id] });
  return changed(scope, id);
}

export async function addInquiryTask(
  scope: Scope,
  id: number,
  task: { readonly text: string; readonly dueOn: string | null },
) {
  await locked(scope, id);
  const createdBy = staffIdOf((await scope.opened).actor);
  await scope.one(rows.insertTask({ inquiryId: id, ...task, createdAt: scope.now, createdBy }));
  audit(scope, { action: 'add inquiry task', entity: 'inquiry', ids: [id], after: { dueOn: task.dueOn } });
  return changed(scope, id);
}

/** Says that a task is done, or not yet; said again it changes nothing. */
export async function setInquiryTaskDone(scope: Scope, taskId: number, isDone: boolean) {
  const { inquiryId } = orRefuse(await scope.maybe(rows.taskById(taskId)), noSuchTask());
  await locked(scope, inquiryId);
  const task = orRefuse(await scope.maybe(rows.taskById(taskId)), noSuchTask());
  if (task.isDone === isDone) return readInquiry(scope, task.inquiryId);
  const by = staffIdOf((await scope.opened).actor);
  await scope.count(rows.setTaskDone(taskId, isDone ? scope.now : null, isDone ? by : null));
  audit(scope, { action: 'finish inquiry task', entity: 'inquiry', ids: [task.inquiryId], after: { isDone } });
  return changed(scope, task.inquiryId);
}

/** Erases an inquiry at once, as the family may ask for. */
export async function eraseInquiry(scope: Scope, id: number): Promise<Record<string, never>> {
  await locked(scope, id);
  await eraseInquiries(scope, [id], 'erase inquiry');
  return {};
}

/** An inquiry that nobody else changes meanwhile. */
export async function locked(scope: Scope, id: number): Promise<rows.InquiryRow> {
  await scope.all(rows.lockInquiry(id));
  return orRefuse(await scope.maybe(rows.inquiryById(id)), noSuchInquiry());
}

/** Its months begin anew, nobody is called to it any more, and open screens look again. */
export async function changed(scope: Scope, id: number) {
  await scope.count(rows.noteActive(id, scope.now));
  takeBack(scope, 'attendance', 'inquiry-received', id);
  scope.touch('admissions');
  return readInquiry(scope, id);
}

const noSuchTask = () => notFound('This task was not found');
