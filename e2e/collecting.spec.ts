import { addGuardian } from '#server/domains/guardians/commands.ts';
import { dialog, notice, rowOf } from './dashboard.ts';
import { expect, test } from './test.ts';

const FATHER = {
  firstName: 'Tom',
  lastName: 'Dubois',
  email: null,
  phoneNumber: null,
  address: null,
  passwordHash: null,
};

test('every guardian with the right brings or collects, by name; who has no name is not offered', async ({
  house,
  open,
}) => {
  const ada = house.children.Ada ?? 0;
  await house.within(async (scope) => {
    await addGuardian(scope, FATHER, [{ childId: ada, relationship: 'father' }]);
    await addGuardian(scope, { ...FATHER, firstName: 'Barred' }, [
      { childId: ada, relationship: 'uncle', mayPickUp: false },
    ]);
  });
  const page = await open('/', { as: house.as('Director') });
  await rowOf(page, 'Ada Dubois')
    .getByRole('button', { name: /^Another time/ })
    .click();
  const people = dialog(page).getByRole('radio');
  await expect(dialog(page).getByText('To be collected')).toHaveCount(0);
  await expect(dialog(page).getByText('Barred Dubois')).toHaveCount(0);
  await people.and(page.getByLabel(/Tom Dubois/)).check();
  await dialog(page).getByRole('button', { name: 'Check In', exact: true }).click();
  await expect(notice(page)).toContainText('Ada Dubois');
  const director = await page.request.get('/api/attendance', { headers: { 'x-larkhouse-portal': 'staff' } });
  const days: { childId: number; checkInBy: string }[] = await director.json();
  expect(days.find(({ childId }) => childId === ada)?.checkInBy).toBe('Tom Dubois (father)');
});
