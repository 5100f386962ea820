import type { Scope } from '../../db/scope.ts';
import type { Serve } from '../../http/serve.ts';
import { type DayWindow, pastWindow } from '../../http/window.ts';
import { withheld } from '../children/withheld.ts';
import { askedChild } from '../guardians/access.ts';
import { familyReports } from './queries.ts';

export function familyReportRoutes(serve: Serve): void {
  serve('GET /api/parent/daily-reports', async ({ scope, query }) => {
    const childId = await askedChild(scope, query);
    const window = await pastWindow(scope, query, { days: 90, limit: 500 });
    return childId === undefined ? [] : readReports(scope, childId, window);
  });
}

/** A child's reports, newest first, without other children's names. */
export const readReports = async (scope: Scope, childId: number, window: DayWindow) =>
  withheld(scope, await scope.all(familyReports(childId, window)), ['meals', 'naps', 'activities', 'notes']);
