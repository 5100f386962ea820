import { EVENTS_SHOWN } from '#contract/events-choices.ts';
import type { Api } from '#contract/index.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import type { Days } from './days.ts';

export type CalendarEvent = Reply<Api['GET /api/calendar']>['events'][number];
export type FamilyEvent = Reply<Api['GET /api/parent/calendar']>['events'][number];
export type EventDetails = Reply<Api['GET /api/events/:id']>;
export type Recurrence = NonNullable<CalendarEvent['recurrence']>;
/** What is drawn of an event, whoever looks. */
export type ShownEvent = FamilyEvent & Partial<Pick<CalendarEvent, 'audience'>>;
type Dated = Pick<CalendarEvent, 'date' | 'time'>;

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

/** What a calendar answers, for staff or for a family. */
export interface CalendarData<Event extends ShownEvent> {
  readonly events: readonly Event[];
  readonly closures: readonly (Days & { readonly reason: string })[];
  readonly openWeekdays: readonly number[];
  readonly birthdays: Reply<Api['GET /api/calendar']>['birthdays'];
}
/** What is on one day. */
export interface Day<Event> {
  readonly events: readonly Event[];
  /** Why the center is closed. */
  readonly closed: string | null;
  readonly birthdays: CalendarData<FamilyEvent>['birthdays'];
}

/** One time of an event among all. */
export const keyOf = ({ id, occurrence }: Pick<ShownEvent, 'id' | 'occurrence'>): string => `${id}~${occurrence}`;
/** The event and the time that a key names; null for what is none. */
export function named(key: string | null): { id: number; occurrence: string } | null {
  const [, id, occurrence] = /^(\d+)~(\d{4}-\d\d-\d\d)$/.exec(key ?? '') ?? [];
  return id && occurrence ? { id: Number(id), occurrence } : null;
}

/** What is on a day; an event of several days is on each of them. */
export function dayIn<Event extends ShownEvent>(data: CalendarData<Event>, date: string): Day<Event> {
  return {
    events: data.events.filter((event) => event.date <= date && event.endDate >= date),
    closed: data.closures.find(({ from, to }) => from <= date && to >= date)?.reason ?? null,
    birthdays: data.birthdays.filter((birthday) => birthday.date === date),
  };
}

export const isBare = ({ events, closed, birthdays }: Day<unknown>): boolean =>
  events.length === 0 && closed === null && birthdays.length === 0;

/** The kinds of events that can be chosen; others, from other programs, keep their own word. */
export const TYPES = ['event', 'activity', 'family', 'meeting', 'field trip', 'health', 'safety', 'closure'] as const;
export type EventType = (typeof TYPES)[number];
export const typeOf = (type: string): EventType | null => TYPES.find((known) => known === type) ?? null;

/** Which of its weekday in the month a day is, from 1; 5 is the last, as the server counts it. */
export const nthOf = (date: string): number => Math.ceil(Number(date.slice(8)) / 7);
