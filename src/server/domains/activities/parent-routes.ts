import type { Scope } from '../../db/scope.ts';
import type { Serve } from '../../http/serve.ts';
import { type DayWindow, pastWindow } from '../../http/window.ts';
import { withheld } from '../children/withheld.ts';
import { askedChild } from '../guardians/access.ts';
import { familyActivities } from './queries.ts';

export function familyActivityRoutes(serve: Serve): void {
  serve('GET /api/parent/activities', async ({ scope, query }) => {
    const childId = await askedChild(scope, query);
    const window = await pastWindow(scope, query, { days: 30, limit: 500 });
    return childId === undefined ? [] : readActivities(scope, childId, window);
  });
}

/** A child's activities, newest first, without other children's names. */
export const readActivities = async (scope: Scope, childId: number, window: DayWindow) =>
  withheld(scope, await scope.all(familyActivities(childId, window)), ['activity', 'notes']);
