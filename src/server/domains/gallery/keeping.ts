import { PHOTOS_IN_A_FILE } from '#contract/kernel/photo-limits.ts';
import { LONGEST_LIST } from '#contract/kernel/primitives.ts';
import type { Scope } from '#server/db/scope.ts';
import { refuseLong } from '#server/http/date-range.ts';
import { addDays, addMonths } from '#server/kernel/clock/zone.ts';
import { invalid, notFound } from '#server/kernel/http-error.ts';
import { withValues } from '#server/kernel/i18n/translate.ts';
import { type Keeping, photosToKeep } from './queries.ts';

/** What is asked for: a month, or days of which either end may be open. */
interface Asked extends Keeping {
  /** YYYY-MM. */
  readonly month?: string | undefined;
}

export function keeping({ month, childId, from, to }: Asked): Keeping {
  if (from && to) refuseLong({ from, to }, LONGEST_LIST);
  if (month) return { childId, from: `${month}-01`, to: lastDayOf(month) };
  return { childId, from, to };
}

/** The photos to save, of those that the caller may see now; hidden ones and those without a release are none of them. Refuses none, and more than one file holds. */
export async function photosToSave(scope: Scope, asked: Asked) {
  const rows = await scope.all(photosToKeep(keeping(asked), PHOTOS_IN_A_FILE + 1));
  if (rows.length === 0) throw notFound('There are no photos from these days');
  if (rows.length > PHOTOS_IN_A_FILE) {
    const most = new Intl.NumberFormat('en-US').format(PHOTOS_IN_A_FILE);
    throw invalid({ to: withValues('One file holds at most {{most}} photos. Please choose fewer days.', { most }) });
  }
  return rows;
}

const lastDayOf = (month: string): string => addDays(addMonths(`${month}-01`, 1), -1);
