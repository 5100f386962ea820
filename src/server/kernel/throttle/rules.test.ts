import { expect, test } from 'vitest';
import { LOGIN_LIMITS, secondsOfDelay, secondsToWait } from './rules.ts';

const now = new Date('2026-03-02T08:00:00Z');
const since = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test('nobody waits below the limit', () => {
  expect(secondsToWait(undefined, LOGIN_LIMITS.account, now)).toBe(0);
  expect(secondsToWait({ failures: 9, firstFailureAt: since(1) }, LOGIN_LIMITS.account, now)).toBe(0);
  expect(secondsOfDelay({ failures: 9, last: since(0) }, 10, now, 'growing')).toBe(0);
  expect(secondsOfDelay({ failures: 0, last: null }, 10, now, 'growing')).toBe(0);
});
test('at the limit one waits for the rest of the period', () => {
  expect(secondsToWait({ failures: 10, firstFailureAt: since(5) }, LOGIN_LIMITS.account, now)).toBe(600);
});
test.each([
  [10, 30],
  [11, 60],
  [14, 480],
  [15, 900],
  [1000, 900],
])('after %s failures one waits %s seconds from the newest', (failures, seconds) => {
  const afterMs = (ms: number) => ({ failures, last: new Date(now.getTime() - ms) });
  expect(secondsOfDelay(afterMs(0), 10, now, 'growing')).toBe(seconds);
  expect(secondsOfDelay(afterMs(seconds * 1000), 10, now, 'growing')).toBe(0);
  expect(secondsOfDelay(afterMs(seconds * 1000 - 1), 10, now, 'growing')).toBe(1);
  expect(secondsOfDelay(afterMs(0), 10, now, 'steady')).toBe(30);
});
