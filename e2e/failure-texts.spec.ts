import type { Page } from '@playwright/test';
import { signedIn } from '#testing/client.ts';
import { isThorough } from './accessibility.ts';
import { addCamera } from './cameras.ts';
import { chooseMore, turnOn } from './controls.ts';
import { choose, dialog, notice } from './dashboard.ts';
import { readingAlone } from './failing.ts';
import { invite } from './families.ts';
import { postPhotos } from './gallery.ts';
import { makeMother } from './parents.ts';
import { expect, PHONE, test } from './test.ts';

// The texts of failures (web-15) that no other story comes by. The network loses the call, so the fallback is shown.
// `testing/failure-texts.unit.test.ts` lists them all.

/** Loses every write, and what the live stream would read again; `lists` too when they are read. */
async function lose(page: Page, ...lists: string[]): Promise<void> {
  await page.route('**/api/live*', (route) => route.abort());
  if (lists.length > 0) await readingAlone(page);
  await page.route('**/api/**', (route) => {
    const isWrite = !['GET', 'HEAD'].includes(route.request().method());
    const isLost = isWrite || lists.some((list) => new URL(route.request().url()).pathname === list);
    return isLost ? route.abort() : route.fallback();
  });
}
const says = (page: Page, text: string) => expect(notice(page)).toContainText(text);
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const within = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name }).last().click();
const sure = (page: Page) => page.getByRole('alertdialog').getByRole('button').last().click();
const cancel = (page: Page) => dialog(page).getByRole('button', { name: 'Cancel', exact: true }).click();
const field = (page: Page, label: RegExp, text: string) => dialog(page).getByLabel(label).fill(text);

