import type { Scope } from '#server/db/scope.ts';
import { logAtMoment, wakeAt } from '#server/domains/activities/room-commands.ts';
import { reportFromLog } from '#server/domains/daily-reports/room-commands.ts';
import { recordRollCall } from '#server/domains/roll-call/commands.ts';
import type { HeldEntry } from './room-queries.ts';
import type { Said } from './room-rules.ts';

interface Written {
  readonly at: Date;
  /** The end of the nap that begins, where it came first. */
  readonly end?: HeldEntry | undefined;
  /** Whose doing it is. */
  readonly staffId: number;
}

/** Writes what an entry says where it belongs, as whoever the scope acts for. */
export async function writeSaid(scope: Scope, entry: HeldEntry, said: Said, written: Written): Promise<void> {
  const { at, end, staffId } = written;
  const { log, wake, report, rollCall } = said;
  if (wake) await wakeAt(scope, wake, at);
  else if (report) await reportFromLog(scope, { ...report, staffId }, at);
  else if (rollCall) await recordRollCall(scope, resultOf(rollCall, entry, at, staffId));
  else if (log) {
    const until = end && { at: end.at, by: end.staffId };
    await logAtMoment(scope, { ...log, staffId }, { batch: entry.uuid, at, until });
  }
}

/** A roll call of the tablet's room, as any other is told. Its moments are the server's already. */
function resultOf(
  { found, missing, seconds, ...called }: NonNullable<Said['rollCall']>,
  { uuid, roomId, wasOffline }: HeldEntry,
  at: Date,
  calledBy: number,
) {
  const of = (childIds: readonly number[], isAccounted: boolean) =>
    childIds.map((childId) => ({ childId, roomId, isAccounted, note: '' }));
  const finishedAt = at.toISOString();
  return {
    ...called,
    uuid,
    wasOffline,
    calledBy,
    startedAt: new Date(at.getTime() - seconds * 1000).toISOString(),
    finishedAt,
    sentAt: finishedAt,
    offset: 0,
    children: [...of(found, true), ...of(missing, false)],
    rooms: [{ roomId, counted: found.length }],
  };
}
