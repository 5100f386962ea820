import type { Page } from '@playwright/test';
import { FormBody } from '#contract/forms-blocks.ts';
import { changeSettings } from '#server/domains/admissions/settings.ts';
import { addPlan } from '#server/domains/billing/plans/commands.ts';
import { addForm, publishForm } from '#server/domains/forms/commands.ts';
import { PERMISSION } from '#testing/matrix/fresh-forms.ts';
import { PASSWORD } from '#testing/world.ts';
import { LOOKED_AT } from './accessibility.ts';
import { askForPlace, FIRST_DAY } from './asking.ts';
import { test } from './mail.ts';
import { expect, PHONE } from './test.ts';

const SIGNATURE = {
  kind: 'signature',
  label: { en: 'Signature', de: 'Unterschrift' },
  text: { en: 'I mean it.', de: 'So ist es.' },
};
const FEEDING = {
  title: { en: 'Meals', de: 'Essen' },
  intro: { en: 'What your child may eat.', de: 'Was Ihr Kind essen darf.' },
  blocks: [
    {
      kind: 'mapped',
      key: 'allergies',
      label: { en: 'Allergies', de: 'Allergien' },
      field: 'child.allergies',
    },
    SIGNATURE,
  ],
};
const WALKS = {
  ...PERMISSION,
  intro: { en: 'About walks.', de: 'Über Spaziergänge.' },
  blocks: [PERMISSION.blocks[0], SIGNATURE],
};

/** Opens the link of an invitation; the name stands there, and what the center does not know is asked. */
async function register(page: Page, firstName: string): Promise<void> {
  const field = (name: string) => page.locator(`input[name="${name}"]`);
  await expect(field('firstName')).toHaveValue(firstName);
  await expect(field('lastName')).toHaveValue('Lindqvist');
  if (!(await field('phoneNumber').isDisabled())) await field('phoneNumber').fill('555 0172');
  await field('address').fill('1 Hedge Lane');
  await field('emergencyContactName').fill('Jay Redbreast');
  await field('emergencyContactPhone').fill('555 0143');
  await field('password').fill(PASSWORD);
  await field('confirmPassword').fill(PASSWORD);
  await page.locator('form button[type=submit]').click();
  await page.getByRole('link', { name: /^(Go to Parent Login|Zum Eltern-Login)$/ }).click();
  await page.locator('input[name="email"]').fill(`${firstName.toLowerCase()}@lindqvist.test`);
  await page.locator('input[name="password"]').fill(PASSWORD);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/parent-dashboard');
}

