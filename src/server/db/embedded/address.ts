import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { EmbeddedError } from './errors.ts';
import { type Folders, giveTo } from './folders.ts';
import type { Account } from './reach.ts';

/** How the server is reached: a socket only its account can open, or (Windows) a local port with a password. */
export type Address =
  | { kind: 'socket'; folder: string; port: number }
  | { kind: 'tcp'; port: number; passwordFile: string };

export type AddressKind = Address['kind'];

const SOCKET_PORT = 5432;
/** Bytes the system allows for a socket's path, less than the smallest limit (104 on macOS, 108 on Linux). */
const LONGEST_SOCKET_PATH = 100;

export async function chooseAddress(folders: Folders, kind: AddressKind): Promise<Address> {
  if (kind === 'tcp') return { kind, port: await freePort(), passwordFile: superuserPassword(folders) };
  return { kind, port: SOCKET_PORT, folder: socketFolder(folders) };
}

/** What `pg` needs to connect as `user`. With a password (tcp) only the superuser's is known here. */
export function connectionConfig(address: Address, user: string, database: string): pg.ClientConfig {
  const common = { port: address.port, user, database, ssl: false };
  if (address.kind === 'socket') return { ...common, host: address.folder };
  const password = user === 'postgres' ? { password: readFileSync(address.passwordFile, 'utf8').trim() } : {};
  return { ...common, host: '127.0.0.1', ...password };
}

/** The server's arguments for listening there and nowhere else. */
export function addressArguments(address: Address): string[] {
  if (address.kind === 'tcp') {
    return ['-p', String(address.port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
  }
  const folder = `unix_socket_directories="${address.folder.replaceAll('"', '""')}"`;
  return ['-p', String(address.port), '-c', 'listen_addresses=', '-c', folder, '-c', 'unix_socket_permissions=0700'];
}

function socketFolder(folders: Folders): string {
  const folder = [folders.run, hashedFolder(folders.base)].find(fitsSocket);
  if (folder === undefined) {
    throw new EmbeddedError(
      'START_FAILED',
      `The path ${folders.run} is too long for a socket; choose a shorter LARKHOUSE_DATA.`,
    );
  }
  mkdirSync(folder, { mode: 0o700, recursive: true });
  if (!isOurs(folder, folders.account)) {
    throw new EmbeddedError(
      'START_FAILED',
      `The socket folder ${folder} belongs to somebody else; remove it and start again.`,
    );
  }
  giveTo(folders.account, folder);
  chmodSync(folder, 0o700);
  return folder;
}

function hashedFolder(base: string): string {
  const name = createHash('sha256').update(base).digest('hex').slice(0, 16);
  return path.join(os.tmpdir(), `larkhouse-${name}`);
}

function fitsSocket(folder: string): boolean {
  return Buffer.byteLength(path.join(folder, `.s.PGSQL.${SOCKET_PORT}`)) <= LONGEST_SOCKET_PATH;
}

/** The temporary folder is everybody's: somebody else's folder of our name would let them pose as the database. */
function isOurs(folder: string, account: Account | undefined): boolean {
  const stat = lstatSync(folder);
  return stat.isDirectory() && (stat.uid === process.getuid?.() || stat.uid === account?.uid);
}

function superuserPassword(folders: Folders): string {
  const file = path.join(folders.base, 'superuser-password');
  if (!existsSync(file))
    writeFileSync(file, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flush: true });
  giveTo(folders.account, file);
  return file;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
