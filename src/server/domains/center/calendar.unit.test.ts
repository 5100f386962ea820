import { expect, test } from 'vitest';
import { daysOf } from '#server/kernel/clock/zone.ts';
import { closuresOf, hoursProblems, openingAt } from './calendar-rules.ts';

const MONDAY = '2026-03-02';
const WEEK = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '07:00', closes: '18:00' }));

test('a day opens before it closes, and each weekday stands there once', () => {
  expect(hoursProblems(WEEK)).toBeNull();
  expect(hoursProblems([{ weekday: 1, opens: '07:00', closes: '07:00' }])).toEqual({
    'days.0.closes': 'The closing time must be after the opening time',
  });
  expect(Object.keys(hoursProblems([...WEEK, ...WEEK.slice(0, 1)]) ?? {})).toEqual(['days.5.weekday']);
});

test('closed days in a row are a range, as long as the reason is the same', () => {
  const day = (date: string, reason = 'Snow') => ({ date, reason });
  expect(
    closuresOf([day('2026-03-02'), day('2026-03-03'), day('2026-03-04', 'Flood'), day('2026-03-06', 'Flood')]),
  ).toEqual([
    { from: '2026-03-02', to: '2026-03-03', reason: 'Snow' },
    { from: '2026-03-04', to: '2026-03-04', reason: 'Flood' },
    { from: '2026-03-06', to: '2026-03-06', reason: 'Flood' },
  ]);
  expect(daysOf('2026-02-28', MONDAY)).toEqual(['2026-02-28', '2026-03-01', MONDAY]);
});

test('a center is open from its opening time until its closing time, and says when it opens next', () => {
  const at = (date: string, time: string, closed: { date: string; reason: string }[] = []) =>
    openingAt({ date, time }, WEEK, closed);
  expect(at(MONDAY, '06:59')).toMatchObject({ open: false, nextOpening: { date: MONDAY, time: '07:00' } });
  expect(at(MONDAY, '07:00')).toMatchObject({ open: true, nextOpening: null, opensAt: '07:00', closesAt: '18:00' });
  expect(at(MONDAY, '17:59')).toMatchObject({ open: true });
  expect(at(MONDAY, '18:00')).toMatchObject({ open: false, nextOpening: { date: '2026-03-03', time: '07:00' } });
  expect(at('2026-03-06', '19:00')).toMatchObject({ nextOpening: { date: '2026-03-09', time: '07:00' } });
  expect(at(MONDAY, '06:00', [{ date: MONDAY, reason: 'Snow' }])).toEqual({
    open: false,
    opensAt: null,
    closesAt: null,
    closure: { reason: 'Snow' },
    nextOpening: { date: '2026-03-03', time: '07:00' },
  });
  expect(openingAt({ date: MONDAY, time: '08:00' }, [], [])).toMatchObject({ open: false, nextOpening: null });
});
