import type { ApiRoute, ReplyOf, SentTo } from '../lib/api.ts';
import { NetworkError, RequestError } from '../lib/errors.ts';

type KioskRoute = Extract<ApiRoute, `${string} /api/kiosk${string}`>;
interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** No answer after so long is no connection: nobody waits longer at a door. */
const PATIENCE_MS = 10_000;

/**
 * Calls the server as the tablet. Beside `lib/api.ts`, which speaks for a person: its 401 ends their session.
 * @throws RequestError when the server refuses, NetworkError when it cannot be reached
 */
export async function callKiosk<R extends KioskRoute>(route: R, sent?: SentTo<R>): Promise<ReplyOf<R>> {
  const { params, query, body }: Parts = sent ?? {};
  const [method = '', path = ''] = route.split(' ');
  const asked = Object.entries(query ?? {}).flatMap(([name, value]) => (value === undefined ? [] : `${name}=${value}`));
  const address = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name])));
  const headers = { 'accept-language': document.documentElement.lang || 'en' };
  const response = await fetch(asked.length > 0 ? `${address}?${asked.join('&')}` : address, {
    method,
    credentials: 'include',
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(unreachable);
  const text = await response.text().catch(unreachable);
  if (!response.ok) throw new RequestError(response.status, text || response.statusText);
  return JSON.parse(text) as ReplyOf<R>;
}

/** Whether the server is away, or can't serve at the moment. */
export const isAway = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof RequestError && error.status >= 500);

function unreachable(): never {
  throw new NetworkError();
}
