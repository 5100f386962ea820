import type { Page } from '@playwright/test';
import { sealAudit } from '#server/kernel/audit/seal.ts';
import { asSuperuser } from '#testing/superuser.ts';
import { expectAccessible, LOOKED_AT } from './accessibility.ts';
import { dialog } from './dashboard.ts';
import { failing } from './failing.ts';
import { TODAY } from './house.ts';
import { expect, SLOW_SUITE, test } from './test.ts';

for (const [width, options] of Object.entries(LOOKED_AT)) {
  test(
    `a Director finds who changed what, and that it is as it was written, at ${width}`,
    SLOW_SUITE,
    async ({ house, open, larkhouse }) => {
      const page = await open('/settings', { as: house.as('Director'), ...options });
      const report = { childId: house.children.Ada, date: TODAY, staffId: house.staff.Nurse, meals: 'All of it' };
      expect((await page.request.post('/api/daily-reports', { data: report })).status()).toBe(201);
      await page.getByRole('link', { name: /^Audit log/ }).click();
      await expect(page).toHaveURL('/settings/audit');
      const row = page.getByRole('row').filter({ hasText: 'Write daily report' });
      await expect(row).toContainText('Dora Director');
      await expect(row).toContainText('Ada Dubois');
      await expect(row).toContainText('03/05/2046, 7:30:00 AM');
      // On phones rows far below are not drawn, and keep the colours of the theme before.
      if ('hasTouch' in options) expect(await tooSmall(page), 'what a finger misses').toEqual([]);
      else await expectAccessible(page, 'the audit log');

      await page.getByLabel('About').selectOption('Incidents');
      await expect(page.getByRole('heading', { name: 'No entries' })).toBeVisible();
      await page.getByLabel('About').selectOption('Daily reports');
      await expect(row).toHaveCount(1);
      await expectAccessible(page, 'the log of daily reports');
      await page.getByRole('combobox', { name: 'Who' }).fill('Dora');
      await page.getByRole('option', { name: /Dora Director/ }).click();
      await page.getByRole('combobox', { name: 'Child' }).fill('Ada');
      await page.getByRole('option', { name: /Ada Dubois/ }).click();
      await expect(row).toHaveCount(1);
      await page.reload();
      await expect(row).toHaveCount(1);
      await expect(page.getByRole('row').filter({ hasText: 'Enroll child' })).toHaveCount(0);

      const details = row.getByRole('button', { name: /^Details of entry/ });
      await details.focus();
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toContainText('All of it');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(details).toBeFocused();
      await details.click();
      await expect(dialog(page)).toContainText('All of it');
      await expect(dialog(page).getByRole('rowheader', { name: 'Meals' })).toBeVisible();
      await expect(dialog(page)).toContainText(/Daily report \d+/);
      await expect(dialog(page)).toContainText('Viewing this entry is recorded.');
      await expectAccessible(page, 'an entry');
      await dialog(page).getByRole('link', { name: 'Dora Director' }).click();
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL(/\?who=staff-\d+$/);
      await expect(page.getByRole('row').filter({ hasText: 'Read audit entry' })).toHaveCount(2);

      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download' }).click();
      await page.getByRole('menuitem', { name: 'CSV' }).click();
      expect((await download).suggestedFilename()).toMatch(/^audit-.*\.csv$/);

      // Other tests' transactions on the same server can make a seal wait, such as the one that makes the demonstration.
      const sealed = async () => {
        await sealAudit({ server: larkhouse.server, centerId: house.centerId });
        const { rowCount } = await asSuperuser(larkhouse, (client) =>
          client.query(
            `select from audit a join audit_seal s on a.id = any (s.audit_ids) where a.action = 'enroll child'`,
          ),
        );
        return rowCount;
      };
      await expect.poll(sealed, { timeout: 120_000 }).toBeGreaterThan(0);
      await page.getByRole('link', { name: 'Back to Settings' }).click();
      await page.getByRole('link', { name: /^System/ }).click();
      await expect(page).toHaveURL('/settings/system');
      await page.getByRole('button', { name: 'Compare now' }).click();
      await expect(page.getByText('Everything is as it was written')).toBeVisible();
      await expectAccessible(page, 'the seals compared');

      const changed = await asSuperuser(larkhouse, (client) =>
        client.query<{ id: string }>(
          `update audit set action = 'enroll' where action = 'enroll child' and child_ids = array[$1::bigint] returning id`,
          [house.children.Ada],
        ),
      );
      await page.getByRole('button', { name: 'Compare now' }).click();
      await expect(page.getByText('1 entry is not as it was written')).toBeVisible();
      await expect(page.getByText(`Entry ${changed.rows[0]?.id}: changed`)).toBeVisible();
      await expectAccessible(page, 'what is not as it was written');
    },
  );
}

