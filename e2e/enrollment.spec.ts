import { dialog, notice, stat } from './dashboard.ts';
import { expect, test } from './test.ts';

const FORMS = [
  'Medical authorization',
  'Photo/video release',
  'Field trip authorization',
  'Emergency contact information',
  'Communication consent',
];

test('enrolls exactly one child, through all steps, back and forth', async ({ house, open, complaints }) => {
  complaints.expect(/(net::ERR_|500).*\/api\/parent-invitations/);
  const page = await open('/', { as: house.as('Lead Teacher') });
  const enrolled: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/children')) enrolled.push(request.postDataJSON());
  });
  const next = () => dialog(page).getByRole('button', { name: /^Next/ }).click();

  await page.getByRole('button', { name: 'Enroll Child' }).click();
  await next();
  for (const text of [
    "Child's first name is required",
    'Last name is required',
    'Date of birth is required',
    'Room assignment is required',
  ]) {
    await expect(dialog(page).getByText(text)).toBeVisible();
  }
  await dialog(page)
    .getByLabel(/^First name/)
    .fill('   ');
  await dialog(page)
    .getByLabel(/^Last name/)
    .fill('Newman');
  await dialog(page)
    .getByLabel(/^Date of birth/)
    .fill('2044-05-01');
  await dialog(page)
    .getByLabel(/^Room assignment/)
    .selectOption('Toddler Room');
  await next();
  await expect(dialog(page).getByText("Child's first name is required")).toBeVisible();
  await expect(
    dialog(page)
      .getByLabel(/^Room assignment/)
      .getByRole('option'),
  ).toHaveText(['Infant Room', 'Toddler Room', 'Preschool Room', 'Pre-K Room']);
  await dialog(page)
    .getByLabel(/^First name/)
    .fill('Aaron');
  await next();
  await expect(notice(page)).toContainText('Step 1 Complete');
  await expect(notice(page)).toContainText('Child information saved. Please complete consent forms.');

  await next();
  await expect(notice(page)).toContainText('Consent Forms Required');
  await expect(notice(page)).toContainText('All consent forms must be verified before proceeding to Step 3');
  await dialog(page).getByLabel('Field trip authorization').check();
  await dialog(page).getByRole('button', { name: 'Back' }).click();
  await expect(dialog(page).getByLabel(/^First name/)).toBeDisabled();
  await next();
  await expect(dialog(page).getByLabel('Field trip authorization')).toBeChecked();
  for (const form of FORMS) await dialog(page).getByLabel(form).check();
  await next();
  await dialog(page).getByRole('button', { name: 'Send invitation' }).click();
  for (const text of ['Parent email is required', 'Parent name is required', 'Parent phone number is required']) {
    await expect(dialog(page).getByText(text)).toBeVisible();
  }
  await dialog(page)
    .getByLabel(/^Parent email/)
    .fill('ned@families.test');
  await dialog(page)
    .getByLabel(/^Parent name/)
    .fill('Ned Newman');
  await dialog(page)
    .getByLabel(/^Parent phone/)
    .fill('555 0142');
  const send = dialog(page).getByRole('button', { name: 'Send invitation' });
  await page.route('**/api/parent-invitations', (route) => route.abort());
  await send.click();
  await expect(notice(page)).toContainText('Invitation Error');
  await expect(notice(page)).toContainText('Unable to send parent invitation. Please try again.');
  await page.unroute('**/api/parent-invitations');
  await page.route('**/api/parent-invitations', (route) => route.fulfill({ status: 500, body: '' }));
  await send.click();
  await expect(notice(page)).toContainText('Invitation Failed');
  await expect(notice(page)).toContainText('Failed to send parent invitation');
  await page.unroute('**/api/parent-invitations');
  await send.click();
  await expect(notice(page)).toContainText('Enrollment Complete!');
  await expect(dialog(page).getByLabel('Registration link')).toHaveValue(/\/parent-register\?code=/);
  await dialog(page).getByRole('button', { name: 'Done' }).click();

  await expect(page.getByRole('rowheader', { name: 'Aaron Newman' })).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(5);
  await expect(stat(page, 'Total Children')).toContainText('5');
  const later = 'To be collected';
  expect(enrolled).toEqual([
    {
      firstName: 'Aaron',
      lastName: 'Newman',
      dateOfBirth: '2044-05-01',
      room: 'Toddler Room',
      allergies: '',
      emergencyContact: later,
      parentName: later,
      parentPhone: later,
      parentEmail: later,
      parentDriversLicense: later,
      relationship: later,
      capacityAcknowledged: false,
    },
  ]);
  await page.getByRole('button', { name: 'Enroll Child' }).click();
  await expect(dialog(page).getByLabel(/^First name/)).toHaveValue('');
});

test('keeps where it stands when it is closed, and begins anew after Cancel', async ({ house, open }) => {
  const page = await open('/', { as: house.as('Director') });
  await page.getByRole('button', { name: 'Enroll Child' }).click();
  await dialog(page)
    .getByLabel(/^First name/)
    .fill('Aaron');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Enroll Child' }).click();
  await expect(dialog(page).getByLabel(/^First name/)).toHaveValue('Aaron');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Enroll Child' }).click();
  await expect(dialog(page).getByLabel(/^First name/)).toHaveValue('');
});

test('tells why the server refused', async ({ house, open, complaints }) => {
  complaints.expect(/500 .*\/api\/children/);
  const page = await open('/', { as: house.as('Director') });
  await page.route('**/api/children', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  );
  await page.getByRole('button', { name: 'Enroll Child' }).click();
  await dialog(page)
    .getByLabel(/^First name/)
    .fill('Aaron');
  await dialog(page)
    .getByLabel(/^Last name/)
    .fill('Newman');
  await dialog(page)
    .getByLabel(/^Date of birth/)
    .fill('2044-05-01');
  await dialog(page)
    .getByLabel(/^Room assignment/)
    .selectOption('Toddler Room');
  await dialog(page).getByRole('button', { name: /^Next/ }).click();
  await expect(notice(page)).toContainText('Failed to enroll child');
  await expect(dialog(page).getByLabel(/^First name/)).toHaveValue('Aaron');
});
