import { pipeline } from 'node:stream/promises';
import { ConfigError } from '#server/config.ts';
import { measure } from '#server/db/dump/measure.ts';
import { putStream } from '../files/s3-parts.ts';
import type { S3Service } from './bucket-address.ts';
import type { Draft } from './draft.ts';
import { type InBucket, openInBucket } from './in-bucket.ts';
import type { BackedUpFile } from './manifest.ts';
import { removeObjects } from './remove-objects.ts';

/** In a bucket, where nothing can be renamed: without its manifest, which comes last, it is no backup. */
export async function draftInBucket(folder: string, name: string, service: S3Service | undefined): Promise<Draft> {
  const { bucket, prefix } = openInBucket(folder, service);
  const place = `${folder}/${name}`;
  const own: InBucket = { bucket, prefix: `${prefix}${name}/` };
  for await (const _ of bucket.list(own.prefix)) throw new ConfigError(`There is something at ${place} already.`);
  let isBackup = false;
  return {
    place,
    async lay(file, bytes, ...changed) {
      const laid = measure();
      // What breaks before it breaks its end too, which is read here.
      pipeline([bytes, ...changed, laid]).catch(() => undefined);
      await putStream(bucket, own.prefix + file, laid);
      return { path: file, size: laid.bytes, sha256: laid.sha256() };
    },
    async finish({ files }, layManifest) {
      await compareList(own, files);
      await layManifest();
      isBackup = true;
      return files.reduce((sum, { size }) => sum + size, 0);
    },
    async discard() {
      // What a bucket that is away keeps of it goes with the next that is cleared.
      if (!isBackup) await removeObjects(own).catch(() => undefined);
    },
  };
}

/** Throws where the bucket has not all that it said it took. */
async function compareList({ bucket, prefix }: InBucket, files: readonly BackedUpFile[]): Promise<void> {
  const sizes = new Map<string, number>();
  for await (const { key, size } of bucket.list(prefix)) sizes.set(key.slice(prefix.length), size);
  const other = files.find((file) => sizes.get(file.path) !== file.size);
  if (other) throw new ConfigError(`The bucket does not hold ${other.path} as it was stored; no backup was made.`);
}
