import type { Page } from '@playwright/test';
import { addGuardian } from '#server/domains/guardians/commands.ts';
import { makeLink } from '#server/kernel/links/links.ts';
import type { TestLarkhouse } from '#testing/larkhouse.ts';
import { expectAccessible, LOOKED_AT } from './accessibility.ts';
import { chooseMore } from './controls.ts';
import { dialog, rowOf } from './dashboard.ts';
import { addParent, idOf, invite } from './families.ts';
import type { House } from './house.ts';
import { bump, card, makeMother, untilDrawn } from './parents.ts';
import { expect, PHONE, test } from './test.ts';

const UNCLE = {
  firstName: 'Max',
  lastName: 'Okafor',
  email: 'max@families.test',
  phoneNumber: '555 0177',
  address: null,
};
const DIALOGS = ['Check In/Out', 'Daily Report', 'Incident Report', 'Enroll Child'];
/** Somebody who may not collect Ben, with an account. */
const barUncle = (house: House) =>
  house.within((scope) =>
    addGuardian(scope, { ...UNCLE, passwordHash: 'none' }, [
      { childId: house.children.Ben ?? 0, relationship: 'other', mayPickUp: false, custodyNote: 'Court order 12' },
    ]),
  );
/** Presses a button and waits for what it says. */
async function pressed(page: Page, button: string | RegExp, says: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByText(says).first().waitFor();
}
/** Links that set a password: of an activation and of a reset, at each of their three addresses. */
async function passwordLinks({ server }: TestLarkhouse, house: House): Promise<string[]> {
  const { accountId: id } = await addParent(house, { email: 'maria@families.test', child: 'Ada' });
  const made = await house.within(async (scope) => [
    await makeLink(server, scope, 'activation', { audience: 'staff', id: house.staff.Nurse }),
    await makeLink(server, scope, 'reset', { audience: 'staff', id: house.staff.Director }),
    await makeLink(server, scope, 'reset', { audience: 'parent', id }),
  ]);
  return made.map(({ link }) => link);
}

