import type { SealedEntry } from '../../contract/kiosk.ts';
import type { ReplyOf } from '../lib/api.ts';

/** What the tablet was told and works with while the server is away: nothing of any family. */
export type KioskState = ReplyOf<'GET /api/kiosk'>;
export interface Memory {
  readonly state: KioskState | null;
  /** The server's clock less the tablet's, in milliseconds, when they last spoke; null: never. */
  readonly offset: number | null;
  readonly sequence: number;
}

const NAME = 'larkhouse-kiosk';
const ENTRIES = 'entries';
const MEMORY = 'memory';
const NOTHING: Memory = { state: null, offset: null, sequence: 0 };

let opened: Promise<IDBDatabase> | undefined;

/** The entries that wait, the oldest first. They are sealed: this tablet can't read them. */
export const waiting = (limit: number): Promise<SealedEntry[]> =>
  inStore(ENTRIES, 'readonly', (store) => answer<SealedEntry[]>(store.index('sequence').getAll(null, limit)));

export const countWaiting = (): Promise<number> => inStore(ENTRIES, 'readonly', (store) => answer(store.count()));

/** Keeps an entry until the server has it; done once it is written. */
export const keepEntry = (entry: SealedEntry): Promise<unknown> =>
  inStore(ENTRIES, 'readwrite', (store) => answer(store.put(entry)));

export const dropEntries = (uuids: readonly string[]): Promise<unknown> =>
  inStore(ENTRIES, 'readwrite', (store) => Promise.all(uuids.map((uuid) => answer(store.delete(uuid)))));

export const memory = (): Promise<Memory> =>
  inStore(MEMORY, 'readonly', async (store) => ((await answer(store.get('kiosk'))) as Memory | undefined) ?? NOTHING);

export const remember = (change: Partial<Memory>): Promise<Memory> =>
  inStore(MEMORY, 'readwrite', async (store) => {
    const now = { ...NOTHING, ...((await answer(store.get('kiosk'))) as Memory | undefined), ...change };
    await answer(store.put(now, 'kiosk'));
    return now;
  });

/** The next number of this tablet's entries: they go up whoever has the page open. */
export const nextSequence = (): Promise<number> =>
  inStore(MEMORY, 'readwrite', async (store) => {
    const before = ((await answer(store.get('kiosk'))) as Memory | undefined) ?? NOTHING;
    const sequence = before.sequence + 1;
    await answer(store.put({ ...before, sequence }, 'kiosk'));
    return sequence;
  });

async function inStore<T>(name: string, mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>) {
  opened ??= open();
  const transaction = (await opened).transaction(name, mode, { durability: 'strict' });
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The tablet could not keep this'));
  });
  const [result] = await Promise.all([work(transaction.objectStore(name)), done]);
  return result;
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(ENTRIES, { keyPath: 'uuid' }).createIndex('sequence', 'sequence');
    request.result.createObjectStore(MEMORY);
  };
  return answer(request);
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The tablet could not keep this'));
  });
