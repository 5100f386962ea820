import type { ElementHandle, Locator, Page } from '@playwright/test';
import { addCamera } from './cameras.ts';
import { turnOn } from './controls.ts';
import { idOf } from './families.ts';
import { postPhotos } from './gallery.ts';
import { makeMother } from './parents.ts';
import { bring } from './room.ts';
import { expect, SLOW_SUITE, test } from './test.ts';

/** What was narrowed down is still so after a reload. */
async function expectKept(page: Page, address: string | RegExp, shown: () => Promise<void>): Promise<void> {
  await expect(page).toHaveURL(address);
  await shown();
  await page.reload();
  await shown();
}

/** Turns a radio on and types, in one task of the page: nothing is drawn in between, as on a slow device. */
async function turnOnAndType(choice: Locator, field: Locator, text: string): Promise<void> {
  await field.evaluate(
    (input: HTMLElement, [turned, letters]) => {
      turned.click();
      input.focus();
      document.execCommand('insertText', false, letters);
    },
    [(await choice.elementHandle()) as ElementHandle<HTMLElement>, text] as const,
  );
}

const radio = (page: Page, name: string | RegExp) => page.getByRole('radio', { name });
const typed = (page: Page, name: string) => page.getByRole('searchbox', { name });

test('the dashboard keeps who is looked for, and the room', async ({ house, open }) => {
  const page = await open('/', { as: house.as('Director') });
  await expect(radio(page, 'Toddlers')).toBeVisible();
  await turnOnAndType(radio(page, 'Toddlers'), typed(page, 'Search children'), 'ben');
  await expectKept(page, '/?room=toddlers&search=ben', async () => {
    await expect(radio(page, 'Toddlers')).toBeChecked();
    await expect(page.getByRole('rowheader')).toHaveText(/Ben Okafor/);
  });
});

test('billing keeps which invoices and late pickups are shown', SLOW_SUITE, async ({ house, open }) => {
  const page = await open('/billing?tab=invoices', { as: house.as('Director') });
  await page.getByLabel('Issued').selectOption('2045');
  await turnOn(radio(page, /^Paid/));
  await typed(page, 'Search payer or number').fill('maria');
  await expectKept(page, '/billing?tab=invoices&period=2045&show=paid&search=maria', async () => {
    await expect(page.getByLabel('Issued')).toHaveValue('2045');
    await expect(radio(page, /^Paid/)).toBeChecked();
    await expect(typed(page, 'Search payer or number')).toHaveValue('maria');
  });
  await page.getByRole('tab', { name: 'Late pickups' }).click();
  await turnOn(radio(page, /^Not charged/));
  await expectKept(page, '/billing?tab=late-pickups&show=waived', () =>
    expect(radio(page, /^Not charged/)).toBeChecked(),
  );
});

test('cameras keep the room, their log the camera and the days', SLOW_SUITE, async ({ larkhouse, house, open }) => {
  await addCamera(larkhouse, house, { name: 'Crib', room: 'Infant Room' });
  await addCamera(larkhouse, house, { name: 'Blocks', room: 'Toddler Room' });
  const page = await open('/cameras', { as: house.as('Director') });
  await turnOn(radio(page, 'Infant Room'));
  await expectKept(page, /\/cameras\?room=\d+$/, async () => {
    await expect(page.getByRole('heading', { name: 'Crib' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Blocks' })).toHaveCount(0);
  });
  await page.getByRole('tab', { name: 'Viewing log' }).click();
  await page.getByLabel('Camera', { exact: true }).selectOption('Blocks');
  await page.getByLabel('From day', { exact: true }).fill('2046-03-02');
  await expectKept(page, /\/cameras\?tab=log&camera=\d+&from=2046-03-02$/, async () => {
    await expect(page.getByLabel('Camera', { exact: true }).locator('option:checked')).toHaveText('Blocks');
    await expect(page.getByLabel('From day', { exact: true })).toHaveValue('2046-03-02');
  });
});

test('who is looked for among the PINs, and which room is closed, are kept', SLOW_SUITE, async ({ house, open }) => {
  await bring(house, [idOf(house, 'Ada'), idOf(house, 'Ben')]);
  const page = await open('/settings/kiosks', { as: house.as('Director') });
  await typed(page, 'Search guardians').fill('okafor');
  await expectKept(page, '/settings/kiosks?search=okafor', () =>
    expect(typed(page, 'Search guardians')).toHaveValue('okafor'),
  );
  await page.goto('/close-day');
  await turnOn(radio(page, 'Toddler Room'));
  await expectKept(page, /\/close-day\?room=\d+$/, async () => {
    await expect(page.getByText('Ben Okafor').first()).toBeVisible();
    await expect(page.getByText('Ada Dubois')).toHaveCount(0);
  });
});

test('parents keep which photos and documents they look at', SLOW_SUITE, async ({ larkhouse, house, open }) => {
  await postPhotos(
    larkhouse,
    house,
    { title: 'High tower', tags: ['blocks'] },
    { title: 'Bean row', tags: ['garden'] },
  );
  const page = await open('/parent-dashboard?view=gallery', { asParent: await makeMother(house, 'Ada') });
  await turnOn(radio(page, /^blocks/));
  await typed(page, 'Search photos').fill('tower');
  await expectKept(page, '/parent-dashboard?view=gallery&tag=blocks&search=tower', async () => {
    await expect(radio(page, /^blocks/)).toBeChecked();
    await expect(typed(page, 'Search photos')).toHaveValue('tower');
    await expect(page.getByRole('list', { name: 'Photos' }).getByRole('button')).toHaveText([/High tower/]);
  });
});
