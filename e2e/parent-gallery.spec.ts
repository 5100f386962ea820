import type { Page } from '@playwright/test';
import { insertPhoto, photoFile } from '#server/domains/gallery/queries.ts';
import { signedIn } from '#testing/client.ts';
import type { TestLarkhouse } from '#testing/larkhouse.ts';
import { expectAccessible, LOOKED_AT } from './accessibility.ts';
import { turnOn, untilFocused } from './controls.ts';
import { failing } from './failing.ts';
import { idOf } from './families.ts';
import { postPhotos } from './gallery.ts';
import type { House } from './house.ts';
import { makeMother } from './parents.ts';
import { holdSightings, scrollTo, sightings } from './sightings.ts';
import { expect, PHONE, SLOW_SUITE, test } from './test.ts';

const GALLERY = '/parent-dashboard?view=gallery';
const GARDEN = { title: 'Garden day', description: 'Planting beans', tags: ['garden', 'spring', 'outside', 'beans'] };
const BLOCKS = { title: 'High tower', tags: ['blocks'], width: 800, height: 1200 };

const cards = (page: Page) => page.getByRole('list', { name: 'Photos' }).getByRole('button');
const box = (page: Page) => page.getByRole('dialog');

test('a parent finds photos by words and tags, and sees none of another family', async ({ larkhouse, house, open }) => {
  await postPhotos(larkhouse, house, GARDEN, BLOCKS, { title: 'Only for Ben', childIds: [idOf(house, 'Ben')] });
  const page = await open('/parent-dashboard', { asParent: await makeMother(house, 'Ada') });
  await page.getByRole('link', { name: 'Gallery', exact: true }).click();
  await expect(cards(page)).toHaveText([/High tower.*blocks/, /Garden day.*garden.*spring.*\+2/]);
  await expect(page.getByText('Showing 2 of 2 photos')).toBeVisible();
  await expect(page.getByText('Only for Ben')).toHaveCount(0);

  await page.getByLabel('Search photos').fill('beans');
  await expect(cards(page)).toHaveText([/Garden day/]);
  await expect(page.getByText('Showing 1 of 2 photos').first()).toBeVisible();
  await page.getByLabel('Search photos').fill('zebra');
  await expect(page.getByText('No photos found')).toBeVisible();
  await page.getByRole('button', { name: 'Show all photos' }).click();
  await expect(cards(page)).toHaveCount(2);
  await turnOn(page.getByRole('radio', { name: 'blocks' }));
  await expect(cards(page)).toHaveText([/High tower/]);
  await turnOn(page.getByRole('radio', { name: 'All' }));
  await expect(cards(page)).toHaveCount(2);
});

test('one photo large: keys, zoom, turning, and Back closes it', SLOW_SUITE, async ({ larkhouse, house, open }) => {
  await postPhotos(larkhouse, house, GARDEN, BLOCKS);
  const page = await open(GALLERY, { asParent: await makeMother(house, 'Ada') });
  await cards(page).first().click();
  await expect(box(page)).toContainText('1 of 2');
  await press(page, 'ArrowRight');
  await expect(box(page).getByRole('heading', { name: 'Garden day' })).toBeVisible();
  await expect(box(page)).toContainText('2 of 2');
  await expect(box(page)).toContainText('Planting beans');
  await expect(box(page)).toContainText('+1');
  await page.keyboard.press('ArrowRight');
  await expect(box(page)).toContainText('1 of 2');
  await page.keyboard.press('ArrowLeft');
  await expect(box(page)).toContainText('2 of 2');
  await box(page).getByRole('button', { name: 'Next photo' }).click();
  await box(page).getByRole('button', { name: 'Previous photo' }).click();
  await expect(box(page)).toContainText('2 of 2');

  const [zoomIn, zoomOut] = ['Zoom in', 'Zoom out'].map((name) => box(page).getByRole('button', { name }));
  await expect(box(page)).toContainText('100%');
  for (let step = 0; step < 8; step += 1) await zoomIn?.click();
  await expect(box(page)).toContainText('300%');
  await zoomIn?.click({ force: true });
  await expect(box(page)).toContainText('300%');
  await expect(zoomIn ?? box(page)).toHaveAttribute('aria-disabled', 'true');
  for (let step = 0; step < 10; step += 1) await zoomOut?.click();
  await expect(box(page)).toContainText('50%');
  await zoomOut?.click({ force: true });
  await expect(box(page)).toContainText('50%');
  await expect(zoomOut ?? box(page)).toHaveAttribute('aria-disabled', 'true');
  const picture = box(page).getByRole('img');
  await box(page).getByRole('button', { name: 'Rotate' }).click();
  await expect(picture).toHaveCSS('rotate', '90deg');
  await page.keyboard.press('ArrowRight');
  await expect(box(page)).toContainText('100%');
  await expect(picture).toHaveCSS('rotate', '0deg');

  await page.reload();
  await expect(box(page).getByRole('heading', { name: 'High tower' })).toBeVisible();
  await press(page, 'Escape');
  await expect(box(page)).toHaveCount(0);
  await cards(page).last().click();
  await expect(box(page)).toContainText('2 of 2');
  await press(page, 'ArrowLeft');
  await expect(box(page)).toContainText('1 of 2');
  await page.goBack();
  await expect(box(page)).toHaveCount(0);
  await expect(page).toHaveURL(/view=gallery$/);
  await expect(cards(page).last()).toBeFocused();
});

