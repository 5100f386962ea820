import { addGuardian } from '#server/domains/guardians/commands.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, PHONE, test } from './test.ts';

test('a parent takes back a consent on a phone, and staff see it in the profile at once', async ({ house, open }) => {
  const childId = house.children.Ben ?? 0;
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
      [{ childId, relationship: 'mother' }],
    ),
  );
  const office = await open('/children', { as: house.as('Director') });
  await office.getByRole('button', { name: 'View Ben Okafor' }).click();
  const profile = office.getByRole('dialog').first();
  await profile.getByRole('button', { name: /^Confirm: Photo/ }).click();
  await office.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  const withdraw = profile.getByRole('button', { name: /^Withdraw: Photo/ });
  await expect(withdraw).toBeVisible();

  const phone = await open('/parent-child-file', {
    asParent: { centerId: house.centerId, accountId: mother },
    ...PHONE,
  });
  await expect(phone.getByText(/^Given on/)).toBeVisible();
  await expectAccessible(phone, 'the consents of one’s child', 'light', 'dark');
  await phone.getByRole('button', { name: /^Take back: Photo/ }).click();
  await phone.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
  await expect(phone.getByText(/^Taken back on/)).toBeVisible();
  await expect(withdraw).toBeHidden();
  await expect(profile.getByText(/^Withdrawn/)).toBeVisible();
});
