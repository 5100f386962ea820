import type { QueryClient, QueryKey, queryOptions as QueryOptions, UseMutationOptions } from '@tanstack/react-query';
import type { Reply, Sent } from '../../contract/endpoint.ts';
import type { Api } from '../../contract/index.ts';
import { NetworkError, RequestError } from './errors.ts';
import { keptAnswers } from './keptAnswers.ts';
import { type Portal, portalOf } from './portal.ts';
import { turn } from './turn.ts';

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
type Values = Readonly<Record<string, unknown>>;

/** Calls whose 401 speaks of what was typed, not of the session. */
const SIGN_INS: ReadonlySet<string> = new Set<ApiRoute>([
  'POST /api/auth/login',
  'POST /api/parent-accounts/login',
  'POST /api/auth/second-step',
  'POST /api/parent-accounts/second-step',
  'POST /api/setup',
]);

/** The library's own, which does no more than this: calls are made before the library has arrived. */
const queryOptions = ((options: object) => options) as typeof QueryOptions;

let sessionEnded: (portal: Portal) => void = () => {};
/** Sets what happens when the server says that the calling portal's session has ended (401). */
export function onSessionEnded(listener: (portal: Portal) => void): void {
  sessionEnded = listener;
}

let twoStepAsked: () => void = () => {};
/** Sets what happens when the center has come to require two-step verification of somebody who doesn't have it. */
export function onTwoStepAsked(listener: () => void): void {
  twoStepAsked = listener;
}

/**
 * Calls one endpoint of the contract for the portal that is on the screen and gives its parsed answer.
 * @param key the Idempotency-Key of a POST; give the same one when the same action is tried again (default: a new one)
 * @throws RequestError when the server refuses, NetworkError when it cannot be reached
 */
export const call = <R extends ApiRoute>(
  route: R,
  sent?: SentTo<R>,
  signal?: AbortSignal,
  key?: string,
): Promise<ReplyOf<R>> => callAs(portalOf(location.pathname), route, sent, signal, key);

/** The same for a named portal: a guard asks before its portal's address is reached. */
export async function callAs<R extends ApiRoute>(
  portal: Portal,
  route: R,
  sent?: SentTo<R>,
  signal?: AbortSignal,
  key?: string,
): Promise<ReplyOf<R>> {
  try {
    return await (takeAskedAhead(portal, route, sent) ?? request(portal, route, sent, signal, key));
  } catch (error) {
    if (error instanceof RequestError && error.status === 401 && !SIGN_INS.has(route)) sessionEnded(portal);
    if (error instanceof RequestError && error.code === 'two-step-first') twoStepAsked();
    throw error;
  }
}

const askedAhead = new Map<string, Promise<unknown>>();

/** Asks for what the first screen reads before its code is there; the first call of the same read gets the answer. */
export function askAhead<R extends Reads>(portal: Portal, route: R, sent?: SentTo<R>): void {
  const answer = request(portal, route, sent);
  answer.catch(() => {});
  askedAhead.set(portal + addressOf(route, sent), answer);
}

/** After anything but a read, what was asked before may be of another session. */
function takeAskedAhead<R extends ApiRoute>(portal: Portal, route: R, sent: SentTo<R> | undefined) {
  if (!route.startsWith('GET ')) {
    askedAhead.clear();
    return undefined;
  }
  const key = portal + addressOf(route, sent);
  const answer = askedAhead.get(key);
  askedAhead.delete(key);
  return answer as Promise<ReplyOf<R>> | undefined;
}

/** The answer of a route that gives a file, refused and unreachable as other calls are. */
export async function callForFile<R extends FileRoutes>(route: R, sent: SentTo<R>): Promise<Response> {
  const portal = portalOf(location.pathname);
  const response = await reach(addressOf(route, sent), {
    credentials: 'include',
    headers: { 'accept-language': document.documentElement.lang || 'en', 'x-larkhouse-portal': portal },
  });
  if (response.ok) return response;
  if (response.status === 401) sessionEnded(portal);
  throw new RequestError(response.status, (await response.text().catch(unreachable)) || response.statusText);
}

/** `useQuery(query('GET /api/attendance', { query: { date } }))` */
export const query = <R extends Reads>(route: R, ...[sent]: Args<SentTo<R>>) =>
  queryOptions({
    queryKey: keyOf(route, sent),
    queryFn: async ({ signal }) => {
      await turn();
      return call(route, sent, signal);
    },
  });

/** `useMutation(mutation('POST /api/children', 'GET /api/children'))`: afterwards the named reads are fetched again. */
export const mutation = <R extends Writes>(route: R, ...stale: Reads[]) =>
  ({
    mutationFn: (sent: SentTo<R>) => callOnce(route, sent),
    onSuccess: (_reply: ReplyOf<R>, _sent: SentTo<R>, _result: unknown, { client }: { client: QueryClient }) =>
      refetch(client, stale),
  }) satisfies UseMutationOptions<ReplyOf<R>, Error, SentTo<R>>;

/**
 * Fetches every mounted read of these routes again; the others when they are next shown. A first read that is on its way is
 * left to whoever waits for it, but what it brings may be older than the change: it is read again after it.
 */
export function refetch(client: QueryClient, routes: readonly Reads[]): Promise<unknown> {
  const predicate = ({ queryKey }: { queryKey: QueryKey }) => routes.some((route) => route === queryKey[0]);
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

const openKeys = new WeakMap<object, string>();

/** The same action tried again after its outcome stayed unknown carries the same key, so it cannot happen twice. */
async function callOnce<R extends Writes>(route: R, sent: SentTo<R>): Promise<ReplyOf<R>> {
  const key = openKeys.get(sent) ?? crypto.randomUUID();
  openKeys.set(sent, key);
  try {
    const reply = await call(route, sent, undefined, key);
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
  key?: string,
): Promise<ReplyOf<R>> {
  const [method = 'GET'] = route.split(' ');
  const { body } = (sent ?? {}) as { body?: unknown };
  const url = addressOf(route, sent);
  const kept = method === 'GET' ? keptAnswers.get(portal + url) : undefined;
  const response = await reach(url, {
    method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      'accept-language': document.documentElement.lang || 'en',
      'x-larkhouse-portal': portal,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(method === 'POST' && { 'idempotency-key': key ?? crypto.randomUUID() }),
      ...(kept && { 'if-none-match': kept.tag }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  if (kept && response.status === 304) return kept.value as ReplyOf<R>;
  const text = await response.text().catch(unreachable);
  if (!response.ok) throw new RequestError(response.status, text || response.statusText);
  const value = (text ? JSON.parse(text) : undefined) as ReplyOf<R>;
  const tag = response.headers.get('etag');
  if (method === 'GET' && tag) keptAnswers.keep(portal + url, { tag, value });
  return value;
}

const reach = (url: string, init: RequestInit): Promise<Response> => fetch(url, init).catch(unreachable);

function unreachable(cause: unknown): never {
  if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
  throw new NetworkError('The server cannot be reached', { cause });
}

function addressOf<R extends ApiRoute>(route: R, sent: SentTo<R> | undefined): string {
  const { params = {}, query = {} } = (sent ?? {}) as { params?: Values; query?: Values };
  const [, path = ''] = route.split(' ');
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value].flat().flatMap((one) => (one == null ? [] : [[name, String(one)]])),
    ),
  );
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  return search.size > 0 ? `${filled}?${search}` : filled;
}
