import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, devices, type Page } from '@playwright/test';
import { startBuilt } from './built.ts';
import { median } from './median.ts';
import { openChromium } from './needs.ts';
import { atMost, printAll, type Row } from './rows.ts';
import { signIn } from './screens/record.ts';

const RUNS = 5;
/** A phone four times slower than this machine. */
const SLOWER = 4;
/** The developer tools' 'Slow 4G': latency in milliseconds, bytes a second. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 88_474 };

/** What stands on a screen once it can be used. */
const DAY = '#day-timeline';
const BOARD = 'main ul[aria-label="Children in the room"] button';
const DIALOG = '[role=dialog]';

type Login = Awaited<ReturnType<typeof signIn>>;

/** How long a parent and a teacher wait on a slow phone with a slow line: medians, in the demonstration center. */
export async function measurePhone(): Promise<Row[]> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'larkhouse-phone-'));
  try {
    await using browser = await openChromium();
    await using server = await startBuilt({ LARKHOUSE_DATA: dataDir }, ['--demo']);
    return await measureAll(server.address, browser);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measureAll(origin: string, browser: Browser): Promise<Row[]> {
  const day = `${origin}/parent-dashboard`;
  const cold: number[] = [];
  const parent = await signIn(origin, 'parent');
  for (let run = 0; run < RUNS; run += 1) {
    await using context = await takePhone(browser, parent);
    await using page = await open(context);
    cold.push(await secondsUntil(page, day, DAY));
  }
  const warm = await measureWarm(browser, parent, (page) => secondsUntil(page, day, DAY));
  const staff = await signIn(origin, 'staff');
  const taps: number[] = [];
  const board = await measureWarm(browser, staff, async (page) => {
    const seconds = await secondsUntil(page, `${origin}/room`, BOARD);
    taps.push(await tapMeal(page));
    return seconds;
  });
  // The first visit fills the cache and is not counted.
  const meal = median(taps.slice(1));
  return [
    atMost('on a slow phone: the parent’s day, first visit', median(cold), 4, 's', 1),
    atMost('on a slow phone: the parent’s day, later visits', warm, 2.5, 's', 1),
    atMost('on a slow phone: the room board, later visits', board, 3, 's', 1),
    atMost('on a slow phone: the first tap on Meal is answered', meal, 300, 'ms'),
  ];
}

/** The median of visits with a full cache. */
async function measureWarm(browser: Browser, login: Login, visit: (page: Page) => Promise<number>): Promise<number> {
  await using context = await takePhone(browser, login);
  const figures: number[] = [];
  for (let run = 0; run <= RUNS; run += 1) {
    await using page = await open(context);
    figures.push(await visit(page));
  }
  return median(figures.slice(1));
}

/** What a service worker fetches would go past the slow line. */
const takePhone = (browser: Browser, { state }: Login): Promise<BrowserContext> =>
  browser.newContext({ ...devices['Pixel 5'], storageState: state, serviceWorkers: 'block' });

async function open(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

/** From the call of an address until something stands on the screen. */
async function secondsUntil(page: Page, url: string, selector: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  const found = await page.waitForFunction(
    (selector) => document.querySelector(selector) && performance.now(),
    selector,
  );
  return Number(await found.jsonValue()) / 1000;
}

/** Milliseconds until its form is there, from when it can be tapped. */
async function tapMeal(page: Page): Promise<number> {
  const button = page.getByRole('button', { name: 'Meal', exact: true, disabled: false });
  await button.evaluate((tapped: HTMLElement) => {
    performance.mark('tapped');
    tapped.click();
  });
  const found = await page.waitForFunction(
    (dialog) => document.querySelector(dialog) && performance.measure('answer', 'tapped').duration,
    DIALOG,
  );
  return Number(await found.jsonValue());
}

// `node bench/phone.ts` measures this alone, of what is built.
if (import.meta.main) process.exitCode = (await printAll('screens on a slow phone', measurePhone)) ? 0 : 1;
