import type { Scope } from '#server/db/scope.ts';
import { noSuchStaffMember } from '#server/domains/staff/commands.ts';
import { dutyCorrected } from '#server/domains/staff/hooks.ts';
import { accrueFor } from '#server/domains/time-off/commands.ts';
import { timeOffChanged } from '#server/domains/time-off/hooks.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { addDays, dayAt } from '#server/kernel/clock/zone.ts';
import { on } from '#server/kernel/hooks.ts';
import { conflict, notFound, orRefuse, refuseStale } from '#server/kernel/http-error.ts';
import { hoursOf, hoursOfOne, isSame, type Minutes, periodAt, zoneOf } from './hours.ts';
import { minuteOf } from './hours-rules.ts';
import {
  insertBreakAnswer,
  insertTimesheet,
  lockHoursOf,
  memberOf,
  signedWithin,
  type TimesheetRow,
  timesheetsFrom,
  timesheetsOfPeriod,
} from './queries.ts';
import { minutesOf, ownId, readTimesheet, type Summary, summariesOf, type Timesheet } from './read.ts';
import { blockedBy } from './rules.ts';
import { noteStep, reopen, stored, takeStep } from './steps.ts';

const neverSigned = () => conflict('This timesheet was not signed yet');

/** The actor signs their hours of a period, as they saw them. Signed already, nothing changes. */
export async function signOwn(
  scope: Scope,
  { date, minutes }: { readonly date: string; readonly minutes: Minutes },
): Promise<Timesheet> {
  const staffId = await ownId(scope);
  await scope.all(lockHoursOf([staffId]));
  const period = await periodAt(scope, date);
  const before = await timesheetOf(scope, staffId, period.from);
  if (before && before.status !== 'open') {
    if (!isSame(minutes, before)) throw conflict('These hours are signed already');
    return readTimesheet(scope, staffId, date);
  }
  const hours = await hoursOfOne(scope, staffId, period);
  const blocked = blockedBy(hours, period);
  if (blocked) throw blocked;
  if (!isSame(minutes, hours.total)) throw conflict('Your hours have changed. Look at them once more before you sign.');
  const { from, to } = period;
  if (before) await takeStep(scope, { ...before, ...hours.total }, 'signed');
  else {
    const row = { staffId, fromDate: from, toDate: to, ...stored(hours.total) };
    const { id } = await scope.one(insertTimesheet(row));
    await noteStep(scope, { id, staffId, from, to, ...hours.total }, 'signed');
  }
  return readTimesheet(scope, staffId, date);
}

export interface BreakSaid {
  readonly dutyId: number;
  readonly startedAt: string;
  readonly endedAt: string;
  readonly isRelieved: boolean;
}
/** The actor says whether they were relieved of all work in a break; the same again changes nothing. */
export async function answerBreak(scope: Scope, said: BreakSaid): Promise<Timesheet> {
  const staffId = await ownId(scope);
  await scope.all(lockHoursOf([staffId]));
  const startedAt = new Date(said.startedAt);
  const endedAt = new Date(said.endedAt);
  const date = dayAt(startedAt, await zoneOf(scope));
  const period = await periodAt(scope, date);
  const { days } = await hoursOfOne(scope, staffId, period);
  const span = days
    .flatMap(({ spans }) => spans)
    .find(
      ({ dutyId, meal }) =>
        dutyId === said.dutyId && meal?.from === minuteOf(startedAt) && meal.to === minuteOf(endedAt),
    );
  if (!span) throw notFound('This break was not found');
  if (span.kind === (said.isRelieved ? 'unpaid-break' : 'paid-break')) return readTimesheet(scope, staffId, date);
  const signed = await scope.all(signedWithin(staffId, date, dayAt(endedAt, await zoneOf(scope))));
  if (signed.length > 0) throw conflict('These hours are signed already. Ask to have the timesheet opened again.');
  const answer = { dutyId: said.dutyId, startedAt, endedAt, isRelieved: said.isRelieved };
  await scope.count(insertBreakAnswer({ staffId, ...answer, answeredAt: scope.now }));
  audit(scope, { action: 'answer break', entity: 'timesheet', ids: [], after: { staffId, ...answer } });
  scope.touch('timesheets');
  return readTimesheet(scope, staffId, date);
}