test('a finger turns the page by a swipe over 50 px', SLOW_SUITE, async ({ larkhouse, house, open }) => {
  await postPhotos(larkhouse, house, GARDEN, BLOCKS);
  const page = await open(GALLERY, { asParent: await makeMother(house, 'Ada'), ...PHONE });
  await cards(page).first().tap();
  await expect(box(page)).toContainText('1 of 2');
  await swipe(page, -50);
  await swipe(page, -60);
  await expect(box(page)).toContainText('2 of 2');
  await swipe(page, 60);
  await expect(box(page)).toContainText('1 of 2');
});

test('a photo and a month can be saved', SLOW_SUITE, async ({ larkhouse, house, open }) => {
  await postPhotos(larkhouse, house, GARDEN, BLOCKS);
  const page = await open(GALLERY, { asParent: await makeMother(house, 'Ada') });
  await page.getByRole('button', { name: 'Download photos' }).click();
  await box(page).getByLabel('Which days').selectOption('March 2046');
  await expect(box(page).getByRole('status')).toHaveText('2 photos');
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    box(page).getByRole('button', { name: 'Download' }).click(),
  ]);
  expect([zip.suggestedFilename(), await zip.failure()]).toEqual(['Photos 2046-03-01 2046-03-31.zip', null]);
  await expect(box(page)).toHaveCount(0);
  await cards(page).last().click();
  const [photo] = await Promise.all([
    page.waitForEvent('download'),
    box(page).getByRole('link', { name: 'Download' }).click(),
  ]);
  expect([photo.suggestedFilename(), await photo.failure()]).toEqual(['Garden day.jpg', null]);
});

test(
  'all photos of a child, or of chosen days, are saved at once; none and a failed count say so',
  SLOW_SUITE,
  async ({ larkhouse, house, open, complaints }) => {
    complaints.expect(/net::ERR_.*\/api\/gallery\/summary/);
    await postPhotos(larkhouse, house, { ...GARDEN, childIds: [house.children.Ada ?? 0] }, BLOCKS);
    const page = await open(GALLERY, { asParent: await makeMother(house, 'Ada', 'Dario'), ...PHONE });
    await page.getByRole('button', { name: 'Download photos' }).click();
    const found = box(page).getByRole('status');
    const button = box(page).getByRole('button', { name: 'Download' });
    await expect(found).toHaveText('2 photos');
    await box(page).getByLabel('Which photos').selectOption('Only those with Dario');
    await expect(found).toHaveText('There are no photos from these days.');
    await expect(button).toBeDisabled();
    await box(page).getByLabel('Which photos').selectOption('Only those with Ada');
    await expect(found).toHaveText('1 photo');
    await expectAccessible(page, 'saving photos');
    await box(page).getByLabel('Which days').selectOption('Choose days');
    await box(page).getByLabel('Until').fill('2046-02-20');
    await expect(box(page)).toContainText('The last day must not be before the first day');
    await expect(button).toBeDisabled();
    const mend = await failing(page, /\/api\/gallery\/summary/);
    await box(page).getByLabel('From').fill('2046-02-10');
    await expect(box(page).getByRole('alert')).toContainText('The photos could not be counted.');
    await mend();
    await box(page).getByRole('button', { name: 'Try again' }).click();
    await expect(found).toHaveText('There are no photos from these days.');
    await box(page).getByLabel('Until').fill('2046-03-05');
    await expect(found).toHaveText('1 photo');
    const [zip] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect([zip.suggestedFilename(), await zip.failure()]).toEqual(['Photos 2046-02-10 2046-03-05.zip', null]);
  },
);

test(
  'a long gallery comes page by page, and knows a photo that is far down',
  SLOW_SUITE,
  async ({ larkhouse, house, open }) => {
    const first = await postLongGallery(larkhouse, house);
    const page = await open(GALLERY, { asParent: await makeMother(house, 'Ada') });
    await expect(page.getByText('Showing 150 of 150 photos')).toBeVisible();
    // Only what is near the screen is in the page, wherever that is.
    const [newest, oldest] = ['Photo 150', 'The first of all'].map((title) => page.getByText(title, { exact: true }));
    if (!newest || !oldest) throw new Error('No photos to look for');
    await expect(newest).toBeVisible();
    await expect.poll(() => cards(page).count()).toBeLessThan(60);
    await expect(async () => {
      await page.mouse.wheel(0, 3000);
      await expect(oldest).toBeInViewport({ timeout: 250 });
    }).toPass();
    await expect(newest).toHaveCount(0);
    await expect.poll(() => cards(page).count()).toBeLessThan(60);
    await page.keyboard.press('Home');
    await expect(newest).toBeInViewport();
    await page.goto(`${GALLERY}&photo=${first}`);
    await expect(box(page).getByRole('heading', { name: 'The first of all' })).toBeVisible();
    await expect(box(page)).toContainText('150 of 150');
    await press(page, 'ArrowRight');
    await expect(box(page)).toContainText('1 of 150');
  },
);

