import type { Page } from '@playwright/test';
import { PASSWORD } from '#testing/world.ts';

/** Fills in and sends either portal's login. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}
