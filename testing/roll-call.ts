import { randomUUID } from 'node:crypto';
import type { Result } from '#server/domains/roll-call/commands.ts';

/** What a device sends whose clock is right: a roll call of the last three minutes. */
export function rollCallOf(now: Date, children: Result['children'], change: Partial<Result> = {}): Result {
  const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
  return {
    uuid: randomUUID(),
    isDrill: false,
    startedAt: before(3),
    finishedAt: before(0),
    sentAt: before(0),
    offset: 0,
    listAt: before(4),
    wasOffline: false,
    note: '',
    children,
    rooms: [...new Set(children.map(({ roomId }) => roomId))].map((roomId) => ({
      roomId,
      counted: children.filter((child) => child.roomId === roomId && child.isAccounted).length,
    })),
    ...change,
  };
}
