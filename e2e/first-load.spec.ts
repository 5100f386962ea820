import type { Page } from '@playwright/test';
import { makeMother, untilDrawn } from './parents.ts';
import { expect, test } from './test.ts';

/** The budgets of a portal's first screen (web-22), in bytes as they come over the line. */
const JAVASCRIPT = 150 * 1024;
const CSS = 20 * 1024;
/** Of the room board, which comes with the addresses of all later screens. */
const BOARD_JAVASCRIPT = 184 * 1024;

interface Loaded {
  readonly type: string;
  readonly bytes: number;
}

/** What the browser has fetched so far, compressed as it came. */
const loaded = (page: Page): Promise<Loaded[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(({ name, encodedBodySize }) => ({
      type: new URL(name).pathname.split('.').at(-1) ?? '',
      bytes: encodedBodySize,
    })),
  );

/** Has the page fetch nothing ahead: it gets no idle moment, and the two seconds after the start do not pass. */
const withoutFetchingAhead = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
    const start = window.setTimeout.bind(window);
    const startShort = (run: TimerHandler, ms = 0, ...values: unknown[]) => (ms < 2000 ? start(run, ms, ...values) : 0);
    Object.assign(window, { setTimeout: startShort });
  });

async function expectWithinBudget(page: Page, javascript = JAVASCRIPT): Promise<void> {
  const files = await loaded(page);
  const bytesOf = (type: string) =>
    files.filter((file) => file.type === type).reduce((sum, { bytes }) => sum + bytes, 0);
  const sizes = { js: bytesOf('js'), css: bytesOf('css') };
  test.info().annotations.push({ type: 'bytes', description: JSON.stringify(sizes) });
  expect(sizes.js).toBeLessThanOrEqual(javascript);
  expect(sizes.css).toBeLessThanOrEqual(CSS);
  expect(files.filter(({ type }) => type === 'woff2').length).toBeLessThanOrEqual(1);
}

test('the login is usable within the budget', async ({ house: _, browse }) => {
  const page = await (await browse()).newPage();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  await expectWithinBudget(page);
});

test('the dashboard is usable within the budget, before what it fetches ahead', async ({ house, browse }) => {
  const page = await (await browse({ as: house.as('Director') })).newPage();
  await withoutFetchingAhead(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Check in Ada Dubois' }).waitFor();
  await expectWithinBudget(page);
});

test('the room board is usable within the budget, before what it fetches ahead', async ({ house, browse }) => {
  const page = await (await browse({ as: house.as('Director') })).newPage();
  await withoutFetchingAhead(page);
  await page.goto('/room');
  await page.getByRole('button', { name: 'Check in Ada Dubois' }).waitFor();
  await expectWithinBudget(page, BOARD_JAVASCRIPT);
});

test('the parents’ dashboard is usable within the budget', async ({ house, browse }) => {
  const page = await (await browse({ asParent: await makeMother(house, 'Ada') })).newPage();
  await withoutFetchingAhead(page);
  await page.goto('/parent-dashboard');
  await untilDrawn(page);
  await expectWithinBudget(page);
});

/** What a page reads of the center, in its order. */
function readsOf(page: Page): string[] {
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.resourceType() === 'fetch' && request.method() === 'GET') reads.push(pathname + search);
  });
  return reads;
}

test('what a first screen asks for ahead is what it shows: nothing is read twice', async ({
  larkhouse,
  house,
  browse,
}) => {
  const staff = await (await browse({ as: house.as('Director') })).newPage();
  const mother = await (await browse({ asParent: await makeMother(house, 'Ada') })).newPage();
  // What was changed just before a page may be later by another server's clock, and is read again.
  larkhouse.clock.advance({ minutes: 1 });
  for (const path of ['/', '/room']) {
    const reads = readsOf(staff);
    await staff.goto(path);
    await staff.getByRole('button', { name: 'Check in Ada Dubois' }).waitFor();
    expect(reads, path).toContain('/api/children');
    expect(reads, path).toEqual([...new Set(reads)]);
    staff.removeAllListeners('request');
  }
  const reads = readsOf(mother);
  await mother.goto('/parent-dashboard');
  await untilDrawn(mother);
  expect(reads).toContain('/api/parent/child-data');
  expect(reads).toEqual([...new Set(reads)]);
});
