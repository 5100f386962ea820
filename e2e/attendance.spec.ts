import { recordAttendance } from '#server/domains/attendance/commands.ts';
import { WIDTHS } from './accessibility.ts';
import { turnOn, untilFocused } from './controls.ts';
import { dialog, notice, quickly, rowOf, stat } from './dashboard.ts';
import { readingAlone } from './failing.ts';
import { TODAY } from './house.ts';
import { expect, SLOW_SUITE, test } from './test.ts';

for (const [width, size] of Object.entries(WIDTHS)) {
  test(`checks a child in and out by the dialog, ${width}, in the center’s time`, async ({
    house,
    open,
    larkhouse,
  }) => {
    const page = await open('/', { as: house.as('Assistant Teacher'), ...size });
    const ben = rowOf(page, 'Ben Okafor');
    await expect(ben).toContainText('Not in yet');
    await expect(ben).toContainText('Absent');
    await ben.getByRole('button', { name: 'Another time for Ben Okafor’s check-in' }).click();
    await expect(dialog(page).getByLabel(/^Time/)).toHaveValue('07:30');
    await expect(dialog(page)).toContainText('Peanuts');
    await dialog(page)
      .getByLabel(/Maria Okafor/)
      .check();
    await dialog(page).getByRole('button', { name: 'Check In', exact: true }).click();
    await expect(notice(page)).toContainText('Ben Okafor checked in successfully');
    await expect(dialog(page)).toBeHidden();
    await expect(ben).toContainText('7:30 AM');
    await expect(ben).toContainText('Present');
    await expect(stat(page, 'Present Today')).toContainText('25% attendance');

    larkhouse.clock.advance({ hours: 9 });
    await page.reload();
    await ben.getByRole('button', { name: 'Check out Ben Okafor' }).click();
    await page.getByRole('menuitem', { name: 'Other Authorized Guardian…' }).click();
    await expect(dialog(page).getByLabel('Other Authorized Guardian')).toBeChecked();
    await dialog(page)
      .getByLabel(/Name of the authorized guardian/)
      .fill('Uncle Joe');
    await dialog(page).getByRole('button', { name: 'Check Out', exact: true }).click();
    await expect(notice(page)).toContainText('Ben Okafor checked out successfully');
    await expect(ben).toContainText('7:30 AM – 4:30 PM');
    await expect(ben).toContainText('Checked out');
  });
}

test('records with two taps, and takes it back', async ({ house, open }) => {
  const page = await open('/', { as: house.as('Support Staff') });
  const ada = rowOf(page, 'Ada Dubois');
  await quickly(page, 'Ada Dubois', 'Rosa Dubois');
  await expect(notice(page)).toContainText('Ada Dubois checked in successfully');
  await expect(ada).toContainText('Present');
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expect(notice(page)).toContainText('Check-in undone');
  await expect(ada).toContainText('Not in yet');
  await expect(stat(page, 'Present Today')).toContainText('0% attendance');
});

test('shows at most one notice', SLOW_SUITE, async ({ house, open }) => {
  const page = await open('/', { as: house.as('Director') });
  await quickly(page, 'Ada Dubois', 'Staff Member');
  await expect(notice(page)).toContainText('Ada Dubois');
  await quickly(page, 'Dario Rossi', 'Staff Member');
  await expect(notice(page)).toContainText('Dario Rossi');
  await expect(notice(page)).toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('list')).toBeFocused();
  await notice(page).getByRole('button', { name: 'Close' }).click();
  await expect(notice(page)).toHaveCount(0);
});

test('asks for the child and for who brings it', SLOW_SUITE, async ({ house, open }) => {
  const page = await open('/', { as: house.as('Nurse') });
  await page.getByRole('button', { name: 'Check In/Out' }).click();
  await dialog(page).getByRole('button', { name: 'Check In', exact: true }).click();
  await expect(notice(page)).toContainText('Validation Error');
  await expect(dialog(page).getByText('Please select a child')).toBeVisible();
  await expect(dialog(page).getByText('Please select who is performing this action')).toBeVisible();
});

