import { expect, test } from 'vitest';
import { leadsBack } from './rules.ts';

const merge = (fromRoomId: number, intoRoomId: number) => ({ fromRoomId, intoRoomId });

test.each([
  [[], merge(1, 2), false],
  [[merge(2, 3)], merge(1, 2), false],
  [[merge(2, 1)], merge(1, 2), true],
  [[merge(2, 3), merge(3, 1)], merge(1, 2), true],
  [[merge(2, 3), merge(2, 4), merge(4, 1)], merge(1, 2), true],
  [[merge(5, 1), merge(1, 6)], merge(1, 2), false],
])('with %j, merging %j leads back: %s (presence-4)', (merges, made, expected) => {
  expect(leadsBack(merges, made)).toBe(expected);
});
