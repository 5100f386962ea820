import { createReadStream, createWriteStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import type { Reach } from '#server/db/database.ts';
import { measure } from '#server/db/dump/measure.ts';
import { flush } from '../backup/durable.ts';
import { absent } from '../disk/absent.ts';
import { baseNameAt, type Content, PACK, PARTIAL, systemOf, writeNotes } from './layout.ts';

/** Folders whose content the server makes anew: what is in flight, its own notes, and its log, which is kept by itself. */
const EMPTIED =
  /^(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans|base\/pgsql_tmp)\//;
const LEFT_OUT = /(?:^|\/)(?:postmaster\.(?:pid|opts)|pg_internal\.init\S*|backup_label\S*|pgsql_tmp\S*)$/;
/** How far the server's files are at least. */
const CONTROL = 'global/pg_control';

/**
 * Copies PostgreSQL's own folder into the history, while people work. What is written meanwhile is made whole by the log from the
 * copy's beginning to its end. It bears the name of a base only once it is whole and flushed.
 */
export async function makeBase(
  reach: Reach,
  { pgData, history, zone }: Readonly<Record<'pgData' | 'history' | 'zone', string>>,
) {
  const partial = path.join(history, `base${PARTIAL}`);
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { mode: 0o700 });
  const client = new pg.Client({ ...reach.admin, application_name: 'larkhouse history' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query("select pg_backup_start('larkhouse', true)");
    const folders = await foldersOf(pgData);
    const files = await copyAll(pgData, partial);
    const { rows } = await client.query<{ label: string; stop: string; at: Date }>(
      `select labelfile as label, pg_walfile_name(lsn) as stop, clock_timestamp() + interval '1 millisecond' as at from pg_backup_stop(false)`,
    );
    const [{ label, stop, at }] = rows as [(typeof rows)[0]];
    const start = /^START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)/m.exec(label)?.[1] ?? stop;
    const from = at.toISOString();
    const system = (await systemOf(pgData)) ?? '';
    await writeNotes(partial, { from, system, zone, start, stop }, { label, folders, files });
    await rename(partial, path.join(history, baseNameAt(from)));
    await flush(history);
  } finally {
    await client.end().catch(() => undefined);
    await rm(partial, { recursive: true, force: true });
  }
}

async function foldersOf(pgData: string): Promise<string[]> {
  const entries = await readdir(pgData, { recursive: true, withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => placeIn(pgData, entry));
  return folders.filter((place) => !EMPTIED.test(`${place}/`) || !place.includes('/')).sort();
}

/** Packs every file behind the one before, into one that is flushed once; the control file comes last. */
async function copyAll(pgData: string, partial: string): Promise<Content['files']> {
  const entries = await readdir(pgData, { recursive: true, withFileTypes: true });
  const places = entries.filter((entry) => entry.isFile()).map((entry) => placeIn(pgData, entry));
  const wanted = places.filter((place) => !EMPTIED.test(place) && !LEFT_OUT.test(place) && place !== CONTROL);
  const files: Content['files'] = [];
  const handle = await open(path.join(partial, PACK), 'wx', 0o600);
  try {
    let start = 0;
    for (const place of [...wanted, CONTROL]) {
      const file = await copyFile(path.join(pgData, place), handle, start);
      if (!file) continue;
      files.push({ path: place, start, ...file });
      start += file.size;
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return files;
}

/** Null: the table was dropped since the folder was read. */
async function copyFile(file: string, to: FileHandle, start: number) {
  const packed = measure();
  try {
    await pipeline(
      createReadStream(file),
      createGzip(),
      packed,
      createWriteStream('', { fd: to.fd, start, autoClose: false }),
    );
    return { size: packed.bytes, sha256: packed.sha256() };
  } catch (error) {
    return absent(error) ?? null;
  }
}

const placeIn = (pgData: string, entry: { readonly parentPath: string; readonly name: string }) =>
  path.relative(pgData, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/');
