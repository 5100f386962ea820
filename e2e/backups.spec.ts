import { backUpAsked } from '#server/domains/system/nightly.ts';
import { PASSWORD } from '#testing/world.ts';
import { expectAccessible } from './accessibility.ts';
import { dialog, notice, panel } from './dashboard.ts';
import { expect, test } from './test.ts';

test('a Director makes a backup now, asked who she is, and sees when it is there', async ({
  house,
  open,
  larkhouse,
  complaints,
}) => {
  complaints.expect(/403 .*system\/backup/);
  const page = await open('/settings/system', { as: house.as('Director') });
  const backup = panel(page, 'Backup');
  await expect(backup).toContainText('None yet');
  await expect(backup).toContainText('Backups lie on the same disk as the data');
  await expectAccessible(page, 'the screen of the installation');

  larkhouse.clock.advance({ minutes: 11 });
  await backup.getByRole('button', { name: 'Back up now' }).click();
  await dialog(page).getByLabel('Your password').fill(PASSWORD);
  await dialog(page).getByLabel('Your password').press('Enter');
  await expect(notice(page)).toContainText('The backup has begun');
  await expect(backup.getByRole('button', { name: 'Being made…' })).toBeVisible();

  await backUpAsked({ server: larkhouse.server, centerId: house.centerId, input: {}, attempt: 1 });
  await expect(backup.getByRole('button', { name: 'Back up now' })).toBeVisible();
  await expect(backup).toContainText('MB');
  await expect(backup).not.toContainText('None yet');
});
