import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

/** Work that runs until it is told to end, noted by name as it begins. */
function workshop(limits: ConstructorParameters<typeof Turns>[0]) {
  const turns = new Turns(limits);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const take = (centerId: number, name: string, signal?: AbortSignal) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    ends.set(name, resolve);
    const work = () => {
      begun.push(name);
      return promise;
    };
    return turns.take(centerId, work, signal);
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((done) => setImmediate(done));
  };
  return { take, end, begun };
}
const [A, B, C] = [1, 2, 3];

test('so much of a center runs at one time, and the rest in its order', async () => {
  const { take, end, begun } = workshop({ inAll: 9, ofCenter: 2, waiting: 9 });
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => take(A, name));
  await end('nothing');
  expect(begun).toEqual(['a1', 'a2']);
  await end('a2');
  expect(begun).toEqual(['a1', 'a2', 'a3']);
  for (const name of ['a1', 'a3', 'a4']) await end(name);
  await Promise.all(all);
  expect(begun).toEqual(['a1', 'a2', 'a3', 'a4']);
});

test('a center that has less at work comes before one that asked earlier', async () => {
  const { take, end, begun } = workshop({ inAll: 3, ofCenter: 2, waiting: 9 });
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => take(A, name));
  all.push(take(B, 'b1'), take(B, 'b2'), take(C, 'c1'));
  await end('nothing');
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await end('a1');
  expect(begun.at(-1)).toBe('c1');
  await end('a2');
  expect(begun.at(-1)).toBe('a3');
  for (const name of ['b1', 'c1', 'a3', 'b2', 'a4']) await end(name);
  await Promise.all(all);
});

test('work that fails gives its turn on', async () => {
  const { take, end, begun } = workshop({ inAll: 1, ofCenter: 1, waiting: 9 });
  const turns = new Turns({ inAll: 1, ofCenter: 1, waiting: 1 });
  await expect(turns.take(A, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await turns.take(A, async () => begun.push('after it'));
  const last = take(A, 'last');
  await end('last');
  await last;
  expect(begun).toEqual(['after it', 'last']);
});

test('more than may wait is refused; whoever leaves makes room, and never begins', async () => {
  const { take, end, begun } = workshop({ inAll: 9, ofCenter: 1, waiting: 2 });
  const leaving = new AbortController();
  const first = take(A, 'first');
  const left = take(A, 'left', leaving.signal);
  const second = take(A, 'second');
  await expect(take(A, 'too much')).rejects.toMatchObject({ status: 429, details: { retryAfterSeconds: 60 } });
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  const third = take(A, 'third');
  for (const name of ['first', 'second', 'third']) await end(name);
  await Promise.all([first, second, third]);
  expect(begun).toEqual(['first', 'second', 'third']);
  await expect(take(A, 'gone before', AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
});
