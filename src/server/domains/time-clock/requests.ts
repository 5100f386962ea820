import type { z } from 'zod';
import type { timeClock as contract } from '#contract/time-clock.ts';
import type { Scope } from '#server/db/scope.ts';
import { addDuty, correctDuty } from '#server/domains/staff/duty-corrections.ts';
import { dutyOf, lockStaffMember } from '#server/domains/staff/duty-queries.ts';
import { wrongTimes } from '#server/domains/staff/duty-rules.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { acting, staffMember } from '#server/kernel/access/rules.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { dayAt, momentOf, timeAt } from '#server/kernel/clock/zone.ts';
import { conflict, invalid, notFound, orRefuse } from '#server/kernel/http-error.ts';
import { notify } from '#server/kernel/notify/notify.ts';
import { mayManageClock } from './access.ts';
import * as rows from './request-queries.ts';

type Asked = z.output<(typeof contract)['POST /api/time-clock/requests']['body']>;

/** One's own requests are shown for so long after they were asked. */
const OWN_MS = 28 * 86_400_000;

/** What is asked for: open ones of everybody for those who manage staff, and one's own. */
export async function readRequests(scope: Scope) {
  const actor = await acting(scope, staffMember);
  const since = new Date(scope.now.getTime() - OWN_MS);
  return scope.all(rows.requestsFor(actor.id, mayManageClock(actor), since, scope.now));
}

/** Asks that an own duty be corrected, or a missing one be added; asked twice it is one request. Whoever manages staff is told. */
export async function askForCorrection(scope: Scope, asked: Asked) {
  const { id: staffId } = await acting(scope, staffMember);
  const { zone } = (await scope.opened).center;
  scope.later(lockStaffMember(staffId));
  const { dutyId } = asked;
  const duty = dutyId === null ? null : orRefuse(await scope.maybe(dutyOf(staffId, dutyId, scope.now)), noDuty());
  if (duty?.isVoided) throw conflict('This duty was struck out. Ask for a new one instead.');
  const startedAt = momentOf(asked.startDate, asked.startTime, zone);
  const endedAt = momentOf(asked.endDate ?? asked.startDate, asked.endTime, zone, startedAt);
  const wrong = wrongTimes({ startedAt, endedAt }, false, scope.now);
  if (wrong) throw invalid(wrong);
  const row = { staffId, dutyId, startedAt, endedAt, reason: asked.reason, askedAt: scope.now };
  const same = await scope.maybe(rows.sameRequest(row));
  if (same) return scope.one(rows.requestBy(same.id, scope.now));
  if (await scope.maybe(rows.requestAbout(row))) throw conflict('You have asked for a correction of this duty already');
  const { id } = await scope.one(rows.insertRequest(row));
  audit(scope, {
    action: 'ask for duty correction',
    entity: 'duty_request',
    ids: [id],
    after: { staffId, dutyId, startedAt, endedAt, reason: asked.reason },
  });
  await notify(scope, {
    kind: 'attendance',
    event: 'duty-asked',
    recipients: { staffWith: ['staff.manage'] },
    about: { id },
  });
  scope.touch('time-clock');
  return scope.one(rows.requestBy(id, scope.now));
}

/** Makes what was asked for: a correction in the name of whoever accepts, which says who asked. */
export async function acceptRequest(scope: Scope, id: number) {
  const { actor, held } = await hold(scope, id);
  if (held.status === 'accepted') return scope.one(rows.requestBy(id, scope.now));
  if (held.status === 'declined') throw answered();
  const { zone } = (await scope.opened).center;
  const { staffId, dutyId, startedAt, endedAt, reason } = held;
  const said = {
    startDate: dayAt(startedAt, zone),
    startTime: timeAt(startedAt, zone),
    endDate: dayAt(endedAt, zone),
    endTime: timeAt(endedAt, zone),
    reason,
  };
  const duty = dutyId === null ? await addDuty(scope, staffId, said) : await correctDuty(scope, staffId, dutyId, said);
  const correction = duty.corrections.findLast(({ at }) => new Date(at).getTime() === scope.now.getTime());
  if (!correction) throw conflict('The duty says this already. Decline the request instead.');
  await scope.count(rows.acceptRow(id, scope.now, staffIdOf(actor), correction.id));
  audit(scope, {
    action: 'accept duty correction',
    entity: 'duty_request',
    ids: [id],
    after: { staffId, startedAt, endedAt },
  });
  scope.touch('time-clock');
  return scope.one(rows.requestBy(id, scope.now));
}

/** Leaves the duty as it is, and says why to whoever asked. */
export async function declineRequest(scope: Scope, id: number, reason: string) {
  const { actor, held } = await hold(scope, id);
  if (held.status !== 'open') {
    const row = await scope.one(rows.requestBy(id, scope.now));
    if (row.status === 'declined' && row.answer === reason) return row;
    throw answered();
  }
  await scope.count(rows.declineRow(id, scope.now, staffIdOf(actor), reason));
  audit(scope, {
    action: 'decline duty correction',
    entity: 'duty_request',
    ids: [id],
    after: { staffId: held.staffId, reason },
  });
  await notify(scope, {
    kind: 'attendance',
    event: 'duty-declined',
    recipients: { people: [{ kind: 'staff', id: held.staffId }] },
    about: { id },
  });
  scope.touch('time-clock');
  return scope.one(rows.requestBy(id, scope.now));
}

async function hold(scope: Scope, id: number) {
  const actor = await acting(scope, mayManageClock);
  const held = orRefuse(await scope.maybe(rows.holdRequest(id)), notFound('This request was not found'));
  return { actor, held };
}

const noDuty = () => notFound('This duty was not found');
const answered = () => conflict('Somebody has answered this request already');
