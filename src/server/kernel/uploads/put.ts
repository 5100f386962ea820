import { stat } from 'node:fs/promises';
import type { Made } from '../files/images.ts';
import type { FileStore } from '../files/store.ts';
import { keyOf } from './keys.ts';

/** Stores the files an upload is kept as. They must be there before the upload is remembered. */
export async function putFiles(files: FileStore, centerId: number, path: string, made: readonly Made[]): Promise<void> {
  const puts = made.map((one) => files.put(keyOf(centerId, path, one.variant), one.file, one.type));
  // Of a failure one hears when none is under way any more, and all can be removed.
  const failed = (await Promise.allSettled(puts)).find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

/** What they take of the center's room, in bytes. */
export const storedSizeOf = async (made: readonly Made[]): Promise<number> =>
  (await Promise.all(made.map(async (one) => (await stat(one.file)).size))).reduce((sum, size) => sum + size, 0);
