import type { Page } from '@playwright/test';
import { FormBody } from '#contract/forms-blocks.ts';
import { addForm, publishForm } from '#server/domains/forms/commands.ts';
import { keepDraft, signForm } from '#server/domains/forms/family-commands.ts';
import { askRenewal, renewForm } from '#server/domains/forms/renewals.ts';
import { sendForm } from '#server/domains/forms/request-commands.ts';
import { addGuardian } from '#server/domains/guardians/commands.ts';
import { startJobs } from '#server/jobs.ts';
import { asGuardian } from '#testing/day.ts';
import type { TestLarkhouse } from '#testing/larkhouse.ts';
import { PERMISSION, SIGNING } from '#testing/matrix/fresh-forms.ts';
import { expectAccessible, LOOKED_AT } from './accessibility.ts';
import { enroll, type House } from './house.ts';
import { makeMother } from './parents.ts';
import { expect, SLOW_SUITE, test } from './test.ts';

const dialogOf = (page: Page) => page.getByRole('dialog').last();

/** A form of PERMISSION's words; published unless it is a draft. */
const written = (house: House, title: string, isDraft = false) =>
  house.within(async (scope) => {
    const { id } = await addForm(scope, FormBody.parse({ ...PERMISSION, title: { en: title } }));
    if (!isDraft) await publishForm(scope, id, undefined);
    return id;
  });

/** Sends a form to these children, and signs it as their guardian. */
const signed = (larkhouse: TestLarkhouse, house: House, formId: number, guardianId: number, childIds: number[]) =>
  house.within(async (scope) => {
    const sent = await sendForm(scope, { formId, childIds, dueOn: '2046-04-20', mustSign: 'one' });
    for (const { id, childId } of sent) {
      const guardian = asGuardian(scope, { childId, guardianId, marker: '' });
      const { version } = await keepDraft(larkhouse.server, guardian, id, { answers: { 'may-walk': 'no' } });
      await signForm(larkhouse.server, guardian, id, { ...SIGNING, typedName: 'Maria Dubois', version });
    }
  });

/** A mother of 20 children. */
const makeMany = (house: House) =>
  house.within(async (scope) => {
    const ids: number[] = [];
    for (let n = 1; n <= 20; n += 1) {
      const child = { firstName: `Kid ${n}`, lastName: 'Many', dateOfBirth: '2044-02-11', room: 'Toddler Room' };
      ids.push((await enroll(scope, { ...child, allergies: '' })).id);
    }
    const person = { firstName: 'Maria', lastName: 'Many', email: 'many@families.test', phoneNumber: null };
    const guardianId = await addGuardian(
      scope,
      { ...person, address: null, passwordHash: 'none' },
      ids.map((childId) => ({ childId, relationship: 'mother' })),
    );
    return { ids, guardianId };
  });

