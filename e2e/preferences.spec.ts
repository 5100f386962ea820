import type { Page } from '@playwright/test';
import { PARENT_DEFAULTS } from '#contract/preferences-defaults.ts';
import { recordAttendance } from '#server/domains/attendance/commands.ts';
import { addGuardian } from '#server/domains/guardians/commands.ts';
import { recordRegistrationConsents } from '#server/domains/guardians/queries.ts';
import { storeGuardianPreference } from '#server/domains/preferences/queries.ts';
import { revokeStaffSessions } from '#server/kernel/sessions/queries.ts';
import { expectAccessible, LOOKED_AT } from './accessibility.ts';
import { turnOn } from './controls.ts';
import { rowOf } from './dashboard.ts';
import { type Account, type House, TODAY } from './house.ts';
import { bump, card, makeMother } from './parents.ts';
import { pressUnlessLeft, signIn } from './sign-in.ts';
import { expect, PHONE, SLOW_SUITE, test } from './test.ts';

test('staff keep their settings, and see them at work at once', async ({ house, open }) => {
  const page = await open('/settings', { as: house.as('Director') });
  const save = page.getByRole('button', { name: 'Save Settings' });
  await expect(save).toBeDisabled();
  await expect(page.getByRole('switch', { name: 'Email notifications' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Push notifications' })).not.toBeChecked();
  await turnOn(page.getByRole('radio', { name: 'Dark' }));
  await page.getByLabel('Date format').selectOption('YYYY-MM-DD');
  await save.click();
  await expect(page.getByRole('button', { name: 'All Settings Saved' })).toBeDisabled();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByLabel('Date format')).toHaveValue('YYYY-MM-DD');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText('Settings Reset', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Date format')).toHaveValue('MM/DD/YYYY');
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  await expect(save).toBeEnabled();
});

test(
  'times are written by the clock that each account chose, staff and parents',
  SLOW_SUITE,
  async ({ house, larkhouse, open }) => {
    larkhouse.clock.advance({ hours: 8 });
    const childId = house.children.Ada ?? 0;
    await house.within((scope) =>
      recordAttendance(scope, {
        childId,
        date: TODAY,
        checkInTime: '15:05',
        checkInBy: 'Rosa Dubois',
        checkOutBy: null,
      }),
    );
    const choose = async (page: Page, clock: string) => {
      await page.getByLabel('Time format').selectOption(clock);
      await page.getByRole('button', { name: 'Save Settings' }).click();
      await expect(page.getByRole('button', { name: 'All Settings Saved' })).toBeVisible();
    };
    const staff = await open('/settings', { as: house.as('Nurse') });
    for (const [clock, told] of [
      ['24 hours (15:05)', '15:05'],
      ['12 hours (3:05 PM)', '3:05 PM'],
    ] as const) {
      await choose(staff, clock);
      await staff.goto('/');
      await expect(rowOf(staff, 'Ada Dubois')).toContainText(told);
      await staff.goto('/settings');
    }
    const parent = await open('/parent-settings', { asParent: await makeMother(house, 'Ada'), ...PHONE });
    await choose(parent, '24 hours (15:05)');
    await expect(parent.getByText('Here since 15:05')).toBeVisible();
  },
);

test('a save that fails says so, and keeps what was chosen', SLOW_SUITE, async ({ house, open, complaints }) => {
  complaints.expect(/Failed to load resource/);
  const page = await open('/settings', { as: house.as('Nurse') });
  await page.getByRole('checkbox', { name: 'Daily reports: Email' }).check();
  await page.route('**/api/preferences', (route) => route.abort());
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Failed to save settings. Please try again.', { exact: true })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Daily reports: Email' })).toBeChecked();
  await page.unroute('**/api/preferences');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByRole('button', { name: 'All Settings Saved' })).toBeVisible();

  // Saved in another tab meanwhile: what is chosen here stays, and goes over it with the next save.
  await page.getByLabel('Date format').selectOption('DD/MM/YYYY');
  expect((await page.request.put('/api/preferences', { data: { dateFormat: 'YYYY-MM-DD' } })).status()).toBe(200);
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Your choices here are kept', { exact: false }).first()).toBeVisible();
  await expect(page.getByLabel('Date format')).toHaveValue('DD/MM/YYYY');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByRole('button', { name: 'All Settings Saved' })).toBeVisible();
});

