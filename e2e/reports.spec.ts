import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { recordAttendance } from '#server/domains/attendance/commands.ts';
import { reportIncident } from '#server/domains/incidents/commands.ts';
import { expectAccessible, LOOKED_AT } from './accessibility.ts';
import { turnOn } from './controls.ts';
import { dialog, notice, panel } from './dashboard.ts';
import { failing } from './failing.ts';
import { type House, TODAY } from './house.ts';
import { expect, test } from './test.ts';

const tile = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Summary' })
    .locator('[class*=shadow-card]')
    .filter({ has: page.getByText(name, { exact: true }) });

const checkIn = (house: House, name: string, checkInTime: string) =>
  house.within((scope) =>
    recordAttendance(scope, {
      childId: house.children[name] ?? 0,
      date: TODAY,
      checkInTime,
      checkInBy: 'Mother',
      checkOutBy: null,
      status: 'present',
    }),
  );

test('tells a period in tiles, charts and tables that can be read, printed and taken away', async ({
  house,
  open,
  complaints,
}) => {
  await checkIn(house, 'Ada', '07:05');
  const incident = { childId: house.children.Ben ?? 0, date: TODAY, time: '07:10', actionTaken: '' };
  const staffId = house.staff.Nurse;
  await house.within((scope) => reportIncident(scope, { ...incident, description: 'Bumped a knee', staffId }));

  const page = await open('/reports', { as: house.as('Director') });
  await expect(page.getByRole('heading', { name: 'Reports & Analytics' })).toBeVisible();
  await expect(tile(page, 'Total Children')).toContainText('4');
  await expect(tile(page, 'Attendance')).toContainText('25%1 of 4 children present');
  await expect(tile(page, 'Absent')).toContainText('3');
  await expect(tile(page, 'Open Incidents')).toContainText('11 reported');
  await expect(panel(page, 'Recent Incidents').getByRole('listitem')).toHaveText([
    /Incident Report.*Pending.*Bumped a knee.*Ben Okafor · Toddler Room/,
  ]);
  await panel(page, 'Recent Incidents').getByRole('button', { name: 'Incident Report' }).click();
  await expect(dialog(page)).toContainText('Bumped a knee');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(panel(page, 'Staff Summary').getByRole('listitem')).toHaveCount(5);

  // Somebody else's check-in shows by itself.
  await checkIn(house, 'Ben', '07:20');
  await expect(tile(page, 'Attendance')).toContainText('50%2 of 4 children present');

  await page.getByRole('tab', { name: 'Attendance' }).click();
  await expect(page).toHaveURL(/tab=attendance/);
  const ratio = panel(page, 'Ratio over the day');
  await expect(
    ratio.getByText('children and nobody on duty').or(ratio.getByText('child and nobody on duty')),
  ).toHaveCount(2);
  const arrivals = page.getByRole('slider', { name: /^Arrivals/ });
  await arrivals.focus();
  await page.keyboard.press('End');
  await expect(arrivals).toHaveAttribute('aria-valuetext', 'From 7:15 AM, Late 0, On time 1, Arrivals 1');
  const card = panel(page, 'Arrivals');
  await card.getByText('Show as a table').click();
  await expect(card.getByRole('table').getByRole('row')).toHaveText([
    /Quarter hour from/,
    /7:00 AM.*1.*0/,
    /7:15 AM.*1.*0/,
  ]);
  await card.getByRole('button', { name: 'Download: Arrivals' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV file' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`arrivals-${TODAY}.csv`);
  expect(await readFile(await file.path(), 'utf8')).toContain('07:00,1,0');
  complaints.expect(/50\d .*\/api\//);
  await page.route('**/api/analytics/downloads/**', (route) =>
    route.fulfill({ status: 503, json: { code: 'x', message: 'Not now' } }),
  );
  await card.getByRole('button', { name: 'Download: Arrivals' }).click();
  await page.getByRole('menuitem', { name: 'PDF file' }).click();
  await expect(notice(page)).toContainText('Not now');

  await turnOn(page.getByRole('radio', { name: 'Custom' }));
  await page.getByLabel('Start date').fill('2046-03-06');
  await expect(page.getByText('The start date must not be after the end date')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.getByLabel('Start date').fill('2046-02-26');
  // A choice goes over the address that was drawn last: the first one has to be.
  await expect(page.getByRole('tab').first()).toBeVisible();
  await turnOn(page.getByRole('radio', { name: 'Toddlers' }));
  await expect(page).toHaveURL(/from=2046-02-26.*room=toddlers/);
  await expect(tile(page, 'Total Children')).toContainText('1');
  await page.reload();
  await expect(page.getByRole('slider', { name: /^Attendance over time/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('radio', { name: 'Toddlers' })).toBeHidden();
  await expect(page.getByText('Maple House · ')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  const mend = await failing(page, '**/api/analytics/incidents*', { status: 503 });
  await page.reload();
  await turnOn(page.getByRole('radio', { name: 'Infants' }));
  await expect(page.getByText('The numbers of this period could not be loaded.')).toBeVisible();
  await mend();
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).first().click();
  await expect(tile(page, 'Open Incidents')).toContainText('0');
});

for (const [width, size] of Object.entries(LOOKED_AT)) {
  test(`no accessibility violations in the reports, ${width}`, async ({ house, open }) => {
    await checkIn(house, 'Ada', '07:05');
    const page = await open('/reports?period=month', { as: house.as('Nurse'), ...size });
    for (const tab of ['Attendance', 'Incidents', 'Activities']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
      await page.getByRole('tabpanel').getByRole('heading').first().waitFor();
      if (tab === 'Attendance') await page.getByRole('slider').first().waitFor();
      await expectAccessible(page, tab);
    }
  });
}
