import type { Page } from '@playwright/test';

/** Which `failing` holds back; a test that needs it later lets it go. */
export const LIVE_STREAM = '**/api/live*';

/** Lets what a page reads first come empty, so that each read is asked for by its own call. */
export const readingAlone = (page: Page): Promise<unknown> =>
  page.route('**/first-reads?*', (route) => route.fulfill({ json: { reads: [] } }));

interface Failure {
  /** What the server answers; without it the call never arrives. */
  status?: number;
}

/**
 * Lets calls fail until the function that comes back is called, so that nothing but 'Try again' reads them anew: the
 * live stream, which would read a list again by itself when it begins, never does from the next page load on.
 */
export async function failing(
  page: Page,
  calls: string | RegExp,
  { status }: Failure = {},
): Promise<() => Promise<void>> {
  await readingAlone(page);
  await page.route(LIVE_STREAM, () => {});
  await page.route(calls, (route) => (status === undefined ? route.abort() : route.fulfill({ status, json: {} })));
  return () => page.unroute(calls);
}
