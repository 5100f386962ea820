import { expect, test } from 'vitest';
import { enrollmentRooms, inRoomFilter, nameMatches, type Room } from './rules.ts';

const room = (name: string, ageGroup: Room['ageGroup']): Room => ({
  id: 1,
  name,
  ageGroup,
  capacity: 12,
  childrenPerStaff: 4,
  sortOrder: 1,
});

test('the preschool filter includes Pre-K, the others only their own group', () => {
  expect(inRoomFilter('pre-k', 'preschool')).toBe(true);
  expect(inRoomFilter('preschool', 'preschool')).toBe(true);
  expect(inRoomFilter('pre-k', 'toddlers')).toBe(false);
  expect(inRoomFilter('infants', 'infants')).toBe(true);
});

test('a child in a room without age group is found under all rooms alone', () => {
  expect(inRoomFilter(null, 'all')).toBe(true);
  expect(inRoomFilter(null, 'preschool')).toBe(false);
});

test('the search takes parts of both names, whatever case, accents and order', () => {
  const zoe = { firstName: 'Zoë', lastName: 'O’Brien Núñez' };
  for (const typed of ['', '  ', 'zoe', 'NUN', 'nunez zoe', 'brien']) expect(nameMatches(zoe, typed)).toBe(true);
  for (const typed of ['zoey', 'zoe smith']) expect(nameMatches(zoe, typed)).toBe(false);
});

test('children are enrolled in rooms with an age group only', () => {
  const rooms = [room('Infant Room', 'infants'), room('Playground', null), room('Pre-K Room', 'pre-k')];
  expect(enrollmentRooms(rooms).map(({ name }) => name)).toEqual(['Infant Room', 'Pre-K Room']);
});
