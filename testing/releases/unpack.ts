import { createReadStream, createWriteStream, globSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { KEPT } from './keep.ts';

/** The files of the releases that are kept, the oldest first. */
export const keptReleases = (): string[] =>
  globSync(`*${KEPT}`, { cwd: import.meta.dirname }).sort(new Intl.Collator('en', { numeric: true }).compare);

/** Lays the backup of a release that is kept into `folder`; answers its place. */
export async function unpackRelease(name: string, folder: string): Promise<string> {
  const file = path.join(folder, 'release.tar');
  await pipeline(createReadStream(path.join(import.meta.dirname, name)), createGunzip(), createWriteStream(file));
  return file;
}
