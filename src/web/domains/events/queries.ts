import { EVENTS_SHOWN } from '#contract/events-choices.ts';
import { mutation, query } from '#web/lib/api.ts';
import type { Days } from './days.ts';

/** The next times of events, as many as the dashboard shows. */
export const upcomingEvents = (from: string) => query('GET /api/events', { query: { from, limit: EVENTS_SHOWN } });

/** Events, closed days and birthdays; of one room, where one is given. */
export const calendarOf = (days: Days, room: string | null) =>
  query('GET /api/calendar', { query: { ...days, ...(room !== null && { room }) } });
export const familyCalendarOf = (days: Days) => query('GET /api/parent/calendar', { query: days });
export const eventDetails = (id: number, occurrence: string) =>
  query('GET /api/events/:id', { params: { id }, query: { occurrence } });

export const addEvent = mutation('POST /api/events', 'events');
export const changeEvent = mutation('PATCH /api/events/:id', 'events');
export const cancelEvent = mutation('DELETE /api/events/:id', 'events');
export const answerEvent = mutation('PUT /api/events/:id/answer', 'events');

/** Whether the reader's calendar has an address for calendar programs. */
export const ownFeed = query('GET /api/calendar/feed');
export const makeFeed = mutation('POST /api/calendar/feed', 'calendar-feed');
export const endFeed = mutation('DELETE /api/calendar/feed', 'calendar-feed');
