import { entityOf, inAccount, type Own, person } from '#server/kernel/access/account.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { conflict } from '#server/kernel/http-error.ts';
import { qrOf } from '#server/kernel/qr.ts';
import type { Server } from '#server/server.ts';
import { requireConfirmed } from './confirm.ts';
import {
  confirmApp,
  confirmedApp,
  deleteConfirmedApp,
  deletePendingApp,
  insertPendingApp,
  lockPendingApp,
} from './queries.ts';
import { CODE_SECONDS, PENDING_APP_MS } from './rules.ts';
import { stepOfCode, wrongCode } from './second-factor.ts';
import { addedSecondFactor, refuseLastSecondFactor } from './second-factors.ts';

/** Makes a secret for an authenticator app and shows it; it counts once one of its codes has come back. */
export const beginTotp = (server: Server, own: Own) =>
  inAccount(server, own, async (scope) => {
    await requireConfirmed(scope, own);
    const { email, centerName } = await person(scope, own);
    const { Secret, TOTP } = await import('otpauth');
    const secret = new Secret({ size: 20 });
    const uri = new TOTP({ issuer: centerName, label: email, secret, period: CODE_SECONDS }).toString();
    await scope.count(deletePendingApp(own));
    await scope.count(insertPendingApp(own, server.vault.seal('two-step', secret.base32), scope.now));
    audit(scope, { action: 'begin authenticator app', entity: entityOf(own), ids: [own.id] });
    return { secret: secret.base32, uri, qr: await qrOf(uri) };
  });

/** The app's first code makes it count, and ends the one before. */
export const confirmNewTotp = (server: Server, own: Own, code: string) =>
  inAccount(server, own, async (scope) => {
    const pending = await scope.maybe(lockPendingApp(own, new Date(scope.now.getTime() - PENDING_APP_MS)));
    if (!pending) throw conflict('The setup of the app took too long. Please begin again.');
    const step = await stepOfCode(server.vault.open('two-step', pending.secretSealed), code, scope.now);
    if (step === null) throw wrongCode();
    return addedSecondFactor(server, scope, own, 'app-added', async () => {
      await scope.count(deleteConfirmedApp(own));
      await scope.count(confirmApp(pending.id, step, scope.now));
      audit(scope, { action: 'add authenticator app', entity: entityOf(own), ids: [own.id] });
    });
  });

/** Removes the app, while passkeys remain. */
export const removeTotp = (server: Server, own: Own): Promise<void> =>
  inAccount(server, own, async (scope) => {
    await requireConfirmed(scope, own);
    if (!(await scope.maybe(confirmedApp(own)))) return;
    await refuseLastSecondFactor(scope, own);
    await scope.count(deleteConfirmedApp(own));
    audit(scope, { action: 'remove authenticator app', entity: entityOf(own), ids: [own.id] });
  });
