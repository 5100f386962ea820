import { pastRange } from '#server/http/date-range.ts';
import type { Serve } from '#server/http/serve.ts';
import { askedChild } from '#server/kernel/access/guardian.ts';
import { readActivities } from './read.ts';

export function familyActivityRoutes(serve: Serve): void {
  serve('GET /api/parent/activities', async ({ scope, query }) => {
    const childId = await askedChild(scope, query);
    const range = await pastRange(scope, query, { days: 30, limit: 500 });
    return childId === undefined ? [] : readActivities(scope, childId, range);
  });
}
