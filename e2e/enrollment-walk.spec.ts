import type { BrowserContextOptions, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#server/domains/accounts/demonstration.ts';
import { Client } from '#testing/client.ts';
import { SETUP_CODE } from '#testing/larkhouse.ts';
import { isThorough, WIDTHS } from './accessibility.ts';
import { test as inDemonstration } from './demonstration.ts';
import { type Inbox, test as inFreshCenter } from './mail.ts';
import { signIn } from './sign-in.ts';
import { expect } from './test.ts';

// The whole way of a family, by hand: enrolled, consented, invited by mail, registered, signed in.

const PARENT_PASSWORD = 'larks in the morning';

inFreshCenter.use({ isFounded: false });

for (const [width, look] of Object.entries(WIDTHS)) {
  inFreshCenter(`from ‘Enroll New Child’ to the first login, ${width}`, async ({ larkhouse, open, inbox }) => {
    const director = { firstName: 'Diana', lastName: 'Marsh', email: 'diana@birch.test', password: 'a good password' };
    const center = { name: 'Birch House', timeZone: 'America/New_York' };
    const setUp = await new Client(larkhouse.origin).post('/api/setup', { code: SETUP_CODE, center, director });
    expect(setUp.status).toBe(201);
    await walk({ director, center: 'Birch House', look, open, inbox });
  });
}

inDemonstration.describe('in the demonstration', () => {
  // One after the other, so that it is made once.
  inDemonstration.describe.configure({ mode: 'default' });
  // The gate walks it in a center of its own.
  for (const [width, look] of isThorough ? Object.entries(WIDTHS) : []) {
    inDemonstration(`both portals say what time it is there, ${width}`, async ({ larkhouse: _, open }) => {
      const told = 'Demonstration: it is Monday, 7:30 AM here.';
      const office = await open('/login', look);
      await signIn(office, 'director@larkhouse.test', DEMO_PASSWORD);
      await expect(office.getByText(told)).toBeVisible();
      const family = await open('/parent-login', look);
      await signIn(family, 'parent@larkhouse.test', DEMO_PASSWORD);
      await expect(family.getByText(told)).toBeVisible();
    });

    inDemonstration(
      `the browser one sits at can be its tablet, ${width}`,
      async ({ larkhouse: _, open, complaints }) => {
        // The tablet asks who it is before it is paired; here somebody of the staff is signed in.
        complaints.expect(/40[13] .*\/api\/kiosk/);
        const page = await open('/login', look);
        await signIn(page, 'director@larkhouse.test', DEMO_PASSWORD);
        await expect(page.getByText(/^Demonstration: it is/)).toBeVisible();
        await page.goto('/settings/kiosks');
        await expect(page.getByText(/^Front door/)).toBeVisible();
        await page.getByRole('button', { name: 'Open the tablet here' }).click();
        await expect(page.getByLabel('Pairing code')).toHaveValue(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/);
        await page.getByRole('button', { name: 'Pair' }).click();
        await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
        for (const digit of '0100246813') await page.getByRole('button', { name: digit, exact: true }).click();
        await expect(page.getByText('Mateo').first()).toBeVisible();
        await expect(page.getByText('Lucía').first()).toBeVisible();
      },
    );

    inDemonstration(
      `from ‘Enroll New Child’ to the first login, ${width}`,
      async ({ larkhouse: _, open, inbox, complaints }) => {
        complaints.expect(/409 .*\/api\/children$/);
        const director = { email: 'director@larkhouse.test', password: DEMO_PASSWORD };
        await walk({ director, center: 'Larkhouse Demonstration Center', look, open, inbox });
      },
    );
  }
});

interface Walk {
  readonly director: { readonly email: string; readonly password: string };
  readonly center: string;
  readonly look: BrowserContextOptions;
  readonly inbox: Inbox;
  open(path: string, look: BrowserContextOptions): Promise<Page>;
}

async function walk({ director, center, look, open, inbox }: Walk): Promise<void> {
  const child = { firstName: 'Wren', lastName: 'Robinson' };
  const parent = { email: 'robin@families.test', phone: '(555) 010-0142' };

  const office = await open('/login', look);
  await signIn(office, director.email, director.password);
  await openChildren(office);
  await enroll(office, child);
  await confirmConsents(office);
  const link = await invite(office, parent);
  await expectPending(office, parent.email, `${child.firstName} ${child.lastName}`);

  const mail = await inbox.mailTo(parent.email);
  expect(mail.subject).toBe(`${center} invites you`);
  expect(await inbox.linkFor(parent.email), 'the mail and the screen give the same link').toBe(link);

  const home = await open(link, look);
  await register(home, parent, center);
  await home.getByRole('link', { name: 'Go to Parent Login' }).click();
  await expect(home).toHaveURL('/parent-login');
  await expect(home.getByLabel('Email')).toHaveValue(parent.email);
  await signIn(home, parent.email, PARENT_PASSWORD);
  await expect(home).toHaveURL('/parent-dashboard');
  await expect(home.getByRole('heading', { name: `${child.firstName} ${child.lastName}` })).toBeVisible();
  await expect(home.getByText('Good morning, Robin')).toBeVisible();
  await home.getByRole('link', { name: `About ${child.firstName}` }).click();
  await expect(home.getByText('Toddler Room')).toBeVisible();
  await expect(home.getByText(parent.phone).first()).toBeVisible();

  await expectAccepted(office, parent.email);
}

async function openChildren(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Staff Dashboard', exact: true })).toBeVisible();
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  const more = navigation.getByRole('button', { name: 'More' });
  if (await more.isVisible()) {
    await more.click();
    await navigation.getByRole('link', { name: 'Children' }).click();
  } else {
    await navigation.getByRole('button', { name: 'Children' }).click();
    await page.getByRole('menuitem', { name: 'Children' }).click();
  }
}

async function enroll(page: Page, child: { firstName: string; lastName: string }): Promise<void> {
  await expect(page).toHaveURL('/children');
  await page.getByRole('link', { name: 'Enroll New Child' }).click();
  await expect(page).toHaveURL('/enroll-child');
  await page.getByLabel('First name').fill(child.firstName);
  await page.getByLabel('Last name').fill(child.lastName);
  await page.getByLabel('Date of birth').fill('2044-05-01');
  await page.getByLabel('Room assignment').selectOption('Toddler Room');
  await page.getByLabel('Allergies').fill('Peanuts');
  await page.getByRole('button', { name: 'Continue to consent forms' }).click();
  // The demonstration's rooms are full.
  const enrolled = page.locator('.notice').filter({ hasText: 'Child Enrolled Successfully' });
  const anyway = page.getByRole('alertdialog').getByRole('button', { name: 'Place here anyway' });
  await enrolled.or(anyway).waitFor();
  if (await anyway.isVisible()) await anyway.click();
  await expect(enrolled).toBeVisible();
}

async function confirmConsents(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/consent-confirmation\/\d+$/);
  const goOn = page.getByRole('button', { name: 'Continue' });
  const forms = page.getByRole('checkbox');
  await expect(forms).toHaveCount(6);
  for (const form of await forms.all()) {
    await expect(goOn).toBeDisabled();
    await form.check();
  }
  await expect(page.getByText('6 of 6 confirmed')).toBeVisible();
  await goOn.click();
}

