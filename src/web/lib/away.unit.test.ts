import { onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isAway, type Watch, watchServer } from './away.ts';

let watch: Watch;
let client: QueryClient;
/** What the server says to `/healthz`: an answer, or nothing until it is waited for no longer. */
let says: 'yes' | 'nothing';
const page = { visibilityState: 'visible', addEventListener: () => {}, removeEventListener: () => {} };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('AbortSignal', {
    timeout: (ms: number) => {
      const stop = new AbortController();
      setTimeout(() => stop.abort(), ms);
      return stop.signal;
    },
  });
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) =>
    says === 'yes'
      ? Promise.resolve(new Response('{"ok":true}'))
      : new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('too late')))),
  );
  page.visibilityState = 'visible';
  says = 'yes';
  client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  watch = watchServer(client);
});
afterEach(() => {
  watch.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a line that went silent is noticed within 5 s, and its coming back within 5 s', async () => {
  watch.heard();
  await vi.advanceTimersByTimeAsync(2_000);
  watch.heard();
  says = 'nothing';
  await vi.advanceTimersByTimeAsync(4_900);
  expect(isAway()).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect([isAway(), onlineManager.isOnline()]).toEqual([true, false]);
  says = 'yes';
  await vi.advanceTimersByTimeAsync(5_000);
  expect([isAway(), onlineManager.isOnline()]).toEqual([false, true]);
});

test('a broken line is asked about at once; a server that answers is not away', async () => {
  watch.suspect();
  await vi.advanceTimersByTimeAsync(0);
  expect(isAway()).toBe(false);
  says = 'nothing';
  watch.suspect();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(isAway()).toBe(true);
});

test('nobody is asked while the page is not looked at', async () => {
  page.visibilityState = 'hidden';
  says = 'nothing';
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isAway()).toBe(false);
});

test('what could not be read is read again when the server is back', async () => {
  says = 'nothing';
  const read = vi.fn(async () => {
    if (says === 'nothing') throw new Error('away');
    return 'read';
  });
  const failed = client.fetchQuery({ queryKey: ['list'], queryFn: read }).catch(() => 'failed');
  expect(await failed).toBe('failed');
  await vi.advanceTimersByTimeAsync(5_000);
  says = 'yes';
  await vi.advanceTimersByTimeAsync(5_000);
  expect(read).toHaveBeenCalledTimes(2);
});
