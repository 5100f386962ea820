import { audit } from '../../audit/audit.ts';
import type { Scope } from '../../db/scope.ts';
import { qrOf } from '../../qr.ts';
import { notFound, orRefuse } from '../../refusal.ts';
import { hashToken, newToken } from '../../secrets/vault.ts';
import type { Server } from '../../server.ts';
import { inAccount, type Own } from '../security/account.ts';
import { recognised } from './identify.ts';
import { confirmDoorCode, deleteDoorCodes, insertDoorCode, shownCode, takeDoorCode } from './queries.ts';
import { QR_MS, QR_SECONDS } from './rules.ts';

/** A code the tablet shows; a guardian's own phone opens it and says who they are. `site` is where the portal is. */
export async function showCode(scope: Scope, site: string) {
  const { actor } = await scope.opened;
  const kioskId = actor.kind === 'device' ? actor.id : 0;
  const token = newToken().slice(0, 22);
  await scope.count(deleteDoorCodes(kioskId, new Date(scope.now.getTime() - 10 * QR_MS)));
  const until = new Date(scope.now.getTime() + QR_MS);
  const { id } = await scope.one(
    insertDoorCode({ kioskId, tokenHash: hashToken(token), createdAt: scope.now, expiresAt: until }),
  );
  const address = `${site}/parent-door?code=${token}`;
  return { id, address, qr: await qrOf(address), seconds: QR_SECONDS };
}

/** Who confirmed a code that this tablet showed; told once. */
export async function whoConfirmed(server: Server, scope: Scope, id: number) {
  const { actor } = await scope.opened;
  const taken = await scope.maybe(takeDoorCode(id, actor.kind === 'device' ? actor.id : 0, scope.now));
  return { guardian: taken ? await recognised(server, scope, taken.guardianId, 'qr') : null };
}

/** At which tablet a code is shown now. */
export const codeShown = (server: Server, own: Own, code: string) =>
  inAccount(server, own, async (scope) =>
    orRefuse(await scope.maybe(shownCode(hashToken(code), scope.now)), codeGone()),
  );

/** A guardian says that it is they who stand before the tablet. */
export const confirmCode = (server: Server, own: Own, code: string): Promise<void> =>
  inAccount(server, own, async (scope) => {
    const confirmed = orRefuse(await scope.maybe(confirmDoorCode(hashToken(code), own.id, scope.now)), codeGone());
    audit(scope, { action: 'confirm at the door', entity: 'kiosk', ids: [confirmed.kioskId] });
  });

const codeGone = () => notFound('This code is not valid any more. Scan the one the tablet shows now.');
