import type { EventAudience, RecurrenceUnit } from '#contract/events-choices.ts';
import { weekdayOf } from '#web/domains/events/days.ts';
import type { EventDetails, Recurrence } from '#web/domains/events/rules.ts';
import type { SentTo } from '#web/lib/api.ts';
import { dayAfter, daysBetween } from '#web/lib/time.ts';

/** What stands in the form of an event: texts, as its fields hold them. */
export interface EventValues {
  title: string;
  type: string;
  allDay: boolean;
  date: string;
  time: string;
  endDate: string;
  endTime: string;
  location: string;
  participants: string;
  description: string;
  audience: EventAudience;
  roomIds: string[];
  unit: RecurrenceUnit | 'none';
  interval: string;
  weekdays: string[];
  monthlyBy: 'day' | 'weekday';
  ends: 'never' | 'until' | 'count';
  until: string;
  count: string;
  skipsClosed: boolean;
  asksAnswers: boolean;
  showsCounts: boolean;
}
type NewEvent = SentTo<'POST /api/events'>['body'];

export const emptyValues = (date: string): EventValues => ({
  title: '',
  type: 'event',
  allDay: false,
  date,
  time: '09:00',
  endDate: date,
  endTime: '10:00',
  location: '',
  participants: '',
  description: '',
  audience: 'everybody',
  roomIds: [],
  unit: 'none',
  interval: '1',
  weekdays: [],
  monthlyBy: 'day',
  ends: 'never',
  until: '',
  count: '10',
  skipsClosed: true,
  asksAnswers: false,
  showsCounts: false,
});

/** An event as the form begins with it: the series where all of it is changed, else this time of it. */
export function valuesOf(event: EventDetails, isWhole: boolean): EventValues {
  const content = isWhole ? event.series : event;
  const { title, type, date, time, endDate, endTime, location, participants, description } = content;
  const { recurrence, audience, asksAnswers, showsCounts } = event;
  return {
    ...emptyValues(date),
    ...{ title, type, date, endDate, location, participants, description, audience, asksAnswers, showsCounts },
    allDay: time === null,
    time: time ?? '',
    endTime: endTime ?? '',
    roomIds: event.rooms.map(({ id }) => String(id)),
    ...(recurrence && {
      unit: recurrence.unit,
      interval: String(recurrence.interval),
      weekdays: recurrence.weekdays.map(String),
      monthlyBy: recurrence.monthlyBy,
      ends: recurrence.until !== null ? 'until' : recurrence.count !== null ? 'count' : 'never',
      until: recurrence.until ?? '',
      count: String(recurrence.count ?? 10),
      skipsClosed: recurrence.skipsClosed,
    }),
  };
}

/** What is sent of the form. */
export function bodyOf(values: EventValues): NewEvent {
  const { title, type, allDay, date, time, endDate, endTime, location, participants, description } = values;
  const { audience, asksAnswers, showsCounts } = values;
  return {
    ...{ title, type, date, location, participants, description, audience, asksAnswers, showsCounts },
    time: allDay ? null : time || null,
    endDate: endDate || null,
    endTime: allDay ? null : endTime || null,
    roomIds: audience === 'rooms' ? values.roomIds.map(Number) : [],
    recurrence: recurrenceIn(values),
  };
}

/** The recurrence that the form describes; null for none. */
export function recurrenceIn(values: EventValues): Recurrence | null {
  const { unit, interval, weekdays, monthlyBy, ends, until, count, skipsClosed } = values;
  if (unit === 'none') return null;
  return {
    unit,
    interval: Math.max(1, Math.floor(Number(interval)) || 1),
    weekdays: unit === 'week' ? weekdaysOr(weekdays, values.date) : [],
    monthlyBy,
    until: ends === 'until' && until ? until : null,
    count: ends === 'count' ? Math.max(1, Math.floor(Number(count)) || 1) : null,
    skipsClosed,
  };
}

const weekdaysOr = (weekdays: readonly string[], date: string): number[] =>
  weekdays.length > 0 ? weekdays.map(Number).toSorted((a, b) => a - b) : date ? [weekdayOf(date)] : [];

/** The last day of an event whose first was moved: it stays as long as it was. */
export const movedEnd = (before: string, date: string, endDate: string): string =>
  before && date && endDate ? dayAfter(date, Math.max(0, daysBetween(before, endDate))) : date;
