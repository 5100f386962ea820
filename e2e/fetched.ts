import { expect, type Page } from '@playwright/test';

/** Waits until the page has fetched something whose address holds this. */
export const untilFetched = (page: Page, part: string): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate((part) => performance.getEntriesByType('resource').some(({ name }) => name.includes(part)), part),
    )
    .toBe(true);
