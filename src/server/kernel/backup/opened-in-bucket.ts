import { Readable } from 'node:stream';
import { ConfigError } from '#server/config.ts';
import type { InBucket } from './in-bucket.ts';
import { isPlace } from './layout.ts';
import type { OpenedBackup } from './opened.ts';

/** Opens what lies in a bucket by its list. What the bucket says is compared with the manifest like that of a disk. */
export async function openObjects(place: InBucket, called: string): Promise<OpenedBackup> {
  const { bucket, prefix } = place;
  const sizes = new Map<string, number>();
  for await (const { key, size } of bucket.list(prefix)) {
    const file = key.slice(prefix.length);
    if (isPlace(file)) sizes.set(file, size);
  }
  if (sizes.size === 0) throw new ConfigError(`There is no backup at ${called}.`);
  return { size: (file) => sizes.get(file), read: (file) => readObject(place, file) };
}

/** A file of a backup. One that breaks off says so in a line. */
export const readObject = (place: InBucket, file: string): Readable =>
  Readable.from(bytesOf(place, file), { objectMode: false });

async function* bytesOf({ bucket, prefix }: InBucket, file: string): AsyncIterable<Buffer> {
  try {
    yield* (await bucket.read(prefix + file)) as AsyncIterable<Buffer>;
  } catch (cause) {
    throw new ConfigError(`The backup cannot be read: ${file} did not come to its end.`, { cause });
  }
}
