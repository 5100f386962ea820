import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { addDays, weekdayOf } from '#server/kernel/clock/zone.ts';
import { dayOfCount, daysOfSeries, firstDay, type Recurrence } from './recurrence.ts';

const EVERY: Recurrence = {
  unit: 'day',
  interval: 1,
  weekdays: [],
  monthlyBy: 'day',
  until: null,
  count: null,
  skipsClosed: false,
};
const days = (date: string, recurrence: Partial<Recurrence> | null, from: string, to: string) => [
  ...daysOfSeries({ date, recurrence: recurrence && { ...EVERY, ...recurrence } }, from, to),
];

describe('a series', () => {
  test('that does not recur is its day', () => {
    expect(days('2026-03-05', null, '2026-03-01', '2026-03-31')).toEqual(['2026-03-05']);
    expect(days('2026-03-05', null, '2026-03-06', '2026-03-31')).toEqual([]);
  });

  test('of weekdays begins with the next of them, and counts weeks from Monday', () => {
    const recurrence = { unit: 'week' as const, interval: 2, weekdays: [5, 2] };
    expect(firstDay('2026-03-04', { ...EVERY, ...recurrence })).toBe('2026-03-06');
    expect(days('2026-03-04', recurrence, '2026-03-01', '2026-04-05')).toEqual([
      '2026-03-06',
      '2026-03-17',
      '2026-03-20',
      '2026-03-31',
      '2026-04-03',
    ]);
  });

  test.each([
    [
      'the 31st is the last day of a shorter month',
      '2026-01-31',
      { unit: 'month' },
      ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'],
    ],
    [
      'the 29th of February is the 28th in a common year',
      '2024-02-29',
      { unit: 'year' },
      ['2024-02-29', '2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29'],
    ],
    [
      'the second Tuesday',
      '2026-01-13',
      { unit: 'month', monthlyBy: 'weekday' },
      ['2026-01-13', '2026-02-10', '2026-03-10', '2026-04-14'],
    ],
    [
      'a fifth Thursday is the last',
      '2026-01-29',
      { unit: 'month', monthlyBy: 'weekday' },
      ['2026-01-29', '2026-02-26', '2026-03-26', '2026-04-30'],
    ],
    [
      'every third day over the end of a year',
      '2025-12-29',
      { interval: 3 },
      ['2025-12-29', '2026-01-01', '2026-01-04', '2026-01-07'],
    ],
  ] as const)('%s', (_, date, recurrence, expected) => {
    expect(days(date, recurrence, date, '2028-12-31').slice(0, expected.length)).toEqual(expected);
  });

  test('ends with its last day, or after so many times', () => {
    expect(days('2026-03-02', { until: '2026-03-04' }, '2026-01-01', '2026-12-31')).toHaveLength(3);
    expect(dayOfCount('2026-03-02', { ...EVERY, unit: 'week', weekdays: [1, 3] }, 3)).toBe('2026-03-09');
    expect(dayOfCount('2026-03-02', EVERY, 1)).toBe('2026-03-02');
  });
});

/** A day of a series, asked of each day by itself: is it one? */
function isOne(day: string, date: string, { unit, interval, weekdays, monthlyBy }: Recurrence): boolean {
  const [at, start] = [Temporal.PlainDate.from(day), Temporal.PlainDate.from(date)];
  if (Temporal.PlainDate.compare(at, start) < 0) return false;
  if (unit === 'day') return start.until(at, { largestUnit: 'day' }).days % interval === 0;
  const monday = (one: Temporal.PlainDate) => one.subtract({ days: one.dayOfWeek - 1 });
  if (unit === 'week') {
    const weeks = monday(start).until(monday(at), { largestUnit: 'week' }).weeks;
    return (
      weeks % interval === 0 &&
      (weekdays.length > 0 ? weekdays.includes(weekdayOf(day)) : weekdayOf(day) === weekdayOf(date))
    );
  }
  const apart = (at.year - start.year) * 12 + at.month - start.month;
  if (apart % (unit === 'year' ? interval * 12 : interval) !== 0) return false;
  if (unit === 'year' || monthlyBy === 'day') return at.day === Math.min(start.day, at.daysInMonth);
  if (at.dayOfWeek !== start.dayOfWeek) return false;
  const isLast = at.day + 7 > at.daysInMonth;
  const nth = (one: Temporal.PlainDate) => Math.ceil(one.day / 7);
  return nth(start) === 5 ? isLast : nth(at) === nth(start);
}

const someDay = fc.integer({ min: 0, max: 365 * 40 }).map((days) => addDays('2000-01-01', days));
const someRecurrence = fc.record<Recurrence>({
  unit: fc.constantFrom('day', 'week', 'month', 'year'),
  interval: fc.integer({ min: 1, max: 14 }),
  weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 7 }),
  monthlyBy: fc.constantFrom('day', 'weekday'),
  until: fc.option(someDay),
  count: fc.constant(null),
  skipsClosed: fc.constant(false),
});

test('a series is what asking each day by itself finds', () => {
  fc.assert(
    fc.property(
      someDay,
      someRecurrence,
      someDay,
      fc.integer({ min: 0, max: 400 }),
      (date, recurrence, from, length) => {
        const range = Array.from({ length: length + 1 }, (_, index) => addDays(from, index));
        const expected = range.filter(
          (day) => isOne(day, date, recurrence) && (recurrence.until === null || day <= recurrence.until),
        );
        expect([...daysOfSeries({ date, recurrence }, from, addDays(from, length))]).toEqual(expected);
      },
    ),
  );
});

test('so many times are so many days', () => {
  fc.assert(
    fc.property(someDay, someRecurrence, fc.integer({ min: 1, max: 60 }), (start, recurrence, count) => {
      const date = firstDay(start, recurrence);
      const until = dayOfCount(date, recurrence, count);
      expect([...daysOfSeries({ date, recurrence: { ...recurrence, until } }, date, '9999-12-31')]).toHaveLength(count);
    }),
  );
});
