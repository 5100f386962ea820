import type { Serve } from '#server/http/serve.ts';
import { readCelebrations, readFamilyGrowth, seeMilestone } from './family.ts';

export function familyMilestoneRoutes(serve: Serve): void {
  serve('GET /api/parent/milestones', ({ scope, query }) => readFamilyGrowth(scope, query));
  serve.cached(
    'GET /api/parent/celebrations',
    {
      until: 'day',
      sharedBy: 'person',
    },
    ({ scope }) => readCelebrations(scope),
  );
  serve('POST /api/parent/milestones/:id/seen', async ({ scope, params }) => {
    await seeMilestone(scope, params.id);
    return {};
  });
}
