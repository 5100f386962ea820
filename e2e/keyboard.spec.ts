import type { Locator, Page } from '@playwright/test';
import { sql } from 'kysely';
import { untilFocused } from './controls.ts';
import { dialog, notice, rowOf } from './dashboard.ts';
import { makeMother } from './parents.ts';
import { expect, SLOW_SUITE, test } from './test.ts';

// The day's work without a mouse or a finger: no control is clicked here.

/** Goes on by Tab until a control holds the focus, as it has to within a screen's worth of controls. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  const isThere = () => control.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 60; step += 1) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  await expect(control, 'not reached by Tab').toBeFocused();
}

test('a child is checked in by keyboard alone', async ({ house, open }) => {
  const page = await open('/dashboard', { as: house.as('Director') });
  await tabTo(page, rowOf(page, 'Ada Dubois').getByRole('button', { name: 'Check in Ada Dubois' }));
  await page.keyboard.press('Enter');
  await untilFocused(page.getByRole('menu'));
  const mother = page.getByRole('menuitem', { name: /Maria Dubois/ });
  for (let step = 0; step < 6 && !(await mother.evaluate((item) => item === document.activeElement)); step += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(notice(page)).toContainText('Ada Dubois');
  const by = await house.within((scope) => scope.one(sql<{ by: string }>`select check_in_by as by from attendance`));
  expect(by.by).toContain('Maria Dubois');
});

test('a daily report is written by keyboard alone', async ({ house, open }) => {
  const page = await open('/dashboard', { as: house.as('Director') });
  await tabTo(page, page.getByRole('button', { name: 'Daily Report' }));
  await page.keyboard.press('Enter');
  await untilFocused(dialog(page));
  await tabTo(page, dialog(page).getByRole('combobox', { name: /^Child/ }));
  await page.keyboard.type('ada');
  await page.getByRole('option', { name: /Ada Dubois/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, dialog(page).getByRole('radio', { name: 'Happy & Engaged' }));
  await page.keyboard.press('Space');
  await tabTo(page, dialog(page).getByLabel('Meals'));
  await page.keyboard.type('Soup');
  await tabTo(page, dialog(page).getByRole('button', { name: 'Save' }));
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  const kept = await house.within((scope) =>
    scope.one(sql<{ meals: string; mood: string }>`select meals, mood from daily_report`),
  );
  expect(kept).toEqual({ meals: 'Soup', mood: 'happy' });
});

test('a message is sent by keyboard alone', SLOW_SUITE, async ({ house, open }) => {
  await makeMother(house, 'Ada');
  const page = await open('/messages', { as: house.as('Director') });
  await tabTo(page, page.getByRole('button', { name: 'New Message' }));
  await page.keyboard.press('Enter');
  await untilFocused(dialog(page));
  await tabTo(page, dialog(page).getByRole('combobox', { name: 'To' }));
  await page.keyboard.type('Maria');
  await page.getByRole('option', { name: /^Maria Dubois/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, dialog(page).getByLabel(/^Subject/));
  await page.keyboard.type('Shoes');
  await tabTo(page, dialog(page).getByLabel(/^Message/));
  await page.keyboard.type('Which size?');
  await tabTo(page, dialog(page).getByRole('button', { name: 'Send' }));
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Which size?')).toBeVisible();
  // Escape closes what is open, and the focus is back where it was.
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

test('settings are changed and saved by keyboard alone', SLOW_SUITE, async ({ house, open }) => {
  const page = await open('/settings', { as: house.as('Director') });
  const mails = page.getByRole('switch', { name: 'Email notifications' });
  await tabTo(page, mails);
  await page.keyboard.press('Space');
  await expect(mails).not.toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Save Settings' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'All Settings Saved' })).toBeVisible();
});
