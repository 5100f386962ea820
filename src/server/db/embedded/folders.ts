import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { codeOf } from '#server/error-code.ts';
import { serverAccount } from './account.ts';
import { EmbeddedError } from './errors.ts';
import { type Account, closedFolder } from './reach.ts';

/** Where the parts of one embedded database lie. */
export interface Folders {
  /** Everything of the database, `<dataDir>/database`. */
  base: string;
  /** PostgreSQL's own data folder. */
  pgData: string;
  /** Copies of the PostgreSQL programs, one folder per version. */
  runtime: string;
  /** The socket's folder, where its path is short enough. */
  run: string;
  /** The account the server runs as; undefined: our own. */
  account: Account | undefined;
}

/** Makes the folders, owned by the server's account. Refuses before making anything when they can't be used. */
export function prepareFolders(dataDir: string): Folders {
  const root = path.resolve(dataDir);
  const base = path.join(root, 'database');
  const pgData = path.join(base, 'pg');
  const account = serverAccount(pgData);
  refuseUnusable(root, base, account);
  try {
    makeRoot(root, account);
    makeFolder(base, 0o700);
    chmodSync(base, 0o700);
    giveTo(account, base);
    makeFolder(path.join(base, 'runtime'), 0o755);
  } catch (cause) {
    throw notWritable(root, cause);
  }
  if (account && existsSync(pgData) && statSync(pgData).uid === 0) giveTreeTo(account, pgData);
  return { base, pgData, runtime: path.join(base, 'runtime'), run: path.join(base, 'run'), account };
}

/** Makes the data folder alone, for an application whose database is elsewhere. Refuses as `prepareFolders` does. */
export function prepareDataFolder(dataDir: string): void {
  const root = path.resolve(dataDir);
  refuseUnusable(root, root, undefined);
  try {
    makeRoot(root, undefined);
  } catch (cause) {
    throw notWritable(root, cause);
  }
}

/** Hands a file or folder to the server's account; does nothing when that is our own. */
export function giveTo(account: Account | undefined, file: string): void {
  if (account) chownSync(file, account.uid, account.gid);
}

/** For what root has made: a data folder that it restored would be refused by PostgreSQL. */
export function giveTreeTo(account: Account, folder: string): void {
  lchownSync(folder, account.uid, account.gid);
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(path.join(folder, entry), account.uid, account.gid);
  }
}

function makeRoot(root: string, account: Account | undefined): void {
  makeFolder(root, account ? 0o711 : 0o700);
  if (account && closedFolder(root, account) === root) chmodSync(root, statSync(root).mode | 0o001);
}

/** Not by `recursive`: where the system lets nobody make folders (/proc, /sys) that tries again for ever. */
function makeFolder(folder: string, mode: number): void {
  if (existsSync(folder) && statSync(folder).isDirectory()) return;
  const parent = path.dirname(folder);
  if (!existsSync(parent)) makeFolder(parent, mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST' || !statSync(folder).isDirectory()) throw error;
  }
}

function refuseUnusable(root: string, base: string, account: Account | undefined): void {
  try {
    accessSync(nearestExisting(base), constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw notWritable(root, cause);
  }
  const closed = account && closedFolder(path.dirname(root), account);
  if (closed) {
    throw new EmbeddedError(
      'NOT_WRITABLE',
      `The data folder ${root} lies inside ${closed}, which the database's unprivileged account may not enter; choose another with LARKHOUSE_DATA.`,
    );
  }
}

function nearestExisting(folder: string): string {
  return existsSync(folder) ? folder : nearestExisting(path.dirname(folder));
}

function notWritable(root: string, cause: unknown): EmbeddedError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new EmbeddedError('NOT_WRITABLE', `The data folder ${root} cannot be written: ${reason}`, { cause });
}
