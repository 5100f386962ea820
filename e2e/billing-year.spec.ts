import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { inCenter } from '#server/db/open-scope.ts';
import { recordAttendance } from '#server/domains/attendance/commands.ts';
import { accountFor } from '#server/domains/billing/accounts/commands.ts';
import { addGuardian } from '#server/domains/guardians/commands.ts';
import { startJobs } from '#server/jobs.ts';
import { pdfText } from '#testing/pdf-text.ts';
import { makeCenter, PASSWORD_HASH } from '#testing/world.ts';
import { expectAccessible } from './accessibility.ts';
import { turnOn } from './controls.ts';
import { dialog, notice, rowOf } from './dashboard.ts';
import { failing } from './failing.ts';
import { enroll, TODAY } from './house.ts';
import { test as base, expect, PHONE, SLOW_SUITE } from './test.ts';

/** With the jobs at work that make invoices and documents. */
const test = base.extend({
  larkhouse: async ({ larkhouse }, use) => {
    const jobs = await startJobs(larkhouse.server);
    await use(larkhouse);
    await jobs.stop();
  },
});

test.use({ isFounded: false });

/** Documents are kept for tax years up to 2030. */
const MONDAY = '2029-12-17T12:30:00Z';
const NEXT_YEAR = '2030-01-07T12:30:00Z';
const CHILD = { dateOfBirth: '2027-08-20', room: 'Infant Room', allergies: '' };

/** The words of the PDF that something saves. */
async function saved(page: Page, act: () => Promise<void>): Promise<string> {
  const waiting = page.waitForEvent('download');
  await act();
  const download = await waiting;
  return pdfText(await readFile(await download.path())).replaceAll('\n', ' ');
}
const fromMenu = async (page: Page, menu: RegExp, item: string) => {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name: item }).click();
};
const expectAll = (text: string, parts: readonly string[]) => {
  for (const part of parts) expect(text).toContain(part);
};

test('a plan becomes an invoice, a payment, a receipt and the year’s documents, to the cent', async ({
  larkhouse,
  open,
}) => {
  test.slow();
  larkhouse.clock.set(MONDAY);
  const { centerId, staff } = await makeCenter(larkhouse, { families: 0 });
  const director = { centerId, accountId: staff.Director };
  const { father, account } = await inCenter(larkhouse.server, { centerId }, async (scope) => {
    await enroll(scope, { ...CHILD, firstName: 'Ben', lastName: 'Okafor' });
    const { id: childId } = await enroll(scope, { ...CHILD, firstName: 'Ada', lastName: 'Dubois' });
    const parent = { lastName: 'Dubois', phoneNumber: '', address: null, passwordHash: PASSWORD_HASH };
    const mother = { ...parent, firstName: 'Maria', email: 'maria@families.test' };
    await addGuardian(scope, mother, [{ childId, relationship: 'mother' }]);
    const tom = { ...parent, firstName: 'Tom', email: 'tom@families.test' };
    const accountId = await addGuardian(scope, tom, [{ childId, relationship: 'father' }]);
    return { father: { centerId, accountId }, account: await accountFor(scope, accountId) };
  });

  const office = await open('/billing?tab=plans', { as: director });
  await office.getByRole('button', { name: 'Add plan' }).click();
  await dialog(office).getByRole('button', { name: 'Add plan' }).click();
  await expect(dialog(office).getByText('Plan name is required')).toBeVisible();
  await dialog(office).getByLabel('Plan name').fill('Three mornings');
  await dialog(office).getByLabel('Amount in dollars').fill('199.98');
  for (const day of ['Monday', 'Wednesday', 'Friday']) await dialog(office).getByLabel(day).check();
  await expectAccessible(office, 'a new plan');
  await dialog(office).getByRole('button', { name: 'Add plan' }).click();
  await expect(notice(office)).toContainText('Three mornings was added');
  await expect(rowOf(office, 'Three mornings')).toContainText('$199.98 a week');

  // Two payers share; the percentages must make a whole.
  await office.getByLabel('Find a child').fill('ada');
  await office.getByRole('option', { name: /Ada Dubois/ }).click();
  await dialog(office).getByRole('button', { name: 'Change who pays' }).click();
  const parts = dialog(office).getByRole('listitem');
  await parts.nth(0).getByRole('textbox').fill('50');
  await dialog(office).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(office).getByText('The percentages add up to 50%. They must add up to 100%.')).toBeVisible();
  await parts.nth(1).getByRole('combobox').selectOption('Pays a percentage');
  await parts.nth(1).getByRole('textbox').fill('50');
  await dialog(office).getByRole('button', { name: 'Save' }).click();
  await dialog(office).getByRole('button', { name: 'Add plan or fee' }).click();
  await dialog(office).getByLabel('Plan or fee').selectOption({ label: 'Three mornings – $199.98 a week' });
  await dialog(office).getByLabel('First day').fill('2029-12-19');
  await dialog(office).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog(office).getByText('Maria Dubois pays $99.99')).toBeVisible();
  await expect(dialog(office).getByText('Tom Dubois pays $99.99')).toBeVisible();
  await dialog(office).getByRole('button', { name: 'Close' }).click();

  // Wednesday and Friday of three days: $133.32 of $199.98, in two halves.
  await office.getByRole('tab', { name: 'Invoices' }).click();
  await office.getByRole('button', { name: 'Create invoices' }).first().click();
  await office.getByLabel('First day').fill('2029-12-17');
  await office.getByLabel('Last day').fill('2029-12-23');
  await expect(office.getByText('One child has no plan in this range')).toBeVisible();
  await office.getByRole('button', { name: 'Create 2 invoices' }).click();
  await expect(dialog(office)).toContainText('Create 2 invoices totaling $133.32?');
  await dialog(office).getByRole('button', { name: 'Create 2 invoices' }).click();
  await expect(office.getByText('2 invoices totaling $133.32 were created')).toBeVisible();
  await office.getByRole('button', { name: 'Show the invoices' }).click();
  await office.getByRole('button', { name: /^Tom Dubois INV-/ }).click();
  const invoice = await saved(office, () => dialog(office).getByRole('button', { name: 'Save as PDF' }).click());
  expectAll(invoice, ['INV-00000', 'Tom Dubois', 'Three mornings (2 of 3 days)', '$66.66']);
  await dialog(office).getByRole('button', { name: 'Close' }).click();

  // The father pays his half, and a little ahead.
  await office.goto(`/billing/accounts/${account}`);
  await office.getByRole('button', { name: 'Record payment' }).click();
  await dialog(office).getByLabel('Amount').fill('70.00');
  await dialog(office).getByLabel('Paid by').selectOption('Check');
  await dialog(office).getByLabel('Check number').fill('1042');
  await dialog(office).getByRole('button', { name: 'Record payment' }).click();
  await expect(notice(office)).toContainText('The payment was recorded.');
  const receipt = await saved(office, () => fromMenu(office, /^Actions for Payment/, 'Receipt'));
  expectAll(receipt, ['R-000001', '1042', '$70.00', '-$3.34']);

  // The year is over.
  await office.close();
  larkhouse.clock.set(NEXT_YEAR);
  const later = await open('/billing?tab=year-end', { as: director, ...PHONE });
  await expect(later.getByText('The center’s address or EIN is missing')).toBeVisible();
  await expect(later.getByRole('button', { name: 'Give documents to parents' })).toBeDisabled();
  await later.request.patch('/api/center/payment-details', { data: { ein: '12-3456789' } });
  await later.request.patch('/api/center/details', { data: { address: '1 Elm Street, Springfield' } });
  await later.reload();
  await expect(later.getByRole('button', { name: 'Give documents to parents' })).toBeEnabled();
  await expect(rowOf(later, 'Tom Dubois')).toContainText(/Ada Dubois: \$66\.66.*Paid ahead: \$3\.34.*\$70\.00/);
  await expectAccessible(later, 'the end of the year');
  const statement = await saved(later, () => fromMenu(later, /^Papers of/, 'Statement of the year'));
  expectAll(statement, ['Total paid in 2029: $70.00', '$66.66', 'Paid ahead', '12-3456789']);
  const letter = await saved(later, () => fromMenu(later, /^Papers of/, 'Letter for form W-10'));
  expectAll(letter, ['W-10', '12-3456789', '1 Elm Street', '$70.00']);
  await fromMenu(later, /^Papers of/, 'Receipt for an FSA…');
  const care = await saved(later, () => dialog(later).getByRole('button', { name: 'Save as PDF' }).click());
  expect(care).toContain('Total: $66.66');

  await later.getByRole('button', { name: 'Give documents to parents' }).click();
  await later.getByRole('alertdialog').getByRole('button', { name: 'Give documents' }).click();
  await expect(later.getByText('Every paying parent has the documents of 2029')).toBeVisible({ timeout: 60_000 });
  const family = await open('/parent-dashboard?view=tax-documents', { asParent: father, ...PHONE });
  await expect(family.getByRole('list', { name: 'Documents' }).getByRole('listitem')).toHaveCount(2);
});

