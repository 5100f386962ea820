import { startJobs } from '../src/server/jobs/worker.ts';
import { turnOn } from './controls.ts';
import { dialog, notice, rowOf } from './dashboard.ts';
import { expect, test } from './test.ts';

const REFUSED = 'Your role does not include this page. Ask your director if you need it.';
const lines = (...rows: string[]) => ({
  name: 'children.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['First name,Last name,Date of birth,Room', ...rows].join('\n')),
});

test('a right taken from a role is gone at once; leaving with unsaved ticks asks', async ({
  house,
  open,
  complaints,
}) => {
  complaints.expect(/403 .*\/api\//);
  const nurse = await open('/', { as: house.as('Nurse') });
  const incident = nurse.getByRole('button', { name: 'Incident Report', exact: true });
  await expect(incident).toBeVisible();

  const page = await open('/settings', { as: house.as('Director') });
  await page.getByRole('link', { name: /^Roles/ }).click();
  await turnOn(page.getByRole('radio', { name: 'Nurse' }));
  const right = page.getByRole('checkbox', { name: 'Write and read incident reports' });
  await right.uncheck();
  await turnOn(page.getByRole('radio', { name: 'Director' }));
  const question = page.getByRole('alertdialog');
  await expect(question).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to Settings' }).click();
  await expect(question).toContainText('These changes are not saved yet and will be lost: Nurse.');
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(page).toHaveURL('/settings/roles?role=Director');
  await turnOn(page.getByRole('radio', { name: 'Nurse' }));
  await expect(right).not.toBeChecked();
  await page.getByRole('button', { name: 'Save Nurse' }).click();
  await expect(notice(page)).toContainText('It holds for every Nurse from now on.');
  await expect(incident).toHaveCount(0);
  expect((await nurse.request.post('/api/incidents', { data: {} })).status()).toBe(403);

  await right.check();
  await expect(page.getByRole('button', { name: 'Save Nurse' })).toBeEnabled();
  await page.goBack();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/settings');
  await page.getByRole('link', { name: /^Roles/ }).click();
  await turnOn(page.getByRole('radio', { name: 'Nurse' }));
  await expect(right).not.toBeChecked();
  await page.getByRole('link', { name: 'Back to Settings' }).click();
  await expect(page).toHaveURL('/settings');
});

test('the outbox shows what was written, to those who may read it', async ({ house, open, larkhouse }) => {
  const page = await open('/settings/mail', { as: house.as('Director') });
  await expect(page.getByRole('heading', { name: 'No mail yet' })).toBeVisible();
  await expect(page.getByText('No mail server is configured')).toBeVisible();
  const invitation = { childId: house.children.Ada, email: 'ana@families.test', phoneNumber: '555 0142' };
  await page.request.post('/api/parent-invitations', { data: invitation });
  const row = rowOf(page, 'ana@families.test');
  await expect(row).toContainText('Waiting');
  const jobs = await startJobs(larkhouse.server);
  await expect(row).toContainText('Kept here');
  await jobs.stop();
  await row.getByRole('button', { name: /^Read the mail to ana/ }).click();
  await expect(dialog(page)).toContainText('That you read it is recorded.');
  await expect(dialog(page).getByLabel('Link in this mail')).toHaveValue(/\/parent-register\?code=/);
  await expect(dialog(page)).toContainText('Ada');

  const lead = await open('/settings/mail', { as: house.as('Lead Teacher') });
  await expect(lead.getByText(REFUSED)).toBeVisible();
  await lead.goto('/settings/import');
  await expect(lead.getByText(REFUSED)).toBeVisible();
});

test('a spreadsheet with bad rows writes nothing; corrected, all of it comes in', async ({
  house,
  open,
  larkhouse,
}) => {
  const page = await open('/settings/import', { as: house.as('Director') });
  const file = page.locator('input[type=file]');
  await file.setInputFiles(lines('Ava,Stone,2044-05-01,Toddler Room', 'Bo,,2044-05-41,Moon Room'));
  await expect(page.getByText('1 of 2 rows in children.csv needs correcting')).toBeVisible();
  for (const text of ['Last name is required', 'Enter a date as YYYY-MM-DD']) {
    await expect(page.getByRole('row').filter({ hasText: 'Line 3' }).filter({ hasText: text })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: /^Import / })).toHaveCount(0);
  expect(await (await page.request.get('/api/children')).json()).toHaveLength(4);

  await page.getByRole('button', { name: 'Choose another file' }).click();
  await file.setInputFiles(lines(...Array.from({ length: 120 }, (_, n) => `Kid ${n},Stone,2044-05-01,Toddler Room`)));
  await expect(page.getByText('Nothing is written yet. It will be all of them or none.')).toBeVisible();
  await page.getByRole('button', { name: 'Import 120 children' }).click();
  await expect(page.getByRole('progressbar', { name: 'Waiting for its turn' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0 of 120');
  const jobs = await startJobs(larkhouse.server);
  await expect(page.getByText('120 children imported')).toBeVisible();
  await jobs.stop();
  await page.getByRole('link', { name: 'See the children' }).click();
  await expect(page.getByRole('button', { name: /^View / })).toHaveCount(124);
});

test('a longer spreadsheet brings in only who is new', async ({ house, open, larkhouse }) => {
  const page = await open('/settings/import', { as: house.as('Director') });
  const file = page.locator('input[type=file]');
  const known = { firstName: 'Ava', lastName: 'Stone', dateOfBirth: '2044-05-01', room: 'Toddler Room' };
  expect((await page.request.post('/api/children', { data: known })).status()).toBe(201);
  const ava = 'Ava,Stone,2044-05-01,Toddler Room';
  await file.setInputFiles(lines(ava, 'Bo,Stone,2044-05-01,Toddler Room'));
  await expect(page.getByRole('row').filter({ hasText: 'Already enrolled' })).toBeVisible();

  await page.getByRole('button', { name: 'Choose another file' }).click();
  await page.getByRole('switch', { name: 'Leave out what is here already' }).check();
  await file.setInputFiles(lines(ava));
  await expect(page.getByText('Everything in children.csv is here already')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import / })).toHaveCount(0);

  await page.getByRole('button', { name: 'Choose another file' }).click();
  await expect(page.getByRole('switch', { name: 'Leave out what is here already' })).toBeChecked();
  await file.setInputFiles(lines(ava, 'Bo,Stone,2044-05-01,Toddler Room'));
  await expect(page.getByText('1 row is left out')).toBeVisible();
  await page.getByRole('button', { name: 'Import 1 child' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  const jobs = await startJobs(larkhouse.server);
  await expect(page.getByText('1 child imported')).toBeVisible();
  await jobs.stop();
  expect(await (await page.request.get('/api/children')).json()).toHaveLength(6);
});
