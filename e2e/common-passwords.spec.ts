import type { Page } from '@playwright/test';
import { makeLink } from '#server/kernel/links/links.ts';
import { PASSWORD } from '#testing/world.ts';
import { expectAccessible } from './accessibility.ts';
import { dialog, notice } from './dashboard.ts';
import { addParent, invite } from './families.ts';
import type { House } from './house.ts';
import { expect, PHONE, SLOW_SUITE, test } from './test.ts';

const COMMON = 'password123';
const FINE = 'a whole new morning';
const WARNING = 'This is one of the most common passwords, and attackers try those first. Please choose another one.';
const REFUSED = 'This is one of the most common passwords, and attackers try those first. Choose another one.';

/** The warning comes with such a password, and goes with another one. */
async function expectWarning(page: Page, label: string | RegExp, last = COMMON): Promise<void> {
  const field = page.getByLabel(label);
  for (const [typed, isCommon] of [
    [COMMON, true],
    [FINE, false],
    [last, last === COMMON],
  ] as const) {
    await field.fill(typed);
    await expect(page.getByText(WARNING)).toHaveCount(isCommon ? 1 : 0);
  }
}

test.describe('before there is a center', () => {
  test.use({ isFounded: false });

  test('is warned about at the setup, and refused there', async ({ open, complaints }) => {
    complaints.expect(/422 .*\/api\/setup/);
    const page = await open('/setup');
    await page.getByLabel('Setup code').fill('the-setup-code');
    await page.getByLabel('Center name').fill('Birch House');
    await page.getByLabel('First name').fill('Diana');
    await page.getByLabel('Last name').fill('Marsh');
    await page.getByLabel('Email').fill('diana@birch.test');
    await expectWarning(page, /^Password/);
    await expectAccessible(page, 'the warning at the setup', 'light', 'dark');
    await page.getByRole('button', { name: 'Create center' }).click();
    await expect(page.getByText(REFUSED).first()).toBeVisible();
    await page.getByLabel(/^Password/).fill(FINE);
    await page.getByRole('button', { name: 'Create center' }).click();
    await expect(page).toHaveURL('/');
  });
});

type Link = Parameters<typeof makeLink>;
const addressOf = async (house: House, server: Link[0], purpose: Link[2], account: Link[3]) => {
  const { link } = await house.within((scope) => makeLink(server, scope, purpose, account));
  const { pathname, search } = new URL(link);
  return pathname + search;
};

test(
  'is warned about where staff set one by a link, and refused there',
  SLOW_SUITE,
  async ({ house, larkhouse, open, complaints }) => {
    complaints.expect(/422 .*\/api\/account-links/);
    const nurse = { audience: 'staff', id: house.staff.Nurse } as const;
    const page = await open(await addressOf(house, larkhouse.server, 'reset', nurse), PHONE);
    await expectWarning(page, 'New password');
    await page.getByLabel('Repeat the password').fill(COMMON);
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expect(page.getByText(REFUSED)).toBeVisible();
    await page.getByLabel('New password').fill(FINE);
    await page.getByLabel('Repeat the password').fill(FINE);
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password is set');
  },
);

test(
  'is warned about where staff activate their account, and where parents set one by a link',
  SLOW_SUITE,
  async ({ house, larkhouse, open }) => {
    const { accountId } = await addParent(house, { email: 'maria@families.test', child: 'Ada' });
    for (const [purpose, account] of [
      ['activation', { audience: 'staff', id: house.staff.Nurse }],
      ['reset', { audience: 'parent', id: accountId }],
    ] as const) {
      const page = await open(await addressOf(house, larkhouse.server, purpose, account), PHONE);
      await expectWarning(page, 'New password');
    }
  },
);

test(
  'is warned about where somebody changes theirs, in both portals',
  SLOW_SUITE,
  async ({ house, open, complaints }) => {
    complaints.expect(/422 .*\/api\/account\/password/);
    const page = await open('/settings', { as: house.as('Nurse') });
    await page.getByRole('button', { name: 'Change password' }).click();
    await dialog(page).getByLabel('Current password').fill(PASSWORD);
    await expectWarning(page, 'New password');
    await dialog(page).getByLabel('Repeat the password').fill(COMMON);
    await dialog(page).getByRole('button', { name: 'Change password' }).click();
    await expect(dialog(page).getByText(REFUSED)).toBeVisible();

    const maria = await addParent(house, { email: 'maria@families.test', child: 'Ada' });
    const parent = await open('/parent-settings', { ...PHONE, asParent: maria });
    await parent.getByRole('button', { name: 'Change password' }).click();
    await expectWarning(parent, 'New password');
  },
);

test('is warned about where parents register', SLOW_SUITE, async ({ house, larkhouse, open }) => {
  const { invitationCode } = await invite(larkhouse, house, { child: 'Ada', email: 'robin@families.test' });
  const page = await open(`/parent-register?code=${invitationCode}`, PHONE);
  await expectWarning(page, /^Password/);
  await expectAccessible(page, 'the warning at the registration', 'light', 'dark');
});

test('the Director chooses to whom they are refused', SLOW_SUITE, async ({ house, open }) => {
  const page = await open('/settings/security', { as: house.as('Director') });
  const choice = page.getByRole('group', { name: 'Refuse the most common passwords' });
  await expect(choice.getByRole('radio', { name: 'For staff', exact: true })).toBeChecked();
  await expectAccessible(page, 'the security of the center', 'light', 'dark');
  await choice.getByRole('radio', { name: 'For staff and parents' }).click();
  await expect(notice(page)).toContainText('Saved');
  await page.reload();
  await expect(choice.getByRole('radio', { name: 'For staff and parents' })).toBeChecked();
});
