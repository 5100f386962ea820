import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { addGuardian } from '#server/domains/guardians/commands.ts';
import { addKiosk } from '#server/domains/kiosk/kiosks.ts';
import { addPickupPerson } from '#server/domains/pickup-people/commands.ts';
import { photograph } from '#testing/pictures.ts';
import { expectAccessible } from './accessibility.ts';
import { rowOf } from './dashboard.ts';
import { bring } from './room.ts';
import { expect, PHONE, SLOW_SUITE, TABLET, test } from './test.ts';

const PIN = '294716';

async function type(page: Page, digits: string): Promise<void> {
  for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).click();
}

test('a parent proposes a grandmother on a phone, staff accept her, and she collects the child at the tablet with her PIN', async ({
  house,
  open,
  complaints,
  larkhouse,
}) => {
  // Not paired yet, and a proposal that lacks a name.
  complaints.expect(/401/, /422 .*\/api\/parent\/pickup-people/);
  const mother = await house.within((scope) =>
    addGuardian(
      scope,
      {
        firstName: 'Maria',
        lastName: 'Okafor',
        email: 'maria@okafor.test',
        phoneNumber: '555 010 4711',
        address: null,
        passwordHash: 'none',
      },
      [{ childId: house.children.Ben ?? 0, relationship: 'mother' }],
    ),
  );
  const phone = await open('/parent-profile', {
    asParent: { centerId: house.centerId, accountId: mother },
    ...PHONE,
  });
  await phone.getByRole('button', { name: 'Propose a person' }).click();
  const form = phone.getByRole('dialog');
  await form.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(form.getByText('First name is required')).toBeVisible();
  await form.getByLabel('First name').fill('Rosa');
  await form.getByLabel('Last name').fill('Marin');
  await form.getByLabel('Relationship').fill('grandmother');
  await form.getByLabel('Phone').fill('555 020 4812');
  await form.getByLabel('Tuesday').uncheck();
  await expectAccessible(phone, 'the proposal', 'light', 'dark');
  await form.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(phone.getByText('Proposed', { exact: true })).toBeVisible();
  await expectAccessible(phone, 'what was proposed', 'light', 'dark');

  const office = await open('/children', { as: house.as('Director') });
  await office.getByRole('button', { name: 'Look at Rosa Marin' }).click();
  const profile = office.getByRole('dialog');
  await profile.getByRole('button', { name: 'Accept Rosa Marin' }).click();
  await expect(profile.getByText('Accepted', { exact: true })).toBeVisible();
  await profile.getByRole('button', { name: 'I have seen the ID: Rosa Marin' }).click();
  await expect(profile.getByText(/^ID seen by /)).toBeVisible();
  await expectAccessible(office, 'the pickup people of a child', 'light', 'dark');
  await profile.getByRole('button', { name: 'Code for a PIN for Rosa Marin' }).click();
  const code = await office.locator('[data-code]').innerText();
  await office.getByRole('button', { name: 'Close' }).last().click();
  await expect(phone.getByText('Accepted', { exact: true })).toBeVisible();

  const tablet = await open('/kiosk', TABLET);
  const { code: pairing } = await house.within((scope) => addKiosk(scope, 'Front door'));
  await tablet.getByLabel('Pairing code').fill(pairing);
  await tablet.getByRole('button', { name: 'Pair' }).click();
  await tablet.getByRole('button', { name: 'I have a code from the staff' }).click();
  await tablet.getByLabel('Code from the staff').fill(code);
  await tablet.getByLabel('New PIN', { exact: true }).fill(PIN);
  await tablet.getByLabel('New PIN again').fill(PIN);
  await tablet.getByRole('button', { name: 'Save PIN' }).click();
  await expect(tablet.getByText('Your PIN is set.')).toBeVisible();
  await office.goto('/');
  await rowOf(office, 'Ben Okafor').getByRole('button', { name: 'Check in Ben Okafor' }).click();
  await office.getByRole('menuitem', { name: /Rosa Marin/ }).click();
  await expect(rowOf(office, 'Ben Okafor')).toContainText('7:3');

  larkhouse.clock.advance({ hours: 8 });
  await tablet.reload();
  await type(tablet, `4812${PIN}`);
  await expect(tablet.getByRole('heading', { name: 'Hello, Rosa' })).toBeVisible();
  await expect(tablet.getByText('Okafor')).toHaveCount(0);
  await tablet.getByRole('button', { name: 'Next' }).click();
  await tablet.getByLabel('I sign with my typed name instead').check();
  await tablet.getByRole('button', { name: 'Sign out' }).click();
  await expect(tablet.getByRole('status').filter({ hasText: 'Signed out' })).toContainText('Ben');
  await expect(rowOf(office, 'Ben Okafor')).toContainText('Checked out');
});

