import { expect, test } from 'vitest';
import { neighbor, swiped, turned, ZOOM, zoomed } from './rules.ts';

test('zoom goes from 0.5 to 3 in steps of 0.25', () => {
  const ups = Array.from({ length: 10 }, (_, step) => step).reduce((zoom) => zoomed(zoom, 1), ZOOM.start as number);
  expect([zoomed(1, 1), zoomed(1, -1), ups, zoomed(0.5, -1)]).toEqual([1.25, 0.75, 3, 0.5]);
});

test('four turns lead back', () => {
  expect([turned(0), turned(90), turned(180), turned(270)]).toEqual([90, 180, 270, 0]);
});

test('behind the last photo stands the first', () => {
  expect([neighbor(2, 1, 3), neighbor(0, -1, 3), neighbor(0, 1, 1)]).toEqual([0, 2, 0]);
});

test.each([
  [-51, 0, 1],
  [51, 10, -1],
  [50, 0, null],
  [-50, 0, null],
  [60, 80, null],
])('a move by %i, %i leads to %s', (dx, dy, way) => {
  expect(swiped(dx, dy)).toBe(way);
});