/** Approves signed timesheets of a period, all or none; approved already, nothing changes. */
export async function approveTimesheets(
  scope: Scope,
  date: string,
  chosen: readonly { readonly staffId: number; readonly version?: number | undefined }[],
): Promise<Summary[]> {
  const ids = [...new Set(chosen.map(({ staffId }) => staffId))];
  await scope.all(lockHoursOf(ids));
  const members = [];
  for (const id of ids) members.push(orRefuse(await scope.maybe(memberOf(id)), noSuchStaffMember()));
  const period = await periodAt(scope, date);
  const [timesheets, hours] = await Promise.all([
    scope.all(timesheetsFrom(ids, period.from)),
    hoursOf(scope, ids, period),
  ]);
  for (const { staffId, version } of chosen) {
    const timesheet = orRefuse(
      timesheets.find((one) => one.staffId === staffId),
      neverSigned(),
    );
    if (timesheet.status === 'approved' || timesheet.status === 'exported') continue;
    refuseStale(timesheet, version);
    if (timesheet.status === 'open') throw neverSigned();
    const found = hours.get(staffId);
    const blocked = found && blockedBy(found, period);
    if (blocked) throw blocked;
    if (found && !isSame(timesheet, found.total)) throw changedSince(members, staffId);
    await takeStep(scope, timesheet, 'approved');
    const { id, to, regular, overtime, double } = timesheet;
    await accrueFor(scope, { timesheetId: id, staffId, to, worked: regular + overtime + double });
  }
  return summariesOf(scope, members, period);
}

const changedSince = (
  members: readonly { readonly staffId: number; readonly firstName: string; readonly lastName: string }[],
  id: number,
) => {
  const member = members.find(({ staffId }) => staffId === id);
  const name = `${member?.firstName} ${member?.lastName}`;
  return conflict('The hours of {{name}} have changed since they were signed. Open that timesheet again.', { name });
};

/** Opens somebody's signed timesheet again; open already, nothing changes. */
export async function reopenTimesheet(
  scope: Scope,
  staffId: number,
  { date, reason, version }: { readonly date: string; readonly reason: string; readonly version?: number | undefined },
): Promise<Timesheet> {
  await scope.all(lockHoursOf([staffId]));
  orRefuse(await scope.maybe(memberOf(staffId)), noSuchStaffMember());
  const period = await periodAt(scope, date);
  const timesheet = orRefuse(await timesheetOf(scope, staffId, period.from), neverSigned());
  if (timesheet.status === 'open') return readTimesheet(scope, staffId, date);
  refuseStale(timesheet, version);
  await reopen(scope, timesheet, reason);
  return readTimesheet(scope, staffId, date);
}

/** Marks the approved timesheets of a period as exported; answers how many are. Hours that changed since are refused. */
export async function exportTimesheets(scope: Scope, date: string): Promise<{ exported: number }> {
  const period = await periodAt(scope, date);
  const found = await scope.all(timesheetsOfPeriod(period.from, ['approved']));
  const ids = found.map(({ staffId }) => staffId);
  await scope.all(lockHoursOf(ids));
  const [timesheets, hours] = await Promise.all([
    scope.all(timesheetsOfPeriod(period.from, ['approved', 'exported'])),
    hoursOf(scope, ids, period),
  ]);
  for (const timesheet of timesheets.filter(({ status }) => status === 'approved')) {
    const now = hours.get(timesheet.staffId);
    if (now && !isSame(timesheet, now.total)) throw changedSince(timesheets, timesheet.staffId);
    await takeStep(scope, timesheet, 'exported');
  }
  if (timesheets.length === 0) throw conflict('No timesheet of this pay period is approved yet');
  return { exported: timesheets.length };
}

const timesheetOf = async (scope: Scope, staffId: number, from: string): Promise<TimesheetRow | undefined> =>
  (await scope.all(timesheetsFrom([staffId], from)))[0];

/** Overtime of a workweek reaches so many days beyond a duty. */
const REST_OF_WEEK = 6;

/** A duty that becomes another one opens what was signed of it again, and of the days after it whose overtime changes with it. */
export const reopenCorrected = on(dutyCorrected, async (scope, { staffId, from, to, reason }) => {
  const zone = await zoneOf(scope);
  const [first, last] = [dayAt(from, zone), dayAt(to, zone)];
  for (const timesheet of await scope.all(signedWithin(staffId, first, addDays(last, REST_OF_WEEK)))) {
    const isOfDays = timesheet.from <= last && timesheet.to >= first;
    const { total } = await hoursOfOne(scope, staffId, timesheet);
    if (isOfDays || !isSame(minutesOf(timesheet), total)) await reopen(scope, timesheet, reason);
  }
});

/** Paid time off that is given, or taken back, after hours of its days were signed opens them again. */
export const reopenForTimeOff = on(timeOffChanged, async (scope, { staffId, from, to, reason }) => {
  for (const timesheet of await scope.all(signedWithin(staffId, from, to))) await reopen(scope, timesheet, reason);
});
