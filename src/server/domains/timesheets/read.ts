import type { z } from 'zod';
import type { timesheets as contract } from '#contract/timesheets.ts';
import type { Scope } from '#server/db/scope.ts';
import { noSuchStaffMember } from '#server/domains/staff/commands.ts';
import { acting, staffMember } from '#server/kernel/access/rules.ts';
import { dayAt, timeAt } from '#server/kernel/clock/zone.ts';
import { orRefuse } from '#server/kernel/http-error.ts';
import { hoursOf, hoursOfOne, isSame, type Minutes, type PersonHours, periodAt, zoneOf } from './hours.ts';
import { momentOfMinute, type Span } from './hours-rules.ts';
import type { Period } from './period-rules.ts';
import * as rows from './queries.ts';

export type Timesheet = z.input<(typeof contract)['GET /api/timesheets/:id']['reply']>;
export type Summary = z.input<(typeof contract)['GET /api/timesheets']['reply']>['timesheets'][number];

/** Everybody's timesheets of the period in which a date lies. */
export async function readTimesheets(scope: Scope, date: string | undefined) {
  const period = await periodAt(scope, date);
  const members = await scope.all(rows.membersWithHours(period.from, period.to));
  return { ...period, timesheets: await summariesOf(scope, members, period) };
}

export const readOwnTimesheet = async (scope: Scope, date: string | undefined) =>
  readTimesheet(scope, await ownId(scope), date);

export const ownId = async (scope: Scope): Promise<number> => (await acting(scope, staffMember)).id;

interface Member {
  readonly staffId: number;
  readonly firstName: string;
  readonly lastName: string;
}
export async function summariesOf(scope: Scope, members: readonly Member[], period: Period): Promise<Summary[]> {
  const ids = members.map(({ staffId }) => staffId);
  const [hours, timesheets, own] = await Promise.all([
    hoursOf(scope, ids, period),
    scope.all(rows.timesheetsFrom(ids, period.from)),
    scope.all(rows.ownCorrections(ids, period.from, period.to)),
  ]);
  return members.flatMap(({ staffId, firstName, lastName }) => {
    const found = hours.get(staffId);
    const timesheet = timesheets.find((one) => one.staffId === staffId);
    const isOwn = own.some((one) => one.staffId === staffId);
    return found ? [{ staffId, firstName, lastName, ...summaryOf(found, timesheet, isOwn) }] : [];
  });
}

function summaryOf(hours: PersonHours, timesheet: rows.TimesheetRow | undefined, isOwnCorrection: boolean) {
  const isSigned = timesheet !== undefined && timesheet.status !== 'open';
  const forgotten = hours.blocking.filter(({ isForgotten }) => isForgotten).length;
  return {
    status: timesheet?.status ?? ('open' as const),
    minutes: isSigned ? minutesOf(timesheet) : hours.total,
    openDuties: hours.blocking.length - forgotten,
    forgottenDuties: forgotten,
    unansweredBreaks: hours.unansweredBreaks,
    isChanged: isSigned && !isSame(minutesOf(timesheet), hours.total),
    isByThemselves: isOwnCorrection || (isSigned && timesheet.isByThemselves),
    isReopened: timesheet?.status === 'open',
    version: timesheet?.version ?? 0,
  };
}

export const minutesOf = ({ regular, overtime, double, unpaid, off }: Minutes): Minutes => ({
  regular,
  overtime,
  double,
  unpaid,
  off,
});

/** Somebody's timesheet of the period in which a date lies, day by day. */
export async function readTimesheet(scope: Scope, staffId: number, date: string | undefined): Promise<Timesheet> {
  const period = await periodAt(scope, date);
  const { from, to } = period;
  const [zone, found, hours, timesheets, corrections] = await Promise.all([
    zoneOf(scope),
    scope.maybe(rows.memberOf(staffId)),
    hoursOfOne(scope, staffId, period),
    scope.all(rows.timesheetsFrom([staffId], from)),
    scope.all(rows.correctionsWithin(staffId, from, to)),
  ]);
  const member = orRefuse(found, noSuchStaffMember());
  const [timesheet] = timesheets;
  const steps = timesheet ? await scope.all(rows.stepsOf(timesheet.id)) : [];
  const isOwn = corrections.some(({ isByThemselves }) => isByThemselves);
  return {
    ...period,
    ...member,
    ...summaryOf(hours, timesheet, isOwn),
    now: hours.total,
    days: hours.days.map((day) => ({
      date: day.date,
      minutes: day.minutes,
      spans: day.spans.map((span) => spanIn(zone, span)),
    })),
    blocking: hours.blocking.map(({ id, startedAt, isForgotten }) => ({
      dutyId: id,
      state: isForgotten ? 'forgotten' : 'open',
      date: dayAt(startedAt, zone),
      from: timeAt(startedAt, zone),
    })),
    corrections: corrections.map(({ wasDate, wasFrom, wasTo, date: on, from: begins, to: ends, ...correction }) => ({
      ...correction,
      was: wasDate === null || wasFrom === null ? null : { date: wasDate, from: wasFrom, to: wasTo },
      is: { date: on, from: begins, to: ends },
    })),
    steps: steps.map(({ regular, overtime, double, unpaid, off, ...step }) => ({
      ...step,
      minutes: { regular, overtime, double, unpaid, off },
    })),
  };
}

function spanIn(zone: string, { dutyId, kind, from, to, meal }: Span): Timesheet['days'][number]['spans'][number] {
  const ends = timeAt(momentOfMinute(to), zone);
  return {
    dutyId,
    kind,
    from: timeAt(momentOfMinute(from), zone),
    to: ends === '00:00' ? '24:00' : ends,
    minutes: to - from,
    startedAt: meal && momentOfMinute(meal.from),
    endedAt: meal && momentOfMinute(meal.to),
  };
}
