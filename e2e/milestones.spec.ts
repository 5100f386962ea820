import { addGuardian } from '#server/domains/guardians/commands.ts';
import { photograph } from '#testing/pictures.ts';
import { expectAccessible } from './accessibility.ts';
import { dialog, notice } from './dashboard.ts';
import { DESKTOP, expect, PHONE, SLOW_SUITE, test } from './test.ts';

test('staff record a milestone with note, photo and star; its family celebrates it once and keeps it on the growth page', async ({
  house,
  open,
}) => {
  const childId = house.children.Ben ?? 0;
  const mother = { firstName: 'Maria', lastName: 'Okafor', phoneNumber: null, address: null, passwordHash: 'none' };
  const accountId = await house.within((scope) =>
    addGuardian(scope, { ...mother, email: 'maria@okafor.test' }, [{ childId, relationship: 'mother' }]),
  );

  // Ben is two years old.
  const page = await open('/milestones', { as: house.as('Assistant Teacher'), ...PHONE });
  await expect(page.getByText('They are not a diagnosis', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Record a milestone of Ben Okafor' }).click();
  await dialog(page).getByRole('button', { name: 'Record', exact: true }).click();
  await expect(dialog(page).getByText('Please choose a milestone')).toBeVisible();
  await dialog(page).getByRole('radio', { name: 'Building a tower' }).check();
  await dialog(page).getByLabel(/^Note/).fill('Seven blocks, and Ada Dubois clapped.');
  const picture = { name: 'tower.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await photograph({ hue: 40 })) };
  await dialog(page).getByLabel('New photo').setInputFiles(picture);
  await dialog(page).getByRole('switch', { name: /star/ }).check();
  await expectAccessible(page, 'recording a milestone');
  await dialog(page).getByRole('button', { name: 'Record', exact: true }).click();
  await expect(notice(page)).toContainText('Ben’s family will celebrate it with you.');

  const parent = await open('/parent-dashboard', { asParent: { centerId: house.centerId, accountId }, ...PHONE });
  const sheet = dialog(parent);
  // It waits in the page, and never covers the day.
  const waiting = parent.getByRole('button', { name: 'Hooray, Ben! Building a tower' });
  await expect(waiting).toBeVisible();
  await expect(sheet).toHaveCount(0);
  await expectAccessible(parent, 'a celebration that waits');
  await waiting.click();
  await expect(sheet.getByText('Building a tower')).toBeVisible();
  await expect(sheet).toContainText('Hooray, Ben!');
  await expect(sheet).toContainText('Seven blocks, and another child clapped.');
  await expect(sheet).toContainText('A little tip');
  await expectAccessible(parent, 'a celebration');
  const seen = parent.waitForResponse(/\/api\/parent\/milestones\/\d+\/seen$/);
  await sheet.getByRole('button', { name: 'How lovely!' }).click();
  expect((await seen).ok()).toBe(true);
  await expect(sheet).toBeHidden();
  await expect(waiting).toHaveCount(0);
  await parent.getByRole('link', { name: 'Growth' }).click();
  await expect(parent.getByRole('heading', { level: 1 })).toHaveText('Growth');
  await expect(parent.getByRole('heading', { name: 'Building a tower' })).toBeVisible();
  await expect(parent.getByRole('img', { name: 'Marked with a star' })).toBeVisible();
  await expect(parent.getByRole('list', { name: 'Photos' }).getByRole('link')).toHaveCount(1);
  await expect(parent.getByText('First milestone', { exact: true })).toBeVisible();
  await expect(parent.getByText('They are not a diagnosis', { exact: false })).toBeVisible();
  await expectAccessible(parent, 'a growth page');
  await parent.reload();
  await expect(parent.getByRole('heading', { name: 'Building a tower' })).toBeVisible();
  await expect(waiting).toHaveCount(0);

  // Staff see that the family saw it, and withdraw it: it is gone from the family's page at once.
  await page.setViewportSize(DESKTOP.viewport);
  await page.getByRole('link', { name: 'Ben Okafor' }).click();
  await expect(page.getByText('Seen by the family')).toBeVisible();
  await expectAccessible(page, 'a child’s growth');
  await page.getByRole('button', { name: 'More about “Building a tower”' }).click();
  await page.getByRole('menuitem', { name: 'Withdraw' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Ben’s growth page');
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByText('Nothing recorded yet')).toBeVisible();
  await expect(parent.getByText('Nothing recorded yet')).toBeVisible();
});

test(
  'the center keeps its own list, and a role without the right is told so',
  SLOW_SUITE,
  async ({ house, open, complaints }) => {
    complaints.expect(/422 .*\/api\/milestone-templates/);
    const page = await open('/milestones?tab=list', { as: house.as('Director') });
    await page.getByRole('button', { name: 'Add a milestone to “Language”' }).click();
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page).getByText('Title is required')).toBeVisible();
    await dialog(page)
      .getByLabel(/^Title/)
      .fill('Sings our good-morning song');
    await dialog(page).getByLabel(/^From/).fill('40');
    await dialog(page).getByLabel(/^To/).fill('30');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page).getByText('The last age must not be before the first')).toBeVisible();
    await dialog(page).getByLabel(/^To/).fill('60');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Sings our good-morning song', { exact: true })).toBeVisible();
    await page.getByRole('switch', { name: 'In use: “First steps”' }).click();
    await expect(page.getByRole('switch', { name: 'In use: “First steps”' })).not.toBeChecked();
    await expectAccessible(page, 'the list of milestones');

    const support = await open('/milestones', { as: house.as('Support Staff') });
    await expect(support.getByRole('heading', { level: 1 })).toHaveText('Milestones');
    await expect(support.getByRole('button', { name: /Record/ })).toHaveCount(0);
  },
);
