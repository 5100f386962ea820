import type { Serve } from '#server/http/serve.ts';
import { acting, staffMember } from '#server/kernel/access/rules.ts';
import { adjustBalance, answerRequest, askForTimeOff, withdrawRequest } from './commands.ts';
import { policiesNow, setPolicies } from './policies.ts';
import { everybodysTimeOff, ownTimeOff } from './read.ts';

export function timeOffRoutes(serve: Serve): void {
  serve('GET /api/time-off', ({ scope }) => everybodysTimeOff(scope));
  serve('GET /api/time-off/own', async ({ scope }) => ownTimeOff(scope, (await acting(scope, staffMember)).id));
  serve('POST /api/time-off/own', ({ scope, body }) => askForTimeOff(scope, body));
  serve('POST /api/time-off/adjustments', ({ scope, body }) => adjustBalance(scope, body));
  serve('GET /api/time-off/policies', ({ scope }) => policiesNow(scope));
  serve('PUT /api/time-off/policies', ({ scope, body }) => setPolicies(scope, body));
  serve('POST /api/time-off/:id/withdraw', ({ scope, params }) => withdrawRequest(scope, params.id));
  serve('POST /api/time-off/:id/answer', ({ scope, params, body }) => answerRequest(scope, params.id, body));
}
