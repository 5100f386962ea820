import type { Page } from '@playwright/test';
import { startJobs } from '#server/jobs.ts';
import { turnOn } from './controls.ts';
import { dialog, notice, rowOf } from './dashboard.ts';
import { expect, SLOW_SUITE, test } from './test.ts';

const REFUSED = 'Your role does not include this page. Ask your director if you need it.';

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
  await expect(notice(page)).toContainText('It applies to every Nurse from now on.');
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

for (const { screen, path, edit, save } of [
  {
    screen: 'Roles',
    path: '/settings/roles',
    edit: (page: Page) => page.getByRole('checkbox', { name: 'Write and read incident reports' }).click(),
    save: 'Save Lead Teacher',
  },
  {
    screen: 'Center',
    path: '/settings/center',
    edit: (page: Page) => page.getByLabel('Center name').fill('Larkhouse West'),
    save: 'Save: The center',
  },
]) {
  test(
    `who leaves in the very moment an edit shows is asked as well: ${screen}`,
    SLOW_SUITE,
    async ({ house, open }) => {
      const page = await open('/settings', { as: house.as('Director') });
      await page.locator(`a[href="${path}"]`).click();
      await page.getByRole('button', { name: save }).evaluate((button) => {
        const seen = new MutationObserver(() => {
          seen.disconnect();
          history.back();
        });
        seen.observe(button, { attributes: true });
      });
      await edit(page);
      await expect(page.getByRole('alertdialog')).toContainText('not saved yet and will be lost');
    },
  );
}

test('the outbox shows what was written, to those who may read it', SLOW_SUITE, async ({ house, open, larkhouse }) => {
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
  await row.getByRole('button', { name: /^Read the email to ana/ }).click();
  await expect(dialog(page)).toContainText('Viewing this email is recorded.');
  await expect(dialog(page).getByLabel('Link in this email')).toHaveValue(/\/parent-register\?code=/);
  await expect(dialog(page)).toContainText('Ada');

  const lead = await open('/settings/mail', { as: house.as('Lead Teacher') });
  await expect(lead.getByText(REFUSED)).toBeVisible();
  await lead.goto('/settings/import');
  await expect(lead.getByText(REFUSED)).toBeVisible();
});
