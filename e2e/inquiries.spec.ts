import { changeSettings } from '#server/domains/admissions/settings.ts';
import { expectAccessible } from './accessibility.ts';
import { test } from './mail.ts';
import { expect, PHONE, SLOW_SUITE } from './test.ts';

test('a family asks for a place on a phone, reads its link, staff answer, and the family withdraws', async ({
  house,
  open,
  inbox,
  complaints,
}) => {
  // The first try lacks a name; the link is dead at the end.
  complaints.expect(/422 .*\/api\/join/, /404 .*\/api\/join\/inquiries/);
  await house.within((scope) => changeSettings(scope, { isOpen: true, keepMonths: 12 }));
  const phone = await open('/join', PHONE);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Ask for a place');
  await phone.getByRole('button', { name: 'Send the inquiry' }).click();
  await expect(phone.getByText('Something is missing. Please look at the marked fields.')).toBeVisible();
  await expect(phone.getByText('First name is required').first()).toBeVisible();
  const you = phone.getByRole('region', { name: 'About you' });
  await you.getByLabel('First name').fill('Ana');
  await you.getByLabel('Last name').fill('Okafor');
  await you.getByLabel('Email').fill('ana@okafor.test');
  const child = phone.getByRole('region', { name: 'Child', exact: true });
  await child.getByLabel('Not born yet').check();
  await child.getByLabel('Due date').fill('2046-07-01');
  await child.getByLabel('First day you wish for').fill('2047-01-14');
  await child.getByLabel('Friday').uncheck();
  await phone.getByLabel('The center may keep what I enter, to answer my inquiry.').check();
  await expectAccessible(phone, 'the public page', 'light', 'dark');
  await phone.getByRole('button', { name: 'Send the inquiry' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Thank you');

  const family = await open(new URL(await inbox.linkFor('ana@okafor.test')).pathname, PHONE);
  await expect(family.getByText('we have your inquiry and will be in touch.')).toBeVisible();
  await expect(family.getByText('A child not born yet')).toBeVisible();
  await expectAccessible(family, 'the page of the family', 'light', 'dark');

  const office = await open('/admissions', { as: house.as('Director') });
  await office.getByRole('link', { name: 'Ana Okafor' }).click();
  await expect(office.getByRole('heading', { level: 1 })).toHaveText('Ana Okafor');
  await office.getByLabel('New note').fill('Called back');
  await office.getByRole('button', { name: 'Add the note' }).click();
  await expect(office.getByText('Called back').last()).toBeVisible();
  await office.getByLabel('What is to be done').fill('Show the center');
  await office.getByRole('button', { name: 'Add', exact: true }).click();
  await office.getByRole('checkbox', { name: 'Show the center' }).click();
  await expect(office.getByText(/^Done by/)).toBeVisible();
  await office.getByLabel('Status').selectOption('waiting');
  await office.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(office.getByText('The status is saved', { exact: true })).toBeVisible();
  await expectAccessible(office, 'an inquiry', 'light', 'dark');

  await family.reload();
  await expect(family.getByText('you are on the waitlist.')).toBeVisible();
  await expect(family.getByText('Place 1', { exact: true })).toBeVisible();
  await office.goto('/admissions/waitlist');
  await expect(office.getByRole('link', { name: 'Ana Okafor' })).toBeVisible();
  await expectAccessible(office, 'the waitlist', 'light', 'dark');
  await family.getByRole('button', { name: 'Withdraw and erase' }).click();
  await family.getByRole('alertdialog').getByRole('button', { name: 'Withdraw and erase' }).click();
  await expect(family.getByRole('heading', { level: 1 })).toHaveText('Your inquiry is erased');
  await family.reload();
  await expect(family.getByRole('heading', { level: 1 })).toHaveText('This link opens nothing any more');
  await office.goto('/admissions');
  await expect(office.getByText('Nobody has asked yet')).toBeVisible();
  await expectAccessible(office, 'the list without anybody', 'light', 'dark');
});

test(
  'the Director opens the page, enters a call, and makes two inquiries of one family one',
  SLOW_SUITE,
  async ({ house, open }) => {
    const office = await open('/admissions', { as: house.as('Director') });
    await office.getByRole('button', { name: 'Public page' }).first().click();
    const settings = office.getByRole('dialog');
    await settings.getByLabel('The page takes inquiries').check();
    await settings.getByLabel('Keep inquiries for how many months').fill('6');
    await settings.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(office.getByText('The public page is saved', { exact: true })).toBeVisible();
    for (const start of ['2046-09-03', '2046-10-01']) {
      await office.getByRole('button', { name: 'Enter an inquiry' }).first().click();
      const form = office.getByRole('dialog');
      const who = form.getByRole('region', { name: 'Who is asking' });
      await who.getByLabel('First name').fill('Tom');
      await who.getByLabel('Last name').fill('Becker');
      await who.getByLabel('Phone number').fill('555 030 1122');
      const child = form.getByRole('region', { name: 'Child', exact: true });
      await child.getByLabel('First name').fill('Ida');
      await child.getByLabel('Last name').fill('Becker');
      await child.getByLabel('Date of birth').fill('2044-04-01');
      await child.getByLabel('First day you wish for').fill(start);
      await form.getByRole('button', { name: 'Save the inquiry' }).click();
      await expect(form).toBeHidden();
    }
    await expect(office.getByText('Looks like another')).toHaveCount(2);
    await office.getByRole('link', { name: 'Tom Becker' }).first().click();
    await office.getByRole('button', { name: 'Merge with the inquiry of Tom Becker' }).click();
    await office.getByRole('alertdialog').getByRole('button', { name: 'Merge', exact: true }).click();
    await expect(office.getByText('The inquiries are one now', { exact: true })).toBeVisible();
    await expect(office.getByText('Another inquiry looks like the same family')).toBeHidden();
  },
);
