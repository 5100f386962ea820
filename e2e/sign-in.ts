import { expect, type Locator, type Page } from '@playwright/test';
import { PASSWORD } from '#testing/world.ts';

/** Fills in and sends either portal's login. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  const send = page.getByRole('button', { name: 'Sign In' });
  // The address changes before the screen does: the one that is left may have an 'Email' of its own.
  await send.waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await send.click();
}

/**
 * Presses a button after the session has ended. Where a read of the page's own was told so first, the page has left for the
 * login already: then nothing is pressed, and no press is left over for later.
 */
export async function pressUnlessLeft(button: Locator, login: '/login' | '/parent-login'): Promise<void> {
  await expect(async () => {
    if (new URL(button.page().url()).pathname !== login) await button.click({ timeout: 1000 });
  }).toPass();
}
