import { mutation, query, type Reads } from '../../lib/api.ts';
import type { Days } from './days.ts';

export const upcomingEvents = query('GET /api/events');

/** Events, closed days and birthdays; of one room, where one is given. */
export const calendarOf = (days: Days, room: string | null) =>
  query('GET /api/calendar', { query: { ...days, ...(room !== null && { room }) } });
export const familyCalendarOf = (days: Days) => query('GET /api/parent/calendar', { query: days });
export const eventDetails = (id: number, occurrence: string) =>
  query('GET /api/events/:id', { params: { id }, query: { occurrence } });

const STALE = [
  'GET /api/events',
  'GET /api/events/:id',
  'GET /api/calendar',
  'GET /api/parent/calendar',
] as const satisfies Reads[];
export const addEvent = mutation('POST /api/events', ...STALE);
export const changeEvent = mutation('PATCH /api/events/:id', ...STALE);
export const cancelEvent = mutation('DELETE /api/events/:id', ...STALE);
export const answerEvent = mutation('PUT /api/events/:id/answer', ...STALE);

/** Whether the reader's calendar has an address for calendar programs. */
export const ownFeed = query('GET /api/calendar/feed');
export const makeFeed = mutation('POST /api/calendar/feed', 'GET /api/calendar/feed');
export const endFeed = mutation('DELETE /api/calendar/feed', 'GET /api/calendar/feed');
