import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { backendsIn } from './backends.ts';
import { EmbeddedError } from './errors.ts';
import type { Cluster } from './launch.ts';
import { findNeighbour, type Neighbour } from './neighbour.ts';
import { signalProcess } from './processes.ts';
import { watchStuck } from './stuck.ts';

/** Another application may have started its server and not yet taken the lock. */
const ORPHAN_GRACE_MS = 2_000;
/** Backends notice by themselves that their server is gone, within moments. */
const BACKEND_GRACE_MS = 5_000;
const RETRY_MS = 100;

/** Returns when nothing hinders a start any more: no server, and no backend of one. Rejects after `deadline`. */
export async function clearFolder(
  cluster: Cluster,
  log: (line: string) => void,
  signal: AbortSignal,
  deadline: number,
): Promise<void> {
  const { pgData } = cluster.folders;
  const hasten = watchStuck(pgData, log);
  let orphanSince: number | undefined;
  for (;;) {
    const neighbour = await findNeighbour(pgData, cluster.address);
    if (neighbour.kind === 'owned') throw inUse(cluster);
    if (neighbour.kind === 'none' || neighbour.kind === 'stale') {
      await endBackends(pgData, log, signal);
      for (const file of leftBehind(cluster, neighbour)) removeStale(file, log);
      return;
    }
    if (neighbour.kind === 'orphan') {
      orphanSince ??= performance.now();
      if (performance.now() - orphanSince > ORPHAN_GRACE_MS) stopOrphan(neighbour, log);
    }
    const isHastened = neighbour.kind === 'busy' && hasten(neighbour.pid);
    if (performance.now() > deadline && !isHastened) {
      throw new EmbeddedError(
        'START_FAILED',
        `The database did not start: an earlier server on ${pgData} does not end`,
      );
    }
    await delay(RETRY_MS, undefined, { signal });
  }
}

/**
 * Two servers must never write in one folder, and the note that PostgreSQL would notice backends of the last one by is removed
 * after this.
 */
async function endBackends(pgData: string, log: (line: string) => void, signal: AbortSignal): Promise<void> {
  const since = performance.now();
  for (let left = backendsIn(pgData); left.length > 0; left = backendsIn(pgData)) {
    if (performance.now() - since > BACKEND_GRACE_MS) {
      log(`ending ${left.length} sessions whose server is gone`);
      for (const { pid } of left) signalProcess(pid, 'SIGKILL');
    }
    await delay(RETRY_MS, undefined, { signal });
  }
}

/**
 * The notes of a server that is gone. That of its socket, too: where process ids begin anew, as in a container, it names what is now
 * another program of the same account, and PostgreSQL would never start again. The folder's own note is what keeps two servers apart.
 */
function leftBehind({ address }: Cluster, neighbour: Neighbour): string[] {
  const ofSocket = address.kind === 'socket' ? [path.join(address.folder, `.s.PGSQL.${address.port}.lock`)] : [];
  return [...(neighbour.kind === 'stale' ? [neighbour.file] : []), ...ofSocket.filter((file) => existsSync(file))];
}

function removeStale(file: string, log: (line: string) => void): void {
  log(`removing ${path.basename(file)}, left by a crash`);
  rmSync(file, { force: true });
}

function stopOrphan({ pid }: Neighbour & { kind: 'orphan' }, log: (line: string) => void): void {
  log(`stopping the server ${pid}, left by an application that is gone`);
  signalProcess(pid, 'SIGINT');
}

export function inUse({ folders }: Cluster): EmbeddedError {
  return new EmbeddedError(
    'IN_USE',
    `Another Larkhouse is already running on the data folder ${path.dirname(folders.base)}.`,
  );
}
