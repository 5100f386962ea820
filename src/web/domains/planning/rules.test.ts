import { expect, test } from 'vitest';
import { changesByMonth, childrenOf, type Forecast, fullnessOf } from './rules.ts';

test('a room has places left, none, or too many children; without a limit nobody can say', () => {
  expect([
    fullnessOf({ children: 3, places: 5 }),
    fullnessOf({ children: 5, places: 5 }),
    fullnessOf({ children: 7, places: 5 }),
    fullnessOf({ children: 7, places: null }),
  ]).toEqual([
    { kind: 'free', count: 2 },
    { kind: 'full', count: 0 },
    { kind: 'over', count: 2 },
    { kind: 'unlimited', count: 0 },
  ]);
});

const grows = { date: '2026-04-10', kind: 'grows' as const, childId: 1, name: 'Zoe', fromRoomId: 1, toRoomId: 2 };
const leaves = { date: '2026-05-29', kind: 'leaves' as const, childId: 2, name: 'Ada', fromRoomId: 2, toRoomId: null };
const month = { openDays: 20, openMinutes: 1_200, children: 2, fullTime: 1 };
const forecast: Forecast = {
  from: '2026-03-02',
  to: '2027-02-28',
  months: [
    { ...month, month: '2026-03-01' },
    { ...month, month: '2026-04-01' },
  ],
  rooms: [],
  children: [
    {
      id: 1,
      name: 'Zoe',
      dateOfBirth: '2024-10-10',
      booked: [
        { month: 0, roomId: 1, minutes: 600 },
        { month: 1, roomId: 1, minutes: 300 },
        { month: 1, roomId: 2, minutes: 900 },
      ],
    },
    { id: 2, name: 'Ada', dateOfBirth: '2023-01-01', booked: [{ month: 1, roomId: 2, minutes: 1_200 }] },
  ],
  changes: [grows, leaves],
};

test('behind a figure stand the children of the room and month by name, with what changes for them there then', () => {
  expect(childrenOf(forecast, 2, 1)).toEqual([
    { id: 2, name: 'Ada', dateOfBirth: '2023-01-01', fullTime: 1, changes: [] },
    { id: 1, name: 'Zoe', dateOfBirth: '2024-10-10', fullTime: 0.75, changes: [grows] },
  ]);
  expect(childrenOf(forecast, 1, 0)).toMatchObject([{ id: 1, fullTime: 0.5, changes: [] }]);
  expect(childrenOf(forecast, 2, 0)).toEqual([]);
});

test('changes stand by their month', () => {
  expect(changesByMonth(forecast.changes)).toEqual([
    ['2026-04', [grows]],
    ['2026-05', [leaves]],
  ]);
});
