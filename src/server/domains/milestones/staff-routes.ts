import { pastRange } from '#server/http/date-range.ts';
import type { Serve } from '#server/http/serve.ts';
import { changeBadge, changeMilestone, recordMilestones, withdrawMilestone } from './commands.ts';
import { asAchieved, readAchieved, readEverybody, readGrowth } from './growth.ts';
import { achievedWithin } from './queries.ts';
import { addCategory, addTemplate, changeCategory, changeTemplate } from './template-commands.ts';
import { asBadge, asCategory, asTemplate, readCatalog, readersLanguage } from './texts.ts';

export function milestoneRoutes(serve: Serve): void {
  serve('GET /api/milestone-categories', async ({ scope }) => [
    ...(await readCatalog(scope, await readersLanguage(scope))).categories,
  ]);
  serve('POST /api/milestone-categories', async ({ scope, body }) =>
    asCategory(await readersLanguage(scope), await addCategory(scope, body)),
  );
  serve('PATCH /api/milestone-categories/:id', async ({ scope, params, body }) =>
    asCategory(await readersLanguage(scope), await changeCategory(scope, params.id, body)),
  );
  serve('GET /api/milestone-templates', async ({ scope }) => [
    ...(await readCatalog(scope, await readersLanguage(scope))).templates,
  ]);
  serve('POST /api/milestone-templates', async ({ scope, body }) =>
    asTemplate(await readersLanguage(scope), await addTemplate(scope, body)),
  );
  serve('PATCH /api/milestone-templates/:id', async ({ scope, params, body }) =>
    asTemplate(await readersLanguage(scope), await changeTemplate(scope, params.id, body)),
  );

  serve('GET /api/milestone-progress', ({ scope }) => readEverybody(scope));
  serve('GET /api/children/:id/milestones', ({ scope, params }) => readGrowth(scope, params.id));
  serve('GET /api/child-milestones', async ({ scope, query }) => {
    const range = await pastRange(scope, query, { days: 90, limit: 500 });
    const catalog = await readCatalog(scope, await readersLanguage(scope));
    return (await scope.all(achievedWithin(range, query.childId))).map((row) => asAchieved(catalog, row));
  });
  serve('POST /api/child-milestones', async ({ scope, body }) =>
    readAchieved(scope, await recordMilestones(scope, body)),
  );
  serve('PATCH /api/child-milestones/:id', async ({ scope, params, body }) => {
    await changeMilestone(scope, params.id, body);
    const [changed] = await readAchieved(scope, [params.id]);
    if (!changed) throw new Error('A changed milestone is still there');
    return changed;
  });
  serve('DELETE /api/child-milestones/:id', async ({ scope, params }) => {
    await withdrawMilestone(scope, params.id);
    return {};
  });
  serve('PATCH /api/milestone-badges/:id', async ({ scope, params, body }) => {
    const changed = await changeBadge(scope, params.id, body);
    return asBadge(await readCatalog(scope, await readersLanguage(scope)), changed);
  });
}
