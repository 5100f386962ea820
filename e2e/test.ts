import path from 'node:path';
import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import type { Config } from '#server/config.ts';
import { serveScreens } from '#server/screens.ts';
import { loginOf } from '#testing/browser-login.ts';
import { startLarkhouse, type TestLarkhouse } from '#testing/larkhouse.ts';
import { Complaints } from './complaints.ts';
import type { Templates } from './global-setup.ts';
import { type Account, type House, houseIn, MONDAY_MORNING, makeHouse } from './house.ts';

export { expect } from '@playwright/test';

const WEB = path.resolve(import.meta.dirname, '../dist/web');
/** For a way that the gate leaves to the slow suite: a variant of another one, or what tests of rules and endpoints hold as well. */
export const SLOW_SUITE = { tag: '@slow' };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Lying on its side, as on a wall or in a room. */
export const TABLET = { viewport: { width: 1024, height: 768 }, hasTouch: true };
export const DESKTOP = { viewport: { width: 1440, height: 900 } };

type Visit = BrowserContextOptions & {
  /** Signed in already, as staff or as a parent. */
  as?: Account;
  asParent?: Account;
};

interface Fixtures {
  /** How the server is set up; `mail.ts` gives it a mail server. */
  config: Partial<Config>;
  /** Whether the house is there from the beginning, as nearly every test wants it; making it takes a while. */
  isFounded: boolean;
  /** A whole server on a database of its own; its clock stands at MONDAY_MORNING. */
  larkhouse: TestLarkhouse;
  /** The center in it. */
  house: House;
  complaints: Complaints;
  /** A browser of its own: far from the center's zone, its clock years behind, and it moves nothing unless a test asks. */
  browse(visit?: Visit): Promise<BrowserContext>;
  /** The first page of such a browser, at a path. */
  open(path: string, visit?: Visit): Promise<Page>;
}

export const test = base.extend<Fixtures>({
  config: [{}, { option: true }],

  isFounded: [true, { option: true }],

  larkhouse: async ({ config, isFounded }, use) => {
    const larkhouse = await startWithPages(config, { isFounded });
    await use(larkhouse);
    await larkhouse.stop();
  },

  house: async ({ larkhouse, isFounded }, use) => {
    const { house } = templates();
    await use(isFounded && house ? houseIn(larkhouse, house.founded) : await makeHouse(larkhouse));
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  complaints: async ({}, use) => {
    const complaints = new Complaints();
    await use(complaints);
    base.expect(complaints.unexpected, 'what the browser complained about').toEqual([]);
  },

  browse: async ({ browser, larkhouse, complaints }, use, testInfo) => {
    const opened: BrowserContext[] = [];
    await use(async ({ as, asParent, ...options } = {}) => {
      const context = await browser.newContext({
        ...DESKTOP,
        baseURL: larkhouse.origin,
        timezoneId: 'Asia/Tokyo',
        locale: 'en-US',
        reducedMotion: 'reduce',
        ...(as && { storageState: await loginOf(larkhouse, 'staff', as) }),
        ...(asParent && { storageState: await loginOf(larkhouse, 'parent', asParent) }),
        ...options,
      });
      opened.push(context);
      await complaints.listenTo(context, larkhouse.origin);
      return context;
    });
    for (const context of opened) {
      const [page] = context.pages();
      if (testInfo.status !== testInfo.expectedStatus && page) {
        await testInfo.attach('screen', { body: await page.screenshot(), contentType: 'image/png' });
      }
      await context.close();
    }
  },

  open: async ({ browse }, use) =>
    use(async (path, visit) => {
      const page = await (await browse(visit)).newPage();
      await page.goto(path);
      return page;
    }),
});

const templates = (): Templates => JSON.parse(process.env.E2E_DATABASE ?? '');

/** A whole server with the built pages, on a database of its own; `isFounded`: with the house in it. */
export function startWithPages(config: Partial<Config>, { isFounded = false } = {}): Promise<TestLarkhouse> {
  const { house, ...on } = templates();
  return startLarkhouse(isFounded && house ? { ...on, template: house.template } : on, {
    now: MONDAY_MORNING,
    // As one that others can reach; what it says otherwise is in plain-http.spec.ts.
    config: { host: '0.0.0.0', ...config },
    prepare: (app, server) => serveScreens(app, server, WEB),
  });
}