test(
  'staff give a pickup person a photo to compare at check-out, name them for a sibling, and enter whom a file named',
  SLOW_SUITE,
  async ({ house, open }) => {
    const { Ada = 0, Ben = 0 } = house.children;
    await house.within(async (scope) => {
      const mother = { firstName: 'Maria', lastName: 'Okafor', email: null, phoneNumber: null, address: null };
      const rights = [Ada, Ben].map((childId) => ({ childId, relationship: 'mother' }));
      await addGuardian(scope, { ...mother, passwordHash: null }, rights);
      const rosa = { firstName: 'Rosa', lastName: 'Marin', phoneNumber: '555 020 4812', relationship: 'grandmother' };
      await addPickupPerson(scope, { childIds: [Ben], ...rosa, mayDropOff: true, mayPickUp: true });
      const pickup = 'Rosa Marin; Tom Lark (uncle) 555 020 4813';
      await scope.count(sql`insert into import_aside (child_id, pickup) values (${Ben}, ${pickup})`);
    });
    await bring(house, [Ada, Ben]);
    const office = await open('/children', { as: house.as('Director') });
    await office.getByRole('button', { name: 'View Ben Okafor' }).click();
    const profile = office.getByRole('dialog');
    const chosen = office.waitForEvent('filechooser');
    await profile.getByRole('button', { name: 'Add a photo: Rosa Marin' }).click();
    const buffer = Buffer.from(await photograph({}));
    await (await chosen).setFiles({ name: 'rosa.jpg', mimeType: 'image/jpeg', buffer });
    await expect(profile.getByRole('img', { name: 'Rosa Marin' })).toBeVisible();
    await profile.getByRole('button', { name: 'Rosa Marin may also come for Ada' }).click();
    await expect(profile.getByRole('button', { name: 'Rosa Marin may also come for Ada' })).toHaveCount(0);
    await expectAccessible(office, 'a pickup person with a photo', 'light', 'dark');

    await expect(profile.getByRole('button', { name: 'Enter Rosa Marin' })).toHaveCount(0);
    await profile.getByRole('button', { name: 'Enter Tom Lark' }).click();
    await expect(profile.getByLabel('First name')).toHaveValue('Tom');
    await expect(profile.getByLabel('Last name')).toHaveValue('Lark');
    await expect(profile.getByLabel('Relationship')).toHaveValue('uncle');
    await expect(profile.getByLabel('Phone')).toHaveValue('555 020 4813');
    await profile.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(profile.getByRole('button', { name: 'Edit Tom Lark' })).toBeVisible();
    await expect(profile.getByRole('button', { name: 'Enter Tom Lark' })).toHaveCount(0);

    const list = await open('/', { as: house.as('Assistant Teacher'), ...PHONE });
    await rowOf(list, 'Ada Dubois').getByRole('button', { name: 'Check out Ada Dubois' }).click();
    const choice = list.getByRole('menuitem', { name: /Rosa Marin/ });
    await expect(choice.locator('img')).toBeVisible();
    await expectAccessible(list, 'who collects a child, with a photo');
    await choice.click();
    await expect(rowOf(list, 'Ada Dubois')).toContainText('Checked out');
  },
);
