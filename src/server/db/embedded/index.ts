import path from 'node:path';
import type pg from 'pg';
import { type AddressKind, chooseAddress, connectionConfig } from './address.ts';
import { installBinaries } from './binaries.ts';
import { prepareFolders } from './folders.ts';
import { prepareHistory } from './history.ts';
import { ensureCluster } from './initdb.ts';
import { addressOfOwned } from './neighbour.ts';
import type { ServerSettings } from './settings.ts';
import { supervise } from './supervise.ts';
import { completeSwitch } from './switch.ts';

export interface EmbeddedOptions {
  /** The application's data folder; the database keeps to `<dataDir>/database`. */
  dataDir: string;
  /** Gets each line the server or its supervisor has to say. Holds no values of rows. */
  log: (line: string) => void;
  /** Values of postgresql.conf over our defaults, e.g. `{ fsync: 'off' }` in tests. */
  settings?: ServerSettings;
  /** Whether what makes earlier moments again is kept; undefined: as it was. */
  keepHistory?: boolean | undefined;
  /** A socket, except on Windows. */
  transport?: AddressKind;
}

export interface EmbeddedPostgres {
  /**
   * What `pg` needs to connect as `user` to `database` (default `postgres`), the same for as long as this lives. The
   * superuser is `postgres`. Over a socket no role needs a password; over tcp each does, and only the superuser's is
   * filled in.
   */
  connection(user: string, database?: string): pg.ClientConfig;
  /** The server's process; undefined while it is down. */
  readonly pid: number | undefined;
  /** Ends the server orderly. End your pools first: sessions are cut. */
  stop(): Promise<void>;
  /**
   * Tells when the server has ended without being asked, with its last words. It is then started again by itself, with
   * growing pauses, until `stop`; pools reconnect. Returns the way to stop listening.
   */
  onExit(listener: (words: string) => void): () => void;
}

/**
 * Starts the PostgreSQL server that ships with Larkhouse on the data folder, made at the first start. It ends with this
 * process, whatever ends it. Rejects with an EmbeddedError.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, transport = process.platform === 'win32' ? 'tcp' : 'socket' } = options;
  await completeSwitch(path.join(dataDir, 'database'));
  const folders = prepareFolders(dataDir);
  const settings = { ...prepareHistory(folders, options.keepHistory), ...options.settings };
  const binaries = await installBinaries(folders.runtime);
  const address = await chooseAddress(folders, transport);
  const cluster = { folders, binaries, address, settings };
  await ensureCluster(cluster);
  const supervised = await supervise(cluster, log);

  return {
    connection: (user, database = 'postgres') => connectionConfig(address, user, database),
    get pid() {
      return supervised.pid;
    },
    stop: () => supervised.stop(),
    onExit: (listener) => supervised.onExit(listener),
  };
}

/**
 * Reaches the server on a data folder beside the application that runs it; where none runs, starts it until `stop`.
 * Rejects with an EmbeddedError.
 */
export async function attachEmbedded(options: EmbeddedOptions): Promise<Pick<EmbeddedPostgres, 'connection' | 'stop'>> {
  const { dataDir, transport = process.platform === 'win32' ? 'tcp' : 'socket' } = options;
  const folders = prepareFolders(dataDir);
  const address = await addressOfOwned(folders.pgData, await chooseAddress(folders, transport));
  if (!address) return openEmbedded(options);
  return {
    connection: (user, database = 'postgres') => connectionConfig(address, user, database),
    stop: async () => undefined,
  };
}
