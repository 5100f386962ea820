import { text } from 'node:stream/consumers';
import { dropUnfinished } from '../files/s3-parts.ts';
import type { S3Service } from './bucket-address.ts';
import { headingOf } from './heading.ts';
import { type InBucket, openInBucket } from './in-bucket.ts';
import { MANIFEST, MANIFEST_SUM, momentOf } from './layout.ts';
import { fingerprintIn } from './manifest.ts';
import { openObjects, readObject } from './opened-in-bucket.ts';
import { removeObjects } from './remove-objects.ts';
import { bytesOf, type DatedBackup, type Shelf } from './shelf.ts';

/** A part of a bucket. What has no manifest there is no backup: it is being made, or was left. */
export function shelfInBucket(folder: string, service: S3Service | undefined): Shelf {
  const { bucket, prefix } = openInBucket(folder, service);
  const at = (name: string): InBucket => ({ bucket, prefix: `${prefix}${name}/` });
  async function all(): Promise<(DatedBackup & { readonly fingerprint: string | null })[]> {
    const found = [];
    for await (const name of bucket.names(prefix)) {
      const madeAt = momentOf(name);
      if (madeAt) found.push({ name, madeAt, fingerprint: await fingerprintAt(at(name)) });
    }
    return found;
  }
  return {
    async names() {
      const names: string[] = [];
      for await (const name of bucket.names(prefix)) names.push(name);
      return names;
    },
    async mark(name) {
      const manifest = at(name).prefix + MANIFEST;
      for await (const { key, size, writtenAt } of bucket.list(manifest))
        if (key === manifest) return `${writtenAt.getTime()} ${size}`;
      return 'none yet';
    },
    async heading(name) {
      const place = at(name);
      for (const file of [MANIFEST, MANIFEST_SUM]) if ((await bucket.size(place.prefix + file)) === null) return null;
      const heading = await headingOf((file) => readObject(place, file));
      return heading && { ...heading, bytes: bytesOf(heading) };
    },
    open: (name) => openObjects(at(name), name),
    own: async (fingerprint) => (await all()).filter((one) => one.fingerprint === fingerprint),
    async left(before) {
      await dropUnfinished(bucket, prefix, before);
      const left: string[] = [];
      for (const { name, fingerprint } of await all())
        if (fingerprint === null && (await lastWritten(at(name))) < before) left.push(name);
      return left;
    },
    remove: (name) => removeObjects(at(name)),
  };
}

const END_BYTES = 2_000;

/** Null: it is not whole. Of a manifest of many files the end is asked for alone. */
async function fingerprintAt({ bucket, prefix }: InBucket): Promise<string | null> {
  const [size, sum] = [await bucket.size(prefix + MANIFEST), await bucket.size(prefix + MANIFEST_SUM)];
  if (!size || sum === null) return null;
  const end = await bucket.read(prefix + MANIFEST, { start: Math.max(0, size - END_BYTES), end: size - 1 });
  return fingerprintIn(await text(end));
}

async function lastWritten({ bucket, prefix }: InBucket): Promise<Date> {
  let last = new Date(0);
  for await (const { writtenAt } of bucket.list(prefix)) if (writtenAt > last) last = writtenAt;
  return last;
}
