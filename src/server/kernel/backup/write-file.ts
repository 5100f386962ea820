import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { measure } from '#server/db/dump/measure.ts';
import { flush } from './durable.ts';
import type { BackedUpFile } from './manifest.ts';

/** Writes a stream to a new file of a folder, through `changed`, and says what came to lie there. One that fails leaves nothing. */
export async function writeFileOf(
  folder: string,
  place: string,
  bytes: Readable,
  ...changed: readonly Transform[]
): Promise<BackedUpFile> {
  const file = path.join(folder, place);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const written = measure();
  try {
    await pipeline([bytes, ...changed, written, createWriteStream(file, { flags: 'wx', mode: 0o600 })]);
    await flush(file);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
  return { path: place, size: written.bytes, sha256: written.sha256() };
}
