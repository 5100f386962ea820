import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { forgetPrefetched, type Reads } from './api.ts';
import { readsOf, type StaleTopic } from './liveTopics.ts';

/** Fetches the reads of topics again. See `refetch`. */
export const refetchTopics = (
  client: QueryClient,
  topics: readonly StaleTopic[],
  known?: readonly QueryKey[],
): Promise<unknown> => refetch(client, readsOf(topics), known);

/**
 * Fetches every mounted read of these routes again; the others when they are next shown. A first read that is on its way is
 * left to whoever waits for it, but what it brings may be older than the change: it is read again after it.
 * @param known reads that the change's own answer brought up to date, left alone
 */
export function refetch(
  client: QueryClient,
  routes: readonly Reads[],
  known: readonly QueryKey[] = [],
): Promise<unknown> {
  if (routes.length > 0) forgetPrefetched();
  const fresh = new Set(known.map((queryKey) => client.getQueryCache().find({ queryKey, exact: true })));
  const predicate = (read: Query) => routes.some((route) => route === read.queryKey[0]) && !fresh.has(read);
  const onTheirWay = client
    .getQueryCache()
    .findAll({ predicate, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  const again = onTheirWay.map(async ({ promise, queryKey }) => {
    await promise?.catch(() => {});
    await client.invalidateQueries({ queryKey, exact: true });
  });
  return Promise.all([client.invalidateQueries({ predicate }), ...again]);
}
