import { addGuardian } from '#server/domains/guardians/commands.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, PHONE, test } from './test.ts';

test('a parent keeps the child’s file on a phone, and what is protected waits until staff accept it', async ({
  house,
  open,
}) => {
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
  await phone.getByRole('link', { name: 'Contacts and details' }).click();
  await phone.getByRole('button', { name: 'Add a contact' }).click();
  const form = phone.getByRole('dialog');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('Enter a name')).toBeVisible();
  await form.getByLabel('What it is').selectOption('doctor');
  await form.getByLabel('Name').fill('Dr. Brill');
  await form.getByLabel('Phone').fill('555 010 7733');
  await expectAccessible(phone, 'the form of a contact', 'light', 'dark');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(phone.getByText('Dr. Brill', { exact: true })).toBeVisible();

  await phone.getByRole('button', { name: 'Add a contact' }).click();
  await form.getByLabel('What it is').selectOption('emergency');
  await expect(form.getByText('The center looks at this before it counts.')).toBeVisible();
  await form.getByLabel('Name').fill('Rosa Marin');
  await form.getByLabel('Phone').fill('555 020 4812');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(phone.getByText('Waits for the center')).toBeVisible();
  await phone.getByRole('button', { name: 'Add insurance' }).click();
  await form.getByLabel('Insurance company').fill('Sunrise Health');
  await form.getByRole('button', { name: 'Save' }).click();
  await phone.getByRole('button', { name: 'Show insurance' }).click();
  await expect(phone.getByText('Sunrise Health')).toBeVisible();
  await expectAccessible(phone, 'the file of one’s child', 'light', 'dark');

  const office = await open('/children', { as: house.as('Director') });
  await office.getByRole('button', { name: 'View Ben Okafor' }).click();
  await office.getByRole('dialog').getByRole('link', { name: 'Contacts and details' }).click();
  await expect(office.getByText('Dr. Brill', { exact: true })).toBeVisible();
  await expectAccessible(office, 'the file of a child', 'light', 'dark');
  await office.getByRole('link', { name: 'Children’s files' }).click();
  await expect(office.getByText('555 020 4812')).toBeVisible();
  await expectAccessible(office, 'what families propose', 'light', 'dark');
  await office.getByRole('button', { name: /^Accept for Ben Okafor/ }).click();
  await expect(office.getByText('Nothing waits')).toBeVisible();
  const missing = office.getByRole('row', { name: /Ben Okafor/ });
  await expect(missing).toContainText('Home');
  await expect(missing).not.toContainText('Doctor');
  await expect(phone.getByText('Emergency contact', { exact: true })).toBeVisible();
});
