import { buffer } from 'node:stream/consumers';
import type { FileStore } from './store.ts';

/** What is larger is read from the store each time, in bytes. */
const LARGEST = 16 * 1024;
/** So many bytes stay in memory, of all files together. */
const MOST_BYTES = 2 * 1024 * 1024;

/** A store whose small files, as the faces of a room, are read once for all who ask for them one after the other. */
export interface Files extends FileStore {
  /** All of a small file; null: it is larger, or there is none. Who asks is allowed to see it. */
  small(key: string): Promise<Buffer | null>;
}

/** Keeps in memory what was asked for last. A key is written once: another picture has another one. */
export function keepingSmall(store: FileStore): Files {
  const kept = new Map<string, Buffer>();
  let held = 0;
  const drop = (key: string) => {
    held -= kept.get(key)?.length ?? 0;
    kept.delete(key);
  };
  const keep = (key: string, bytes: Buffer) => {
    drop(key);
    kept.set(key, bytes);
    held += bytes.length;
    for (const oldest of kept.keys()) {
      if (held <= MOST_BYTES) break;
      drop(oldest);
    }
  };
  return {
    ...store,
    async small(key) {
      const known = kept.get(key);
      if (known) {
        keep(key, known);
        return known;
      }
      const size = await store.size(key);
      if (size === null || size > LARGEST) return null;
      try {
        const bytes = await buffer(await store.read(key));
        keep(key, bytes);
        return bytes;
      } catch (error) {
        // It may have been removed at this very moment.
        if ((await store.size(key)) === null) return null;
        throw error;
      }
    },
    async put(key, file, type) {
      drop(key);
      await store.put(key, file, type);
      drop(key);
    },
    async remove(folder) {
      await store.remove(folder);
      for (const key of [...kept.keys()]) if (key.startsWith(`${folder}/`)) drop(key);
    },
  };
}
