import { logActivities } from '#server/domains/activities/log.ts';
import { recordAttendance } from '#server/domains/attendance/commands.ts';
import { TODAY } from './house.ts';
import { expect, test } from './test.ts';

test('an overdue sleep check alarms on whatever screen, until somebody looked', async ({ house, open, larkhouse }) => {
  const ada = house.children.Ada ?? 0;
  await house.within(async (scope) => {
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
