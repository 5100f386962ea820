import { sql } from 'kysely';
import { addGuardian } from '#server/domains/guardians/commands.ts';
import { chooseMore, turnOn } from './controls.ts';
import { dialog, notice, quickly, rowOf } from './dashboard.ts';
import { readingAlone } from './failing.ts';
import type { House } from './house.ts';
import { expect, SLOW_SUITE, test } from './test.ts';

const FORMS = ['medicalForm', 'fieldTrip', 'emergencyContact', 'communicationConsent'];

/** Ben's uncle, whom a court keeps from collecting him. */
const barUncleMax = (house: House) =>
  house.within((scope) =>
    addGuardian(
      scope,
      {
        firstName: 'Max',
        lastName: 'Okafor',
        email: null,
        phoneNumber: '555 0177',
        address: null,
        passwordHash: null,
      },
      [{ childId: house.children.Ben ?? 0, relationship: 'other', mayPickUp: false, custodyNote: 'Court order 12' }],
    ),
  );

test('finds children, and goes on with an enrollment at the step that is missing', async ({ house, open }) => {
  const page = await open('/children', { as: house.as('Director') });
  const views = page.getByRole('button', { name: /^View / });
  await expect(views).toHaveCount(4);
  await turnOn(page.getByRole('radio', { name: 'Preschool' }));
  await expect(views).toHaveCount(2);
  await page.getByLabel('Search by name').fill('ngu chloe');
  await expect(views).toHaveAccessibleName('View Chloé Nguyen');
  await page.getByLabel('Search by name').fill('zzz');
  await expect(page.getByRole('heading', { name: 'No children found' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all children' }).click();
  await expect(views).toHaveCount(4);

  await page.request.post(`/api/children/${house.children.Ben}/consents`, { data: { forms: FORMS } });
  await page.getByRole('link', { name: 'Resume enrollment of Ada Dubois' }).click();
  await expect(page).toHaveURL(`/consent-confirmation/${house.children.Ada}`);
  await page.goBack();
  // The list may come back as it was read before the forms were confirmed.
  const ben = page.getByRole('link', { name: 'Resume enrollment of Ben Okafor' });
  await expect(ben).toHaveAttribute('href', `/parent-invite/${house.children.Ben}`);
  await ben.click();
  await expect(page).toHaveURL(`/parent-invite/${house.children.Ben}`);
});

test('shows each role the profile it may see', async ({ house, open }) => {
  await barUncleMax(house);
  const director = await open('/children', { as: house.as('Director') });
  await director.getByRole('button', { name: 'View Ben Okafor' }).click();
  await expect(dialog(director)).toContainText('May not pick up');
  await expect(dialog(director)).toContainText('Court order 12');
  await expect(dialog(director)).toContainText('Photo/video release');
  await expect(dialog(director).getByRole('button', { name: 'Edit', exact: true })).toBeVisible();

  const assistant = await open('/children', { as: house.as('Assistant Teacher') });
  await expect(assistant.getByRole('link', { name: 'Enroll New Child' })).toHaveCount(0);
  await expect(assistant.getByRole('button', { name: /^More for / })).toHaveCount(0);
  await assistant.getByRole('button', { name: 'View Ben Okafor' }).click();
  await expect(dialog(assistant)).toContainText('May not pick up');
  await expect(dialog(assistant)).toContainText('Peanuts');
  await expect(dialog(assistant)).not.toContainText('Court order 12');
  await expect(dialog(assistant).getByRole('button', { name: /Edit|Remove access|Withdraw/ })).toHaveCount(0);
});

test(
  'puts both versions beside each other when two edit a child at once',
  SLOW_SUITE,
  async ({ house, open, complaints }) => {
    complaints.expect(/412 .*\/api\/children/);
    const edit = async (role: 'Director' | 'Lead Teacher') => {
      const page = await open('/children', { as: house.as(role) });
      await page.getByRole('button', { name: 'View Ben Okafor' }).click();
      await dialog(page).getByRole('button', { name: 'Edit', exact: true }).click();
      await expect(dialog(page).getByLabel(/^Allergies/)).toHaveValue('Peanuts');
      return page;
    };
    const [mine, theirs] = [await edit('Director'), await edit('Lead Teacher')];
    await dialog(theirs)
      .getByLabel(/^Allergies/)
      .fill('Peanuts and eggs');
    await dialog(theirs)
      .getByLabel(/^Emergency contact/)
      .fill('Aunt Joy 555 0111');
    await dialog(theirs).getByRole('button', { name: 'Save' }).click();
    await expect(notice(theirs)).toContainText('Changes saved');

    await dialog(mine)
      .getByLabel(/^Allergies/)
      .fill('None');
    await dialog(mine).getByRole('button', { name: 'Save' }).click();
    const both = dialog(mine).getByRole('status').filter({ hasText: 'Somebody else changed this in the meantime' });
    await expect(both).toContainText('Newest: Peanuts and eggs');
    await expect(both).toContainText('Yours: None');
    await expect(both).toContainText('Newest: Aunt Joy 555 0111');
    await expect(dialog(mine).getByLabel(/^Allergies/)).toHaveValue('None');
    await dialog(mine).getByRole('button', { name: 'Save my changes' }).click();
    await expect(notice(mine)).toContainText('Changes saved');
    await expect(dialog(mine)).toContainText('None');
    await expect(dialog(mine)).toContainText('Aunt Joy 555 0111');
  },
);

test('holds a child back from who may not collect it until staff say that they read it', async ({
  house,
  open,
  complaints,
}) => {
  complaints.expect(/409 .*\/api\/attendance/);
  await barUncleMax(house);
  const page = await open('/', { as: house.as('Nurse') });
  const ben = rowOf(page, 'Ben Okafor');
  await quickly(page, 'Ben Okafor', 'Staff Member');
  // The row shows it before the server has answered.
  await expect(notice(page)).toContainText('Ben Okafor checked in successfully');
  await expect(ben).toContainText('Present');
  await ben.getByRole('button', { name: /^Another time/ }).click();
  await expect(dialog(page)).toContainText('Max Okafor (Other) may not pick up Ben Okafor.');
  await dialog(page).getByLabel('Other Authorized Guardian').check();
  await dialog(page)
    .getByLabel(/Name of the authorized guardian/)
    .fill('max  OKAFOR');
  await dialog(page).getByRole('button', { name: 'Check Out', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('This person may not pick up');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Check Out', exact: true }).click();
  await question.getByRole('button', { name: 'I have read this, check out' }).click();
  await expect(notice(page)).toContainText('Ben Okafor checked out successfully');
  await expect(ben).toContainText('Checked out');
});

test(
  'removes children, also one who is there, down to the empty list',
  SLOW_SUITE,
  async ({ house, open, complaints }) => {
    complaints.expect(/500 .*\/api\/children/);
    const page = await open('/', { as: house.as('Director') });
    await quickly(page, 'Ada Dubois', 'Staff Member');
    // The row shows it before the server has answered, and leaving the screen may lose what is on its way.
    await expect(notice(page)).toContainText('Ada Dubois checked in successfully');
    await expect(rowOf(page, 'Ada Dubois')).toContainText('Present');

    await readingAlone(page);
    await page.route('**/api/children', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/children');
    await expect(page.getByRole('alert')).toContainText(
      'Failed to load children data. Please try refreshing the page.',
    );
    await page.unroute('**/api/children');
    await page.reload();

    const question = page.getByRole('alertdialog');
    await chooseMore(page, 'Ada Dubois', 'Remove Ada Dubois');
    await expect(question).toContainText('Ada Dubois is checked in and will be checked out.');
    await question.getByRole('button', { name: 'Cancel' }).click();
    for (const name of ['Ada Dubois', 'Ben Okafor', 'Chloé Nguyen', 'Dario Rossi']) {
      await chooseMore(page, name, `Remove ${name}`);
      await expect(question).toContainText('This action cannot be undone.');
      await question.getByRole('button', { name: `Remove ${name.split(' ')[0]}` }).click();
      await expect(notice(page)).toContainText('Child removed successfully');
      await expect(page.getByRole('button', { name: `View ${name}` })).toHaveCount(0);
    }
    await expect(page.getByRole('heading', { name: 'No children enrolled yet' })).toBeVisible();
    await page.getByRole('link', { name: 'Enroll First Child' }).click();
    await expect(page).toHaveURL('/enroll-child');
  },
);

test('the number of the emergency contact is called from the profile', SLOW_SUITE, async ({ house, open }) => {
  await house.within((scope) =>
    scope.count(sql`update child set emergency_contact = 'Rosa Dubois (555) 555-0142' where first_name = 'Ada'`),
  );
  const page = await open('/children', { as: house.as('Director') });
  await page.getByRole('button', { name: 'View Ada Dubois' }).click();
  await expect(dialog(page).getByRole('link', { name: /555-0142/ })).toHaveAttribute('href', /^tel:.*5550142$/);
});

test(
  'the question before a removal can be left while it still reads who is here',
  SLOW_SUITE,
  async ({ house, open }) => {
    const page = await open('/children', { as: house.as('Director') });
    await page.route('**/api/attendance?*', () => {});
    await chooseMore(page, 'Ben Okafor', 'Remove Ben Okafor');
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
  },
);
