import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { turnOn } from './controls.ts';
import { dialog } from './dashboard.ts';
import { makeMother } from './parents.ts';
import { expect, PHONE, SLOW_SUITE, test } from './test.ts';

/** The bell, found behind an open dialog too. */
const bell = (page: Page, label: RegExp) => page.getByRole('button', { name: label, includeHidden: true });
const answer = (page: Page) => dialog(page).getByRole('textbox', { name: /Your reply|Reply to the sender/ });
const rows = (page: Page) => page.getByRole('list', { name: 'Conversations' }).getByRole('listitem');

test('a staff member and a parent write each other, side by side', async ({ house, larkhouse, open, complaints }) => {
  complaints.expect(/net::ERR_FAILED .*\/api\/messages$/, /Failed to load resource/);
  const mother = await makeMother(house, 'Ada');
  const staff = await open('/messages', { as: house.as('Director') });
  const parent = await open('/parent-messages', { asParent: mother, ...PHONE });
  await parent.getByRole('heading', { name: 'No messages yet' }).waitFor();

  await staff.getByRole('button', { name: 'New Message' }).click();
  await dialog(staff).getByRole('button', { name: 'Send' }).click();
  await expect(dialog(staff).getByText('Choose who the message is for')).toBeVisible();
  await expectAccessible(staff, 'the composer with errors');
  await dialog(staff).getByRole('combobox', { name: 'To' }).fill('Maria');
  await staff.getByRole('option', { name: /^Maria Dubois/ }).click();
  await dialog(staff)
    .getByLabel(/^Subject/)
    .fill('Shoes');
  await dialog(staff)
    .getByLabel(/^Message/)
    .fill('<b>Which size</b> & colour?');
  await dialog(staff).getByLabel('Priority').selectOption('urgent');
  await expect(dialog(staff).getByText('Draft saved')).toBeVisible();
  await staff.route('**/api/messages', (route) => route.abort());
  await dialog(staff).getByRole('button', { name: 'Send' }).click();
  await expect(staff.getByText('The message could not be sent. Please try again.', { exact: true })).toBeVisible();
  await staff.unroute('**/api/messages');
  await dialog(staff).getByRole('button', { name: 'Send' }).click();

  // It arrives without a reload, as it was written.
  await expect(rows(parent)).toContainText(['<b>Which size</b> & colour?']);
  await expect(bell(parent, /^1 unread message/)).toBeVisible();
  await expect(parent).toHaveTitle('(1) Messages · Larkhouse');
  await expect(dialog(staff).getByRole('button', { name: 'Acknowledged by 0 of 1' })).toBeVisible();
  await rows(parent).getByRole('link').click();
  await dialog(parent).getByRole('button', { name: 'Acknowledge' }).click();
  await expect(dialog(staff).getByRole('button', { name: 'Acknowledged by 1 of 1' })).toBeVisible();
  await expect(bell(parent, /^No unread messages/)).toBeVisible();
  await expect(parent).toHaveTitle('Messages · Larkhouse');
  await expectAccessible(parent, 'a thread');

  // A message can be withdrawn for two minutes by the page's own clock, which has gone on since it was opened.
  larkhouse.clock.advance({ minutes: 2 });
  await answer(parent).fill('Size 24');
  await dialog(parent).getByRole('button', { name: 'Send' }).click();
  await expect(dialog(staff).getByText('Size 24')).toBeVisible();
  // What is open before one's eyes is read.
  await expect(dialog(parent).getByRole('button', { name: 'Seen by 1 of 1' })).toBeVisible();
  await expect(bell(staff, /^No unread messages/)).toBeVisible();
  await dialog(parent).getByRole('button', { name: 'Withdraw' }).click();
  await parent.getByRole('button', { name: 'Withdraw message' }).click();
  await expect(dialog(staff).getByText('This message was withdrawn')).toBeVisible();
  await expect(dialog(staff).getByText('Size 24')).toHaveCount(0);
});

test('a parent writes to the teachers without a subject, and finds it by its words', async ({ house, open }) => {
  const page = await open('/parent-messages', { asParent: await makeMother(house, 'Ada'), ...PHONE });
  await page.getByRole('button', { name: 'New Message' }).click();
  await dialog(page).getByRole('combobox', { name: 'To' }).fill('office');
  await page.getByRole('option', { name: 'The office' }).click();
  await expect(dialog(page).getByLabel(/^Subject.*optional/i)).toBeVisible();
  await dialog(page)
    .getByLabel(/^Message/)
    .fill('Grandmother collects her today.');
  await dialog(page).getByRole('button', { name: 'Send' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'The office' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rows(page)).toContainText(['Grandmother collects her today.']);
  await expect(page.getByText('withdrawn')).toHaveCount(0);
});

test(
  'what is begun is kept, goes on, waits for its time, and can be called off',
  SLOW_SUITE,
  async ({ house, open }) => {
    const page = await open('/parent-messages', { asParent: await makeMother(house, 'Ada', 'Ben'), ...PHONE });
    await page.getByRole('button', { name: 'New Message' }).click();
    await dialog(page).getByRole('combobox', { name: 'To' }).fill('office');
    await page.getByRole('option', { name: 'The office' }).click();
    await dialog(page)
      .getByLabel(/^Subject/)
      .fill('Holidays');
    await dialog(page)
      .getByLabel(/^Message/)
      .fill('We travel in July.');
    await expect(dialog(page).getByText('Draft saved')).toBeAttached();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await turnOn(page.getByRole('radio', { name: /^Drafts/ }));
    // As the list has it once all of it is kept: an earlier save may lack the words.
    await page.getByRole('button', { name: /^Holidays.*We travel in July\./ }).click();
    await expect(dialog(page).getByLabel(/^Message/)).toHaveValue('We travel in July.');

    await dialog(page).getByRole('switch', { name: 'Send later' }).check();
    await dialog(page).getByLabel(/^Day/).fill('2046-03-06');
    await dialog(page).getByLabel(/^Time/).fill('08:15');
    await dialog(page).getByRole('button', { name: 'Schedule' }).click();
    await turnOn(page.getByRole('radio', { name: /^Scheduled/ }));
    await expect(page.getByText('Sends on Mar 6, 2046 at 8:15 AM').first()).toBeVisible();
    await page.getByRole('button', { name: 'Delete Holidays' }).click();
    await page.getByRole('button', { name: 'Cancel and delete' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing is scheduled' })).toBeVisible();
  },
);
