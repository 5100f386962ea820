import { overlap } from './controls.ts';
import { notice, quickly } from './dashboard.ts';
import { expect, PHONE, SLOW_SUITE, test } from './test.ts';

const SIZES = {
  phone: PHONE,
  tablet: { viewport: { width: 768, height: 500 } },
  laptop: { viewport: { width: 1024, height: 500 } },
  desktop: { viewport: { width: 1440, height: 500 } },
};

for (const [where, size] of Object.entries(SIZES)) {
  test(
    `a notice covers neither the main action nor the navigation at the bottom, on a ${where}, and gives way to a touch`,
    SLOW_SUITE,
    async ({ house, open }) => {
      const page = await open('/profile', { as: house.as('Support Staff'), ...size });
      await page.getByLabel(/^Phone/).fill('555 010 2030');
      const save = page.getByRole('button', { name: 'Save Changes' });
      await save.click();
      await expect(notice(page)).toContainText('Profile updated');
      await save.scrollIntoViewIfNeeded();
      for (const bar of [save, page.locator('[data-bottom-bar]')]) {
        await expect.poll(() => overlap(notice(page), bar)).toBe(false);
      }
      await page.getByLabel(/^First name/).click();
      await expect(notice(page)).toHaveCount(0);
    },
  );
}

test('a notice that offers an undo stays when something else is touched', SLOW_SUITE, async ({ house, open }) => {
  const page = await open('/', { as: house.as('Support Staff'), ...PHONE });
  await quickly(page, 'Ada Dubois', 'Rosa Dubois');
  const undo = notice(page).getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await page.getByRole('heading', { level: 1 }).first().tap();
  await undo.tap();
  await expect(notice(page)).toContainText('Check-in undone');
});
