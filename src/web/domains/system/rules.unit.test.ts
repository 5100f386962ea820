import { expect, test } from 'vitest';
import { isLow, sayBytes } from './rules.ts';

test.each([
  [0, '0 MB'],
  [1_540_000, '1.5 MB'],
  [999_000_000, '999 MB'],
  [21_474_836_480, '21.5 GB'],
])('%i bytes are said as %s', (bytes, said) => {
  expect(sayBytes(bytes, 'en')).toBe(said);
});

test('a disk is low below a tenth', () => {
  expect([isLow({ free: 10, size: 100 }), isLow({ free: 9, size: 100 })]).toEqual([false, true]);
});
