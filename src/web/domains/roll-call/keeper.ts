import type { QueryClient } from '@tanstack/react-query';
import { RequestError } from '#web/lib/errors.ts';
import { withTexts } from '#web/lib/i18n.ts';
import { keepPage } from '#web/lib/offlinePage.ts';
import { staffSession } from '#web/lib/session.ts';
import { forgetList, keepList } from './kept.ts';
import { newestList } from './queries.ts';
import { sendResults } from './send.ts';

/** Other things come first while a screen opens, but for the list's own. */
const laterMs = () => (location.pathname === '/roll-call' ? 0 : 8_000);
/** Comings and goings come in dozens: the list is read again at most so often … */
const PAUSE_MS = 30_000;
/** … and at least so often. */
const RENEW_MS = 5 * 60_000;

/**
 * Keeps the newest list at hand in this browser while a staff page is open and its reader may see it; one page does it for
 * all. Only where the browser encrypts: over TLS, or on the machine itself.
 * @returns how to end it
 */
export function keepRollCall(client: QueryClient): () => void {
  if (!isSecureContext || !('locks' in navigator)) return () => {};
  const closing = new AbortController();
  const lead = () => (closing.signal.aborted ? Promise.resolve() : keepNewest(client, closing.signal));
  const timer = setTimeout(() => {
    navigator.locks.request('larkhouse-roll-call', { signal: closing.signal }, lead).catch(() => {});
  }, laterMs());
  return () => {
    clearTimeout(timer);
    closing.abort();
  };
}

function keepNewest(client: QueryClient, closing: AbortSignal): Promise<void> {
  let last = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const readAfter = (ms: number) => {
    clearTimeout(timer);
    if (!closing.aborted) timer = setTimeout(() => void read(), Math.max(0, ms));
  };
  const read = async () => {
    last = Date.now();
    readAfter(RENEW_MS);
    await renew(client).catch(() => {});
  };
  const unsubscribe = client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== hashOf(client)) return;
    if (query.state.isInvalidated) readAfter(last + PAUSE_MS - Date.now());
  });
  const wake = () => document.visibilityState === 'visible' && readAfter(last + PAUSE_MS - Date.now());
  document.addEventListener('visibilitychange', wake);
  void read()
    .then(() =>
      keepPage('/roll-call', () =>
        withTexts(['common', 'rollCall'], () => import('#web/portals/staff/screens/roll-call/RollCallScreen.tsx')),
      ),
    )
    // The portal's own page, which leads to the list.
    .then(() => keepPage('/dashboard', async () => {}))
    .catch(() => {});
  return new Promise((ended) => {
    closing.addEventListener('abort', () => {
      clearTimeout(timer);
      unsubscribe();
      document.removeEventListener('visibilitychange', wake);
      ended();
    });
  });
}

const hashOf = (client: QueryClient) => client.getQueryCache().find({ queryKey: newestList.queryKey })?.queryHash;

/** Reads the list and keeps it, or forgets it where its reader may not see it any more; sends what waits. */
async function renew(client: QueryClient): Promise<void> {
  const session = client.getQueryData(staffSession.queryKey);
  if (!session?.capabilities.includes('attendance.record')) return forgetList();
  try {
    await keepList(await client.fetchQuery({ ...newestList, staleTime: 0, gcTime: Number.POSITIVE_INFINITY }));
    await sendResults();
  } catch (error) {
    if (error instanceof RequestError && error.status === 403) await forgetList();
  }
}
