import { sql } from 'kysely';
import { expectAccessible } from './accessibility.ts';
import { panel } from './dashboard.ts';
import { expect, PHONE, SLOW_SUITE, test } from './test.ts';

test(
  'a new center is led through its first steps, each at its place, until they are put away, and brought back when asked',
  SLOW_SUITE,
  async ({ house, open }) => {
    await house.within((scope) => scope.count(sql`update center set first_steps_dismissed_at = null`));
    const page = await open('/', { ...PHONE, as: house.as('Director') });
    const steps = panel(page, 'First steps');
    await expect(steps.getByText(/^\d of 11 done$/)).toBeVisible();
    await expect(steps.getByRole('link')).toHaveCount(4);
    await steps.getByRole('button', { name: 'Show all 11' }).click();
    await expect(steps.getByRole('listitem')).toHaveCount(11);
    await expect(steps.getByText(/of 4 children’s families invited/)).toBeVisible();
    await expect(
      steps.getByText('None yet: a broken computer would take everything with it', { exact: false }),
    ).toBeVisible();
    await expectAccessible(page, 'the first steps', 'light', 'dark');

    // Each leads to a screen that is there, and that a Director may see.
    const links = await steps
      .getByRole('link')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    expect(links).toHaveLength(11);
    for (const link of links) {
      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('This page was not found')).toHaveCount(0);
      const part = new URL(link, 'http://day.test').hash;
      if (part) await expect(page.locator(part)).toBeVisible();
    }

    await page.goto('/');
    await steps.getByRole('button', { name: 'Hide' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Hide' }).click();
    // It stays until the server has answered, and hides all else meanwhile.
    await expect(question).toHaveCount(0);
    await expect(steps).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(steps).toHaveCount(0);

    await page.goto('/settings/center');
    await expect(page.getByText(/^They are hidden; \d+ steps are still open\.$/)).toBeVisible();
    await page.getByRole('button', { name: 'Show them on the dashboard again' }).click();
    await expect(page.getByRole('link', { name: 'Go to the dashboard' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(steps.getByText(/^\d of 11 done$/)).toBeVisible();

    const nurse = await open('/', { as: house.as('Nurse') });
    await expect(nurse.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(panel(nurse, 'First steps')).toHaveCount(0);
  },
);
