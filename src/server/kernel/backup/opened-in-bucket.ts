import { Readable } from 'node:stream';
import { ConfigError } from '#server/config.ts';
import type { S3Service } from './bucket-address.ts';
import { openInBucket } from './in-bucket.ts';
import { isPlace } from './layout.ts';
import type { OpenedBackup } from './opened.ts';

/** Opens what lies in a bucket by its list. What the bucket says is compared with the manifest like that of a disk. */
export async function openObjects(place: string, service: S3Service | undefined): Promise<OpenedBackup> {
  const { bucket, prefix } = openInBucket(place, service);
  const sizes = new Map<string, number>();
  for await (const { key, size } of bucket.list(prefix)) {
    const file = key.slice(prefix.length);
    if (isPlace(file)) sizes.set(file, size);
  }
  if (sizes.size === 0) throw new ConfigError(`There is no backup at ${place}.`);
  async function* bytesOf(file: string) {
    try {
      yield* await bucket.read(prefix + file);
    } catch (cause) {
      throw new ConfigError(`The backup cannot be read: ${file} did not come to its end.`, { cause });
    }
  }
  return {
    size: (file) => sizes.get(file),
    read: (file) => Readable.from(bytesOf(file), { objectMode: false }),
  };
}
