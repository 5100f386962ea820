import { existsSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from '#server/config.ts';
import { chooseAddress } from '#server/db/embedded/address.ts';
import { prepareFolders } from '#server/db/embedded/folders.ts';
import { findNeighbour } from '#server/db/embedded/neighbour.ts';

/** Throws while a database server runs on this data folder. */
export async function refuseInUse(dataDir: string): Promise<void> {
  if (!existsSync(path.join(dataDir, 'database', 'pg', 'postmaster.pid'))) return;
  const folders = prepareFolders(dataDir);
  const address = await chooseAddress(folders, process.platform === 'win32' ? 'tcp' : 'socket');
  const { kind } = await findNeighbour(folders.pgData, address);
  if (kind === 'none' || kind === 'stale') return;
  throw new ConfigError(`A Larkhouse runs on ${dataDir}; stop it, or name another folder with --into.`);
}
