import { ENTRIES_AT_ONCE, ENTRIES_WAITING } from '#contract/kiosk-limits.ts';
import type { RoomReason } from '#contract/kiosk-room.ts';
import type { RefusedPunch } from '#contract/time-clock-choices.ts';
import { RequestError } from '#web/lib/errors.ts';
import { newId } from '#web/lib/newId.ts';
import { setCenterClock } from '#web/lib/time.ts';
import { callKiosk, isAway } from './api.ts';
import { forgetClassroom } from './classroomStore.ts';
import { type ClockWords, type Entry, type RoomWords, seal } from './seal.ts';
import { keepShell } from './shell.ts';
import {
  countWaiting,
  dropEntries,
  type KioskState,
  keepEntry,
  memory,
  nextSequence,
  type Place,
  type Queue,
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

/** What the server says of an entry that it keeps. */
export interface Told {
  /** Whether all of it was recorded; null: it says nothing. */
  readonly isRecorded: boolean | null;
  /** Of staff's entries, why not. */
  readonly reason?: RoomReason | RefusedPunch | null;
}

/** A try is made again after so long while something waits, or the server is away. */
const AGAIN_MS = 15_000;
const HEARTBEAT_MS = 60_000;

let status: KioskStatus = { phase: 'starting', isOnline: true, unsent: 0, state: null };
const listeners = new Set<() => void>();
/** The server's clock and this page's timer when they were last compared: the timer goes on when somebody sets the clock. */
let compared: { readonly server: number; readonly timer: number } | null = null;
let storedOffset: number | null = null;
let working: Promise<ReadonlyMap<string, Told>> | null = null;
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

/** What became of an entry that was kept, and by which name it goes; `told` is missing where it waits to be sent. */
export interface Entered {
  readonly uuid: string;
  /** The kiosk's moment of it. */
  readonly at: string;
  readonly told: Told | undefined;
}

/**
 * Keeps what was entered, sealed, and sends it as soon as it can.
 * @throws QueueFull
 */
export async function enter(entry: Entry): Promise<Told | undefined> {
  const [entered] = await enterAll([entry]);
  return entered?.told;
}

/** Keeps what a member of staff clocks, sealed, and sends it as soon as it can. @throws QueueFull */
export async function enterPunch(words: ClockWords): Promise<Told | undefined> {
  const [entered] = await enterAll([words], 'clock');
  return entered?.told;
}

/** Keeps several entries of one moment, and sends them together. @throws QueueFull */
export async function enterAll(entries: readonly (Entry | RoomWords | ClockWords)[], to?: Queue): Promise<Entered[]> {
  const { state } = status;
  if (!state) throw new Error('This tablet has not been paired');
  const queue = to ?? placeOf(state);
  if ((await countWaiting()) + entries.length > ENTRIES_WAITING) throw new QueueFull();
  const at = new Date().toISOString();
  const offset = offsetNow();
  const uuids: string[] = [];
  for (const entry of entries) {
    const outside = { uuid: newId(), sequence: await nextSequence(), at, offset };
    await keepEntry(await seal(state, outside, entry), queue);
    uuids.push(outside.uuid);
  }
  tell({ unsent: await countWaiting() });
  // One that is under way may have begun before these entries were there.
  await working;
  const told = await sync();
  return uuids.map((uuid) => ({
    uuid,
    at: new Date(Date.parse(at) + (offset ?? 0)).toISOString(),
    told: told.get(uuid),
  }));
}

const placeOf = ({ room }: KioskState): Place => (room ? 'room' : 'entrance');

/** Speaks with the server, and sends what waits, in order; what it has taken is forgotten here. */
export function sync(): Promise<ReadonlyMap<string, Told>> {
  working ??= exchange().finally(() => {
    working = null;
  });
  return working;
}

async function exchange(): Promise<ReadonlyMap<string, Told>> {
  clearTimeout(timer);
  const told = new Map<string, Told>();
  try {
    for (const queue of [placeOf(await greet()), 'clock'] as const) await sendQueue(queue, told);
    tell({ isOnline: true });
  } catch (error) {
    await failed(error);
  }
  const isCalm = status.isOnline && status.unsent === 0;
  timer = setTimeout(() => void sync(), isCalm ? HEARTBEAT_MS : AGAIN_MS);
  return told;
}

/** Sends what waits in a queue, the oldest first, and notes in `told` what the server says of it. */
async function sendQueue(queue: Queue, told: Map<string, Told>): Promise<void> {
  const next = () => waiting(queue, ENTRIES_AT_ONCE);
  for (let batch = await next(); batch.length > 0; batch = await next()) {
    const unsent = (await countWaiting()) - batch.length;
    const body = { sentAt: new Date().toISOString(), unsent, events: batch };
    const { kept } = await callKiosk(ROUTES[queue], { body });
    for (const { uuid, ...said } of kept) told.set(uuid, said);
    await dropEntries(kept.map(({ uuid }) => uuid));
    tell({ unsent: await countWaiting() });
  }
}
const ROUTES = {
  entrance: 'POST /api/kiosk/entries',
  room: 'POST /api/kiosk/room/entries',
  clock: 'POST /api/kiosk/punches',
} as const satisfies Record<Queue, string>;

async function greet(): Promise<KioskState> {
  const began = performance.now();
  const state = await callKiosk('GET /api/kiosk', { query: { unsent: await countWaiting() } });
  const ended = performance.now();
  compared = { server: Date.parse(state.now) + (ended - began) / 2, timer: ended };
  storedOffset = offsetNow();
  setClock(state);
  await remember({ state, offset: storedOffset });
  tell({ state, phase: 'paired', isOnline: true });
  void keepShell(placeOf(state));
  return state;
}

/** What waits is kept, whatever the server says; it says how much that is, even when it was unpaired. */
async function failed(error: unknown): Promise<void> {
  if (error instanceof RequestError && error.status === 401) {
    tell({ phase: 'unpaired', isOnline: true });
    await forgetClassroom();
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
