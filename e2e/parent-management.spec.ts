import { addGuardian } from '#server/domains/guardians/commands.ts';
import { choose, dialog, notice, rowOf } from './dashboard.ts';
import { expect, test } from './test.ts';

test('invites a parent, hands the link on, sends it again and takes it back', async ({ house, open, complaints }) => {
  complaints.expect(/404 .*\/api\/parent-registration/);
  const page = await open('/parent-management', { as: house.as('Lead Teacher') });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await expect(page.getByText('No parent accounts yet')).toBeVisible();
  await page.getByRole('button', { name: 'Invite Parent' }).click();
  const send = dialog(page).getByRole('button', { name: 'Send Invitation' });
  await expect(send).toBeDisabled();
  await dialog(page)
    .getByLabel(/^Email/)
    .fill('ana@families.test');
  await dialog(page)
    .getByLabel(/^Phone number/)
    .fill('555 0142');
  await choose(page, 'ada');
  await send.click();
  await expect(notice(page)).toContainText('No mail went out. Share the link yourself.');
  await expect(dialog(page)).toContainText('Mail is not set up, so nothing was sent.');
  await dialog(page).getByRole('button', { name: 'Done' }).click();

  await page.getByRole('tab', { name: /^Invitations/ }).click();
  const row = rowOf(page, 'ana@families.test');
  await expect(row).toContainText('Ada Dubois');
  await expect(row).toContainText('Pending');
  await row.getByRole('button', { name: 'Copy Link for ana@families.test' }).click();
  await expect(notice(page)).toContainText('Give it only to ana@families.test');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/parent-register\?code=[\w-]{40,}$/);

  const more = row.getByRole('button', { name: 'More for ana@families.test' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Send again' }).click();
  await expect(dialog(page).getByLabel('Registration link')).toHaveValue(link);
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await more.click();
  await page.getByRole('menuitem', { name: 'Cancel invitation' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel invitation' }).click();
  await expect(row).toContainText('Canceled');
  await expect(row.getByRole('button')).toHaveCount(0);
  const opened = await open(new URL(link).pathname + new URL(link).search);
  await expect(opened.getByRole('heading', { name: 'Invalid Registration Link' })).toBeVisible();
});

test('shuts a parent out of every open browser at once, and lets them in again', async ({
  house,
  open,
  complaints,
}) => {
  complaints.expect(/40[14] .*\/api\//, /EventSource/);
  const person = { firstName: 'Maria', lastName: 'Okafor', email: 'maria.okafor@families.test' };
  const accountId = await house.within((scope) =>
    addGuardian(scope, { ...person, phoneNumber: '555 0199', address: null, passwordHash: 'none' }, [
      { childId: house.children.Ben ?? 0, relationship: 'parent' },
    ]),
  );
  const parent = await open('/parent-dashboard', { asParent: { centerId: house.centerId, accountId } });
  await parent.getByText('Ben').first().waitFor();

  const page = await open('/parent-management', { as: house.as('Director') });
  const row = rowOf(page, 'Maria Okafor');
  await expect(row).toContainText('Ben');
  await page.getByRole('searchbox').fill('zzz');
  await expect(page.getByText('No parents found matching your search')).toBeVisible();
  await page.getByRole('searchbox').fill('ben');
  const choose = async (deed: string) => {
    await row.getByRole('button', { name: 'Actions for Maria Okafor' }).click();
    await page.getByRole('menuitem', { name: deed }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: deed }).click();
  };
  await choose('Deactivate account');
  await expect(notice(page)).toContainText('Maria Okafor can no longer sign in.');
  await expect(row).toContainText('Deactivated');
  // By the stream; where it was not open yet, by the poll that takes its place after half a minute.
  await expect(parent).toHaveURL('/parent-login', { timeout: 60_000 });
  await choose('Reactivate account');
  await expect(notice(page)).toContainText('Maria Okafor can sign in again.');
  await expect(row).not.toContainText('Deactivated');
});
