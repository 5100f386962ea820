import { expectAccessible } from './accessibility.ts';
import { dialog } from './dashboard.ts';
import { failing } from './failing.ts';
import { MARIA, makeMother } from './parents.ts';
import { expect, PHONE, SLOW_SUITE, test } from './test.ts';

test('the slash finds a child, a family, staff or a screen, and Back closes what was opened', async ({
  house,
  open,
}) => {
  await makeMother(house);
  const page = await open('/billing', { as: house.as('Director') });
  const field = page.getByRole('combobox', { name: 'Search' });
  const find = async (typed: string, found: string | RegExp) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await field.fill(typed);
    await expect(page.getByRole('option').first()).toHaveText(found);
    await page.keyboard.press('Enter');
    await expect(field).toHaveCount(0);
  };

  await find('maria oka', /Ben Okafor.*Maria Okafor/);
  await expect(page).toHaveURL(`/children?child=${house.children.Ben}`);
  await expect(dialog(page)).toContainText('Peanuts');
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/billing');

  await find('mail', /^Mail/);
  await expect(page).toHaveURL('/settings/mail');
  await find('teacher', /Teacher/);
  await expect(page).toHaveURL(/\/staff\?member=\d+$/);
  await expect(dialog(page)).toContainText('Teacher');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);

  // Where something is typed, a slash is a slash.
  await page.getByRole('searchbox').fill('');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toHaveValue('/');
  await expect(field).toHaveCount(0);
});

test('what was typed before the names arrived is found once they are here', SLOW_SUITE, async ({ house, open }) => {
  const page = await open('/billing', { as: house.as('Director') });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const names = Promise.withResolvers<void>();
  await page.route('**/api/children*', async (route) => {
    await names.promise;
    await route.continue();
  });
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.fill('okafor');
  await expect(page.getByRole('option')).toHaveText('Loading...');
  names.resolve();
  await expect(page.getByRole('option')).toHaveText(/Ben Okafor/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/children?child=${house.children.Ben}`);
});

test(
  'on a phone the magnifier finds; what could not be read is said, and the rest is found',
  SLOW_SUITE,
  async ({ house, open, complaints }) => {
    complaints.expect(/Failed to load resource/);
    const page = await open('/billing', { as: house.as('Director'), ...PHONE });
    await failing(page, '**/api/staff', { status: 503 });
    await page.getByRole('button', { name: 'Search' }).click();
    const field = page.getByRole('combobox', { name: 'Search' });
    await field.fill('zzz');
    await expect(page.getByRole('option')).toHaveText('Nothing by that name');
    await expect(dialog(page)).toContainText('Some names could not be loaded');
    await field.fill('ada');
    await expect(page.getByRole('option')).toHaveCount(1);
    await expectAccessible(page, 'search', 'light', 'dark');
    await page.getByRole('option', { name: 'Ada Dubois' }).click();
    await expect(dialog(page)).toContainText('Ada Dubois');
  },
);

test('nobody finds what their role may not see', SLOW_SUITE, async ({ house, open }) => {
  await makeMother(house);
  const page = await open('/dashboard', { as: house.as('Support Staff') });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('button', { name: 'Search' }).click();
  const field = page.getByRole('combobox', { name: 'Search' });
  for (const hidden of [MARIA.email, 'Billing', 'Audit']) {
    await field.fill(hidden);
    await expect(page.getByRole('option')).toHaveText('Nothing by that name');
  }
  expect(asked).not.toContain('/api/parent-accounts');
});

test(
  'what a list is narrowed down to outlives a reload, and a link replaces it',
  SLOW_SUITE,
  async ({ house, open }) => {
    const page = await open('/children?room=infants', { as: house.as('Director') });
    const views = page.getByRole('button', { name: /^View / });
    await expect(views).toHaveAccessibleName('View Ada Dubois');
    await page.getByRole('radio', { name: 'All' }).click();
    await expect(views).toHaveCount(4);
    const search = page.getByRole('searchbox');
    await search.pressSequentially('ben oka');
    await expect(search).toHaveValue('ben oka');
    await expect(views).toHaveCount(1);
    await expect(page).toHaveURL('/children?search=ben+oka');
    await page.reload();
    await expect(search).toHaveValue('ben oka');
    await expect(views).toHaveAccessibleName('View Ben Okafor');
    await search.fill('zzz');
    await page.getByRole('button', { name: 'Show all children' }).click();
    await expect(search).toHaveValue('');
    await expect(views).toHaveCount(4);
    await expect(page).toHaveURL('/children');
  },
);
