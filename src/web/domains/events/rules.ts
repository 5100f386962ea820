import type { Reply } from '../../../contract/endpoint.ts';
import type { Api } from '../../../contract/index.ts';

export type CalendarEvent = Reply<Api['GET /api/events']>[number];
type Dated = Pick<CalendarEvent, 'date' | 'time'>;

/** Dashboard shows 3 events (seed 000 section 9). */
export const EVENTS_SHOWN = 3;

/** The next events from today on, soonest first; those without a time head their day. */
export function nextEvents<Event extends Dated>(
  events: readonly Event[],
  today: string,
  count = EVENTS_SHOWN,
): Event[] {
  const moment = (event: Dated) => `${event.date} ${event.time ?? ''}`;
  return events
    .filter((event) => event.date >= today)
    .toSorted((a, b) => moment(a).localeCompare(moment(b)))
    .slice(0, count);
}
