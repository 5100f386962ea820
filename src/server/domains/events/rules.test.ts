import { expect, test } from 'vitest';
import { HttpError } from '#server/kernel/http-error.ts';
import type { Recurrence } from './recurrence.ts';
import {
  birthdaysWithin,
  bySoonest,
  dayBefore,
  isClosedOn,
  isDayOf,
  lastDayOf,
  normalized,
  occurrencesOf,
  type SentEvent,
} from './rules.ts';

/** A Friday. */
const DAY = '2026-03-06';
const PARTY: SentEvent = {
  title: 'Party',
  description: '',
  location: '',
  type: 'event',
  participants: '',
  date: DAY,
  time: null,
  endDate: null,
  endTime: null,
  recurrence: null,
  audience: 'everybody',
  roomIds: [],
  asksAnswers: false,
  showsCounts: false,
};
const WEEKLY: Recurrence = {
  unit: 'week',
  interval: 1,
  weekdays: [5],
  monthlyBy: 'day',
  until: null,
  count: null,
  skipsClosed: false,
};
const wrong = (change: Partial<SentEvent>) => {
  const made = normalized({ ...PARTY, ...change });
  return made instanceof HttpError ? Object.keys(made.details.fields ?? {}) : [];
};
const made = (change: Partial<SentEvent>) => {
  const event = normalized({ ...PARTY, ...change });
  if (event instanceof HttpError) throw event;
  return event;
};

test('an event lasts a month at most', () => {
  expect(wrong({ endDate: '2026-03-05' })).toEqual(['endDate']);
  expect([wrong({ endDate: '2026-04-05' }), wrong({ endDate: '2026-04-06' })]).toEqual([[], ['endDate']]);
});

test('an event with a time ends after it began; one of several days says when; one of all day has no end time', () => {
  expect(wrong({ endTime: '10:00' })).toEqual(['endTime']);
  expect(wrong({ time: '10:00' })).toEqual([]);
  expect(wrong({ time: '10:00', endDate: '2026-03-07' })).toEqual(['endTime']);
  expect(wrong({ endDate: '2026-03-07' })).toEqual([]);
  expect([wrong({ time: '10:00', endTime: '10:00' }), wrong({ time: '10:00', endTime: '10:01' })]).toEqual([
    ['endTime'],
    [],
  ]);
  expect(wrong({ time: '10:00', endTime: '09:00', endDate: '2026-03-07' })).toEqual([]);
});

test('rooms are chosen where an event is for rooms, and only there kept', () => {
  expect(wrong({ audience: 'rooms' })).toEqual(['roomIds']);
  expect(made({ audience: 'rooms', roomIds: [3, 3, 4] }).roomIds).toEqual([3, 4]);
  expect(made({ roomIds: [3] }).roomIds).toEqual([]);
  expect(
    [made({ showsCounts: true }), made({ showsCounts: true, asksAnswers: true })].map((one) => one.showsCounts),
  ).toEqual([false, true]);
});

test('a series begins on its first day and ends by a day or by a number, which becomes a day', () => {
  const series = (change: Partial<Recurrence>) => ({ recurrence: { ...WEEKLY, ...change } });
  expect([wrong(series({ until: '2026-03-05' })), wrong(series({ until: DAY }))]).toEqual([['recurrence.until'], []]);
  expect(wrong(series({ until: '2026-04-01', count: 3 }))).toEqual(['recurrence.count']);
  expect(wrong(series({ weekdays: [4], until: '2026-03-10' }))).toEqual(['recurrence.until']);
  expect(made({ ...series({ weekdays: [1] }), endDate: '2026-03-07' })).toMatchObject({
    date: '2026-03-09',
    endDate: '2026-03-10',
  });
  const counted = made({ ...series({ count: 3 }), endDate: '2026-03-07' });
  expect(counted.recurrence?.until).toBe('2026-03-20');
  expect(lastDayOf(counted)).toBe('2026-03-21');
  expect(lastDayOf(made(series({})))).toBeNull();
  expect(lastDayOf(made({ endDate: '2026-03-08' }))).toBe('2026-03-08');
  expect([isDayOf(counted, '2026-03-20'), isDayOf(counted, '2026-03-19'), isDayOf(counted, '2026-03-27')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(dayBefore('2026-03-01')).toBe('2026-02-28');
});

test('of a series its own days are shown, without cancelled and closed ones, and changed ones where they are now', () => {
  const event = made({ recurrence: { ...WEEKLY, skipsClosed: true }, endDate: '2026-03-07' });
  const moved = { ...event, date: '2026-03-31', endDate: '2026-03-31' };
  const exceptions = [
    { date: '2026-03-13', content: null },
    { date: '2026-03-20', content: moved },
  ];
  const closed = { closures: new Set(['2026-03-27']), openWeekdays: [1, 2, 3, 4, 5] };
  const days = (from: string, to: string) =>
    occurrencesOf(event, exceptions, { from, to }, closed).map(({ occurrence, isChanged, content }) => [
      occurrence,
      isChanged,
      content.date,
      content.endDate,
    ]);
  expect(days('2026-03-07', '2026-04-03')).toEqual([
    [DAY, false, DAY, '2026-03-07'],
    ['2026-04-03', false, '2026-04-03', '2026-04-04'],
    ['2026-03-20', true, '2026-03-31', '2026-03-31'],
  ]);
  expect(days('2026-03-08', '2026-03-30')).toEqual([]);
  expect(days('2026-03-31', '2026-03-31')).toHaveLength(1);
  expect([isClosedOn('2026-03-27', closed), isClosedOn('2026-03-28', closed), isClosedOn(DAY, closed)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(isClosedOn('2026-03-28', { closures: new Set(), openWeekdays: [] })).toBe(false);
});

test('the soonest comes first, all-day ones head their day, and the older one of two at a time', () => {
  const one = (id: number, date: string, time: string | null) => ({ id, date, time });
  const rows = [one(4, DAY, '10:00'), one(3, DAY, '10:00'), one(2, DAY, null), one(1, '2026-03-07', null)];
  expect(rows.toSorted(bySoonest).map(({ id }) => id)).toEqual([2, 3, 4, 1]);
});

test('birthdays come each year from the first one on, a leap day’s on the 28th where there is no 29th', () => {
  const children = [{ dateOfBirth: '2024-02-29' }, { dateOfBirth: '2023-02-27' }, { dateOfBirth: '2026-02-28' }];
  expect(birthdaysWithin(children, '2026-02-01', '2026-02-28')).toEqual([
    { child: children[1], date: '2026-02-27', turns: 3 },
    { child: children[0], date: '2026-02-28', turns: 2 },
  ]);
});
