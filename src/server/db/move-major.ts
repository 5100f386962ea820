import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { diskOf } from '#server/kernel/disk/disk.ts';
import { sizeText } from '#server/kernel/disk/size.ts';
import { createDatabase } from './create-database.ts';
import type { Reach } from './database.ts';
import { carry } from './dump/carry.ts';
import type { Dump } from './dump/fill.ts';
import { inSnapshot } from './dump/snapshot.ts';
import { chooseAddress, connectionConfig } from './embedded/address.ts';
import { type Binaries, currentMajor, installBinaries } from './embedded/binaries.ts';
import { clearFolder } from './embedded/clear-folder.ts';
import { EmbeddedError } from './embedded/errors.ts';
import { earlierBinaries } from './embedded/fetch.ts';
import { type Folders, giveTo, prepareFolders } from './embedded/folders.ts';
import type { EmbeddedOptions } from './embedded/index.ts';
import { ensureCluster } from './embedded/initdb.ts';
import type { Cluster } from './embedded/launch.ts';
import { supervise } from './embedded/supervise.ts';
import { completeSwitch, majorIn, nextOf, switchToNext, WHOLE } from './embedded/switch.ts';
import { noteMoved } from './former.ts';
import { ownReach } from './reach.ts';

type Options = Required<Pick<EmbeddedOptions, 'dataDir' | 'log' | 'settings'>>;

/** Beside the database itself: the programs of the earlier version, packed and unpacked. */
const FOR_PROGRAMS = 150_000_000;
const PATIENCE_MS = 60_000;
/** Tables of so many rows are told of when they are copied. */
const MANY = 100_000;

/**
 * Moves the database of an earlier major version of PostgreSQL into a data folder of this one: its own server is started on it,
 * everything is copied over SQL, read again and compared, and takes its place; what was there is kept until `removeFormer`. Does
 * nothing for any other folder. Rejects with an EmbeddedError; then the earlier one is as it was, and the next start begins anew.
 */
export async function moveToCurrentMajor(options: Options): Promise<void> {
  const { dataDir, log } = options;
  await completeSwitch(path.join(dataDir, 'database'));
  const folders = prepareFolders(dataDir);
  const [from, to] = [majorIn(folders), currentMajor()];
  if (from === undefined || Number(from) >= Number(to)) return;
  await refuseNoRoom(folders, from);
  const earlier = await clusterIn(folders, await earlierBinaries(folders, from), options);
  const source = await supervise(earlier, log);
  let dump: Dump;
  try {
    log(`moving the database from PostgreSQL ${from} to ${to}; nobody can work until that is done`);
    dump = await build(folders, reachOf(earlier), options);
  } catch (cause) {
    throw notMoved(`from PostgreSQL ${from} to ${to}`, cause);
  } finally {
    await source.stop();
  }
  await switchToNext(folders, new Date());
  const rows = dump.tables.reduce((sum, table) => sum + table.rows, 0);
  log(
    `moved: ${rows} rows of ${dump.tables.length} tables, compared; what was there is kept until a night's backup is made`,
  );
}

/** Builds the new data folder from the earlier database, and compares it; no server runs on it afterwards. */
async function build(folders: Folders, source: Reach, options: Options): Promise<Dump> {
  const { log } = options;
  const next = nextOf(folders);
  await mkdir(next.base, { recursive: true, mode: 0o700 });
  giveTo(folders.account, next.base);
  // Over a local port (Windows) the superuser keeps its password.
  const [password, same] = [folders.base, next.base].map((base) => path.join(base, 'superuser-password'));
  if (password && same && existsSync(password)) await copyFile(password, same);
  const cluster = await clusterIn(next, await installBinaries(folders.runtime), options);
  await clearFolder(cluster, log, new AbortController().signal, performance.now() + PATIENCE_MS);
  for (const left of [next.pgData, path.join(next.base, WHOLE)]) await rm(left, { recursive: true, force: true });
  try {
    await ensureCluster(cluster);
    const target = await supervise(cluster, log);
    try {
      await createDatabase(connectionConfig(cluster.address, 'postgres', 'postgres'));
      const dump = await inSnapshot(source, (snapshot) =>
        carry(snapshot, reachOf(cluster), {
          begin: ({ name, rows }) => rows > MANY && log(`copying ${rows} rows of ${name}`),
        }),
      );
      await noteMoved(reachOf(cluster));
      return dump;
    } finally {
      await target.stop();
    }
  } catch (error) {
    await rm(next.base, { recursive: true, force: true });
    throw error;
  }
}

async function clusterIn(folders: Folders, binaries: Binaries, { settings }: Options): Promise<Cluster> {
  return {
    folders,
    binaries,
    settings,
    address: await chooseAddress(folders, process.platform === 'win32' ? 'tcp' : 'socket'),
  };
}

const reachOf = ({ address }: Cluster): Reach =>
  ownReach({ connection: (user, database = 'postgres') => connectionConfig(address, user, database) });

async function refuseNoRoom({ base, pgData }: Folders, from: string): Promise<void> {
  const [needed, { free }] = [sizeOf(pgData) + FOR_PROGRAMS, await diskOf({ dataDir: base })];
  if (free >= needed) return;
  throw new EmbeddedError(
    'PG_MAJOR',
    `The data folder ${pgData} is of PostgreSQL ${from}, and there is no room to move it: ${sizeText(needed)} are needed, ${sizeText(free)} are free. Make room and start again. Nothing was changed.`,
  );
}

/** Files come and go while a server of another process ends. */
const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).reduce(
    (sum, entry) => sum + (lstatSync(path.join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );

const notMoved = (way: string, cause: unknown): EmbeddedError =>
  new EmbeddedError(
    'PG_MAJOR',
    `The database could not be moved ${way}: ${cause instanceof Error ? cause.message : String(cause)}. It is as it was, and the next start tries again.`,
    { cause },
  );
