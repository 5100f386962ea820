import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { drain, type S3Settings, SUM, s3Bucket } from './s3-bucket.ts';
import { checkedKey, type FileStore, isKey } from './store.ts';
import { sumOfFile } from './sum.ts';

/** Files in a bucket of an S3-compatible service. */
export function s3Store(settings: S3Settings): FileStore {
  const bucket = s3Bucket(settings, 'The file storage');
  return {
    async put(key, file, type) {
      const { size } = await stat(file);
      const body = await openAsBlob(file, { type });
      // By it the service compares what came with what was sent, and whoever reads the file what comes with what was stored.
      const sum = await sumOfFile(file);
      const headers = {
        'content-type': type,
        'content-length': String(size),
        'x-amz-content-sha256': sum,
        [SUM]: sum,
      };
      await drain(await bucket.call('PUT', checkedKey(key), [200], { body, headers }));
    },
    size: async (key) => bucket.size(checkedKey(key)),
    read: async (key, range) => bucket.read(checkedKey(key), range),
    async remove(folder) {
      const keys: string[] = [];
      for await (const { key } of bucket.list(`${checkedKey(folder)}/`)) keys.push(key);
      for (const key of keys) await bucket.remove(key);
    },
    async *folders(centerId) {
      for await (const { key, writtenAt } of bucket.list(`${centerId}/`))
        yield { folder: key.split('/').slice(0, 2).join('/'), writtenAt };
    },
    async *keys(centerId) {
      for await (const { key } of bucket.list(`${centerId}/`)) if (isKey(key)) yield key;
    },
    check: () => bucket.check(),
  };
}
