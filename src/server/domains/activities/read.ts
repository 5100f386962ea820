import type { Scope } from '#server/db/scope.ts';
import type { DateRange } from '#server/http/date-range.ts';
import type { DatesReader } from '#server/kernel/documents/moments.ts';
import { documentReader } from '#server/kernel/documents/reader.ts';
import { withheld } from '#server/kernel/withheld/withheld.ts';
import { maySeeMedicine } from './access.ts';
import { type ActivityRow, activitiesByIds, activitiesOf } from './queries.ts';
import { activityText } from './texts.ts';

/** Rows as the acting staff member reads them: in their language, medicines by name only where they may see those. */
export async function asStaffReads<Row extends ActivityRow>(scope: Scope, rows: readonly Row[]) {
  const { actor } = await scope.opened;
  const reader = await documentReader(scope);
  const seesMedicine = maySeeMedicine(actor);
  return rows.map((row) => ({
    ...row,
    activity: activityText(reader, row, seesMedicine),
    medicationId: seesMedicine ? row.medicationId : null,
    notes: row.kind === 'medicine' && !seesMedicine ? '' : row.notes,
  }));
}

export const readByIds = async (scope: Scope, ids: readonly number[]) =>
  asStaffReads(scope, await scope.all(activitiesByIds(scope.now, ids)));

/** A child's activities as its family reads them, newest first: in their language, without other children's names. */
export async function readActivities(scope: Scope, childId: number, range: DateRange) {
  const reader = await documentReader(scope);
  const rows = await scope.all(activitiesOf(scope.now, childId, range));
  return asFamilyReads(reader, await withheld(scope, rows, FREE_TEXTS));
}

/** What staff wrote freely of an activity. */
export const FREE_TEXTS = ['activity', 'notes', 'refusedReason'] as const;

/** A family reads its own child's medicines by name. */
export const asFamilyReads = (reader: DatesReader, rows: readonly ActivityRow[]): ActivityRow[] =>
  rows.map((row) => ({ ...row, activity: activityText(reader, row, true) }));
