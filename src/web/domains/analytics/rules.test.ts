import { describe, expect, test } from 'vitest';
import {
  allowed,
  bookedByRoom,
  columnsOf,
  daysOf,
  hoursOf,
  lastAttended,
  mondayOf,
  percentOf,
  problemOf,
  quartersOf,
  sumByRoom,
  troublesOf,
} from './rules.ts';

describe('a period', () => {
  test('is today, the week from Monday, the month from its first', () => {
    expect(daysOf('today', '2026-03-04')).toEqual({ from: '2026-03-04', to: '2026-03-04' });
    expect(daysOf('week', '2026-03-04')).toEqual({ from: '2026-03-02', to: '2026-03-04' });
    expect(daysOf('week', '2026-03-01')).toEqual({ from: '2026-02-23', to: '2026-03-01' });
    expect(daysOf('month', '2026-03-04')).toEqual({ from: '2026-03-01', to: '2026-03-04' });
    expect(mondayOf('2026-03-02')).toBe('2026-03-02');
  });
  test('of one’s own has both ends, in their order, and is a year at most', () => {
    expect(problemOf({ from: '', to: '2026-03-04' })).toBe('incomplete');
    expect(problemOf({ from: '2026-03-05', to: '2026-03-04' })).toBe('reversed');
    expect(problemOf({ from: '2024-01-01', to: '2024-12-31' })).toBeNull();
    expect(problemOf({ from: '2024-01-01', to: '2025-01-01' })).toBe('long');
  });
});

const counts = (roomId: number, expected: number, present: number, late = 0) => ({
  roomId,
  enrolled: expected,
  expected,
  present,
  late,
  absent: expected - present,
});
const days = [
  { date: '2026-03-02', isOpen: true, rooms: [counts(1, 4, 3, 1), counts(2, 2, 2)] },
  { date: '2026-03-03', isOpen: true, rooms: [counts(1, 4, 1)] },
  { date: '2026-03-09', isOpen: true, rooms: [counts(1, 4, 4)] },
];

test('attendance over time is by the day, and over longer periods the average of a week’s days', () => {
  expect(
    columnsOf({ days }, { from: '2026-03-01', to: '2026-03-31' }).map(({ date, expected }) => [date, expected]),
  ).toEqual([
    ['2026-03-02', 6],
    ['2026-03-03', 4],
    ['2026-03-09', 4],
  ]);
  const weeks = columnsOf({ days }, { from: '2026-02-01', to: '2026-03-31' });
  expect(weeks).toEqual([
    {
      date: '2026-03-02',
      days: 2,
      expected: 5,
      present: new Map([
        [1, 2],
        [2, 1],
      ]),
    },
    { date: '2026-03-09', days: 1, expected: 4, present: new Map([[1, 4]]) },
  ]);
});

test('a room’s period is on time, late and absent', () => {
  const rooms = [
    { id: 1, name: 'One' },
    { id: 2, name: 'Two' },
  ];
  expect(sumByRoom({ from: '2026-03-01', to: '2026-03-31', rooms, days })).toEqual([
    { roomId: 1, room: 'One', onTime: 7, late: 1, absent: 4 },
    { roomId: 2, room: 'Two', onTime: 2, late: 0, absent: 0 },
  ]);
});

test('of a single day everybody enrolled is expected; on a closed one nobody is absent', () => {
  const only = { date: '2026-03-01', rooms: [{ ...counts(1, 1, 1), enrolled: 4 }] };
  const rooms = [{ id: 1, name: 'One' }];
  const sums = (isOpen: boolean) =>
    sumByRoom({ from: '2026-03-01', to: '2026-03-01', rooms, days: [{ ...only, isOpen }] });
  expect(sums(true)).toMatchObject([{ absent: 3 }]);
  expect(sums(false)).toMatchObject([{ onTime: 1, absent: 0 }]);
});

test('the last day on which anybody came is found', () => {
  const none = { date: '2026-03-10', isOpen: true, rooms: [counts(1, 4, 0)] };
  expect(lastAttended({ days: [...days, none] })).toBe('2026-03-09');
  expect(lastAttended({ days: [none] })).toBeUndefined();
});

test('quarter hours without an arrival stand between those with one', () => {
  const arrivals = [
    { time: '07:45', count: 2, late: 0 },
    { time: '08:15', count: 1, late: 1 },
  ];
  expect(quartersOf(arrivals).map(({ time, count }) => [time, count])).toEqual([
    ['07:45', 2],
    ['08:00', 0],
    ['08:15', 1],
  ]);
  expect(quartersOf([])).toEqual([]);
});

test('trouble with the ratio is told from when until when', () => {
  const slot = (time: string, state: 'kept' | 'broken' | 'unstaffed', children = 5, staff = 1) => ({
    at: '2026-03-02T12:00:00Z',
    time,
    children,
    staff,
    needed: 2,
    state,
  });
  const slots = [
    slot('07:00', 'unstaffed', 2, 0),
    slot('07:15', 'unstaffed', 4, 0),
    slot('07:30', 'broken', 7),
    slot('07:45', 'kept'),
    slot('08:00', 'broken', 8),
  ];
  expect(troublesOf({ slots })).toEqual([
    { state: 'unstaffed', from: '07:00', to: '07:15', children: 4, staff: 0 },
    { state: 'broken', from: '07:30', to: '07:30', children: 7, staff: 1 },
    { state: 'broken', from: '08:00', to: '08:00', children: 8, staff: 1 },
  ]);
  expect([allowed(2, 4), allowed(2, null)]).toEqual([8, null]);
});

test('hours reach from the first incident to the last, and over a day of care', () => {
  expect(hoursOf([]).length).toBe(11);
  expect(
    hoursOf([
      { roomId: 1, hour: 5, count: 1 },
      { roomId: 1, hour: 19, count: 1 },
    ]),
  ).toEqual(Array.from({ length: 15 }, (_, at) => at + 5));
});

test('a part of nothing has no percentage', () => {
  expect([percentOf(1, 3), percentOf(0, 0)]).toEqual([33, null]);
});

test('of the booked those who came, whose families had told, and who did not come otherwise stand by room', () => {
  const row = {
    date: '2026-03-02',
    roomId: 1,
    booked: 10,
    came: 7,
    noShows: 1,
    told: 1,
    unbooked: 2,
    bookedMinutes: 5_400,
    attendedMinutes: 4_000,
  };
  const rooms = [
    { id: 1, name: 'Infants' },
    { id: 2, name: 'Toddlers' },
  ];
  expect(bookedByRoom({ rooms, rows: [row, { ...row, date: '2026-03-03', came: 9, noShows: 0, told: 0 }] })).toEqual([
    {
      roomId: 1,
      room: 'Infants',
      came: 16,
      told: 1,
      awaited: 2,
      noShows: 1,
      unbooked: 4,
      bookedMinutes: 10_800,
      attendedMinutes: 8_000,
    },
    {
      roomId: 2,
      room: 'Toddlers',
      came: 0,
      told: 0,
      awaited: 0,
      noShows: 0,
      unbooked: 0,
      bookedMinutes: 0,
      attendedMinutes: 0,
    },
  ]);
});
