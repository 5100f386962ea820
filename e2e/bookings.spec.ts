import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { setBookingRules } from '#server/domains/bookings/commands.ts';
import { agreeOnDays } from '#server/domains/schedules/commands.ts';
import { TAKES_BOOKINGS } from '#testing/bookings.ts';
import { expectAccessible } from './accessibility.ts';
import { dialog, notice } from './dashboard.ts';
import type { Account, House } from './house.ts';
import { makeMother } from './parents.ts';
import { expect, PHONE, SLOW_SUITE, test } from './test.ts';

/** Ben comes on Mondays and Wednesdays; the rule answers, and a member of staff belongs to his room. */
const takeBookings = (house: House, answeredBy: 'rule' | 'staff') =>
  house.within(async (scope) => {
    await setBookingRules(scope, { ...TAKES_BOOKINGS, answeredBy });
    await scope.count(
      sql`update staff set room_id = (select id from room where name = 'Toddler Room') where id = ${house.staff.Nurse}`,
    );
    const slots = [1, 3].map((weekday) => ({ week: 1, weekday, arrives: '08:00', leaves: '16:00' }));
    await agreeOnDays(scope, house.children.Ben ?? 0, { from: '2046-03-05', kind: 'fixed', slots });
  });

/** A day of the month on the phone, by its long name. */
const dayOfMonth = (page: Page, name: RegExp) => page.getByRole('grid').getByRole('button', { name });
const THURSDAY = /^Thursday, March 8, 2046/;
const WEDNESDAY = /^Wednesday, March 7, 2046/;

type Open = (path: string, visit: { asParent: Account } & typeof PHONE) => Promise<Page>;
async function familyMonth(house: House, open: Open, ...children: string[]): Promise<Page> {
  const page = await open('/parent-dashboard', { asParent: await makeMother(house, ...children), ...PHONE });
  await page.goto('/parent-bookings');
  return page;
}

