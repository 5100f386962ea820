import { stat } from 'node:fs/promises';

/** Whether two folders lie on one disk, so that what takes one of them takes both. */
export async function isOnDiskOf(folder: string, other: string): Promise<boolean> {
  const [one, another] = await Promise.all([stat(folder), stat(other)]);
  return one.dev === another.dev;
}
