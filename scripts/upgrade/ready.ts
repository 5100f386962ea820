import { get as getPlain } from 'node:http';
import { get as getOverTls } from 'node:https';
import { setTimeout as delay } from 'node:timers/promises';

const PAUSE_MS = 250;

/**
 * Asks again and again whether a Larkhouse is ready; false: it was not in time, or has ended before.
 * @param origin where it listens, once that is known
 */
export async function untilReady(
  origin: () => string | undefined,
  { patience, ended }: { readonly patience: number; readonly ended?: Promise<void> },
): Promise<boolean> {
  let isOver = false;
  void ended?.then(() => {
    isOver = true;
  });
  for (const until = Date.now() + patience; Date.now() < until && !isOver; ) {
    const place = origin();
    if (place && (await answers(new URL('/readyz', place)))) return true;
    await delay(PAUSE_MS);
  }
  return false;
}

/** By this machine's own address, for which no certificate is made. */
const answers = (url: URL): Promise<boolean> =>
  new Promise((resolve) => {
    const get = url.protocol === 'https:' ? getOverTls : getPlain;
    const request = get(url, { rejectUnauthorized: false, timeout: 5_000 }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(false));
  });
