import { callKiosk, isAway } from '#web/portals/kiosk/api.ts';
import {
  type ClassroomBoard,
  keepBoard,
  keepPending,
  keptBoard,
  keptPending,
  type Pending,
} from '#web/portals/kiosk/classroomStore.ts';
import { onStatus, statusNow } from '#web/portals/kiosk/kiosk.ts';
import { waitingUuids } from '#web/portals/kiosk/store.ts';

/** The room as the server last told it, and what this tablet has logged since and not sent. */
export interface ClassroomView {
  readonly board: ClassroomBoard | null;
  /** The tablet's clock when the board came, in milliseconds. */
  readonly heldAt: number;
  readonly pending: readonly Pending[];
  /** It could not be read, and nothing is kept. */
  readonly hasFailed: boolean;
}

/** Children come and go by other hands: it is read again so often. */
const AGAIN_MS = 30_000;

let view: ClassroomView = { board: null, heldAt: 0, pending: [], hasFailed: false };
const listeners = new Set<() => void>();

export const viewNow = (): ClassroomView => view;
export function onView(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows what is kept, then what the server tells, now and again and whenever something was sent. Gives what ends it. */
export function watchBoard(): () => void {
  void showKept().then(readBoard);
  const timer = setInterval(() => void readBoard(), AGAIN_MS);
  let { unsent, isOnline } = statusNow();
  const end = onStatus(() => {
    const now = statusNow();
    const isToRead = now.unsent < unsent || (now.isOnline && !isOnline);
    ({ unsent, isOnline } = now);
    if (isToRead) void readBoard();
  });
  return () => {
    clearInterval(timer);
    end();
  };
}

/** Adds what was logged and waits to be sent. */
export async function note(logged: readonly Pending[]): Promise<void> {
  tell({ pending: [...view.pending, ...logged] });
  await keepPending(view.pending);
}

export async function readBoard(): Promise<void> {
  const board = await told();
  if (!board) return;
  const queue = await waitingUuids();
  const pending = view.pending.filter(({ uuid }) => queue.has(uuid));
  tell({ board, pending, heldAt: Date.now(), hasFailed: false });
  await Promise.all([keepBoard(board), keepPending(pending)]);
}

/** What the server says; undefined where it is away, or the tablet was unpaired and shows nobody any more. */
async function told(): Promise<ClassroomBoard | undefined> {
  try {
    return await callKiosk('GET /api/kiosk/room');
  } catch (error) {
    if (!isAway(error)) tell({ board: null, pending: [] });
    tell({ hasFailed: view.board === null });
    return undefined;
  }
}

async function showKept(): Promise<void> {
  const [kept, pending] = await Promise.all([keptBoard(), keptPending()]);
  if (kept && view.board === null) tell({ board: kept.board, heldAt: kept.at, pending });
}

function tell(change: Partial<ClassroomView>): void {
  view = { ...view, ...change };
  for (const listener of listeners) listener();
}
