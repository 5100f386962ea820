import { LONGEST_TIME_OFF } from '#contract/time-off-choices.ts';
import type { Scope } from '#server/db/scope.ts';
import { noSuchStaffMember } from '#server/domains/staff/commands.ts';
import { refuseLong } from '#server/http/date-range.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { acting, staffMember } from '#server/kernel/access/rules.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { conflict, invalid, notFound, orRefuse } from '#server/kernel/http-error.ts';
import { notify, takeBack } from '#server/kernel/notify/notify.ts';
import { timeOffChanged } from './hooks.ts';
import * as rows from './queries.ts';
import { accrual, policyFor, wholeDayOf } from './rules.ts';

const noSuchRequest = () => notFound('This request was not found');

export interface Asked {
  readonly from: string;
  readonly to: string;
  readonly minutesADay?: number | null | undefined;
  readonly note: string | null;
}
/** The actor asks for paid time off; whoever manages staff is told. */
export async function askForTimeOff(scope: Scope, { from, to, minutesADay, note }: Asked): Promise<rows.RequestRow> {
  const { id: staffId } = await acting(scope, staffMember);
  refuseLong({ from, to }, LONGEST_TIME_OFF);
  await scope.all(rows.lockBalanceOf(staffId));
  if ((await scope.all(rows.openDays(from, to))).length === 0)
    throw invalid({ from: 'The center is closed on all of these days' });
  if (await scope.maybe(rows.requestWithin(staffId, from, to)))
    throw conflict('You have asked for one of these days already');
  const wholeDay = wholeDayOf((await scope.maybe(rows.termsOn(staffId, from)))?.weeklyMinutes ?? null);
  const isWholeDay = minutesADay === null || minutesADay === undefined;
  const asked = { fromDate: from, toDate: to, dailyMinutes: minutesADay ?? wholeDay, isWholeDay, note };
  const { id } = await scope.one(rows.insertRequest({ staffId, ...asked, requestedAt: scope.now }));
  audit(scope, {
    action: 'ask for time off',
    entity: 'time_off_request',
    ids: [id],
    after: { staffId, from, to, minutesADay: asked.dailyMinutes, note },
  });
  await notify(scope, {
    kind: 'attendance',
    event: 'time-off-requested',
    recipients: { staffWith: ['staff.manage'] },
    about: { id },
    isMailedApart: true,
  });
  scope.touch('time-off');
  return scope.one(rows.timeOffRequest(id));
}

/** The actor takes back what nobody has answered. */
export async function withdrawRequest(scope: Scope, id: number): Promise<rows.RequestRow> {
  const { id: staffId } = await acting(scope, staffMember);
  await scope.all(rows.lockBalanceOf(staffId));
  const request = orRefuse(await scope.maybe(rows.timeOffRequest(id)), noSuchRequest());
  if (request.staffId !== staffId) throw noSuchRequest();
  if (request.status === 'withdrawn') return request;
  if (request.status !== 'requested') throw conflict('This request was answered already');
  await scope.count(rows.decideRequest(id, { status: 'withdrawn', decidedAt: null, decidedBy: null, reason: null }));
  audit(scope, { action: 'withdraw time off', entity: 'time_off_request', ids: [id] });
  takeBack(scope, 'attendance', 'time-off-requested', id);
  scope.touch('time-off');
  return scope.one(rows.timeOffRequest(id));
}

