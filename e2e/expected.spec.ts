import { closeOn } from '#server/domains/center/commands.ts';
import { dialog, rowOf, stat } from './dashboard.ts';
import { TODAY } from './house.ts';
import { expect, SLOW_SUITE, test } from './test.ts';

test('a child whose first day lies ahead is managed, and in no list of the day', async ({ house, open }) => {
  const page = await open('/enroll-child', { as: house.as('Director') });
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Later');
  await page.getByLabel('Date of birth').fill('2044-01-05');
  await page.getByLabel('Room').selectOption('Toddler Room');
  await page.getByLabel('First day').fill('2046-03-08');
  await page.getByRole('button', { name: 'Continue to consent forms' }).click();
  await expect(page).toHaveURL(/consent-confirmation/);
  await page.goto('/children');
  const card = page.getByRole('listitem').filter({ hasText: 'Nora Later' });
  await expect(card).toContainText(/Starts on .*Mar 8/);

  await page.goto('/');
  await expect(rowOf(page, 'Ada Dubois')).toBeVisible();
  await expect(rowOf(page, 'Nora Later')).toHaveCount(0);
  await expect(stat(page, 'Total Children')).toContainText('4');
  await page.getByRole('button', { name: 'Check In/Out' }).first().click();
  await dialog(page).getByRole('combobox').fill('Nora');
  await expect(page.getByRole('option', { name: 'No child with this name' })).toBeVisible();
});

test('a closed day is closed, and tells who is expected next', SLOW_SUITE, async ({ house, open }) => {
  await house.within((scope) => closeOn(scope, [{ date: TODAY, reason: 'Snow' }]));
  const page = await open('/', { as: house.as('Director') });
  await expect(page.getByText('The center is closed today')).toBeVisible();
  await expect(page.getByText('Tuesday, March 6: 4 children are expected.')).toBeVisible();
  await expect(stat(page, 'Present Today')).toContainText('Closed today');
  await expect(page.getByText('Absent')).toHaveCount(0);
  await page.goto('/reports');
  await expect(page.getByText('The center was closed').first()).toBeVisible();
});
