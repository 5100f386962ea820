import { dialog } from './dashboard.ts';
import { expect, SLOW_SUITE, test } from './test.ts';

const FULL = 'All places in Toddler Room are taken: 1 of 1. Confirm to go on.';

test(
  'a full room is asked about on every screen that places a child there',
  SLOW_SUITE,
  async ({ house, open, complaints }) => {
    complaints.expect(/409 .*\/api\/children/);
    const page = await open('/enroll-child', { as: house.as('Director') });
    const rooms: { id: number; name: string }[] = await (await page.request.get('/api/rooms')).json();
    const toddlers = rooms.find(({ name }) => name === 'Toddler Room');
    await page.request.patch(`/api/rooms/${toddlers?.id}`, { data: { capacity: 1 } });
    const question = page.getByRole('alertdialog', { name: 'This room is full' });
    const fillIn = async (firstName: string) => {
      for (const [label, value] of Object.entries({
        'First name': firstName,
        'Last name': 'Stone',
        'Date of birth': '2044-05-01',
      }))
        await page.getByLabel(new RegExp(`^${label}`)).fill(value);
      await page.getByLabel(/^Room assignment/).selectOption('Toddler Room');
    };

    await fillIn('Ava');
    await page.getByRole('button', { name: 'Continue to consent forms' }).click();
    await expect(question).toContainText(FULL);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    await expect(page.getByLabel(/^First name/)).toHaveValue('Ava');
    await page.getByRole('button', { name: 'Continue to consent forms' }).click();
    await question.getByRole('button', { name: 'Place here anyway' }).click();
    await expect(page).toHaveURL(/consent-confirmation/);

    await page.goto('/');
    await page.getByRole('button', { name: 'Enroll Child' }).click();
    await fillIn('Bo');
    await dialog(page).getByRole('button', { name: /^Next/ }).click();
    await expect(question).toContainText('2 of 1');
    await question.getByRole('button', { name: 'Place here anyway' }).click();
    await expect(dialog(page).getByLabel('Field trip authorization')).toBeVisible();

    await page.goto('/children');
    await page.getByRole('button', { name: 'View Ada Dubois' }).click();
    await dialog(page).getByRole('button', { name: 'Edit', exact: true }).click();
    await dialog(page)
      .last()
      .getByLabel(/^Room assignment/)
      .selectOption('Toddler Room');
    await dialog(page).last().getByRole('button', { name: 'Save' }).click();
    await expect(question).toContainText('3 of 1');
    await question.getByRole('button', { name: 'Place here anyway' }).click();
    await expect(dialog(page)).toContainText('Toddler Room');
  },
);
