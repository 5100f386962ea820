import type { Scope } from '#server/db/scope.ts';
import { ownAccountIn } from '#server/kernel/access/account.ts';
import { acting } from '#server/kernel/access/rules.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { conflict } from '#server/kernel/http-error.ts';
import { mayRequireTwoStep } from './access.ts';
import { requireConfirmed } from './confirm.ts';
import { actorHasTwoStep, setTwoStepRule, staffByTwoStep, twoStepRule } from './queries.ts';

/** Whether the center requires two-step verification of its staff, and who of them has it. */
export async function centerTwoStep(scope: Scope) {
  const { requiredSince } = await scope.one(twoStepRule());
  return { isRequired: requiredSince !== null, requiredSince, staff: await scope.all(staffByTwoStep()) };
}

/** Requires two-step verification of all staff, or no longer. Only a Director who has it themself: they know what it asks. */
export async function requireTwoStep(scope: Scope, isRequired: boolean) {
  const actor = await acting(scope, mayRequireTwoStep);
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

/** Whether the scope's actor has two-step verification: the setting `twoFactorAuth`. */
export const twoFactorEnabled = async (scope: Scope): Promise<boolean> => (await scope.one(actorHasTwoStep())).isOn;
