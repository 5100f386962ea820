import { logActivities } from '#server/domains/activities/log.ts';
import { recordAttendance } from '#server/domains/attendance/commands.ts';
import { overlap } from './controls.ts';
import { type House, TODAY } from './house.ts';
import { expect, PHONE, test } from './test.ts';

const adaSleeps = (house: House): Promise<unknown> =>
  house.within(async (scope) => {
    const ada = house.children.Ada ?? 0;
    const stay = { childId: ada, date: TODAY, checkInTime: '07:00', checkInBy: 'Mother', checkOutBy: null };
    await recordAttendance(scope, { ...stay, status: 'present' });
    await logActivities(scope, {
      kind: 'nap',
      childIds: [ada],
      notes: '',
      title: '',
      dose: '',
      refusedReason: '',
      acknowledgedReason: '',
      staffId: house.staff.Nurse,
    });
  });

test('an overdue sleep check alarms on whatever screen, until somebody looked', async ({ house, open, larkhouse }) => {
  await adaSleeps(house);
  larkhouse.clock.advance({ minutes: 14 });
  const page = await open('/children', { as: house.as('Nurse') });
  await expect(page.getByText('Ada Dubois')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  larkhouse.clock.advance({ minutes: 6 });
  await page.goto('/calendar');
  await expect(page.getByRole('alert')).toContainText('Sleep check overdue: Ada in Infant Room, 5 min');
  await page.getByRole('link', { name: 'Open the room' }).click();
  await page
    .getByRole('button', { name: /Ada.*back/i })
    .first()
    .click();
  await expect(page.getByText('Sleep check overdue')).toHaveCount(0);
});

test('an alarm that comes moves nothing on the screen, covers no bar, and what is last can be brought out from under it', async ({
  house,
  open,
  larkhouse,
}) => {
  await adaSleeps(house);
  larkhouse.clock.advance({ minutes: 14 });
  const page = await open('/room', { as: house.as('Nurse'), ...PHONE });
  const alarm = page.getByRole('alert');
  const title = page.getByRole('heading', { level: 1 });
  await page.getByText('Ada Dubois').waitFor();
  const before = await title.boundingBox();
  larkhouse.clock.advance({ minutes: 6 });
  // Its code comes when the browser has nothing more urgent to do, and may not be listening yet.
  await expect(async () => {
    await house.within(async (scope) => scope.touch('naps', [house.children.Ada ?? 0]));
    await expect(alarm).toBeVisible({ timeout: 2000 });
  }).toPass();
  expect(await title.boundingBox()).toEqual(before);
  await expect.poll(() => overlap(alarm, page.locator('[data-bottom-bar]'))).toBe(false);
  await page.goto('/profile');
  await page.getByLabel(/^Phone/).fill('555 010 2030');
  const save = page.getByRole('button', { name: 'Save Changes' });
  await expect(alarm).toBeVisible();
  await save.scrollIntoViewIfNeeded();
  for (const bar of [save, page.locator('[data-bottom-bar]')]) {
    await expect.poll(() => overlap(alarm, bar)).toBe(false);
  }
  await page.goto('/children');
  await expect(alarm).toBeVisible();
  await page.mouse.wheel(0, 20_000);
  await expect.poll(() => overlap(alarm, page.getByRole('listitem').last())).toBe(false);
});
