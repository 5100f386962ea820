import { LIMITS } from '#contract/events-choices.ts';
import type { Scope } from '#server/db/scope.ts';
import { comingRange, refuseLong } from '#server/http/date-range.ts';
import type { Serve } from '#server/http/serve.ts';
import { answerEvent, detailsOf } from './answers.ts';
import { daysWithin, eventsWithin, nextEvents, oneOf } from './calendar.ts';
import { addEvent, cancelEvent, changeEvent } from './commands.ts';
import { eventFile } from './download.ts';
import { endOwnFeed, makeFeed, ownFeed } from './feed.ts';

export function eventRoutes(serve: Serve): void {
  serve.cached(
    'GET /api/events',
    {
      until: 'day',
      sharedBy: 'role',
    },
    async ({ scope, query }) => {
      const range = await comingRange(scope, query, { days: 366, limit: 200 });
      return nextEvents(scope, refuseLong(range, LIMITS.list));
    },
  );
  serve('POST /api/events', async ({ scope, body }) => answered(scope, { id: await addEvent(scope, body) }));
  serve('GET /api/events/:id', ({ scope, params, query }) => detailsOf(scope, params.id, query.occurrence));
  serve('PATCH /api/events/:id', async ({ scope, params, body }) =>
    answered(scope, await changeEvent(scope, params.id, body)),
  );
  serve('DELETE /api/events/:id', async ({ scope, params, query }) => {
    await cancelEvent(scope, params.id, query);
    return {};
  });
  serve('PUT /api/events/:id/answer', ({ scope, params, body }) => answerEvent(scope, params.id, body));
  serve.file('GET /api/events/:id/event.ics', ({ scope, params, query }) =>
    eventFile(scope, params.id, query.occurrence),
  );

  serve.cached(
    'GET /api/calendar',
    {
      until: 'minute',
      sharedBy: 'role',
    },
    async ({ scope, query: { room, ...days } }) => {
      refuseLong(days, LIMITS.range);
      return { events: await eventsWithin(scope, days, room), ...(await daysWithin(scope, days, room)) };
    },
  );
  serve('GET /api/calendar/feed', ({ scope }) => ownFeed(scope));
  serve('POST /api/calendar/feed', ({ scope, server }) => makeFeed(server, scope));
  serve('DELETE /api/calendar/feed', async ({ scope }) => {
    await endOwnFeed(scope);
    return {};
  });
}

const answered = async (scope: Scope, { id, occurrence }: { id: number; occurrence?: string | undefined }) =>
  (await oneOf(scope, id, occurrence)).time;
