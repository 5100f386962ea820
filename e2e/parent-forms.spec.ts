import type { Page } from '@playwright/test';
import { FormBody } from '#contract/forms-blocks.ts';
import { addForm, publishForm } from '#server/domains/forms/commands.ts';
import { sendForm } from '#server/domains/forms/request-commands.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
import { PERMISSION } from '#testing/matrix/fresh-forms.ts';
import { expectAccessible } from './accessibility.ts';
import { type House, TODAY } from './house.ts';
import { makeFather, makeMother } from './parents.ts';
import { DESKTOP, expect, PHONE, SLOW_SUITE, test } from './test.ts';

/** With a block of every kind that a family can answer. */
const EVERYTHING = {
  title: { en: 'About your child', es: 'Sobre su hija' },
  intro: { en: 'So that we know each other.' },
  blocks: [
    { kind: 'heading', label: { en: 'At home' }, text: { en: 'Whom we meet, and how.' } },
    {
      kind: 'choice',
      key: 'sleep',
      label: { en: 'How does your child fall asleep?' },
      isMany: true,
      options: [
        { key: 'song', label: { en: 'With a song' } },
        { key: 'book', label: { en: 'With a book' } },
      ],
    },
    { kind: 'number', key: 'naps', label: { en: 'Hours of sleep' }, decimals: 1, most: 24 },
    { kind: 'date', key: 'moved', label: { en: 'Since when do you live here?' } },
    {
      kind: 'repeat',
      key: 'people',
      label: { en: 'Who lives with you' },
      most: 2,
      blocks: [
        { kind: 'text', key: 'name', label: { en: 'Their name' }, isRequired: true },
        { kind: 'number', key: 'age', label: { en: 'Their age' } },
      ],
    },
    {
      kind: 'table',
      key: 'meals',
      label: { en: 'Meals' },
      columns: [
        { key: 'likes', label: { en: 'Likes' }, holds: 'check' },
        { key: 'note', label: { en: 'Anything else' }, holds: 'text' },
      ],
      rows: [
        { key: 'soup', label: { en: 'Soup' } },
        { key: 'fish', label: { en: 'Fish' } },
      ],
    },
    { kind: 'mapped', key: 'allergies', label: { en: 'Allergies' }, field: 'child.allergies' },
    {
      kind: 'consent',
      key: 'sunscreen',
      label: { en: 'Sunscreen' },
      text: { en: 'We may put sunscreen on your child.' },
      isRequired: true,
    },
    { kind: 'signature', label: { en: 'Signature' }, text: { en: 'All of this is true.' } },
  ],
};

async function send(house: House, body: unknown, child: string, mustSign: 'one' | 'all' = 'all'): Promise<number> {
  return house.within(async (scope) => {
    const { id: formId } = await addForm(scope, FormBody.parse(body));
    await publishForm(scope, formId, undefined);
    const childIds = [house.children[child] ?? 0];
    const [sent] = await sendForm(scope, { formId, childIds, dueOn: addDays(TODAY, 18), mustSign });
    return sent?.id ?? 0;
  });
}
const isSaved = (page: Page) => expect(page.getByText('Everything is saved.')).toBeVisible();
async function signWith(page: Page, name: string, button: string): Promise<void> {
  await page.getByLabel('I agree to sign electronically').check();
  await page.getByLabel('I have read everything and mean to sign it').check();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: button, exact: true }).click();
}

