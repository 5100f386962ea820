import { outsideCenters } from '#server/db/open-scope.ts';
import type { Account } from '#server/kernel/access/account.ts';
import { LOGIN_LIMITS } from '#server/kernel/throttle/rules.ts';
import { refuseTooMany, resetTry, throttleKey } from '#server/kernel/throttle/throttle.ts';
import type { Server } from '#server/server.ts';
import { CONFIRM_LIMIT, SECOND_STEP_LIMIT } from './rules.ts';

/** What is guessed at; each is counted apart, so that one can't shut the other. */
export type Guessed = 'second step' | 'own password';
const LIMITS: Readonly<Record<Guessed, number>> = { 'second step': SECOND_STEP_LIMIT, 'own password': CONFIRM_LIMIT };

/**
 * Does `work`, which checks what may be guessed. Every try is counted before it is checked, by account and by address; a
 * right one forgets the account's failures. Beyond the limit: 429.
 */
export async function guessing<T>(
  server: Server,
  guessed: Guessed,
  { audience, centerId, id }: Account,
  address: string,
  work: () => Promise<T>,
): Promise<T> {
  const byAccount = throttleKey(`${guessed} ${audience} ${centerId} ${id}`);
  // Who gets here has a session, or the password: what strangers try at sign-ins from this address is counted apart.
  const byAddress = throttleKey(`${guessed} from ${address}`);
  await outsideCenters(server, (scope) =>
    refuseTooMany(scope, [
      { key: byAccount, limit: LIMITS[guessed] },
      { key: byAddress, limit: LOGIN_LIMITS.address },
    ]),
  );
  const result = await work();
  await outsideCenters(server, (scope) => resetTry(scope, { forget: [byAccount], giveBack: [byAddress] }));
  return result;
}
