import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { dialog, rowOf } from './dashboard.ts';
import { DESKTOP, expect, PHONE, test } from './test.ts';

/** Nothing that axe knows to be a barrier is on the screen. */
async function expectNoBarriers(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect.soft(found, what).toEqual([]);
}

const DIALOGS = ['Check In/Out', 'Daily Report', 'Incident Report', 'Enroll Child'];
const SIZES = { '390 px': PHONE, '1440 px': DESKTOP };

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [width, size] of Object.entries(SIZES)) {
    const look = { colorScheme, reducedMotion: 'reduce', ...size } as const;

    test(`no barriers in front of the login, ${colorScheme}, ${width}`, async ({ larkhouse: _, open }) => {
      const page = await open('/setup', look);
      await page.getByRole('button', { name: 'Create center' }).click();
      await page.getByText('Setup code is required').waitFor();
      await expectNoBarriers(page, 'setup with errors');
      await page.goto('/nowhere');
      await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
      await expectNoBarriers(page, 'not found');
      await page.goto('/parent-login');
      await page.getByRole('heading', { name: 'Parent Login' }).waitFor();
      await expectNoBarriers(page, 'parent login');
      await page.goto('/parent-register');
      await page.getByRole('heading', { name: 'Invalid Registration Link' }).waitFor();
      await expectNoBarriers(page, 'a registration link that opens nothing');
    });

    test(`no barriers on the login and the dashboard, ${colorScheme}, ${width}`, async ({ house, open }) => {
      const login = await open('/login', look);
      await login.getByRole('button', { name: 'Sign In' }).click();
      await login.getByText('Invalid email address').waitFor();
      await expectNoBarriers(login, 'login with errors');

      const page = await open('/', { as: house.as('Director'), ...look });
      await rowOf(page, 'Ben Okafor').waitFor();
      await page.getByText('Picture day').waitFor();
      await expectNoBarriers(page, 'dashboard');
      await page.getByLabel('Search children').fill('zzz');
      await expectNoBarriers(page, 'dashboard with an empty list');
      await page.getByLabel('Search children').fill('');
      await rowOf(page, 'Ben Okafor')
        .getByRole('button', { name: /^Who brings/ })
        .click();
      await page.getByRole('menuitem', { name: 'Staff Member' }).waitFor();
      await expectNoBarriers(page, 'menu');
      await page.keyboard.press('Escape');
      if (size === PHONE) {
        await page.getByRole('button', { name: 'Menu', exact: true }).click();
        await expectNoBarriers(page, 'navigation');
        await page.keyboard.press('Escape');
      }
      await page.goto('/children');
      await page.getByRole('heading', { name: 'Children Management' }).waitFor();
      await expectNoBarriers(page, 'a screen to come');
    });

    test(`no barriers in the dashboard’s dialogs, ${colorScheme}, ${width}`, async ({ house, open }) => {
      const page = await open('/', { as: house.as('Director'), ...look });
      for (const name of DIALOGS) {
        await page.getByRole('button', { name, exact: true }).click();
        await dialog(page).waitFor();
        await expectNoBarriers(page, name);
        await dialog(page).getByRole('button').last().click();
        await dialog(page)
          .getByText(/Please select a child|name is required/)
          .first()
          .waitFor();
        await expectNoBarriers(page, `${name} with errors`);
        if (name !== 'Enroll Child') await dialog(page).getByRole('button', { name: 'Cancel' }).click();
      }
      await dialog(page)
        .getByLabel(/^First name/)
        .fill('Aaron');
      await dialog(page)
        .getByLabel(/^Last name/)
        .fill('Newman');
      await dialog(page)
        .getByLabel(/^Date of birth/)
        .fill('2044-05-01');
      await dialog(page)
        .getByLabel(/^Room assignment/)
        .selectOption('Toddler Room');
      await dialog(page).getByRole('button', { name: /^Next/ }).click();
      await dialog(page).getByLabel('Medical authorization').waitFor();
      await expectNoBarriers(page, 'consent forms');
    });
  }
}