/** What can be tapped on the screen's own part and is less than 44 px high. */
const tooSmall = (page: Page) =>
  page
    .getByRole('main')
    .locator('button:visible, a:visible, input:visible, select:visible')
    .evaluateAll((all) =>
      all.flatMap((one) => (one.getBoundingClientRect().height < 44 ? [one.outerHTML.slice(0, 120)] : [])),
    );

test('a comparison that fails says so, and can be tried again', SLOW_SUITE, async ({ house, open, complaints }) => {
  complaints.expect(/500 .*\/api\/audit/);
  const page = await open('/settings/system', { as: house.as('Director') });
  await page.route('**/api/audit/verification/*', (route) => route.fulfill({ status: 500, json: { message: '' } }));
  const compare = page.getByRole('button', { name: 'Compare now' });
  await compare.click();
  await expect(page.getByText('The seals could not be compared', { exact: true })).toBeVisible();
  await page.unroute('**/api/audit/verification/*');
  await compare.click();
  await expect(page.getByText('Everything is as it was written')).toBeVisible();
});

test('it shows how far it has come, and ends with the screen', SLOW_SUITE, async ({ house, open }) => {
  const page = await open('/settings/system', { as: house.as('Director') });
  let asked = 0;
  await page.route('**/api/audit/verification', (route) =>
    route.fulfill({ json: { parts: ['seals-0-1', 'activity-0-1', 'incident-0-1'], erased: { rows: 0, details: 0 } } }),
  );
  const held: (() => Promise<void>)[] = [];
  await page.route('**/api/audit/verification/*', (route) => {
    asked += 1;
    held.push(() => route.fulfill({ json: { sealed: 7, found: 0, faults: [] } }));
  });
  const progress = page.getByRole('progressbar', { name: 'Comparing …' });
  await page.getByRole('button', { name: 'Compare now' }).click();
  await expect.poll(() => held.length).toBe(1);
  await expect(progress).toHaveAttribute('aria-valuetext', '0 of 3');
  await held.shift()?.();
  await expect(progress).toHaveAttribute('aria-valuetext', '1 of 3');
  await expect.poll(() => held.length).toBe(1);
  await page.getByRole('link', { name: 'Back to Settings' }).click();
  await expect(page).toHaveURL('/settings');
  await page.getByRole('link', { name: /^System/ }).click();
  await expect(page.getByRole('button', { name: 'Compare now' })).toBeVisible();
  expect(asked).toBe(2);
  await expect(page.getByText('The seals could not be compared')).toHaveCount(0);
});

test(
  'a log that cannot be read says so, and can be asked again; a reversed range is named',
  SLOW_SUITE,
  async ({ house, open, complaints }) => {
    complaints.expect(/500 .*\/api\/audit/);
    const page = await open('/login', { as: house.as('Director') });
    const mend = await failing(page, '**/api/audit?*', { status: 500 });
    await page.goto('/settings');
    await page.getByRole('link', { name: /^Audit log/ }).click();
    await expect(page.getByText('The audit log could not be loaded')).toBeVisible();
    await mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Enroll child' }).first()).toBeVisible();
    await page.getByLabel('From').fill('2050-01-01');
    await expect(page.getByText('The first day must not be after the last day')).toBeVisible();
  },
);

test('it is not for those whose role does not include it', async ({ house, open }) => {
  const page = await open('/settings/audit', { as: house.as('Lead Teacher') });
  await expect(page.getByText('Your role does not include this page.')).toBeVisible();
  await page.goto('/settings/system');
  await expect(page.getByText('Your role does not include this page.')).toBeVisible();
});
