import type { Locator, Page } from '@playwright/test';
import { editChild } from '#server/domains/children/commands.ts';
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

test('the login is usable within the budget, before what it fetches ahead', async ({ house: _, browse }) => {
  const page = await (await browse()).newPage();
  await withoutFetchingAhead(page);
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
    // What is preloaded has a type of its own.
    const isRead = ['fetch', 'other'].includes(request.resourceType()) && request.method() === 'GET';
    if (isRead && pathname.startsWith('/api/')) reads.push(pathname + search);
  });
  return reads;
}

/** What stands behind the first look, for who leads a new center. */
const BY_ITSELF = /^\/api\/(dashboard\/first-steps|roll-call)$/;

/** The first screens of both portals, each with something that it shows once it stands. */
const firstScreens = (staff: Page, mother: Page) =>
  [
    [staff, '/', staff.getByRole('button', { name: 'Check in Ada Dubois' })],
    [staff, '/room', staff.getByRole('button', { name: 'Check in Ada Dubois' })],
    [staff, '/children', staff.getByRole('button', { name: 'View Ada Dubois' })],
    [staff, '/messages', staff.getByText('No messages yet')],
    [mother, '/parent-dashboard', mother.getByText('Ada Dubois')],
    [mother, '/parent-gallery', mother.getByText('No photos')],
  ] as const;

test('what a first screen shows comes in one answer', async ({ larkhouse, house, browse }) => {
  const staff = await (await browse({ as: house.as('Director') })).newPage();
  const mother = await (await browse({ asParent: await makeMother(house, 'Ada') })).newPage();
  // What was changed just before a page may be later by another server's clock, and is read again.
  larkhouse.clock.advance({ minutes: 1 });
  const readsAlone = async (page: Page, path: string, untilShown: () => Promise<unknown>) => {
    const reads = readsOf(page);
    await page.goto(path);
    await untilShown();
    await page.waitForLoadState('networkidle');
    page.removeAllListeners('request');
    const [first, ...others] = reads.toSorted((one) => (one.includes('first-reads') ? -1 : 1));
    expect(first, path).toMatch(/^\/api\/(parent\/)?first-reads\?/);
    return others.filter((address) => !BY_ITSELF.test(address));
  };
  for (const [page, path, shown] of firstScreens(staff, mother)) {
    const untilShown = async () => {
      await shown.first().waitFor();
      if (path === '/') await page.getByText('Open until').waitFor();
      if (path === '/parent-dashboard') await untilDrawn(page);
    };
    expect(await readsAlone(page, path, untilShown), path).toEqual([]);
  }
});

test('the texts of a first screen are known without the list of all files', async ({ house, browse }) => {
  const staff = await (await browse({ as: house.as('Director') })).newPage();
  const mother = await (await browse({ asParent: await makeMother(house, 'Ada') })).newPage();
  const asksForList = async (page: Page, path: string, shown: Locator) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(path);
    await shown.first().waitFor();
    page.removeAllListeners('request');
    expect(asked.filter((url) => url.includes('/assets/')).length, path).toBeGreaterThan(5);
    return asked.some((url) => /english-files/.test(url));
  };
  for (const page of [staff, mother]) await withoutFetchingAhead(page);
  for (const [page, path, what] of firstScreens(staff, mother))
    expect(await asksForList(page, path, what), path).toBe(false);
  expect(await asksForList(staff, '/settings', staff.getByRole('heading', { level: 1 }))).toBe(true);
});

test('a screen whose first reads fail shows what it reads by itself', async ({ house, browse, complaints }) => {
  complaints.expect(/503 .*first-reads/);
  for (const [page, path] of [
    [await (await browse({ as: house.as('Director') })).newPage(), '/'],
    [await (await browse({ asParent: await makeMother(house, 'Ada') })).newPage(), '/parent-dashboard'],
  ] as const) {
    await page.route('**/first-reads?*', (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto(path);
    await expect(page.getByText('Ada Dubois').first()).toBeVisible();
  }
});

test('a browser that speaks another language than it asks for first is not answered in that one', async ({
  house,
  browse,
}) => {
  const page = await (await browse({ as: house.as('Director') })).newPage();
  await page.addInitScript(() => localStorage.setItem('language', 'es'));
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page
    .getByRole('button', { name: /Ada Dubois/ })
    .first()
    .waitFor();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('what came ahead and was changed before it was shown is read anew', async ({ house, browse }) => {
  const mother = await (await browse({ asParent: await makeMother(house, 'Ada') })).newPage();
  const stream = mother.waitForResponse(/\/api\/live/);
  await mother.goto('/parent-gallery');
  await stream;
  await mother.waitForLoadState('networkidle');
  await house.within((scope) => editChild(scope, house.children.Ada ?? 0, { firstName: 'Adele' }));
  // The change is told; what the gallery shows of it is read again.
  await mother.waitForResponse(/\/api\/parent\/|\/api\/gallery/);
  await mother.getByRole('link', { name: 'Today' }).first().click();
  await expect(mother.getByRole('region', { name: 'Adele Dubois' })).toBeVisible();
});
