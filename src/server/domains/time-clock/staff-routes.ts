import type { Serve } from '#server/http/serve.ts';
import { acting, staffMember } from '#server/kernel/access/rules.ts';
import { recordOwnPunch } from './own-commands.ts';
import { clockedInNow, clockFindings, ownClock, readPunchesOf } from './read.ts';
import { dismissRefused } from './refused.ts';
import { acceptRequest, askForCorrection, declineRequest, readRequests } from './requests.ts';

export function timeClockRoutes(serve: Serve): void {
  serve('GET /api/time-clock', async ({ scope }) => ownClock(scope, (await acting(scope, staffMember)).id));
  serve('POST /api/time-clock/punches', ({ scope, body }) => recordOwnPunch(scope, body));
  serve('GET /api/time-clock/now', ({ scope }) => clockedInNow(scope));
  serve('GET /api/time-clock/findings', ({ scope }) => clockFindings(scope));
  serve('POST /api/time-clock/refused/:id/dismiss', async ({ scope, params, body }) => {
    await dismissRefused(scope, params.id, body.reason);
    return {};
  });
  serve('GET /api/staff/:id/punches', ({ scope, params, query }) => readPunchesOf(scope, params.id, query));
  serve('GET /api/time-clock/requests', ({ scope }) => readRequests(scope));
  serve('POST /api/time-clock/requests', ({ scope, body }) => askForCorrection(scope, body));
  serve('POST /api/time-clock/requests/:id/accept', ({ scope, params }) => acceptRequest(scope, params.id));
  serve('POST /api/time-clock/requests/:id/decline', ({ scope, params, body }) =>
    declineRequest(scope, params.id, body.reason),
  );
}
