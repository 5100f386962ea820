import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { isStale } from './api.ts';
import { refetch } from './refetch.ts';

const KEY = ['GET /api/staff', {}] as const;

/** A read whose answers come when the test says so. */
function slowRead() {
  const answers: PromiseWithResolvers<string>[] = [];
  const read = () => {
    const answer = Promise.withResolvers<string>();
    answers.push(answer);
    return answer.promise;
  };
  return { answers, read };
}
const clientOf = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } });

test('a change during the first read of a list is not lost: it is read again after it', async () => {
  const { answers, read } = slowRead();
  const client = clientOf();
  const observer = new QueryObserver(client, { queryKey: KEY, queryFn: read });
  const leave = observer.subscribe(() => {});
  const done = refetch(client, ['GET /api/staff']);
  expect(answers).toHaveLength(1);
  answers[0]?.resolve('before the change');
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.resolve('after it');
  await done;
  expect(observer.getCurrentResult().data).toBe('after it');
  leave();
});

test('who waits for that first read gets its answer, and a screen shown later reads anew', async () => {
  const { answers, read } = slowRead();
  const client = clientOf();
  const waited = client.ensureQueryData({ queryKey: KEY, queryFn: read });
  const done = refetch(client, ['GET /api/staff']);
  answers[0]?.resolve('before the change');
  expect(await waited).toBe('before the change');
  await done;
  expect(answers).toHaveLength(1);
  const observer = new QueryObserver(client, { queryKey: KEY, queryFn: read });
  const leave = observer.subscribe(() => {});
  expect(answers).toHaveLength(2);
  answers[1]?.resolve('after it');
  await expect.poll(() => observer.getCurrentResult().data).toBe('after it');
  leave();
});

test('a first read that fails is tried once more, and others are left alone', async () => {
  const [staff, rooms] = [slowRead(), slowRead()];
  const client = clientOf();
  const leave = [
    new QueryObserver(client, { queryKey: KEY, queryFn: staff.read }),
    new QueryObserver(client, { queryKey: ['GET /api/rooms', {}], queryFn: rooms.read }),
  ].map((observer) => observer.subscribe(() => {}));
  const done = refetch(client, ['GET /api/staff']);
  staff.answers[0]?.reject(new Error('Gone'));
  await expect.poll(() => staff.answers.length).toBe(2);
  staff.answers[1]?.resolve('there');
  await done;
  expect([staff.answers.length, rooms.answers.length]).toEqual([2, 1]);
  for (const stop of leave) stop();
});

test('what the answer brought up to date is left alone', async () => {
  const { answers, read } = slowRead();
  const client = clientOf();
  const observer = new QueryObserver(client, { queryKey: KEY, queryFn: read });
  const leave = observer.subscribe(() => {});
  answers[0]?.resolve('at first');
  await expect.poll(() => observer.getCurrentResult().data).toBe('at first');
  client.setQueryData(KEY, 'as answered');
  await refetch(client, ['GET /api/staff'], [KEY]);
  expect(answers).toHaveLength(1);
  leave();
});

test('a read that is stale, or on its way, may lack somebody else’s change', async () => {
  const { answers, read } = slowRead();
  const client = clientOf();
  expect(isStale(client, KEY)).toBe(false);
  const leave = new QueryObserver(client, { queryKey: KEY, queryFn: read }).subscribe(() => {});
  expect(isStale(client, KEY)).toBe(true);
  answers[0]?.resolve('at first');
  await expect.poll(() => isStale(client, KEY)).toBe(false);
  const theirs = refetch(client, ['GET /api/staff']);
  answers[1]?.reject(new Error('Gone'));
  await theirs;
  expect(isStale(client, KEY)).toBe(true);
  leave();
});
