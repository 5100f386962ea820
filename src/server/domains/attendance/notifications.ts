import type { Scope } from '#server/db/scope.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { notify } from '#server/kernel/notify/notify.ts';
import type { AttendanceInput } from './commands.ts';
import type { AttendanceDayRow } from './queries.ts';

/** Tells a child's guardians that it came or left today; what is written up of another day calls nobody. */
export async function notifyOfAttendance(
  scope: Scope,
  input: AttendanceInput,
  { id }: AttendanceDayRow,
): Promise<void> {
  const { center } = await scope.opened;
  if (input.date !== dayAt(scope.now, center.zone) || (!input.checkInTime && !input.checkOutTime)) return;
  await notify(scope, {
    kind: 'attendance',
    event: input.checkOutTime ? 'checked-out' : 'checked-in',
    recipients: { guardiansOf: [input.childId] },
    about: { id, childIds: [input.childId] },
  });
}
