import { addGuardian } from '#server/domains/guardians/commands.ts';
import { signedIn } from '#testing/client.ts';
import { expectAccessible } from './accessibility.ts';
import { turnOn } from './controls.ts';
import { dialog, notice } from './dashboard.ts';
import { makeMother } from './parents.ts';
import { expect, SLOW_SUITE, test } from './test.ts';

test(
  'records consents of several children at once, and moves them to another room',
  SLOW_SUITE,
  async ({ house, open }) => {
    const page = await open('/children', { as: house.as('Lead Teacher') });
    const inDialog = (name: string) => dialog(page).getByRole('button', { name });
    await page.getByRole('button', { name: 'Select several' }).click();
    await turnOn(page.getByLabel('Select all 4 shown'));
    await expect(page.getByText('4 selected')).toBeVisible();
    await expectAccessible(page, 'children being selected');

    await page.getByRole('button', { name: 'Record consents' }).click();
    await dialog(page).getByLabel('Medical authorization').check();
    await inDialog('Signed: declined · Photo/video release').click();
    await expect(dialog(page).getByLabel('Photo/video release')).toBeChecked();
    for (const signer of await dialog(page).getByRole('combobox').all()) await signer.fill('Maria Okafor');
    await expectAccessible(page, 'consents of several children');
    await inDialog('Record for 4 children').click();
    await page.getByRole('button', { name: 'Yes, I have seen them signed' }).click();
    await expect(notice(page)).toContainText('8 forms recorded');
    const consents = await page.request.get(`/api/children/${house.children.Ben}/consents`);
    expect(await consents.json()).toContainEqual(
      expect.objectContaining({ form: 'photoRelease', isDeclined: true, signedBy: 'Maria Okafor' }),
    );

    await page.getByRole('button', { name: 'Move to room' }).click();
    await dialog(page).getByLabel('New room').selectOption('Toddler Room');
    await inDialog('Move to room').click();
    await page.getByRole('button', { name: 'Yes, move them' }).click();
    await expect(dialog(page)).toContainText('Already in Toddler Room');
    await inDialog('Done').click();
    await page.getByRole('button', { name: 'Stop selecting' }).click();
    await expect(page.getByRole('button', { name: /^View / })).toHaveCount(4);
  },
);

test(
  'puts several children on a billing plan, ends other tuition, and names who has nobody to pay',
  SLOW_SUITE,
  async ({ larkhouse, house, open }) => {
    await makeMother(house, 'Ada', 'Ben');
    const director = await signedIn(larkhouse, 'staff', house.as('Director'));
    const week = { name: 'Full days', kind: 'tuition', cadence: 'weekly', amount: 35_000 };
    const { body: plan } = await director.post<{ id: number }>('/api/billing/plans', week);
    await director.post('/api/billing/plans', { ...week, name: 'Half days', amount: 20_000 });
    const enrolled = { planId: plan.id, childId: house.children.Ben, from: '2046-02-26' };
    expect((await director.post('/api/billing/enrollments', enrolled)).status).toBe(201);

    const page = await open('/children', { as: house.as('Director') });
    await page.getByRole('button', { name: 'Select several' }).click();
    await turnOn(page.getByLabel('Select all 4 shown'));
    await page.getByRole('button', { name: 'Billing plan' }).click();
    await dialog(page).getByLabel('Plan or fee').selectOption({ label: 'Half days – $200.00 a week' });
    await expect(dialog(page).getByText('1 has other tuition then')).toBeVisible();
    await expectAccessible(page, 'a plan for several children');
    await dialog(page).getByRole('button', { name: 'Put on plan' }).click();
    await page.getByRole('button', { name: 'Yes, put them on it' }).click();
    await expect(dialog(page)).toContainText('2 children are on Half days now');
    await expect(dialog(page).getByRole('listitem')).toContainText(['Chloé Nguyen', 'Dario Rossi']);
    const { body: billing } = await director.get<object>(`/api/billing/children/${house.children.Ben}`);
    expect(billing).toMatchObject({
      enrollments: [
        { planName: 'Full days', to: '2046-03-04' },
        { planName: 'Half days', to: null },
      ],
    });
  },
);

test('prints letters with codes for the PINs of several guardians', SLOW_SUITE, async ({ house, open }) => {
  await house.within(async (scope) => {
    const rights = ['Ada', 'Ben'].map((name) => ({ childId: house.children[name] ?? 0, relationship: 'mother' }));
    const mother = {
      firstName: 'Maria',
      lastName: 'Okafor',
      email: 'maria@families.test',
      phoneNumber: '555 010 4711',
    };
    await addGuardian(scope, { ...mother, address: null, passwordHash: null }, rights);
    const father = { ...mother, firstName: 'Otto', email: 'otto@families.test', phoneNumber: null };
    await addGuardian(scope, { ...father, address: null, passwordHash: null }, rights.slice(1));
  });
  const page = await open('/children', { as: house.as('Lead Teacher') });
  await page.getByRole('button', { name: 'Select several' }).click();
  await turnOn(page.getByLabel('Select all 4 shown'));
  await page.getByRole('button', { name: 'Tablet PINs' }).click();
  await expect(dialog(page)).toContainText('1 guardian gets a code. It works once, within 72 hours.');
  await expect(dialog(page)).toContainText('1 has no phone number.');
  await expect(dialog(page)).toContainText('2 children have no guardian on record.');
  await expectAccessible(page, 'letters with codes, asked about');
  await dialog(page).getByRole('button', { name: 'Create 1 letter' }).click();
  await expect(dialog(page)).toContainText('1 letter is ready; its code works until 03/08/2046, 7:30 AM');
  await expect(dialog(page).getByRole('listitem').filter({ hasText: 'Otto Okafor' })).toContainText('No phone number');
  await expectAccessible(page, 'letters with codes, made');

  const letter = page.locator('article', { hasText: 'Hello Maria Okafor,' });
  await expect(letter).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(letter).toBeVisible();
  await expect(letter).toContainText('sign Ada and Ben in and out');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Children' })).toBeHidden();
  const code = await letter.getByText(/^\w{4}-\w{4}$/).innerText();
  await page.emulateMedia({ media: 'screen' });
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(code)).toHaveCount(0);
});
