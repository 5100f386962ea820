import type { SleepPosition } from '#contract/activities-choices.ts';
import type { Scope } from '#server/db/scope.ts';
import { decided } from '#server/domains/attendance/commands.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { acting, staffMember } from '#server/kernel/access/rules.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { conflict, notFound, orRefuse } from '#server/kernel/http-error.ts';
import { refuseAbsent } from './log.ts';
import { lookRules } from './look-rules.ts';
import {
  endNapRow,
  insertNapCheck,
  lastChecks,
  lockedNaps,
  type NapCheckRow,
  type NapRow,
  napChecks,
  reopenNap,
  sleepersOf,
} from './nap-queries.ts';
import { activitiesByIds, asleep } from './queries.ts';
import { type Clock, checkLook, checkResume, checkSeenTogether, decideEnd, isAsleep, isJustLookedAt } from './rules.ts';

/** Ends naps at a local time (HH:MM), or now; those of an earlier day whose end nobody recorded need the time. All or none. */
export async function endNaps(scope: Scope, ids: readonly number[], time: string | undefined): Promise<void> {
  const naps = await found(scope, ids);
  const clock = await clockOf(scope);
  const { actor } = await scope.opened;
  for (const nap of naps) {
    const end = decided(decideEnd(clock, nap, time));
    await refuseAbsent(scope, [nap.childId], { date: nap.date, moment: end, zone: clock.zone, field: 'time' });
    await scope.count(endNapRow(nap.id, end, staffIdOf(actor)));
  }
  const children = naps.map(({ childId }) => childId);
  const after = naps.map(({ id, at }) => ({ id, at, time: time ?? null }));
  audit(scope, { action: 'end nap', entity: 'activity', ids: naps.map(({ id }) => id), children, after });
  scope.touch('activities', children);
  scope.touch('naps', children);
}

/** Takes back that a nap ended. */
export async function resumeNap(scope: Scope, id: number): Promise<void> {
  const [nap] = await found(scope, [id]);
  const { childId, date } = orRefuse(nap, noSuchNap());
  const clock = await clockOf(scope);
  decided(checkResume(clock, orRefuse(nap, noSuchNap())));
  await refuseAbsent(scope, [childId], { date, moment: scope.now, zone: clock.zone });
  const [other] = await scope.all(asleep([childId], date));
  if (other) throw conflict('Already asleep: {{names}}', { names: other.firstName });
  await scope.count(reopenNap(id));
  audit(scope, { action: 'resume nap', entity: 'activity', ids: [id], children: [childId], before: nap });
  scope.touch('activities', [childId]);
  scope.touch('naps', [childId]);
}

/** Records that somebody looked at one sleeping child, now: there is no other time to say (California Title 22 §101429). */
export async function checkNap(
  scope: Scope,
  id: number,
  look: { position: SleepPosition; breathingNormal: boolean; note: string },
): Promise<NapCheckRow> {
  const { id: staffId } = await acting(scope, staffMember);
  const [locked] = await found(scope, [id]);
  const nap = orRefuse(locked, noSuchNap());
  decided(checkLook(await clockOf(scope), nap, nap.lastCheck, look));
  const check = { activityId: id, childId: nap.childId, at: scope.now, ...look, staffId };
  const { id: checkId } = await scope.one(insertNapCheck(check));
  audit(scope, { action: 'check nap', entity: 'nap_check', ids: [checkId], children: [nap.childId], after: check });
  scope.touch('activities', [nap.childId]);
  scope.touch('naps', [nap.childId]);
  return orRefuse((await scope.all(napChecks(id))).at(-1), noSuchNap());
}

/**
 * Records that several sleeping children were seen, a look each, now. Only where no rule asks for a look at each by itself;
 * whoever was looked at in the minute before keeps that look, so that sending it twice changes nothing, and whoever woke
 * up meanwhile is left out.
 */
export async function checkNaps(scope: Scope, ids: readonly number[]): Promise<NapCheckRow[]> {
  const { id: staffId } = await acting(scope, staffMember);
  const naps = await found(scope, ids);
  decided(checkSeenTogether(await scope.all(sleepersOf(ids)), await lookRules(scope)));
  const clock = await clockOf(scope);
  const due = naps.filter((nap) => isAsleep(clock, nap) && !isJustLookedAt(scope.now, nap.lastCheck));
  for (const { id: activityId, childId } of due) {
    const seen = { position: null, breathingNormal: true, note: '', staffId };
    const check = { activityId, childId, at: scope.now, ...seen };
    const { id } = await scope.one(insertNapCheck(check));
    audit(scope, { action: 'check nap', entity: 'nap_check', ids: [id], children: [childId], after: check });
  }
  const children = due.map(({ childId }) => childId);
  scope.touch('activities', children);
  scope.touch('naps', children);
  return scope.all(lastChecks(ids));
}

/** The looks at a nap, oldest first. */
export async function readNapChecks(scope: Scope, id: number): Promise<NapCheckRow[]> {
  const [nap] = await scope.all(activitiesByIds(scope.now, [id]));
  if (nap?.kind !== 'nap') throw noSuchNap();
  return scope.all(napChecks(id));
}

async function clockOf(scope: Scope): Promise<Clock> {
  const { center } = await scope.opened;
  return { now: scope.now, today: dayAt(scope.now, center.zone), zone: center.zone };
}

async function found(scope: Scope, ids: readonly number[]): Promise<NapRow[]> {
  const naps = await scope.all(lockedNaps([...new Set(ids)]));
  if (naps.length < new Set(ids).size) throw noSuchNap();
  return naps;
}

export const noSuchNap = () => notFound('This nap was not found');
