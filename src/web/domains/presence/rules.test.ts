import { expect, test } from 'vitest';
import { awayFrom, inRoomNow, staffAround } from './rules.ts';

const [INFANTS, TODDLERS] = [1, 2];
const ada = { id: 10, roomId: INFANTS };
const ben = { id: 11, roomId: TODDLERS };
const presence = { children: [{ childId: ada.id, roomId: TODDLERS }] };

test('a board has who is in the room now, and who belongs to it and is not elsewhere', () => {
  expect(inRoomNow([ada, ben], presence, TODDLERS)).toEqual([ada, ben]);
  expect(inRoomNow([ada, ben], presence, INFANTS)).toEqual([]);
  expect(inRoomNow([ada, ben], undefined, INFANTS)).toEqual([ada]);
});

test('who is elsewhere is told of their own room alone', () => {
  expect(awayFrom([ada, ben], presence, INFANTS)).toEqual([{ child: ada, roomId: TODDLERS }]);
  expect(awayFrom([ada, ben], presence, TODDLERS)).toEqual([]);
});

test('a room’s staff are those in care there, its own who do something else, and oneself who is in no room', () => {
  const staff = [
    { staffId: 1, name: 'Nora', function: 'care' as const, roomId: INFANTS, ownRoomId: TODDLERS, isCounted: true },
    { staffId: 2, name: 'Olga', function: 'break' as const, roomId: null, ownRoomId: INFANTS, isCounted: false },
    { staffId: 3, name: 'Pia', function: 'care' as const, roomId: TODDLERS, ownRoomId: INFANTS, isCounted: true },
    { staffId: 4, name: 'Rosa', function: 'care' as const, roomId: null, ownRoomId: null, isCounted: false },
  ];
  const shownTo = (me: number) => staffAround({ staff }, INFANTS, me).map(({ staffId }) => staffId);
  expect(shownTo(2)).toEqual([1, 2]);
  expect(shownTo(3)).toEqual([1, 2]);
  expect(shownTo(4)).toEqual([1, 2, 4]);
});
