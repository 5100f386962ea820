import type { Page } from '@playwright/test';
import { photograph } from '#testing/pictures.ts';
import { expectAccessible, LOOKED_AT } from './accessibility.ts';
import { expect, SLOW_SUITE, test } from './test.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const saved = (page: Page, name: string) => expect(page.getByText(`Saved: ${name}`, { exact: true })).toBeVisible();

test('the Director sets the center part by part', async ({ house, open, complaints }) => {
  complaints.expect(/422/);
  const page = await open('/settings', { as: house.as('Director') });
  await page.getByRole('link', { name: /Center settings/ }).click();

  const details = part(page, 'The center');
  await details.getByLabel('Phone').fill('555 0100');
  await details.getByLabel('Email').fill('nobody');
  await details.getByRole('button', { name: 'Save: The center' }).click();
  await expect(details.getByText('Invalid email address')).toBeVisible();
  await details.getByLabel('Email').fill('office@maple.test');
  await details.getByRole('button', { name: 'Save: The center' }).click();
  await saved(page, 'The center');

  const hours = part(page, 'Opening hours');
  await hours.getByLabel('Closes on Monday').fill('06:00');
  await hours.getByRole('button', { name: 'Save: Opening hours' }).click();
  await expect(hours.getByText('The closing time must be after the opening time')).toBeVisible();
  await hours.getByLabel('Closes on Monday').fill('17:30');
  await hours.getByLabel('Open on Saturday').check();
  await hours.getByRole('button', { name: 'Save: Opening hours' }).click();
  await saved(page, 'Opening hours');

  const logo = part(page, 'Logo');
  const inHeader = page.getByRole('banner').locator('img[src^="/api/center/logo"]');
  await logo.locator('input[type=file]').setInputFiles({
    name: 'logo.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(await photograph({ width: 600, height: 200 })),
  });
  await expect(page.getByText('The center has a new logo', { exact: true })).toBeVisible();
  await expect(logo.getByRole('img', { name: 'The current logo' })).toBeVisible();
  await expect(inHeader).toBeVisible();

  const payment = part(page, 'Payment details');
  await payment.getByRole('textbox', { name: 'Account number' }).fill('000123456789');
  await payment.getByRole('button', { name: 'Save: Payment details' }).click();
  await saved(page, 'Payment details');
  await expect(payment.getByText('Ends in 6789. Leave this empty to keep it.')).toBeVisible();
  await expect(payment.getByRole('textbox', { name: 'Account number' })).toHaveValue('');

  await page.reload();
  await expect(details.getByLabel('Phone')).toHaveValue('555 0100');
  await expect(hours.getByLabel('Closes on Monday')).toHaveValue('17:30');
  await expect(hours.getByLabel('Open on Saturday')).toBeChecked();
  await expect(inHeader).toBeVisible();
  await logo.getByRole('button', { name: 'Remove the logo' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove the logo?' });
  await question.getByRole('button', { name: 'Remove the logo' }).click();
  await expect(logo.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
  await expect(inHeader).toHaveCount(0);
});

test(
  'another time zone and a shorter time to keep records are asked about first',
  SLOW_SUITE,
  async ({ house, open }) => {
    const page = await open('/settings/center', { as: house.as('Director') });
    const details = part(page, 'The center');
    const zone = details.getByRole('combobox', { name: 'Time zone' });
    await zone.fill('America/Chicago');
    await page.getByRole('option', { name: 'America/Chicago' }).click();
    await details.getByRole('button', { name: 'Save: The center' }).click();
    const question = page.getByRole('alertdialog', { name: 'Change the time zone to America/Chicago?' });
    await expect(question).toContainText('is shown in the new zone');
    await question.getByRole('button', { name: 'Change the time zone' }).click();
    await saved(page, 'The center');
    await expect(question).toBeHidden();

    const rules = part(page, 'House rules');
    const years = rules.getByLabel("Children's records");
    const save = rules.getByRole('button', { name: 'Save: House rules' });
    const shorter = page.getByRole('alertdialog', { name: 'Keep records for a shorter time?' });
    await years.fill('4');
    await save.click();
    await expect(shorter).toContainText("Children's records: 4 years instead of 5.");
    await shorter.getByRole('button', { name: 'Cancel' }).click();
    await expect(years).toHaveValue('4');
    await save.click();
    await shorter.getByRole('button', { name: 'Shorten' }).click();
    await saved(page, 'House rules');
    await expect(shorter).toBeHidden();
  },
);

test('closures and rooms are added, changed and removed', SLOW_SUITE, async ({ house, open }) => {
  const page = await open('/settings/center', { as: house.as('Director') });
  const closures = part(page, 'Closures');
  await closures.getByRole('button', { name: 'Add closure' }).click();
  const closing = page.getByRole('dialog', { name: 'Add closure' });
  await closing.getByLabel('First day').fill('2046-03-09');
  await expect(closing.getByLabel('Last day')).toHaveValue('2046-03-09');
  await closing.getByLabel('Reason').fill('Staff training day');
  await closing.getByRole('button', { name: 'Close the center' }).click();
  await expect(closures.getByText('Friday, 03/09/2046')).toBeVisible();
  await closures.getByRole('button', { name: /Remove: Staff training day/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove closure' }).click();
  await expect(closures.getByText('No closures ahead')).toBeVisible();

  const rooms = part(page, 'Rooms');
  await rooms.getByRole('button', { name: 'Change Toddler Room' }).click();
  const room = page.getByRole('dialog', { name: 'Change Toddler Room' });
  await room.getByLabel('Name').fill('Ladybug Room');
  await room.getByRole('button', { name: 'Save' }).click();
  await expect(rooms.getByText('Ladybug Room', { exact: true })).toBeVisible();
  await rooms.getByRole('button', { name: 'Move Ladybug Room up' }).click();
  await expect(rooms.getByRole('listitem').first()).toContainText('Ladybug Room');

  await rooms.getByRole('button', { name: 'Remove Ladybug Room' }).click();
  const refused = page.getByRole('dialog', { name: 'Ladybug Room is in use' });
  await expect(refused).toContainText('It currently has 1 child and 0 staff members.');
  await refused.getByRole('button', { name: 'OK' }).click();
  await rooms.getByRole('button', { name: 'Remove Playground' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Remove room' }).click();
  // It hides the rooms until the server has answered.
  await expect(question).toHaveCount(0);
  await expect(rooms.getByText('Playground', { exact: true })).toBeHidden();
});

test(
  'what somebody else saved meanwhile is shown beside what was typed',
  SLOW_SUITE,
  async ({ house, open, complaints }) => {
    complaints.expect(/412/);
    const [mine, theirs] = await Promise.all([
      open('/settings/center', { as: house.as('Director') }),
      open('/settings/center', { as: house.as('Director') }),
    ]);
    const save = (page: Page) => part(page, 'The center').getByRole('button', { name: 'Save: The center' }).click();
    await part(mine, 'The center').getByLabel('Phone').fill('555 0111');
    await part(theirs, 'The center').getByLabel('Phone').fill('555 0222');
    await save(theirs);
    await saved(theirs, 'The center');
    await save(mine);
    await expect(part(mine, 'The center').getByText('555 0222')).toBeVisible();
    await save(mine);
    await saved(mine, 'The center');
  },
);

test('nobody but the Director sees it', async ({ house, open }) => {
  const page = await open('/settings/center', { as: house.as('Lead Teacher') });
  await expect(page.getByRole('heading', { name: 'Center settings' })).toBeVisible();
  await expect(part(page, 'The center')).toHaveCount(0);
});

for (const [width, size] of Object.entries(LOOKED_AT)) {
  test(`no accessibility violations in the center's settings, ${width}`, async ({ house, open }) => {
    const page = await open('/settings/center', { as: house.as('Director'), ...size });
    await expect(part(page, 'Payment details').getByLabel('Bank')).toBeVisible();
    await expect(part(page, 'Rooms').getByText('Playground', { exact: true })).toBeVisible();
    await expectAccessible(page, "the center's settings");
  });
}
