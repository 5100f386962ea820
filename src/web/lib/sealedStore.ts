import type { DBSchema } from 'idb';
import { browserStore, ON_DISK } from './browserStore.ts';

interface Sealed {
  readonly nonce: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
}
interface Stores extends DBSchema {
  keys: { key: 'key'; value: CryptoKey };
  values: { key: string; value: Sealed };
}

/** Values kept in this browser, encrypted under a key that no script can read out: on the disk they are of no use. */
export interface SealedStore {
  keep(id: string, value: unknown): Promise<void>;
  /** undefined: there is none. */
  read(id: string): Promise<unknown>;
  ids(): Promise<string[]>;
  drop(id: string): Promise<void>;
}

const ALGORITHM = { name: 'AES-GCM', length: 256 };

export function sealedStore(name: string): SealedStore {
  const open = browserStore<Stores>(name, (database) => {
    database.createObjectStore('keys');
    database.createObjectStore('values');
  });

  /** Of two pages that make one at the same moment, the first one's holds. */
  async function ownKey(): Promise<CryptoKey> {
    const stored = await (await open()).get('keys', 'key');
    if (stored) return stored;
    const made = await crypto.subtle.generateKey(ALGORITHM, false, ['encrypt', 'decrypt']);
    const { store, done } = (await open()).transaction('keys', 'readwrite', ON_DISK);
    const first = await store.get('key');
    if (!first) await store.put(made, 'key');
    await done;
    return first ?? made;
  }

  return {
    async keep(id, value) {
      const key = await ownKey();
      const nonce = crypto.getRandomValues(new Uint8Array(12));
      const text = new TextEncoder().encode(JSON.stringify(value));
      const bytes = await crypto.subtle.encrypt({ name: ALGORITHM.name, iv: nonce }, key, text);
      const { store, done } = (await open()).transaction('values', 'readwrite', ON_DISK);
      await Promise.all([store.put({ nonce, bytes }, id), done]);
    },
    async read(id) {
      const database = await open();
      const [key, sealed] = await Promise.all([database.get('keys', 'key'), database.get('values', id)]);
      if (!key || !sealed) return undefined;
      const text = await crypto.subtle.decrypt({ name: ALGORITHM.name, iv: sealed.nonce }, key, sealed.bytes);
      return JSON.parse(new TextDecoder().decode(text));
    },
    ids: async () => (await open()).getAllKeys('values'),
    async drop(id) {
      const { store, done } = (await open()).transaction('values', 'readwrite', ON_DISK);
      await Promise.all([store.delete(id), done]);
    },
  };
}
