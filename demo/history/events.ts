import { addDays } from '../../src/server/clock/zone.ts';
import { addEvents } from '../../src/server/domains/events/commands.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import { DIRECTOR } from '../people/staff.ts';
import { EVENTS, PAST_EVENTS, type PlannedEvent } from '../texts/events.ts';
import type { Deed } from '../timeline.ts';

/** Events are put into the calendar this long before they take place. */
const NOTICE_DAYS = 65;
const CLOSURES_WITHIN_DAYS = 60;

export function calendarEvents(calendar: Calendar, cast: Cast): Deed[] {
  const { today, openDays, openDaysAhead, closures } = calendar;
  const coming = [...openDays.filter((day) => day === today), ...openDaysAhead];
  const over = openDays.filter((day) => day < today);
  const closed = closures
    .filter(({ date }) => date >= today && date <= addDays(today, CLOSURES_WITHIN_DAYS))
    .map(({ date, reason }) => ({ ...CLOSED, date, title: `Closed: ${reason}` }));
  return [
    ...EVENTS.map((event) => planned(event, coming[event.day])),
    ...PAST_EVENTS.map((event) => planned(event, over.at(-1 - event.day))),
    ...closed,
  ].map((event) => ({
    at: calendar.moment(addDays(event.date, -NOTICE_DAYS), '13:10'),
    by: () => cast.staff(DIRECTOR),
    act: (scope) => addEvents(scope, [event]),
  }));
}

const CLOSED = { description: '', time: null, type: 'closure', participants: 'Everyone' };

function planned({ day, ...event }: PlannedEvent, date: string | undefined) {
  if (date === undefined) throw new Error(`There is no open day for ${event.title}`);
  return { ...event, date };
}