test('a mother fills in a form of every kind of block on a phone, also without a connection, and signs it', async ({
  house,
  open,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/, /422 .*\/draft/);
  const asParent = await makeMother(house, 'Ada');
  await send(house, EVERYTHING, 'Ada');
  const phone = await open('/parent-profile', { asParent, ...PHONE });
  await phone.getByRole('link', { name: 'Forms to sign' }).click();
  await expect(phone.getByText('To fill in', { exact: true })).toBeVisible();
  await expectAccessible(phone, 'the forms of a family', 'light', 'dark');
  await phone.getByRole('link', { name: 'About your child' }).click();
  await expect(phone.getByText('So that we know each other.')).toBeVisible();

  // What has to be answered is named where it is asked, and the way leads there.
  await phone.getByRole('button', { name: 'Continue' }).click();
  await expect(phone.getByText('Please answer this')).toBeVisible();
  await expect(phone.getByLabel('I agree', { exact: true })).toBeFocused();
  await expectAccessible(phone, 'a form with what is missing', 'light', 'dark');

  await phone.getByLabel('With a song').check();
  await phone.getByLabel('Hours of sleep').fill('eleven');
  await expect(phone.getByText('Enter a number')).toBeVisible();
  await phone.getByLabel('Hours of sleep').fill('11.5');
  await phone.getByRole('button', { name: 'Add an entry' }).click();
  await expect(phone.getByLabel('Their name')).toBeFocused();
  await phone.keyboard.type('Rosa');
  await phone.getByRole('button', { name: 'Add another entry' }).click();
  await expect(phone.getByText('There is room for 2 entries.')).toBeVisible();
  await phone.getByRole('button', { name: 'Remove Entry 2' }).click();
  await expect(phone.getByRole('button', { name: 'Add another entry' })).toBeFocused();
  await phone.getByRole('group', { name: 'Fish' }).getByLabel('Anything else').fill('Only in soup');
  await phone.getByLabel('I agree', { exact: true }).check();
  await isSaved(phone);

  // Without a connection nothing is lost, and over a reload nothing is either.
  await phone.context().setOffline(true);
  await phone.getByLabel('Allergies').fill('Walnuts');
  await expect(phone.getByText(/^No connection. What you wrote is kept/)).toBeVisible();
  await phone.context().setOffline(false);
  await isSaved(phone);
  await phone.reload();
  await expect(phone.getByLabel('Allergies')).toHaveValue('Walnuts');
  await expect(phone.getByLabel('Hours of sleep')).toHaveValue('11.5');

  await phone.getByRole('button', { name: 'Continue' }).click();
  await expect(phone.getByRole('heading', { name: 'Read and sign' })).toBeVisible();
  await expect(phone.getByText('Only in soup')).toBeVisible();
  await phone.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(phone.getByText('Say that you mean to sign')).toBeVisible();
  await expectAccessible(phone, 'the signature of a form', 'light', 'dark');
  await signWith(phone, 'Maria Dubois', 'Sign');
  const saved = phone.waitForEvent('download');
  await phone.getByRole('button', { name: 'Download a copy' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^About your child Ada Dubois.*\.pdf$/);
  await expectAccessible(phone, 'a form that is signed', 'light', 'dark');
});

test(
  'a father reads in Spanish what the mother answered, and refuses; one who need not sign any more is told',
  SLOW_SUITE,
  async ({ house, open }) => {
    const [mother, father] = [await makeMother(house, 'Ada'), await makeFather(house, 'Ada')];
    await send(house, { ...PERMISSION, title: { en: 'Trip', es: 'Excursión' } }, 'Ada');
    await send(house, { ...PERMISSION, title: { en: 'Pool' } }, 'Ada', 'one');
    const page = await open('/parent-forms', { asParent: mother, ...DESKTOP });
    for (const title of ['Trip', 'Pool']) {
      await page.getByRole('link', { name: title }).click();
      await page.getByLabel('No', { exact: true }).check();
      await page.getByRole('button', { name: 'Continue' }).click();
      await signWith(page, 'Maria Dubois', 'Sign');
      await expect(page.getByRole('button', { name: 'Download a copy' })).toBeVisible();
      await page.getByRole('link', { name: 'All forms' }).click();
    }
    const other = await open('/parent-forms', { asParent: father, ...DESKTOP });
    await expect(other.getByText('Signed by someone else')).toBeVisible();
    await other.getByRole('link', { name: 'Trip' }).click();
    await expect(other.getByText(/^Another guardian has answered and signed/)).toBeVisible();
    await other.getByLabel('Language of the form').selectOption('es');
    await expect(other.getByRole('heading', { name: 'Excursión' })).toBeVisible();
    await other.getByRole('button', { name: 'I do not want to sign this' }).click();
    await other.getByRole('dialog').getByLabel('Reason').fill('Not without talking.');
    await other.getByRole('button', { name: 'Refuse to sign' }).click();
    await expect(other.getByText('Refused', { exact: true })).toBeVisible();
  },
);

test('a packet of two forms is filled in one after the other and signed once', SLOW_SUITE, async ({ house, open }) => {
  const mother = await makeMother(house, 'Ada', 'Ben');
  await send(house, PERMISSION, 'Ada');
  await send(house, { ...PERMISSION, title: { en: 'Trip' } }, 'Ben');
  const phone = await open('/parent-forms', { asParent: mother, ...PHONE });
  await phone.getByRole('link', { name: 'Sign 2 forms together' }).click();
  await expect(phone.getByText('Form 1 of 2')).toBeVisible();
  await phone.getByLabel('No', { exact: true }).check();
  await phone.getByRole('button', { name: 'Continue' }).click();
  await expect(phone.getByText('Form 2 of 2')).toBeVisible();
  await phone.getByLabel('Yes', { exact: true }).check();
  await phone.getByLabel('Where are the rubber boots?').fill('In the hall');
  await phone.getByRole('button', { name: 'Continue' }).click();
  await expect(phone.getByText('In the hall')).toBeVisible();
  await expectAccessible(phone, 'a packet that is read and signed', 'light', 'dark');
  await signWith(phone, 'Maria Dubois', 'Sign 2 forms');
  await expect(phone.getByText('Nothing is waiting for you.')).toBeVisible();
  await expect(phone.getByText('Signed', { exact: true })).toHaveCount(2);
});
