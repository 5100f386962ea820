import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { DESKTOP, expect, PHONE } from './test.ts';

/** The widths at which screens are held to be without barriers. */
export const WIDTHS = { '390 px': PHONE, '1440 px': DESKTOP };

/** Nothing that axe knows to be a barrier is on the screen: all of its rules in light; on phones the colours in dark too. */
export async function expectNoBarriers(page: Page, what: string): Promise<void> {
  const chosen = await page.evaluate(() => document.documentElement.dataset.theme);
  if (page.viewportSize()?.width === PHONE.viewport.width) {
    await showTheme(page, 'dark');
    await expectNone(new AxeBuilder({ page }).withRules('color-contrast'), `${what}, dark`);
  }
  await showTheme(page, 'light');
  await expectNone(new AxeBuilder({ page }), `${what}, light`);
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
