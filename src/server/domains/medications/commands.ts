import type { Scope } from '#server/db/scope.ts';
import { decided } from '#server/domains/attendance/commands.ts';
import { enrolledChild } from '#server/domains/children/queries.ts';
import { noSuchChild } from '#server/domains/children/rules.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { type BasedEdit, given } from '#server/kernel/edit.ts';
import { conflict, notFound, orRefuse, refuseStale } from '#server/kernel/http-error.ts';
import {
  type Agreed,
  endMedicationRow,
  insertMedication,
  lockMedication,
  medicationById,
  updateMedication,
} from './queries.ts';
import { checkAgreement, inOrder } from './rules.ts';

/** Records a medicine that a guardian consented to. Returns its id. */
export async function addMedication(scope: Scope, childId: number, input: Agreed & { name: string }): Promise<number> {
  orRefuse(await scope.maybe(enrolledChild(childId)), noSuchChild());
  const { actor, center } = await scope.opened;
  decided(checkAgreement(input, dayAt(scope.now, center.zone)));
  const row = { ...input, times: inOrder(input.times), childId, recordedBy: staffIdOf(actor), createdAt: scope.now };
  const { id } = await scope.one(insertMedication(row));
  audit(scope, { action: 'add medication', entity: 'medication', ids: [id], children: [childId], after: row });
  scope.touch('activities', [childId]);
  return id;
}

export type MedicationEdit = BasedEdit<Agreed>;

/** Changes what was agreed; what is left out stays. An ended one stays as it was. */
export async function editMedication(scope: Scope, id: number, { version, ...edit }: MedicationEdit): Promise<void> {
  const { before, today } = await held(scope, id);
  refuseStale(before, version);
  if (before.endedAt) throw conflict('This medication was ended. Record a new one.');
  const change = { ...edit, ...(edit.times && { times: inOrder(edit.times) }) };
  decided(checkAgreement({ ...before, ...given(change) }, today));
  await scope.count(updateMedication(id, change));
  const children = [before.childId];
  audit(scope, { action: 'edit medication', entity: 'medication', ids: [id], children, before, after: change });
  scope.touch('activities', children);
}

/** Ends a medication: no dose is given any more. Ended once, it stays so. */
export async function endMedication(scope: Scope, id: number): Promise<void> {
  const { before } = await held(scope, id);
  if (before.endedAt) return;
  const { actor } = await scope.opened;
  await scope.count(endMedicationRow(id, scope.now, staffIdOf(actor)));
  const children = [before.childId];
  audit(scope, { action: 'end medication', entity: 'medication', ids: [id], children, before });
  scope.touch('activities', children);
}

async function held(scope: Scope, id: number) {
  const { center } = await scope.opened;
  const today = dayAt(scope.now, center.zone);
  scope.later(lockMedication(id));
  const before = orRefuse(await scope.maybe(medicationById(id, today)), notFound('This medication was not found'));
  return { before, today };
}
