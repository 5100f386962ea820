import type { Reply } from '../../../contract/endpoint.ts';
import type { Api } from '../../../contract/index.ts';

export type CalendarEvent = Reply<Api['GET /api/events']>[number];

/** Dashboard shows 3 events (seed 000 section 9). */
export const EVENTS_SHOWN = 3;

/** The next events from today on, soonest first; those without a time head their day. */
export function nextEvents(events: readonly CalendarEvent[], today: string, count = EVENTS_SHOWN): CalendarEvent[] {
  const moment = (event: CalendarEvent) => `${event.date} ${event.time ?? ''}`;
  return events
    .filter((event) => event.date >= today)
    .toSorted((a, b) => moment(a).localeCompare(moment(b)))
    .slice(0, count);
}
