import type { ApiRoute, ReplyOf, SentTo } from '#web/lib/api.ts';
import { NetworkError, RequestError } from '#web/lib/errors.ts';
import { jsonOf, reach } from '#web/lib/transport.ts';

type KioskRoute = Extract<ApiRoute, `${string} /api/kiosk${string}`>;

/** No answer after so long is no connection: nobody waits longer at a door. */
const PATIENCE_MS = 10_000;

/**
 * Calls the server as the tablet. Its 401 ends nobody's session.
 * @throws RequestError when the server refuses, NetworkError when it cannot be reached
 */
export async function callKiosk<R extends KioskRoute>(route: R, sent?: SentTo<R>): Promise<ReplyOf<R>> {
  const response = await reach({ route, sent, portal: null, signal: AbortSignal.timeout(PATIENCE_MS) });
  return (await jsonOf(response)) as ReplyOf<R>;
}

/** Whether the server is away, or can't serve at the moment. */
export const isAway = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof RequestError && error.status >= 500);
