import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { flush } from './durable.ts';
import { BLOCK, paddingOf, tarHeader } from './tar-header.ts';

/** Writes files of a folder into one tar, in this order. */
export async function writeTar(folder: string, file: string, places: readonly string[]): Promise<void> {
  await pipeline(Readable.from(blocksOf(folder, places)), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  await flush(file);
}

async function* blocksOf(folder: string, places: readonly string[]): AsyncIterable<Buffer> {
  for (const place of places) {
    const file = path.join(folder, place);
    const { size } = await stat(file);
    yield tarHeader(place, size);
    yield* createReadStream(file) as AsyncIterable<Buffer>;
    yield Buffer.alloc(paddingOf(size));
  }
  yield Buffer.alloc(2 * BLOCK);
}
