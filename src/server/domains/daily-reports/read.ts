import type { Scope } from '#server/db/scope.ts';
import type { DateRange } from '#server/http/date-range.ts';
import { withheld } from '#server/kernel/withheld/withheld.ts';
import { familyReports } from './queries.ts';

/** What staff wrote freely of a day. */
export const FREE_TEXTS = ['meals', 'naps', 'activities', 'notes'] as const;

/** A child's reports, newest first, without other children's names. */
export const readReports = async (scope: Scope, childId: number, range: DateRange) =>
  withheld(scope, await scope.all(familyReports(childId, range)), FREE_TEXTS);
