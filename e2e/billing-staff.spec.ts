import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accountFor } from '#server/domains/billing/accounts/commands.ts';
import { chargeOnce } from '#server/domains/billing/accounts/postings.ts';
import { invoiceNow } from '#server/domains/billing/invoices/runs.ts';
import { pdfText } from '#testing/pdf-text.ts';
import { expectAccessible } from './accessibility.ts';
import { dialog, notice, rowOf } from './dashboard.ts';
import { failing } from './failing.ts';
import type { House } from './house.ts';
import { makeMother } from './parents.ts';
import { expect, PHONE, SLOW_SUITE, test } from './test.ts';

const STATEMENT = [
  'Date,Description,Amount',
  '03/02/2046,ZELLE FROM MARIA DUBOIS,125.00',
  '03/02/2046,DEPOSIT,80.00',
  '03/03/2046,OFFICE SUPPLIES,-20.00',
].join('\n');
const csv = (text: string) => ({ name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

/** Maria owes $350.00 for a week of Ada's care; answers the address of her account. */
async function oweForAWeek(house: House): Promise<string> {
  const { accountId: guardianId } = await makeMother(house, 'Ada');
  const id = await house.within(async (scope) => {
    const account = await accountFor(scope, guardianId);
    await chargeOnce(scope, account, {
      amount: 35_000,
      description: 'Week of care',
      childId: house.children.Ada,
    });
    return account;
  });
  return `/billing/accounts/${id}`;
}

const figure = (page: Page, name: string) =>
  page.locator('dl > div').filter({ has: page.getByRole('term').filter({ hasText: name }) });
const ledger = (page: Page) => page.getByRole('table', { name: 'Ledger' });
const pay = (page: Page) => dialog(page).getByRole('button', { name: 'Record payment' });

test('who owes is found, pays by check, gets a receipt, and the payment is taken back after a question', async ({
  house,
  larkhouse,
  open,
}) => {
  const address = await oweForAWeek(house);
  await house.within((scope) => invoiceNow(larkhouse.server, scope, Number(address.split('/').at(-1)), false));
  const office = await open('/', { as: house.as('Director') });
  await office.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Billing' }).click();
  await expect(figure(office, 'Owed to you')).toContainText('$350.00');
  await expect(rowOf(office, 'Maria Dubois')).toContainText(/\$350\.00.*Due/);
  await office.getByRole('tab', { name: 'Settings' }).click();
  await expect(office).toHaveURL('/billing?tab=settings');
  await office.getByRole('tab', { name: 'Accounts' }).click();
  await office.getByLabel('Search by parent or child').fill('zebra');
  await expect(office.getByRole('heading', { name: 'No account found' })).toBeVisible();
  await office.getByLabel('Search by parent or child').fill('maria');
  await office.getByRole('link', { name: 'Maria Dubois' }).click();
  await expect(office).toHaveURL(address);

  await office.getByRole('button', { name: 'Record payment' }).click();
  await expect(dialog(office).getByLabel('Amount')).toHaveValue('350.00');
  await dialog(office).getByLabel('Check number').fill('1044');
  await expectAccessible(office, 'recording a payment');
  await pay(office).dblclick();
  await expect(notice(office)).toContainText('The payment was recorded.');
  const [receipt] = await Promise.all([
    office.waitForEvent('download'),
    notice(office).getByRole('button', { name: 'Receipt' }).click(),
  ]);
  const words = pdfText(await readFile(await receipt.path()));
  expect(words).toMatch(/\$350\.00/);
  expect(words).toMatch(/1044/);
  await expect(figure(office, 'Owes today')).toContainText('$0.00');
  await expect(ledger(office).getByRole('row')).toHaveText([/Entry/, /Payment.*1044/, /Week of care/]);

  await office.getByRole('button', { name: /^Actions for Payment/ }).click();
  await office.getByRole('menuitem', { name: 'Reverse' }).click();
  await expect(dialog(office)).toContainText('raises what is owed by $350.00');
  await dialog(office).getByRole('button', { name: 'Reverse it' }).click();
  await expect(dialog(office).getByText('Please give a reason')).toBeVisible();
  await dialog(office)
    .getByLabel(/^Reason/)
    .fill('The check bounced');
  await dialog(office).getByRole('button', { name: 'Reverse it' }).click();
  await expect(notice(office)).toContainText('The entry was reversed.');
  await expect(figure(office, 'Owes today')).toContainText('$350.00');
  await expect(ledger(office).getByRole('row').nth(1)).toContainText('Reason: The check bounced');

  const phone = await open('/billing', { as: house.as('Director'), ...PHONE });
  await expect(rowOf(phone, 'Maria Dubois')).toContainText('$350.00');
  await expectAccessible(phone, 'who owes what', 'light', 'dark');
  await phone.goto(address);
  await expect(ledger(phone)).toBeVisible();
  await expectAccessible(phone, 'an account', 'light', 'dark');
});

test(
  'a role without billing is told so, a failed list asks again, and what is wrong is named',
  SLOW_SUITE,
  async ({ complaints, house, open }) => {
    complaints.expect(/500/, /409 .*\/payments/, /422 .*\/bank-import/);
    const address = await oweForAWeek(house);
    const teacher = await open('/billing', { as: house.as('Lead Teacher') });
    for (const path of ['/billing', address, '/billing/bank-import']) {
      await teacher.goto(path);
      await expect(teacher.getByText('Your role does not include this page.')).toBeVisible();
    }

    const office = await open('/login', { as: house.as('Director') });
    const mend = await failing(office, '**/api/billing/accounts', { status: 500 });
    await office.goto('/billing');
    await expect(office.getByText('The accounts could not be loaded.')).toBeVisible();
    await mend();
    await office.getByRole('button', { name: 'Try again' }).click();
    await expect(rowOf(office, 'Maria Dubois')).toContainText('$350.00');

    await office.goto(address);
    for (const isAnother of [false, true]) {
      await office.getByRole('button', { name: 'Record payment' }).click();
      await dialog(office).getByLabel('Amount').fill('ten');
      await pay(office).click();
      await expect(dialog(office).getByText('Enter an amount above zero')).toBeVisible();
      await dialog(office).getByLabel('Amount').fill('100');
      await dialog(office).getByLabel('Paid by').selectOption('Cash');
      await pay(office).click();
      if (isAnother) {
        await expect(dialog(office).getByText('Has this payment already been recorded?')).toBeVisible();
        await dialog(office).getByLabel('The family paid twice').check();
        await pay(office).click();
      }
      await expect(dialog(office)).toHaveCount(0);
    }
    await expect(figure(office, 'Owes today')).toContainText('$150.00');

    await office.goto('/billing/bank-import');
    const choose = office.getByLabel('Choose a CSV file or drop it here');
    await choose.setInputFiles(csv('nothing,here\n1,2'));
    await expect(office.getByText('No columns for the date and the amount were found in this file')).toBeVisible();
    await choose.setInputFiles(csv(STATEMENT));
    await expect(office.getByText('1 line is money that went out (line 4)')).toBeVisible();
    await expect(office.getByRole('checkbox', { name: /125/ })).toBeChecked();
    await expect(office.getByRole('checkbox', { name: /80/ })).toBeDisabled();
    await expectAccessible(office, 'the lines of a statement');
    await office.getByRole('button', { name: 'Record 1 payment, $125.00' }).click();
    await expect(office.getByRole('heading', { name: '1 payment was recorded: $125.00' })).toBeVisible();
    await office.getByRole('link', { name: 'To the accounts' }).click();
    await expect(rowOf(office, 'Maria Dubois')).toContainText('$25.00');
  },
);
