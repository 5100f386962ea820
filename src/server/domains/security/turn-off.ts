import type { Audience } from '#contract/kernel/access.ts';
import type { Scope } from '#server/db/scope.ts';
import { activeStaffMember } from '#server/domains/staff/queries.ts';
import type { Act } from '#server/http/serve.ts';
import type { Site } from '#server/http/site.ts';
import {
  type Account,
  entityOf,
  inAccount,
  type Own,
  ownAccount,
  person,
  readerOf,
} from '#server/kernel/access/account.ts';
import { type Person, parentEmail } from '#server/kernel/access/queries.ts';
import { acting } from '#server/kernel/access/rules.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { conflict, HttpError, notFound } from '#server/kernel/http-error.ts';
import type { From } from '#server/kernel/sessions/caller.ts';
import type { Server } from '#server/server.ts';
import { mayResetTwoStepOf } from './access.ts';
import { provePassword } from './confirm.ts';
import { sendSecurityNotice } from './letters.ts';
import { endSessions, holdTwoStepRule, twoStepRule } from './queries.ts';
import { proveSecondFactor, type SecondFactorInput } from './second-factor.ts';
import { removeAllSecondFactors } from './second-factors.ts';

/** Turns the own two-step verification off, by password and second step; refused where the center requires it. */
export async function turnOffTwoStep(
  server: Server,
  own: Own,
  { password, ...secondFactor }: SecondFactorInput & { readonly password: string },
  from: From,
  site: Site,
): Promise<void> {
  await provePassword(server, own, password, 'password', from);
  await proveSecondFactor(server, own, secondFactor, from, site, async (scope, holder) => {
    await refuseRequired(scope, own);
    await removeAllSecondFactors(scope, own);
    audit(scope, { action: 'turn off two-step verification', entity: entityOf(own), ids: [own.id] });
    scope.touch('staff');
    await sendSecurityNotice(server, scope, own, holder, 'turned-off');
  });
}

/**
 * Takes two-step verification away from somebody who lost their ways; their sessions end, and a mail tells them. Only a
 * Director for another Director; nobody for themself, which asks for the second step.
 */
export async function resetTwoStep(server: Server, act: Act, audience: Audience, id: number): Promise<void> {
  const own = await ownAccount(act);
  await act((scope) => refuseForeign(scope, own, audience, id));
  const account: Account = { audience, centerId: own.centerId, id };
  await inAccount(server, own, async (scope) => {
    const holder = await person(scope, account).catch((error: unknown) => {
      throw error instanceof HttpError ? conflict('This account is not active') : error;
    });
    await takeAway(server, scope, account, holder);
  });
}

/** Takes the ways away and ends the sessions of somebody whose right to be helped was checked; a mail tells them. */
export async function takeAway(server: Server, scope: Scope, account: Account, holder: Person): Promise<void> {
  await removeAllSecondFactors(scope, account);
  await scope.count(endSessions(account, scope.now));
  audit(scope, { action: 'reset two-step verification', entity: entityOf(account), ids: [account.id] });
  scope.touch(account.audience === 'staff' ? 'staff' : 'parents');
  scope.touchReader('sessions', readerOf(account));
  await sendSecurityNotice(server, scope, account, holder, 'reset');
}

async function refuseForeign(scope: Scope, own: Own, audience: Audience, id: number): Promise<void> {
  if (audience === 'parent') {
    if (!(await scope.maybe(parentEmail(id)))) throw notFound('This parent account was not found');
    return;
  }
  const member = await scope.maybe(activeStaffMember(id, scope.now));
  if (!member) throw notFound('This staff member was not found');
  if (id === own.id) throw conflict('You turn off your own two-step verification in your security settings');
  await acting(scope, mayResetTwoStepOf(member));
}

/** Held until the end: somebody may be requiring it at this moment. */
async function refuseRequired(scope: Scope, own: Own): Promise<void> {
  scope.later(holdTwoStepRule());
  const { requiredSince } = await scope.one(twoStepRule());
  if (own.audience === 'staff' && requiredSince !== null) {
    throw conflict('Your center requires two-step verification. You can replace it, but not turn it off.');
  }
}
