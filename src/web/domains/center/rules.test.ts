import { expect, test } from 'vitest';
import { enrollmentRooms, ownFirst, type Room } from './rules.ts';

const room = (name: string, ageGroup: Room['ageGroup']): Room => ({
  id: 1,
  name,
  ageGroup,
  capacity: 12,
  childrenPerStaff: 4,
  sortOrder: 1,
});

test('children are enrolled in rooms with an age group only', () => {
  const rooms = [room('Infant Room', 'infants'), room('Playground', null), room('Pre-K Room', 'pre-k')];
  expect(enrollmentRooms(rooms).map(({ name }) => name)).toEqual(['Infant Room', 'Pre-K Room']);
});

test('the reader’s own room comes first, the others keep their order', () => {
  const rows = [{ id: 1 }, { id: 2 }, { id: 3 }];
  expect(ownFirst(rows, ({ id }) => id === 2).map(({ id }) => id)).toEqual([2, 1, 3]);
  expect(ownFirst(rows, () => false)).toEqual(rows);
});
