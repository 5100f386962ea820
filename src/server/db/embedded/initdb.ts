import { closeSync, fsyncSync, openSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { majorOf, program } from './binaries.ts';
import { draftOf, removeDrafts } from './drafts.ts';
import { EmbeddedError } from './errors.ts';
import type { Cluster } from './launch.ts';
import { serverEnvironment } from './processes.ts';
import { majorIn } from './switch.ts';
import { spawnTied } from './tied-process.ts';

/**
 * Makes the data folder if there is none: prepared beside it, flushed by initdb and renamed, so an interruption at any
 * moment leaves nothing half made. Refuses a folder of another major version.
 */
export async function ensureCluster(cluster: Cluster): Promise<void> {
  const { folders, binaries } = cluster;
  await removeDrafts(folders.base);
  if (majorIn(folders) === undefined) await createCluster(cluster);
  const found = majorIn(folders);
  const needed = majorOf(binaries.version);
  if (found !== needed) {
    const advice =
      Number(found) < Number(needed) ? 'which moves it when it is started' : 'start the version that wrote it';
    throw new EmbeddedError(
      'PG_MAJOR',
      `The data folder ${folders.pgData} was written by PostgreSQL ${found}; this Larkhouse brings PostgreSQL ${needed}, ${advice}.`,
    );
  }
}

async function createCluster(cluster: Cluster): Promise<void> {
  const { folders } = cluster;
  const draft = draftOf(folders.pgData);
  const failure = await runInitdb(cluster, draft);
  if (failure !== undefined) {
    await rm(draft, { recursive: true, force: true });
    throw new EmbeddedError('START_FAILED', `The database could not be created: ${failure}`);
  }
  try {
    await rename(draft, folders.pgData);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (majorIn(folders) === undefined) throw error;
  }
  flushFolder(folders.base);
}

/** Undefined on success, else what initdb said. */
function runInitdb({ folders, binaries, address, settings }: Cluster, target: string): Promise<string | undefined> {
  const access = address.kind === 'tcp' ? ['-A', 'scram-sha-256', `--pwfile=${address.passwordFile}`] : ['-A', 'trust'];
  const locale = ['-E', 'UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'];
  const flush = settings.fsync === 'off' ? ['--no-sync'] : [];
  const child = spawnTied(
    program(binaries, 'initdb'),
    ['-D', target, '-U', 'postgres', ...access, ...locale, '--data-checksums', '--no-instructions', ...flush],
    { cwd: folders.base, stdio: ['ignore', 'ignore', 'pipe'], env: serverEnvironment() },
    folders.account,
  );
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (status, signal) => {
      resolve(status === 0 ? undefined : said.trim().replaceAll('\n', ' ') || `initdb ended with ${status ?? signal}`);
    });
  });
}

/** Makes a rename survive a power cut. Windows can't flush a folder and needn't. */
function flushFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
