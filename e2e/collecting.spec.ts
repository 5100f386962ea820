import { sql } from 'kysely';
import { addGuardian } from '#server/domains/guardians/commands.ts';
import { expectAccessible } from './accessibility.ts';
import { dialog, notice, rowOf } from './dashboard.ts';
import type { House } from './house.ts';
import { expect, PHONE, SLOW_SUITE, test } from './test.ts';

const FATHER = {
  firstName: 'Tom',
  lastName: 'Dubois',
  email: null,
  phoneNumber: null,
  address: null,
  passwordHash: null,
};

test(
  'every guardian with the right brings or collects, by name; who has no name is not offered',
  SLOW_SUITE,
  async ({ house, open }) => {
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
  },
);

for (const [where, path, size] of [
  ['on the dashboard', '/', {}],
  ['on the room board of a phone', '/room?room=1', PHONE],
] as const) {
  test(
    `who may not collect stands apart in the menu ${where}, and is asked about first`,
    SLOW_SUITE,
    async ({ house, open, complaints }) => {
      complaints.expect(/409 .*\/api\/attendance/);
      const ada = house.children.Ada ?? 0;
      await house.within(async (scope) => {
        await addGuardian(scope, FATHER, [{ childId: ada, relationship: 'father' }]);
        // The parent of the child's record, who lost the right since.
        await addGuardian(scope, { ...FATHER, firstName: 'Maria' }, [
          { childId: ada, relationship: 'mother', mayPickUp: false },
        ]);
      });
      const page = await open(path, { as: house.as('Support Staff'), ...size });
      const items = page.getByRole('menuitem');
      await page.getByRole('button', { name: 'Check in Ada Dubois' }).click();
      await expect(items.filter({ hasText: 'May not pick up' })).toHaveCount(0);
      await items.filter({ hasText: 'Tom Dubois' }).click();
      await page.getByRole('button', { name: 'Check out Ada Dubois' }).click();
      const barred = items.filter({ hasText: 'Maria Dubois' });
      await expect(barred).toHaveText(['Maria DuboisMay not pick up · Mother']);
      await expect(barred.locator('svg')).toBeVisible();
      await expect(items.filter({ hasText: 'Tom Dubois' })).not.toContainText('May not');
      await expectAccessible(page, 'who collects a child', 'light', 'dark');

      const asked = page.getByRole('alertdialog');
      await barred.click();
      await expect(asked).toContainText('Maria Dubois may not pick up Ada.');
      await asked.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByRole('button', { name: 'Check out Ada Dubois' })).toBeVisible();
      expect(await leftBy(house, ada)).toBeNull();

      await page.getByRole('button', { name: 'Check out Ada Dubois' }).click();
      await barred.click();
      await asked.getByRole('button', { name: 'I have read this, check out' }).click();
      await expect(notice(page)).toContainText('Ada Dubois checked out successfully');
      expect(await leftBy(house, ada)).toBe('Maria Dubois (mother)');
    },
  );
}

const leftBy = (house: House, childId: number) =>
  house.within(async (scope) => {
    const { by } = await scope.one(
      sql<{ by: string | null }>`select check_out_by as by from attendance where child_id = ${childId}`,
    );
    return by;
  });
