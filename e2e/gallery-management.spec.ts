import type { Page } from '@playwright/test';
import { signedIn } from '#testing/client.ts';
import { photograph } from '#testing/pictures.ts';
import { expectAccessible, LOOKED_AT } from './accessibility.ts';
import { chooseMore } from './controls.ts';
import { choose, dialog, notice } from './dashboard.ts';
import { expect, SLOW_SUITE, test } from './test.ts';

const picture = async (name: string, hue: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(await photograph({ hue })),
});

/** Opens the dialog and chooses pictures. */
async function chooseFiles(page: Page, ...files: Awaited<ReturnType<typeof picture>>[]): Promise<void> {
  await page.getByRole('button', { name: 'Upload photos' }).first().click();
  await dialog(page)
    .getByLabel(/^Choose photos/)
    .setInputFiles(files);
}
/** Drops files into the open dialog, as from the desktop. */
async function dropFiles(page: Page, ...files: Awaited<ReturnType<typeof picture>>[]): Promise<void> {
  const sent = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') }));
  const dataTransfer = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, base64 } of all) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: mimeType }));
    }
    return transfer;
  }, sent);
  const place = dialog(page).getByText('Choose photos or drop them here');
  await place.dispatchEvent('dragover', { dataTransfer });
  await place.dispatchEvent('drop', { dataTransfer });
}
const forChildren = (page: Page) => dialog(page).getByRole('radio', { name: 'Families of chosen children' }).check();
const forEverybody = (page: Page) => dialog(page).getByRole('radio', { name: 'Everybody' }).check();
const send = (page: Page) =>
  dialog(page)
    .getByRole('button', { name: /^Upload/ })
    .click();
const row = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: title }) });
const number = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'The gallery in numbers' })
    .locator('[class*=shadow-card]')
    .filter({ hasText: name });

test('uploads photos, edits, hides and deletes one', async ({ house, open, complaints }) => {
  complaints.expect(/412 .*\/api\/gallery/);
  const page = await open('/gallery-management', { as: house.as('Lead Teacher') });
  await expect(page.getByRole('heading', { name: 'No photos yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Upload photos' }).first().click();
  await send(page);
  await expect(dialog(page).getByText('Please fill in all required fields and select a file')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Upload photos' }).first().click();
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Not a picture') };
  await dropFiles(page, await picture('garden_day.jpg', 90), notes, await picture('IMG-4711.jpg', 200));
  await expect(dialog(page).getByText('Only pictures can be uploaded here.')).toBeVisible();
  const titles = dialog(page).getByLabel(/^Title/);
  await expect(titles.first()).toHaveValue('Garden day');
  await titles.last().fill('  ');
  await send(page);
  await expect(dialog(page).getByText('Title is required')).toBeVisible();
  await titles.last().fill('Water play');
  await send(page);
  await expect(dialog(page).getByText('Choose who will see the photo')).toBeVisible();
  await forChildren(page);
  await dialog(page).getByLabel(/^Tags/).fill('garden, spring , , sun');
  await choose(page, 'ada');
  await expect(dialog(page).getByText("Only this child's own family will see the photo.")).toBeVisible();
  await expect(dialog(page).getByText('No family will see this')).toBeVisible();
  await send(page);
  await expect(notice(page)).toContainText('2 photos were uploaded.');
  await expect(dialog(page)).toHaveCount(0);
  await expect(number(page, 'Total')).toContainText('2');

  const garden = row(page, 'Garden day');
  await expect(garden).toContainText('Own family only');
  await expect(garden).toContainText('+1');
  const image = garden.getByRole('img', { name: 'Garden day' });
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(320);

  await page.getByRole('button', { name: 'Edit Garden day' }).click();
  await dialog(page).getByRole('button', { name: 'Remove Ada Dubois' }).click();
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog(page).getByText('Choose who will see the photo')).toBeVisible();
  await dialog(page).getByRole('radio', { name: 'Everybody' }).check();
  await dialog(page)
    .getByLabel(/^Title/)
    .fill('Planting beans');
  await dialog(page)
    .getByLabel(/^Description/)
    .fill('The first warm day');
  // Somebody else saves meanwhile.
  const photos: { id: number; title: string }[] = await (await page.request.get('/api/gallery')).json();
  const { id = 0 } = photos.find(({ title }) => title === 'Garden day') ?? {};
  const theirs = { title: 'In the garden', tags: ['spring'] };
  expect((await page.request.patch(`/api/gallery/${id}`, { data: theirs })).status()).toBe(200);
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog(page).getByRole('definition').filter({ hasText: 'In the garden' })).toBeVisible();
  await expect(dialog(page).getByLabel(/^Tags/)).toHaveValue('spring');
  await expect(dialog(page).getByLabel(/^Title/)).toHaveValue('Planting beans');
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(notice(page)).toContainText('The photo was updated.');
  await expect(row(page, 'Planting beans')).toContainText('The first warm day');
  await expect(row(page, 'Planting beans')).not.toContainText('Own family only');

  await page.getByRole('button', { name: 'Hide Planting beans from families' }).click();
  await expect(notice(page)).toContainText('Families no longer see the photo.');
  await expect(row(page, 'Planting beans')).toContainText('Hidden');
  await expect(number(page, 'Hidden')).toContainText('1');

  await page.getByRole('searchbox').fill('water');
  await expect(row(page, 'Planting beans')).toHaveCount(0);
  await chooseMore(page, 'Water play', 'Delete Water play');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete this photo? This action cannot be undone.');
  await question.getByRole('button', { name: 'Delete photo' }).click();
  await expect(notice(page)).toContainText('The photo was deleted.');
  await expect(page.getByRole('heading', { name: 'No photos found' })).toBeVisible();
  await expect(number(page, 'Total')).toContainText('1');
});

