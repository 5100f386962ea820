import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { FormBody } from '#contract/forms-blocks.ts';
import { addForm, publishForm } from '#server/domains/forms/commands.ts';
import { keepDraft, signForm } from '#server/domains/forms/family-commands.ts';
import { sendForm } from '#server/domains/forms/request-commands.ts';
import { formRequests } from '#server/domains/forms/request-queries.ts';
import { asGuardian } from '#testing/day.ts';
import { PERMISSION, SIGNING } from '#testing/matrix/fresh-forms.ts';
import { expectAccessible, WIDTHS } from './accessibility.ts';
import { chooseMore } from './controls.ts';
import type { House } from './house.ts';
import { makeFather, makeMother } from './parents.ts';
import { expect, PHONE, SLOW_SUITE, test } from './test.ts';

/** A form of PERMISSION's words that is published. */
const published = (house: House) =>
  house.within(async (scope) => {
    const { id } = await addForm(scope, FormBody.parse(PERMISSION));
    await publishForm(scope, id, undefined);
    return id;
  });

const dialogOf = (page: Page) => page.getByRole('dialog').last();
const apply = (page: Page) => dialogOf(page).getByRole('button', { name: 'Apply' }).click();

/** Begins a block of a kind at the end, and fills in what its dialog asks. */
async function addBlock(page: Page, kind: RegExp, fill: (dialog: ReturnType<typeof dialogOf>) => Promise<void>) {
  await page.getByRole('button', { name: 'Add a block', exact: true }).click();
  await dialogOf(page).getByRole('button', { name: kind }).click();
  await expect(dialogOf(page).getByRole('button', { name: 'Apply' })).toBeVisible();
  await fill(dialogOf(page));
  await apply(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

for (const [width, device] of Object.entries(WIDTHS)) {
  test(`a form is written from nothing, tried out and published, ${width}`, async ({ house, open }) => {
    const office = await open('/forms', { as: house.as('Director'), ...device });
    await expect(office.getByRole('heading', { name: 'Start from an example' })).toBeVisible();
    await expectAccessible(office, 'the empty library');
    await office.getByRole('button', { name: 'New form' }).last().click();
    await dialogOf(office).getByLabel('Title in English').fill('Walks');
    await dialogOf(office).getByRole('button', { name: 'Begin' }).click();
    await expect(office.getByRole('heading', { level: 1 })).toHaveText('Walks');
    await expect(office.getByText('1 thing keeps it from being published')).toBeVisible();

    await office.getByLabel('Deutsch').check();
    await addBlock(office, /^Choice/, async (dialog) => {
      await dialog.getByRole('button', { name: 'Apply' }).click();
      await expect(dialog.getByText('Write it in English at least').first()).toBeVisible();
      const question = dialog.getByRole('group', { name: 'Question', exact: true });
      await question.getByLabel('English').fill('May your child come along?');
      await question.getByLabel('Deutsch').fill('Darf Ihr Kind mitkommen?');
      for (const [at, answer] of ['Yes', 'No'].entries())
        await dialog.getByRole('listitem').nth(at).getByLabel('English').fill(answer);
      await expectAccessible(office, 'a block');
    });
    await expect(office.getByText('Not written in Deutsch').first()).toBeVisible();
    await addBlock(office, /^Only if/, async (dialog) => {
      await dialog.getByLabel('Which earlier question').selectOption('May your child come along?');
      await dialog.getByLabel('Yes').check();
    });
    await expect(office.getByText('Add the questions that follow', { exact: true })).toBeVisible();
    await office.getByRole('button', { name: 'Add a block that follows' }).click();
    await dialogOf(office).getByRole('button', { name: /^Text/ }).click();
    await dialogOf(office)
      .getByRole('group', { name: 'Question', exact: true })
      .getByLabel('English')
      .fill('Which shoes?');
    await apply(office);
    await addBlock(office, /^Signature/, async (dialog) => {
      await dialog.getByRole('group', { name: 'Heading' }).getByLabel('English').fill('Signature');
      await dialog
        .getByRole('group', { name: /^What whoever signs/ })
        .getByLabel('English')
        .fill('I mean it.');
    });
    await addBlock(office, /^Date/, (dialog) =>
      dialog.getByRole('group', { name: 'Question', exact: true }).getByLabel('English').fill('From which day?'),
    );
    // It stands before the signature; up it goes by the keyboard, and the button keeps the focus.
    const up = office.getByRole('button', { name: 'Move up: From which day?' });
    await up.press('Enter');
    await expect(up).toBeFocused();
    await up.press('Alt+ArrowUp');
    await expect(office.getByText('Now at place 1')).toBeAttached();
    await chooseMore(office, 'From which day?', 'Duplicate');
    await expect(office.getByRole('listitem', { name: 'From which day?' })).toHaveCount(2);
    await chooseMoreLast(office, 'From which day?', 'Remove');
    await office.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(office.getByRole('listitem', { name: 'From which day?' })).toHaveCount(1);

    // Unsaved, it is not left without a question.
    await office.getByRole('link', { name: 'Back to forms' }).click();
    await office.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click();
    await office.getByRole('button', { name: 'Save the draft' }).filter({ visible: true }).click();
    await expect(office.getByText('The draft is saved', { exact: true })).toBeVisible();

    const isPhone = device === PHONE;
    if (isPhone) await office.getByRole('radio', { name: 'Preview' }).check();
    const preview = office.getByRole('region', { name: 'Preview' });
    await preview.getByRole('radio', { name: 'Deutsch' }).check();
    await expect(preview.getByText('Which shoes?')).toHaveCount(0);
    await preview.getByLabel('Yes').check();
    await expect(preview.getByText('Which shoes?')).toBeVisible();
    await expect(preview.getByText('Darf Ihr Kind mitkommen?')).toBeVisible();
    await expectAccessible(office, 'the builder', 'light', 'dark');
    if (isPhone) await office.getByRole('radio', { name: 'Write' }).check();

    await office.getByRole('button', { name: 'Publish the form' }).click();
    await office.getByRole('alertdialog').getByRole('button', { name: 'Publish the form' }).click();
    await expect(office.getByText('Version 1 is published', { exact: true })).toBeVisible();
    await office.getByRole('button', { name: 'Read version 1' }).click();
    await expect(dialogOf(office).getByText('May your child come along?')).toBeVisible();
    await expectAccessible(office, 'a version');
  });
}

async function chooseMoreLast(page: Page, of: string, item: string): Promise<void> {
  await page
    .getByRole('button', { name: `More for ${of}` })
    .last()
    .click();
  await page.getByRole('menuitem', { name: item }).click();
}

test(
  'an example is taken, saved as a file, and a file that is wrong is refused by its blocks',
  SLOW_SUITE,
  async ({ house, open, complaints }, testInfo) => {
    complaints.expect(/422 .*\/api\/forms/);
    const office = await open('/forms', { as: house.as('Director') });
    await office.getByRole('button', { name: 'Start from this: Photo consent' }).click();
    await expect(office.getByRole('heading', { level: 1 })).toHaveText('Photo consent');
    await expect(office.getByText('The saved draft becomes version 1', { exact: false })).toBeVisible();
    await office.getByRole('link', { name: 'Back to forms' }).click();
    const saved = office.waitForEvent('download');
    await chooseMore(office, 'Photo consent', 'Save as a file');
    const file = await saved;
    expect(file.suggestedFilename()).toBe('Photo-consent.json');
    const path = testInfo.outputPath('form.json');
    await file.saveAs(path);
    const form = JSON.parse(await readFile(path, 'utf8'));
    const choose = async (content: string) => {
      await dialogOf(office)
        .locator('input[type=file]')
        .setInputFiles({ name: 'form.json', mimeType: 'application/json', buffer: Buffer.from(content) });
    };
    await office.getByRole('button', { name: 'From a file' }).click();
    await choose('no form');
    await expect(dialogOf(office).getByText('This file is not a form that Larkhouse can read.')).toBeVisible();
    await choose(JSON.stringify({ ...form, body: { ...form.body, blocks: [{ kind: 'poem', label: { en: 'Ode' } }] } }));
    await expect(dialogOf(office).getByText('Block 1 (“Ode”): Choose a kind of block')).toBeVisible();
    await expectAccessible(office, 'a file that is wrong');
    await choose(JSON.stringify({ ...form, body: { ...form.body, title: { en: 'Taken from a file' } } }));
    await expect(office.getByRole('heading', { level: 1 })).toHaveText('Taken from a file');
    await office.getByRole('link', { name: 'Back to forms' }).click();
    await chooseMore(office, 'Taken from a file', 'Stop using it');
    await office.getByRole('alertdialog').getByRole('button', { name: 'Stop using it' }).click();
    await expect(office.getByText('No longer used', { exact: true })).toBeVisible();
    await expectAccessible(office, 'the library', 'light', 'dark');
  },
);

test('what two people write at once is lost by neither without a choice', SLOW_SUITE, async ({ house, open }) => {
  const id = await published(house);
  const [one, other] = await Promise.all([1, 2].map(() => open(`/forms/${id}`, { as: house.as('Director') })));
  if (!one || !other) throw new Error('two pages');
  const rename = async (page: Page, title: string) => {
    await page.getByRole('button', { name: 'Edit the title and first words' }).click();
    await dialogOf(page).getByRole('group', { name: 'Title' }).getByLabel('English').fill(title);
    await apply(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  };
  const save = (page: Page) => page.getByRole('button', { name: 'Save the draft' }).filter({ visible: true }).click();
  await rename(other, 'Of the other');
  await rename(one, 'Of the one');
  await save(one);
  await expect(one.getByText('The draft is saved', { exact: true })).toBeVisible();
  await expect(other.getByText('Somebody else changed this in the meantime')).toBeVisible();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Of the other');
  await other.getByRole('button', { name: 'Save mine instead' }).click();
  await expect(other.getByText('The draft is saved', { exact: true })).toBeVisible();
  await expect(one.getByRole('heading', { level: 1 })).toHaveText('Of the other');
  await expect(one.getByText('Changed since', { exact: true })).toBeVisible();
});

test(
  'a form is sent to all, the dialog says to whom, and what was signed is read with a trace',
  SLOW_SUITE,
  async ({ house, larkhouse, open }) => {
    const { accountId } = await makeMother(house, 'Ada', 'Ben');
    await makeFather(house, 'Ada');
    const childId = house.children.Ada ?? 0;
    const id = await published(house);
    const office = await open('/forms', { as: house.as('Director') });
    await chooseMore(office, 'Walks', 'Send');
    const dialog = dialogOf(office);
    await dialog.getByLabel('All children').check();
    await expect(dialog.getByText('It goes to 2 guardians of 2 children.')).toBeVisible();
    await expect(dialog.getByText('Left out, have no guardian: 2')).toBeVisible();
    await expect(dialog.getByText('Chloé Nguyen and Dario Rossi')).toBeVisible();
    await dialog.getByLabel('Certain children').check();
    await dialog.getByRole('combobox').fill('Ada');
    await office.getByRole('option', { name: /Ada Dubois/ }).click();
    await dialog.getByLabel('Every guardian').check();
    await expect(dialog.getByText('It goes to 2 guardians of 1 child.')).toBeVisible();
    await expectAccessible(office, 'sending', 'light', 'dark');
    await dialog.getByRole('button', { name: 'Send the form' }).click();
    await expect(dialog.getByText('It went to 2 guardians of 1 child.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await chooseMore(office, 'Walks', 'Send');
    await dialogOf(office).getByLabel('Rooms', { exact: true }).check();
    await dialogOf(office).getByLabel('Infant Room').check();
    await expect(dialogOf(office).getByText('Nobody would be asked.')).toBeVisible();
    await dialogOf(office).getByLabel('Toddler Room').check();
    await expect(dialogOf(office).getByText('It goes to 1 guardian of 1 child.')).toBeVisible();
    await expect(dialogOf(office).getByText('Left out, has it to sign already: 1')).toBeVisible();
    await dialogOf(office).getByRole('button', { name: 'Send the form' }).click();
    await expect(dialogOf(office).getByText('It went to 1 guardian of 1 child.')).toBeVisible();
    await expect(dialogOf(office).getByText('Ada Dubois')).toBeVisible();
    await dialogOf(office).getByRole('link', { name: 'See how it stands' }).click();
    await expect(office.getByRole('heading', { level: 1 })).toHaveText('Sent forms');
    await expect(office.getByRole('link', { name: 'Ada Dubois' })).toBeVisible();
    await expect(office.getByText('Pierre Dubois: Not begun')).toBeVisible();
    await expectAccessible(office, 'what was sent', 'light', 'dark');

    await house.within(async (scope) => {
      const guardian = asGuardian(scope, { childId, guardianId: accountId, marker: '' });
      const [request] = await scope.all(formRequests({ childId, formId: id }));
      const answers = { 'may-walk': 'yes', shoes: 'In the hall' };
      const { version } = await keepDraft(larkhouse.server, guardian, request?.id ?? 0, { answers });
      await signForm(larkhouse.server, guardian, request?.id ?? 0, { ...SIGNING, typedName: 'Maria Dubois', version });
    });
    await office.getByRole('link', { name: 'Ada Dubois' }).click();
    await expect(office.getByRole('heading', { level: 1 })).toHaveText('Walks');
    await expect(office.getByRole('listitem').filter({ hasText: 'Maria Dubois' })).toContainText('Signed');
    await expect(office.getByRole('listitem').filter({ hasText: 'Pierre Dubois' })).toContainText('Not begun');
    await expect(office.getByText('Each look and each PDF is written in the audit log with your name.')).toBeVisible();
    await office.getByRole('button', { name: 'Read the answers' }).click();
    await expect(office.getByText('In the hall')).toBeVisible();
    await expect(office.getByText('Maria Dubois').last()).toBeVisible();
    await expectAccessible(office, 'what was signed', 'light', 'dark');
    const pdf = office.waitForEvent('download');
    await office.getByRole('button', { name: 'Save as PDF' }).click();
    expect((await pdf).suggestedFilename()).toMatch(/\.pdf$/);
    await office.getByRole('button', { name: 'Withdraw the form' }).click();
    await office.getByRole('alertdialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(office.getByText('Withdrawn', { exact: true })).toBeVisible();

    const phone = await open(`/forms/requests?child=${childId}`, { as: house.as('Director'), ...PHONE });
    await phone.getByRole('radio', { name: /^All/ }).click();
    await expect(phone.getByRole('link', { name: 'Walks' })).toBeVisible();
    await expectAccessible(phone, 'what a family was sent');
    await phone.goto(`/forms/${id}`);
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Walks');
    const teacher = await open('/forms', { as: house.as('Lead Teacher') });
    await expect(teacher.getByText('Walks')).toHaveCount(0);
  },
);

test('a child’s profile leads to what its family was sent', SLOW_SUITE, async ({ house, open }) => {
  await makeMother(house, 'Ben');
  const id = await published(house);
  await house.within((scope) =>
    sendForm(scope, { formId: id, childIds: [house.children.Ben ?? 0], dueOn: '2046-03-20', mustSign: 'one' }),
  );
  const office = await open('/children', { as: house.as('Director') });
  await office.getByRole('button', { name: 'View Ben Okafor' }).click();
  await office.getByRole('dialog').getByRole('link', { name: 'Sent forms' }).click();
  await expect(office.getByRole('main').getByText('Ben Okafor')).toBeVisible();
  await expect(office.getByRole('link', { name: 'Walks' })).toBeVisible();
});
