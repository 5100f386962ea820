import { expect, test } from 'vitest';
import { momentText, readMoment } from './moment.ts';

const ZONE = 'America/New_York';
const read = (text: string) => readMoment(text, ZONE).toISOString();

test('a moment is named by the clock of the center, or with its own zone', () => {
  expect(read('2026-03-02 14:05')).toBe('2026-03-02T19:05:00.000Z');
  expect(read('2026-03-02T14:05:30')).toBe('2026-03-02T19:05:30.000Z');
  expect(read('2026-03-02T14:05:00+01:00')).toBe('2026-03-02T13:05:00.000Z');
  expect(read('2026-03-02T14:05:00.250Z')).toBe('2026-03-02T14:05:00.250Z');
  // Skipped by the clock, and there twice.
  expect(read('2026-03-08 02:30')).toBe('2026-03-08T07:30:00.000Z');
  expect(read('2026-11-01 01:30')).toBe('2026-11-01T05:30:00.000Z');
});

test('anything else is refused with what would be right', () => {
  for (const text of [
    '',
    'yesterday',
    '2026-02-30 10:00',
    '2026-03-02',
    '14:05',
    '03/02/2026 14:05',
    '2026-03-02 25:00',
  ])
    expect(() => read(text), text).toThrow("by the clock of the center, as '2026-03-02 14:05'");
});

test('it is said by both clocks', () => {
  expect(momentText(new Date('2026-03-02T19:05:00Z'), ZONE)).toBe(
    '2026-03-02 14:05 in America/New_York (2026-03-02T19:05:00.000Z)',
  );
});
