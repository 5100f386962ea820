import type { Readable } from 'node:stream';

/** The bytes from `start` to `end`, both inclusive, as in an HTTP range. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Where files lie: a folder on disk, or a bucket. A key is `center/name/variant`, made by the server and never by
 * people. What `put` has answered survives a crash. Nothing here knows who may see what.
 */
export interface FileStore {
  /** Stores a file of the disk under a key, replacing what was there. Refuses with 507 when there is no room left. */
  put(key: string, file: string, type: string): Promise<void>;
  /** The size of what is stored, in bytes; null when there is nothing under the key. */
  size(key: string): Promise<number | null>;
  /** Its bytes. A reader that has begun reads to the end, also when the file is removed meanwhile. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Removes all that is stored under a folder of keys; nothing there is no error. */
  remove(folder: string): Promise<void>;
  /** The folders of a center, with the time at which each was last written. */
  folders(centerId: number): AsyncIterable<{ readonly folder: string; readonly writtenAt: Date }>;
  /** The keys of everything that is stored of a center, in no order. */
  keys(centerId: number): AsyncIterable<string>;
  /** Whether files can be stored and read at all; the reason in the server's log when not. */
  check(): Promise<void>;
}

const KEY = /^\d+(?:\/[\w-]+(?:\.[\w-]+)?){1,2}$/;

/** Whether it is a key of ours: what a crash left half written beside a file is none. */
export const isKey = (key: string): boolean => KEY.test(key);

/** Refuses what isn't a key of ours, whatever way it came here: no key ever leads out of the store. */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new Error('This is not a key of the file store');
  return key;
}
