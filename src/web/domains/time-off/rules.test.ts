import { expect, test } from 'vitest';
import { hoursTyped, typedHours } from './rules.ts';

test('hours are read as they are typed, and written so', () => {
  expect(['8', '4,5', '-2.25', ' 0 ', '', 'all', '1e3'].map(typedHours)).toEqual([480, 270, -135, 0, null, null, null]);
  expect([480, 270, 100].map(hoursTyped)).toEqual(['8', '4.5', '1.67']);
});