test(
  'a long gallery has no gap on a device that is slow to say what is near the screen',
  SLOW_SUITE,
  async ({ larkhouse, house, open }) => {
    await postLongGallery(larkhouse, house);
    const page = await open(GALLERY, { asParent: await makeMother(house, 'Ada') });
    await page.addInitScript(holdSightings);
    await page.reload();
    const newest = page.getByText('Photo 150', { exact: true });
    await expect(newest).toBeVisible();
    // Two parts of the list, and its end.
    await expect.poll(() => sightings(page)).toBeGreaterThanOrEqual(3);
    await scrollTo(page, 'end');
    await page.evaluate(() => window.sightings.say('together'));
    await expect(page.getByText('Photo 126', { exact: true })).toBeAttached();
    // That the newest were left, and came back, is said before the first of both is drawn.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(newest).toBeInViewport();
    await page.evaluate(() => window.sightings.hold());
    await scrollTo(page, 'end');
    await scrollTo(page, 'beginning');
    await page.evaluate(() => window.sightings.say('singly'));
    await expect(newest).toBeInViewport();
  },
);

test(
  'a gallery without photos says so, one that cannot be read too, and a photo that is gone',
  SLOW_SUITE,
  async ({ complaints, house, open }) => {
    const page = await open(`${GALLERY}&photo=4711`, { asParent: await makeMother(house, 'Ada') });
    await expect(box(page)).toContainText('This photo no longer exists.');
    await press(page, 'Escape');
    await expect(page.getByText('No photos yet')).toBeVisible();
    complaints.expect(/500/);
    const mend = await failing(page, '**/api/gallery?*', { status: 500 });
    await page.reload();
    await expect(page.getByText('Failed to load gallery. Please try refreshing the page.')).toBeVisible();
    await mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No photos yet')).toBeVisible();
  },
);

for (const [width, size] of Object.entries(LOOKED_AT)) {
  test(`no accessibility violations in the gallery, ${width}`, async ({ larkhouse, house, open }) => {
    await postPhotos(larkhouse, house, GARDEN, BLOCKS);
    const asParent = await makeMother(house, 'Ada');
    const page = await open(GALLERY, { asParent, ...size });
    await cards(page).first().waitFor();
    await expectAccessible(page, 'gallery');
    await page.getByLabel('Search photos').fill('zebra');
    await page.getByText('No photos found').waitFor();
    await expectAccessible(page, 'nothing found');
    await page.getByRole('button', { name: 'Show all photos' }).click();
    await cards(page).last().click();
    await box(page).getByRole('img').waitFor();
    await box(page).getByRole('button', { name: 'Zoom in' }).click();
    await expectAccessible(page, 'one photo');
  });
}

test('privacy mode blurs the photos', SLOW_SUITE, async ({ larkhouse, house, open }) => {
  await postPhotos(larkhouse, house, GARDEN);
  const mother = await makeMother(house, 'Ada');
  await (await signedIn(larkhouse, 'parent', mother)).put('/api/preferences', { privacyMode: true });
  const page = await open(GALLERY, { asParent: mother });
  const cover = cards(page).first().locator('.private').first();
  await expect(cover).toHaveCSS('filter', /blur/);
  await cover.hover();
  await expect(cover).toHaveCSS('filter', 'none');
});

/** Presses a key once the large photo has the focus: it hears keys a moment after it is seen. */
async function press(page: Page, key: string): Promise<void> {
  await untilFocused(box(page));
  await page.keyboard.press(key);
}

/** A finger moves across the large photo by so many pixels. */
async function swipe(page: Page, by: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const place = await box(page).getByRole('img').boundingBox();
  const [x, y] = [(place?.x ?? 0) + (place?.width ?? 0) / 2, (place?.y ?? 0) + (place?.height ?? 0) / 2];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', to?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: to === undefined ? [] : [{ x: to, y }] });
  await touch('touchStart', x);
  await touch('touchMove', x + by / 2);
  await touch('touchMove', x + by);
  await touch('touchEnd');
}

/** A gallery of 150 photos; the id of the oldest. */
async function postLongGallery(larkhouse: TestLarkhouse, house: House): Promise<number> {
  const [first = 0] = await postPhotos(larkhouse, house, { title: 'The first of all' });
  await house.within(async (scope) => {
    const { filePath } = await scope.one(photoFile(first));
    for (let number = 2; number <= 150; number += 1) await scope.one(insertPhoto(rowOf(number, filePath)));
  });
  return first;
}

/** A later one with the same picture. */
const rowOf = (number: number, filePath: string) => ({
  title: `Photo ${number}`,
  description: '',
  tags: [],
  fileName: 'photo.jpg',
  filePath,
  fileSize: 1,
  fileStored: true,
  width: 1200,
  height: 800,
  uploadedBy: null,
  isVisible: true,
  createdAt: new Date(Date.UTC(2046, 2, 6, 12, number)),
});
