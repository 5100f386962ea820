import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { inCenter } from '#server/db/open-scope.ts';
import { setTwoStepRule } from '#server/domains/security/queries.ts';
import type { TestLarkhouse } from '#testing/larkhouse.ts';
import { PASSWORD } from '#testing/world.ts';
import { expectAccessible } from './accessibility.ts';
import { notice, rowOf } from './dashboard.ts';
import { addParent } from './families.ts';
import { MARIA, makeMother } from './parents.ts';
import { signIn as fillIn } from './sign-in.ts';
import { expect, PHONE, SLOW_SUITE, test } from './test.ts';

const NURSE = 'nurse@maple-house.test';

const codeOf = ({ clock }: TestLarkhouse, secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() + steps * 30_000 });

async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await fillIn(page, NURSE);
}

/** Sets up the app on the screen, looking at each step; gives its secret and the recovery codes. */
async function setUpApp(page: Page, larkhouse: TestLarkhouse, look = async (_: Page) => {}) {
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await page.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText()).replaceAll(' ', '');
  await page.getByLabel('Code', { exact: true }).fill('123');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Enter the six digits from your app')).toBeVisible();
  await look(page);
  await page.getByLabel('Code', { exact: true }).fill(codeOf(larkhouse, secret));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Keep your recovery codes' })).toBeVisible();
  await look(page);
  const codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  larkhouse.clock.advance({ minutes: 1 });
  return { secret, codes };
}

test('an app is set up, asked for at the next login, and a recovery code helps without it', async ({
  house,
  open,
  larkhouse,
  complaints,
}) => {
  complaints.expect(/422 .*second-step/);
  const page = await open('/settings', { as: house.as('Nurse') });
  const { secret, codes } = await setUpApp(page, larkhouse, (page) => expectAccessible(page, 'two-step verification'));
  expect(codes).toHaveLength(10);
  await expect(page.getByText('10 codes left')).toBeVisible();
  await expectAccessible(page, 'two-step verification');

  const phone = await open('/login', PHONE);
  await signIn(phone);
  const field = phone.getByLabel('Code', { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  await expectAccessible(phone, 'two-step verification');
  await field.fill('000000');
  await phone.keyboard.press('Enter');
  await expect(phone.getByText('This code is not right, or was used already.')).toBeVisible();
  await field.fill(codeOf(larkhouse, secret));
  await phone.keyboard.press('Enter');
  await expect(phone).toHaveURL('/');

  const other = await open('/login');
  await signIn(other);
  await other.getByRole('button', { name: 'Use a recovery code' }).click();
  await other.getByLabel('Recovery code').fill(codes[0] ?? '');
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(other).toHaveURL('/');
});

test(
  'a passkey is added, used at the next login, and to turn it off again',
  SLOW_SUITE,
  async ({ house: _, browse, larkhouse, complaints }) => {
    const { port } = new URL(larkhouse.origin);
    const page = await (await browse({ baseURL: `http://localhost:${port}` })).newPage();
    complaints.expect(new RegExp(`localhost:${port}`));
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await signIn(page);
    await expect(page).toHaveURL('/');
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('button', { name: 'Create passkey' }).click();
    await expect(page.getByText('Give the passkey a name')).toBeVisible();
    await expectAccessible(page, 'two-step verification');
    await page.getByLabel('Name').fill('My tablet');
    await page.getByRole('button', { name: 'Create passkey' }).click();
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page.getByText('My tablet')).toBeVisible();

    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page).toHaveURL('/login');
    await signIn(page);
    await page.getByRole('button', { name: 'Use your passkey' }).click();
    await expect(page).toHaveURL('/');

    await page.goto('/settings');
    await page.getByRole('button', { name: 'Turn off' }).click();
    await page.getByLabel('Your password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Use your passkey' }).click();
    await expect(page.getByText('Two-step verification is off', { exact: true })).toBeVisible();
  },
);

test(
  'staff of a center that requires it set it up before anything else',
  SLOW_SUITE,
  async ({ house, open, larkhouse, complaints }) => {
    complaints.expect(/403 .*\/api\//, /EventSource/);
    const page = await open('/children', { as: house.as('Nurse') });
    await page.getByRole('heading', { name: 'Ada Dubois' }).waitFor();
    await inCenter(larkhouse.server, { centerId: house.centerId }, (scope) =>
      scope.count(setTwoStepRule(scope.now, house.staff.Director)),
    );
    await page.reload();
    await expect(page).toHaveURL('/two-step-setup');
    await expect(page.getByRole('heading', { name: 'Secure your account' })).toBeVisible();
    await expectAccessible(page, 'two-step verification');
    await page.goto('/staff');
    await expect(page).toHaveURL('/two-step-setup');
    await setUpApp(page, larkhouse);
    await expect(page).toHaveURL('/staff');
  },
);

test(
  'a parent with an app is asked for it at login, until the Director resets it',
  SLOW_SUITE,
  async ({ house, open, larkhouse, complaints }) => {
    complaints.expect(/401 .*\/api\//, /422 .*second-step/, /EventSource/);
    await addParent(house, { firstName: 'Paul', email: 'paul@families.test', child: 'Ben' });
    const parent = await open('/parent-settings', { asParent: await makeMother(house, 'Ada'), ...PHONE });
    const { secret } = await setUpApp(parent, larkhouse);

    const phone = await open('/parent-login', PHONE);
    await fillIn(phone, MARIA.email);
    const code = phone.getByLabel('Code', { exact: true });
    await code.fill('000000');
    await phone.keyboard.press('Enter');
    await expect(phone.getByText('This code is not right, or was used already.')).toBeVisible();
    await phone.getByRole('button', { name: 'Use another account' }).click();
    await fillIn(phone, MARIA.email);
    await code.fill(codeOf(larkhouse, secret));
    await phone.keyboard.press('Enter');
    await expect(phone).toHaveURL('/parent-dashboard');
    await expect(phone.getByRole('heading', { name: 'Ada Dubois' })).toBeVisible();

    const office = await open('/parent-management', { as: house.as('Director') });
    const reset = office.getByRole('menuitem', { name: 'Reset two-step verification' });
    await office.getByRole('button', { name: 'Actions for Paul Parent' }).click();
    await expect(office.getByRole('menuitem', { name: 'Deactivate account' })).toBeVisible();
    await expect(reset).toHaveCount(0);
    await office.keyboard.press('Escape');
    await rowOf(office, 'Maria Dubois').getByRole('button', { name: 'Actions for Maria Dubois' }).click();
    await reset.click();
    const asked = office.getByRole('alertdialog');
    await expect(asked).toContainText('Maria Dubois is signed out everywhere');
    await asked.getByRole('button', { name: 'Reset' }).click();
    await expect(notice(office)).toContainText('Two-step verification was reset');
    await office.getByRole('button', { name: 'Actions for Maria Dubois' }).click();
    await expect(reset).toHaveCount(0);

    await phone.reload();
    await expect(phone).toHaveURL('/parent-login');
    await fillIn(phone, MARIA.email);
    await expect(phone).toHaveURL('/parent-dashboard');
  },
);