test('a parent asks for a day on a phone, sees price and places, and has it at once; and gives it back', async ({
  house,
  open,
}) => {
  await takeBookings(house, 'rule');
  const page = await familyMonth(house, open, 'Ada', 'Ben');
  await expect(dayOfMonth(page, WEDNESDAY)).toHaveAccessibleName(/Ben Booked/);
  await expectAccessible(page, 'booked days', 'light', 'dark');
  await dayOfMonth(page, THURSDAY).click();
  await page.getByRole('button', { name: 'Ask for this day: Ben, Mar 8, 2046' }).click();
  await expect(dialog(page)).toContainText('16 places left from 7:00 AM to 6:00 PM');
  await expect(dialog(page)).toContainText('Price: $80.00');
  await expect(dialog(page)).toContainText('At these times it is confirmed at once.');
  await expectAccessible(page, 'asking for a day', 'light', 'dark');
  await dialog(page).getByLabel('Pick-up').fill('12:00');
  await expect(dialog(page)).toContainText('Price: $50.00');
  await dialog(page).getByRole('button', { name: 'Ask for it ($50.00)' }).click();
  await expect(notice(page)).toContainText('The day is booked');
  await expect(dayOfMonth(page, THURSDAY)).toHaveAccessibleName(/Ben Booked/);
  await page.getByRole('button', { name: 'Cancel Mar 8, 2046 for Ben' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(page.getByRole('button', { name: 'Ask for this day: Ben, Mar 8, 2046' })).toBeVisible();
});

test(
  'the times of a booked day are changed: shorter at once, longer with its price (bookings-8)',
  SLOW_SUITE,
  async ({ house, open }) => {
    await takeBookings(house, 'rule');
    const page = await familyMonth(house, open, 'Ben');
    await dayOfMonth(page, WEDNESDAY).click();
    await page.getByRole('button', { name: 'Other times: Ben, Mar 7, 2046' }).click();
    await expect(dialog(page).getByLabel('Drop-off')).toHaveValue('08:00');
    await dialog(page).getByLabel('Pick-up').fill('17:00');
    await expect(dialog(page)).toContainText('Price: $12.00');
    await dialog(page).getByLabel('Pick-up').fill('12:00');
    await expect(dialog(page)).toContainText('A shorter day is confirmed at once.');
    await expectAccessible(page, 'other times', 'light', 'dark');
    await dialog(page).getByRole('button', { name: 'Change the times' }).click();
    await expect(notice(page)).toContainText('The times are changed');
    await expect(page.getByText('Other times 8:00 AM – 12:00 PM · confirmed')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel the other times on Mar 7, 2046 for Ben' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the booking' }).click();
    await expect(page.getByRole('button', { name: 'Other times: Ben, Mar 7, 2046' })).toBeVisible();
  },
);

test(
  'the month is moved in by keys, and both children are reported away for a week (bookings-9)',
  SLOW_SUITE,
  async ({ house, open }) => {
    await takeBookings(house, 'rule');
    const page = await familyMonth(house, open, 'Ada', 'Ben');
    await dayOfMonth(page, WEDNESDAY).focus();
    await dayOfMonth(page, WEDNESDAY).press('Enter');
    await page.keyboard.press('ArrowRight');
    await expect(dayOfMonth(page, THURSDAY)).toBeFocused();
    await page.keyboard.press('PageDown');
    await expect(page.getByRole('grid', { name: 'April 2046' })).toBeVisible();
    await expect(dayOfMonth(page, /April 8, 2046/)).toBeFocused();
    await page.keyboard.press('PageUp');
    await page.getByRole('button', { name: 'Report days away' }).click();
    await expect(dialog(page).getByLabel('Ada')).toBeChecked();
    await dialog(page).getByLabel('From').fill('2046-03-12');
    await dialog(page).getByLabel('Until').fill('2046-03-16');
    await expectAccessible(page, 'reporting days away', 'light', 'dark');
    await dialog(page).getByRole('button', { name: 'Tell the center' }).click();
    await expect(notice(page)).toContainText('The center knows');
    await expect(dayOfMonth(page, /March 14, 2046/)).toHaveAccessibleName(/Ada Reported absent.*Ben Reported absent/);
  },
);

test(
  'what waits is confirmed by staff, and the family sees it without loading anew',
  SLOW_SUITE,
  async ({ house, open }) => {
    await takeBookings(house, 'staff');
    const parent = await familyMonth(house, open, 'Ben');
    await dayOfMonth(parent, THURSDAY).click();
    await parent.getByRole('button', { name: 'Ask for this day: Ben, Mar 8, 2046' }).click();
    await dialog(parent).getByLabel('Swap with').selectOption({ label: 'Wednesday, March 7, 2046' });
    await expect(dialog(parent)).toContainText('Price: nothing more');
    await dialog(parent).getByRole('button', { name: 'Ask for this day' }).click();
    await expect(dayOfMonth(parent, THURSDAY)).toHaveAccessibleName(/Ben Asked for/);

    const staff = await open('/bookings', { as: house.as('Director') });
    await expect(staff.getByText('Place free, ratio kept')).toBeVisible();
    await expectAccessible(staff, 'bookings', 'light', 'dark');
    await staff.getByRole('button', { name: 'Booking rules' }).click();
    await expect(dialog(staff).getByLabel('Its price up to five hours')).toHaveValue('50.00');
    await dialog(staff).getByLabel('Absences free the place').check();
    await expectAccessible(staff, 'booking rules', 'light', 'dark');
    await dialog(staff).getByRole('button', { name: 'Save' }).click();
    await expect(notice(staff)).toContainText('The rules are saved');
    await staff.getByRole('button', { name: 'Confirm 03/08/2046 for Ben Okafor' }).click();
    await expect(staff.getByRole('button', { name: 'Take back 03/08/2046 for Ben Okafor' })).toBeVisible();
    await expect(dayOfMonth(parent, THURSDAY)).toHaveAccessibleName(/Ben Booked/);
    await expect(dayOfMonth(parent, WEDNESDAY)).toHaveAccessibleName(/Ben Swapped/);

    await staff.getByRole('button', { name: 'Take back 03/08/2046 for Ben Okafor' }).click();
    await dialog(staff).getByLabel('Reason').fill('An outing on that day');
    await dialog(staff).getByRole('button', { name: 'Take back' }).click();
    await expect(parent.getByText('An outing on that day')).toBeVisible();
  },
);
