import type { Scope } from '#server/db/scope.ts';
import { inAccount, type Own } from '#server/kernel/access/account.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { notFound, orRefuse } from '#server/kernel/http-error.ts';
import { qrOf } from '#server/kernel/qr.ts';
import { hashToken, newToken } from '#server/kernel/secrets/vault.ts';
import type { Server } from '#server/server.ts';
import { recognised } from './identify.ts';
import { confirmKioskCode, deleteKioskCodes, insertKioskCode, shownCode, takeKioskCode } from './queries.ts';
import { QR_MS, QR_SECONDS } from './rules.ts';

/** A code the kiosk shows; a guardian's own phone opens it and says who they are. `site` is where the portal is. */
export async function showCode(scope: Scope, site: string) {
  const { actor } = await scope.opened;
  const kioskId = actor.kind === 'device' ? actor.id : 0;
  const token = newToken().slice(0, 22);
  await scope.count(deleteKioskCodes(kioskId, new Date(scope.now.getTime() - 10 * QR_MS)));
  const until = new Date(scope.now.getTime() + QR_MS);
  const { id } = await scope.one(
    insertKioskCode({ kioskId, tokenHash: hashToken(token), createdAt: scope.now, expiresAt: until }),
  );
  const address = `${site}/parent-kiosk?code=${token}`;
  return { id, address, qr: await qrOf(address), seconds: QR_SECONDS };
}

/** Who confirmed a code that this kiosk showed; told once. */
export async function whoConfirmed(server: Server, scope: Scope, id: number) {
  const { actor } = await scope.opened;
  const taken = await scope.maybe(takeKioskCode(id, actor.kind === 'device' ? actor.id : 0, scope.now));
  return {
    guardian: taken
      ? await recognised(server, scope, { guardianId: taken.guardianId, pickupPersonId: null }, 'qr')
      : null,
  };
}

/** At which kiosk a code is shown now. */
export const codeShown = (server: Server, own: Own, code: string) =>
  inAccount(server, own, async (scope) =>
    orRefuse(await scope.maybe(shownCode(hashToken(code), scope.now)), codeGone()),
  );

/** A guardian says that it is they who stand before the kiosk. */
export const confirmCode = (server: Server, own: Own, code: string): Promise<void> =>
  inAccount(server, own, async (scope) => {
    const confirmed = orRefuse(await scope.maybe(confirmKioskCode(hashToken(code), own.id, scope.now)), codeGone());
    audit(scope, { action: 'confirm at the kiosk', entity: 'kiosk', ids: [confirmed.kioskId] });
  });

const codeGone = () => notFound('This code is not valid any more. Scan the one the tablet shows now.');
