import type { Serve } from '#server/http/serve.ts';
import { recordRollCall } from './commands.ts';
import { rollCallList } from './list.ts';
import { newestRollCalls } from './queries.ts';

const SHOWN = 200;

/** The list for emergencies, and what became of roll calls and drills. */
export function rollCallRoutes(serve: Serve): void {
  serve('GET /api/roll-call', ({ scope }) => rollCallList(scope));
  serve('GET /api/roll-calls', ({ scope }) => scope.all(newestRollCalls(SHOWN)));
  serve('POST /api/roll-call', ({ scope, body }) => recordRollCall(scope, body));
}
