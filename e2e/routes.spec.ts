import { addGuardian } from '#server/domains/guardians/commands.ts';
import { dialog } from './dashboard.ts';
import { expect, PHONE, test } from './test.ts';

/** Every staff path (web-1) and the name of its screen. */
const STAFF = {
  '/': 'Staff Dashboard',
  '/dashboard': 'Staff Dashboard',
  '/children': 'Children Management',
  '/enroll-child': 'Enroll Child',
  '/consent-confirmation/1': 'Consent Confirmation',
  '/parent-invite/1': 'Parent Invitation',
  '/staff': 'Staff Management',
  '/parent-management': 'Parent Management',
  '/cameras': 'Camera Monitoring',
  '/gallery-management': 'Gallery Management',
  '/tax-documents-management': 'Tax Documents Management',
  '/billing': 'Billing',
  '/activities': 'Activities',
  '/calendar': 'Calendar',
  '/milestones': 'Milestones',
  '/compliance': 'Compliance',
  '/reports': 'Reports & Analytics',
  '/messages': 'Messages',
  '/profile': 'Profile',
  '/settings': 'Settings',
};
const UNKNOWN = '/parent-nowhere';
const PARENT = ['/parent-dashboard', '/parent-settings', '/parent-gallery', '/parent-messages', '/parent-profile'];
const OPEN = {
  '/login': 'Staff Login',
  '/parent-login': 'Parent Login',
  '/parent-register?code=abc': 'Invalid Registration Link',
  '/parent-register?token=abc&childId=1': 'Invalid Registration Link',
  '/nowhere': 'Page Not Found',
  '/children/1/nowhere': 'Page Not Found',
  '/Login.html': 'Page Not Found',
};

test('every staff path shows its screen to staff', async ({ house, open }) => {
  const page = await open('/', { as: house.as('Director') });
  for (const [path, title] of Object.entries(STAFF)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} · Larkhouse`);
    await expect(page).toHaveURL(path);
  }
});

test('every staff path leads others to the staff login', async ({ house: _, open }) => {
  const page = await open('/login');
  for (const path of Object.keys(STAFF)) {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
  }
});

test('every parents’ path leads others, also staff, to the parents’ login', async ({ house, open }) => {
  const page = await open('/', { as: house.as('Director') });
  for (const path of [...PARENT, UNKNOWN]) {
    await page.goto(path);
    await expect(page).toHaveURL('/parent-login');
  }
});

test('every parents’ path shows its screen to who has signed in there', async ({ house, open }) => {
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
  const page = await open('/parent-login', { asParent: { centerId: house.centerId, accountId } });
  for (const path of PARENT) {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('what is open needs nobody, and any other path is not found', async ({ house: _, open, complaints }) => {
  complaints.expect(/404 .*\/api\/parent-registration\//);
  const page = await open('/login');
  for (const [path, title] of Object.entries(OPEN)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveURL(path);
  }
  await page.getByRole('link', { name: 'Go to the first page' }).click();
  await expect(page).toHaveURL('/login');
});

test('it can be put on a phone’s home screen, which iPhones ask for before they take push', async ({
  house: _,
  open,
}) => {
  const page = await open('/login');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await page.request.get(address ?? '');
  expect(manifest.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const { display, icons } = await manifest.json();
  expect(display).toBe('standalone');
  for (const { src, type } of icons) {
    const icon = await page.request.get(src);
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, type]);
  }
});

test('the navigation shows where one is, and on phones closes when a link is chosen', async ({ house, open }) => {
  const wide = await open('/', { as: house.as('Director') });
  const navigation = wide.getByRole('navigation', { name: 'Main navigation' });
  await navigation.getByRole('link', { name: 'Children' }).click();
  await expect(wide).toHaveURL('/children');
  await expect(navigation.getByRole('link', { name: 'Children' })).toHaveAttribute('aria-current', 'page');
  await expect(wide.getByRole('heading', { level: 1 })).toBeFocused();
  await wide.getByRole('link', { name: 'Back to Dashboard' }).first().click();
  await expect(wide).toHaveURL('/dashboard');

  const phone = await open('/', { as: house.as('Director'), ...PHONE });
  await phone.getByRole('button', { name: 'Menu', exact: true }).click();
  const links = phone.getByRole('navigation', { name: 'Main navigation' }).getByRole('link');
  await expect(links).toHaveText([
    'Dashboard',
    'Children',
    'Activities',
    'Staff',
    'Cameras',
    'Gallery',
    'Calendar',
    'Milestones',
    'Messages',
    'Roll Call',
    'Reports',
    'Compliance',
    'Billing',
    'Profile',
  ]);
  await links.filter({ hasText: 'Staff' }).click();
  await expect(phone).toHaveURL('/staff');
  await expect(links).toHaveCount(0);
});

test('a role is not offered what the server would refuse it', async ({ house, open }) => {
  const page = await open('/', { as: house.as('Support Staff') });
  await expect(page.getByRole('button', { name: 'Check In/Out' })).toBeVisible();
  for (const name of ['Enroll Child', 'Daily Report', 'Incident Report']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { name: 'Upcoming Events' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recent Alerts' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Reports|Tax Docs|Billing|Parents|Cameras/ })).toHaveCount(0);
  await expect(dialog(page)).toHaveCount(0);
});
