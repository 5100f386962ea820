import { LIMITS } from '../../../contract/event-choices.ts';
import type { Serve } from '../../http/serve.ts';
import { daysWithin, type EventTime, eventsWithin } from './calendar.ts';
import { windowProblem } from './rules.ts';

export function familyEventRoutes(serve: Serve): void {
  serve('GET /api/parent/calendar', async ({ scope, query }) => {
    const problem = windowProblem(query, LIMITS.window);
    if (problem) throw problem;
    const events = (await eventsWithin(scope, query)).map(asFamilySees);
    return { events, ...(await daysWithin(scope, query)) };
  });
}

/** How many come is told where the event says so; the database tells families nothing else. */
const asFamilySees = (event: EventTime) => ({ ...event, answers: event.showsCounts ? event.answers : null });
