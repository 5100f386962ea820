import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible, isThorough } from './accessibility.ts';
import { untilFocused } from './controls.ts';
import { expect, test } from './test.ts';

const ROUTES = new URL('../src/web/laterRoutes.tsx', import.meta.url);
/** Behind the staff's guard, without those of one record. */
function namedScreens(): string[] {
  const [screens = ''] = /const staffScreens.*?\n\];/s.exec(readFileSync(ROUTES, 'utf8')) ?? [];
  return Array.from(screens.matchAll(/screen\(\s*'(\/[^':]*)'/g), ([, path = '']) => path);
}

/** The staff's screens at an address of their own, as the routes name them. */
const SCREENS = ['/', '/dashboard', '/children', '/room', '/messages', ...namedScreens()];
/** Reached from a record or a letter alone. */
const ELSEWHERE = new Set<string>(['/child-files']);

const shownLinks = async (page: Page): Promise<string[]> => {
  const links = await page
    .locator('a[href^="/"]')
    .filter({ visible: true })
    .evaluateAll((found) => found.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  return [...new Set(links)];
};

/**
 * What the screen itself links to, and what its menus do.
 * @param opened the menus of header and bars, which are the same on every screen, by their names
 */
async function collect(page: Page, into: Set<string>, opened: Set<string>): Promise<void> {
  const add = async () => {
    for (const link of await shownLinks(page)) into.add(link);
  };
  await add();
  const more = page.locator('[aria-controls=more-navigation]').filter({ visible: true });
  if (!opened.has(MORE) && (await more.count()) > 0) {
    opened.add(MORE);
    await more.click();
    await page.locator('#more-navigation a').first().waitFor();
    await add();
    await page.keyboard.press('Escape');
  }
  const menus = page.locator('button[aria-haspopup=menu]').filter({ visible: true });
  for (const menu of (await menus.all()).slice(0, MENUS_OF_A_SCREEN)) {
    const name = (await menu.getAttribute('aria-label')) ?? (await menu.innerText());
    if (opened.has(name)) continue;
    opened.add(name);
    await menu.click();
    await untilFocused(page.getByRole('menu'));
    await expect(page.getByRole('menu').getByText(/^Loading/)).toHaveCount(0);
    await add();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
  }
}
const MORE = 'more-navigation';
const PHONE_WIDTH = 390;
/** Links of the bar and the header come first, then those of rows, which are alike. */
const MENUS_OF_A_SCREEN = 8;

for (const width of isThorough ? [PHONE_WIDTH, 768, 1024, 1440] : []) {
  test(`every screen is reached by links from the dashboard, ${width} px`, async ({ house, open }) => {
    test.slow();
    const page = await open('/', { as: house.as('Director'), viewport: { width, height: 900 } });
    await expect(page.getByRole('heading', { name: 'Recent Alerts' })).toBeVisible();
    const found = new Set<string>();
    const opened = new Set<string>();
    await collect(page, found, opened);
    const missing = () => SCREENS.filter((path) => !found.has(path) && !ELSEWHERE.has(path));
    const seen = new Set(['/', '/dashboard']);
    for (const path of found) {
      if (missing().length === 0) break;
      if (seen.has(path) || !SCREENS.includes(path)) continue;
      seen.add(path);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      if (width === PHONE_WIDTH) await expectAccessible(page, path);
      await collect(page, found, opened);
    }
    expect(missing()).toEqual([]);
  });
}
