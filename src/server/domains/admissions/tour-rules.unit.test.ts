import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, weekdayOf } from '#server/kernel/clock/zone.ts';
import { momentsOf } from './tour-letters.ts';
import { checkBooking, checkOutcome, checkSlot, datesOf, lastMoment, startOf } from './tour-rules.ts';

const ZONE = 'America/New_York';
const slot = { date: '2026-03-12', time: '10:00', minutes: 30, places: 2, isClosed: false };
/** 10:00 at the center: the clocks are forward by then. */
const START = new Date('2026-03-12T14:00:00Z');
const before = (hours: number) => new Date(START.getTime() - hours * 3_600_000);
const asked = { taken: 0, now: before(24), zone: ZONE, by: 'family' } as const;

test.each([
  [{}, null],
  [{ taken: 1 }, null],
  [{ taken: 2 }, 'Somebody else has just taken this time. Please choose another one.'],
  [{ now: before(1) }, 'It is too late to book this time. Please choose another one.'],
  [{ now: before(1), by: 'staff' as const }, null],
  [{ now: START, by: 'staff' as const }, 'It is too late to book this time. Please choose another one.'],
])('a booking of %o is refused with %s', (change, text) => {
  expect(checkBooking(slot, { ...asked, ...change })?.text ?? null).toBe(text);
});

test('what was taken back is not booked', () => {
  expect(checkBooking({ ...slot, isClosed: true }, asked)?.text).toContain('taken back');
  expect(lastMoment(START, 'family')).toEqual(before(2));
});

test('a time begins at the center’s clock before and behind both clock changes', () => {
  const at = (date: string) => startOf({ date, time: '10:00' }, ZONE).toISOString();
  expect(['2026-03-07', '2026-03-08', '2026-10-31', '2026-11-01'].map(at)).toEqual([
    '2026-03-07T15:00:00.000Z',
    '2026-03-08T14:00:00.000Z',
    '2026-10-31T14:00:00.000Z',
    '2026-11-01T15:00:00.000Z',
  ]);
  // From half past one, through the hour that is skipped.
  expect(momentsOf({ date: '2026-03-08', time: '01:30', minutes: 60 }, ZONE)).toMatchObject({ endTime: '03:30' });
});

test('times lie ahead, and a series has its end within a year', () => {
  const check = (change: object) =>
    Object.keys(checkSlot({ ...slot, ...change }, before(24), ZONE)?.details.fields ?? {});
  expect(check({})).toEqual([]);
  expect(check({ date: '2026-03-11', time: '09:00' })).toEqual(['time']);
  expect(check({ weeklyUntil: '2026-03-11' })).toEqual(['weeklyUntil']);
  expect(check({ weeklyUntil: '2027-03-14' })).toEqual(['weeklyUntil']);
  expect(check({ weeklyUntil: '2027-03-12' })).toEqual([]);
});

test('each week until its last day has the time on the same weekday, and no closed one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 366 }), fc.array(fc.integer({ min: 1, max: 53 })), (days, weeks) => {
      const closed = new Set(weeks.map((week) => addDays(slot.date, week * 7)));
      const last = addDays(slot.date, days);
      const dates = datesOf(slot.date, last, closed);
      expect(dates[0]).toBe(slot.date);
      expect(dates.every((date) => weekdayOf(date) === weekdayOf(slot.date) && date <= last)).toBe(true);
      expect(dates.some((date) => closed.has(date))).toBe(false);
      expect(new Set(dates).size).toBe(dates.length);
      const left = [...closed].filter((date) => date <= last).length;
      expect(dates.length).toBe(1 + Math.floor(days / 7) - left);
    }),
  );
  expect(datesOf(slot.date, null, new Set())).toEqual([slot.date]);
});

test('an outcome is known once the tour has begun, and of none that was canceled', () => {
  const tour = { ...slot, state: 'booked' } as const;
  expect(checkOutcome(tour, before(1), ZONE)?.text).toBe('This tour has not begun yet');
  expect(checkOutcome(tour, START, ZONE)).toBeNull();
  expect(checkOutcome({ ...tour, state: 'canceled' }, START, ZONE)?.text).toBe('This tour was canceled');
});
