import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { signedIn } from '#testing/client.ts';
import { pdf } from '#testing/pictures.ts';
import config from '../playwright.config.ts';
import { makeMother } from './parents.ts';
import { expect, SLOW_SUITE, test } from './test.ts';

/** The whole browser, which has a viewer of PDFs. */
const WHOLE = '/usr/bin/chromium';
test.use({ launchOptions: { ...config.use?.launchOptions, executablePath: WHOLE } });
test.skip(!existsSync(WHOLE), 'There is no browser with a viewer of PDFs');

test('a PDF shows in a new tab under the policy it is sent with', SLOW_SUITE, async ({ larkhouse, house, open }) => {
  const asParent = await makeMother(house, 'Ada');
  const director = await signedIn(larkhouse, 'staff', house.as('Director'));
  const { body } = await director.upload<{ fileName: string; filePath: string }>('/api/uploads', pdf(), 'Notice.pdf');
  const { fileName, filePath } = body;
  const document = { documentType: 'other', title: 'Notice', taxYear: 2025, isGlobal: true, fileName, filePath };
  expect((await director.post('/api/tax-documents', document)).status).toBe(201);

  const page = await open('/parent-dashboard?view=tax-documents', { asParent });
  const link = page.getByRole('link', { name: 'Download Notice, opens in a new tab' });
  // Asked for beside the tab, where Chromium reports headers of its own.
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  });
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  // The viewer around the red page is grey.
  await expect(async () => expect(await rednessOf(tab)).toBeGreaterThan(3)).toPass({ timeout: 60_000 });
});

/** How much redder than green a page is on average, of 255. */
async function rednessOf(page: Page): Promise<number> {
  const [red, green] = (await sharp(await page.screenshot()).stats()).channels;
  return (red?.mean ?? 0) - (green?.mean ?? 0);
}
