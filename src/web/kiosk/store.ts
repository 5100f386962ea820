import type { SealedEntry } from '../../contract/kiosk.ts';
import type { ReplyOf } from '../lib/api.ts';
import { answerOf, browserStore } from '../lib/browserStore.ts';

/** What the tablet was told and works with while the server is away: nothing of any family. */
export type KioskState = ReplyOf<'GET /api/kiosk'>;
export interface Memory {
  readonly state: KioskState | null;
  /** The server's clock less the tablet's, in milliseconds, when they last spoke; null: never. */
  readonly offset: number | null;
  readonly sequence: number;
}

const ENTRIES = 'entries';
const MEMORY = 'memory';
const NOTHING: Memory = { state: null, offset: null, sequence: 0 };

const { within: inStore } = browserStore('larkhouse-kiosk', (database) => {
  database.createObjectStore(ENTRIES, { keyPath: 'uuid' }).createIndex('sequence', 'sequence');
  database.createObjectStore(MEMORY);
});

/** The entries that wait, the oldest first. They are sealed: this tablet can't read them. */
export const waiting = (limit: number): Promise<SealedEntry[]> =>
  inStore(ENTRIES, 'readonly', (store) => answerOf<SealedEntry[]>(store.index('sequence').getAll(null, limit)));

export const countWaiting = (): Promise<number> => inStore(ENTRIES, 'readonly', (store) => answerOf(store.count()));

/** Keeps an entry until the server has it; done once it is written. */
export const keepEntry = (entry: SealedEntry): Promise<unknown> =>
  inStore(ENTRIES, 'readwrite', (store) => answerOf(store.put(entry)));

export const dropEntries = (uuids: readonly string[]): Promise<unknown> =>
  inStore(ENTRIES, 'readwrite', (store) => Promise.all(uuids.map((uuid) => answerOf(store.delete(uuid)))));

export const memory = (): Promise<Memory> =>
  inStore(MEMORY, 'readonly', async (store) => ((await answerOf(store.get('kiosk'))) as Memory | undefined) ?? NOTHING);

export const remember = (change: Partial<Memory>): Promise<Memory> =>
  inStore(MEMORY, 'readwrite', async (store) => {
    const now = { ...NOTHING, ...((await answerOf(store.get('kiosk'))) as Memory | undefined), ...change };
    await answerOf(store.put(now, 'kiosk'));
    return now;
  });

/** The next number of this tablet's entries: they go up whoever has the page open. */
export const nextSequence = (): Promise<number> =>
  inStore(MEMORY, 'readwrite', async (store) => {
    const before = ((await answerOf(store.get('kiosk'))) as Memory | undefined) ?? NOTHING;
    const sequence = before.sequence + 1;
    await answerOf(store.put({ ...before, sequence }, 'kiosk'));
    return sequence;
  });
