import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addGuardian } from '#server/domains/guardians/commands.ts';
import { startJobs } from '#server/jobs.ts';
import { pdfText } from '#testing/pdf-text.ts';
import { expectAccessible } from './accessibility.ts';
import { dialog, notice, rowOf } from './dashboard.ts';
import { failing } from './failing.ts';
import { idOf } from './families.ts';
import type { House } from './house.ts';
import { test as withMail } from './mail.ts';
import { expect, PHONE, SLOW_SUITE, test } from './test.ts';

/** Guardians of Ada and Ben whom nobody has invited; Otto has no e-mail. */
async function enterGuardians(house: House): Promise<void> {
  const people = [
    { firstName: 'Mara', lastName: 'Dubois', email: 'mara@families.test', child: 'Ada' },
    { firstName: 'Otto', lastName: 'Okafor', email: null, child: 'Ben' },
    { firstName: 'Pia', lastName: 'Okafor', email: 'pia@families.test', child: 'Ben' },
  ];
  await house.within(async (scope) => {
    for (const { child, ...person } of people) {
      await addGuardian(scope, { ...person, phoneNumber: '555 0133', address: null, passwordHash: null }, [
        { childId: idOf(house, child), relationship: 'parent' },
      ]);
    }
  });
}
const LIST = '/parent-management?tab=uninvited';
const chooseAll = (page: Page) => page.getByRole('checkbox', { name: 'Choose all 3 guardians' });

test('lists who is not invited, found by name, child and kind of address', SLOW_SUITE, async ({ house, open }) => {
  const page = await open(LIST, { as: house.as('Lead Teacher') });
  await expect(page.getByRole('heading', { name: 'No guardians to invite' })).toBeVisible();
  await enterGuardians(house);
  await page.reload();
  await expect(page.getByRole('tab', { name: /^Not invited/ })).toContainText('3');
  await expect(rowOf(page, 'Otto Okafor')).toContainText('No email');
  await expect(rowOf(page, 'Mara Dubois')).toContainText('Ada Dubois');
  await expectAccessible(page, 'guardians who are not invited');

  await page.getByRole('searchbox').fill('ben');
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  // The choice stands in the address, and is drawn when that has changed.
  await page.getByRole('radio', { name: 'Without email' }).click();
  await expect(page.getByRole('radio', { name: 'Without email' })).toBeChecked();
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('searchbox').fill('zzz');
  await expect(page.getByText('Nobody matches your search')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(3);
});

test('says that the list could not be loaded, and tries again', SLOW_SUITE, async ({ house, open, complaints }) => {
  complaints.expect(/503 .*\/api\/uninvited-guardians/);
  await enterGuardians(house);
  const page = await open('/parent-management', { as: house.as('Director') });
  const letThrough = await failing(page, '**/api/uninvited-guardians', { status: 503 });
  await page.goto(LIST);
  await expect(page.getByText(/Failed to load the guardians who are not invited/)).toBeVisible();
  await letThrough();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rowOf(page, 'Mara Dubois')).toBeVisible();
});