test(
  'billing is the Director’s; what cannot be read says so, and a late pickup is not charged without a reason',
  SLOW_SUITE,
  async ({ complaints, house, larkhouse, open }) => {
    complaints.expect(/500/);
    const teacher = await open('/billing', { as: house.as('Lead Teacher') });
    await expect(teacher.getByRole('tab')).toHaveCount(0);

    const childId = house.children.Ada ?? 0;
    await house.within((scope) =>
      recordAttendance(scope, {
        childId,
        date: TODAY,
        checkInTime: '07:30',
        checkInBy: 'Maria Dubois',
        checkOutBy: null,
      }),
    );
    larkhouse.clock.set('2046-03-05T23:30:00Z');
    await house.within((scope) =>
      recordAttendance(scope, {
        childId,
        date: TODAY,
        checkOutTime: '18:30',
        checkInBy: null,
        checkOutBy: 'Maria Dubois',
      }),
    );
    const office = await open('/settings', { as: house.as('Director') });
    const mend = await failing(office, '**/api/billing/late-pickups', { status: 500 });
    await office.goto('/billing?tab=late-pickups');
    await expect(office.getByText('The late pickups could not be loaded.')).toBeVisible();
    await mend();
    await office.getByRole('button', { name: 'Try again' }).first().click();
    await expect(rowOf(office, 'Ada Dubois')).toContainText('30 min');
    await expectAccessible(office, 'a late pickup');
    await office.getByRole('button', { name: /^Charge nothing for Ada/ }).click();
    await dialog(office).getByRole('button', { name: 'Charge nothing' }).click();
    await expect(dialog(office).getByText('Please give a reason')).toBeVisible();
    await dialog(office).getByLabel('Reason').fill('The bus broke down');
    await dialog(office).getByRole('button', { name: 'Charge nothing' }).click();
    await expect(notice(office)).toContainText('Nothing is charged for this pickup');
    await turnOn(office.getByRole('radio', { name: /Not charged/ }));
    await expect(rowOf(office, 'Ada Dubois')).toContainText(/The bus broke down.*\$0\.00/);
  },
);
