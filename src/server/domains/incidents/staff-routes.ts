import type { Serve } from '../../http/serve.ts';
import { pastWindow } from '../../http/window.ts';
import { notify } from '../notifications/notify.ts';
import { reportIncident } from './commands.ts';
import { incidents } from './queries.ts';

export function incidentRoutes(serve: Serve): void {
  serve('GET /api/incidents', async ({ scope, query }) =>
    scope.all(incidents(await pastWindow(scope, query, { days: 365, limit: 1000 }))),
  );
  serve('POST /api/incidents', async ({ scope, body }) => {
    const reported = await reportIncident(scope, body);
    const { id, childId } = reported;
    await notify(scope, {
      kind: 'incident',
      event: 'reported',
      recipients: { guardiansOf: [childId], staffWith: ['incidents'] },
      about: { id, childIds: [childId] },
    });
    return reported;
  });
}