test('staff change their own profile without any right over staff', async ({ house, open }) => {
  const page = await open('/profile', { as: house.as('Support Staff') });
  const phone = page.getByLabel(/^Phone/);
  await phone.fill('555');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Phone number must be at least 10 digits')).toBeVisible();
  await phone.fill('555 010 2030');
  await page.getByLabel(/^First name/).fill('Sandra');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(/^First name/)).toHaveValue('Sandra');
});

test(
  'what was typed or chosen when the session ended is there after the next sign-in',
  SLOW_SUITE,
  async ({ house, larkhouse, open, complaints }) => {
    complaints.expect(/401 .*\/api\//, /EventSource/);
    const support = house.staff['Support Staff'];
    const end = () => house.within((scope) => scope.count(revokeStaffSessions(support, larkhouse.clock.now())));
    const signInAgain = async () => {
      await expect(page).toHaveURL('/login');
      await signIn(page, 'support-staff@maple-house.test');
    };
    const press = (name: string) => pressUnlessLeft(page.getByRole('button', { name }), '/login');
    const page = await open('/profile', { as: house.as('Support Staff') });
    await page.getByLabel(/^Phone/).fill('555 010 2030');
    await page.getByLabel(/^About you/).fill('Plays the accordion');
    await end();
    await press('Save Changes');
    await signInAgain();
    await expect(page).toHaveURL('/profile');
    await expect(page.getByText('What you had typed is still here.')).toBeVisible();
    await expect(page.getByLabel(/^About you/)).toHaveValue('Plays the accordion');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Profile updated', { exact: true })).toBeVisible();
    await expect(page.getByText('What you had typed is still here.')).toHaveCount(0);
    // The version of what was saved: another save is no conflict.
    await page.getByLabel(/^About you/).fill('Plays the tuba');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect.poll(async () => (await (await page.request.get('/api/profile')).json()).bio).toBe('Plays the tuba');

    await page.goto('/settings');
    await page.getByLabel('Date format').selectOption('YYYY-MM-DD');
    await end();
    await press('Save Settings');
    await signInAgain();
    await expect(page.getByLabel('Date format')).toHaveValue('YYYY-MM-DD');
    await expect(page.getByText('What you had typed is still here.')).toBeVisible();
    // Left on purpose, it is given up.
    await page.getByRole('button', { name: /Profile menu of/ }).click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave without saving' }).click();
    // The address changes before the screen does.
    await expect(page.getByLabel(/^About you/)).toBeVisible();
    await page.goto('/settings');
    await expect(page.getByLabel('Date format')).toHaveValue('MM/DD/YYYY');
  },
);

test(
  'a parent changes the profile, and the settings lead back to the dashboard',
  SLOW_SUITE,
  async ({ house, open }) => {
    const page = await open('/parent-dashboard?view=profile', { asParent: await parentOf(house), ...PHONE });
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel(/^Address/).fill('');
    await page.getByLabel('Phone number').fill('');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Address is required')).toBeVisible();
    await expect(page.getByText('Phone number is required')).toBeVisible();
    for (const [label, text] of [
      ['Phone number', '555 010 4050'],
      ['Address', '4 Elm Street'],
    ] as const) {
      await page.getByLabel(new RegExp(`^${label}`)).fill(text);
    }
    await page.getByLabel(/^Name/).fill('Paul Park');
    await page.getByLabel(/^Phone(?! number)/).fill('555 010 6070');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Profile updated', { exact: true })).toBeVisible();
    await expect(page.getByText('4 Elm Street')).toBeVisible();

    await page.goto('/parent-settings');
    await page.getByRole('switch', { name: 'Privacy mode' }).check();
    await page.getByRole('switch', { name: 'Receive news' }).check();
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await expect(page.getByText('Settings saved', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/parent-dashboard/);
    await expect(page.locator('html')).toHaveAttribute('data-privacy', '');

    await page.goto('/parent-settings');
    await page.getByText('History').click();
    const steps = page.getByRole('listitem').filter({ hasText: /“Receive/ });
    await expect(steps).toContainText([
      /: agreed to “Receive news/,
      /: did not agree to “Receive news/,
      /: agreed to “Receive text/,
      /: agreed to “Receive email/,
    ]);
    await page.getByRole('switch', { name: 'Receive text messages' }).uncheck();
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByText('Settings Reset', { exact: true })).toBeVisible();
    // Reset takes back, but never agrees.
    await expect(page.getByRole('switch', { name: 'Receive text messages' })).not.toBeChecked();
    await expect(page.getByRole('switch', { name: 'Receive news' })).not.toBeChecked();
  },
);

test('a parent who leaves the settings with changes is asked first', SLOW_SUITE, async ({ house, open }) => {
  const page = await open('/parent-settings', { asParent: await parentOf(house) });
  await page.getByRole('switch', { name: 'Privacy mode' }).check();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const leave = () => page.getByRole('link', { name: 'Back to Dashboard' }).first().click();
  await leave();
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByRole('switch', { name: 'Privacy mode' })).toBeChecked();
  await leave();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/\/parent-dashboard/);
});

