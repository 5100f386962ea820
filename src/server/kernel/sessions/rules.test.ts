import { expect, test } from 'vitest';
import { sessionEnd } from './rules.ts';

const now = new Date('2026-03-02T08:00:00Z');
const hours = (end: Date) => (end.getTime() - now.getTime()) / 3_600_000;

test('staff stay a day, parents eight hours, the remembered thirty days', () => {
  expect(hours(sessionEnd('staff', false, now))).toBe(24);
  expect(hours(sessionEnd('parent', false, now))).toBe(8);
  expect(hours(sessionEnd('staff', true, now))).toBe(720);
  expect(hours(sessionEnd('parent', true, now))).toBe(720);
});
