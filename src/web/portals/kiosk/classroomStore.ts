import type { ReplyOf } from '#web/lib/api.ts';
import { sealedStore } from '#web/lib/sealedStore.ts';

/** What the tablet shows of its room. */
export type ClassroomBoard = ReplyOf<'GET /api/kiosk/room'>;
/** Something that was logged here and is not known to be with the server yet. */
export interface Pending {
  readonly uuid: string;
  readonly at: string;
  /** The center's time of day then, HH:MM. */
  readonly time: string;
  readonly childIds: readonly number[];
  readonly kind:
    | 'meal'
    | 'bottle'
    | 'diaper'
    | 'nap'
    | 'learning'
    | 'outdoor'
    | 'note'
    | 'wake'
    | 'report'
    | 'roll-call';
  /** As the child's tile says it. */
  readonly text: string;
  readonly writtenBy: string;
}

/** Longer than this it is not shown without the server: it names children. */
const KEPT_MS = 24 * 3_600_000;

const store = sealedStore('larkhouse-classroom');

interface KeptBoard {
  readonly board: ClassroomBoard;
  /** The tablet's clock when it came, in milliseconds. */
  readonly at: number;
}

export async function keptBoard(): Promise<KeptBoard | undefined> {
  const kept = (await store.read('board')) as KeptBoard | undefined;
  if (!kept || Math.abs(Date.now() - kept.at) <= KEPT_MS) return kept;
  await forgetClassroom();
  return undefined;
}
export const keepBoard = (board: ClassroomBoard): Promise<void> => store.keep('board', { board, at: Date.now() });

export const keptPending = async (): Promise<readonly Pending[]> =>
  ((await store.read('pending')) as readonly Pending[] | undefined) ?? [];
export const keepPending = (pending: readonly Pending[]): Promise<void> => store.keep('pending', pending);

/** Nothing of any family stays on a tablet that is no longer the center's. */
export async function forgetClassroom(): Promise<void> {
  await Promise.all([store.drop('board'), store.drop('pending')]);
}
