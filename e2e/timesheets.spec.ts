import { sql } from 'kysely';
import { addDuty } from '#server/domains/staff/duty-corrections.ts';
import { expectAccessible } from './accessibility.ts';
import { dialog, notice } from './dashboard.ts';
import type { House } from './house.ts';
import { expect, PHONE, SLOW_SUITE, test } from './test.ts';

// Monday, March 5 2046. The pay period of two weeks before anything is set runs over a Sunday that lies before it.
const PAST = ['2046-02-12', '2046-02-13', '2046-02-14'];

/** The nurse worked three days of a period that is over, with a break of half an hour on the first. */
const withHours = (house: House) =>
  house.within(async (scope) => {
    const nurse = house.staff.Nurse;
    for (const startDate of PAST)
      await addDuty(scope, nurse, { startDate, startTime: '08:00', endTime: '16:30', reason: 'On paper' });
    await scope.count(sql`insert into staff_presence (staff_id, duty_id, at, function)
      select staff_id, id, started_at + b.after, b.does from staff_duty, (values
        (interval '4 hours', 'break'), (interval '4 hours 30 minutes', 'office')) as b (after, does)
      where staff_id = ${nurse} and started_at < '2046-02-13'`);
  });

test('hours are confirmed and signed on a phone, approved, corrected, signed again and exported (timesheets-7, timesheets-10)', async ({
  house,
  open,
}) => {
  await withHours(house);
  const phone = await open('/my-hours?date=2046-02-12', { as: house.as('Nurse'), ...PHONE });
  await expect(phone.getByText('1 break to confirm')).toBeVisible();
  await expect(phone.getByText('25 hr 30 min')).toBeVisible();
  await expectAccessible(phone, 'my hours', 'light', 'dark');
  await phone.getByRole('button', { name: /^I was free: / }).click();
  await expect(notice(phone)).toContainText('Noted');
  await expect(phone.getByText('Break, unpaid')).toBeVisible();
  await phone.getByRole('button', { name: 'Sign my hours' }).click();
  await expect(phone.getByRole('alertdialog')).toContainText('25 hr');
  await phone.getByRole('alertdialog').getByRole('button', { name: 'Sign my hours' }).click();
  await expect(notice(phone)).toContainText('Your hours are signed');

  const page = await open('/timesheets?date=2046-02-12', { as: house.as('Director') });
  const row = page.getByRole('row').filter({ hasText: 'Nurse' });
  await expect(row).toContainText('Signed');
  await expect(row).toContainText('25 hr');
  await expectAccessible(page, 'timesheets', 'light', 'dark');
  await page.getByRole('button', { name: 'Approve 1 timesheet' }).click();
  await expect(notice(page)).toContainText('The hours are approved');
  await expect(row).toContainText('Approved');

  await house.within(async (scope) => {
    const { id } = await scope.one(
      sql<{
        id: number;
      }>`select id from staff_duty where staff_id = ${house.staff.Nurse} order by started_at desc limit 1`,
    );
    const { correctDuty } = await import('#server/domains/staff/duty-corrections.ts');
    const times = { startDate: PAST[2] ?? '', startTime: '08:00', endTime: '15:30', reason: 'Left early' };
    await correctDuty(scope, house.staff.Nurse, id, times);
  });
  await phone.reload();
  await expect(phone.getByText('These hours changed after you signed them')).toBeVisible();
  await phone.getByRole('button', { name: 'Sign my hours' }).click();
  await phone.getByRole('alertdialog').getByRole('button', { name: 'Sign my hours' }).click();
  await expect(notice(phone).last()).toContainText('Your hours are signed');

  await page.reload();
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/\/timesheets\/\d+/);
  await expect(page.getByText('Left early').first()).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Approved by' })).toContainText('Regular: 25 hr');
  await expectAccessible(page, 'a timesheet', 'light', 'dark');
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Approved by' }).last()).toContainText('Regular: 24 hr');

  await page.goto('/timesheets?date=2046-02-12');
  await page.getByRole('button', { name: 'Export' }).click();
  await dialog(page).getByRole('radio', { name: /Gusto/ }).check();
  await expect(dialog(page)).toContainText('Not tried with Gusto');
  await expectAccessible(page, 'export', 'light', 'dark');
  const saved = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Export' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^payroll-gusto-2046-02-\d\d-2046-0[23]-\d\d\.csv$/);
  await expect(row).toContainText('Exported');
});

