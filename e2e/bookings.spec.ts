import { sql } from 'kysely';
import { setBookingRules } from '#server/domains/bookings/commands.ts';
import { agreeOnDays } from '#server/domains/schedules/commands.ts';
import { expectAccessible } from './accessibility.ts';
import { dialog, notice } from './dashboard.ts';
import type { House } from './house.ts';
import { makeMother } from './parents.ts';
import { expect, PHONE, test } from './test.ts';

/** Ben comes on Mondays and Wednesdays; the rule answers, and a member of staff belongs to his room. */
const takeBookings = (house: House, answeredBy: 'rule' | 'staff') =>
  house.within(async (scope) => {
    await setBookingRules(scope, {
      kinds: ['extra', 'swap'],
      cutoffDays: 1,
      cutoffTime: '12:00',
      aheadDays: 60,
      dayPrice: 8_000,
      halfDayPrice: 5_000,
      dropInPrice: 6_000,
      answeredBy,
      licensedPlaces: null,
    });
    await scope.count(
      sql`update staff set room_id = (select id from room where name = 'Toddler Room') where id = ${house.staff.Nurse}`,
    );
    const slots = [1, 3].map((weekday) => ({ week: 1, weekday, arrives: '08:00', leaves: '16:00' }));
    await agreeOnDays(scope, house.children.Ben ?? 0, { from: '2046-03-05', kind: 'fixed', slots });
  });

test('a parent asks for a day on a phone, sees price and places, and has it at once; and gives it back', async ({
  house,
  open,
}) => {
  await takeBookings(house, 'rule');
  const asParent = await makeMother(house, 'Ada', 'Ben');
  const page = await open('/parent-dashboard', { asParent, ...PHONE });
  await page.goto('/parent-bookings');
  await page.getByRole('button', { name: 'Ask for this day: Ben, Mar 8, 2046' }).waitFor();
  await expectAccessible(page, 'booked days', 'light', 'dark');
  await page.getByRole('button', { name: 'Ask for this day: Ben, Mar 8, 2046' }).click();
  await expect(dialog(page)).toContainText('16 places left from 7:00 AM to 6:00 PM');
  await expect(dialog(page)).toContainText('Price: $80.00');
  await expect(dialog(page)).toContainText('At these times it is confirmed at once.');
  await expectAccessible(page, 'asking for a day', 'light', 'dark');
  await dialog(page).getByLabel('Pick-up').fill('12:00');
  await expect(dialog(page)).toContainText('Price: $50.00');
  await dialog(page).getByRole('button', { name: 'Ask for it ($50.00)' }).click();
  await expect(notice(page)).toContainText('The day is booked');
  await page.getByRole('button', { name: 'Cancel Mar 8, 2046 for Ben' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(page.getByRole('button', { name: 'Ask for this day: Ben, Mar 8, 2046' })).toBeVisible();
});

test('what waits is confirmed by staff, and the family sees it without loading anew', async ({ house, open }) => {
  await takeBookings(house, 'staff');
  const asParent = await makeMother(house, 'Ben');
  const parent = await open('/parent-dashboard', { asParent, ...PHONE });
  await parent.goto('/parent-bookings');
  await parent.getByRole('button', { name: 'Ask for this day: Ben, Mar 8, 2046' }).click();
  await dialog(parent).getByLabel('Swap with').selectOption({ index: 1 });
  await expect(dialog(parent)).toContainText('Price: nothing more');
  await dialog(parent).getByRole('button', { name: 'Ask for this day' }).click();
  await expect(parent.getByText('Asked for', { exact: true })).toBeVisible();

  const staff = await open('/bookings', { as: house.as('Director') });
  await expect(staff.getByText('Place free, ratio kept')).toBeVisible();
  await expectAccessible(staff, 'bookings', 'light', 'dark');
  await staff.getByRole('button', { name: 'Booking rules' }).click();
  await expect(dialog(staff).getByLabel('Its price up to five hours')).toHaveValue('50.00');
  await expectAccessible(staff, 'booking rules', 'light', 'dark');
  await dialog(staff).getByRole('button', { name: 'Save' }).click();
  await expect(notice(staff)).toContainText('The rules are saved');
  await staff.getByRole('button', { name: 'Confirm 03/08/2046 for Ben Okafor' }).click();
  await expect(staff.getByRole('button', { name: 'Take back 03/08/2046 for Ben Okafor' })).toBeVisible();
  await expect(parent.getByText('Asked for', { exact: true })).toHaveCount(0);
  await expect(parent.getByText('Swapped', { exact: true })).toBeVisible();

  await staff.getByRole('button', { name: 'Take back 03/08/2046 for Ben Okafor' }).click();
  await dialog(staff).getByLabel('Reason').fill('An outing on that day');
  await dialog(staff).getByRole('button', { name: 'Take back' }).click();
  await expect(parent.getByText('An outing on that day')).toBeVisible();
});
