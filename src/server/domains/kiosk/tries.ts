import { outsideCenters } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Act } from '#server/http/serve.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { isPassword } from '#server/kernel/secrets/passwords.ts';
import { refuseTooMany, resetTry, type Tried, throttleKey, waitOf } from '#server/kernel/throttle/throttle.ts';
import type { Server } from '#server/server.ts';
import { holdKiosk, triesFrom } from './queries.ts';
import { CODE_LIMITS, PIN_LIMITS } from './rules.ts';

/** Somebody and the hash of their PIN. */
interface Holder<Who> {
  readonly who: Who;
  readonly pinHash: string;
}

/** Where is tried; `since`: staff lifted its waits then, and what failed before counts no more. */
export interface TriedAt {
  readonly kioskId: number;
  readonly since: Date | null;
}

export async function triedAt(scope: Scope): Promise<TriedAt> {
  const { actor } = await scope.opened;
  const kioskId = actor.kind === 'device' ? actor.id : 0;
  const kiosk = await scope.maybe(triesFrom(kioskId));
  return { kioskId, since: kiosk?.triesFrom ?? null };
}

const keyAt = ({ kioskId, since }: TriedAt, what: string) =>
  throttleKey(`kiosk ${kioskId} since ${since?.getTime() ?? 0} ${what}`);

/** Whoever guesses at one after the other; the delay stays short, for those behind them in the queue. */
const byKiosk = (at: TriedAt): Tried => ({ key: keyAt(at, 'any'), limit: PIN_LIMITS.kiosk, delay: 'steady' });
/** `whose`: the phone digits, or the member of staff, that a PIN is said to be of. */
const byPin = (at: TriedAt, whose: string): Tried => ({
  key: keyAt(at, `PIN ${whose}`),
  limit: PIN_LIMITS.digits,
  delay: 'growing',
});
const byCode = (at: TriedAt): Tried => ({ key: keyAt(at, 'code'), limit: CODE_LIMITS.kiosk, delay: 'steady' });

/** Whose PIN it is; null: nobody's. Counted before it is checked, by whose it is said to be at this kiosk and by the kiosk; beyond: 429. */
export async function guessPin<Who>(
  server: Server,
  at: TriedAt,
  holders: readonly Holder<Who>[],
  whose: string,
  pin: string,
): Promise<Who | null> {
  const [own, kiosk] = [byPin(at, whose), byKiosk(at)];
  await outsideCenters(server, (scope) => refuseTooMany(scope, [own, kiosk]));
  const who = await holderOf(holders, pin);
  if (who !== null)
    await outsideCenters(server, (scope) => resetTry(scope, { forget: [own.key], giveBack: [kiosk.key] }));
  return who;
}

/**
 * As `guessPin`, for what a kiosk's queue brings. A delay of the kiosk stops the queue (429); of one person it leaves the
 * PIN unchecked, so that one family's wait is nobody else's.
 */
export async function guessLater<Who>(
  server: Server,
  at: TriedAt,
  holders: readonly Holder<Who>[],
  whose: string,
  pin: string,
): Promise<Who | null | 'unchecked'> {
  const [own, kiosk] = [byPin(at, whose), byKiosk(at)];
  await countUnknown(server, at);
  try {
    await outsideCenters(server, (scope) => refuseTooMany(scope, [own]));
  } catch (error) {
    if (waitOf(error) === null) throw error;
    return 'unchecked';
  }
  const who = await holderOf(holders, pin);
  if (who !== null)
    await outsideCenters(server, (scope) => resetTry(scope, { forget: [own.key], giveBack: [kiosk.key] }));
  return who;
}

/** Counts an entry of nobody's at its kiosk, which takes only so many; beyond: 429. */
export const countUnknown = (server: Server, at: TriedAt): Promise<void> =>
  outsideCenters(server, (scope) => refuseTooMany(scope, [byKiosk(at)]));

/** Does `work`, which tries a one-time code of staff's; too many wrong ones at a kiosk: 429. */
export async function guessCode<T>(server: Server, at: TriedAt, work: () => Promise<T>): Promise<T> {
  const code = byCode(at);
  await outsideCenters(server, (scope) => refuseTooMany(scope, [code]));
  const result = await work();
  await outsideCenters(server, (scope) => resetTry(scope, { giveBack: [code.key] }));
  return result;
}

/** Whoever came by a code of staff's need not wait for what was tried with these digits. */
export const forgetTries = (server: Server, at: TriedAt, phoneDigits: string): Promise<void> =>
  outsideCenters(server, (scope) => resetTry(scope, { forget: [byPin(at, phoneDigits).key] }));

/** Does `work`; that somebody has to wait at the kiosk is shown to staff, who can lift it. */
export async function showingWaits<T>(act: Act, { kioskId }: TriedAt, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const seconds = waitOf(error);
    if (seconds !== null) await act((scope) => hold(scope, kioskId, seconds));
    throw error;
  }
}

async function hold(scope: Scope, kioskId: number, seconds: number): Promise<void> {
  const until = new Date(scope.now.getTime() + seconds * 1000);
  const held = await scope.maybe(holdKiosk(kioskId, until, scope.now));
  if (!held?.isNew) return;
  audit(scope, { action: 'wait after wrong PINs', entity: 'kiosk', ids: [kioskId] });
  scope.touch('kiosk');
}

/** The one whose PIN it is. Two are checked at least, so that nothing is told by how long it takes. */
async function holderOf<Who>(holders: readonly Holder<Who>[], pin: string): Promise<Who | null> {
  const checks = [...holders.map(({ pinHash }) => pinHash), null, null].slice(0, Math.max(2, holders.length));
  const right = await Promise.all(checks.map((hash) => isPassword(pin, hash)));
  const matches = holders.filter((_, index) => right[index]);
  return matches.length === 1 ? (matches[0]?.who ?? null) : null;
}
