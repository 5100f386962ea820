import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { flush } from './durable.ts';
import { BLOCK, paddingOf, tarHeader } from './tar-header.ts';

/** Files by their places, wherever they lie. */
interface Files {
  size(place: string): number | undefined | Promise<number>;
  read(place: string): Readable;
}

/** Writes files of a folder into one tar, in this order. */
export async function writeTar(folder: string, file: string, places: readonly string[]): Promise<void> {
  const at = (place: string) => path.join(folder, place);
  const files: Files = {
    size: async (place) => (await stat(at(place))).size,
    read: (place) => createReadStream(at(place)),
  };
  await pipeline(tarOf(files, places), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  await flush(file);
}

/** Files as one tar, in this order. */
export const tarOf = (files: Files, places: readonly string[]): Readable => Readable.from(blocksOf(files, places));

/** How long the tar of files of these sizes is. */
export const tarredSize = (sizes: readonly number[]): number =>
  sizes.reduce((sum, size) => sum + BLOCK + size + paddingOf(size), 2 * BLOCK);

async function* blocksOf(files: Files, places: readonly string[]): AsyncIterable<Buffer> {
  for (const place of places) {
    const size = await files.size(place);
    if (size === undefined) throw new Error(`${place} is gone`);
    yield tarHeader(place, size);
    yield* files.read(place) as AsyncIterable<Buffer>;
    yield Buffer.alloc(paddingOf(size));
  }
  yield Buffer.alloc(2 * BLOCK);
}
