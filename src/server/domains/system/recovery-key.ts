import type { Scope } from '#server/db/scope.ts';
import { lockCenter } from '#server/domains/center/settings-queries.ts';
import type { Own } from '#server/kernel/access/account.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { keepKey, keptKey } from '#server/kernel/backup/kept-key.ts';
import { lastGroup, makeRecoveryKey } from '#server/kernel/backup/recovery-key.ts';
import { conflict, invalid } from '#server/kernel/http-error.ts';
import type { Server } from '#server/server.ts';
import { requireConfirmedDirector } from './access.ts';
import { makeOffer, takeOffer } from './offers.ts';

/** As long as printing takes on a bad day. */
const OFFER_MS = 3_600_000;

/** What there is of a key that was shown: never its private half. */
interface Offered {
  readonly publicKey: string;
  readonly lastGroup: string;
  /** The one that backups were sealed to when it was shown. */
  readonly before: string | null;
}

/** Makes a recovery key and shows it, once; nothing of it is kept before its last group has come back (backups-15). */
export async function showRecoveryKey(server: Server, scope: Scope, replaces: boolean) {
  const own = await requireConfirmedDirector(server, scope);
  const before = await keptKey(server.config.dataDir);
  if (before !== null && !replaces)
    throw conflict('There is a recovery key already. Reload to see so, and replace it if you mean to.');
  const { words, publicKey } = makeRecoveryKey();
  const offered: Offered = { publicKey, lastGroup: lastGroup(words), before };
  const offer = makeOffer(server, offered, { boundTo: boundTo(own), ms: OFFER_MS });
  return { recoveryKey: words, madeAt: scope.now, offer };
}

/** Backups are sealed to the key that was shown from now on; what was sealed before stays sealed to the key before. */
export async function keepRecoveryKey(
  server: Server,
  scope: Scope,
  { offer, lastGroup: typed }: { readonly offer: string; readonly lastGroup: string },
): Promise<void> {
  const own = await requireConfirmedDirector(server, scope);
  const offered = takeOffer<Offered>(server, offer, boundTo(own));
  if (typed.toUpperCase() !== offered.lastGroup) throw invalid({ lastGroup: 'This is not the last group of the key' });
  // Of two at once one waits for the other.
  await scope.count(lockCenter());
  const { dataDir } = server.config;
  const kept = await keptKey(dataDir);
  if (kept === offered.publicKey) return;
  if (kept !== offered.before) throw conflict('Another recovery key was kept meanwhile. Please begin again.');
  const action = kept === null ? 'keep recovery key' : 'replace recovery key';
  audit(scope, { action, entity: 'center', ids: [own.centerId] });
  await keepKey(dataDir, offered.publicKey);
}

const boundTo = ({ sessionId }: Own) => `recovery key ${sessionId}`;
