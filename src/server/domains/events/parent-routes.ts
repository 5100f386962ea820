import { LIMITS } from '#contract/events-choices.ts';
import { refuseLong } from '#server/http/date-range.ts';
import type { Serve } from '#server/http/serve.ts';
import { daysWithin, type EventTime, eventsWithin } from './calendar.ts';

export function familyEventRoutes(serve: Serve): void {
  serve.cached(
    'GET /api/parent/calendar',
    {
      until: 'minute',
      sharedBy: 'person',
    },
    async ({ scope, query }) => {
      refuseLong(query, LIMITS.range);
      const events = (await eventsWithin(scope, query)).map(asFamilySees);
      return { events, ...(await daysWithin(scope, query)) };
    },
  );
}

/** How many come is told where the event says so; the database tells families nothing else. */
const asFamilySees = (event: EventTime) => ({ ...event, answers: event.showsCounts ? event.answers : null });
