import type { ReplyOf, SentTo } from '#web/lib/api.ts';

export type RollCallList = ReplyOf<'GET /api/roll-call'>;
export type ListedChild = RollCallList['rooms'][number]['children'][number];
export type RollCall = ReplyOf<'GET /api/roll-calls'>[number];
/** What is sent of a roll call, but for the device's clock when it is. */
export type Result = Omit<SentTo<'POST /api/roll-call'>['body'], 'sentAt'>;

/** A list with what has to be added to this device's clock (milliseconds), as learnt when the list came. */
export interface Timed {
  readonly list: RollCallList;
  readonly offset: number;
}

/** A roll call under way: it goes on with the list it began with. */
export interface Progress extends Timed {
  readonly startedAt: string;
  readonly isDrill: boolean;
  readonly accounted: readonly number[];
}

/** How long a list is kept. */
export const KEPT_MS = 24 * 60 * 60_000;

export const childrenOf = ({ rooms }: RollCallList): (ListedChild & { roomId: number; room: string })[] =>
  rooms.flatMap(({ roomId, room, children }) => children.map((child) => ({ ...child, roomId, room })));

export const begin = ({ list, offset }: Timed, isDrill: boolean, at: Date): Progress => ({
  list,
  offset,
  isDrill,
  startedAt: at.toISOString(),
  accounted: [],
});

/** Accounted for, or by a second tap not. */
export const toggled = (accounted: readonly number[], childId: number): number[] =>
  accounted.includes(childId) ? accounted.filter((id) => id !== childId) : [...accounted, childId];

/** A roll call with a newer list; of those who are still on it, what was said stands. */
export function withList(progress: Progress, { list, offset }: Timed): Progress {
  const ids = new Set(childrenOf(list).map(({ childId }) => childId));
  return { ...progress, list, offset, accounted: progress.accounted.filter((id) => ids.has(id)) };
}

/** How many children are on one list and not on the other. */
export function difference(one: RollCallList, other: RollCallList): number {
  const [here, there] = [one, other].map((list) => childrenOf(list).map(({ childId }) => childId)) as [
    number[],
    number[],
  ];
  return here.filter((id) => !there.includes(id)).length + there.filter((id) => !here.includes(id)).length;
}

export const missingOf = ({ list, accounted }: Progress) =>
  childrenOf(list).filter(({ childId }) => !accounted.includes(childId));

export function resultOf(progress: Progress, note: string, uuid: string, at: Date): Result {
  const { list, offset, isDrill, startedAt, accounted } = progress;
  return {
    uuid,
    isDrill,
    startedAt,
    finishedAt: at.toISOString(),
    offset,
    listAt: list.now,
    wasOffline: false,
    note,
    children: childrenOf(list).map(({ childId, roomId }) => ({
      childId,
      roomId,
      isAccounted: accounted.includes(childId),
      note: '',
    })),
    rooms: list.rooms
      .filter(({ children }) => children.length > 0)
      .map(({ roomId, children }) => ({
        roomId,
        counted: children.filter(({ childId }) => accounted.includes(childId)).length,
      })),
  };
}

/** When a roll call began, by the server's clock as far as this device knows it. */
export const startOf = ({ startedAt, offset }: Result): string =>
  new Date(Date.parse(startedAt) + (offset ?? 0)).toISOString();

/** Whole minutes from a list's moment until now. */
export const ageOf = ({ list, offset }: Timed, now: number): number =>
  Math.max(0, Math.floor((now + offset - Date.parse(list.now)) / 60_000));
