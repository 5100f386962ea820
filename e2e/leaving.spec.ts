import { addPlan } from '#server/domains/billing/plans/commands.ts';
import { letChildrenLeave } from '#server/domains/children/leaving-commands.ts';
import { chooseMore } from './controls.ts';
import { dialog, notice } from './dashboard.ts';
import { makeMother } from './parents.ts';
import { expect, SLOW_SUITE, test } from './test.ts';

const card = 'listitem';

test('a child leaves on a day that is said, may stay after all, and is enrolled again', async ({
  larkhouse,
  house,
  open,
}) => {
  const page = await open('/children', { as: house.as('Director') });
  const ben = page.getByRole(card).filter({ hasText: 'Ben Okafor' });
  await chooseMore(page, 'Ben Okafor', 'When Ben Okafor leaves');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toContainText('Enter the last day');
  await dialog(page).getByLabel('Last day').fill('2046-03-09');
  await dialog(page).getByLabel('Reason').selectOption('Moves away');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(notice(page)).toContainText('Ben leaves on');
  await expect(ben).toContainText(/Leaves on .*Mar 9/);

  await chooseMore(page, 'Ben Okafor', 'When Ben Okafor leaves');
  await expect(dialog(page).getByLabel('Reason')).toHaveValue('moving');
  await dialog(page).getByRole('button', { name: 'Ben stays after all' }).click();
  await expect(ben).not.toContainText('Leaves on');

  await page.request.put(`/api/children/${house.children.Ben}/leaving`, { data: { lastDay: '2046-03-05' } });
  // Its session would end with the next hour.
  await page.close();
  larkhouse.clock.set('2046-03-06T15:00:00Z');
  await letChildrenLeave({ server: larkhouse.server, centerId: house.centerId });
  const later = await open('/children', { as: house.as('Director') });
  await expect(later.getByRole('button', { name: /^View / })).toHaveCount(3);
  await later.getByRole('button', { name: 'Children who left' }).click();
  await expect(dialog(later)).toContainText('Ben Okafor');
  await dialog(later).getByRole('button', { name: 'Enroll Ben Okafor again' }).click();
  await dialog(later).getByLabel('Room').selectOption('Preschool Room');
  await dialog(later).getByLabel('First day').fill('2046-03-12');
  await dialog(later).getByRole('button', { name: 'Enroll again' }).click();
  await expect(notice(later)).toContainText('Ben is enrolled from');
  await expect(later.getByRole(card).filter({ hasText: 'Ben Okafor' })).toContainText(/Starts on .*Mar 12/);
});

test('booked days are ticked, and are in the profile at once', SLOW_SUITE, async ({ house, open, complaints }) => {
  complaints.expect(/422 .*\/schedules/);
  const page = await open('/children', { as: house.as('Director') });
  await page.getByRole('button', { name: 'View Ben Okafor' }).click();
  await expect(dialog(page)).toContainText('Comes on every day on which we are open.');
  await dialog(page).getByRole('button', { name: 'Change the days' }).click();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toContainText('Choose at least one day of the week');
  for (const day of ['Monday', 'Wednesday', 'Friday']) await dialog(page).getByRole('checkbox', { name: day }).check();
  await dialog(page).getByLabel('Pick-up on Friday').fill('13:00');
  await dialog(page).getByLabel('Room on Friday').selectOption('Pre-K Room');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toContainText(/Mon & Wed, .*; Fri, .* to 1:00.* in Pre-K Room/);
  await expect(dialog(page).getByText('Comes on every day on which we are open.')).toHaveCount(0);
});

test(
  'a plan of some days offers to book them, from its first day on (schedules-4)',
  SLOW_SUITE,
  async ({ house, open }) => {
    await makeMother(house, 'Ben');
    await house.within((scope) =>
      addPlan(scope, { name: 'Mornings', kind: 'tuition', cadence: 'weekly', amount: 20_000 }),
    );
    const page = await open('/children', { as: house.as('Director') });
    await page.getByRole('button', { name: 'View Ben Okafor' }).click();
    await dialog(page).getByRole('button', { name: 'Plans and who pays' }).click();
    await dialog(page).getByRole('button', { name: 'Add plan or fee' }).click();
    const mornings = await dialog(page).locator('option', { hasText: 'Mornings' }).getAttribute('value');
    await dialog(page).getByLabel('Plan or fee').selectOption(mornings);
    for (const day of ['Tuesday', 'Thursday']) await dialog(page).getByRole('checkbox', { name: day }).check();
    await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog(page)).toContainText('Other days are paid for: Tue & Thu.');
    await dialog(page).getByRole('button', { name: 'Book these days' }).click();
    await expect(dialog(page).getByRole('checkbox', { name: 'Tuesday' })).toBeChecked();
    await expect(dialog(page).getByRole('checkbox', { name: 'Monday' })).not.toBeChecked();
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page).getByText('Other days are paid for')).toHaveCount(0);
  },
);
