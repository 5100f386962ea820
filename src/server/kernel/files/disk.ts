import { randomBytes } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { access, copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { absent } from '../disk/absent.ts';
import { storageFull } from './full.ts';
import { checkedKey, type FileStore, isKey } from './store.ts';

/** Files in a folder of the disk. */
export function diskStore(root: string): FileStore {
  const placeOf = (key: string) => path.join(root, checkedKey(key));
  return {
    async put(key, file) {
      const place = placeOf(key);
      const folder = path.dirname(place);
      const beside = `${place}.${randomBytes(6).toString('hex')}`;
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await copyFile(file, beside, constants.COPYFILE_EXCL);
        await flush(beside);
        await rename(beside, place);
        await flush(folder);
        await flush(path.dirname(folder));
      } catch (error) {
        await rm(beside, { force: true });
        throw storageFull(error) ?? error;
      }
    },
    async size(key) {
      const found = await stat(placeOf(key)).catch(absent);
      return found?.size ?? null;
    },
    async read(key, range) {
      // Opened before it is answered: what is removed from now on is still read to its end.
      const handle = await open(placeOf(key));
      return createReadStream('', { fd: handle, ...range });
    },
    async remove(folder) {
      await rm(placeOf(folder), { recursive: true, force: true });
    },
    async *folders(centerId) {
      const center = String(centerId);
      for (const name of (await readdir(path.join(root, center)).catch(absent)) ?? []) {
        const folder = `${center}/${name}`;
        const found = await stat(path.join(root, folder)).catch(absent);
        if (found?.isDirectory()) yield { folder, writtenAt: found.mtime };
      }
    },
    async *keys(centerId) {
      const folder = path.join(root, String(centerId));
      for (const found of (await readdir(folder, { recursive: true, withFileTypes: true }).catch(absent)) ?? []) {
        const key = path.relative(root, path.join(found.parentPath, found.name)).replaceAll(path.sep, '/');
        if (found.isFile() && isKey(key)) yield key;
      }
    },
    async check() {
      await mkdir(root, { recursive: true, mode: 0o700 });
      await access(root, constants.R_OK | constants.W_OK | constants.X_OK);
    },
  };
}

/** Until this has ended a power cut may still take the bytes, or the name, back. */
async function flush(place: string): Promise<void> {
  const handle = await open(place, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
