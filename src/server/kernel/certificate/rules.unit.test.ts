import { expect, test } from 'vitest';
import { isEnding } from './rules.ts';

const END = Date.parse('2026-06-01T00:00:00Z');
const HOUR = 3_600_000;

test.each([
  ['90 days', 90 * 24, 21 * 24],
  ['a year', 365 * 24, 21 * 24],
  ['45 days, renewed 15 days before its end', 45 * 24, 11.25 * 24],
  ['12 hours, renewed 4 hours before its end', 12, 3],
])(
  'of one that lasts for %s it is told when a renewal is late, and until its end and after it (system-5)',
  (_, lasts, last) => {
    const validity = { from: new Date(END - lasts * HOUR), until: new Date(END) };
    const at = (hoursBefore: number) => isEnding(validity, new Date(END - hoursBefore * HOUR));
    expect([at(last + 0.1), at(last), at(0), at(-24)]).toEqual([false, true, true, true]);
  },
);
