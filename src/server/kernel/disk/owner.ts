import { chown, lchown, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { absent } from './absent.ts';

/** What root wrote belongs to the account that a folder belongs to; of other accounts it does anyway. */
export async function giveToOwnerOf(folder: string, written: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const owner = await stat(folder).catch(absent);
  if (!owner || owner.uid === 0) return;
  await chown(written, owner.uid, owner.gid);
  for (const entry of await readdir(written, { recursive: true }))
    await lchown(path.join(written, entry), owner.uid, owner.gid);
}
