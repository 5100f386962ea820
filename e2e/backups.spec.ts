import type { Page } from '@playwright/test';
import { backUpAsked } from '#server/domains/system/nightly.ts';
import { checkBackup } from '#server/kernel/backup/check.ts';
import { keptKey } from '#server/kernel/backup/kept-key.ts';
import { nameAt } from '#server/kernel/backup/layout.ts';
import { publicOf, readRecoveryKey } from '#server/kernel/backup/recovery-key.ts';
import { PASSWORD } from '#testing/world.ts';
import { expectAccessible } from './accessibility.ts';
import { dialog, notice, panel } from './dashboard.ts';
import { expect, PHONE, SLOW_SUITE, test } from './test.ts';

/** Says who it is, and goes on with the keyboard. */
async function confirm(page: Page): Promise<void> {
  await dialog(page).getByLabel('Your password').fill(PASSWORD);
  await dialog(page).getByLabel('Your password').press('Enter');
}

test('a Director makes a backup now, asked who she is, sees when it is there, and downloads it', async ({
  house,
  open,
  larkhouse,
  complaints,
}) => {
  complaints.expect(/403 .*system\/backup/);
  const page = await open('/settings/system', { as: house.as('Director') });
  const backup = panel(page, 'Backup');
  const kept = panel(page, 'Backups kept');
  await expect(backup).toContainText('None yet');
  await expect(kept).toContainText('None yet. The first one is made tonight');
  await expect(backup).toContainText('Backups lie on the same disk as the data');
  await expectAccessible(page, 'the screen of the installation');

  larkhouse.clock.advance({ minutes: 11 });
  await backup.getByRole('button', { name: 'Back up now' }).click();
  await confirm(page);
  await expect(notice(page)).toContainText('The backup has begun');
  await expect(backup.getByRole('button', { name: 'Being made…' })).toBeVisible();

  const madeAt = larkhouse.clock.now();
  await backUpAsked({ server: larkhouse.server, centerId: house.centerId, input: {}, attempt: 1 });
  await expect(backup.getByRole('button', { name: 'Back up now' })).toBeVisible();
  await expect(backup).toContainText('MB');
  await expect(backup).not.toContainText('Last backup None yet');
  await expect(kept.getByRole('row', { name: 'Complete' })).toContainText('MB');

  larkhouse.clock.advance({ minutes: 11 });
  const saved = page.waitForEvent('download');
  await kept.getByRole('button', { name: /^Download the backup of / }).press('Enter');
  await confirm(page);
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`${nameAt(madeAt)}.tar`);
  expect((await checkBackup(await file.path())).manifest.madeAt).toBe(madeAt.toISOString());
  await expect(notice(page)).toContainText('keep it as safe as the computer itself');
  await expectAccessible(page, 'the backups that are kept', 'light', 'dark');
});

test(
  'a Director makes the recovery key on a phone, prints it, types its last group, and replaces it another day',
  SLOW_SUITE,
  async ({ house, open, larkhouse, complaints }) => {
    complaints.expect(/403 .*system\/recovery-key/);
    complaints.expect(/422 .*system\/recovery-key/);
    const { dataDir } = larkhouse.server.config;
    const page = await open('/settings/system', { ...PHONE, as: house.as('Director') });
    const backup = panel(page, 'Backup');
    await expect(backup).toContainText('There is no recovery key yet');

    await backup.getByRole('button', { name: 'Make a recovery key' }).press('Enter');
    const groups = dialog(page).getByRole('listitem');
    await expect(groups).toHaveCount(14);
    const first = (await groups.allTextContents()).join(' ');
    await expectAccessible(page, 'a recovery key', 'light', 'dark');
    await page.emulateMedia({ media: 'print' });
    // Not by its role: what lies behind a dialog has none.
    const printed = page.locator('[data-print-alone]');
    await expect(printed.locator('li').filter({ hasText: /^[A-Z2-9]{4}$/ })).toHaveCount(14);
    await expect(printed).toContainText('Larkhouse recovery key');
    await page.evaluate(() => Object.assign(document.documentElement.dataset, { theme: 'dark' }));
    await expect(printed, 'dark on white').toHaveCSS('color', 'rgb(34, 48, 44)');
    await expect(backup).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    const last = dialog(page).getByLabel('The last group');
    await last.press('Enter');
    await expect(dialog(page)).toContainText('Enter the last group of the key');
    await last.fill('none');
    await last.press('Enter');
    await expect(dialog(page)).toContainText('This is not the last group of the key');
    expect(await keptKey(dataDir)).toBe(null);
    larkhouse.clock.advance({ minutes: 11 });
    await last.fill(first.slice(-4).toLowerCase());
    await last.press('Enter');
    await expect(dialog(page).getByLabel('Your password')).toBeVisible();
    await confirm(page);
    await expect(notice(page)).toContainText('The recovery key is in use');
    await expect(dialog(page)).toHaveCount(0);
    await expect(backup).not.toContainText('There is no recovery key yet');
    const key = readRecoveryKey(first);
    expect(await keptKey(dataDir)).toBe(key && publicOf(key));
    // Not shown again.
    await page.reload();
    await expect(backup).toContainText('Made; the passwords in backups are sealed to it');
    await expect(page.getByText(first.slice(0, 4))).toHaveCount(0);

    await backup.getByRole('button', { name: 'Replace the recovery key' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Backups made until now stay sealed to the old one');
    await question.getByRole('button', { name: 'Make a new one' }).click();
    await expect(groups).toHaveCount(14);
    const second = (await groups.allTextContents()).join(' ');
    expect(second).not.toBe(first);
    // Left without a word, nothing changes.
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toHaveCount(0);
    expect(await keptKey(dataDir)).toBe(key && publicOf(key));
  },
);
