import type { Api } from '#contract/index.ts';
import { addressOf, type Parts } from '#contract/kernel/address.ts';
import { NetworkError, RequestError } from './errors.ts';
import { newId } from './newId.ts';
import type { Portal } from './portal.ts';

export interface Outgoing {
  /** Method and path, as the contract writes them: `POST /api/staff/:id/deactivate`. */
  readonly route: string;
  readonly sent?: Parts | undefined;
  /** In whose session; null: as this device, in nobody's. */
  readonly portal: Portal | null;
  /** Headers of this call alone. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

/** Calls whose 401 speaks of what was typed, not of the session. */
const SIGN_INS: ReadonlySet<string> = new Set<keyof Api>([
  'POST /api/auth/login',
  'POST /api/parent-accounts/login',
  'POST /api/auth/second-step',
  'POST /api/parent-accounts/second-step',
  'POST /api/setup',
]);

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

let unreachableNoticed: () => void = () => {};
/** Sets what happens when a call did not reach the server. */
export function onUnreachable(listener: () => void): void {
  unreachableNoticed = listener;
}

/**
 * Sends a call by fetch and gives the server's answer, a 2xx or a 304. Every request to the server but the live stream's is
 * made here, or in `upload.ts` by the same means.
 * @throws RequestError when the server refuses, NetworkError when it cannot be reached
 */
export async function reach(outgoing: Outgoing): Promise<Response> {
  const { route, sent, signal } = outgoing;
  const response = await fetch(addressOf(route, sent), {
    method: methodOf(route),
    credentials: 'include',
    headers: headersOf(outgoing),
    ...(sent?.body !== undefined && { body: JSON.stringify(sent.body) }),
    ...(signal && { signal }),
  }).catch(unreachable);
  if (response.ok || response.status === 304) return response;
  throw new RequestError(response.status, (await response.text().catch(unreachable)) || response.statusText);
}

/** The value of a JSON answer; undefined for an empty one. */
export async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text().catch(unreachable);
  return text ? JSON.parse(text) : undefined;
}

/** Waits for the answer of a call in somebody's session, and heeds what its refusal says of that session. */
export async function heeded<T>(portal: Portal, route: string, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof RequestError && error.status === 401 && !SIGN_INS.has(route)) sessionEnded(portal);
    if (error instanceof RequestError && error.code === 'two-step-first') twoStepAsked();
    throw error;
  }
}

export const methodOf = (route: string): string => route.split(' ')[0] ?? 'GET';

/** The headers of a call. A POST has a key by which the server knows it when it is sent again. */
export const headersOf = ({ route, sent, portal, headers }: Outgoing): Record<string, string> => ({
  accept: 'application/json',
  'accept-language': document.documentElement.lang || 'en',
  ...(portal && { 'x-larkhouse-portal': portal }),
  ...(sent?.body !== undefined && { 'content-type': 'application/json' }),
  ...(methodOf(route) === 'POST' && { 'idempotency-key': newId() }),
  ...headers,
});

export const AWAY = 'The server cannot be reached';

function unreachable(cause: unknown): never {
  if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
  unreachableNoticed();
  throw new NetworkError(AWAY, { cause });
}
