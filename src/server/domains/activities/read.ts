import type { Language } from '../../../contract/languages.ts';
import { can } from '../../access/actor.ts';
import type { Scope } from '../../db/scope.ts';
import type { DayWindow } from '../../http/window.ts';
import { languageOf } from '../../words/reader.ts';
import { withheld } from '../children/withheld.ts';
import { type ActivityRow, activitiesByIds, activitiesOf } from './queries.ts';
import { activityWords } from './words.ts';

/** Rows as the acting staff member reads them: in their language, medicines by name only where they may see those. */
export async function asStaffReads<Row extends ActivityRow>(scope: Scope, rows: readonly Row[]) {
  const { actor } = await scope.opened;
  const language = await staffLanguage(scope);
  const seesMedicine = can(actor, 'medical.see');
  return rows.map((row) => ({
    ...row,
    activity: activityWords(language, row, seesMedicine),
    medicationId: seesMedicine ? row.medicationId : null,
    notes: row.kind === 'medicine' && !seesMedicine ? '' : row.notes,
  }));
}

export const readByIds = async (scope: Scope, ids: readonly number[]) =>
  asStaffReads(scope, await scope.all(activitiesByIds(scope.now, ids)));

/** The language of the acting staff member; English for the system. */
export async function staffLanguage(scope: Scope): Promise<Language> {
  const { actor } = await scope.opened;
  return actor.kind === 'staff' ? languageOf(scope, 'staff', actor.id) : 'en';
}

/** A child's activities as its family reads them, newest first: in their language, without other children's names. */
export async function readActivities(scope: Scope, childId: number, window: DayWindow) {
  const { actor } = await scope.opened;
  const language = actor.kind === 'parent' ? await languageOf(scope, 'parent', actor.id) : 'en';
  const rows = await scope.all(activitiesOf(scope.now, childId, window));
  return inFamilysWords(language, await withheld(scope, rows, FREE_TEXTS));
}

/** What staff wrote freely of an activity. */
export const FREE_TEXTS = ['activity', 'notes', 'refusedReason'] as const;

/** A family reads its own child's medicines by name. */
export const inFamilysWords = (language: Language, rows: readonly ActivityRow[]): ActivityRow[] =>
  rows.map((row) => ({ ...row, activity: activityWords(language, row, true) }));
