import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { dialog, notice } from './dashboard.ts';
import { expect, test } from './test.ts';

const part = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('a file is kept: hired, promoted, paid and qualified; the person reads it without pay', async ({
  house,
  open,
}) => {
  const page = await open('/staff', { as: house.as('Director') });
  await page.getByRole('button', { name: 'View Nurse Tester' }).click();
  await dialog(page).getByRole('link', { name: 'Personnel file' }).click();
  await expect(page.getByRole('heading', { name: 'Nurse Tester' })).toBeVisible();
  await expect(page.getByText('No employment is entered yet.')).toBeVisible();
  await expectAccessible(page, 'an empty personnel file');

  const employment = part(page, 'Employment');
  await employment.getByRole('button', { name: 'Add' }).click();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByText('Choose a position')).toBeVisible();
  await dialog(page)
    .getByLabel(/^First day/)
    .fill('2045-01-09');
  await dialog(page)
    .getByLabel(/^Position/)
    .selectOption('Nurse');
  await dialog(page).getByLabel('Hours a week').fill('37.5');
  await expectAccessible(page, 'beginning an employment');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(notice(page)).toContainText('The personnel file is saved');
  await expect(employment).toContainText('37 hr 30 min a week');

  await employment.getByRole('button', { name: /^More for the employment/ }).click();
  await page.getByRole('menuitem', { name: 'New terms' }).click();
  await dialog(page).getByLabel(/^From/).fill('2046-01-01');
  await dialog(page).getByLabel('Hours a week').fill('40');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(employment).toContainText('40 hr a week');
  await expect(employment).toContainText('37 hr 30 min a week');

  const pay = part(page, 'Pay');
  await pay.getByRole('button', { name: 'Show pay' }).click();
  await pay.getByRole('button', { name: /^Change the pay from .*2046/ }).click();
  await dialog(page).getByLabel('Amount').fill('31.50');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(pay).toContainText('$31.50 an hour');
  await expect(pay).toContainText('Not entered');

  const qualified = part(page, 'Qualified for');
  await expect(qualified).toContainText('this person counts in every room');
  await qualified.getByRole('button', { name: 'Add' }).click();
  await dialog(page)
    .getByLabel(/^Age group/)
    .selectOption('Toddlers');
  await dialog(page).getByLabel('Note').fill('Child Development Associate');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(qualified).toContainText('Child Development Associate');
  await expectAccessible(page, 'a personnel file');

  // Who it is about comes by their profile, says when they can work, and never sees pay.
  const own = await open('/profile', { as: house.as('Nurse') });
  await part(own, 'Your personnel file').getByRole('link', { name: 'Open' }).click();
  await expect(own.getByRole('heading', { name: 'Nurse Tester' })).toBeVisible();
  await expect(own.getByText('40 hr a week')).toBeVisible();
  await expect(own.getByText('$31.50')).toHaveCount(0);
  await expect(own.getByRole('button', { name: 'Add' })).toHaveCount(0);
  await own.getByRole('button', { name: 'Change' }).click();
  await dialog(own).getByLabel('Monday', { exact: true }).check();
  await dialog(own).getByLabel('Monday until').fill('15:30');
  await dialog(own).getByRole('button', { name: 'Save' }).click();
  await expect(own.getByText('7:00 AM to 3:30 PM')).toBeVisible();
  // The Director sees it without asking again.
  await expect(page.getByText('7:00 AM to 3:30 PM')).toBeVisible();

  const others = await open(`/staff/${house.staff.Nurse}`, { as: house.as('Lead Teacher') });
  await expect(others.getByRole('heading', { name: 'Personnel file' })).toBeVisible();
  await expect(others.getByText('37 hr 30 min')).toHaveCount(0);
});
