// What can be chosen of an event, without zod: the screens hold it too.

/** Who sees an event: staff and all families; staff; staff and the families of some rooms. */
export const AUDIENCES = ['everybody', 'staff', 'rooms'] as const;
export type EventAudience = (typeof AUDIENCES)[number];

export const UNITS = ['day', 'week', 'month', 'year'] as const;
export type RecurrenceUnit = (typeof UNITS)[number];

/** Which times of a recurring event a change is about. */
export const CHANGES = ['one', 'following', 'all'] as const;
export type EventChange = (typeof CHANGES)[number];

export const ANSWERS = ['yes', 'maybe', 'no'] as const;
export type EventAnswer = (typeof ANSWERS)[number];

/** The dashboard shows 3 events (events-2). */
export const EVENTS_SHOWN = 3;

/** Days an event lasts, a range and a list hold, and numbers people enter. */
export const LIMITS = { days: 31, range: 62, list: 3 * 366, interval: 99, count: 730, people: 20 } as const;