for (const [width, size] of Object.entries(LOOKED_AT)) {
  test.describe('before there is a center', () => {
    test.use({ isFounded: false });

    test(`no accessibility violations in front of the login, ${width}`, async ({ larkhouse: _, open }) => {
      const page = await open('/setup', size);
      await page.getByRole('button', { name: 'Create center' }).click();
      await page.getByText('Setup code is required').waitFor();
      await expectAccessible(page, 'setup with errors');
      await page.goto('/nowhere');
      await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
      await expectAccessible(page, 'not found');
    });
  });

  test(`no accessibility violations on the links of mails and the lost passwords, ${width}`, async ({
    larkhouse,
    house,
    open,
  }) => {
    const { invitationCode } = await invite(larkhouse, house, { email: 'robin@families.test', child: 'Ada' });
    const page = await open('/parent-login', size);
    await pressed(page, 'Sign In', 'Invalid email address');
    await expectAccessible(page, 'parent login with errors');
    await page.goto('/parent-register');
    await page.getByRole('heading', { name: 'Invalid Registration Link' }).waitFor();
    await expectAccessible(page, 'a registration link that opens nothing');
    await page.goto(`/parent-register?code=${invitationCode}`);
    await pressed(page, 'Create account', 'First name is required');
    await expectAccessible(page, 'registration with errors');
    for (const path of ['/forgot-password', '/parent-forgot-password']) {
      await page.goto(path);
      await pressed(page, 'Send link', 'Invalid email address');
      await expectAccessible(page, `${path} with an error`);
      await page.getByLabel('Email').fill('nobody@families.test');
      await pressed(page, 'Send link', /Nothing was sent/);
      await expectAccessible(page, `${path}, sent`);
    }
    await page.goto('/activate');
    await page.getByRole('heading', { name: 'This link does not work' }).waitFor();
    await expectAccessible(page, 'a link that sets no password');
    for (const link of await passwordLinks(larkhouse, house)) {
      await page.goto(link);
      await pressed(page, /^(Activate account|Save new password)$/, 'Password must be at least 6 characters');
      await expectAccessible(page, `${link} with errors`);
    }
  });

  test(`no accessibility violations on the pages of an enrollment, ${width}`, async ({ house, open }) => {
    const page = await open('/enroll-child', { as: house.as('Director'), ...size });
    await pressed(page, 'Continue to consent forms', 'First name is required');
    await expectAccessible(page, 'enroll child with errors');
    await page.goto(`/consent-confirmation/${idOf(house, 'Ada')}`);
    await page.getByRole('checkbox').first().check();
    await expectAccessible(page, 'consent confirmation');
    await page.goto(`/parent-invite/${idOf(house, 'Ada')}`);
    await page.getByRole('link', { name: 'Go to consent forms' }).waitFor();
    await expectAccessible(page, 'parent invitation');
    await page.getByLabel('Email').fill('robin@families.test');
    await page.getByLabel('Phone number').fill('555 0142');
    await pressed(page, 'Send invitation', /Mail is not set up, so nothing was sent/);
    await expectAccessible(page, 'parent invitation, sent');
  });

  test(`no accessibility violations on the login and the dashboard, ${width}`, async ({ house, open }) => {
    const login = await open('/login', size);
    await login.getByRole('button', { name: 'Sign In' }).click();
    await login.getByText('Invalid email address').waitFor();
    await expectAccessible(login, 'login with errors');

    const page = await open('/', { as: house.as('Director'), ...size });
    await rowOf(page, 'Ben Okafor').waitFor();
    await page.getByText('Picture day').waitFor();
    await expectAccessible(page, 'dashboard');
    await page.getByLabel('Search children').fill('zzz');
    await expectAccessible(page, 'dashboard with an empty list');
    await page.getByLabel('Search children').fill('');
    await rowOf(page, 'Ben Okafor')
      .getByRole('button', { name: /^Check in / })
      .click();
    await page.getByRole('menuitem', { name: 'Staff Member' }).waitFor();
    await expectAccessible(page, 'menu');
    await page.keyboard.press('Escape');
    if (size === PHONE) {
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('link', { name: 'Audit log' }).waitFor();
      await expectAccessible(page, 'navigation');
      await page.keyboard.press('Escape');
    }
    await page.goto('/reports');
    await page.getByRole('heading', { name: 'Reports & Analytics' }).waitFor();
    await expectAccessible(page, 'reports');
  });

  test(`no accessibility violations in the parent portal, ${width}`, async ({ house, open }) => {
    await bump(house);
    const asParent = await makeMother(house, 'Ada', 'Ben');
    const page = await open(`/parent-dashboard?child=${house.children.Ada}`, { asParent, ...size });
    await untilDrawn(page);
    await card(page, 'Incident Reports').waitFor();
    await expectAccessible(page, 'parent dashboard');
    for (const name of ['Absence', 'Late arrival', 'Pickup', 'Note']) {
      await page.getByRole('button', { name, exact: true }).click();
      await dialog(page).waitFor();
      await expectAccessible(page, name);
      if (name === 'Pickup') {
        await dialog(page).getByRole('button', { name: 'Tell the daycare' }).click();
        await dialog(page).getByText('Please enter the time').waitFor();
        await expectAccessible(page, `${name} with errors`);
      }
      await dialog(page).getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog(page)).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'Read', exact: true }).click();
    await dialog(page).getByLabel('Your name').fill('Maria Dubois');
    await expectAccessible(page, 'incident');
    await dialog(page).getByRole('button', { name: 'Acknowledge' }).click();
    await dialog(page)
      .getByText(/^Acknowledged by/)
      .waitFor();
    await expectAccessible(page, 'incident that is signed');
    await page.goto('/parent-messages');
    await page.getByRole('heading', { name: 'Messages', exact: true }).waitFor();
    await page.getByRole('heading', { name: 'No messages yet' }).waitFor();
    await expectAccessible(page, 'no messages yet');
  });

  test(`no accessibility violations in the dashboard’s dialogs, ${width}`, async ({ house, open }) => {
    const page = await open('/', { as: house.as('Director'), ...size });
    for (const name of DIALOGS) {
      await page.getByRole('button', { name, exact: true }).click();
      await dialog(page).waitFor();
      await expectAccessible(page, name);
      await dialog(page).getByRole('button').last().click();
      await dialog(page)
        .getByText(/Please select a child|name is required/)
        .first()
        .waitFor();
      await expectAccessible(page, `${name} with errors`);
      if (name !== 'Enroll Child') await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    }
    await dialog(page)
      .getByLabel(/^First name/)
      .fill('Aaron');
    await dialog(page)
      .getByLabel(/^Last name/)
      .fill('Newman');
    await dialog(page)
      .getByLabel(/^Date of birth/)
      .fill('2044-05-01');
    await dialog(page)
      .getByLabel(/^Room assignment/)
      .selectOption('Toddler Room');
    await dialog(page).getByRole('button', { name: /^Next/ }).click();
    await dialog(page).getByLabel('Medical authorization').waitFor();
    await expectAccessible(page, 'consent forms');
  });

  test(`no accessibility violations on the children’s screen, ${width}`, async ({ house, open }) => {
    await barUncle(house);
    const page = await open('/children', { as: house.as('Director'), ...size });
    const question = page.getByRole('alertdialog');
    const press = async (name: string) => page.getByRole('button', { name }).first().click();
    const close = async () => {
      await page.keyboard.press('Escape');
      await expect(dialog(page).or(question)).toHaveCount(0);
    };

    await page.getByRole('button', { name: 'View Ben Okafor' }).waitFor();
    await expectAccessible(page, 'children');
    await chooseMore(page, 'Ben Okafor', 'Remove Ben Okafor');
    await question.waitFor();
    await expectAccessible(page, 'removal of a child');
    await close();
    await press('View Ben Okafor');
    await dialog(page).getByText('Court order 12').waitFor();
    await expectAccessible(page, 'profile of a child');
    await press('Edit Max Okafor');
    await dialog(page).getByLabel('Custody note').waitFor();
    await expectAccessible(page, 'edit of a guardian');
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await dialog(page).getByRole('button', { name: 'Edit', exact: true }).click();
    await dialog(page)
      .getByLabel(/^Allergies/)
      .waitFor();
    await expectAccessible(page, 'edit of a child');
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await dialog(page).getByText('Court order 12').waitFor();
    await close();
    await page.getByLabel('Search by name').fill('zzz');
    await expectAccessible(page, 'no children found');
  });

  test(`no accessibility violations on the screens about staff and parents, ${width}`, async ({ house, open }) => {
    await barUncle(house);
    const page = await open('/staff', { as: house.as('Director'), ...size });
    const invitation = { childId: house.children.Ada, email: 'ana@families.test', phoneNumber: '555 0142' };
    await page.request.post('/api/parent-invitations', { data: invitation });
    const press = async (name: string) => page.getByRole('button', { name }).first().click();
    await page.getByRole('button', { name: 'View Nurse Tester' }).waitFor();
    await expectAccessible(page, 'staff');
    await press('View Nurse Tester');
    await dialog(page).getByText('Can sign in.').waitFor();
    await expectAccessible(page, 'profile of a staff member');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await press('Add Staff Member');
    await dialog(page).getByRole('button', { name: 'Add Staff Member' }).click();
    await dialog(page).getByText('Role is required').waitFor();
    await expectAccessible(page, 'a new staff member with errors');

    await page.goto('/parent-management');
    await rowOf(page, 'Max Okafor').waitFor();
    await expectAccessible(page, 'parent accounts');
    await page.getByRole('tab', { name: /^Invitations/ }).click();
    await rowOf(page, 'ana@families.test').waitFor();
    await expectAccessible(page, 'invitations');
    await press('Invite Parent');
    await dialog(page)
      .getByLabel(/^Email/)
      .waitFor();
    await expectAccessible(page, 'an invitation');
  });

  test(`no accessibility violations in the settings, ${width}`, async ({ house, open }) => {
    const page = await open('/settings', { as: house.as('Director'), ...size });
    await page.getByRole('link', { name: /^Roles/ }).waitFor();
    await expectAccessible(page, 'settings');
    await page.goto('/settings/mail');
    await page.getByRole('heading', { name: 'No mail yet' }).waitFor();
    await expectAccessible(page, 'no mail');
    const invitation = { childId: house.children.Ada, email: 'ana@families.test', phoneNumber: '555 0142' };
    await page.request.post('/api/parent-invitations', { data: invitation });
    await page.getByRole('button', { name: /^Read the email/ }).click();
    await dialog(page).getByLabel('Link in this email').waitFor();
    await expectAccessible(page, 'a mail');
    await page.goto('/settings/roles?role=Nurse');
    await page.getByRole('checkbox', { name: 'See the staff' }).uncheck();
    await expectAccessible(page, 'roles');
    await page.getByRole('link', { name: 'Back to Settings' }).click();
    await page.getByRole('alertdialog').waitFor();
    await expectAccessible(page, 'leaving with unsaved ticks');
  });
}

/** Screens that no story above or in another file stops at; every other one is held to it where it is walked through. */
const BESIDE = {
  staff: [
    '/messages',
    '/notifications',
    '/billing',
    '/billing/bank-import',
    '/bookings',
    '/child-files',
    '/rota',
    '/my-shifts',
    '/planning',
    '/planning?part=forecast',
    '/planning?part=start',
    '/reports',
    '/time-clock',
    '/clock',
    '/settings/security',
  ],
  parent: ['/parent-bookings', '/parent-child-file', '/parent-forms', '/parent-notifications'],
};
for (const [width, size] of Object.entries(LOOKED_AT)) {
  test(`no accessibility violations on the other screens of both portals, ${width}`, async ({ house, open }) => {
    const visit = async (page: Page, paths: readonly string[]) => {
      for (const path of paths) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expect(page.getByText(/^Loading/)).toHaveCount(0);
        await expectAccessible(page, path);
      }
    };
    await visit(await open('/', { as: house.as('Director'), ...size }), BESIDE.staff);
    const asParent = await makeMother(house, 'Ada', 'Ben');
    await visit(await open('/parent-dashboard', { asParent, ...size }), BESIDE.parent);
  });
}
