import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ConfigError } from '#server/config.ts';
import { forEachAtOnce } from '../jobs/at-once.ts';
import { OtherBytes } from './s3-bucket.ts';
import type { FileStore } from './store.ts';
import { typeOf } from './type-of.ts';

/** What was moved, and found at its end. */
export interface MovedFiles {
  /** At both ends, the same to the last byte. */
  readonly files: number;
  readonly bytes: number;
  /** Written by this call. */
  readonly copied: number;
  /** Gone from where they were, because somebody removed them meanwhile. */
  readonly removed: number;
  /** At the new end alone: removed from the old one since they were copied. */
  readonly beside: number;
}

export interface Ends {
  readonly from: FileStore;
  readonly to: FileStore;
}

/** Two steps for each file: it is copied where it is missing, and compared. `done` of `all` files were through a step. */
export type Tell = (step: 'copied' | 'compared', done: number, all: number) => void;

const AT_ONCE = 8;

/**
 * Brings every file of these centers from one store to another, then reads all at both ends and compares their SHA-256. Removes
 * nothing. Cut off, the next call copies what is missing. Throws when an end does not hold what it took.
 */
export async function moveFiles(ends: Ends, centerIds: readonly number[], tell: Tell): Promise<MovedFiles> {
  const keys = await keysOf(ends.from, centerIds);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'larkhouse-move-'));
  const copied = new Set<string>();
  const copyTo = async (key: string) => {
    await copy(ends, key, path.join(folder, encodeURIComponent(key)));
    copied.add(key);
  };
  const unlessRemoved = (key: string) => async (error: unknown) => {
    if ((await ends.from.size(key)) !== null) throw error;
    return null;
  };
  let [bytes, removed] = [0, 0];
  try {
    await each(
      keys,
      async (key) => {
        const size = await ends.from.size(key);
        if (size !== null && (await ends.to.size(key)) !== size) await copyTo(key).catch(unlessRemoved(key));
      },
      (done) => tell('copied', done, keys.length),
    );
    await each(
      keys,
      async (key) => {
        const size = await compare(ends, key, copyTo).catch(unlessRemoved(key));
        if (size === null) removed += 1;
        else bytes += size;
      },
      (done) => tell('compared', done, keys.length),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const known = new Set(keys);
  const beside = (await keysOf(ends.to, centerIds)).filter((key) => !known.has(key)).length;
  return { files: keys.length - removed, bytes, copied: copied.size, removed, beside };
}

async function keysOf(store: FileStore, centerIds: readonly number[]): Promise<string[]> {
  const keys: string[] = [];
  for (const centerId of centerIds) for await (const key of store.keys(centerId)) keys.push(key);
  return keys;
}

/** One end that is away is seen by few calls, not by as many as there are files. */
async function each(
  keys: readonly string[],
  work: (key: string) => Promise<void>,
  tell: (done: number) => void,
): Promise<void> {
  for (let at = 0; at < keys.length; at += AT_ONCE) {
    await forEachAtOnce(keys.slice(at, at + AT_ONCE), AT_ONCE, work);
    tell(Math.min(at + AT_ONCE, keys.length));
  }
}

/** A file that is different is copied once more. Answers its size; null: it was removed meanwhile. */
async function compare(ends: Ends, key: string, copyTo: (key: string) => Promise<void>): Promise<number | null> {
  for (const isLast of [false, true]) {
    const here = await sumOf(ends.from, key);
    if (!here) return null;
    const there = await sumOf(ends.to, key).catch(damaged);
    if (there?.sha256 === here.sha256) return here.bytes;
    if (!isLast) await copyTo(key);
  }
  throw new ConfigError(
    `${key} is not at the new place as it is at the old one; nothing was removed, call this again.`,
  );
}

/** Null: there is no such file. */
async function sumOf(
  store: FileStore,
  key: string,
): Promise<{ readonly sha256: string; readonly bytes: number } | null> {
  if ((await store.size(key)) === null) return null;
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of (await store.read(key)) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { sha256: hash.digest('hex'), bytes };
}

/** What the new place has under the key is none of ours, and copied once more. */
function damaged(error: unknown): null {
  if (error instanceof OtherBytes) return null;
  throw error;
}

async function copy({ from, to }: Ends, key: string, file: string): Promise<void> {
  try {
    await pipeline(await from.read(key), createWriteStream(file, { mode: 0o600 }));
    await to.put(key, file, typeOf(key));
  } finally {
    await rm(file, { force: true });
  }
}
