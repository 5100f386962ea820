import type { Scope } from '#server/db/scope.ts';
import { withoutContacts } from '#server/kernel/withheld/contacts.ts';
import { type AttendanceDayRow, attendanceWithin } from './queries.ts';

/**
 * A child's attendance days as its guardians read them. Who brought and collected it is written without numbers: the
 * emergency contact stands there as one household named it (guardians-21).
 */
export async function familyAttendance(
  scope: Scope,
  childId: number,
  range: Parameters<typeof attendanceWithin>[2],
): Promise<AttendanceDayRow[]> {
  const days = await scope.all(attendanceWithin(scope.now, childId, range));
  return days.map((day) => ({ ...named(day), spans: day.spans.map(named) }));
}

const named = <Row extends Pick<AttendanceDayRow, 'checkInBy' | 'checkOutBy'>>(row: Row): Row => ({
  ...row,
  checkInBy: row.checkInBy && withoutContacts(row.checkInBy),
  checkOutBy: row.checkOutBy && withoutContacts(row.checkOutBy),
});
