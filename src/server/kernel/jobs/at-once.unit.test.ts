import { expect, test } from 'vitest';
import { forEachAtOnce } from './at-once.ts';

test('all are done, no more at the same time than may be, and a slow one holds up none behind it', async () => {
  const done: number[] = [];
  let running = 0;
  let most = 0;
  let release = () => {};
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  await forEachAtOnce([1, 2, 3, 4, 5], 2, async (item) => {
    running += 1;
    most = Math.max(most, running);
    if (item === 1) await slow;
    else await Promise.resolve();
    if (item === 5) release();
    running -= 1;
    done.push(item);
  });
  expect([most, done]).toEqual([2, [2, 3, 4, 5, 1]]);
});

test('a failure is told at the end, and keeps no other from its turn', async () => {
  const done: number[] = [];
  const work = async (item: number) => {
    if (item === 2) throw new Error('two');
    done.push(item);
  };
  await expect(forEachAtOnce([1, 2, 3], 1, work)).rejects.toThrow('two');
  expect(done).toEqual([1, 3]);
});
