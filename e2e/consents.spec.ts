import { FormBody } from '#contract/forms-blocks.ts';
import { addForm, publishForm } from '#server/domains/forms/commands.ts';
import { sendForm } from '#server/domains/forms/request-commands.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
import { pdf } from '#testing/pictures.ts';
import { expectAccessible } from './accessibility.ts';
import { TODAY } from './house.ts';
import { makeMother } from './parents.ts';
import { expect, PHONE, test } from './test.ts';

/** What is known of the child, a file, and a consent of the enrollment. */
const CARD = {
  title: { en: 'Health card' },
  blocks: [
    { kind: 'mapped', key: 'doctors', label: { en: 'Your doctors' }, field: 'file.doctors' },
    { kind: 'file', key: 'card', label: { en: 'Immunization card' }, isRequired: true },
    {
      kind: 'consent',
      key: 'photos',
      label: { en: 'Photos' },
      text: { en: 'Photos of my child may be shown.' },
      ticks: 'photoRelease',
    },
    { kind: 'signature', label: { en: 'Signature' }, text: { en: 'All of this is true.' } },
  ],
};

test('a form signed on a phone fills the child’s file and ticks the enrollment, and the consent is taken back by a tap', async ({
  house,
  open,
}) => {
  const childId = house.children.Ada ?? 0;
  const asParent = await makeMother(house, 'Ada');
  await house.within(async (scope) => {
    const { id: formId } = await addForm(scope, FormBody.parse(CARD));
    await publishForm(scope, formId, undefined);
    await sendForm(scope, { formId, childIds: [childId], dueOn: addDays(TODAY, 18), mustSign: 'all' });
  });
  const phone = await open('/parent-forms', { asParent, ...PHONE });
  await phone.getByRole('link', { name: 'Health card' }).click();
  await phone.getByRole('button', { name: 'Add an entry' }).click();
  await phone.getByRole('textbox', { name: /^Name/ }).fill('Dr. Brill');
  await phone.getByLabel('Phone number').fill('555 010 7733');
  const card = { name: 'card.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf()) };
  await phone.locator('input[type=file]').setInputFiles(card);
  await expect(phone.getByRole('link', { name: 'card.pdf' })).toBeVisible();
  await phone.getByLabel('I agree', { exact: true }).check();
  await expect(phone.getByText('Everything is saved.')).toBeVisible();
  await expectAccessible(phone, 'a form with a file', 'light', 'dark');
  await phone.getByRole('button', { name: 'Continue' }).click();
  await expect(phone.getByRole('link', { name: 'card.pdf' })).toBeVisible();
  await phone.getByLabel('I agree to sign electronically').check();
  await phone.getByLabel('I have read everything and mean to sign it').check();
  await phone.getByLabel('Your name').fill('Maria Dubois');
  await phone.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(phone.getByRole('button', { name: 'Download a copy' })).toBeVisible();

  const office = await open('/children', { as: house.as('Director') });
  await office.getByRole('button', { name: /^View Ada / }).click();
  const profile = office.getByRole('dialog').first();
  await expect(profile.getByText('By the form that the family signed')).toBeVisible();
  const withdraw = profile.getByRole('button', { name: /^Withdraw: Photo/ });
  await expect(withdraw).toBeVisible();

  await phone.goto('/parent-child-file');
  await expect(phone.getByText('Dr. Brill', { exact: true })).toBeVisible();
  await expect(phone.getByText(/^Given on/)).toBeVisible();
  await expectAccessible(phone, 'the consents of one’s child', 'light', 'dark');
  await phone.getByRole('button', { name: /^Take back: Photo/ }).click();
  await phone.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
  await expect(phone.getByText(/^Taken back on/)).toBeVisible();
  await expect(withdraw).toBeHidden();
});
