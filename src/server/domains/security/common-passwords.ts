import type { Audience } from '#contract/kernel/access.ts';
import type { RefusedFor } from '#contract/security.ts';
import type { Scope } from '#server/db/scope.ts';
import { ownAccountIn } from '#server/kernel/access/account.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { invalid } from '#server/kernel/http-error.ts';
import { isCommonPassword } from '#server/kernel/secrets/common-passwords.ts';
import { requireConfirmed } from './confirm.ts';
import { passwordRule, setPasswordRule } from './queries.ts';

/** Refuses a password on the list of the most used (422), where the center refuses it to those of this audience (security-10). */
export async function refuseCommonPassword(
  scope: Scope,
  audience: Audience,
  password: string,
  field: string,
): Promise<void> {
  if (!isCommonPassword(password)) return;
  const { refusedFor } = await scope.one(passwordRule());
  if (refusedFor === 'everybody' || refusedFor === audience)
    throw invalid({
      [field]: 'This is one of the most common passwords, and attackers try those first. Choose another one.',
    });
}

/** To whom the center refuses the most used passwords. */
export const centerPasswords = (scope: Scope) => scope.one(passwordRule());

/** Changes it; whoever has such a password keeps it until they set another. */
export async function refusePasswordsFor(scope: Scope, refusedFor: RefusedFor) {
  const own = await ownAccountIn(scope);
  await requireConfirmed(scope, own);
  const before = await scope.one(passwordRule());
  if (before.refusedFor !== refusedFor) {
    await scope.count(setPasswordRule(refusedFor));
    audit(scope, {
      action: 'change who may have a common password',
      entity: 'center',
      ids: [own.centerId],
      before,
      after: { refusedFor },
    });
    scope.touch('staff');
  }
  return { refusedFor };
}
