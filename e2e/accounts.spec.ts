import type { Page } from '@playwright/test';
import { PASSWORD } from '#testing/world.ts';
import { dialog, notice } from './dashboard.ts';
import { addParent } from './families.ts';
import { test } from './mail.ts';
import { signIn } from './sign-in.ts';
import { expect, PHONE, SLOW_SUITE } from './test.ts';

const DIRECTOR = 'director@maple-house.test';
const MARIA = 'maria@families.test';
const NEW_PASSWORD = 'a whole new morning';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function choosePassword(page: Page, button: string): Promise<void> {
  const send = () => page.getByRole('button', { name: button }).click();
  await page.getByLabel('New password').fill('short');
  await send();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByLabel('Repeat the password').fill('another one');
  await send();
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await page.getByLabel('Repeat the password').fill(NEW_PASSWORD);
  await send();
  await expect(heading(page)).toHaveText('Your password is set');
}

async function expectDead(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(heading(page)).toHaveText('This link does not work');
  await expect(page.getByText('This link is either invalid, expired, or has already been used.')).toBeVisible();
}

test('a new staff member activates the account from the mail, once', async ({ house, open, inbox, complaints }) => {
  complaints.expect(/404 .*\/api\//);
  const office = await open('/staff', { as: house.as('Director') });
  await office.getByRole('button', { name: 'Add Staff Member' }).first().click();
  await dialog(office).getByLabel('First name').fill('Nina');
  await dialog(office).getByLabel('Last name').fill('Newcomer');
  await dialog(office).getByLabel('Email').fill('nina@maple-house.test');
  await dialog(office).getByLabel('Phone').fill('555 0155');
  await dialog(office).getByLabel('Role').selectOption('Assistant Teacher');
  await dialog(office).getByRole('button', { name: 'Add Staff Member' }).click();
  await expect(notice(office)).toContainText('nina@maple-house.test');

  const link = await inbox.linkFor('nina@maple-house.test');
  const page = await open(link, PHONE);
  await expect(heading(page)).toHaveText('Welcome, Nina!');
  await expect(page.getByText('nina@maple-house.test')).toBeVisible();
  await choosePassword(page, 'Activate account');
  await page.getByRole('link', { name: 'Go to Staff Login' }).click();
  await signIn(page, 'nina@maple-house.test', NEW_PASSWORD);
  await expect(notice(page)).toContainText('Welcome back, Nina!');

  await expectDead(page, link);
});

test('staff who forgot their password set a new one, and are signed out everywhere', async ({
  house,
  larkhouse,
  open,
  inbox,
  complaints,
}) => {
  complaints.expect(/401 .*\/api\//, /404 .*\/api\//);
  const elsewhere = await open('/dashboard', { as: house.as('Director') });
  await expect(heading(elsewhere)).toHaveText('Staff Dashboard');

  const page = await open('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await askForLink(page, DIRECTOR);
  const link = await inbox.linkFor(DIRECTOR);
  expect(link).toContain('/reset-password?token=');
  await page.goto(link);
  await expect(heading(page)).toHaveText('Hello again, Dora');
  await choosePassword(page, 'Save new password');
  await page.getByRole('link', { name: 'Go to Staff Login' }).click();
  await signIn(page, DIRECTOR, PASSWORD);
  await expect(notice(page)).toContainText('Invalid email or password');
  await signIn(page, DIRECTOR, NEW_PASSWORD);
  await expect(heading(page)).toHaveText('Staff Dashboard');
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL('/login');

  await expectDead(page, link);
  inbox.empty();
  await page.goto('/forgot-password');
  await askForLink(page, DIRECTOR);
  const late = await inbox.linkFor(DIRECTOR);
  larkhouse.clock.advance({ hours: 2, minutes: 1 });
  await expectDead(page, late);
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

test('a parent who forgot the password sets a new one', SLOW_SUITE, async ({ house, open, inbox, complaints }) => {
  complaints.expect(/404 .*\/api\//);
  await addParent(house, { email: MARIA, child: 'Ada' });
  const page = await open('/parent-login', PHONE);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/parent-forgot-password');
  await askForLink(page, MARIA);
  const link = await inbox.linkFor(MARIA);
  expect(link).toContain('/parent-reset-password?token=');
  await page.goto(link);
  await expect(heading(page)).toHaveText('Hello again, Maria');
  await choosePassword(page, 'Save new password');
  await page.getByRole('link', { name: 'Go to Parent Login' }).click();
  await signIn(page, MARIA, NEW_PASSWORD);
  await expect(page).toHaveURL('/parent-dashboard');
  await expect(page.getByRole('heading', { name: 'Ada Dubois' })).toBeVisible();
  await expectDead(page, link);
});

async function askForLink(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill('nobody');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(heading(page)).toHaveText('Check your email');
  await expect(page.getByText(`If there is an account for ${email}`)).toBeVisible();
}

test('who has no account is told the same, and gets no mail', SLOW_SUITE, async ({ house, open, inbox }) => {
  await addParent(house, { email: MARIA, child: 'Ada' });
  const page = await open('/forgot-password');
  await askForLink(page, 'stranger@families.test');
  await page.getByRole('button', { name: 'Try another email' }).click();
  // A parent's account is none of the staff's.
  await askForLink(page, MARIA);
  await page.goto('/parent-forgot-password');
  await askForLink(page, MARIA);
  await inbox.mailTo(MARIA);
  expect(inbox.addresses()).toEqual([MARIA]);
});

test('without a token there is nothing to set', async ({ house: _, open }) => {
  const page = await open('/login');
  for (const path of ['/activate', '/reset-password', '/parent-reset-password']) await expectDead(page, path);
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page).toHaveURL('/parent-forgot-password');
});

test('a parent’s login says what is wrong, and no more than that', SLOW_SUITE, async ({ house, open, complaints }) => {
  complaints.expect(/(401|502|net::ERR_).*\/api\/parent-accounts\/login/);
  await addParent(house, { email: MARIA, child: 'Ada' });
  const page = await open('/parent-login', PHONE);
  await signIn(page, 'maria', 'short');
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();

  // A wrong password, an unknown address, and a staff member at the wrong door.
  for (const [email, password] of [
    [MARIA, 'not the password'],
    ['stranger@families.test', PASSWORD],
    [DIRECTOR, PASSWORD],
  ] as const) {
    await signIn(page, email, password);
    await expect(notice(page)).toContainText('Sign in failed');
    await expect(notice(page)).toContainText('Invalid email or password');
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await expect(page).toHaveURL('/parent-login');
  }

  await page.route('**/api/parent-accounts/login', (route) => route.abort());
  await signIn(page, MARIA);
  await expect(notice(page)).toContainText('Unable to connect to server. Please try again.');
  await page.unroute('**/api/parent-accounts/login');
  await page.route('**/api/parent-accounts/login', (route) => route.fulfill({ status: 502, body: '' }));
  await signIn(page, MARIA);
  await expect(notice(page)).toContainText('Please check your credentials and try again.');
  await page.unroute('**/api/parent-accounts/login');
  await page.route('**/api/parent-accounts/login', (route) => route.fulfill({ status: 401, json: {} }));
  await signIn(page, MARIA);
  await expect(notice(page)).toContainText('Login failed');
  await page.unroute('**/api/parent-accounts/login');
  await signIn(page, MARIA);
  await expect(page).toHaveURL('/parent-dashboard');
});

test(
  'both portals: a new email counts once its link is confirmed, a new password ends the other sessions',
  SLOW_SUITE,
  async ({ house, open, inbox, complaints }) => {
    complaints.expect(/401 .*\/api\//, /404 .*\/api\/email-changes/, /422 .*\/api\/account/, /EventSource/);
    const parent = await open('/parent-settings', {
      asParent: await addParent(house, { email: MARIA, child: 'Ada' }),
      ...PHONE,
    });
    await changeEmail(parent, 'new.maria@families.test');
    await inbox.mailTo(MARIA);
    const link = await inbox.linkFor('new.maria@families.test');
    expect(link).toContain('/parent-confirm-email?token=');
    await parent.goto(link);
    await expect(parent.getByText('new.maria@families.test')).toBeVisible();
    await parent.getByRole('button', { name: 'Confirm email' }).click();
    await expect(heading(parent)).toHaveText('Your email is confirmed');
    await parent.getByRole('link', { name: 'Continue' }).click();
    await expect(parent).toHaveURL('/parent-dashboard');
    await parent.goto(link);
    await expect(heading(parent)).toHaveText('This link does not work');

    const elsewhere = await open('/children', { as: house.as('Director') });
    const page = await open('/settings', { as: house.as('Director') });
    await changeEmail(page, 'dora@maple-house.test');
    await page.goto(await inbox.linkFor('dora@maple-house.test'));
    await expect(page).toHaveURL(/\/confirm-email\?token=/);
    await page.getByRole('button', { name: 'Confirm email' }).click();
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.goto('/settings');
    await expect(page.getByText('dora@maple-house.test')).toBeVisible();
    const sessions = page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem');
    await expect(sessions).toHaveCount(2);
    await expect(sessions.first()).toContainText('This device');

    await page.getByRole('button', { name: 'Change password' }).click();
    // Not the name before it, which is there for password managers alone.
    await expect(dialog(page).getByLabel('Current password')).toBeFocused();
    const typed = async (current: string) => {
      await dialog(page).getByLabel('Current password').fill(current);
      await dialog(page).getByLabel('New password').fill(NEW_PASSWORD);
      await dialog(page).getByLabel('Repeat the password').fill(NEW_PASSWORD);
      await dialog(page).getByRole('button', { name: 'Change password' }).click();
    };
    await typed('not the password');
    await expect(dialog(page).getByText('This is not your current password')).toBeVisible();
    await typed(PASSWORD);
    await expect(notice(page)).toContainText('You were signed out everywhere else.');
    await elsewhere.reload();
    await expect(elsewhere).toHaveURL('/login');
    await signIn(elsewhere, 'dora@maple-house.test', NEW_PASSWORD);
    await expect(heading(elsewhere)).toHaveText('Children Management');

    await page.reload();
    await expect(sessions).toHaveCount(2);
    await page.getByRole('button', { name: /^Sign out Chrome/ }).click();
    await expect(sessions).toHaveCount(1);
    await elsewhere.reload();
    await expect(elsewhere).toHaveURL('/login');
    await page.goto('/settings/security');
    await expect(page.getByRole('switch', { name: 'Require two-step verification of all staff' })).toBeDisabled();
    await expect(page.getByText('Set up two-step verification for yourself first.')).toBeVisible();
  },
);

async function changeEmail(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Change email' }).click();
  await dialog(page).getByLabel('New email').fill(email);
  await dialog(page).getByLabel('Your password').fill(PASSWORD);
  await dialog(page).getByRole('button', { name: 'Send link' }).click();
  await expect(notice(page)).toContainText('Check your email');
}
