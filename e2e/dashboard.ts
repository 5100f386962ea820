import type { Locator, Page } from '@playwright/test';

/** The notice that is shown; at most one is. By its class: an open dialog hides all else from roles. */
export const notice = (page: Page): Locator => page.locator('.notice');

/** A child's row of today's attendance, or its card on phones. */
export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

export const dialog = (page: Page): Locator => page.getByRole('dialog');

/** A number of the dashboard, by its name. */
export const stat = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: "Today's numbers" }).locator('[class*=shadow-card]').filter({ hasText: name });

/** A panel at the side. */
export const panel = (page: Page, title: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** The quick way: who brings or collects a child, in two taps. */
export async function quickly(page: Page, name: string, by: string): Promise<void> {
  await rowOf(page, name)
    .getByRole('button', { name: /^Check (in|out) / })
    .click();
  await page.getByRole('menuitem', { name: by }).click();
}

/** Chooses a child in a dialog by typing a part of its name. */
export async function choose(page: Page, typed: string): Promise<void> {
  await dialog(page)
    .getByRole('combobox', { name: /^Child/ })
    .fill(typed);
  await page.getByRole('option').first().click();
}
