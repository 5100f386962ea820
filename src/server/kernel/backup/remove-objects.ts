import { forEachAtOnce } from '../jobs/at-once.ts';
import type { InBucket } from './in-bucket.ts';
import { MANIFEST_SUM } from './layout.ts';

const AT_ONCE = 8;

/** Removes a backup, or what there is of one: first what makes it one, so that what is left of it is none. */
export async function removeObjects({ bucket, prefix }: InBucket): Promise<void> {
  await bucket.remove(prefix + MANIFEST_SUM);
  const keys: string[] = [];
  for await (const { key } of bucket.list(prefix)) keys.push(key);
  await forEachAtOnce(keys, AT_ONCE, (key) => bucket.remove(key));
}
