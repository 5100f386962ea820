import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { ConfigError } from '#server/config.ts';
import { measure } from '#server/db/dump/measure.ts';
import { isKnownSchema } from '#server/db/migrate.ts';
import type { S3Service } from './bucket-address.ts';
import { MANIFEST, MANIFEST_SUM, rowsOf } from './layout.ts';
import { type Manifest, newerBackup, readManifest } from './manifest.ts';
import { type OpenedBackup, openBackup } from './opened.ts';

export interface CheckedBackup extends OpenedBackup {
  readonly manifest: Manifest;
}

/** Opens a backup and compares every byte with its manifest. Throws when it is damaged, foreign, newer or incomplete; changes nothing. */
export async function checkBackup(place: string, service?: S3Service): Promise<CheckedBackup> {
  const opened = await openBackup(place, service);
  const manifest = await manifestOf(opened);
  if (!(await isKnownSchema(manifest.database.steps))) throw newerBackup();
  const named = new Set(manifest.files.map((file) => file.path));
  for (const { name } of manifest.database.tables)
    if (!named.has(rowsOf(name))) throw new ConfigError(`The backup is incomplete: it has no rows of ${name}.`);
  for (const file of manifest.files) await compareFile(opened, file);
  return { ...opened, manifest };
}

/** What a backup says of itself, without a look at the rest. */
export async function manifestOf(opened: OpenedBackup): Promise<Manifest> {
  const [manifest, sum] = [opened.size(MANIFEST), opened.size(MANIFEST_SUM)];
  if (manifest === undefined && sum === undefined) throw new ConfigError('This is no backup of Larkhouse.');
  if (manifest === undefined || sum === undefined)
    throw new ConfigError(`The backup is incomplete: ${manifest === undefined ? MANIFEST : MANIFEST_SUM} is missing.`);
  return readManifest(await text(opened.read(MANIFEST)), await text(opened.read(MANIFEST_SUM)));
}

/** Throws when a file of a backup is not what its manifest says. */
export async function compareFile(opened: OpenedBackup, file: Manifest['files'][number]): Promise<void> {
  const size = opened.size(file.path);
  if (size === undefined) throw new ConfigError(`The backup is incomplete: ${file.path} is missing.`);
  const through = measure();
  if (size === file.size) await pipeline(opened.read(file.path), through, nowhere());
  if (size !== file.size || through.bytes !== file.size || through.sha256() !== file.sha256)
    throw new ConfigError(`The backup is damaged: ${file.path} is not what was backed up.`);
}

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });
