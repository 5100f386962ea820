import type { QueryClient, QueryKey, queryOptions as QueryOptions, UseMutationOptions } from '@tanstack/react-query';
import type { Api } from '#contract/index.ts';
import { addressOf } from '#contract/kernel/address.ts';
import type { Reply, Sent } from '#contract/kernel/endpoint.ts';
import type { firstReadsOf } from '#contract/kernel/first-reads-screens.ts';
import { WRITE_HEADER } from '#contract/kernel/live-write.ts';
import { RequestError } from './errors.ts';
import { keptAnswers } from './keptAnswers.ts';
import type { StaleTopic } from './liveTopics.ts';
import { newId } from './newId.ts';
import { noteWrite } from './ownWrites.ts';
import { type Portal, portalOf } from './portal.ts';
import { heeded, jsonOf, reach } from './transport.ts';
import { yieldToBrowser } from './yieldToBrowser.ts';

export type ApiRoute = Exclude<keyof Api, 'GET /api/live'>;
/** The routes that read; the first part of every query key. */
export type Reads = Extract<ApiRoute, `GET ${string}`>;
export type Writes = Exclude<ApiRoute, Reads>;
/** The routes that answer a file. */
export type FileRoutes = { [R in Reads]: Api[R] extends { readonly file: true } ? R : never }[Reads];
export type SentTo<R extends ApiRoute> = Sends[R];
export type ReplyOf<R extends ApiRoute> = Replies[R];

type Sends = { [R in ApiRoute]: Sent<Api[R]> };
type Replies = { [R in ApiRoute]: Reply<Api[R]> };
type Args<S> = Record<never, never> extends S ? [sent?: S] : [sent: S];

/** The library's own, which does no more than this: calls are made before the library has arrived. */
const queryOptions = ((options: object) => options) as typeof QueryOptions;

type Headers = Readonly<Record<string, string>>;

/**
 * Calls one endpoint of the contract for the portal that is on the screen and gives its parsed answer.
 * @throws RequestError when the server refuses, NetworkError when it cannot be reached
 */
export const call = <R extends ApiRoute>(
  route: R,
  sent?: SentTo<R>,
  signal?: AbortSignal,
  headers?: Headers,
): Promise<ReplyOf<R>> => callAs(portalOf(location.pathname), route, sent, signal, headers);

/** Calls one endpoint for a named portal: a guard asks before its portal's address is reached. See `call`. */
export const callAs = <R extends ApiRoute>(
  portal: Portal,
  route: R,
  sent?: SentTo<R>,
  signal?: AbortSignal,
  headers?: Headers,
): Promise<ReplyOf<R>> => heeded(portal, route, answerOf(portal, route, sent, signal, headers));

type FirstReads = ReturnType<typeof firstReadsOf>;

/** What came in one answer before anybody asked for it, by its address. */
const prefetched = new Map<string, unknown>();
/** Later an answer may have aged unseen, in milliseconds. */
const PREFETCHED_FOR = 30_000;
/** The one answer, while it is on its way. */
let arriving: Promise<void> | null = null;

/** Asks for what the first screen reads, before its code is there; the first call of each of these reads gets its answer. */
export function prefetchFirstReads(portal: Portal, { route, sent }: FirstReads): void {
  const arrival = request(portal, route, sent)
    .then(({ reads }) => {
      if (arriving !== arrival) return;
      for (const { address, tag, body } of reads) {
        prefetched.set(portal + address, body);
        keptAnswers.keep(portal + address, { tag, value: body });
      }
      arriving = null;
    })
    // Each read is asked for by itself, and tells of its own failure.
    .catch(() => {});
  arriving = arrival;
  setTimeout(forgetPrefetched, PREFETCHED_FOR);
}

/** What came ahead, or is about to, may be older than a change. */
export function forgetPrefetched(): void {
  arriving = null;
  prefetched.clear();
}

async function answerOf<R extends ApiRoute>(
  portal: Portal,
  route: R,
  sent: SentTo<R> | undefined,
  signal: AbortSignal | undefined,
  headers: Headers | undefined,
): Promise<ReplyOf<R>> {
  if (route.startsWith('GET ')) {
    await arriving;
    const key = portal + addressOf(route, sent);
    const answer = prefetched.get(key);
    if (prefetched.delete(key)) return answer as ReplyOf<R>;
  } else {
    // After anything but a read, what was asked before may be of another session.
    forgetPrefetched();
  }
  return request(portal, route, sent, signal, headers);
}

/** The answer of a route that gives a file, refused and unreachable as other calls are. */
export function callForFile<R extends FileRoutes>(route: R, sent: SentTo<R>): Promise<Response> {
  const portal = portalOf(location.pathname);
  return heeded(portal, route, reach({ route, sent, portal, headers: { accept: '*/*' } }));
}

/** `useQuery(query('GET /api/attendance', { query: { date } }))` */
export const query = <R extends Reads>(route: R, ...[sent]: Args<SentTo<R>>) =>
  queryOptions({
    queryKey: keyOf(route, sent),
    queryFn: async ({ signal }) => {
      // A screen begins many reads at once.
      await yieldToBrowser();
      return call(route, sent, signal);
    },
  });

/**
 * `useMutation(mutation('POST /api/children', 'children'))`: afterwards the reads of the named topics are fetched again, and
 * `isPending` lasts until they are there. What the live stream tells of the same write is not read a second time.
 */
export const mutation = <R extends Writes>(route: R, ...topics: StaleTopic[]) =>
  tellingMutation<R>(route, topics, () => {});

/** Where an answer belongs among what was read. */
interface Told {
  /** Brings a read up to date; it is fetched all the same where it was stale before, or is just being read. */
  readonly put: QueryClient['setQueryData'];
  /** Says that the write changed nothing of a read of its topics. */
  leave(queryKey: QueryKey): void;
}

/** A mutation whose answer itself brings some reads up to date. */
export function tellingMutation<R extends Writes>(
  route: R,
  topics: readonly StaleTopic[],
  tell: (told: Told, reply: ReplyOf<R>, sent: SentTo<R>) => void,
) {
  const reading = new WeakMap<object, Promise<unknown>>();
  return {
    mutationFn: async (sent: SentTo<R>, { client }: { client: QueryClient }) => {
      const reads = readingAgain(topics);
      const reply = await callOnce(route, sent, topics);
      const known: QueryKey[] = [];
      const leave = (queryKey: QueryKey) => void known.push(queryKey);
      const put = ((queryKey: QueryKey, data: unknown) => {
        if (!isStale(client, queryKey)) leave(queryKey);
        return client.setQueryData(queryKey, data);
      }) as Told['put'];
      tell({ put, leave }, reply, sent);
      reading.set(
        sent,
        reads.then((again) => again(client, known)),
      );
      return reply;
    },
    onSuccess: (_reply: ReplyOf<R>, sent: SentTo<R>, ..._rest: unknown[]): Promise<unknown> | undefined =>
      reading.get(sent),
  } satisfies UseMutationOptions<ReplyOf<R>, Error, SentTo<R>>;
}

/** Whether a read is to be fetched anew, or just is: what the store says of it may lack somebody else's change. */
export function isStale(client: QueryClient, queryKey: QueryKey): boolean {
  const state = client.getQueryState(queryKey);
  return state?.isInvalidated === true || state?.fetchStatus === 'fetching';
}

/**
 * Fetches the reads of topics again, after a change that is not a mutation's. How, and which these are, no first screen waits
 * for; should that be out of reach, every read counts as stale.
 */
export const readAgain = (client: QueryClient, ...topics: StaleTopic[]): Promise<unknown> =>
  readingAgain(topics).then((again) => again(client));

async function readingAgain(topics: readonly StaleTopic[]) {
  if (topics.length === 0) return async () => {};
  const code = await import('./refetch.ts').catch(() => null);
  return (client: QueryClient, known?: readonly QueryKey[]): Promise<unknown> =>
    code ? code.refetchTopics(client, topics, known) : client.invalidateQueries();
}

const openKeys = new WeakMap<object, string>();

/** The key of a write whose outcome stayed unknown: sent with it again, by whatever way, it happens once. */
export const keyOfTry = (sent: object): string => openKeys.get(sent) ?? newId();

/**
 * Sends a write. Tried again with the same `sent` after its outcome stayed unknown it carries the same key, so it cannot
 * happen twice. Whoever calls it reads the topics again afterwards; mostly `mutation` does.
 */
export async function callOnce<R extends Writes>(
  route: R,
  sent: SentTo<R>,
  topics: readonly StaleTopic[],
): Promise<ReplyOf<R>> {
  const key = openKeys.get(sent) ?? newId();
  openKeys.set(sent, key);
  const name = newId();
  try {
    const answer = call(route, sent, undefined, {
      ...(route.startsWith('POST ') && { 'idempotency-key': key }),
      [WRITE_HEADER]: name,
    });
    noteWrite(
      name,
      answer.then(() => topics),
    );
    const reply = await answer;
    openKeys.delete(sent);
    return reply;
  } catch (error) {
    if (error instanceof RequestError && error.status < 500) openKeys.delete(sent);
    throw error;
  }
}

const keyOf = <R extends Reads>(route: R, sent: SentTo<R> | undefined) => [route, sent ?? {}] as const;

async function request<R extends ApiRoute>(
  portal: Portal,
  route: R,
  sent: SentTo<R> | undefined,
  signal?: AbortSignal,
  headers?: Headers,
): Promise<ReplyOf<R>> {
  const isRead = route.startsWith('GET ');
  const kept = isRead ? keptAnswers.get(portal + addressOf(route, sent)) : undefined;
  const response = await reach({
    route,
    sent,
    portal,
    headers: { ...headers, ...(kept && { 'if-none-match': kept.tag }) },
    signal,
  });
  if (kept && response.status === 304) return kept.value as ReplyOf<R>;
  const value = (await jsonOf(response)) as ReplyOf<R>;
  const tag = response.headers.get('etag');
  if (isRead && tag) keptAnswers.keep(portal + addressOf(route, sent), { tag, value });
  return value;
}
