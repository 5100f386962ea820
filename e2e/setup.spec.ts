import { SETUP_CODE } from '#testing/larkhouse.ts';
import { notice, panel } from './dashboard.ts';
import { expect, test } from './test.ts';

test.use({ isFounded: false });

test('an empty installation is set up with the code, and leads to a working dashboard', async ({
  open,
  complaints,
}) => {
  complaints.expect(/422 .*\/api\/setup/);
  const page = await open('/', { timezoneId: 'Asia/Tokyo' });
  await expect(page).toHaveURL('/setup');
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue(/Tokyo/);

  await page.getByRole('button', { name: 'Create center' }).click();
  for (const text of [
    'Setup code is required',
    'Center name is required',
    'First name is required',
    'Last name is required',
    'Invalid email address',
    'Password must be at least 6 characters',
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.getByLabel('Setup code')).toBeFocused();

  await page.getByLabel('Setup code').fill('a guess');
  await page.getByLabel('Center name').fill('Birch House');
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await zone.fill('new york');
  await page.getByRole('option', { name: /New York/ }).click();
  await page.getByRole('combobox', { name: 'State' }).fill('tex');
  await page.getByRole('option', { name: 'Texas' }).click();
  await expect(page.getByLabel('Your language')).toHaveValue('en');
  await page.getByLabel('First name').fill('Diana');
  await page.getByLabel('Last name').fill('Marsh');
  await page.getByLabel('Email').fill('diana@birch.test');
  await page.getByLabel(/^Password/).fill('a long enough one');
  await page.getByRole('button', { name: 'Create center' }).click();
  await expect(
    page.getByText('This is not the setup code. It is printed where Larkhouse was started.').first(),
  ).toBeVisible();
  await expect(page.getByLabel('Center name')).toHaveValue('Birch House');

  await page.getByLabel('Setup code').fill(SETUP_CODE.toUpperCase().replaceAll('-', ''));
  await page.getByRole('button', { name: 'Create center' }).click();
  await expect(page).toHaveURL('/');
  await expect(notice(page)).toContainText('Your center is ready');
  await expect(page.getByRole('banner')).toContainText('Birch House');
  await expect(page.getByText('Monday, March 5')).toBeVisible();
  await expect(page.getByText('No children are enrolled yet')).toBeVisible();
  await expect(page.getByText('No staff on duty')).toBeVisible();
  await expect(page.getByText('No upcoming events')).toBeVisible();
  await expect(page.getByText('All clear! No recent alerts')).toBeVisible();

  const steps = panel(page, 'First steps');
  await expect(steps.getByText('1 of 11 done')).toBeVisible();
  await steps.getByRole('button', { name: 'Show all 11' }).click();
  await expect(steps.getByRole('link', { name: /State rules/ })).toContainText('Done. Chosen');
  await expect(steps.getByRole('link', { name: /^Staff/ })).toContainText('Nobody but you yet');
  await steps.getByRole('link', { name: /^State rules/ }).click();
  await expect(page).toHaveURL('/compliance');
  await expect(page.getByText('Texas').first()).toBeVisible();
});

test('a setup that was done leads to the login', async ({ house: _, open }) => {
  const page = await open('/setup');
  await expect(page.getByRole('heading', { name: 'Larkhouse is already set up' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Staff Login' }).click();
  await expect(page).toHaveURL('/login');
});
