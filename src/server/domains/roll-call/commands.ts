import type { z } from 'zod';
import type { rollCall } from '#contract/roll-call.ts';
import type { Scope } from '#server/db/scope.ts';
import { keepHeadcounts } from '#server/domains/compliance/headcounts.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { invalid } from '#server/kernel/http-error.ts';
import { insertLines, insertRollCall, knownChildren, knownRooms, rollCallBy } from './queries.ts';
import { repeated, timesOf } from './rules.ts';

/** `calledBy`: whose doing it was, where that isn't whoever records it. */
export type Result = z.output<(typeof rollCall)['POST /api/roll-call']['body']> & { readonly calledBy?: number };

/**
 * Keeps what a roll call found, and its counts by room as headcounts. The same uuid again changes nothing and is answered
 * with what is kept. Refused (422): an end before the beginning, a child or room that isn't the center's or stands there twice.
 */
export async function recordRollCall(scope: Scope, result: Result) {
  await refuseUnknown(scope, result);
  const { actor } = await scope.opened;
  const calledBy = result.calledBy ?? staffIdOf(actor);
  const offset = result.offset ?? scope.now.getTime() - Date.parse(result.sentAt);
  const said = { startedAt: new Date(result.startedAt), finishedAt: new Date(result.finishedAt) };
  if (said.finishedAt < said.startedAt) throw invalid({ finishedAt: 'The end must not be before the beginning' });
  const times = timesOf(said, offset, scope.now);
  const { uuid, isDrill, wasOffline, note, children } = result;
  const kept = await scope.maybe(
    insertRollCall({
      ...times,
      uuid,
      isDrill,
      wasOffline,
      note,
      calledBy,
      offsetMs: offset,
      receivedAt: scope.now,
      listAt: new Date(result.listAt),
    }),
  );
  if (!kept) return scope.one(rollCallBy(uuid));
  if (children.length > 0) scope.later(insertLines(children.map((line) => ({ ...line, rollCallId: kept.id }))));
  await keepHeadcounts(
    scope,
    result.rooms.map(({ roomId, counted }) => ({
      roomId,
      counted,
      expected: children.filter((child) => child.roomId === roomId).length,
      countedAt: times.finishedAt,
      note: '',
      countedBy: calledBy,
      rollCallId: kept.id,
    })),
  );
  const missing = children.filter(({ isAccounted }) => !isAccounted).map(({ childId }) => childId);
  audit(scope, {
    action: 'record roll call',
    entity: 'roll_call',
    ids: [kept.id],
    children: children.map(({ childId }) => childId),
    after: { isDrill, ...times, missing },
  });
  scope.touch('roll-call');
  return scope.one(rollCallBy(uuid));
}

async function refuseUnknown(scope: Scope, { children, rooms }: Result): Promise<void> {
  const childIds = children.map(({ childId }) => childId);
  const roomIds = [...new Set([...children, ...rooms].map(({ roomId }) => roomId))];
  const [foundChildren, foundRooms] = await Promise.all([
    scope.all(knownChildren(childIds)),
    scope.all(knownRooms(roomIds)),
  ]);
  const isChild = new Set(foundChildren.map(({ id }) => id));
  const isRoom = new Set(foundRooms.map(({ id }) => id));
  if (childIds.some((id) => !isChild.has(id))) throw invalid({ children: 'There is no child with this id' });
  if (roomIds.some((id) => !isRoom.has(id))) throw invalid({ rooms: 'There is no room with this id' });
  if (repeated(childIds).length > 0) throw invalid({ children: 'Each child may be named once' });
  if (repeated(rooms.map(({ roomId }) => roomId)).length > 0) throw invalid({ rooms: 'Each room may be named once' });
}
