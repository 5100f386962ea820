import type { Page } from '@playwright/test';
import { signedIn } from '#testing/client.ts';
import { pdf } from '#testing/pictures.ts';
import { expectAccessible, LOOKED_AT } from './accessibility.ts';
import { chooseMore } from './controls.ts';
import { dialog, notice, rowOf } from './dashboard.ts';
import { failing } from './failing.ts';
import { addParent } from './families.ts';
import { makeMother } from './parents.ts';
import { expect, PHONE, SLOW_SUITE, test } from './test.ts';

const MANAGEMENT = '/tax-documents-management';
const VIEW = '/parent-dashboard?view=tax-documents';
const STATEMENT = { name: 'Statement 2025.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf()) };
const REQUIRED = 'Please fill in all required fields and select a file';

const number = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'The documents in numbers' })
    .locator('[class*=shadow-card]')
    .filter({ hasText: name });
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Upload document' }).click();
const choose = (page: Page, file: typeof STATEMENT) =>
  dialog(page).getByLabel('Choose a file or drop it here').setInputFiles(file);
const cards = (page: Page) => page.getByRole('list', { name: 'Documents' }).getByRole('listitem');

/** Uploads the statement for the parent whose name is typed. */
async function upload(page: Page, parent: string): Promise<void> {
  await page.getByRole('button', { name: 'Upload document' }).first().click();
  await choose(page, STATEMENT);
  await dialog(page)
    .getByLabel(/^Title/)
    .fill('Statement of 2025');
  await dialog(page).getByLabel('Document Type').selectOption('Year End Statement');
  await dialog(page).getByLabel('Tax Year').fill('2025');
  await dialog(page).getByRole('combobox', { name: 'Parent' }).fill(parent);
  await page.getByRole('listbox').getByRole('option').first().click();
  await send(page);
}

test('one parent gets a document and opens it; another sees it only when it is for all', async ({
  complaints,
  house,
  open,
}) => {
  complaints.expect(/422 .*\/api\/uploads/);
  const maria = await makeMother(house, 'Ada');
  const tom = await addParent(house, { firstName: 'Tom', email: 'tom@families.test', child: 'Ben' });
  const office = await open(MANAGEMENT, { as: house.as('Director') });
  await expect(office.getByRole('heading', { name: 'No tax documents yet' })).toBeVisible();
  await office.getByRole('button', { name: 'Upload document' }).first().click();
  await send(office);
  await expect(dialog(office).getByText(REQUIRED)).toBeVisible();
  await choose(office, { ...STATEMENT, name: 'statement.html' });
  await expect(dialog(office).getByText(/^Choose a PDF, Word or Excel file/)).toBeVisible();
  await choose(office, { ...STATEMENT, buffer: Buffer.from('<script>alert(1)</script>') });
  await dialog(office)
    .getByLabel(/^Title/)
    .fill('A page of scripts');
  await dialog(office).getByLabel('Document Type').selectOption('1099 Form');
  await dialog(office).getByLabel('Tax Year').fill('1999');
  await send(office);
  await expect(dialog(office).getByText('Enter a year from 2000 to 2030')).toBeVisible();
  await dialog(office).getByLabel('Tax Year').fill('2025');
  await send(office);
  await office.getByRole('button', { name: 'Keep without addressee' }).click();
  await expect(dialog(office).getByText(/^Choose a JPEG, PNG/)).toBeVisible();
  await expectAccessible(office, 'a refused upload');
  await dialog(office).getByRole('button', { name: 'Cancel', exact: true }).click();

  await upload(office, 'mari');
  await expect(notice(office)).toContainText('The document was uploaded.');
  await expect(rowOf(office, 'Statement of 2025')).toContainText(/Year End Statement.*2025.*Maria Dubois/);
  await expect(number(office, 'Parent Specific')).toContainText('1');

  const mother = await open('/parent-dashboard', { asParent: maria, ...PHONE });
  await mother.getByRole('link', { name: 'Tax Documents' }).click();
  await expect(cards(mother)).toHaveText(/Statement of 2025.*Year End Statement.*2025.*Statement 2025\.pdf/);
  await expect(mother.getByText('Showing 1 of 1 document', { exact: true })).toBeVisible();
  const download = cards(mother).getByRole('link', { name: /^Download Statement of 2025/ });
  const address = (await download.getAttribute('href')) ?? '';
  await expect(download).toHaveAttribute('target', '_blank');
  const file = await mother.request.get(address);
  expect([file.status(), file.headers()['content-disposition']]).toEqual([200, expect.stringMatching(/^inline; /)]);
  const father = await open(VIEW, { asParent: tom });
  await expect(father.getByRole('heading', { name: 'No Tax Documents Available' })).toBeVisible();
  expect((await father.request.get(address)).status()).toBe(404);

  await office.getByRole('button', { name: 'Edit Statement of 2025' }).click();
  await dialog(office).getByLabel('Available to all parents').check();
  await dialog(office)
    .getByLabel(/^Title/)
    .fill('Notice to all');
  await dialog(office).getByRole('button', { name: 'Save changes' }).click();
  await expect(rowOf(office, 'Notice to all')).toContainText('All parents');
  await expect(cards(father)).toHaveText(/Notice to all.*2025General/);
  await father.getByLabel('Search documents').fill('zebra');
  await expect(father.getByRole('heading', { name: 'No documents found' })).toBeVisible();
  await father.getByRole('button', { name: 'Show all documents' }).click();
  await father.getByLabel('Document type').selectOption('1099 Form');
  await expect(father.getByText('Showing 0 of 1 document')).toBeVisible();
  await father.getByLabel('Document type').selectOption('All Types');
  await father.getByLabel('Tax year').selectOption('2025');
  await expect(cards(father)).toHaveCount(1);

  await office.getByRole('button', { name: 'Edit Notice to all' }).click();
  await dialog(office).getByLabel('Available to all parents').uncheck();
  await dialog(office).getByRole('button', { name: 'Save changes' }).click();
  const ask = office.getByRole('alertdialog');
  await expect(ask).toContainText('Nobody but staff will see it');
  await ask.getByRole('button', { name: 'Keep without addressee' }).click();
  await expect(rowOf(office, 'Notice to all')).toContainText('No addressee');
  await expect(mother.getByRole('heading', { name: 'No Tax Documents Available' })).toBeVisible();

  await chooseMore(office, 'Notice to all', 'Delete Notice to all');
  const question = office.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete this document? This action cannot be undone.');
  await question.getByRole('button', { name: 'Delete document' }).click();
  await expect(notice(office)).toContainText('The document was deleted.');
  await expect(mother.getByRole('heading', { name: 'No Tax Documents Available' })).toBeVisible();
});

