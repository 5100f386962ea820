import { createReadStream } from 'node:fs';
import { type FileHandle, open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { ConfigError } from '#server/config.ts';
import { absent } from '../disk/absent.ts';
import { isInBucket, type S3Service } from './bucket-address.ts';
import { openInBucket } from './in-bucket.ts';
import { isPlace } from './layout.ts';
import { openObjects } from './opened-in-bucket.ts';
import { BLOCK, paddingOf, readTarHeader } from './tar-header.ts';

/** A backup's files, wherever they lie: a folder, a tar, or a bucket. */
export interface OpenedBackup {
  /** In bytes; undefined: it isn't there. */
  size(place: string): number | undefined;
  read(place: string): Readable;
}

/** Opens what should be a backup. Throws, with a line for whoever restores, when it is not there or cannot be one. */
export async function openBackup(place: string, service?: S3Service): Promise<OpenedBackup> {
  if (isInBucket(place)) return openObjects(openInBucket(place, service), place);
  const found = await stat(place).catch(absent);
  if (!found) throw new ConfigError(`There is no ${place}.`);
  return found.isDirectory() ? openFolder(place) : openTar(place, found.size);
}

async function openFolder(folder: string): Promise<OpenedBackup> {
  const sizes = new Map<string, number>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const place = path.relative(folder, file).replaceAll(path.sep, '/');
    // Links lead elsewhere, and what else lies here is no part of the backup.
    if (entry.isFile() && isPlace(place)) sizes.set(place, (await stat(file)).size);
  }
  return {
    size: (place) => sizes.get(place),
    read: (place) => createReadStream(path.join(folder, place)),
  };
}

async function openTar(file: string, bytes: number): Promise<OpenedBackup> {
  const places = new Map<string, { readonly start: number; readonly size: number }>();
  const handle = await open(file);
  try {
    let at = 0;
    for (;;) {
      const block = await blockAt(handle, at, BLOCK);
      at += BLOCK;
      if (block.every((byte) => byte === 0)) break;
      const { name, size } = readTarHeader(block);
      if (!isPlace(name) || places.has(name)) throw damaged('it holds what no backup does');
      places.set(name, { start: at, size });
      const padding = paddingOf(size);
      if ((await blockAt(handle, at + size, padding)).some((byte) => byte !== 0)) throw damaged(`behind ${name}`);
      at += size + padding;
    }
    const last = await blockAt(handle, at, BLOCK);
    if (last.some((byte) => byte !== 0) || at + BLOCK !== bytes) throw damaged('its end is not the end');
  } finally {
    await handle.close();
  }
  return {
    size: (place) => places.get(place)?.size,
    read: (place) => {
      const { start, size } = places.get(place) ?? { start: 0, size: 0 };
      return size === 0 ? Readable.from([]) : createReadStream(file, { start, end: start + size - 1 });
    },
  };
}

async function blockAt(handle: FileHandle, at: number, length: number): Promise<Buffer> {
  const block = Buffer.alloc(length);
  const { bytesRead } = await handle.read(block, 0, length, at);
  if (bytesRead < length) throw damaged('it was cut off');
  return block;
}

const damaged = (what: string) => new ConfigError(`The backup is damaged: ${what}.`);
