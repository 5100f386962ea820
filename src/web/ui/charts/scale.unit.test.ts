import { expect, test } from 'vitest';
import { labelStep, ticksUpTo } from './scale.ts';

test('an axis has round numbers and ends above what it shows', () => {
  expect(ticksUpTo(64)).toEqual([0, 20, 40, 60, 80]);
  expect(ticksUpTo(3)).toEqual([0, 1, 2, 3]);
  expect(ticksUpTo(0)).toEqual([0, 1]);
  expect(ticksUpTo(17)).toEqual([0, 5, 10, 15, 20]);
});

test('labels that have no room are left out', () => {
  expect(labelStep(10, 40, 400)).toBe(1);
  expect(labelStep(31, 40, 310)).toBe(4);
  expect(labelStep(5, 40, 0)).toBe(200);
});
