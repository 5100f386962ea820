import { randomInt } from 'node:crypto';
import type { Scope } from '#server/db/scope.ts';
import type { Site } from '#server/http/site.ts';
import { type Account, entityOf, inAccount, type Own, person } from '#server/kernel/access/account.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { conflict } from '#server/kernel/http-error.ts';
import { hashToken } from '#server/kernel/secrets/vault.ts';
import type { Server } from '#server/server.ts';
import { isRecentlyConfirmed, requireConfirmed } from './confirm.ts';
import { type Notice, sendSecurityNotice } from './letters.ts';
import {
  actorHasTwoStep,
  confirmedApp,
  deleteConfirmedApp,
  deletePasskeys,
  deletePendingApp,
  deleteRecoveryCodes,
  endChallenges,
  insertRecoveryCodes,
  passkeys,
  recoveryCodesLeft,
  twoStepRule,
} from './queries.ts';
import { plainCode, RECOVERY_CODES, RECOVERY_LETTERS } from './rules.ts';

/** Adds a way by `add`; the first one turns two-step verification on and gives the recovery codes, shown this once. */
export async function addedSecondFactor(
  server: Server,
  scope: Scope,
  own: Own,
  notice: Notice,
  add: () => Promise<unknown>,
): Promise<{ recoveryCodes: string[] | null }> {
  await requireConfirmed(scope, own);
  const { isOn } = await scope.one(actorHasTwoStep());
  await add();
  const recoveryCodes = isOn ? null : await newRecoveryCodes(scope, own);
  if (!isOn) audit(scope, { action: 'turn on two-step verification', entity: entityOf(own), ids: [own.id] });
  scope.touch('staff');
  await sendSecurityNotice(server, scope, own, await person(scope, own), notice);
  return { recoveryCodes };
}

/** Refuses to remove the only way left: that is turning two-step verification off, which asks for more. */
export async function refuseLastSecondFactor(scope: Scope, own: Own): Promise<void> {
  const app = await scope.maybe(confirmedApp(own));
  const all = await scope.all(passkeys(own));
  if (all.length + (app ? 1 : 0) <= 1) {
    throw conflict('This is your only second step. Add another one first, or turn two-step verification off.');
  }
}

/** Ten new codes in place of those before. */
export const renewRecoveryCodes = (server: Server, own: Own) =>
  inAccount(server, own, async (scope) => {
    await requireConfirmed(scope, own);
    if (!(await scope.one(actorHasTwoStep())).isOn) throw conflict('Two-step verification is not on');
    const recoveryCodes = await newRecoveryCodes(scope, own);
    audit(scope, { action: 'renew recovery codes', entity: entityOf(own), ids: [own.id] });
    await sendSecurityNotice(server, scope, own, await person(scope, own), 'recovery-codes-renewed');
    return { recoveryCodes };
  });

/** Takes every way away, with the codes and whatever still waits for an answer. */
export async function removeAllSecondFactors(scope: Scope, account: Account): Promise<void> {
  await scope.count(deletePendingApp(account));
  await scope.count(deleteConfirmedApp(account));
  await scope.count(deletePasskeys(account));
  await scope.count(deleteRecoveryCodes(account));
  await scope.count(endChallenges(account, scope.now));
}

/** The own two-step verification as the screen shows it. */
export const twoStepState = (server: Server, own: Own, site: Site) =>
  inAccount(server, own, async (scope) => {
    const app = await scope.maybe(confirmedApp(own));
    const all = await scope.all(passkeys(own));
    const { left } = await scope.one(recoveryCodesLeft(own));
    const { requiredSince } = await scope.one(twoStepRule());
    return {
      isOn: app !== undefined || all.length > 0,
      app: app ? { addedAt: app.confirmedAt } : null,
      passkeys: all.map(({ id, name, createdAt, lastUsedAt, rpId }) => ({
        id,
        name,
        createdAt,
        lastUsedAt,
        isElsewhere: rpId !== site.rpId,
      })),
      recoveryCodesLeft: left,
      isRequired: own.audience === 'staff' && requiredSince !== null,
      needsConfirmation: !(await isRecentlyConfirmed(scope, own)),
    };
  });

async function newRecoveryCodes(scope: Scope, account: Account): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, madeUpCode);
  await scope.count(deleteRecoveryCodes(account));
  await scope.count(
    insertRecoveryCodes(
      account,
      codes.map((code) => hashToken(plainCode(code))),
      scope.now,
    ),
  );
  return codes;
}

const madeUpCode = () =>
  [0, 1, 2, 3]
    .map(() => Array.from({ length: 4 }, () => RECOVERY_LETTERS[randomInt(RECOVERY_LETTERS.length)]).join(''))
    .join('-');
