import { expect, test } from 'vitest';
import { attendanceRate } from './rules.ts';

test('the rate is rounded, and nobody enrolled is no division by zero', () => {
  expect(attendanceRate(2, 3)).toBe(67);
  expect(attendanceRate(1, 200)).toBe(1);
  expect(attendanceRate(0, 0)).toBe(0);
});
