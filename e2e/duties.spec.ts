import { expectAccessible } from './accessibility.ts';
import { dialog, notice } from './dashboard.ts';
import { onDuty } from './house.ts';
import { expect, SLOW_SUITE, test } from './test.ts';

test(
  'a forgotten switch is named, corrected with a reason, and read by whom it concerns',
  SLOW_SUITE,
  async ({ house, open, larkhouse, complaints }) => {
    complaints.expect(/422 .*\/duties\//);
    await onDuty(house, house.staff.Nurse);
    larkhouse.clock.advance({ hours: 24 });
    const page = await open('/staff', { as: house.as('Director') });
    const card = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'View Nurse Tester' }) });
    await expect(card).toContainText('Off duty');
    await expect(page.getByText('1 time on duty was never ended')).toBeVisible();
    await page.getByRole('button', { name: 'Nurse Tester, Mar 5' }).click();
    await expect(dialog(page)).toContainText('Forgotten');
    await expect(dialog(page)).toContainText('7:30 AM to 6:00 PM · 10 hr 30 min');
    await expectAccessible(page, 'a profile with a forgotten duty');

    await dialog(page).getByRole('button', { name: 'Correct Mar 5, 7:30 AM' }).click();
    await dialog(page)
      .getByLabel(/^End time/)
      .fill('07:00');
    await dialog(page).getByRole('button', { name: 'Save correction' }).click();
    await expect(dialog(page).getByText('Reason is required')).toBeVisible();
    await dialog(page)
      .getByLabel(/^Reason/)
      .fill('Left at four');
    await dialog(page).getByRole('button', { name: 'Save correction' }).click();
    await expect(dialog(page).getByText('A duty must end after it began')).toBeVisible();
    await dialog(page)
      .getByLabel(/^End time/)
      .fill('16:00');
    await expectAccessible(page, 'correcting a duty');
    await dialog(page).getByRole('button', { name: 'Save correction' }).click();
    await expect(notice(page)).toContainText('Time on duty corrected');
    await expect(dialog(page)).toContainText('7:30 AM to 4:00 PM · 8 hr 30 min');
    await expect(dialog(page)).toContainText('Before: 7:30 AM to 6:00 PM');
    await expect(page.getByText('1 time on duty was never ended')).toHaveCount(0);

    await dialog(page).getByRole('button', { name: 'Add time on duty' }).click();
    await dialog(page)
      .getByLabel(/^Begins on/)
      .fill('2046-03-02');
    await dialog(page)
      .getByLabel(/^Start time/)
      .fill('08:00');
    await dialog(page)
      .getByLabel(/^Ends on/)
      .fill('2046-03-02');
    await dialog(page)
      .getByLabel(/^End time/)
      .fill('12:00');
    await dialog(page)
      .getByLabel(/^Reason/)
      .fill('Never switched on');
    await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog(page)).toContainText('Added later');
    await dialog(page).getByRole('button', { name: 'Strike out Mar 2, 8:00 AM' }).click();
    await dialog(page)
      .getByLabel(/^Reason/)
      .fill('It was Thursday');
    await dialog(page).getByRole('button', { name: 'Strike out', exact: true }).click();
    await expect(dialog(page)).toContainText('Struck out by Dora Director');

    const own = await open('/profile', { as: house.as('Nurse') });
    await expect(own.getByText('8 hr 30 min')).toBeVisible();
    await expect(own.getByText('Reason: Left at four')).toBeVisible();
    await expect(own.getByRole('button', { name: /^Correct/ })).toHaveCount(0);
  },
);