test('asks before it records a time later than now', SLOW_SUITE, async ({ house, open }) => {
  const page = await open('/', { as: house.as('Nurse') });
  await rowOf(page, 'Ada Dubois')
    .getByRole('button', { name: /^Another time/ })
    .click();
  await dialog(page).getByLabel('Staff Member').check();
  await dialog(page).getByLabel(/^Time/).fill('17:30');
  await dialog(page).getByRole('button', { name: 'Check In', exact: true }).click();
  await expect(page.getByText('That is later than now (7:30 AM).')).toBeVisible();
  await page.getByRole('button', { name: 'Change the time' }).click();
  await expect(dialog(page).getByLabel(/^Time/)).toHaveValue('17:30');
  await expect(rowOf(page, 'Ada Dubois')).toHaveCount(0);
});

test('shows what the server refuses, and puts the list back', async ({ house, open, complaints }) => {
  complaints.expect(/4(09|22) .*\/api\/attendance/);
  const page = await open('/login', { as: house.as('Nurse') });
  // Somebody else was quicker; this browser never hears of it, however often it reads the list.
  await readingAlone(page);
  await page.route('**/api/attendance?*', (route) => route.fulfill({ json: [] }));
  await page.goto('/');
  const ada = rowOf(page, 'Ada Dubois');
  await expect(ada).toContainText('Not in yet');
  await house.within((scope) =>
    recordAttendance(scope, {
      childId: house.children.Ada ?? 0,
      date: TODAY,
      checkInTime: '07:20',
      checkInBy: 'Rosa',
      checkOutBy: null,
    }),
  );
  await quickly(page, 'Ada Dubois', 'Staff Member');
  await expect(notice(page)).toContainText('Error');
  await expect(ada).toContainText('Not in yet');
});

test(
  'says when the server cannot be reached, and keeps what was typed',
  SLOW_SUITE,
  async ({ house, open, complaints }) => {
    complaints.expect(/net::ERR_.*\/api\/attendance/);
    const page = await open('/', { as: house.as('Nurse') });
    await page.route('**/api/attendance', (route) => route.abort());
    await rowOf(page, 'Ada Dubois')
      .getByRole('button', { name: /^Another time/ })
      .click();
    await dialog(page).getByLabel('Other Authorized Guardian').check();
    await dialog(page)
      .getByLabel(/Name of/)
      .fill('Uncle Joe');
    await dialog(page).getByRole('button', { name: 'Check In', exact: true }).click();
    await expect(notice(page)).toContainText('Failed to update attendance');
    await expect(dialog(page).getByLabel(/Name of/)).toHaveValue('Uncle Joe');
  },
);

test('can be done with the keyboard alone', async ({ house, open }) => {
  const page = await open('/', { as: house.as('Nurse') });
  const button = rowOf(page, 'Chloé Nguyen').getByRole('button', { name: 'Check in Chloé Nguyen' });
  await button.focus();
  await page.keyboard.press('Enter');
  await untilFocused(page.getByRole('menu'));
  await expect(page.getByRole('menu')).toContainText('Now, brought by');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await untilFocused(dialog(page));
  await dialog(page)
    .getByLabel(/Maria Nguyen/)
    .focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(notice(page)).toContainText('Chloé Nguyen checked in successfully');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Another time for Chloé Nguyen’s check-out' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await untilFocused(page.getByRole('menu'));
  await page.keyboard.press('M');
  await expect(page.getByRole('menuitem', { name: /Maria Nguyen/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toContainText('Chloé Nguyen checked out successfully');
  await expect(rowOf(page, 'Chloé Nguyen').getByRole('button', { name: 'Check in Chloé Nguyen' })).toBeFocused();
});

test('finds children by name and room, and says when there are none', SLOW_SUITE, async ({ house, open }) => {
  const page = await open('/', { as: house.as('Nurse') });
  const names = page.getByRole('rowheader');
  await expect(names).toHaveCount(4);
  await page.getByLabel('Search children').fill('ngu chloe');
  await expect(names).toHaveText([/Chloé Nguyen/]);
  await page.getByLabel('Search children').fill('zzz');
  await expect(page.getByText('No children found matching your criteria')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await turnOn(page.getByRole('radio', { name: 'Preschool' }));
  await expect(names).toHaveText([/Chloé Nguyen/, /Dario Rossi/]);
  await turnOn(page.getByRole('radio', { name: 'Infants' }));
  await expect(names).toHaveText([/Ada Dubois/]);
});
