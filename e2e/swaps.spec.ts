import { addShift } from '#server/domains/rota/commands.ts';
import { publishWeek } from '#server/domains/rota/publish.ts';
import { expectAccessible } from './accessibility.ts';
import { dialog, notice } from './dashboard.ts';
import { type House, TODAY } from './house.ts';
import { expect, PHONE, SLOW_SUITE, test } from './test.ts';

/** Two open shifts on Friday and Saturday, and forty hours of the Nurse before them. */
const publishedWeek = (house: House) =>
  house.within(async (scope) => {
    const office = { roomId: null, kind: 'office' as const, breaks: [] };
    for (const day of ['05', '06', '07', '08'])
      await addShift(scope, {
        ...{ ...office, staffId: house.staff.Nurse, date: `2046-03-${day}` },
        ...{ fromMinute: 480, toMinute: 1080 },
      });
    for (const day of ['09', '10'])
      await addShift(scope, {
        ...{ ...office, staffId: null, date: `2046-03-${day}` },
        ...{ fromMinute: 480, toMinute: 720 },
      });
    await publishWeek(scope, TODAY);
  });

test(
  'a shift that would be overtime is asked for on a phone, declined and approved, and is theirs (rota-17)',
  SLOW_SUITE,
  async ({ house, open }) => {
    await publishedWeek(house);
    const phone = await open('/my-shifts', { as: house.as('Nurse'), ...PHONE });
    await expect(phone.getByText('Needs a yes: overtime')).toHaveCount(2);
    await phone.getByRole('button', { name: /^Ask for: Friday, March 9/ }).click();
    await expect(notice(phone)).toContainText('Your request was sent');
    await expect(phone.getByText('Waiting for an answer')).toBeVisible();
    await phone.getByRole('button', { name: /^Withdraw: Friday, March 9/ }).click();
    await expect(phone.getByText('Waiting for an answer')).toHaveCount(0);
    await phone.getByRole('button', { name: /^Ask for: Friday, March 9/ }).click();
    await phone.getByRole('button', { name: /^Ask for: Saturday, March 10/ }).click();
    await expect(phone.getByText('Waiting for an answer')).toHaveCount(2);
    await expectAccessible(phone, 'shifts that need a yes', 'light', 'dark');

    const page = await open('/rota', { as: house.as('Director') });
    const waiting = page.getByRole('listitem').filter({ hasText: 'Overtime: more than 40 hours this week' });
    await expect(waiting).toHaveCount(2);
    await expectAccessible(page, 'what waits for a yes', 'light', 'dark');
    await page.getByRole('button', { name: /^Decline: Nurse Tester, Saturday, March 10/ }).click();
    await dialog(page).getByLabel('Reason').fill('Forty hours are enough');
    await expectAccessible(page, 'declining a shift', 'light', 'dark');
    await dialog(page).getByRole('button', { name: 'Decline' }).click();
    await expect(notice(page)).toContainText('Request declined');
    await expect(waiting).toHaveCount(1);
    await expect(phone.getByText('Reason: Forty hours are enough')).toBeVisible();

    await page.getByRole('button', { name: /^Approve: Nurse Tester, Friday, March 9/ }).click();
    await expect(notice(page).last()).toContainText('Nurse Tester has the shift');
    await expect(page.getByText('Waiting for a yes')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Nurse Tester, 8:00 AM to 12:00 PM.*March 9/ })).toBeVisible();
    await expect(phone.getByRole('button', { name: /^Offer to others: Friday, March 9/ })).toBeVisible();
  },
);
