import { expect, type Page } from '@playwright/test';

/** Waits until the page has fetched something whose address holds this. */
export const untilFetched = (page: Page, part: string): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate((part) => performance.getEntriesByType('resource').some(({ name }) => name.includes(part)), part),
    )
    .toBe(true);

/**
 * From when it is called, what the page fetches; the answer waits until a file of code whose address holds a part has run. Of use
 * also where the page's own clock, and with it its list of what it fetched, is not the browser's.
 */
export function codeOf(page: Page): (part: string) => Promise<void> {
  const addresses: string[] = [];
  page.on('requestfinished', (request) => addresses.push(request.url()));
  return async (part) => {
    const find = () => addresses.find((address) => address.includes(part));
    await expect.poll(find).toBeDefined();
    await page.evaluate((address) => import(address), find() ?? '');
  };
}
