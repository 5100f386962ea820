import type { Page } from '@playwright/test';
import { revokeInvitation } from '#server/domains/guardians/invitations.ts';
import { Client } from '#testing/client.ts';
import { PASSWORD } from '#testing/world.ts';
import { turnOn } from './controls.ts';
import { notice } from './dashboard.ts';
import { addParent, idOf, invite } from './families.ts';
import { signIn } from './sign-in.ts';
import { expect, PHONE, SLOW_SUITE, test } from './test.ts';

const ROBIN = 'robin@families.test';
const REQUIRED = [
  'First name is required',
  'Last name is required',
  'Address is required',
  'Emergency contact name is required',
  'Emergency contact phone is required',
  'Password must be at least 6 characters',
  'Please confirm your password',
];
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const submit = (page: Page) => page.getByRole('button', { name: 'Create account' }).click();
const withCode = (code: string) => `/parent-register?${new URLSearchParams({ code })}`;
const withToken = (token: string, childId: unknown) =>
  `/parent-register?${new URLSearchParams({ token, childId: String(childId) })}`;

async function fillIn(page: Page, password = PASSWORD, confirmed = password): Promise<void> {
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Last name').fill('Redbreast');
  await page.getByLabel('Address').fill('1 Hedge Lane');
  await page.getByLabel('Emergency contact name').fill('Jay Redbreast');
  await page.getByLabel('Emergency contact phone').fill('555 0143');
  await page.getByLabel(/^Password/).fill(password);
  await page.getByLabel('Confirm password').fill(confirmed);
}

async function expectInvalid(page: Page, what: string): Promise<void> {
  await expect(heading(page), what).toHaveText('Invalid Registration Link');
  await expect(
    page.getByText('This registration link is either invalid, expired, or has already been used.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create account' })).toHaveCount(0);
}

test('a link that lacks a part is invalid without asking the server', async ({ house: _, open }) => {
  const page = await open('/parent-login');
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/verify/') && asked.push(request.url()));
  for (const query of ['', '?code=', '?token=abc', '?childId=1', '?token=&childId=1', '?token=abc&childId=one']) {
    await page.goto(`/parent-register${query}`);
    await expectInvalid(page, query);
  }
  expect(asked).toEqual([]);
  await page.getByRole('link', { name: 'Go to Parent Login' }).click();
  await expect(page).toHaveURL('/parent-login');
});

