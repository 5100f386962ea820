import { NetworkError, RequestError } from './errors.ts';

/** How long an answer is waited for before what is kept is shown. */
const PATIENCE_MS = 4_000;

/** Whether the server is away, or something before it says so: it may answer soon. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof RequestError && (error.status >= 500 || error.status === 429));

/** What was asked for; no answer in time is no connection. */
export function inTime<T>(asked: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new NetworkError('The server does not answer')), PATIENCE_MS);
  });
  return Promise.race([asked, late]);
}