test(
  'keeps the photo that was refused, with the reason, and posts the others',
  SLOW_SUITE,
  async ({ house, open, complaints }) => {
    complaints.expect(/422 .*\/api\/uploads/);
    const page = await open('/gallery-management', { as: house.as('Director') });
    const damaged = { name: 'damaged.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg onload="alert(1)">') };
    await chooseFiles(page, damaged, await picture('garden.jpg', 90));
    await forEverybody(page);
    await send(page);
    await expect(dialog(page).getByText(/^Choose a JPEG, PNG/)).toBeVisible();
    await expect(dialog(page).getByLabel(/^Title/)).toHaveCount(1);
    await dialog(page).getByRole('button', { name: 'Remove damaged.jpg' }).click();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(row(page, 'Garden')).toBeVisible();
  },
);

test('stops an upload that is cancelled, and posts nothing of it', SLOW_SUITE, async ({ house, open, complaints }) => {
  complaints.expect(/\/api\/uploads/);
  const page = await open('/gallery-management', { as: house.as('Director') });
  await page.route('**/api/uploads', (route) => route.abort());
  await chooseFiles(page, await picture('garden.jpg', 90));
  await forEverybody(page);
  await send(page);
  await expect(page.getByText('Failed to upload photo').first()).toBeVisible();
  // The server never hears of it: the upload stays under way until it is cancelled.
  await page.unroute('**/api/uploads');
  await page.route('**/api/uploads', () => {});
  await send(page);
  await expect(dialog(page).getByRole('progressbar')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Cancel the upload of garden.jpg' }).click();
  await expect(dialog(page).getByRole('progressbar')).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'No photos yet' })).toBeVisible();
});

test('a photo whose file is missing says so at once', SLOW_SUITE, async ({ house, larkhouse, open }) => {
  const director = await signedIn(larkhouse, 'staff', house.as('Director'));
  const filePath = `/uploads/${'0'.repeat(32)}.jpg`;
  const photo = { title: 'Lost', fileName: 'lost.jpg', filePath };
  expect((await director.post('/api/gallery', photo)).status).toBe(201);
  const page = await open('/gallery-management', { as: house.as('Lead Teacher') });
  await expect(row(page, 'Lost').getByRole('img', { name: 'The file is missing' })).toBeVisible();
});

test('is not for a role without the gallery', async ({ house, open }) => {
  const page = await open('/gallery-management', { as: house.as('Support Staff') });
  await expect(page.getByRole('button', { name: 'Upload photos' })).toHaveCount(0);
  expect((await page.request.get('/api/gallery')).status()).toBe(403);
});

for (const [width, size] of Object.entries(LOOKED_AT)) {
  test(`no accessibility violations in the gallery’s management, ${width}`, async ({ house, open }) => {
    const page = await open('/gallery-management', {
      as: house.as('Director'),
      ...size,
    });
    await page.getByRole('heading', { name: 'No photos yet' }).waitFor();
    await expectAccessible(page, 'no photos');
    await chooseFiles(page, await picture('garden_day.jpg', 90));
    await forChildren(page);
    await choose(page, 'ada');
    await dialog(page)
      .getByText(/has no photo release/)
      .waitFor();
    await dialog(page)
      .getByLabel(/^Title/)
      .fill('');
    await send(page);
    await dialog(page).getByText('Title is required').waitFor();
    await expectAccessible(page, 'upload with errors');
    await dialog(page)
      .getByLabel(/^Title/)
      .fill('Garden day');
    await send(page);
    await row(page, 'Garden day').waitFor();
    await expect(dialog(page)).toHaveCount(0);
    await expectAccessible(page, 'photos');
    await page.getByRole('button', { name: 'Edit Garden day' }).click();
    await dialog(page).waitFor();
    await expectAccessible(page, 'edit');
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await chooseMore(page, 'Garden day', 'Delete Garden day');
    await page.getByRole('alertdialog').waitFor();
    await expectAccessible(page, 'delete');
  });
}