// Many screens each: in the slow suite alone, which finds them by their widths.
if (isThorough) {
  test('staff are told what the network lost, in the words of each screen, 1440 px', async ({
    complaints,
    house,
    larkhouse,
    open,
  }) => {
    complaints.expect(/net::ERR_/);
    await postPhotos(larkhouse, house, { title: 'Garden day' });
    await addCamera(larkhouse, house, { name: 'Infants' });
    await invite(larkhouse, house, { email: 'ana@families.test', child: 'Ada' });
    const page = await open('/children', { as: house.as('Director') });
    const taxDocument = { documentType: 'other', title: 'Statement', fileName: 'a.pdf', filePath: '/uploads/none.pdf' };
    await page.request.post('/api/tax-documents', { data: { ...taxDocument, taxYear: 2025, isGlobal: true } });
    await lose(page, '/api/staff', '/api/gallery', '/api/messages/threads', '/api/messages/unread-count');

    await chooseMore(page, 'Ada Dubois', 'Remove Ada Dubois');
    await sure(page);
    await says(page, 'Failed to remove child');

    await page.goto('/staff');
    await expect(page.getByText('Failed to load staff data. Please try refreshing the page.')).toBeVisible();
    await page.goto('/gallery-management');
    await expect(page.getByText('Failed to load gallery data...')).toBeVisible();
    await page.goto('/messages');
    await expect(page.getByText('Failed to fetch messages')).toBeVisible();
    await expect(page.getByRole('button', { name: /^1 unread message/ })).toBeVisible();

    await page.unrouteAll();
    await lose(page);
    await page.goto('/staff');
    await page.getByRole('switch', { name: /Nurse Tester/ }).click();
    await says(page, 'Failed to update staff member');
    await chooseMore(page, 'Nurse Tester', 'Remove Nurse Tester');
    await sure(page);
    await says(page, 'Failed to remove staff member');
    await page.keyboard.press('Escape');
    await press(page, 'Add Staff Member');
    await field(page, /^First name/, 'Nina');
    await field(page, /^Last name/, 'New');
    await field(page, /^Phone/, '555 0123');
    await field(page, /^Email/, 'nina@maple-house.test');
    await dialog(page).getByLabel(/^Role/).selectOption('Nurse');
    await within(page, 'Add Staff Member');
    await says(page, 'Failed to add staff member');

    await page.goto('/gallery-management');
    await press(page, 'Hide Garden day from families');
    await says(page, 'Failed to update visibility');
    await press(page, 'Edit Garden day');
    await field(page, /^Title/, 'Beans');
    await within(page, 'Save changes');
    await says(page, 'Failed to update photo');
    await cancel(page);
    await chooseMore(page, 'Garden day', 'Delete Garden day');
    await sure(page);
    await says(page, 'Failed to delete photo');

    await page.goto('/tax-documents-management');
    await press(page, 'Edit Statement');
    await field(page, /^Title/, 'Statement 2');
    await within(page, 'Save changes');
    await says(page, 'Failed to update document');
    await cancel(page);
    await chooseMore(page, 'Statement', 'Delete Statement');
    await sure(page);
    await says(page, 'Failed to delete document');

    await page.goto('/cameras');
    await chooseMore(page, 'Infants', 'Delete Infants');
    await sure(page);
    await says(page, 'Failed to delete camera. Please try again.');
    await page.keyboard.press('Escape');
    await press(page, 'Add Camera');
    await field(page, /^Camera name/, 'Door');
    await field(page, /^Location/, 'Entrance');
    await within(page, 'Add Camera');
    await says(page, 'Failed to add camera. Please try again.');

    await page.goto('/parent-management');
    await press(page, 'Invite Parent');
    await dialog(page)
      .getByLabel(/^Email/)
      .press('Tab');
    await expect(page.getByText('Please fill in all required fields.')).toBeVisible();
    await field(page, /^Email/, 'eva@families.test');
    await field(page, /^Phone number/, '555 0142');
    await choose(page, 'ben');
    await within(page, 'Send Invitation');
    await says(page, 'Failed to create invitation');
    await cancel(page);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed'));
      document.execCommand = () => false;
    });
    await page.getByRole('tab', { name: /^Invitations/ }).click();
    await press(page, 'Copy Link for ana@families.test');
    await says(page, 'Copy Failed');
    await says(page, 'Please manually copy the registration link.');

    await page.goto(`/parent-invite/${house.children.Ben}`);
    await page.getByLabel('Email').fill('eva@families.test');
    await page.getByLabel('Phone number').fill('555 0142');
    await press(page, 'Send invitation');
    await says(page, 'Failed to send invitation');

    await page.goto('/');
    await press(page, 'Daily Report');
    await choose(page, 'ada');
    await turnOn(dialog(page).getByRole('radio', { name: 'Tired' }));
    await within(page, 'Save Report');
    await says(page, 'Failed to save daily report');
    await cancel(page);
    await press(page, 'Incident Report');
    await choose(page, 'ada');
    await field(page, /^Description/, 'Fell');
    await within(page, 'Submit Report');
    await says(page, 'Failed to submit incident report');
  });

  test('families are told what the network lost, in the words of each screen, 390 px', async ({
    complaints,
    house,
    larkhouse,
    open,
  }) => {
    complaints.expect(/net::ERR_|409 .*\/view|422 .*\/register/);
    const { invitationCode } = await invite(larkhouse, house, { email: 'robin@families.test', child: 'Ada' });
    const asParent = await makeMother(house, 'Ada');
    const director = await signedIn(larkhouse, 'staff', house.as('Director'));
    const to = [{ kind: 'guardian', id: asParent.accountId }];
    await director.post('/api/messages', { to, subject: 'Shoes', content: 'Which size?' });
    await addCamera(larkhouse, house, { name: 'Infants' });
    const page = await open('/parent-dashboard', { asParent, ...PHONE });
    // A camera that goes offline between the list and the press.
    await page.route('**/api/live*', (route) => route.abort());
    await page.route('**/api/cameras*', async (route) => {
      const cameras: { view: object }[] = await (await route.fetch()).json();
      const json = cameras.map(({ view, ...camera }) => ({
        ...camera,
        isActive: true,
        view: { ...view, denial: null },
      }));
      await route.fulfill({ json });
    });
    await page.route('**/api/cameras/*/view*', (route) =>
      route.fulfill({ status: 409, json: { code: 'offline', message: 'This camera is currently offline.' } }),
    );
    await page.goto('/parent-dashboard?view=cameras');
    await press(page, 'View Camera Infants');
    await says(page, 'Camera Unavailable');
    await says(page, 'This camera is currently offline.');
    await page.unrouteAll();
    await lose(page, '/api/cameras', '/api/profile');
    await page.goto('/parent-dashboard?view=cameras');
    await expect(page.getByText('Failed to fetch cameras')).toBeVisible();
    await page.goto('/parent-profile');
    await expect(page.getByText('Failed to fetch parent account data')).toBeVisible();
    await page.goto('/parent-messages');
    await page.getByRole('list', { name: 'Conversations' }).getByRole('link').first().click();
    await says(page, 'Failed to mark message as read.');

    const door = await open(`/parent-register?code=${invitationCode}`, PHONE);
    for (const [label, text] of [
      ['First name', 'Robin'],
      ['Last name', 'Redbreast'],
      ['Address', '1 Hedge Lane'],
      ['Emergency contact name', 'Jay'],
      ['Emergency contact phone', '555 0143'],
      ['Password', 'a-long-password-9'],
      ['Confirm password', 'a-long-password-9'],
    ] as const)
      await door
        .getByLabel(new RegExp(`^${label}`))
        .first()
        .fill(text);
    await lose(door);
    await door.getByRole('button', { name: 'Create account' }).click();
    await says(door, 'Registration Failed');
    await says(door, 'Failed to create account');
    // The page comes by its e-mail from the server; were it lost on the way, the server says what is missing.
    await door.unrouteAll();
    await door.route('**/api/parent-accounts/register', (route) =>
      route.continue({ postData: { ...route.request().postDataJSON(), email: '' } }),
    );
    await door.getByRole('button', { name: 'Create account' }).click();
    await says(door, 'Valid email is required');
  });
}
