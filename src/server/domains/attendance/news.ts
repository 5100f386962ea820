import { dayAt } from '../../clock/zone.ts';
import type { Scope } from '../../db/scope.ts';
import { notify } from '../notifications/notify.ts';
import type { AttendanceInput } from './commands.ts';
import type { AttendanceDayRow } from './queries.ts';

/** Tells a child's guardians that it came or left today; what is written up of another day is no news. */
export async function tellOfAttendance(scope: Scope, input: AttendanceInput, { id }: AttendanceDayRow): Promise<void> {
  const { center } = await scope.opened;
  if (input.date !== dayAt(scope.now, center.zone) || (!input.checkInTime && !input.checkOutTime)) return;
  await notify(scope, {
    kind: 'attendance',
    event: input.checkOutTime ? 'checked-out' : 'checked-in',
    recipients: { guardiansOf: [input.childId] },
    about: { id, childIds: [input.childId] },
  });
}
