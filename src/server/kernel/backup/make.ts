import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Config } from '#server/config.ts';
import type { Reach } from '#server/db/database.ts';
import { measure } from '#server/db/dump/measure.ts';
import { inSnapshot, type Snapshot } from '#server/db/dump/snapshot.ts';
import { nameOf } from '#server/db/dump/tables.ts';
import type { Transactions } from '#server/db/open-scope.ts';
import { fingerprintOf } from '#server/db/secret-check.ts';
import { headsFile } from '../audit/heads.ts';
import { absent } from '../disk/absent.ts';
import type { FileStore } from '../files/store.ts';
import { flush } from './durable.ts';
import { copyFiles, namedFolders } from './files.ts';
import { keptKey } from './kept-key.ts';
import { HEADS, MANIFEST, MANIFEST_SUM, nameAt, PARTIAL, rowsOf, TAR } from './layout.ts';
import { type BackedUpFile, FORMAT, type Manifest, writeManifest } from './manifest.ts';
import { sealSecret } from './sealed-secret.ts';
import { writeTar } from './tar-write.ts';
import { writeFileOf } from './write-file.ts';

/** What is backed up. */
export interface Source extends Transactions {
  readonly config: Pick<Config, 'dataDir'>;
  readonly reach: Reach;
  readonly files: FileStore;
  readonly secret: Buffer;
  readonly version: string;
}

export interface Target {
  /** The folder that backups lie in; made where it is missing. */
  readonly folder: string;
  readonly asTar?: boolean;
}

export interface Made {
  /** Absolute. */
  readonly place: string;
  readonly manifest: Manifest;
  /** Bytes of all of it. */
  readonly size: number;
}

/**
 * Makes a backup while people work: the rows of one moment, then every file that is in the store by then. It bears the name of a
 * backup only once it is whole and flushed; a failure leaves nothing.
 */
export async function makeBackup(source: Source, { folder, asTar = false }: Target): Promise<Made> {
  const name = nameAt(source.clock.now());
  const place = path.join(path.resolve(folder), asTar ? name + TAR : name);
  const partial = path.join(path.resolve(folder), name + PARTIAL);
  await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
  await mkdir(partial, { mode: 0o700 });
  try {
    const manifest = await write(source, partial);
    if (asTar)
      await writeTar(partial, place + PARTIAL, [MANIFEST, MANIFEST_SUM, ...manifest.files.map((file) => file.path)]);
    await flushFolders(partial, manifest.files);
    await rename(asTar ? place + PARTIAL : partial, place);
    await flush(path.dirname(place));
    return { place, manifest, size: await sizeOf(place, manifest) };
  } finally {
    await rm(partial, { recursive: true, force: true });
    await rm(place + PARTIAL, { recursive: true, force: true });
  }
}

async function write(source: Source, folder: string): Promise<Manifest> {
  // Before the rows: what is sealed meanwhile is in the database and not in here, never the other way round.
  const heads = await writeHeads(source, folder);
  const named = await namedFolders(source);
  const { database, files: rows } = await inSnapshot(source.reach, (snapshot) => writeRows(snapshot, folder));
  const stored = await copyFiles(source, folder, named);
  const recoveryKey = await keptKey(source.config.dataDir);
  const manifest: Manifest = {
    product: 'larkhouse',
    format: FORMAT,
    madeAt: source.clock.now().toISOString(),
    version: source.version,
    database,
    files: [...heads, ...rows, ...stored.files],
    removed: stored.removed,
    missing: stored.missing,
    secret: {
      fingerprint: fingerprintOf(source.secret).toString('hex'),
      sealed: recoveryKey ? sealSecret(source.secret, recoveryKey) : null,
      recoveryKey,
    },
  };
  const { text, sum } = writeManifest(manifest);
  await writeText(folder, MANIFEST, text);
  await writeText(folder, MANIFEST_SUM, sum);
  return manifest;
}

async function writeHeads({ config }: Source, folder: string): Promise<BackedUpFile[]> {
  const file = headsFile(config);
  const found = await stat(file).catch(absent);
  return found ? [await writeFileOf(folder, HEADS, createReadStream(file))] : [];
}

async function writeRows(snapshot: Snapshot, folder: string) {
  const tables: Manifest['database']['tables'] = [];
  const files: BackedUpFile[] = [];
  for (const table of snapshot.tables) {
    const name = nameOf(table);
    const rows = snapshot.read(table);
    const through = measure();
    files.push(await writeFileOf(folder, rowsOf(name), rows, through, createGzip()));
    tables.push({ name, columns: [...table.columns], rows: rows.rowCount, sha256: through.sha256() });
  }
  const { steps, queue } = snapshot;
  return { files, database: { steps: [...steps], queue, tables, sequences: await snapshot.sequences() } };
}

const writeText = (folder: string, place: string, text: string) => writeFileOf(folder, place, Readable.from([text]));

async function flushFolders(folder: string, files: readonly BackedUpFile[]): Promise<void> {
  const folders = new Set(files.flatMap((file) => [path.dirname(file.path), path.dirname(path.dirname(file.path))]));
  for (const one of [...folders, '.']) await flush(path.join(folder, one));
}

async function sizeOf(place: string, manifest: Manifest): Promise<number> {
  const found = await stat(place);
  return found.isFile() ? found.size : manifest.files.reduce((sum, { size }) => sum + size, 0);
}