export interface Answer {
  readonly isApproved: boolean;
  readonly reason: string | null;
  readonly negativeAcknowledged?: boolean | undefined;
}
/** Approves or declines a request, or takes back what was approved; the same answer again changes nothing. */
export async function answerRequest(scope: Scope, id: number, answer: Answer): Promise<rows.RequestRow> {
  const { isApproved, reason, negativeAcknowledged = false } = answer;
  const found = orRefuse(await scope.maybe(rows.timeOffRequest(id)), noSuchRequest());
  const { staffId } = found;
  await scope.all(rows.lockBalanceOf(staffId));
  const request = await scope.one(rows.timeOffRequest(id));
  const status = isApproved ? 'approved' : 'declined';
  if (request.status === status) return request;
  if (request.status === 'withdrawn') throw conflict('This request was withdrawn');
  if (request.status === 'declined') throw conflict('This request was answered already');
  const by = staffIdOf((await scope.opened).actor);
  const taken = isApproved
    ? (await scope.all(rows.openDays(request.from, request.to))).map(({ date }) => ({
        date,
        minutes: -request.minutesADay,
      }))
    : await scope.all(rows.takenBy(id));
  const minutes = taken.reduce((sum, day) => sum + day.minutes, 0);
  if (isApproved && request.balance + minutes < 0 && !negativeAcknowledged)
    throw conflict('The balance falls below zero by this. Say that it may.');
  await scope.count(rows.decideRequest(id, { status, decidedAt: scope.now, decidedBy: by, reason }));
  const entry = { staffId, kind: 'used', timesheetId: null, requestId: id, reason: null } as const;
  for (const day of taken) await scope.count(rows.insertEntry({ ...entry, ...day, at: scope.now, byStaffId: by }));
  audit(scope, {
    action: isApproved ? 'approve time off' : 'decline time off',
    entity: 'time_off_request',
    ids: [id],
    before: { status: request.status },
    after: { staffId, minutes, reason, isByThemselves: by === staffId },
  });
  takeBack(scope, 'attendance', 'time-off-requested', id);
  await notify(scope, {
    kind: 'attendance',
    event: isApproved ? 'time-off-approved' : 'time-off-declined',
    recipients: { people: [{ kind: 'staff', id: staffId }] },
    about: { id, anewSince: scope.now.toISOString() },
    isMailedApart: true,
  });
  if (taken.length > 0) {
    const { from, to } = request;
    await timeOffChanged.tell(scope, { staffId, from, to, reason: reason ?? `${from} – ${to}` });
  }
  scope.touch('time-off');
  return scope.one(rows.timeOffRequest(id));
}

/** Adds to somebody's balance, or takes from it. */
export async function adjustBalance(
  scope: Scope,
  {
    staffId,
    minutes,
    reason,
    negativeAcknowledged = false,
  }: {
    readonly staffId: number;
    readonly minutes: number;
    readonly reason: string;
    readonly negativeAcknowledged?: boolean | undefined;
  },
): Promise<{ balance: number }> {
  if (minutes === 0) throw invalid({ minutes: 'Enter how much to add or to take' });
  await scope.all(rows.lockBalanceOf(staffId));
  orRefuse(await scope.maybe(rows.memberNamed(staffId)), noSuchStaffMember());
  const before = (await scope.one(rows.balanceOf(staffId))).minutes;
  if (minutes < 0 && before + minutes < 0 && !negativeAcknowledged)
    throw conflict('The balance falls below zero by this. Say that it may.');
  const { actor, center } = await scope.opened;
  const by = staffIdOf(actor);
  const date = dayAt(scope.now, center.zone);
  await scope.count(
    rows.insertEntry({
      ...{ staffId, kind: 'adjusted', date, minutes, timesheetId: null, requestId: null, reason },
      ...{ at: scope.now, byStaffId: by },
    }),
  );
  const after = { staffId, minutes, reason, isByThemselves: by === staffId };
  audit(scope, { action: 'adjust time off', entity: 'time_off_request', ids: [], after });
  scope.touch('time-off');
  return { balance: before + minutes };
}

/** What an approved timesheet brings by the policy of the position on its last day, beside what it has brought before. */
export async function accrueFor(
  scope: Scope,
  {
    timesheetId,
    staffId,
    to,
    worked,
  }: {
    readonly timesheetId: number;
    readonly staffId: number;
    readonly to: string;
    readonly worked: number;
  },
): Promise<void> {
  const rule = await scope.maybe(rows.timeOffRule());
  if (!rule) return;
  const policy = policyFor(rule.policies, (await scope.maybe(rows.termsOn(staffId, to)))?.position ?? null);
  const [before, balance] = [await scope.one(rows.accruedBy(timesheetId)), await scope.one(rows.balanceOf(staffId))];
  const minutes = accrual(policy, { worked, before: before.minutes, balance: balance.minutes });
  if (minutes === 0) return;
  await scope.count(
    rows.insertEntry({
      ...{ staffId, kind: 'accrued', date: to, minutes, timesheetId, requestId: null, reason: null },
      ...{ at: scope.now, byStaffId: null },
    }),
  );
  scope.touch('time-off');
}
