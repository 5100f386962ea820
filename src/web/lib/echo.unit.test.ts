import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withoutEcho } from './echo.ts';
import type { StaleTopic } from './liveTopics.ts';
import { noteWrite, takeAnswered } from './ownWrites.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  takeAnswered();
  vi.useRealTimers();
});

/** A write whose answer comes when the test says so. */
function write(name: string) {
  const answer = Promise.withResolvers<readonly StaleTopic[]>();
  noteWrite(name, answer.promise);
  return answer;
}

test('what came of this page’s own write is not read again', async () => {
  write('own').resolve(['attendance']);
  expect(await withoutEcho(['attendance'], ['own'])).toEqual([]);
});

test('what a write made stale besides what it named is read', async () => {
  write('own').resolve(['attendance']);
  expect(await withoutEcho(['attendance', 'activities'], ['own'])).toEqual(['activities']);
});

test('of two writes that are told together, only what both read again is known', async () => {
  write('one').resolve(['attendance']);
  write('two').resolve(['messages', 'attendance']);
  expect(await withoutEcho(['attendance', 'messages'], ['one', 'two'])).toEqual(['messages']);
});

test('somebody else’s change counts, alone and together with one’s own', async () => {
  write('own').resolve(['attendance']);
  expect(await withoutEcho(['attendance'], ['other'])).toEqual(['attendance']);
  expect(await withoutEcho(['attendance'], undefined)).toEqual(['attendance']);
  expect(await withoutEcho(['attendance'], [])).toEqual(['attendance']);
  expect(await withoutEcho(['attendance'], ['own', 'other'])).toEqual(['attendance']);
});

test('a name used again counts as somebody else’s', async () => {
  write('own').resolve(['attendance']);
  await withoutEcho(['attendance'], ['own']);
  expect(await withoutEcho(['attendance'], ['own'])).toEqual(['attendance']);
});

test('an echo that is faster than the answer waits for it', async () => {
  const { resolve } = write('own');
  const unknown = withoutEcho(['attendance'], ['own']);
  resolve(['attendance']);
  expect(await unknown).toEqual([]);
});

test('the echo counts when the answer was lost, and when it does not come', async () => {
  const lost = write('lost');
  write('late');
  const afterLoss = withoutEcho(['attendance'], ['lost']);
  const afterWaiting = withoutEcho(['attendance'], ['late']);
  lost.reject(new Error('The server cannot be reached'));
  expect(await afterLoss).toEqual(['attendance']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await afterWaiting).toEqual(['attendance']);
});

test('that a write succeeded is said once, and not of one that failed', async () => {
  write('refused').reject(new Error('409'));
  await vi.advanceTimersByTimeAsync(0);
  expect(takeAnswered()).toBe(false);
  write('own').resolve([]);
  await vi.advanceTimersByTimeAsync(0);
  expect([takeAnswered(), takeAnswered()]).toEqual([true, false]);
});