/** Answers the link that the screen shows. */
async function invite(page: Page, parent: { email: string; phone: string }): Promise<string> {
  await expect(page).toHaveURL(/\/parent-invite\/\d+$/);
  await expect(page.getByRole('button', { name: 'Send invitation' })).toBeDisabled();
  await page.getByLabel('Email').fill(parent.email);
  await page.getByLabel('Phone number').fill(parent.phone);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`The invitation is on its way to ${parent.email}.`)).toBeVisible();
  return page.getByLabel('Registration link').inputValue();
}

async function expectPending(page: Page, email: string, child: string): Promise<void> {
  await page.getByRole('link', { name: 'Go to Parent Management' }).click();
  await expect(page).toHaveURL('/parent-management');
  await page.getByRole('tab', { name: /^Invitations/ }).click();
  const row = invitationOf(page, email);
  await expect(row).toContainText(child);
  await expect(row).toContainText('Pending');
}

/** Without loading the page again: the office sees the family arrive. */
async function expectAccepted(page: Page, email: string): Promise<void> {
  await expect(invitationOf(page, email)).toContainText('Accepted');
  await page.getByRole('tab', { name: /^Parent Accounts/ }).click();
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Robin', { timeout: 30_000 });
}

const invitationOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });

async function register(page: Page, parent: { email: string; phone: string }, center: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parent Registration');
  await expect(page.getByText(`${center} invites you to follow Wren's day.`)).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(parent.email);
  await expect(page.getByLabel('Email', { exact: true })).toBeDisabled();
  await expect(page.getByLabel('Phone number')).toHaveValue(parent.phone);
  await expect(page.getByLabel('Phone number')).toBeDisabled();
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Last name').fill('Redbreast');
  await page.getByLabel('Address').fill('1 Hedge Lane');
  await page.getByLabel('Emergency contact name').fill('Jay Redbreast');
  await page.getByLabel('Emergency contact phone').fill('555 0143');
  await page.getByLabel(/^Password/).fill(PARENT_PASSWORD);
  await page.getByLabel('Confirm password').fill(PARENT_PASSWORD);
  await page.getByLabel('By email, about my child and the daycare').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registration Successful');
}