test('a document whose file is missing says so at once', SLOW_SUITE, async ({ house, larkhouse, open }) => {
  const director = await signedIn(larkhouse, 'staff', house.as('Director'));
  const file = { fileName: 'lost.pdf', filePath: `/uploads/${'0'.repeat(32)}.pdf` };
  const lost = { ...file, documentType: 'other', title: 'Lost', description: '', taxYear: 2025, isGlobal: true };
  expect((await director.post('/api/tax-documents', lost)).status).toBe(201);
  const office = await open(MANAGEMENT, { as: house.as('Director') });
  await expect(rowOf(office, 'Lost')).toContainText('The file is missing');
});

test(
  'a list that cannot be read says so, and an upload can be stopped',
  SLOW_SUITE,
  async ({ complaints, house, open }) => {
    complaints.expect(/500/, /\/api\/uploads/);
    const office = await open('/settings', { as: house.as('Director') });
    const mend = await failing(office, '**/api/tax-documents', { status: 500 });
    await office.goto(MANAGEMENT);
    await expect(office.getByText('Failed to load tax documents. Please try refreshing the page.')).toBeVisible();
    await mend();
    await office.getByRole('button', { name: 'Try again' }).click();
    await office.getByRole('heading', { name: 'No tax documents yet' }).waitFor();
    await office.route('**/api/uploads', (route) => route.abort());
    await makeMother(house, 'Ada');
    await upload(office, 'dubois');
    await expect(notice(office)).toContainText('Failed to upload document');
    // The server never hears of it: the upload stays under way until it is stopped.
    await office.unroute('**/api/uploads');
    await office.route('**/api/uploads', () => {});
    await send(office);
    await dialog(office).getByRole('progressbar').waitFor();
    await dialog(office).getByRole('button', { name: 'Cancel the upload of Statement 2025.pdf' }).click();
    await expect(dialog(office).getByRole('progressbar')).toHaveCount(0);
    await dialog(office).getByRole('button', { name: 'Remove Statement 2025.pdf' }).click();
    await expect(dialog(office).getByLabel('Choose a file or drop it here')).toBeAttached();
  },
);

for (const [width, size] of Object.entries(LOOKED_AT)) {
  test(`no accessibility violations in the tax documents, ${width}`, async ({ house, open }) => {
    const maria = await makeMother(house, 'Ada');
    const office = await open(MANAGEMENT, { as: house.as('Director'), ...size });
    await upload(office, 'maria');
    await rowOf(office, 'Statement of 2025').waitFor();
    await expect(dialog(office)).toHaveCount(0);
    await expectAccessible(office, 'documents');
    await office.getByRole('button', { name: 'Edit Statement of 2025' }).click();
    await dialog(office).waitFor();
    await expectAccessible(office, 'edit');
    const mother = await open(VIEW, { asParent: maria, ...size });
    await cards(mother).first().waitFor();
    await expectAccessible(mother, 'a parent’s documents');
  });
}
