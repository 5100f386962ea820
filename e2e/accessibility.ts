import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { DESKTOP, expect, PHONE } from './test.ts';

/** Set by the slow suite, which looks at the widths that the gate leaves out. */
export const isThorough = process.env.THOROUGH !== undefined;

/** The widths at which screens are held to be without barriers, for the titles of tests: the slow suite finds them by it. */
export const WIDTHS = isThorough ? { '1440 px': DESKTOP } : { '390 px': PHONE };

type Theme = 'light' | 'dark';

/**
 * Nothing that axe knows to be a denial is on the screen. Who looks at both widths sees dark on the phone and light on the
 * desktop; who looks at one of them names both themes.
 */
export async function expectAccessible(page: Page, what: string, ...themes: readonly Theme[]): Promise<void> {
  const chosen = await page.evaluate(() => document.documentElement.dataset.theme);
  const isPhone = page.viewportSize()?.width === PHONE.viewport.width;
  for (const [n, theme] of (themes.length > 0 ? themes : ([isPhone ? 'dark' : 'light'] as const)).entries()) {
    await showTheme(page, theme);
    // In the page itself, and of the barriers alone: all frames are of our own origin, and the rest would take four times as long.
    const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
    // Of all rules only that of colours depends on the theme.
    await expectNone(n === 0 ? axe : axe.withRules('color-contrast'), `${what}, ${theme}`);
  }
  await showTheme(page, chosen);
}

async function expectNone(axe: AxeBuilder, what: string): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect.soft(found, what).toEqual([]);
}

/** Changes the theme, colours that fade over included. */
const showTheme = (page: Page, theme: string | undefined) =>
  page.evaluate((theme) => {
    if (theme) document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
  }, theme);
