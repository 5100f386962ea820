import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Scene } from './scene.ts';

/** Has the folders of the center's file store look written long ago: the disk knows nothing of a test's clock. */
export async function ageFolders({ larkhouse, world }: Scene): Promise<void> {
  const root = path.join(larkhouse.server.config.dataDir, 'files', String(world.centerId));
  for (const name of await readdir(root)) await utimes(path.join(root, name), 0, 0);
}
