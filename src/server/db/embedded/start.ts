import { setTimeout as delay } from 'node:timers/promises';
import { connectionConfig } from './address.ts';
import { removeOldBinaries } from './binaries.ts';
import { clearFolder, inUse } from './clear-folder.ts';
import { EmbeddedError } from './errors.ts';
import { type InstanceLock, takeInstanceLock } from './instance-lock.ts';
import { type Cluster, launch, type Server } from './launch.ts';

/** A server with the lock that makes it this application's own. */
export interface OwnServer {
  server: Server;
  lock: InstanceLock;
}

const NEIGHBOUR_PATIENCE_MS = 60_000;
const RETRY_MS = 100;
/** What PostgreSQL says when a server that is ending still holds the folder. */
const FOLDER_HELD = /lock file "[^"]*" already exists|pre-existing shared memory/;

/** Starts the server, first dealing with whatever an earlier one left. Rejects with an EmbeddedError. */
export async function startServer(
  cluster: Cluster,
  log: (line: string) => void,
  signal: AbortSignal,
): Promise<OwnServer> {
  const deadline = performance.now() + NEIGHBOUR_PATIENCE_MS;
  for (;;) {
    await clearFolder(cluster, log, signal, deadline);
    const launched = await launch(cluster, log, signal);
    if ('ended' in launched) return own(cluster, launched, signal);
    signal.throwIfAborted();
    if (!FOLDER_HELD.test(launched.words) || performance.now() > deadline) throw notStarted(launched.words);
    await delay(RETRY_MS, undefined, { signal });
  }
}

async function own(cluster: Cluster, server: Server, signal: AbortSignal): Promise<OwnServer> {
  try {
    signal.throwIfAborted();
    const lock = await takeInstanceLock(connectionConfig(cluster.address, 'postgres', 'postgres'));
    if (lock === undefined) throw inUse(cluster);
    await removeOldBinaries(cluster.binaries);
    return { server, lock };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

function notStarted(words: string): EmbeddedError {
  return new EmbeddedError('START_FAILED', `The database did not start: ${words.replaceAll('\n', ' ')}`);
}
