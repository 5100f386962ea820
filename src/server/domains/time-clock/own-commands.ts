import type { z } from 'zod';
import type { timeClock as contract } from '#contract/time-clock.ts';
import type { Scope } from '#server/db/scope.ts';
import { acting, staffMember } from '#server/kernel/access/rules.ts';
import { invalid } from '#server/kernel/http-error.ts';
import { recordPunch } from './commands.ts';
import { ownClock } from './read.ts';
import { clockOff, refusedMoment } from './rules.ts';

type Sent = z.output<(typeof contract)['POST /api/time-clock/punches']['body']>;

/**
 * Keeps one's own punch, also one that waited for a connection. Its moment is the device's with what has to be added to that clock; what
 * comes out later than its arrival was told by a clock that somebody set meanwhile, and was on arrival.
 */
export async function recordOwnPunch(scope: Scope, { uuid, kind, at: said, sentAt, offset: learnt }: Sent) {
  const { id: staffId } = await acting(scope, staffMember);
  const offset = learnt ?? scope.now.getTime() - Date.parse(sentAt);
  const at = new Date(Math.min(Date.parse(said) + offset, scope.now.getTime()));
  if (refusedMoment(at, scope.now) !== null)
    throw invalid({ at: 'This was too long ago to be clocked. Ask for a correction instead.' });
  const clockOffSeconds = clockOff(offset);
  await recordPunch(scope, { uuid, staffId, kind, at, source: 'own', kioskId: null, roomId: null, clockOffSeconds });
  return ownClock(scope, staffId);
}