for (const [width, device] of Object.entries(LOOKED_AT)) {
  test(`from the first inquiry to the first day, nothing typed twice, ${width}`, async ({
    house,
    open,
    inbox,
    larkhouse,
    complaints,
  }) => {
    test.slow();
    complaints.expect(/409 .*\/api\/offers/);
    await house.within(async (scope) => {
      await changeSettings(scope, { isOpen: true, keepMonths: 12 });
      await addPlan(scope, { name: 'Three days', kind: 'tuition', cadence: 'monthly', amount: 90_000 });
      for (const body of [FEEDING, WALKS]) {
        const { id } = await addForm(scope, FormBody.parse(body));
        await publishForm(scope, id, undefined);
      }
    });

    // A mother asks for a place.
    await askForPlace(open, async (join) => {
      await join.getByRole('region', { name: 'About you' }).getByLabel('Phone number').fill('555 0171');
      await join.getByRole('button', { name: 'Add a second person' }).click();
      const second = join.getByRole('region', { name: 'Second person' });
      await second.getByLabel('First name').fill('Jonas');
      await second.getByLabel('Last name').fill('Lindqvist');
      await second.getByLabel('Email').fill('jonas@lindqvist.test');
    });
    const inviteOf = async (name: string) => {
      const { pathname, search } = new URL(await inbox.linkFor(`${name}@lindqvist.test`, '/parent-register'));
      return pathname + search;
    };
    const ownPage = new URL(await inbox.linkFor('ana@lindqvist.test')).pathname;

    // Staff open a time, and the mother books it by one tap.
    const office = await open('/admissions/tours', { as: house.as('Director'), ...device });
    await office.getByRole('button', { name: 'Open times' }).first().click();
    const times = office.getByRole('dialog');
    await times.getByLabel(/^Day/).fill('2046-03-08');
    await times.getByLabel(/^Time/).fill('10:00');
    await times.getByLabel('Who shows them around').selectOption({ index: 1 });
    await times.getByRole('button', { name: 'Open times' }).click();
    await expect(times).toBeHidden();
    const mother = await open(ownPage, PHONE);
    await mother.getByRole('button', { name: /^Book Thursday, March 8/ }).click();
    await expect(mother.getByText('Your tour', { exact: true })).toBeVisible();

    // On the waitlist she reads why she stands where she stands.
    await office.goto('/admissions');
    await office.getByRole('link', { name: 'Ana Lindqvist' }).click();
    await office.getByRole('combobox', { name: 'Status' }).selectOption('waiting');
    await office.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(office.getByText('The status is saved', { exact: true })).toBeVisible();
    await mother.reload();
    await expect(mother.getByText('Place 1', { exact: true })).toBeVisible();
    await expect(mother.getByText('Places are given in this order:')).toBeVisible();

    // A place is offered, with a deposit and two forms.
    await office.goto('/admissions/waitlist');
    await office.getByRole('button', { name: /Ana Lindqvist/ }).click();
    await office.getByRole('menuitem', { name: 'Offer a place' }).click();
    await office.getByRole('radio', { name: 'Toddler Room' }).check();
    for (const name of ['Three days', 'Meals', 'Walks']) await office.getByLabel(name).check();
    await office.getByLabel('Deposit in dollars').fill('500');
    await office.getByRole('button', { name: 'Send the offer' }).click();
    await office.getByRole('alertdialog').getByRole('button', { name: 'Send the offer' }).click();
    await expect(office.getByText('Waiting for an answer (1)')).toBeVisible();

    // Two taps accept it; what is to be paid and how stands there.
    inbox.empty();
    await mother.reload();
    await mother.getByRole('button', { name: 'Accept the place' }).click();
    await mother.getByRole('alertdialog').getByRole('button', { name: 'Accept the place' }).click();
    await expect(mother.getByText('$500.00 of the deposit is still to be paid.')).toBeVisible();
    await mother.close();

    // Both are invited, each registers once, and each signs both forms by one signature, in their own language.
    const ana = await open(await inviteOf('ana'), PHONE);
    await register(ana, 'Ana');
    await ana.goto('/parent-forms');
    await ana.getByRole('link', { name: 'Sign 2 forms together' }).click();
    await ana.getByLabel('Allergies').fill('Walnuts');
    await ana.getByRole('button', { name: 'Continue' }).click();
    await ana.getByLabel('Yes', { exact: true }).check();
    await ana.getByRole('button', { name: 'Continue' }).click();
    await ana.getByLabel('I agree to sign electronically').check();
    await ana.getByLabel('I have read everything and mean to sign it').check();
    await ana.getByLabel('Your name').fill('Ana Lindqvist');
    await ana.getByRole('button', { name: 'Sign 2 forms', exact: true }).click();
    await expect(ana.getByText('Nothing is waiting for you.')).toBeVisible();

    const jonas = await open(await inviteOf('jonas'), { ...PHONE, locale: 'de-DE' });
    await register(jonas, 'Jonas');
    await jonas.goto('/parent-forms');
    await jonas.getByRole('link', { name: '2 Formulare zusammen unterschreiben' }).click();
    await expect(jonas.getByText('Walnuts')).toBeVisible();
    await jonas.getByRole('button', { name: 'Weiter' }).click();
    await expect(jonas.getByText('Darf Ihr Kind mitkommen?')).toBeVisible();
    await jonas.getByRole('button', { name: 'Weiter' }).click();
    await jonas.getByLabel('Ich bin einverstanden, elektronisch zu unterschreiben').check();
    await jonas.getByLabel('Ich habe alles gelesen und will es unterschreiben').check();
    await jonas.getByLabel('Ihr Name').fill('Jonas Lindqvist');
    await jonas.getByRole('button', { name: '2 Formulare unterschreiben', exact: true }).click();
    await expect(jonas.getByText('Es wartet nichts auf Sie.')).toBeVisible();

    // What they signed is with the staff: the allergies hold once somebody has taken them over, by one tap.
    await office.goto('/child-files');
    await office.getByRole('button', { name: /^Accept for Ida Lindqvist/ }).click();
    await expect(office.getByRole('button', { name: /^Accept for Ida Lindqvist/ })).toHaveCount(0);
    await office.goto('/children');
    await expect(office.getByText('Walnuts').first()).toBeVisible();
    await office.goto('/billing');
    await expect(office.getByText('Ana Lindqvist').first()).toBeVisible();
    await ana.goto('/parent-bookings');
    for (const _ of ['April', 'May']) await ana.getByRole('button', { name: 'Next month' }).click();
    await expect(ana.getByRole('grid').getByRole('button', { name: /^Monday, May 7, 2046/ })).toHaveAccessibleName(
      /Ida Booked/,
    );

    // The sessions of before end with the weeks between.
    for (const page of [ana, jonas, office]) await page.close();
    larkhouse.clock.set(`${FIRST_DAY}T12:30:00Z`);
    const later = await open('/room?room=2', { as: house.as('Director'), ...device });
    await expect(later.getByText('Ida L', { exact: false }).first()).toBeVisible();
    await later.goto('/planning');
    await expect(later.getByRole('button', { name: /^Toddler Room, Monday, May 7/ })).toHaveAccessibleName(/2 of 16/);
  });
}
