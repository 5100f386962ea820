import type { TimesheetStatus } from '#contract/timesheets-choices.ts';
import type { Scope } from '#server/db/scope.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { notify } from '#server/kernel/notify/notify.ts';
import type { Minutes } from './hours.ts';
import { insertStep, type StepRow, type StoredMinutes, type TimesheetRow, updateTimesheet } from './queries.ts';
import { minutesOf } from './read.ts';

export const stored = ({ regular, overtime, double, unpaid, off }: Minutes): StoredMinutes => ({
  regularMinutes: regular,
  overtimeMinutes: overtime,
  doubleMinutes: double,
  unpaidMinutes: unpaid,
  offMinutes: off,
});

const ACTIONS = {
  signed: 'sign timesheet',
  approved: 'approve timesheet',
  reopened: 'reopen timesheet',
  exported: 'export timesheet',
} as const satisfies Record<StepRow['kind'], string>;
const STATUSES = {
  signed: 'submitted',
  approved: 'approved',
  reopened: 'open',
  exported: 'exported',
} as const satisfies Record<StepRow['kind'], TimesheetStatus>;

export type Signed = Pick<TimesheetRow, 'id' | 'staffId' | 'from' | 'to'> & Minutes;

/** Takes a timesheet a step on, and keeps who did it, when, and with which minutes. */
export async function takeStep(
  scope: Scope,
  timesheet: Signed,
  kind: StepRow['kind'],
  reason: string | null = null,
): Promise<void> {
  await scope.count(updateTimesheet(timesheet.id, { status: STATUSES[kind], ...stored(timesheet) }));
  await noteStep(scope, timesheet, kind, reason);
}

/** Writes down a step that was taken. Whoever approves hours of their own is named as that. */
export async function noteStep(
  scope: Scope,
  timesheet: Signed,
  kind: StepRow['kind'],
  reason: string | null = null,
): Promise<void> {
  const { id, staffId, from, to } = timesheet;
  const by = staffIdOf((await scope.opened).actor);
  await scope.count(insertStep({ timesheetId: id, kind, at: scope.now, byStaffId: by, reason, ...stored(timesheet) }));
  const after = {
    staffId,
    from,
    to,
    ...minutesOf(timesheet),
    reason,
    isByThemselves: kind !== 'signed' && by === staffId,
  };
  audit(scope, { action: ACTIONS[kind], entity: 'timesheet', ids: [id], after });
  scope.touch('timesheets');
}

/** Opens a timesheet again that was signed; the person is told, and signs again. */
export async function reopen(scope: Scope, timesheet: Signed, reason: string): Promise<void> {
  await takeStep(scope, timesheet, 'reopened', reason);
  await notify(scope, {
    kind: 'attendance',
    event: 'timesheet-reopened',
    recipients: { people: [{ kind: 'staff', id: timesheet.staffId }] },
    about: { id: timesheet.id, anewSince: scope.now.toISOString() },
    isMailedApart: true,
  });
}
