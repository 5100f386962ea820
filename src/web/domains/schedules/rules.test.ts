import { expect, test } from 'vitest';
import { arranged, bookedDays, type Schedule, timesOf } from './rules.ts';

const schedule = (from: string, to: string | null): Schedule => ({
  id: 1,
  from,
  to,
  kind: 'fixed',
  cycleWeeks: 1,
  firstMonday: '2026-03-02',
  source: 'contract',
  slots: [],
});

test('a schedule holds from its first to its last day', () => {
  const all = [
    schedule('2026-06-01', null),
    schedule('2026-03-02', '2026-05-31'),
    schedule('2026-01-05', '2026-03-01'),
  ];
  expect(arranged(all, '2026-05-31')).toEqual({ now: all[1], coming: [all[0]], past: [all[2]] });
  expect(arranged(all, '2026-06-01').now).toBe(all[0]);
  expect(arranged([], '2026-06-01')).toEqual({ now: undefined, coming: [], past: [] });
});

test('days with the same times stand together, each week for itself', () => {
  const slot = (week: number, weekday: number, arrives = '08:00', room: string | null = null) => ({
    week,
    weekday,
    arrives,
    leaves: '16:00',
    room,
  });
  const slots = [slot(1, 1), slot(1, 2, '09:00'), slot(1, 3), slot(1, 5, '08:00', 'Pre-K Room'), slot(2, 4)];
  expect(timesOf(slots, 1)).toEqual([
    { weekdays: [1, 3], arrives: '08:00', leaves: '16:00', room: null },
    { weekdays: [2], arrives: '09:00', leaves: '16:00', room: null },
    { weekdays: [5], arrives: '08:00', leaves: '16:00', room: 'Pre-K Room' },
  ]);
  expect(timesOf(slots, 2)).toHaveLength(1);
});

test('booked are the days of every week of a cycle; all open ones without a schedule, none to name where each is booked by itself', () => {
  const OPEN = [1, 2, 3, 4, 5];
  const on = (week: number, weekday: number) => ({ week, weekday, arrives: '08:00', leaves: '16:00', room: null });
  const fixed = { ...schedule('2026-03-02', null), slots: [on(2, 5), on(1, 1), on(2, 1), on(1, 6)] };
  expect(bookedDays(fixed, OPEN)).toEqual([1, 5]);
  expect(bookedDays(undefined, OPEN)).toEqual(OPEN);
  expect(bookedDays({ ...fixed, kind: 'drop-in', slots: [] }, OPEN)).toBeNull();
});
