import { expect, test } from 'vitest';
import { labelStep, ticksUpTo } from './scale.ts';

test('an axis has round numbers and ends above what it shows', () => {
  expect(ticksUpTo(64)).toEqual([0, 20, 40, 60, 80]);
  expect(ticksUpTo(3)).toEqual([0, 1, 2, 3]);
  expect(ticksUpTo(0)).toEqual([0, 1]);
  expect(ticksUpTo(17)).toEqual([0, 5, 10, 15, 20]);
});

test('labels that have no room are left out', () => {
  const labels = (count: number) => Array.from({ length: count }, () => 'Nov 20');
  expect(labelStep(labels(8), 420)).toBe(1);
  expect(labelStep(labels(31), 310)).toBe(6);
  expect(labelStep([], 100)).toBe(1);
});