test('privacy mode blurs every word that names the child, until it is touched', async ({ house, open }) => {
  await bump(house);
  const mother = await makeMother(house, 'Ada', 'Ben');
  await house.within((scope) => scope.count(privateMode(mother.accountId)));
  const page = await open(`/parent-dashboard?child=${house.children.Ada}`, { asParent: mother, ...PHONE });
  await expect(page.getByRole('heading', { name: 'Ada Dubois' })).toHaveCount(1);
  await expect(card(page, 'Incident Reports')).toContainText('Bumped her head');
  await expect(page.locator('html')).toHaveAttribute('data-privacy', '');
  expect(await openlySaid(page, 'Ada')).toEqual([]);
  expect(await openlySaid(page, 'Bumped')).toEqual([]);
  await page.getByRole('button', { name: 'Absence', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Ada');
  expect(await openlySaid(page, 'Ada')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Read', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Bumped her head');
  expect(await openlySaid(page, 'Ada')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Growth' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Growth');
  await expect(page.getByText('Nothing recorded yet')).toBeVisible();
  expect(await openlySaid(page, 'Ada')).toEqual([]);
  await page.goBack();
  const name = page.getByRole('heading', { name: 'Ada Dubois' }).locator('.private');
  await expect(name).toHaveCSS('filter', /blur/);
  await name.hover();
  await expect(name).toHaveCSS('filter', 'none');
});

/** Texts in sight with a word that nothing blurs. */
const openlySaid = (page: Page, word: string) =>
  page.evaluate((said) => {
    const open: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      if (textContent?.includes(said) && !parentElement?.closest('.private, .sr-only, script')) open.push(textContent);
    }
    return open;
  }, word);

const privateMode = (guardianId: number) =>
  storeGuardianPreference(
    guardianId,
    { ...PARENT_DEFAULTS, language: 'en', timezone: 'America/New_York', privacyMode: true },
    0,
  );

/** A guardian with an account, of one of the house's children. */
async function parentOf(house: House): Promise<Account> {
  const mother = {
    firstName: 'Maria',
    lastName: 'Dubois',
    email: 'maria@families.test',
    phoneNumber: null,
    address: null,
  };
  const accountId = await house.within((scope) =>
    addGuardian(scope, { ...mother, passwordHash: 'none' }, [
      { childId: house.children.Ada ?? 0, relationship: 'mother' },
    ]),
  );
  const consents = { emailConsent: true, smsConsent: true, marketingConsent: false };
  const at = new Date(`${TODAY}T09:00:00Z`);
  await house.within((scope) =>
    scope.count(recordRegistrationConsents(accountId, { ...consents, at, address: '127.0.0.1' })),
  );
  return { centerId: house.centerId, accountId };
}

for (const [width, size] of Object.entries(LOOKED_AT)) {
  test(`no accessibility violations on profile and settings, ${width}`, async ({ house, open }) => {
    const look = { ...size } as const;
    const staff = await open('/settings', { as: house.as('Director'), ...look });
    await staff.getByRole('button', { name: 'Save Settings' }).waitFor();
    await expectAccessible(staff, 'settings');
    await staff.goto('/profile');
    await staff.getByRole('button', { name: 'Save Changes' }).waitFor();
    await expectAccessible(staff, 'profile');
    const parent = await open('/parent-settings', { asParent: await parentOf(house), ...look });
    await parent.getByRole('button', { name: 'Save Settings' }).waitFor();
    await expectAccessible(parent, "parents' settings");
    await parent.goto('/parent-profile');
    await parent.getByRole('button', { name: 'Edit Profile' }).waitFor();
    await expectAccessible(parent, "parents' profile");
    await parent.getByRole('button', { name: 'Edit Profile' }).click();
    await expectAccessible(parent, "parents' profile while it is edited");
  });
}
