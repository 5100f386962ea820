import type { Serve } from '../../http/serve.ts';
import { pastWindow } from '../../http/window.ts';
import { notify, takeBack } from '../notifications/notify.ts';
import { changeBadge, changeMilestone, recordMilestones, withdrawMilestone } from './commands.ts';
import { asAchieved, readAchieved, readEverybody, readGrowth } from './growth.ts';
import { achievedWithin } from './queries.ts';
import { addCategory, addTemplate, changeCategory, changeTemplate } from './template-commands.ts';
import { asBadge, asCategory, asTemplate, readCatalog, readersLanguage } from './words.ts';

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
    const window = await pastWindow(scope, query, { days: 90, limit: 500 });
    const catalog = await readCatalog(scope, await readersLanguage(scope));
    return (await scope.all(achievedWithin(window, query.childId))).map((row) => asAchieved(catalog, row));
  });
  serve('POST /api/child-milestones', async ({ scope, body }) => {
    const recorded = await readAchieved(scope, await recordMilestones(scope, body));
    for (const { id, childId } of recorded) {
      await notify(scope, {
        kind: 'milestone',
        event: 'achieved',
        recipients: { guardiansOf: [childId], staffWith: ['milestones'] },
        about: { id, childIds: [childId] },
      });
    }
    return recorded;
  });
  serve('PATCH /api/child-milestones/:id', async ({ scope, params, body }) => {
    await changeMilestone(scope, params.id, body);
    const [changed] = await readAchieved(scope, [params.id]);
    if (!changed) throw new Error('A changed milestone is still there');
    return changed;
  });
  serve('DELETE /api/child-milestones/:id', async ({ scope, params }) => {
    await withdrawMilestone(scope, params.id);
    takeBack(scope, 'milestone', 'achieved', params.id);
    return {};
  });
  serve('PATCH /api/milestone-badges/:id', async ({ scope, params, body }) => {
    const changed = await changeBadge(scope, params.id, body);
    return asBadge(await readCatalog(scope, await readersLanguage(scope)), changed);
  });
}
