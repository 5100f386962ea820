import type { Page } from '@playwright/test';
import { addGuardian } from '#server/domains/guardians/commands.ts';
import { photograph } from '#testing/pictures.ts';
import { expectAccessible } from './accessibility.ts';
import { choose, dialog, notice, panel } from './dashboard.ts';
import { makeMother } from './parents.ts';
import { expect, PHONE, SLOW_SUITE, test } from './test.ts';

const KNEE = { name: 'knee.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await photograph()) };

/** A part of the body on the drawing; the second side is the back. */
const drawn = (page: Page, part: string, side: 'front' | 'back' = 'front') =>
  dialog(page)
    .locator('figure')
    .nth(side === 'front' ? 0 : 1)
    .locator(`[data-part="${part}"]`);

async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Incident Report' }).tap();
  await choose(page, 'ada');
  await dialog(page)
    .getByLabel(/^Description/)
    .fill('Fell off the slide.');
  await dialog(page).getByLabel(/^Time/).fill('07:20');
}

test('a whole incident is reported on a phone, read and signed by the family, and shown to nobody else', async ({
  house,
  open,
  complaints,
}) => {
  complaints.expect(/422 .*\/api\/incidents/);
  const page = await open('/', { as: house.as('Nurse'), ...PHONE });
  await begin(page);
  await dialog(page).getByLabel(/^Kind/).selectOption('Fall');
  await drawn(page, 'left-leg').tap();
  await drawn(page, 'lower-back', 'back').tap();
  await drawn(page, 'face').tap();
  await drawn(page, 'face').tap();
  await expect(dialog(page).getByRole('status').filter({ hasText: 'Left leg' })).toHaveText('Lower back, Left leg');
  await dialog(page)
    .getByLabel(/^First aid/)
    .fill('Cold pack.');
  await dialog(page)
    .getByLabel(/^Witness/)
    .fill('Nora Ruiz');
  await dialog(page).locator('input[type=file]').setInputFiles(KNEE);
  await expect(dialog(page).getByRole('img', { name: 'Photo of the incident' })).toBeVisible();
  await dialog(page)
    .getByLabel(/^Who was told/)
    .fill('Maria Dubois');
  await expectAccessible(page, 'incident report', 'light', 'dark');

  await dialog(page).getByLabel('Told at').fill('07:10');
  await dialog(page).getByRole('button', { name: 'Submit Report' }).tap();
  await expect(dialog(page).getByText('The family cannot be told before it happened')).toBeVisible();
  await dialog(page).getByLabel('Told at').fill('07:25');
  await dialog(page).getByRole('button', { name: 'Submit Report' }).tap();
  await expect(notice(page)).toContainText('Incident report submitted successfully');

  await panel(page, 'Recent Alerts').getByRole('button', { name: 'Report Submitted by Nurse' }).tap();
  const whole = [/Fall/, /Lower back, Left leg/, /Cold pack\./, /Nora Ruiz/, /Maria Dubois, by Nurse Tester/];
  for (const text of whole) await expect(dialog(page)).toContainText(text);
  const photo = dialog(page).getByRole('img', { name: 'Photo of the incident' });
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page, 'an incident, as staff read it', 'light', 'dark');

  const mother = await open('/parent-dashboard', { asParent: await makeMother(house, 'Ada'), ...PHONE });
  await mother.getByRole('button', { name: 'Read', exact: true }).tap();
  for (const text of whole.slice(0, 4)) await expect(dialog(mother)).toContainText(text);
  await expect(dialog(mother)).toContainText('Maria Dubois, 7:25 AM');
  const seen = dialog(mother).getByRole('img', { name: 'Photo of the incident' });
  await expect.poll(() => seen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(mother, 'an incident, as the family reads it', 'light', 'dark');
  await dialog(mother).getByLabel('Your name').fill('Maria Dubois');
  await dialog(mother).getByRole('button', { name: 'Acknowledge' }).tap();
  await expect(dialog(mother)).toContainText('Acknowledged by Maria Dubois');
  await expect(dialog(page)).toContainText('Signed by Maria Dubois');

  const address = await seen.getAttribute('src');
  const ben = { childId: house.children.Ben ?? 0, relationship: 'father' };
  const other = await house.within((scope) => addGuardian(scope, OTHER, [ben]));
  const stranger = await open('/parent-dashboard', {
    asParent: { centerId: house.centerId, accountId: other },
    ...PHONE,
  });
  expect((await stranger.request.get(address ?? '')).status()).toBe(404);
  const support = await open('/', { as: house.as('Support Staff'), ...PHONE });
  expect((await support.request.get((address ?? '').replace('portal=parent', 'portal=staff'))).status()).toBe(403);
});

const OTHER = {
  firstName: 'Femi',
  lastName: 'Okafor',
  email: 'femi@families.test',
  phoneNumber: null,
  address: null,
  passwordHash: null,
};

test(
  'the parts of the body are chosen by the keyboard alone, and the family is told later',
  SLOW_SUITE,
  async ({ house, open }) => {
    const page = await open('/', { as: house.as('Assistant Teacher') });
    await page.getByRole('button', { name: 'Incident Report' }).click();
    await choose(page, 'ada');
    await dialog(page)
      .getByLabel(/^Description/)
      .fill('Bitten.');
    await dialog(page).getByText('Choose from a list').focus();
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('checkbox', { name: 'Right hand' }).focus();
    await page.keyboard.press('Space');
    await expect(dialog(page).getByRole('status').filter({ hasText: 'Right hand' })).toBeVisible();
    await expect(drawn(page, 'right-hand')).toHaveAttribute('data-chosen', 'true');
    await dialog(page).getByRole('button', { name: 'Submit Report' }).click();
    await expect(notice(page)).toContainText('Incident report submitted successfully');

    await panel(page, 'Recent Alerts').getByRole('button', { name: 'Report Submitted by Assistant Teacher' }).click();
    await expect(dialog(page)).toContainText('Family toldNot yet');
    await dialog(page)
      .getByLabel(/^Who was told/)
      .fill('Maria Dubois');
    await dialog(page).getByRole('button', { name: 'The family was told' }).click();
    await expect(dialog(page)).toContainText('Maria Dubois, by Assistant Teacher Tester');
    await expect(dialog(page).getByRole('button', { name: 'The family was told' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(panel(page, 'Recent Alerts')).toContainText('Resolved');
  },
);
