import type { DBSchema } from 'idb';
import type { SealedEntry } from '#contract/kiosk.ts';
import type { ReplyOf } from '#web/lib/api.ts';
import { browserStore, ON_DISK } from '#web/lib/browserStore.ts';

/** What the tablet was told and works with while the server is away: nothing of any family. */
export type KioskState = ReplyOf<'GET /api/kiosk'>;
export interface Memory {
  readonly state: KioskState | null;
  /** The server's clock less the tablet's, in milliseconds, when they last spoke; null: never. */
  readonly offset: number | null;
  readonly sequence: number;
}
/** Where the tablet stands. */
export type Place = 'entrance' | 'room';
/** Whereto an entry goes: where it was made, as a tablet may be paired to another place while some wait, or to the time clock. */
export type Queue = Place | 'clock';
type KeptEntry = SealedEntry & { readonly place?: Queue };
interface Stores extends DBSchema {
  entries: { key: string; value: KeptEntry; indexes: { sequence: number } };
  memory: { key: 'kiosk'; value: Memory };
}

const NOTHING: Memory = { state: null, offset: null, sequence: 0 };

const open = browserStore<Stores>('larkhouse-kiosk', (database) => {
  database.createObjectStore('entries', { keyPath: 'uuid' }).createIndex('sequence', 'sequence');
  database.createObjectStore('memory');
});

/** The entries of a queue that wait, the oldest first. They are sealed: this tablet can't read them. */
export async function waiting(at: Queue, limit: number): Promise<SealedEntry[]> {
  const all = await (await open()).getAllFromIndex('entries', 'sequence');
  const own = all.filter(({ place = 'entrance' }) => place === at).slice(0, limit);
  return own.map(({ place: _, ...sealed }) => sealed);
}

export const waitingUuids = async (): Promise<ReadonlySet<string>> =>
  new Set(await (await open()).getAllKeys('entries'));

export const countWaiting = async (): Promise<number> => (await open()).count('entries');

/** Keeps an entry until the server has it; done once it is written. */
export async function keepEntry(entry: SealedEntry, place: Queue): Promise<void> {
  const { store, done } = (await open()).transaction('entries', 'readwrite', ON_DISK);
  await Promise.all([store.put({ ...entry, place }), done]);
}

export async function dropEntries(uuids: readonly string[]): Promise<void> {
  const { store, done } = (await open()).transaction('entries', 'readwrite', ON_DISK);
  await Promise.all([...uuids.map((uuid) => store.delete(uuid)), done]);
}

export const memory = async (): Promise<Memory> => (await (await open()).get('memory', 'kiosk')) ?? NOTHING;

export const remember = (change: Partial<Memory>): Promise<Memory> =>
  remembering((before) => ({ ...before, ...change }));

/** The next number of this tablet's entries: they go up whoever has the page open. */
export const nextSequence = async (): Promise<number> =>
  (await remembering((before) => ({ ...before, sequence: before.sequence + 1 }))).sequence;

async function remembering(change: (before: Memory) => Memory): Promise<Memory> {
  const { store, done } = (await open()).transaction('memory', 'readwrite', ON_DISK);
  const now = change((await store.get('kiosk')) ?? NOTHING);
  await Promise.all([store.put(now, 'kiosk'), done]);
  return now;
}
