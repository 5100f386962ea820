import { expectAccessible } from './accessibility.ts';
import { dialog, notice } from './dashboard.ts';
import { makeMother } from './parents.ts';
import { expect, PHONE, SLOW_SUITE, test } from './test.ts';

test('an event every week, one of it moved, is answered by a family and counted by staff', async ({ house, open }) => {
  const page = await open('/calendar', { as: house.as('Lead Teacher') });
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
  await page.getByRole('button', { name: 'New event' }).click();
  const form = dialog(page);
  await form.getByRole('button', { name: 'Add event' }).click();
  await expect(form).toContainText('Please enter a title');
  await form.getByLabel(/^Title/).fill('Music with Mr. Feld');
  await form.getByLabel(/^Day/).fill('2046-03-06');
  await form.getByLabel('Repeats').selectOption('week');
  await form.getByLabel('Repeat every … weeks').fill('2');
  await form.getByLabel('Ends').selectOption('until');
  await form.getByLabel(/^Last possible day/).fill('2046-06-30');
  await expect(form.getByText('Every other Tuesday, until 06/30/2046')).toBeVisible();
  await form.getByText('Some rooms').click();
  await form.getByLabel('Infant Room').check();
  await form.getByText('Ask who is coming').click();
  await expectAccessible(page, 'the form of an event');
  await form.getByRole('button', { name: 'Add event' }).click();
  await expect(notice(page)).toContainText('The event is in the calendar');
  // The closed form gives the focus back before a key is pressed.
  await expect(page.getByRole('button', { name: 'New event' })).toBeFocused();

  const day = page.getByRole('button', { name: /^Monday, March 5, / });
  await day.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Tuesday, March 6, 2 entries' })).toBeFocused();
  await expectAccessible(page, 'a month');

  await page
    .getByRole('button', { name: /Music with Mr. Feld/ })
    .last()
    .click();
  await dialog(page).getByRole('button', { name: 'Edit' }).click();
  await dialog(page).getByText('Only this one').click();
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await expect(dialog(page).getByLabel('Repeats')).toHaveCount(0);
  await dialog(page)
    .getByLabel(/^Title/)
    .fill('Music in the yard');
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(notice(page)).toContainText('The event was changed');
  await expect(page.getByRole('grid').getByRole('button', { name: /Music with Mr. Feld/ })).toHaveCount(1);

  const phone = await open('/parent-dashboard', { asParent: await makeMother(house, 'Ada'), ...PHONE });
  await phone.getByRole('link', { name: 'Calendar' }).click();
  await expect(phone.getByRole('button', { name: /Fire drill/ })).toBeVisible();
  await phone.getByRole('button', { name: /Music in the yard.*Please answer/ }).click();
  await dialog(phone).getByText('Coming', { exact: true }).click();
  await dialog(phone).getByLabel('How many people').selectOption('2');
  await expectAccessible(phone, 'an answer');
  await dialog(phone).getByRole('button', { name: 'Send answer' }).click();
  await expect(notice(phone)).toContainText('Your answer was sent');
  await expect(phone.getByRole('button', { name: /Music in the yard.*Coming/ })).toBeVisible();
  await expectAccessible(phone, 'the list of a family');

  await page
    .getByRole('button', { name: /Music in the yard/ })
    .last()
    .click();
  await expect(dialog(page)).toContainText('Maria Dubois');
  await expect(dialog(page)).toContainText('Coming, 2 people');
  await dialog(page).getByRole('button', { name: 'Cancel event' }).click();
  await dialog(page).getByText('All of them').click();
  await dialog(page).getByRole('button', { name: 'Cancel event' }).click();
  await expect(notice(page)).toContainText('The event was canceled');
  await expect(phone.getByRole('button', { name: /Music/ })).toHaveCount(0);
});

test('a secret address brings the calendar to a phone until it is ended', SLOW_SUITE, async ({ house, open }) => {
  const page = await open('/parent-dashboard?view=calendar', { asParent: await makeMother(house, 'Ada'), ...PHONE });
  await page.getByRole('button', { name: 'On my phone' }).click();
  await expect(dialog(page)).toContainText('Anybody who has the address can read it');
  await dialog(page).getByRole('button', { name: 'Create an address' }).click();
  const address = await dialog(page).getByLabel('Your address').inputValue();
  expect(await (await page.request.get(address)).text()).toContain('SUMMARY:Story time');
  await expectAccessible(page, 'an address');
  await dialog(page).getByRole('button', { name: 'End the address' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End the address' }).click();
  await expect(notice(page)).toContainText('The address no longer works');
  expect((await page.request.get(address)).status()).toBe(404);
});
