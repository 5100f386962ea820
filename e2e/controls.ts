import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Turns a radio, box or switch on, and waits for it to be shown as such: where the address or the server holds the choice,
 * it comes a moment after the click.
 */
export async function turnOn(control: Locator): Promise<void> {
  await control.click();
  await expect(control).toBeChecked();
}

/**
 * Waits until a dialog or a menu that was just opened holds the focus: a key pressed before goes elsewhere, and what is
 * focused in it before loses the focus again.
 */
export const untilFocused = (opened: Locator): Promise<void> =>
  expect(opened.and(opened.page().locator(':focus-within'))).toHaveCount(1);

/** Waits until whatever the page has been told by now is drawn. */
export const untilDrawnOnce = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

/** Chooses from the menu of a card or row, by what it belongs to. */
export async function chooseMore(page: Page, of: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${of}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Whether two things on the screen lie over each other. */
export async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) return false;
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
