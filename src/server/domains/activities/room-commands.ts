import type { z } from 'zod';
import type { RoomWords } from '#contract/kiosk-room.ts';
import type { Scope } from '#server/db/scope.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { conflict, invalid, orRefuse } from '#server/kernel/http-error.ts';
import { type LoggedBatch, type LogInput, logActivities, type Moments, refuseAbsent } from './log.ts';
import { endNapRow, napToEnd } from './nap-queries.ts';
import { noSuchNap } from './naps.ts';

type Log = NonNullable<z.output<typeof RoomWords>['log']> & Pick<LogInput, 'staffId'>;
type Woken = NonNullable<z.output<typeof RoomWords>['wake']>;

/** Records what children did at a moment that has passed, as a classroom tablet kept it: to the second, so that its order holds. */
export const logAtMoment = (scope: Scope, log: Log, moments: Moments): Promise<LoggedBatch> =>
  logActivities(scope, { ...log, dose: '', refusedReason: '', acknowledgedReason: '' }, moments);

/** Ends a nap at a moment that has passed. A check-out that ended it gives way to it: it was never said by anybody. */
export async function wakeAt(scope: Scope, woken: Woken, at: Date): Promise<void> {
  const nap = orRefuse(await scope.maybe(napToEnd(woken)), noSuchNap());
  const { actor, center } = await scope.opened;
  if (nap.endedAt && !nap.endedAtCheckOut) throw conflict('This nap has ended already');
  if (at < nap.at) throw invalid({ time: 'A nap cannot end before it began' });
  await refuseAbsent(scope, [nap.childId], {
    date: dayAt(at, center.zone),
    moment: at,
    zone: center.zone,
    field: 'time',
  });
  await scope.count(endNapRow(nap.id, at, staffIdOf(actor)));
  const after = { id: nap.id, at: nap.at, endedAt: at };
  audit(scope, { action: 'end nap', entity: 'activity', ids: [nap.id], children: [nap.childId], after });
  scope.touch('activities', [nap.childId]);
  scope.touch('naps', [nap.childId]);
}
