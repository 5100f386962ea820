import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { walIn } from '#server/db/embedded/history.ts';
import { flush } from '../backup/durable.ts';
import { absent } from '../disk/absent.ts';
import { isSegment, PACKED, PARTIAL } from './layout.ts';

const SEGMENT_LETTERS = 24;

/** Packs the segments that the server has handed over; each lies there whole, as it came or packed, at every moment. */
export async function packSegments(history: string): Promise<void> {
  const wal = walIn(history);
  for (const name of ((await readdir(wal).catch(absent)) ?? []).filter(isSegment)) {
    const file = path.join(wal, name);
    const partial = `${file}${PACKED}${PARTIAL}`;
    await pipeline(createReadStream(file), createGzip(), createWriteStream(partial, { mode: 0o600 }));
    await flush(partial);
    await rename(partial, file + PACKED);
    await flush(wal);
    await rm(file);
  }
}

/** Removes what lies before the first segment that is still needed. */
export async function removeBefore(history: string, first: string): Promise<void> {
  const wal = walIn(history);
  for (const name of (await readdir(wal).catch(absent)) ?? [])
    if (name.slice(0, SEGMENT_LETTERS) < first) await rm(path.join(wal, name), { force: true });
}