test(
  'without mail all are invited by letters to print, and nothing says that mail is on its way',
  SLOW_SUITE,
  async ({ larkhouse, house, open }) => {
    await enterGuardians(house);
    const jobs = await startJobs(larkhouse.server);
    try {
      const page = await open(LIST, { as: house.as('Director') });
      await chooseAll(page).check();
      await page.getByRole('button', { name: 'Invite 3' }).click();
      await expect(dialog(page)).toContainText('Mail is not set up. You print a letter');
      await expect(dialog(page)).toContainText('3 get a letter to print');
      await expectAccessible(page, 'inviting many');
      await dialog(page).getByLabel('Language of the invitation').selectOption('Español');
      await dialog(page).getByRole('button', { name: 'Invite 3 guardians' }).click();
      await expect(page.getByText('3 on paper')).toBeVisible();
      await expectAccessible(page, 'a round of invitations');
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Print 3 letters' }).click();
      const letters = pdfText(await readFile(await (await saving).path()));
      for (const name of ['Mara Dubois', 'Otto Okafor', 'Pia Okafor']) expect(letters).toContain(name);
      // The round can be seen again by whoever comes later.
      await page.getByRole('link', { name: 'Back to the guardians' }).click();
      await expect(page.getByRole('heading', { name: 'No guardians to invite' })).toBeVisible();
      await page.getByRole('link', { name: /^View the invitations of/ }).click();
      await page.getByRole('button', { name: 'Share link for Otto Okafor' }).click();
      await expect(dialog(page).getByLabel('Registration link')).toHaveValue(/\/parent-register\?code=/);
      await expect(dialog(page).getByRole('img', { name: 'QR code of the link' })).toBeVisible();
    } finally {
      await jobs.stop();
    }
  },
);

test(
  'invites one from the list and one from the child, with what is known of them',
  SLOW_SUITE,
  async ({ house, open }) => {
    await enterGuardians(house);
    const page = await open(LIST, { as: house.as('Director') });
    await page.getByRole('button', { name: 'Invite Mara Dubois' }).click();
    await expect(dialog(page).getByLabel(/^Email/)).toHaveValue('mara@families.test');
    await expect(dialog(page).getByLabel(/^Phone number/)).toHaveValue('555 0133');
    await dialog(page).getByRole('button', { name: 'Send Invitation' }).click();
    await expect(dialog(page)).toContainText('Mail is not set up, so nothing was sent.');
    await dialog(page).getByRole('button', { name: 'Done' }).click();
    await expect(rowOf(page, 'Mara Dubois')).toHaveCount(0);

    await page.goto(`/parent-invite/${idOf(house, 'Ben')}`);
    await expect(page.getByLabel('Who is invited')).toHaveValue(/\d+/);
    await page.getByLabel('Who is invited').selectOption('Pia Okafor');
    await expect(page.getByLabel('Email')).toHaveValue('pia@families.test');
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByLabel('Registration link')).toHaveValue(/\/parent-register\?code=/);

    await page.goto('/children');
    await page.getByRole('button', { name: 'View Ben Okafor' }).click();
    await expect(dialog(page).getByText('Invited', { exact: true })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Invite Otto Okafor' }).click();
    await expect(dialog(page).getByLabel(/^Email/)).toHaveValue('');
    await dialog(page).getByRole('button', { name: 'Send Invitation' }).click();
    await expect(dialog(page).getByLabel('Registration link')).toHaveValue(/\/parent-register\?code=/);
  },
);

withMail(
  'with mail each refusal shows which and why, and is retried',
  SLOW_SUITE,
  async ({ house, open, inbox, postOffice }) => {
    await enterGuardians(house);
    postOffice.unknown.add('pia@families.test');
    const page = await open(LIST, { ...PHONE, as: house.as('Director') });
    await chooseAll(page).check();
    await page.getByRole('button', { name: 'Invite 3' }).click();
    await expect(dialog(page)).toContainText('2 get an email');
    await expect(dialog(page)).toContainText('1 has no email and gets a letter to print');
    await dialog(page).getByRole('button', { name: 'Invite 3 guardians' }).click();
    await expect(rowOf(page, 'Pia Okafor')).toContainText('Nobody has this address (EENVELOPE 550)');
    await expect(rowOf(page, 'Mara Dubois')).toContainText('Emailed');
    await expect(rowOf(page, 'Otto Okafor')).toContainText('On paper');
    postOffice.unknown.clear();
    await page.getByRole('button', { name: 'Retry the email to Pia Okafor' }).click();
    await expect(rowOf(page, 'Pia Okafor')).toContainText('Emailed');
    await inbox.mailTo('pia@families.test');
    await expect(notice(page)).toHaveCount(0);
  },
);
