import { outsideCenters } from '../../db/open-scope.ts';
import type { Server } from '../../server.ts';
import { forgetLoginFailures } from '../accounts/queries.ts';
import { refuseTooMany, throttleKey, windowStart } from '../accounts/throttle.ts';
import type { Account } from './account.ts';

/** What is guessed at: each is counted apart from the others. */
export type Guessed = 'second step' | 'own password';

const keyOf = (guessed: Guessed, { audience, centerId, id }: Account) =>
  throttleKey(`${guessed} ${audience} ${centerId} ${id}`);

/**
 * Counts a try before it is checked, so that tries made at the same moment are counted too; refuses the one beyond the
 * limit (429). A right one is forgotten by `forgetAttempts`.
 */
export async function countAttempt(server: Server, guessed: Guessed, account: Account, limit: number): Promise<void> {
  const key = keyOf(guessed, account);
  await outsideCenters(server, (scope) => refuseTooMany(scope, [{ key, limit }]));
}

export const forgetAttempts = (server: Server, guessed: Guessed, account: Account): Promise<number> =>
  outsideCenters(server, (scope) =>
    scope.count(forgetLoginFailures([keyOf(guessed, account)], windowStart(scope.now))),
  );
