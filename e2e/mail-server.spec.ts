import { openPostOffice, type PostOffice } from '#testing/post-office.ts';
import { PASSWORD } from '#testing/world.ts';
import { expectAccessible } from './accessibility.ts';
import { dialog, notice, panel } from './dashboard.ts';
import { test as base, expect } from './test.ts';

/** With a mail server that a center may name. */
const test = base.extend<{ office: PostOffice }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  office: async ({}, use) => {
    const office = await openPostOffice();
    await use(office);
    await office.close();
  },
  config: async ({ office }, use) => use({ mailAllowHosts: [office.host] }),
});

test('a Director sets the mail server, tests it, and takes it away, asked who she is', async ({
  house,
  open,
  larkhouse,
  office,
  complaints,
}) => {
  complaints.expect(/422 .*mail-server/, /403 .*mail-server/);
  const page = await open('/settings/mail', { as: house.as('Director') });
  const server = panel(page, 'Mail server');
  const host = page.getByRole('textbox', { name: /^Server/ });
  await expect(page.getByRole('button', { name: 'Send a test to me' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Save mail server' }).click();
  await expect(server.getByText('Required', { exact: true })).toHaveCount(3);

  await host.fill('localhost');
  await page.getByLabel('Sender’s name').fill('Maple House');
  await page.getByLabel('Sender’s address').fill('office@maple-house.test');
  await page.getByRole('button', { name: 'Save mail server' }).click();
  await expect(server.getByText('Larkhouse does not send mail to this address', { exact: false })).toBeVisible();

  await host.fill('127.0.0.1');
  await page.getByLabel('Encryption').selectOption('tls');
  await expect(page.getByLabel('Port')).toHaveValue('465');
  await page.getByLabel('Encryption').selectOption('none');
  await page.getByLabel('Port').fill(String(office.port));
  larkhouse.clock.advance({ minutes: 11 });
  await page.getByRole('button', { name: 'Save mail server' }).click();
  await dialog(page).getByLabel('Your password').fill(PASSWORD);
  await dialog(page).getByLabel('Your password').press('Enter');
  await expect(notice(page)).toContainText('Mail now goes out through this server. Send a test to be sure.');

  await page.getByRole('button', { name: 'Send a test to me' }).click();
  await expect(page.getByText('The mail server accepted the email')).toBeVisible();
  expect(office.delivered.map(({ subject }) => subject)).toEqual([expect.stringContaining('Test mail')]);
  office.isBusy = true;
  await page.getByRole('button', { name: 'Send a test to me' }).click();
  await expect(page.getByText('The mail server refused the email.')).toBeVisible();
  await expect(page.getByText('Try again later', { exact: false })).toBeVisible();
  await expectAccessible(page, 'the mail server', 'light', 'dark');

  await page.getByRole('button', { name: 'Stop sending mail' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop sending mail' }).click();
  await expect(notice(page)).toContainText('Mail is kept from now on');
  await expect(host).toHaveValue('');
});