test('whatever is wrong with a link, the words are the same', async ({ larkhouse, house, open, complaints }) => {
  complaints.expect(/404 .*\/api\/parent-registration\/verify\//);
  const [canceled, used, good] = [
    await invite(larkhouse, house, { email: 'canceled@families.test', child: 'Ada' }),
    await invite(larkhouse, house, { email: 'used@families.test', child: 'Ada' }),
    await invite(larkhouse, house, { email: ROBIN, child: 'Ada' }),
  ];
  await house.within((scope) => revokeInvitation(scope, canceled.id));
  expect((await new Client(larkhouse.origin).post('/api/parent-accounts/register', registrationOf(used))).status).toBe(
    201,
  );
  const page = await open('/parent-login');
  const links = {
    unknown: withCode('not-a-code'),
    'for another child': withToken(good.invitationCode, idOf(house, 'Ben')),
    canceled: withCode(canceled.invitationCode),
    used: withToken(used.invitationCode, idOf(house, 'Ada')),
  };
  for (const [what, link] of Object.entries(links)) {
    await page.goto(link);
    await expectInvalid(page, what);
  }
  larkhouse.clock.advance({ days: 7, minutes: 1 });
  await page.goto(withCode(good.invitationCode));
  await expectInvalid(page, 'expired');
});

const registrationOf = ({ invitationCode }: { invitationCode: string }) => ({
  firstName: 'Una',
  lastName: 'Used',
  phoneNumber: '555 0142',
  address: '2 Hedge Lane',
  emergencyContactName: 'Jay Redbreast',
  emergencyContactPhone: '555 0143',
  email: 'used@families.test',
  password: PASSWORD,
  registrationToken: invitationCode,
});

test('says that it checks the link, and when it cannot', async ({ larkhouse, house, open, complaints }) => {
  complaints.expect(/net::ERR_.*\/verify\//);
  const { invitationCode } = await invite(larkhouse, house, { email: ROBIN, child: 'Ada' });
  const page = await open('/parent-login');
  const { promise: checked, resolve: fail } = Promise.withResolvers<void>();
  await page.route('**/verify/**', async (route) => {
    await checked;
    await route.abort();
  });
  await page.goto(withCode(invitationCode));
  await expect(heading(page)).toHaveText('Checking your invitation');
  fail();
  await expect(page.getByText('The invitation could not be checked')).toBeVisible();
  await page.unroute('**/verify/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText('Parent Registration');
});

for (const form of ['code', 'token and child'] as const) {
  test(`registers from a link of ${form}, once every field is right`, async ({
    larkhouse,
    house,
    open,
    complaints,
  }) => {
    complaints.expect(/404 .*\/verify\//);
    const { invitationCode } = await invite(larkhouse, house, { email: ROBIN, child: 'Ada' });
    const link = form === 'code' ? withCode(invitationCode) : withToken(invitationCode, idOf(house, 'Ada'));
    const page = await open(link, PHONE);
    const sent: unknown[] = [];
    page.on('request', (request) => request.url().endsWith('/register') && sent.push(request.postDataJSON()));

    await submit(page);
    for (const text of REQUIRED) await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByLabel('First name')).toBeFocused();
    await fillIn(page, 'short');
    await submit(page);
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
    await fillIn(page, PASSWORD, 'another password');
    await submit(page);
    await expect(page.getByText("Passwords don't match")).toBeVisible();
    await expect(page.getByLabel('Confirm password')).toBeFocused();
    expect(sent).toEqual([]);

    await page.getByLabel('Confirm password').fill(PASSWORD);
    await submit(page);
    await expect(heading(page)).toHaveText('Registration Successful');
    await expect(heading(page)).toBeFocused();
    expect(sent).toEqual([
      expect.objectContaining({ email: ROBIN, emailConsent: false, smsConsent: false, marketingConsent: false }),
    ]);
    await page.goto(link);
    await expectInvalid(page, 'used');
  });
}

test(
  'an invitation that is canceled meanwhile ends the form',
  SLOW_SUITE,
  async ({ larkhouse, house, open, complaints }) => {
    complaints.expect(/404 .*\/api\/parent-(accounts\/register|registration)/);
    const { id, invitationCode } = await invite(larkhouse, house, { email: ROBIN, child: 'Ada' });
    const page = await open(withCode(invitationCode));
    await fillIn(page);
    await house.within((scope) => revokeInvitation(scope, id));
    await submit(page);
    await expectInvalid(page, 'canceled');
  },
);

test('who has an account is told to sign in, and the child is added to it', async ({
  larkhouse,
  house,
  open,
  complaints,
}) => {
  complaints.expect(/409 .*\/api\/parent-accounts\/register/);
  await addParent(house, { firstName: 'Robin', email: ROBIN, child: 'Ada' });
  const { invitationCode } = await invite(larkhouse, house, { email: ROBIN, child: 'Ben' });
  const page = await open(withCode(invitationCode), PHONE);
  await fillIn(page);
  await submit(page);
  await expect(notice(page)).toContainText('Registration Failed');
  await expect(page.getByText('You already have an account')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in to add Ben' }).click();
  await expect(page).toHaveURL('/parent-login');
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  await expect(page.getByLabel('Email')).toHaveValue(ROBIN);
  await signIn(page, ROBIN);

  await expect(heading(page)).toHaveText('Add Ben to your account');
  await page.getByRole('button', { name: 'Add Ben' }).click();
  await expect(notice(page)).toContainText('Ben was added');
  await expect(page).toHaveURL(/\/parent-dashboard\?child=\d+$/);
  await expect(page.getByRole('heading', { name: 'Ben Okafor' })).toBeVisible();
  await turnOn(page.getByRole('radio', { name: 'Ada' }));
  await expect(page.getByRole('heading', { name: 'Ada Dubois' })).toBeVisible();
});

test(
  'an invitation is not mixed with the account of whoever is signed in',
  SLOW_SUITE,
  async ({ larkhouse, house, open }) => {
    await addParent(house, { email: 'maria@families.test', child: 'Ada' });
    const { invitationCode } = await invite(larkhouse, house, { email: ROBIN, child: 'Ben' });
    const page = await open('/parent-login');
    await signIn(page, 'maria@families.test');
    await expect(page.getByRole('heading', { name: 'Ada Dubois' })).toBeVisible();
    await page.goto(withCode(invitationCode));
    await expect(heading(page)).toHaveText('This invitation is for someone else');
    await page.getByRole('button', { name: 'Sign out and continue' }).click();
    await expect(heading(page)).toHaveText('Parent Registration');
    await page.goto('/parent-dashboard');
    await expect(page).toHaveURL('/parent-login');
  },
);
