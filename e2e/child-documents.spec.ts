import type { Page } from '@playwright/test';
import { addGuardian } from '#server/domains/guardians/commands.ts';
import { pdf, photograph } from '#testing/pictures.ts';
import { expectAccessible } from './accessibility.ts';
import { DESKTOP, expect, PHONE, test } from './test.ts';

const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(await photograph({ width: 300, height: 400 })),
});
const item = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('staff ask for a document, a parent gives it by phone in two taps, it is refused, given anew and accepted', async ({
  house,
  open,
}) => {
  const guardian = (firstName: string, relationship: string) =>
    house.within((scope) =>
      addGuardian(
        scope,
        {
          firstName,
          lastName: 'Okafor',
          email: `${firstName.toLowerCase()}@okafor.test`,
          phoneNumber: null,
          address: null,
          passwordHash: 'none',
        },
        [{ childId: house.children.Ben ?? 0, relationship }],
      ),
    );
  const { centerId } = house;
  const mother = { centerId, accountId: await guardian('Maria', 'mother') };
  const father = { centerId, accountId: await guardian('Paul', 'father') };

  const office = await open(`/children/${house.children.Ben}/file`, { as: house.as('Director'), ...DESKTOP });
  await expect(office.getByText('No documents yet.')).toBeVisible();
  await office.getByRole('button', { name: 'Ask for a document' }).click();
  const asking = office.getByRole('dialog');
  await asking.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(asking.getByText('Choose what it is').last()).toBeVisible();
  await asking.getByLabel('What it is').selectOption({ label: 'Health examination' });
  await expectAccessible(office, 'what families are asked for', 'light', 'dark');
  await asking.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(office.getByText('1 family is asked.', { exact: true })).toBeVisible();

  const phone = await open('/parent-child-file', { asParent: mother, ...PHONE });
  const exam = item(phone, 'Health examination').first();
  await expect(exam.getByText('Asked for')).toBeVisible();
  await exam.locator('input[type=file]').setInputFiles([await photo('one.jpg'), await photo('two.jpg')]);
  const giving = phone.getByRole('dialog');
  await expect(giving.getByText('Page 2')).toBeVisible();
  await expectAccessible(phone, 'the pages of a document', 'light', 'dark');
  await giving.getByRole('button', { name: 'Send' }).click();
  await expect(phone.getByText('Waits for the center').first()).toBeVisible();
  await phone.getByRole('button', { name: 'Give another document' }).click();
  await giving.getByLabel('What it is').selectOption({ label: 'Custody order' });
  await expect(giving.getByText(/other guardians do not/)).toBeVisible();
  await giving.getByRole('button', { name: 'Send' }).click();
  await expect(giving.getByText('Take a photo of it or choose a PDF.')).toBeVisible();
  await giving
    .locator('input[type=file]')
    .setInputFiles({ name: 'order.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf('An order')) });
  await giving.getByRole('button', { name: 'Send' }).click();
  await expect(giving).toHaveCount(0);
  await expectAccessible(phone, 'the documents of one’s child', 'light', 'dark');

  const other = await open('/parent-child-file', { asParent: father, ...PHONE });
  await expect(item(other, 'Health examination').first()).toBeVisible();
  await expect(other.getByRole('link', { name: /Custody order/ })).toHaveCount(0);

  await office.goto('/child-files');
  await expect(office.getByRole('link', { name: 'Open Health examination of Ben Okafor, page 2 of 2' })).toBeVisible();
  await expectAccessible(office, 'the documents of all children', 'light', 'dark');
  await office.getByRole('button', { name: 'Refuse: Health examination of Ben Okafor' }).click();
  await office.getByLabel('What is wrong with it').fill('The stamp is missing.');
  await office.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click();
  await office.getByRole('button', { name: 'Accept: Custody order of Ben Okafor' }).click();
  await expect(office.getByRole('row', { name: /Ben Okafor.*Health examination/ })).toContainText('Refused');

  await expect(exam.getByText('The center says: The stamp is missing.')).toBeVisible();
  await exam.locator('input[type=file]').setInputFiles(await photo('stamped.jpg'));
  await giving.getByLabel('Expires on').fill('2046-04-10');
  await giving.getByRole('button', { name: 'Send' }).click();
  await office.getByRole('button', { name: 'Accept: Health examination of Ben Okafor' }).click();
  await expect(exam.getByText('Expires soon')).toBeVisible();
  await expect(exam.getByText(/^Valid until .*10/)).toBeVisible();
  await office.getByRole('link', { name: 'Ben Okafor' }).first().click();
  await expect(office.getByText('The order in the documents')).toBeVisible();
});
