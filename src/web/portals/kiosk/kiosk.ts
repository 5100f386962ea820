import { ENTRIES_AT_ONCE, ENTRIES_WAITING } from '#contract/kiosk-limits.ts';
import { RequestError } from '#web/lib/errors.ts';
import { newId } from '#web/lib/newId.ts';
import { setCenterClock } from '#web/lib/time.ts';
import { callKiosk, isAway } from './api.ts';
import { type Entry, seal } from './seal.ts';
import { keepShell } from './shell.ts';
import {
  countWaiting,
  dropEntries,
  type KioskState,
  keepEntry,
  memory,
  nextSequence,
  remember,
  waiting,
} from './store.ts';

/** How the tablet stands. */
export interface KioskStatus {
  readonly phase: 'starting' | 'unpaired' | 'paired';
  readonly isOnline: boolean;
  readonly unsent: number;
  readonly state: KioskState | null;
}

/** A try is made again after so long while something waits, or the server is away. */
const AGAIN_MS = 15_000;
const HEARTBEAT_MS = 60_000;

let status: KioskStatus = { phase: 'starting', isOnline: true, unsent: 0, state: null };
const listeners = new Set<() => void>();
/** The server's clock and this page's timer when they were last compared: the timer goes on when somebody sets the clock. */
let compared: { readonly server: number; readonly timer: number } | null = null;
let storedOffset: number | null = null;
let working: Promise<ReadonlyMap<string, boolean | null>> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

export const statusNow = (): KioskStatus => status;
export function onStatus(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Begins: what the tablet remembers stands at once, then it speaks with the server, now and again. */
export async function startKiosk(): Promise<void> {
  const { state, offset } = await memory();
  storedOffset = offset;
  if (state) setClock(state);
  tell({ state, phase: state ? 'paired' : 'starting', unsent: await countWaiting() });
  addEventListener('online', () => void sync());
  addEventListener('offline', () => tell({ isOnline: false }));
  await sync();
}

/** Pairs this tablet by a code. */
export async function pairKiosk(code: string): Promise<void> {
  await callKiosk('POST /api/kiosk/pair', { body: { code } });
  await sync();
}

/** So many entries wait that nothing more is taken until the server has them. */
export class QueueFull extends Error {}

/**
 * Keeps what was entered, sealed, and sends it as soon as it can. Gives whether all of it was recorded, where the server says
 * so at once; null: it will be.
 * @throws QueueFull
 */
export async function enter(entry: Entry): Promise<boolean | null> {
  const { state } = status;
  if (!state) throw new Error('This tablet has not been paired');
  if ((await countWaiting()) >= ENTRIES_WAITING) throw new QueueFull();
  const outside = {
    uuid: newId(),
    sequence: await nextSequence(),
    at: new Date().toISOString(),
    offset: offsetNow(),
  };
  await keepEntry(await seal(state, outside, entry));
  tell({ unsent: await countWaiting() });
  // One that is under way may have begun before this entry was there.
  await working;
  const told = await sync();
  return told.get(outside.uuid) ?? null;
}

/** Speaks with the server, and sends what waits, in order; what it has taken is forgotten here. */
export function sync(): Promise<ReadonlyMap<string, boolean | null>> {
  working ??= exchange().finally(() => {
    working = null;
  });
  return working;
}

async function exchange(): Promise<ReadonlyMap<string, boolean | null>> {
  clearTimeout(timer);
  const told = new Map<string, boolean | null>();
  try {
    await greet();
    for (let batch = await waiting(ENTRIES_AT_ONCE); batch.length > 0; batch = await waiting(ENTRIES_AT_ONCE)) {
      const unsent = (await countWaiting()) - batch.length;
      const body = { sentAt: new Date().toISOString(), unsent, events: batch };
      const { kept } = await callKiosk('POST /api/kiosk/entries', { body });
      for (const { uuid, isRecorded } of kept) told.set(uuid, isRecorded);
      await dropEntries(kept.map(({ uuid }) => uuid));
      tell({ unsent: await countWaiting() });
    }
    tell({ isOnline: true });
  } catch (error) {
    await failed(error);
  }
  const isCalm = status.isOnline && status.unsent === 0;
  timer = setTimeout(() => void sync(), isCalm ? HEARTBEAT_MS : AGAIN_MS);
  return told;
}

async function greet(): Promise<void> {
  const began = performance.now();
  const state = await callKiosk('GET /api/kiosk', { query: { unsent: await countWaiting() } });
  const ended = performance.now();
  compared = { server: Date.parse(state.now) + (ended - began) / 2, timer: ended };
  storedOffset = offsetNow();
  setClock(state);
  await remember({ state, offset: storedOffset });
  tell({ state, phase: 'paired', isOnline: true });
  void keepShell();
}

/** What waits is kept, whatever the server says; it says how much that is, even when it was unpaired. */
async function failed(error: unknown): Promise<void> {
  if (error instanceof RequestError && error.status === 401) {
    tell({ phase: 'unpaired', isOnline: true });
    await callKiosk('POST /api/kiosk/unsent', { body: { unsent: await countWaiting() } }).catch(() => undefined);
    return;
  }
  tell({ isOnline: !isAway(error), ...(status.phase === 'starting' && { phase: 'unpaired' as const }) });
}

/** What has to be added to the tablet's clock: by this page's timer, else as it was when they last spoke. */
const offsetNow = (): number | null =>
  compared ? Math.round(compared.server + (performance.now() - compared.timer) - Date.now()) : storedOffset;

function setClock({ timeZone }: KioskState): void {
  setCenterClock(new Date(Date.now() + (offsetNow() ?? 0)).toISOString(), timeZone);
}

function tell(change: Partial<KioskStatus>): void {
  status = { ...status, ...change };
  for (const listener of listeners) listener();
}
