import { expectAccessible } from './accessibility.ts';
import { TODAY } from './house.ts';
import { DESKTOP, expect, PHONE, SLOW_SUITE, test } from './test.ts';

test('a Director reads the sign-in sheet and shows an inspector just that, until the link is revoked', async ({
  house,
  open,
  complaints,
}) => {
  const page = await open('/compliance', { as: house.as('Director'), ...DESKTOP });
  const answer = await page.request.post('/api/attendance', {
    data: { childId: house.children.Ada, date: TODAY, checkInTime: '07:10', checkInBy: 'Mother', status: 'present' },
  });
  expect(answer.status()).toBe(200);
  await page.reload();
  const row = page.getByRole('row').filter({ hasText: 'Ada Dubois' });
  await expect(row).toContainText('7:10 AM');
  await expect(row).toContainText('By staff: Dora Director');
  await expectAccessible(page, 'the sign-in sheet', 'light', 'dark');

  await page.getByRole('tab', { name: 'Inspector links' }).click();
  await page.getByRole('button', { name: 'New inspector link' }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  await expect(page.getByText('Enter who the link is for')).toBeVisible();
  await page.getByLabel('Who is it for?').fill('Ms. Rivera');
  await page.getByRole('button', { name: 'Create link' }).click();
  const address = await page.getByLabel('Address').inputValue();
  await page.getByRole('button', { name: 'Done' }).click();

  const inspector = await open(new URL(address).pathname, PHONE);
  await expect(inspector.getByRole('heading', { name: 'Records for inspection' })).toBeVisible();
  await expect(inspector.getByText('For Ms. Rivera')).toBeVisible();
  await expect(inspector.getByRole('row').filter({ hasText: 'Ada Dubois' })).toContainText('7:10 AM');
  await expect(inspector.getByLabel('Sheet').getByRole('option')).toHaveText(['Sign-in and sign-out sheet']);
  await expect(inspector.getByRole('navigation')).toHaveCount(0);
  await expectAccessible(inspector, "an inspector's page");

  await page.reload();
  await expect(page.getByText('2 views, the last one')).toBeVisible();
  await page.getByRole('button', { name: 'Revoke “Ms. Rivera”' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Revoked', { exact: true })).toBeVisible();
  complaints.expect(/404.*\/api\/inspections\//);
  await inspector.reload();
  await expect(inspector.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
});

test(
  'a headcount that differs asks, and is kept as it was counted',
  SLOW_SUITE,
  async ({ house, open, complaints }) => {
    const page = await open('/dashboard', { as: house.as('Support Staff'), ...PHONE });
    await page.getByRole('button', { name: 'Headcount' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Room').selectOption('Infant Room');
    await page.getByLabel('Children counted').fill('2');
    complaints.expect(/409.*\/api\/compliance\/headcounts/);
    await page.getByRole('button', { name: 'Save headcount' }).click();
    await expect(page.getByText('Infant Room: 0 children are checked in.')).toBeVisible();
    await expectAccessible(page, 'a headcount that differs');
    await page.getByRole('button', { name: 'Save 2 anyway' }).click();
    await expect(page.getByText('Infant Room: 2 counted, 0 checked in', { exact: true })).toBeVisible();
  },
);
