import path from 'node:path';
import type { Act } from '#server/http/serve.ts';
import { type Own, ownAccountIn } from '#server/kernel/access/account.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import type { TarredBackup } from '#server/kernel/backup/kept-backups.ts';
import { backupState } from '#server/kernel/backup/state.ts';
import { conflict, notFound, orRefuse } from '#server/kernel/http-error.ts';
import type { Server } from '#server/server.ts';
import { requireConfirmedDirector, requireOnlyCenter } from './access.ts';
import { makeOffer, takeOffer } from './offers.ts';

/** How long the address of a download holds. */
const DOWNLOAD_MS = 60_000;

/** The backups that are kept, and which one was last restored for a look (backups-13). */
export async function keptBackups(server: Server) {
  await requireOnlyCenter(server);
  const { lastDrill } = await backupState(server.config.dataDir);
  const looked = lastDrill && path.basename(lastDrill.place);
  return (await server.backups.kept()).map((backup) => ({
    ...backup,
    cameBack: lastDrill && backup.name === looked ? lastDrill.fault === null : null,
  }));
}

/** Where a backup can be downloaded for the next minute, by this session alone (backups-14). */
export async function offerDownload(server: Server, act: Act, name: string) {
  const own = await act((scope) => requireConfirmedDirector(server, scope));
  await wholeBackup(server, name);
  const ticket = makeOffer(server, null, { boundTo: boundTo(own, name), ms: DOWNLOAD_MS });
  return { downloadUrl: `/api/system/backups/${name}/file?ticket=${ticket}` };
}

/** The backup that was just asked for, as one file; that it was taken is kept. */
export async function takeDownload(
  server: Server,
  act: Act,
  { name, ticket }: { readonly name: string; readonly ticket: string },
): Promise<TarredBackup> {
  await act(async (scope) => {
    await requireOnlyCenter(server);
    takeOffer(server, ticket, boundTo(await ownAccountIn(scope), name));
  });
  const backup = await wholeBackup(server, name);
  await act(async (scope) => audit(scope, { action: 'download backup', entity: 'backup', ids: [], after: { name } }));
  return backup;
}

async function wholeBackup({ backups }: Server, name: string): Promise<TarredBackup> {
  const kept = orRefuse(
    (await backups.kept()).find((backup) => backup.name === name),
    notFound('This backup was not found. It may have had its time.'),
  );
  const tarred = kept.size === null ? null : await backups.tarred(name);
  if (!tarred) throw conflict('This backup is not whole, and cannot be downloaded.');
  return tarred;
}

const boundTo = ({ sessionId }: Own, name: string) => `download ${name} ${sessionId}`;
