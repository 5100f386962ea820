import { answerOf, browserStore } from './browserStore.ts';

interface Sealed {
  readonly nonce: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
}

/** Values kept in this browser, encrypted under a key that no script can read out: on the disk they are of no use. */
export interface SealedStore {
  keep(id: string, value: unknown): Promise<void>;
  /** undefined: there is none. */
  read(id: string): Promise<unknown>;
  ids(): Promise<string[]>;
  drop(id: string): Promise<void>;
}

const KEYS = 'keys';
const VALUES = 'values';
const ALGORITHM = { name: 'AES-GCM', length: 256 };

export function sealedStore(name: string): SealedStore {
  const { within } = browserStore(name, (database) => {
    database.createObjectStore(KEYS);
    database.createObjectStore(VALUES);
  });

  const storedKey = () =>
    within(KEYS, 'readonly', (store) => answerOf(store.get('key') as IDBRequest<CryptoKey | undefined>));

  /** Of two pages that make one at the same moment, the first one's holds. */
  async function ownKey(): Promise<CryptoKey> {
    const stored = await storedKey();
    if (stored) return stored;
    const made = await crypto.subtle.generateKey(ALGORITHM, false, ['encrypt', 'decrypt']);
    return within(KEYS, 'readwrite', async (store) => {
      const first = await answerOf(store.get('key') as IDBRequest<CryptoKey | undefined>);
      if (!first) await answerOf(store.put(made, 'key'));
      return first ?? made;
    });
  }

  return {
    async keep(id, value) {
      const key = await ownKey();
      const nonce = crypto.getRandomValues(new Uint8Array(12));
      const text = new TextEncoder().encode(JSON.stringify(value));
      const bytes = await crypto.subtle.encrypt({ name: ALGORITHM.name, iv: nonce }, key, text);
      await within(VALUES, 'readwrite', (store) => answerOf(store.put({ nonce, bytes } satisfies Sealed, id)));
    },
    async read(id) {
      const key = await storedKey();
      const sealed = await within(VALUES, 'readonly', (store) =>
        answerOf(store.get(id) as IDBRequest<Sealed | undefined>),
      );
      if (!key || !sealed) return undefined;
      const text = await crypto.subtle.decrypt({ name: ALGORITHM.name, iv: sealed.nonce }, key, sealed.bytes);
      return JSON.parse(new TextDecoder().decode(text));
    },
    ids: async () => (await within(VALUES, 'readonly', (store) => answerOf(store.getAllKeys()))).map(String),
    drop: (id) => within(VALUES, 'readwrite', (store) => answerOf(store.delete(id))),
  };
}
