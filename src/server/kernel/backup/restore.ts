import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type Config, ConfigError } from '#server/config.ts';
import type { Reach } from '#server/db/database.ts';
import { type DumpedTable, fillDatabase } from '#server/db/dump/fill.ts';
import { openOwnDatabase } from '#server/db/own-database.ts';
import { externalReach } from '#server/db/reach.ts';
import { absent } from '../disk/absent.ts';
import { giveToOwnerOf } from '../disk/owner.ts';
import { s3Store } from '../files/s3.ts';
import { typeOf } from '../files/type-of.ts';
import { erasuresDue, erasuresFile } from '../retention/erasures.ts';
import { type CheckedBackup, checkBackup } from './check.ts';
import { flush, writeDurably } from './durable.ts';
import { refuseInUse } from './in-use.ts';
import { keepKey } from './kept-key.ts';
import { HEADS, keyAt, rowsOf } from './layout.ts';
import type { BackedUpFile } from './manifest.ts';
import type { OpenedBackup } from './opened.ts';
import { beginStaging, completeRestore, isTaken, takePlace } from './place.ts';
import { type SecretPlaces, secretFor } from './secret-for.ts';
import { refuseOtherRoles } from './server-roles.ts';
import { writeFileOf } from './write-file.ts';

/** A data folder that is to become another one. */
export interface Replace {
  readonly config: Pick<Config, 'dataDir'>;
  /** Asked when there is a data folder already, which would be put aside. */
  mayReplace(): Promise<boolean>;
  /** What was erased since, where it is not that of the data folder that is there. */
  readonly erasures?: string | undefined;
  /** By which the name is made of what was there. */
  readonly now: Date;
}

export interface Restore extends Replace, Pick<SecretPlaces, 'file' | 'recoveryKey'> {
  /** A folder, a tar, or `s3://bucket/prefix/larkhouse-…`. */
  readonly from: string;
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl' | 'secret' | 's3' | 'backupS3'>;
}

export interface Restored {
  readonly backup: CheckedBackup;
  /** Where what was there is kept; null: nothing was. */
  readonly aside: string | null;
}

/** Restores a backup to where the configuration says. Whatever is wrong with it, is found before anything is touched. */
export async function restoreBackup(restore: Restore): Promise<Restored> {
  const { config } = restore;
  const backup = await checkBackup(restore.from, config.backupS3);
  const secret = await secretFor(backup.manifest, restore);
  await refuseInUse(config.dataDir);
  if (config.databaseUrl) await refuseOtherRoles(externalReach(config.databaseUrl, secret));
  const aside = await takePlaceOf(restore, backup.manifest.madeAt, (staging) =>
    build(backup, staging, { secret, config }),
  );
  return { backup, aside };
}

/**
 * Builds a data folder of an earlier moment and puts it in the place of the one that is there, once that was asked; answers where that
 * is kept. What fails leaves everything as it was.
 */
export async function takePlaceOf(
  restore: Replace,
  moment: string,
  buildIn: (staging: string) => Promise<void>,
): Promise<string | null> {
  const { dataDir } = restore.config;
  await completeRestore(dataDir);
  if ((await isTaken(dataDir)) && !(await restore.mayReplace()))
    throw new ConfigError(`${dataDir} is not empty; nothing was changed.`);
  const staging = await beginStaging(dataDir);
  try {
    await buildIn(staging);
    await bringErasures(restore, moment, staging);
    await giveToOwnerOf(dataDir, staging);
    await refuseInUse(dataDir);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    throw error;
  }
  return takePlace(dataDir, restore.now);
}

async function build(
  backup: CheckedBackup,
  staging: string,
  { secret, config }: { readonly secret: Buffer; readonly config: Restore['config'] },
): Promise<void> {
  if (config.databaseUrl) await fill(externalReach(config.databaseUrl, secret), backup);
  else await fillOwn(staging, backup);
  await putFiles(backup, backup.manifest.files, staging, config);
  if (backup.size(HEADS) !== undefined) await writeFileOf(staging, HEADS, backup.read(HEADS));
  const { recoveryKey } = backup.manifest.secret;
  if (recoveryKey) await keepKey(staging, recoveryKey);
  if (config.secret === undefined)
    await writeDurably(path.join(staging, 'secret'), `${secret.toString('base64url')}\n`);
}

/** The first start removes again what was removed since the moment that is restored. */
async function bringErasures({ config, erasures }: Replace, moment: string, staging: string): Promise<void> {
  const text = await readFile(erasures ?? erasuresFile(config), 'utf8').catch(erasures ? undefined : absent);
  if (text === undefined) return;
  await writeDurably(erasuresFile({ dataDir: staging }), text);
  await writeDurably(erasuresDue({ dataDir: staging }), moment);
}

export const fill = (reach: Reach, backup: CheckedBackup): Promise<void> =>
  fillDatabase(reach, backup.manifest.database, rowsIn(backup));

/** Reads the rows of a table, unpacked. */
export const rowsIn =
  (backup: CheckedBackup) =>
  ({ name }: Pick<DumpedTable, 'name'>): Readable => {
    const rows = backup.read(rowsOf(name));
    const unpacked = createGunzip();
    rows.once('error', (error) => unpacked.destroy(error));
    return rows.pipe(unpacked);
  };

async function fillOwn(dataDir: string, backup: CheckedBackup): Promise<void> {
  const own = await openOwnDatabase(dataDir, () => undefined);
  try {
    await fill(own.reach, backup);
  } finally {
    await own.stop();
  }
}

/** Puts files of a backup where the configuration says; what else is among them is passed over. */
export async function putFiles(
  backup: OpenedBackup,
  files: readonly BackedUpFile[],
  staging: string,
  { s3 }: Pick<Config, 's3'>,
): Promise<void> {
  const bucket = s3 ? s3Store(s3) : null;
  for (const file of files) {
    const key = keyAt(file.path);
    if (key === null) continue;
    const { sha256 } = await writeFileOf(staging, file.path, backup.read(file.path));
    // A bucket need not say the same twice.
    if (sha256 !== file.sha256)
      throw new ConfigError(`The backup is damaged: ${file.path} changed while it was restored.`);
    if (!bucket) continue;
    await bucket.put(key, path.join(staging, file.path), typeOf(key));
    await rm(path.join(staging, file.path));
  }
  if (!bucket) await flush(staging);
}