test(
  'pay periods and columns are set in the settings (timesheets-6, timesheets-12)',
  SLOW_SUITE,
  async ({ house, open, complaints }) => {
    complaints.expect(/422 .*\/api\/timesheets\/settings/);
    await withHours(house);
    const page = await open('/timesheets', { as: house.as('Director') });
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await dialog(page).getByLabel('Pay period', { exact: true }).selectOption('weekly');
    await dialog(page).getByLabel('First day of a pay period').fill('2046-02-05');
    await dialog(page).getByRole('button', { name: 'Add a column' }).click();
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page)).toContainText('Enter a heading for each column');
    await dialog(page).getByLabel('Heading of column 6').fill('Who');
    await expectAccessible(page, 'settings of timesheets', 'light', 'dark');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(notice(page)).toContainText('The settings are saved');
    await page.goto('/timesheets?date=2046-02-12');
    await expect(page.getByRole('heading', { name: '02/12/2046 to 02/18/2046' })).toBeVisible();
  },
);

test(
  'time off is asked for on a phone, approved, and stands in the timesheet (time-off-3, time-off-4)',
  SLOW_SUITE,
  async ({ house, open }) => {
    const phone = await open('/my-hours', { as: house.as('Nurse'), ...PHONE });
    await phone.getByRole('button', { name: 'Ask for time off' }).click();
    await dialog(phone).getByLabel('First day').fill('2046-03-07');
    await dialog(phone).getByLabel('Last day').fill('2046-03-08');
    await expectAccessible(phone, 'asking for time off', 'light', 'dark');
    await dialog(phone).getByRole('button', { name: 'Ask for time off' }).click();
    await expect(notice(phone)).toContainText('You asked for time off');
    await expect(phone.getByText('Waiting')).toBeVisible();

    const page = await open('/timesheets', { as: house.as('Director') });
    await page.getByRole('link', { name: 'Time off of the team' }).click();
    await expect(page.getByText('2 days · whole days · Takes 16 hr of 0 min')).toBeVisible();
    await expectAccessible(page, 'time off', 'light', 'dark');
    await page.getByRole('button', { name: 'Approve the time off of Nurse Tester' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Approve all the same' }).click();
    await expect(notice(page)).toContainText('The time off is approved');
    await page.getByRole('button', { name: 'Adjust the balance of Nurse Tester' }).click();
    await dialog(page).getByLabel('Hours').fill('40');
    await dialog(page).getByLabel('Reason').fill('Taken over');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Nurse' })).toContainText('24 hr');
    await page.getByRole('button', { name: 'Rules' }).click();
    await dialog(page).getByRole('button', { name: 'Add a rule' }).click();
    await dialog(page).getByLabel('Minutes', { exact: true }).fill('4');
    await expectAccessible(page, 'rules of time off', 'light', 'dark');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(notice(page).last()).toContainText('The rules are saved');

    await expect(phone.getByText('24 hr left')).toBeVisible();
    await expect(phone.getByText('Time off: 8 hr').first()).toBeVisible();
    await page.getByRole('button', { name: 'Take back the time off of Nurse Tester' }).click();
    await dialog(page).getByLabel('Reason').fill('Too many are away');
    await dialog(page).getByRole('button', { name: 'Take back' }).click();
    await expect(phone.getByText('Too many are away')).toBeVisible();
  },
);

test('who does not manage staff sees their own hours alone', async ({ house, open }) => {
  const page = await open('/timesheets', { as: house.as('Nurse') });
  await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0);
  await page.goto('/my-hours');
  await expect(page.getByRole('heading', { name: 'My hours', level: 1 })).toBeVisible();
  await expect(page.getByText('No time on duty in this pay period.')).toBeVisible();
});
