import { slotsRead } from '#contract/planning-choices.ts';
import type { Serve } from '#server/http/serve.ts';
import { forecast, plannedWeek, requestedStart } from './read.ts';

/** Weeks and months ahead. */
export function planningRoutes(serve: Serve): void {
  serve('GET /api/planning/week', ({ scope, query: { date } }) => plannedWeek(scope, date));
  // A year of a large center takes seconds to count.
  serve.heavy('GET /api/planning/forecast', ({ act }) => act((scope) => forecast(scope)));
  serve.heavy('GET /api/planning/start', ({ act, query: { slots, ...asked } }) =>
    act((scope) => requestedStart(scope, { ...asked, slots: slotsRead(slots) })),
  );
}