for (const [width, device] of Object.entries(LOOKED_AT)) {
  test(
    `a form is renewed for many children at once, seen live and after a reload, ${width}`,
    SLOW_SUITE,
    async ({ house, larkhouse, open }) => {
      const { ids, guardianId } = await makeMany(house);
      const formId = await written(house, 'Emergency card');
      await signed(larkhouse, house, formId, guardianId, ids);
      const office = await open(`/forms/${formId}`, { as: house.as('Director'), ...device });
      const heading = office.getByRole('heading', { name: 'Renewal', exact: true });
      const card = office.locator('section').filter({ has: heading });
      await expect(card.getByText('20 children')).toBeVisible();
      await expect(card.getByText('For good')).toBeVisible();

      // How long it holds is said in a dialog, by months or by a day of the year.
      await card.getByRole('button', { name: 'Change how long it holds' }).click();
      await dialogOf(office).getByLabel('A number of months').check();
      await dialogOf(office)
        .getByLabel(/^Months/)
        .fill('61');
      await dialogOf(office).getByRole('button', { name: 'Save' }).click();
      await expect(dialogOf(office).getByText('Enter between 1 and 60 months.')).toBeVisible();
      await expectAccessible(office, 'how long it holds', 'light', 'dark');
      await dialogOf(office)
        .getByLabel(/^Months/)
        .fill('18');
      await dialogOf(office).getByRole('button', { name: 'Save' }).click();
      await expect(card.getByText('18 months')).toBeVisible();
      await card.getByRole('button', { name: 'Change how long it holds' }).click();
      await dialogOf(office).getByLabel('Until a day of the school year').check();
      await dialogOf(office)
        .getByLabel(/^Month\b/)
        .selectOption('September');
      await dialogOf(office).getByLabel(/^Day/).selectOption('8');
      await dialogOf(office).getByRole('button', { name: 'Save' }).click();
      await expect(card.getByText('Until September 8 of each year')).toBeVisible();

      await card.getByRole('button', { name: 'Renew now' }).click();
      await expect(dialogOf(office).getByText(/^The guardians of the 20 children for whom it is signed/)).toBeVisible();
      await expectAccessible(office, 'the question before a renewal');
      await dialogOf(office).getByRole('button', { name: 'Ask them again' }).click();
      const progress = card.getByRole('progressbar', { name: 'Asking families again' });
      await expect(progress).toHaveAttribute('aria-valuetext', '0 of 20 children');
      await expect(card.getByRole('button', { name: 'Renew now' })).toHaveCount(0);
      await office.reload();
      await expect(progress).toHaveAttribute('aria-valuetext', '0 of 20 children');

      // The job breaks off after its first part, and goes on where it was.
      const { id: renewalId } = await house.within((scope) => askRenewal(scope, formId, '2046-04-20'));
      const { server } = larkhouse;
      const signal = AbortSignal.abort();
      let parts = 0;
      const once = Object.assign(Object.create(signal), {
        throwIfAborted: () => {
          parts += 1;
          if (parts > 1) signal.throwIfAborted();
        },
      });
      const firstPart = renewForm({ server, centerId: house.centerId, input: { renewalId }, attempt: 1, signal: once });
      await expect(firstPart).rejects.toThrow();
      await expect(progress).toHaveAttribute('aria-valuetext', '16 of 20 children');
      await expectAccessible(office, 'a renewal under way', 'light', 'dark');
      const jobs = await startJobs(server);
      await expect(card.getByText('20 of 20 children asked again')).toBeVisible();
      await jobs.stop();
      await expect(progress).toHaveCount(0);
      await office.reload();
      await expect(card.getByText('20 of 20 children asked again')).toBeVisible();
      await expectAccessible(office, 'a form with its renewals', 'light', 'dark');
    },
  );

  test(
    `what families must sign is answered by forms, and what is missing is sent in one go, ${width}`,
    SLOW_SUITE,
    async ({ house, larkhouse, open }) => {
      const { accountId } = await makeMother(house, 'Ada', 'Ben', 'Chloé');
      const agreement = await written(house, 'Agreement');
      await written(house, 'Emergency card');
      const trips = await written(house, 'Trips', true);
      await signed(larkhouse, house, agreement, accountId, [house.children.Chloé ?? 0]);
      const office = await open('/forms', { as: house.as('Director'), ...device });
      await office.getByRole('link', { name: 'What families must sign' }).click();
      await expect(office.getByRole('heading', { level: 1 })).toHaveText('What families must sign');
      await expect(office.getByText('No state’s rules are chosen')).toBeVisible();
      await expect(office.getByText('Text not read', { exact: true }).first()).toBeVisible();
      await expect(office.getByText(/7 CFR 226\.15/)).toContainText('text read');
      await expect(office.getByText('Choose above which forms answer the lines.', { exact: false })).toBeVisible();

      const answer = (line: string) => office.getByLabel(`Answered by the form ${line}`);
      const lineOf = (line: string) =>
        office.getByRole('listitem').filter({ has: office.getByRole('heading', { name: line, exact: true }) });
      await answer('Enrollment agreement').selectOption('Agreement');
      await expect(lineOf('Enrollment agreement').getByText('Missing for 2 children')).toBeVisible();
      await lineOf('Enrollment agreement').getByText('Missing for 2 children').click();
      await expect(lineOf('Enrollment agreement').getByText('never signed')).toHaveCount(2);
      await expect(lineOf('Enrollment agreement').getByText('Ben Okafor')).toBeVisible();
      await expect(lineOf('Enrollment agreement').getByText('Chloé Nguyen')).toHaveCount(0);
      await answer('Emergency card with doctor and insurance').selectOption('Emergency card');
      await expect(
        lineOf('Emergency card with doctor and insurance').getByText('Missing for 3 children'),
      ).toBeVisible();

      // A draft cannot be sent; nothing is, until another form is chosen or it is published.
      await answer('Consents for photos, outings, pickup and messages').selectOption(String(trips));
      await expect(office.getByText(/^Nothing can be sent yet/)).toBeVisible();
      await expect(office.getByRole('link', { name: 'Trips (not published)' })).toBeVisible();
      await expect(sendButton(office)).toBeDisabled();
      await expectAccessible(office, 'a packet that is hindered', 'light', 'dark');
      await answer('Consents for photos, outings, pickup and messages').selectOption('None yet');
      await expect(office.getByText(/^Nothing can be sent yet/)).toHaveCount(0);

      await office.getByRole('checkbox', { name: 'Ada Dubois' }).check();
      await expect(sendButton(office)).toHaveText('Send what 1 child lacks');
      await sendButton(office).click();
      await expect(dialogOf(office).getByText('2 forms for 1 child:')).toBeVisible();
      await expectAccessible(office, 'sending what is missing', 'light', 'dark');
      await dialogOf(office).getByRole('button', { name: 'Send', exact: true }).click();
      await expect(dialogOf(office).getByText('2 forms were sent.')).toBeVisible();
      await dialogOf(office).getByRole('button', { name: 'Done' }).click();
      await expect(office.getByText('For 1 child all that is missing waits to be signed')).toBeVisible();
      await expect(lineOf('Enrollment agreement').getByText('sent, waits to be signed')).toBeVisible();

      await office.getByRole('checkbox', { name: 'All 2 children' }).check();
      await expect(office.getByRole('checkbox', { name: 'Chloé Nguyen' })).toBeChecked();
      await office.getByRole('checkbox', { name: 'All 2 children' }).uncheck();
      await expect(sendButton(office)).toHaveText('Send all that is missing');
      await sendButton(office).click();
      await expect(dialogOf(office).getByText('3 forms for 2 children: all that is missing.')).toBeVisible();
      await dialogOf(office).getByLabel('Every guardian').check();
      await dialogOf(office).getByRole('button', { name: 'Send', exact: true }).click();
      await expect(dialogOf(office).getByText('3 forms were sent.')).toBeVisible();
      await dialogOf(office).getByRole('link', { name: 'See how it stands' }).click();
      await expect(office.getByRole('heading', { level: 1 })).toHaveText('Sent forms');
      await office.goBack();
      await expect(office.getByText('For 3 children all that is missing waits to be signed')).toBeVisible();
      await expect(sendButton(office)).toHaveCount(0);
      await expectAccessible(office, 'a packet that waits', 'light', 'dark');

      // Its lines follow the state that is chosen meanwhile.
      await office.getByRole('link', { name: 'To compliance' }).click();
      await office.getByLabel('State', { exact: true }).selectOption('Texas');
      await office.getByRole('button', { name: 'Use these rules' }).click();
      await expect(office.getByText('In use', { exact: true })).toBeVisible();
      await office.goBack();
      await expect(office.getByRole('heading', { name: 'Asked by the state: Texas' })).toBeVisible();
    },
  );
}

const sendButton = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Send (all|what)/ })
    .filter({ visible: true });

test('what families must sign is for those who keep forms', async ({ house, open }) => {
  const teacher = await open('/forms/packet', { as: house.as('Lead Teacher') });
  await expect(teacher.getByRole('heading', { level: 1 })).toHaveText('What families must sign');
  await expect(teacher.getByText('Enrollment agreement')).toHaveCount(0);
});
