import type { Serve } from '../../http/serve.ts';
import { pastWindow } from '../../http/window.ts';
import { askedChild } from '../guardians/access.ts';
import { readActivities } from './read.ts';

export function familyActivityRoutes(serve: Serve): void {
  serve('GET /api/parent/activities', async ({ scope, query }) => {
    const childId = await askedChild(scope, query);
    const window = await pastWindow(scope, query, { days: 30, limit: 500 });
    return childId === undefined ? [] : readActivities(scope, childId, window);
  });
}
