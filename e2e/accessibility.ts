import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { DESKTOP, expect, PHONE, TABLET } from './test.ts';

/** Set by the slow suite, which looks at the widths that the gate leaves out. */
export const isThorough = process.env.THOROUGH !== undefined;

/** The widths at which a way is walked, for the titles of tests: the slow suite finds them by it. */
export const WIDTHS = isThorough ? { '1440 px': DESKTOP } : { '390 px': PHONE };
/** The devices in a teacher's hand on which a way is walked, as `WIDTHS`. */
export const HANDHELD = isThorough ? { '1024 px': TABLET } : { '390 px': PHONE };
/** Widths at which screen after screen is looked at for barriers, and the longest ways are walked: all of them by the slow suite; the gate looks where it comes by. */
export const LOOKED_AT = isThorough ? { '390 px': PHONE, '1440 px': DESKTOP } : {};

type Theme = 'light' | 'dark';

/**
 * Nothing that axe knows to be a denial is on the screen. Who looks at both widths sees dark on the phone and light on the
 * desktop; who looks at one of them names both themes.
 */
export async function expectAccessible(page: Page, what: string, ...themes: readonly Theme[]): Promise<void> {
  const isPhone = page.viewportSize()?.width === PHONE.viewport.width;
  for (const [n, theme] of (themes.length > 0 ? themes : ([isPhone ? 'dark' : 'light'] as const)).entries()) {
    await showTheme(page, theme);
    // Of all rules only that of colours depends on the theme.
    const found = await violationsOn(page, n === 0 ? {} : { runOnly: ['color-contrast'] });
    expect.soft(found, `${what}, ${theme}`).toEqual([]);
  }
  await showTheme(page, null);
}

/**
 * What axe finds to be a denial on the page, with the elements it stands on and what it says of each. In the page itself,
 * put there once, and of the violations alone: what it could tell besides takes twice as long.
 */
export async function violationsOn(page: Page, options: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (options) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(options);
      const said = ({ html, failureSummary = '' }: axe.NodeResult) => [html, failureSummary].join(' ');
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(said).join(' ')}`);
    },
    { resultTypes: ['violations'], selectors: false, elementRef: false, ...options } as RunOptions,
  );
}

/**
 * Shows a theme; null: that of the page again. By a style of the document: its `data-theme` is the app's, which writes it
 * anew whenever preferences come. Colours that fade over are ended, too: one that has ended may let those of what lies within
 * it begin.
 */
const showTheme = (page: Page, theme: Theme | null) =>
  page.evaluate((theme) => {
    document.documentElement.style.colorScheme = theme ?? '';
    const fading = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        );
    for (let all = fading(); all.length > 0; all = fading()) for (const animation of all) animation.finish();
  }, theme);
