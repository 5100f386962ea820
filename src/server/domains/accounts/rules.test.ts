import { describe, expect, test } from 'vitest';
import { emailKey, LOGIN_LIMITS, secondsToWait, sessionEnd } from './rules.ts';

const now = new Date('2026-03-02T08:00:00Z');
const hours = (end: Date) => (end.getTime() - now.getTime()) / 3_600_000;

describe('sessionEnd', () => {
  test('staff stay a day, parents eight hours, the remembered thirty days', () => {
    expect(hours(sessionEnd('staff', false, now))).toBe(24);
    expect(hours(sessionEnd('parent', false, now))).toBe(8);
    expect(hours(sessionEnd('staff', true, now))).toBe(720);
    expect(hours(sessionEnd('parent', true, now))).toBe(720);
  });
});

test('emails that differ in case or outer spaces are the same', () => {
  expect(emailKey('  Ana@Example.org ')).toBe(emailKey('ana@example.org'));
});

describe('secondsToWait', () => {
  const since = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  test('nothing below the limit', () => {
    expect(secondsToWait(undefined, LOGIN_LIMITS.account, now)).toBe(0);
    expect(secondsToWait({ failures: 9, firstFailureAt: since(1) }, LOGIN_LIMITS.account, now)).toBe(0);
  });
  test('the rest of the window at the limit', () => {
    expect(secondsToWait({ failures: 10, firstFailureAt: since(5) }, LOGIN_LIMITS.account, now)).toBe(600);
  });
});
