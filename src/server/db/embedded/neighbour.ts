import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { codeOf } from '#server/error-code.ts';
import { type Address, connectionConfig } from './address.ts';
import { EmbeddedError } from './errors.ts';
import { isInstanceLockHeld } from './instance-lock.ts';
import { servesFolder } from './processes.ts';

/**
 * What a `postmaster.pid` in the data folder stands for. none: nothing that hinders a start. busy: a server that is
 * starting or stopping; its process where it is one of this machine. owned: the server of a living application. orphan: a server no application holds.
 * stale: left by a crash, and its process id now belongs to another program, which PostgreSQL would wait for forever.
 */
export type Neighbour =
  | { kind: 'none' | 'owned' }
  | { kind: 'busy'; pid: number | undefined }
  | { kind: 'orphan'; pid: number }
  | { kind: 'stale'; file: string };

const CANNOT_CONNECT_NOW = '57P03';

export async function findNeighbour(pgData: string, address: Address): Promise<Neighbour> {
  const file = path.join(pgData, 'postmaster.pid');
  const note = readNote(file);
  if (note === undefined) return { kind: 'none' };

  const client = new pg.Client({
    ...connectionConfig(noteAddress(note, address), 'postgres', 'postgres'),
    connectionTimeoutMillis: 3_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await refuseOtherCluster(client, pgData);
    if (await isInstanceLockHeld(client)) return { kind: 'owned' };
    // A server of another container: its process id means nothing here.
    return servesFolder(note.pid, pgData) ? { kind: 'orphan', pid: note.pid } : { kind: 'owned' };
  } catch (error) {
    if (error instanceof EmbeddedError) throw error;
    const isHere = servesFolder(note.pid, pgData);
    if (isHere || codeOf(error) === CANNOT_CONNECT_NOW) return { kind: 'busy', pid: isHere ? note.pid : undefined };
    return { kind: 'stale', file };
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Where the server of a living application listens; undefined where none is. */
export async function addressOfOwned(pgData: string, address: Address): Promise<Address | undefined> {
  const note = readNote(path.join(pgData, 'postmaster.pid'));
  const { kind } = await findNeighbour(pgData, address);
  return note && kind === 'owned' ? noteAddress(note, address) : undefined;
}

/** Lines 1, 4 and 5 of postmaster.pid. */
interface Note {
  pid: number;
  port: number;
  socketFolder: string;
}

function readNote(file: string): Note | undefined {
  try {
    const [pid, , , port, socketFolder] = readFileSync(file, 'utf8').split('\n');
    return { pid: Number(pid), port: Number(port), socketFolder: socketFolder ?? '' };
  } catch {
    return undefined;
  }
}

/** Where the noted server listens: another start may have chosen another port or folder. */
function noteAddress(note: Note, address: Address): Address {
  if (address.kind === 'tcp') return { ...address, port: note.port || address.port };
  return { ...address, folder: note.socketFolder || address.folder };
}

async function refuseOtherCluster(client: pg.Client, pgData: string): Promise<void> {
  const { rows } = await client.query<{ folder: string }>(`select current_setting('data_directory') as folder`);
  const folder = rows[0]?.folder;
  if (folder !== undefined && realpathSync(folder) === realpathSync(pgData)) return;
  throw new EmbeddedError(
    'START_FAILED',
    `Another database server (${folder}) answers where that of ${pgData} should.`,
  );
}
