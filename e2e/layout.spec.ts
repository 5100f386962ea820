import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { PARENT_LANGUAGES, STAFF_LANGUAGES } from '#contract/kernel/languages.ts';
import { DEMO_PASSWORD } from '#server/domains/accounts/demonstration.ts';
import { VIEWS } from '#web/portals/parent/screens/dashboard/views.ts';
import { isThorough } from './accessibility.ts';
import { untilDrawnOnce } from './controls.ts';
import { test } from './demonstration.ts';
import { layoutFaults } from './layout.ts';
import { expect } from './test.ts';

// Every screen of the demonstration, at every width and in every language; by the slow suite alone (its stage `layout`).

const ROUTES = readFileSync(new URL('../src/web/laterRoutes.tsx', import.meta.url), 'utf8');
const [staffRoutes = ''] = /const staffScreens.*?\n\];/s.exec(ROUTES) ?? [];
const LISTS = [
  '/billing?tab=invoices',
  '/billing?tab=plans',
  '/parent-management?tab=uninvited',
  '/staff',
  '/messages?box=unread',
];
const SCREENS = {
  staff: [
    '/dashboard',
    '/children',
    '/room',
    '/messages',
    ...Array.from(staffRoutes.matchAll(/screen\(\s*'(\/[^':]*)'/g), ([, screen = '']) => screen),
    ...LISTS,
  ],
  parent: [
    '/parent-dashboard',
    ...VIEWS.map((view) => `/parent-dashboard?view=${view}`),
    ...['messages', 'gallery', 'settings', 'profile', 'kiosk', 'bookings', 'child-file', 'forms', 'notifications'].map(
      (screen) => `/parent-${screen}`,
    ),
  ],
  open: [
    '/login',
    '/parent-login',
    '/forgot-password',
    '/parent-forgot-password',
    '/parent-register?code=none',
    '/kiosk',
    '/join',
  ],
} as const;
type Portal = keyof typeof SCREENS;

const NARROWEST = 390;
const WIDTHS = [NARROWEST, 768, 1024, 1440];
const LANGUAGES: Readonly<Record<Portal, readonly string[]>> = {
  staff: STAFF_LANGUAGES,
  parent: PARENT_LANGUAGES,
  open: PARENT_LANGUAGES,
};
/** Where the pictures go, if anywhere: one for each screen, look and theme. Of the layout a theme changes nothing. */
const PICTURES = process.env.LAYOUT_PICTURES;
const THEMES = PICTURES ? (['light', 'dark'] as const) : (['light'] as const);

for (const portal of isThorough ? (Object.keys(SCREENS) as Portal[]) : []) {
  for (const language of LANGUAGES[portal]) {
    // In the other languages on phones, where words have the least room.
    const widths = language === 'en' ? WIDTHS : [NARROWEST];
    for (const theme of THEMES) {
      test(`layout of the ${portal} screens, ${theme}, ${language}`, async ({ larkhouse: _, browse, complaints }) => {
        test.setTimeout(1_200_000);
        complaints.expect(/.*/);
        const context = await browse({ viewport: sizeOf(NARROWEST), locale: language, colorScheme: theme });
        const page = await context.newPage();
        if (portal !== 'open') await signInTo(page, portal, { language, theme });
        const faults: Record<string, readonly string[]> = {};
        for (const screen of SCREENS[portal]) {
          await page.setViewportSize(sizeOf(NARROWEST));
          await page.goto(screen);
          for (const width of widths) {
            // As a device that is turned, or a window that is drawn wider.
            await page.setViewportSize(sizeOf(width));
            await untilDrawn(page);
            const found = await layoutFaults(page);
            if (found.length > 0) faults[`${screen}, ${width} px`] = found;
            if (PICTURES)
              await page.screenshot({ path: pictureOf(screen, portal, width, theme, language), fullPage: true });
          }
        }
        expect(faults).toEqual({});
      });
    }
  }
}

const sizeOf = (width: number) => ({ width, height: 900 });

async function signInTo(page: Page, portal: 'staff' | 'parent', chosen: { language: string; theme: string }) {
  const [address, email] =
    portal === 'staff'
      ? ['/api/auth/login', 'director@larkhouse.test']
      : ['/api/parent-accounts/login', 'parent@larkhouse.test'];
  await page.request.post(address, { data: { email, password: DEMO_PASSWORD } });
  await page.request.put('/api/preferences', { data: chosen, headers: { 'x-larkhouse-portal': portal } });
  await page.addInitScript((portal) => {
    localStorage.setItem(portal === 'staff' ? 'authToken' : 'parentAuthToken', 'a-handle');
    localStorage.setItem(portal === 'staff' ? 'loginExpiry' : 'parentLoginExpiry', '2100-01-01T00:00:00Z');
  }, portal);
}

/** Nothing is on its way any more: neither an answer nor a placeholder, nor what follows the size of the window. */
async function untilDrawn(page: Page): Promise<void> {
  await page.locator('#root :is(h1, h2)').first().waitFor();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.pulse')).toHaveCount(0);
  await untilDrawnOnce(page);
}

const pictureOf = (screen: string, portal: Portal, width: number, theme: string, language: string): string =>
  path.join(PICTURES ?? '', portal, `${screen.slice(1).replaceAll(/[^\w-]+/g, '-')}-${width}-${theme}-${language}.png`);
