import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { writeDailyReport } from '#server/domains/daily-reports/commands.ts';
import { dialog, notice } from './dashboard.ts';
import { type House, TODAY } from './house.ts';
import { bump, card, makeMother, untilDrawn } from './parents.ts';
import { expect, PHONE, SLOW_SUITE, test } from './test.ts';

const write = (house: House, meals: string) =>
  house.within((scope) =>
    writeDailyReport(scope, {
      childId: house.children.Ada ?? 0,
      date: TODAY,
      meals,
      naps: '',
      activities: '',
      mood: 'happy',
      notes: '',
      staffId: house.staff['Lead Teacher'],
    }),
  );
const contentOf = async (download: Download) => readFile(await download.path(), 'utf8');

test('a parent downloads a report, an incident, and those of some days', SLOW_SUITE, async ({ house, open }) => {
  await write(house, 'Half a banana');
  await bump(house);
  const page = await open('/parent-dashboard', { asParent: await makeMother(house, 'Ada'), ...PHONE });
  await untilDrawn(page);

  const one = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download the daily report of/ }).click();
  expect(await contentOf(await one)).toContain('Half a banana');
  await expect(notice(page)).toContainText('Download complete');

  const incident = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download the incident report of/ }).click();
  expect(await contentOf(await incident)).toContain('Bumped her head');

  await card(page, 'Daily Reports').getByRole('button', { name: 'Download several' }).click();
  await dialog(page).getByLabel('Format').selectOption('pdf');
  await dialog(page).getByLabel('Until').fill('2000-01-01');
  await dialog(page).getByRole('button', { name: 'Download', exact: true }).click();
  await expect(dialog(page)).toContainText('The last day must not be before the first day');
  await dialog(page).getByLabel('Until').fill(TODAY);
  const several = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Download', exact: true }).click();
  expect((await several).suggestedFilename()).toMatch(/^Daily reports Ada Dubois .*\.pdf$/);
  await expect(dialog(page)).toBeHidden();
});

test(
  'a new daily report comes by itself for parents who chose so, once, and after a failure at the next visit',
  SLOW_SUITE,
  async ({ house, open, complaints }) => {
    complaints.expect(/net::ERR_.*daily-reports\/\d+\/document/);
    await write(house, 'Half a banana');
    const page = await open('/parent-dashboard?view=profile', { asParent: await makeMother(house, 'Ada') });
    expect((await page.request.put('/api/preferences?portal=parent', { data: { autoDownload: true } })).status()).toBe(
      200,
    );
    const documents = '**/api/daily-reports/*/document*';
    await page.route(documents, (route) => route.abort());
    await page.goto('/parent-dashboard');
    await expect(notice(page)).toContainText('The document could not be downloaded');
    await page.unroute(documents);
    const itself = page.waitForEvent('download');
    await page.reload();
    expect(await contentOf(await itself)).toContain('Half a banana');
    await expect(notice(page)).toContainText('Download complete');
    await page.reload();
    await expect(card(page, 'Daily Reports').getByRole('listitem')).toHaveCount(1);
    await expect(notice(page)).toHaveCount(0);
  },
);
