import { inCenter, outsideCenters } from '#server/db/open-scope.ts';
import { type Account, person } from '#server/kernel/access/account.ts';
import { emailKey } from '#server/kernel/mail/address.ts';
import { loginCandidates } from '#server/kernel/sessions/queries.ts';
import type { Server } from '#server/server.ts';
import { confirmedApp, passkeys } from './queries.ts';
import { takeAway } from './turn-off.ts';

/** A staff account that can be signed in to, in one of the centers. */
export interface StaffAccount extends Account {
  readonly centerName: string;
}

/** The staff accounts with an e-mail. */
export async function staffAccountsOf(server: Server, email: string): Promise<StaffAccount[]> {
  const found = await outsideCenters(server, (scope) => scope.all(loginCandidates('staff', emailKey(email))));
  return found.map(({ centerId, centerName, accountId: id }) => ({ audience: 'staff', centerId, centerName, id }));
}

/**
 * Takes two-step verification away from somebody whom no Director can help, in the name of who runs the installation.
 * Their sessions end, and a mail tells them. False when it was not on.
 */
export const resetTwoStepByOperator = (server: Server, account: Account): Promise<boolean> =>
  inCenter(server, { centerId: account.centerId }, async (scope) => {
    const isOn = (await scope.maybe(confirmedApp(account))) ?? (await scope.all(passkeys(account)))[0];
    if (isOn) await takeAway(server, scope, account, await person(scope, account));
    return isOn !== undefined;
  });
