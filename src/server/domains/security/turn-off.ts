import { sql } from 'kysely';
import type { Audience } from '../../../contract/access.ts';
import { audit } from '../../audit/audit.ts';
import type { Scope } from '../../db/scope.ts';
import type { Act } from '../../http/serve.ts';
import { conflict, notAllowed, notFound, Refusal } from '../../refusal.ts';
import type { Server } from '../../server.ts';
import type { From } from '../accounts/sign-in.ts';
import { parentAccount } from '../guardians/queries.ts';
import { sendSecurityNotice } from '../mail/security-letters.ts';
import { activeStaffMember } from '../staff/queries.ts';
import { type Account, entityOf, inAccount, type Own, ownAccount, type Person, person } from './account.ts';
import { provePassword } from './confirm.ts';
import { endSessions, twoStepRule } from './queries.ts';
import { proveSecondStep, type SecondStepInput } from './second-step.ts';
import type { Site } from './site.ts';
import { removeAllWays } from './ways.ts';

/** Turns the own two-step verification off, by password and second step; refused where the center requires it. */
export async function turnOffTwoStep(
  server: Server,
  own: Own,
  { password, ...secondStep }: SecondStepInput & { readonly password: string },
  from: From,
  site: Site,
): Promise<void> {
  await provePassword(server, own, password, 'password', from);
  await proveSecondStep(server, own, secondStep, from, site, async (scope, holder) => {
    await refuseRequired(scope, own);
    await removeAllWays(scope, own);
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
      throw error instanceof Refusal ? conflict('This account is not active') : error;
    });
    await takeAway(server, scope, account, holder);
  });
}

/** Takes the ways away and ends the sessions of somebody whose right to be helped was checked; a mail tells them. */
export async function takeAway(server: Server, scope: Scope, account: Account, holder: Person): Promise<void> {
  await removeAllWays(scope, account);
  await scope.count(endSessions(account, scope.now));
  audit(scope, { action: 'reset two-step verification', entity: entityOf(account), ids: [account.id] });
  scope.touch(account.audience === 'staff' ? 'staff' : 'parents');
  await sendSecurityNotice(server, scope, account, holder, 'reset');
}

async function refuseForeign(scope: Scope, own: Own, audience: Audience, id: number): Promise<void> {
  if (audience === 'parent') {
    if (!(await scope.maybe(parentAccount(id)))) throw notFound('This parent account was not found');
    return;
  }
  const { actor } = await scope.opened;
  const member = await scope.maybe(activeStaffMember(id));
  if (!member) throw notFound('This staff member was not found');
  if (id === own.id) throw conflict('You turn off your own two-step verification in your security settings');
  const isDirector = actor.kind === 'staff' && actor.role === 'Director';
  if (member.role === 'Director' && !isDirector) throw notAllowed();
}

/** Held until the end: somebody may be requiring it at this moment. */
async function refuseRequired(scope: Scope, own: Own): Promise<void> {
  scope.later(sql`select from center for share`);
  const { requiredSince } = await scope.one(twoStepRule());
  if (own.audience === 'staff' && requiredSince !== null) {
    throw conflict('Your center requires two-step verification. You can replace it, but not turn it off.');
  }
}
