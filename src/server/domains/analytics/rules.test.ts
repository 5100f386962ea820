import { expect, test } from 'vitest';
import { countsOf, quarterTime, roomsOverDay, slotState, sumBy, totalsOf } from './rules.ts';

test('on a closed day those who came are expected, and nobody is absent', () => {
  const row = { isOpen: true, enrolled: 10, present: 7, late: 2 };
  expect(countsOf(row)).toEqual({ enrolled: 10, expected: 10, present: 7, late: 2, absent: 3 });
  expect(countsOf({ ...row, isOpen: false })).toEqual({ enrolled: 10, expected: 7, present: 7, late: 2, absent: 0 });
});

test('one day is measured by all enrolled, a longer time by those expected', () => {
  const room = (roomId: number, isOpen: boolean) => ({
    roomId,
    ...countsOf({ isOpen, enrolled: 10, present: 6, late: 1 }),
  });
  const days = [
    { date: '2026-03-02', isOpen: true, rooms: [room(1, true), room(2, true)] },
    { date: '2026-03-07', isOpen: false, rooms: [room(1, false)] },
  ];
  const enrollment = [10, 11].map((enrolled, n) => ({ roomId: n, room: `Room ${n}`, capacity: null, enrolled }));
  const sums = { children: 21, enrolled: 30, present: 18, late: 3 };
  expect(totalsOf(days, enrollment, false)).toMatchObject({ ...sums, expected: 26, absent: 8 });
  expect(totalsOf(days, enrollment, true)).toMatchObject({ ...sums, expected: 30, absent: 12 });
});

test('a quarter of an hour is told as a time', () => {
  expect([0, 1, 31, 95].map(quarterTime)).toEqual(['00:00', '00:15', '07:45', '23:45']);
});

test('a room with children is unstaffed, short of staff, or as it should be', () => {
  expect([slotState(0, 0, 0), slotState(3, 0, 1), slotState(7, 1, 2), slotState(7, 2, 2)]).toEqual([
    'empty',
    'unstaffed',
    'broken',
    'kept',
  ]);
});

test('a day is shown from opening or the first child to closing or the last; a room without a limit asks for one person', () => {
  const at = (time: string) => ({ at: new Date(`2026-03-02T${time}:00Z`), time });
  const quarters = ['06:45', '07:00', '07:15', '07:30', '07:45'].map(at);
  const room = { id: 1, name: 'Toddler Room', childrenPerStaff: 4 as number | null, isAside: false };
  const presence = (time: string, children: number, roomId = 1) => ({ roomId, ...at(time), children, staff: 1 });
  const shown = (hours?: { opens: string; closes: string }, there = [presence('07:15', 5)], rooms = [room]) =>
    roomsOverDay(rooms, quarters, there, hours).map(({ slots }) => slots.map(({ time, needed }) => [time, needed]));
  expect(shown()).toEqual([[['07:15', 2]]]);
  expect(shown({ opens: '07:00', closes: '07:30' })).toEqual([
    [
      ['07:00', 0],
      ['07:15', 2],
      ['07:30', 0],
    ],
  ]);
  expect(shown(undefined, [presence('07:15', 5)], [{ ...room, childrenPerStaff: null }])).toEqual([[['07:15', 1]]]);
  const aside = { ...room, id: 2, isAside: true };
  expect(shown(undefined, [presence('07:15', 5)], [room, aside])).toHaveLength(1);
  expect(shown(undefined, [presence('07:15', 5, 2)], [room, aside])).toHaveLength(2);
});

test('cells are added up by what they are of, in the order in which they come', () => {
  const cells = [
    { of: 'b', n: 2 },
    { of: 'a', n: 3 },
    { of: 'b', n: 4 },
  ];
  const sums = sumBy(
    cells,
    ({ of }) => of,
    ({ n }) => n,
  );
  expect([...sums]).toEqual([
    ['b', 6],
    ['a', 3],
  ]);
});
