import { sql } from 'kysely';
import { addStaffMember } from '#server/domains/staff/commands.ts';
import { addDuty } from '#server/domains/staff/duty-corrections.ts';
import { approveTimesheets, exportTimesheets, signOwn } from '#server/domains/timesheets/commands.ts';
import { readTimesheet } from '#server/domains/timesheets/read.ts';
import type { Stage } from './actors.ts';
import { acting, here, staffMember } from './fresh.ts';

// Hours and their timesheets, for rows that need some of their own.

/** A Monday on which nobody worked here yet. */
export const LONG_AGO = '2016-02-01';
/** A Monday of a pay period that is over. */
export const PAST = '2026-02-02';
const HOURS = { startDate: PAST, startTime: '08:00', endTime: '16:00', reason: 'On paper' };

/** Somebody with eight hours on that day; returns their id. */
export const worker = (stage: Stage): Promise<number> =>
  here(stage, async (scope) => {
    const { id } = await addStaffMember(scope, staffMember());
    await addDuty(scope, id, HOURS);
    return id;
  });

/** Somebody who signed them; what names their timesheet. */
export async function signedTimesheet(stage: Stage): Promise<{ staffId: number; version: number }> {
  const staffId = await worker(stage);
  return here(stage, async (scope) => {
    const { now } = await readTimesheet(scope, staffId, PAST);
    const { version } = await signOwn(scope.at(scope.now, acting(staffId)), { date: PAST, minutes: now });
    return { staffId, version };
  });
}

/** Somebody whose hours were approved. */
export async function approvedTimesheet(stage: Stage): Promise<{ staffId: number }> {
  const timesheet = await signedTimesheet(stage);
  await here(stage, (scope) => approveTimesheets(scope, PAST, [timesheet]));
  return { staffId: timesheet.staffId };
}

/** Somebody whose hours were exported. */
export async function exportedTimesheet(stage: Stage): Promise<{ staffId: number }> {
  const timesheet = await approvedTimesheet(stage);
  await here(stage, (scope) => exportTimesheets(scope, PAST));
  return timesheet;
}

/** Half an hour off within those hours, of which nothing was said. */
export async function lunch(stage: Stage, staffId: number) {
  const [startedAt, endedAt] = ['2026-02-02T17:00:00.000Z', '2026-02-02T17:30:00.000Z'];
  const { id: dutyId } = await here(stage, (scope) =>
    scope.one(sql<{ id: number }>`
      with duty as (select id, staff_id from staff_duty where staff_id = ${staffId} and started_at < ${startedAt} and ended_at > ${endedAt}),
        away as (insert into staff_presence (staff_id, duty_id, at, function) select staff_id, id, ${startedAt}, 'break' from duty
          union all select staff_id, id, ${endedAt}::timestamptz, 'office' from duty returning duty_id)
      select id from duty`),
  );
  return { dutyId, startedAt, endedAt, isRelieved: true };
}

/** Periods of the years to come, so that those of today stay as they are. */
export const settings = () => ({
  payPeriod: 'monthly' as const,
  startsOn: '2030-01-06',
  roundingMinutes: 15 as const,
  companyCode: 'LRK',
  doubleTimeCode: 'D',
  columns: [
    { header: 'Who', field: 'fullName' as const },
    { header: 'Hours', field: 'workedHours' as const },
  ],
});
