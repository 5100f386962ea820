import { changeSettings } from '#server/domains/admissions/settings.ts';
import { addPlan } from '#server/domains/billing/plans/commands.ts';
import { expectAccessible, WIDTHS } from './accessibility.ts';
import { askForPlace, FIRST_DAY } from './asking.ts';
import { test } from './mail.ts';
import { expect, PHONE, SLOW_SUITE } from './test.ts';

for (const [width, like] of Object.entries(WIDTHS)) {
  test(`a place goes from the waitlist to the child that is expected on its first day, ${width}`, async ({
    house,
    open,
    inbox,
    larkhouse,
    complaints,
  }) => {
    // The warning that too few staff are assigned is an answer, too.
    complaints.expect(/409 .*\/api\/offers/);
    await house.within(async (scope) => {
      await changeSettings(scope, { isOpen: true, keepMonths: 12 });
      await addPlan(scope, { name: 'Three days', kind: 'tuition', cadence: 'monthly', amount: 90_000 });
    });
    await askForPlace(open);

    const office = await open('/admissions', { as: house.as('Director'), ...like });
    await office.getByRole('link', { name: 'Ana Lindqvist' }).click();
    await office.getByRole('combobox', { name: 'Status' }).selectOption('waiting');
    await office.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(office.getByText('The status is saved', { exact: true })).toBeVisible();
    await office.goto('/admissions/waitlist');
    await office.getByRole('button', { name: /Ana Lindqvist/ }).click();
    await office.getByRole('menuitem', { name: 'Offer a place' }).click();
    await expect(office.getByRole('heading', { level: 1 })).toHaveText('Offer a place to Ida Lindqvist');
    await expect(office.getByLabel('First day')).toHaveValue(FIRST_DAY);
    await office.getByRole('button', { name: 'Send the offer' }).click();
    await expect(office.getByText('Choose a room', { exact: true }).first()).toBeVisible();
    await office.getByRole('radio', { name: 'Toddler Room' }).check();
    await office.getByLabel('Three days').check();
    await expect(office.getByText('$2,571.43', { exact: false }).first()).toBeVisible();
    await office.getByLabel('Deposit in dollars').fill('500');
    await expectAccessible(office, 'an offer that is written', 'light', 'dark');
    inbox.empty();
    await office.getByRole('button', { name: 'Send the offer' }).click();
    // Nobody is assigned to the room yet, which is asked once.
    await office.getByRole('alertdialog').getByRole('button', { name: 'Send the offer' }).click();
    await expect(office.getByText('Waiting for an answer (1)')).toBeVisible();
    await expect(office.getByText(/^2 days and 0 h left/)).toBeVisible();
    await expectAccessible(office, 'the offers', 'light', 'dark');

    const family = await open(new URL(await inbox.linkFor('ana@lindqvist.test')).pathname, PHONE);
    await expect(family.getByText('We hold this place for you until Wednesday, March 7, 2046, 7:30 AM.')).toBeVisible();
    await expect(family.getByText('$500.00, which you get back')).toBeVisible();
    await expectAccessible(family, 'an offer as the family sees it', 'light', 'dark');
    await family.getByRole('button', { name: 'Accept the place' }).click();
    await family.getByRole('alertdialog').getByRole('button', { name: 'Accept the place' }).click();
    await expect(family.getByText('Accepted', { exact: true })).toBeVisible();
    await expect(family.getByText('$500.00 of the deposit is still to be paid.')).toBeVisible();
    await expectAccessible(family, 'a place that is accepted', 'light', 'dark');

    await office.reload();
    await expect(office.getByText('Accepted', { exact: true })).toBeVisible();
    await office.goto('/billing');
    await expect(office.getByText('Ana Lindqvist').first()).toBeVisible();
    // The sessions of before end with the weeks between.
    for (const page of [office, family]) await page.close();
    larkhouse.clock.set(`${FIRST_DAY}T12:30:00Z`);
    const later = await open('/room?room=2', { as: house.as('Director'), ...like });
    await expect(later.getByText('Ida L', { exact: false }).first()).toBeVisible();
  });
}

test(
  'a family declines on a phone, and staff ask who is next by a tap',
  SLOW_SUITE,
  async ({ house, open, inbox, complaints }) => {
    complaints.expect(/409 .*\/api\/offers/);
    const office = await open('/admissions', { as: house.as('Director') });
    for (const name of ['Ana', 'Bea']) {
      await office.getByRole('button', { name: 'Enter an inquiry' }).first().click();
      const form = office.getByRole('dialog');
      const who = form.getByRole('region', { name: 'Who is asking' });
      await who.getByLabel('First name').fill(name);
      await who.getByLabel('Last name').fill('Sorensen');
      await who.getByLabel('Email').fill(`${name.toLowerCase()}@sorensen.test`);
      const child = form.getByRole('region', { name: 'Child', exact: true });
      await child.getByLabel('First name').fill(`Kid ${name}`);
      await child.getByLabel('Last name').fill('Sorensen');
      await child.getByLabel('Date of birth').fill('2044-06-01');
      await child.getByLabel('First day you wish for').fill(FIRST_DAY);
      await form.getByRole('button', { name: 'Save the inquiry' }).click();
      await expect(form).toBeHidden();
      await office.getByRole('link', { name: `${name} Sorensen` }).click();
      await office.getByRole('combobox', { name: 'Status' }).selectOption('waiting');
      await office.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(office.getByText('The status is saved', { exact: true }).last()).toBeVisible();
      await office.goto('/admissions');
    }
    await office.getByRole('link', { name: 'Ana Sorensen' }).click();
    inbox.empty();
    await office.getByRole('link', { name: 'Offer a place to Kid Ana Sorensen' }).click();
    await office.getByRole('radio', { name: 'Toddler Room' }).check();
    await office.getByRole('button', { name: 'Send the offer' }).click();
    await office.getByRole('alertdialog').getByRole('button', { name: 'Send the offer' }).click();
    await expect(office.getByText('Waiting for an answer (1)')).toBeVisible();
    const family = await open(new URL(await inbox.linkFor('ana@sorensen.test')).pathname, PHONE);
    await family.getByRole('button', { name: 'Decline' }).click();
    await family.getByRole('dialog').getByLabel('Why, if you like to say it').fill('We move to Ohio');
    await family.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
    await expect(family.getByText('You declined this place.')).toBeVisible();
    await office.reload();
    await expect(office.getByText('Reason: We move to Ohio')).toBeVisible();
    await office.getByRole('button', { name: 'Ask next: Kid Bea Sorensen' }).click();
    await expect(office.getByText('Waiting for an answer (1)')).toBeVisible();
  },
);
