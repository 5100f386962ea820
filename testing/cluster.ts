import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { openEmbedded } from '#server/db/embedded/index.ts';

/** A PostgreSQL server for tests. */
export interface TestCluster {
  /** How a superuser connects to the database `postgres`; plain data, so it can be handed to other processes. */
  connection: pg.ClientConfig;
  /** The folder with its copy of the PostgreSQL programs; undefined for a server that was there before. */
  runtime: string | undefined;
  /** Ends and removes the server, or does nothing for one that was there before. */
  stop(): Promise<void>;
}

/** A crash may lose everything here, so nothing is flushed; many test files connect at once. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  autovacuum: 'off',
  max_connections: 200,
};

/**
 * Starts a server in a temporary folder; with LARKHOUSE_TEST_DATABASE_URL (a superuser's) uses that one instead.
 * @param within where the folder is made; without it where a database is quickest
 */
export async function startCluster(within?: string): Promise<TestCluster> {
  const url = process.env.LARKHOUSE_TEST_DATABASE_URL;
  if (url) return { connection: connectionTo(new URL(url)), runtime: undefined, stop: async () => undefined };

  const dataDir = await mkdtemp(path.join(within ?? (await folderForData()), 'larkhouse-test-'));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    const database = await openEmbedded({ dataDir, log: () => undefined, settings: SETTINGS });
    return {
      connection: database.connection('postgres'),
      runtime: path.join(dataDir, 'database/runtime'),
      stop: () => database.stop().then(remove),
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/**
 * In memory where there is plenty of it and programs may run there, as on most Linux: on a disk every copy of a database
 * takes longer than the one before, up to ten times as long.
 */
async function folderForData(): Promise<string> {
  if (!existsSync(MEMORY) || !existsSync(MOUNTS)) return os.tmpdir();
  const mount = (await readFile(MOUNTS, 'utf8')).split('\n').findLast((line) => line.split(' ')[1] === MEMORY);
  const { bavail, bsize } = await statfs(MEMORY);
  const isPlenty = Math.min(bavail * bsize, os.freemem()) > PLENTY;
  return mount && !mount.includes('noexec') && isPlenty ? MEMORY : os.tmpdir();
}

const MEMORY = '/dev/shm';
const MOUNTS = '/proc/self/mounts';
const PLENTY = 6 * 1024 ** 3;

/** In its parts: of a connection string the user could not be changed. */
const connectionTo = ({ hostname, port, username, password, pathname }: URL): pg.ClientConfig => ({
  host: hostname,
  port: Number(port || 5432),
  user: decodeURIComponent(username),
  password: decodeURIComponent(password),
  database: pathname.slice(1) || 'postgres',
});
