import { LONGEST_OWN_SHIFTS } from '#contract/rota-choices.ts';
import { refuseLong } from '#server/http/date-range.ts';
import type { Serve } from '#server/http/serve.ts';
import { addShift, editShift, removeShift } from './commands.ts';
import { askForCover, coverFor, offerShift, takeShift } from './cover.ts';
import { acceptShifts, applyTemplate, copyWeek, keepTemplate, removeTemplate } from './filling.ts';
import { ownShifts, told } from './own.ts';
import { proposal, proposalGround } from './proposal.ts';
import { publishWeek } from './publish.ts';
import { allTemplates } from './template-queries.ts';
import { rotaWeek } from './week.ts';
import { approveWish, askForShift, declineWish, waitingWishes, withdrawWish } from './wishes.ts';

export function rotaRoutes(serve: Serve): void {
  serve('GET /api/rota', async ({ scope, query: { from } }) => ({
    ...(await rotaWeek(scope, from)),
    wishes: await waitingWishes(scope),
  }));
  serve('POST /api/rota/shifts', ({ scope, body }) => addShift(scope, body));
  serve('PATCH /api/rota/shifts/:id', ({ scope, params, body }) => editShift(scope, params.id, body));
  serve('DELETE /api/rota/shifts/:id', async ({ scope, params }) => {
    await removeShift(scope, params.id);
    return {};
  });
  serve('POST /api/rota/copy', ({ scope, body }) => copyWeek(scope, body));
  serve('POST /api/rota/publish', async ({ scope, body }) => ({ told: await publishWeek(scope, body.from) }));
  serve('GET /api/rota/cover', ({ scope, query }) => coverFor(scope, query));
  serve('POST /api/rota/cover', ({ scope, body }) => askForCover(scope, body));
  serve('PUT /api/rota/shifts/:id/offer', async ({ scope, params, body }) =>
    told(await offerShift(scope, params.id, body.isOffered)),
  );
  serve('POST /api/rota/shifts/:id/take', async ({ scope, params }) => told(await takeShift(scope, params.id)));
  serve('POST /api/rota/shifts/:id/ask', ({ scope, params }) => askForShift(scope, params.id));
  serve('DELETE /api/rota/shifts/:id/ask', async ({ scope, params }) => {
    await withdrawWish(scope, params.id);
    return {};
  });
  serve('POST /api/rota/wishes/:id/approve', ({ scope, params }) => approveWish(scope, params.id));
  serve('POST /api/rota/wishes/:id/decline', async ({ scope, params, body }) => {
    await declineWish(scope, params.id, body.reason);
    return {};
  });
  // A week of a large center takes seconds to plan.
  serve.heavy('GET /api/rota/proposal', ({ act, query: { from } }) =>
    act((scope) => proposalGround(scope, from)).then(proposal),
  );
  serve('POST /api/rota/accept', ({ scope, body }) => acceptShifts(scope, body));
  serve('GET /api/rota/templates', ({ scope }) => scope.all(allTemplates()));
  serve('POST /api/rota/templates', ({ scope, body }) => keepTemplate(scope, body));
  serve('DELETE /api/rota/templates/:id', async ({ scope, params }) => {
    await removeTemplate(scope, params.id);
    return {};
  });
  serve('POST /api/rota/templates/:id/apply', ({ scope, params, body }) => applyTemplate(scope, params.id, body.into));
  serve('GET /api/rota/own', ({ scope, query }) => ownShifts(scope, refuseLong(query, LONGEST_OWN_SHIFTS)));
}
