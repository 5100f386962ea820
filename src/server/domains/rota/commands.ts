import type { Scope } from '#server/db/scope.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { timeOf } from '#server/kernel/clock/time-of-day.ts';
import { type BasedEdit, given } from '#server/kernel/edit.ts';
import { conflict, invalid, notFound, orRefuse, refuseStale } from '#server/kernel/http-error.ts';
import { endWishes } from './ended-wishes.ts';
import {
  deleteShifts,
  insertShifts,
  keptFromCare,
  lockRota,
  markRemoved,
  plannedFor,
  roomsToPlan,
  shiftById,
  staffToPlan,
  updateShift,
} from './queries.ts';
import { checkPlan, isAtOnce, kept, logged, type Plan } from './rules.ts';
import { shiftTold, todayOf, warningsIn, weekAround } from './week.ts';

/** Plans a shift, as a draft. */
export async function addShift(scope: Scope, said: Plan) {
  scope.later(lockRota());
  const plan = kept(said);
  await refuseWrong(scope, plan, null);
  const { id } = await scope.one(insertShifts([plan]));
  audit(scope, { action: 'add shift', entity: 'shift', ids: [id], after: logged(plan) });
  scope.touch('rota');
  return shiftAnswered(scope, id);
}

/** Changes a shift; whoever was told of it is told of the change with the next publication. */
export async function editShift(scope: Scope, id: number, { version, ...edit }: BasedEdit<Plan>) {
  scope.later(lockRota());
  const row = orRefuse(await scope.maybe(shiftById(id)), noSuchShift());
  refuseStale(row, version);
  await refusePast(scope, row);
  const before = planOf(row);
  const after = kept({ ...before, ...given(edit) });
  await refuseWrong(scope, after, id);
  await scope.count(updateShift(id, after));
  audit(scope, { action: 'edit shift', entity: 'shift', ids: [id], before: logged(before), after: logged(after) });
  await endWishes(scope, row, after.staffId);
  scope.touch('rota');
  return shiftAnswered(scope, id);
}

/** Plans a shift no longer; what is gone already stays gone. */
export async function removeShift(scope: Scope, id: number): Promise<void> {
  scope.later(lockRota());
  const row = await scope.maybe(shiftById(id));
  if (!row) return;
  await refusePast(scope, row);
  await scope.count(row.told === null ? deleteShifts([id]) : markRemoved(id, scope.now));
  audit(scope, { action: 'remove shift', entity: 'shift', ids: [id], before: logged(row) });
  await endWishes(scope, row, null);
  scope.touch('rota');
}

/** A shift as it is now, with what speaks against it. */
export async function shiftAnswered(scope: Scope, id: number) {
  const row = await scope.one(shiftById(id));
  return shiftTold(row, warningsIn(await weekAround(scope, row.date)));
}

async function refusePast(scope: Scope, { date }: Plan): Promise<void> {
  if (date < (await todayOf(scope))) throw conflict('Shifts of days that have passed stay as they are');
}

/** Refuses what cannot be: a room or person that is gone, and two shifts of one person at a time. */
async function refuseWrong(scope: Scope, plan: Plan, id: number | null): Promise<void> {
  const refused = checkPlan(plan, await todayOf(scope));
  if (refused) throw refused;
  if (plan.roomId !== null && (await scope.all(roomsToPlan([plan.roomId]))).length === 0)
    throw invalid({ roomId: 'Choose a room' });
  if (plan.staffId === null) return;
  const [person] = await scope.all(staffToPlan([plan.staffId]));
  if (!person) throw invalid({ staffId: 'Choose somebody who works here' });
  if (plan.kind === 'care' && (await scope.maybe(keptFromCare(plan.staffId, plan.date))))
    throw invalid({ staffId: 'A paper without which nobody may care for children is missing then, or has expired' });
  const others = await scope.all(plannedFor([plan.staffId], plan.date, plan.date));
  const other = others.find((one) => one.id !== id && isAtOnce(one, plan));
  if (other)
    throw conflict('{{name}} has another shift from {{from}} to {{to}} on that day', {
      name: person.name,
      from: timeOf(other.fromMinute),
      to: timeOf(other.toMinute),
    });
}

export const planOf = ({ staffId, roomId, kind, date, fromMinute, toMinute, breaks }: Plan): Plan => ({
  ...{ staffId, roomId, kind, date, fromMinute, toMinute, breaks },
});

export const noSuchShift = () => notFound('This shift was not found');
