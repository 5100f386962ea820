import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { type Config, ConfigError } from '#server/config.ts';
import type { Reach } from '#server/db/database.ts';
import { measureRows } from '#server/db/dump/measure.ts';
import { inSnapshot, type Snapshot } from '#server/db/dump/snapshot.ts';
import { nameOf } from '#server/db/dump/tables.ts';
import type { Transactions } from '#server/db/open-scope.ts';
import { fingerprintOf } from '#server/db/secret-check.ts';
import { headsFile } from '../audit/heads.ts';
import { absent } from '../disk/absent.ts';
import type { FileStore } from '../files/store.ts';
import { isInBucket } from './bucket-address.ts';
import { type Draft, draftInFolder } from './draft.ts';
import { draftInBucket } from './draft-in-bucket.ts';
import { copyFiles, namedFolders } from './files.ts';
import { keptKey } from './kept-key.ts';
import { HEADS, MANIFEST, MANIFEST_SUM, nameAt, rowsOf } from './layout.ts';
import { type BackedUpFile, FORMAT, type Manifest, writeManifest } from './manifest.ts';
import { sealSecret } from './sealed-secret.ts';

/** What is backed up. */
export interface Source extends Transactions {
  readonly config: Pick<Config, 'dataDir' | 'backupS3'>;
  readonly reach: Reach;
  readonly files: FileStore;
  readonly secret: Buffer;
  readonly version: string;
}

export interface Target {
  /** The folder that backups lie in, made where it is missing; or `s3://bucket/prefix`. */
  readonly folder: string;
  readonly asTar?: boolean;
}

export interface Made {
  /** An absolute path, or an address in a bucket. */
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
  if (isInBucket(folder) && asTar) throw new ConfigError('In a bucket a backup is a folder; leave --tar out.');
  const draft = isInBucket(folder)
    ? await draftInBucket(folder, name, source.config.backupS3)
    : await draftInFolder(folder, name, asTar);
  try {
    const manifest = await gather(source, draft);
    const size = await draft.finish(manifest, () => layManifest(manifest, draft));
    return { place: draft.place, manifest, size };
  } finally {
    await draft.discard();
  }
}

async function gather(source: Source, { lay }: Draft): Promise<Manifest> {
  // Before the rows: what is sealed meanwhile is in the database and not in here, never the other way round.
  const heads = await layHeads(source, lay);
  const named = await namedFolders(source);
  const { database, files: rows } = await inSnapshot(source.reach, (snapshot) => layRows(snapshot, lay));
  const stored = await copyFiles(source, lay, named);
  const recoveryKey = await keptKey(source.config.dataDir);
  return {
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
}

/** The sum last: with it a backup is one. */
async function layManifest(manifest: Manifest, { lay }: Draft): Promise<void> {
  const { text, sum } = writeManifest(manifest);
  await lay(MANIFEST, Readable.from([Buffer.from(text)]));
  await lay(MANIFEST_SUM, Readable.from([Buffer.from(sum)]));
}

async function layHeads({ config }: Source, lay: Draft['lay']): Promise<BackedUpFile[]> {
  const file = headsFile(config);
  const found = await stat(file).catch(absent);
  return found ? [await lay(HEADS, createReadStream(file))] : [];
}

async function layRows(snapshot: Snapshot, lay: Draft['lay']) {
  const tables: Manifest['database']['tables'] = [];
  const files: BackedUpFile[] = [];
  for (const table of snapshot.tables) {
    const name = nameOf(table);
    const through = measureRows();
    files.push(await lay(rowsOf(name), snapshot.read(table), through, createGzip()));
    tables.push({ name, columns: [...table.columns], rows: through.rows, sha256: through.sha256() });
  }
  const { steps, queue } = snapshot;
  return { files, database: { steps: [...steps], queue, tables, sequences: await snapshot.sequences() } };
}
