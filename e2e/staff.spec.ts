import { chooseMore, turnOn } from './controls.ts';
import { dialog, notice } from './dashboard.ts';
import { expect, SLOW_SUITE, test } from './test.ts';

test('adds a staff member, and gives them duty, another role and another room', async ({ house, open }) => {
  const page = await open('/staff', { as: house.as('Director') });
  await expect(page.getByRole('button', { name: /^View / })).toHaveCount(5);
  await page.getByRole('button', { name: 'Add Staff Member' }).click();
  await dialog(page).getByRole('button', { name: 'Add Staff Member' }).click();
  for (const text of ['First name is required', 'Role is required', 'Phone is required', 'Invalid email address']) {
    await expect(dialog(page).getByText(text)).toBeVisible();
  }
  for (const [label, text] of [
    ['First name', 'Nina'],
    ['Last name', 'New'],
    ['Phone', '555 0123'],
    ['Email', 'nina@maple-house.test'],
  ] as const) {
    await dialog(page)
      .getByLabel(new RegExp(`^${label}`))
      .fill(text);
  }
  await dialog(page).getByLabel(/^Role/).selectOption('Nurse');
  await dialog(page).getByRole('button', { name: 'Add Staff Member' }).click();
  // No mail server is set: the link is handed on at once.
  await expect(dialog(page).getByLabel('Activation link')).toHaveValue(/\/activate\?/);
  await expect(dialog(page)).toContainText('Mail is not set up, so nothing was sent.');
  await dialog(page).getByRole('button', { name: 'Done' }).click();

  await page.getByLabel('Search by name or role').fill('nina');
  await page.getByRole('button', { name: 'View Nina New' }).click();
  await expect(dialog(page)).toContainText('Has not chosen a password yet.');
  await dialog(page).getByRole('button', { name: 'New activation link' }).click();
  await expect(dialog(page).getByLabel('Activation link')).toHaveValue(/\/activate\?/);
  await dialog(page).getByRole('button', { name: 'Edit' }).click();
  await dialog(page).getByLabel(/^Role/).selectOption('Assistant Teacher');
  await dialog(page).getByLabel(/^Room/).selectOption('Pre-K Room');
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  // The form, which names the room too, has given way.
  await expect(dialog(page).getByRole('button', { name: 'Edit' })).toBeVisible();
  await expect(dialog(page)).toContainText('Pre-K Room');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'View Nina New' }) });
  await expect(card).toContainText('Assistant Teacher · Pre-K Room');
  await card.getByRole('switch', { name: /Nina New/ }).click();
  await expect(card).toContainText('On duty');

  await page.getByLabel('Search by name or role').fill('zzz');
  await expect(page.getByRole('heading', { name: 'No staff members found' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await turnOn(page.getByRole('radio', { name: 'Director' }));
  await expect(page.getByRole('button', { name: /^View / })).toHaveAccessibleName('View Dora Director');
});

test(
  'shuts somebody out of every open browser at once, and lets them in again',
  SLOW_SUITE,
  async ({ house, open, complaints }) => {
    complaints.expect(/401 .*\/api\//, /EventSource/);
    const nurse = await open('/children', { as: house.as('Nurse') });
    await nurse.getByRole('button', { name: 'View Ada Dubois' }).waitFor();
    const page = await open('/staff', { as: house.as('Director') });
    await page.getByRole('button', { name: 'View Nurse Tester' }).click();
    await dialog(page).getByRole('button', { name: 'Deactivate' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Nurse is signed out everywhere at once');
    await question.getByRole('button', { name: 'Deactivate' }).click();
    await expect(dialog(page)).toContainText('Cannot sign in.');
    await expect(nurse).toHaveURL('/login');
    expect((await nurse.request.get('/api/children')).status()).toBe(401);

    await dialog(page).getByRole('button', { name: 'Reactivate' }).click();
    await question.getByRole('button', { name: 'Reactivate' }).click();
    await expect(dialog(page)).toContainText('Can sign in.');
  },
);

test('removes a staff member, but never the last Director', SLOW_SUITE, async ({ house, open, complaints }) => {
  complaints.expect(/4(09|22) .*\/api\/staff/);
  const page = await open('/staff', { as: house.as('Director') });
  const question = page.getByRole('alertdialog');
  await chooseMore(page, 'Nurse Tester', 'Remove Nurse Tester');
  await expect(question).toContainText('Are you sure you want to remove this staff member?');
  await question.getByRole('button', { name: 'Remove Nurse' }).click();
  await expect(notice(page)).toContainText('Staff member removed');
  await expect(page.getByRole('button', { name: /^View / })).toHaveCount(4);
  await chooseMore(page, 'Dora Director', 'Remove Dora Director');
  await question.getByRole('button', { name: 'Remove Dora' }).click();
  await expect(notice(page)).toContainText('The last Director cannot be removed. Make somebody else Director first.');
  await expect(page.getByRole('button', { name: 'View Dora Director' })).toBeVisible();
});
