import { audit } from '../../audit/audit.ts';
import type { Scope } from '../../db/scope.ts';
import { conflict, notAllowed } from '../../refusal.ts';
import { ownAccountIn } from './account.ts';
import { requireConfirmed } from './confirm.ts';
import { actorHasTwoStep, setTwoStepRule, staffByTwoStep, twoStepRule } from './queries.ts';

/** Whether the center requires two-step verification of its staff, and who of them has it. */
export async function centerTwoStep(scope: Scope) {
  const { requiredSince } = await scope.one(twoStepRule());
  return { isRequired: requiredSince !== null, requiredSince, staff: await scope.all(staffByTwoStep()) };
}

/** Requires two-step verification of all staff, or no longer. Only a Director who has it themself: they know what it asks. */
export async function requireTwoStep(scope: Scope, isRequired: boolean) {
  const { actor } = await scope.opened;
  if (actor.kind !== 'staff' || actor.role !== 'Director') throw notAllowed();
  const own = await ownAccountIn(scope);
  await requireConfirmed(scope, own);
  if (isRequired && !(await scope.one(actorHasTwoStep())).isOn) {
    throw conflict('Set up two-step verification for yourself first');
  }
  const changed = await scope.count(isRequired ? setTwoStepRule(scope.now, actor.id) : setTwoStepRule(null, null));
  if (changed > 0) {
    const action = isRequired ? 'require two-step verification' : 'no longer require two-step verification';
    audit(scope, { action, entity: 'center', ids: [own.centerId] });
    scope.touch('staff');
  }
  return centerTwoStep(scope);
}

/** Whether the center asks its staff for it. */
export const twoStepIsRequired = async (scope: Scope): Promise<boolean> =>
  (await scope.one(twoStepRule())).requiredSince !== null;

/** Whether the scope's actor has two-step verification: the seeds' `twoFactorAuth`. */
export const twoFactorEnabled = async (scope: Scope): Promise<boolean> => (await scope.one(actorHasTwoStep())).isOn;
