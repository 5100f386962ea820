import { addGuardian } from '#server/domains/guardians/commands.ts';
import { expectAccessible, isThorough } from './accessibility.ts';
import { dialog } from './dashboard.ts';
import { makeMother } from './parents.ts';
import { expect, PHONE, SLOW_SUITE, test } from './test.ts';

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
  '/admissions': 'Inquiries',
  '/admissions/fees': 'Fees for the waitlist',
  '/admissions/templates': 'Templates',
  '/admissions/tours': 'Tours',
  '/admissions/waitlist': 'Waitlist',
  '/forms': 'Forms',
  '/forms/packet': 'What families must sign',
  '/forms/requests': 'Sent forms',
  '/bookings': 'Bookings',
  '/child-files': 'Children’s files',
  '/planning': 'Planning',
  '/time-clock': 'Time clock',
  '/rota': 'Rota',
  '/my-shifts': 'My shifts',
  '/cameras': 'Camera Monitoring',
  '/gallery-management': 'Gallery Management',
  '/tax-documents-management': 'Tax Documents Management',
  '/billing': 'Billing',
  '/room': 'Infant Room',
  '/room/sleep': 'Infant Room: sleep checks',
  '/close-day': 'Close the day',
  '/activities': 'Activities',
  '/daily-reports': 'Daily Reports',
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

/** The gate asks for every fourth path; one layout guards them all. */
const GUARDED = Object.keys(STAFF).filter((_, n) => isThorough || n % 4 === 0);

test('every staff path leads others to the staff login, at 1440 px', async ({ house: _, open }) => {
  const page = await open('/login');
  for (const path of GUARDED) {
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
  const page = await open('/parent-login', { asParent: { centerId: house.centerId, accountId }, ...PHONE });
  for (const path of PARENT) {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, path);
  }
});

test('what is open needs nobody, and any other path is not found', async ({ house: _, open, complaints }) => {
  complaints.expect(/404 .*\/api\/parent-registration\//);
  const page = await open('/login', PHONE);
  for (const [path, title] of Object.entries(OPEN)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveURL(path);
    await expectAccessible(page, path);
  }
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/login');
});

test('it can be put on a phone’s home screen, which iPhones ask for before they take push', async ({
  house: _,
  open,
}) => {
  const page = await open('/login');
  for (const [path, start] of [
    ['/login', '/dashboard'],
    ['/parent-management', '/dashboard'],
    ['/parent-login', '/parent-dashboard'],
  ] as const) {
    await page.goto(path);
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = await page.request.get(address ?? '');
    expect(manifest.headers()['content-type']).toMatch(/^application\/manifest\+json/);
    const { display, start_url, icons, screenshots } = await manifest.json();
    expect([display, start_url]).toEqual(['standalone', start]);
    for (const { src, type } of [...icons, ...screenshots]) {
      const picture = await page.request.get(src);
      expect([picture.status(), picture.headers()['content-type']], src).toEqual([200, type]);
    }
  }
});

test(
  'that it can be put there is said quietly, where the browser offers it, until it is put away',
  SLOW_SUITE,
  async ({ house, browse }) => {
    const page = await (await browse({ asParent: await makeMother(house, 'Ada'), ...PHONE })).newPage();
    await page.goto('/parent-dashboard');
    const hint = page.getByRole('region', { name: 'Larkhouse on your home screen' });
    await page.getByRole('heading', { name: 'Incident Reports' }).waitFor();
    await expect(hint).toHaveCount(0);
    const offer = () =>
      page.evaluate(() => {
        const event = new Event('beforeinstallprompt', { cancelable: true });
        Object.assign(event, { prompt: async () => {}, userChoice: Promise.resolve({ outcome: 'accepted' }) });
        dispatchEvent(event);
        return event.defaultPrevented;
      });
    expect(await offer()).toBe(true);
    await expect(hint.getByRole('button', { name: 'Add' })).toBeVisible();
    await hint.getByRole('button', { name: 'Not now' }).click();
    await expect(hint).toHaveCount(0);
    await page.reload();
    await page.getByRole('heading', { name: 'Incident Reports' }).waitFor();
    await offer();
    await expect(hint).toHaveCount(0);
  },
);

test(
  'the navigation shows where one is, and on phones closes when a link is chosen',
  SLOW_SUITE,
  async ({ house, open }) => {
    const wide = await open('/', { as: house.as('Director') });
    const navigation = wide.getByRole('navigation', { name: 'Main navigation' });
    const today = navigation.getByRole('button', { name: 'Today' });
    const group = navigation.getByRole('button', { name: 'Children' });
    await expect(today).toHaveAttribute('aria-current', 'true');
    await group.click();
    await expect(wide.getByRole('menuitem')).toHaveText(['Children', 'Planning', 'Milestones', 'Gallery']);
    await wide.getByRole('menuitem', { name: 'Milestones' }).click();
    await expect(wide).toHaveURL('/milestones');
    await expect(group).toHaveAttribute('aria-current', 'true');
    await expect(today).not.toHaveAttribute('aria-current');
    await expect(wide.getByRole('heading', { level: 1 })).toBeFocused();
    await navigation.getByRole('link', { name: 'Billing' }).click();
    await expect(wide).toHaveURL('/billing');
    await expect(navigation.getByRole('link', { name: 'Billing' })).toHaveAttribute('aria-current', 'page');
    await wide.getByRole('link', { name: 'Back to Dashboard' }).first().click();
    await expect(wide).toHaveURL('/dashboard');

    const phone = await open('/', { as: house.as('Director'), ...PHONE });
    const bar = phone.getByRole('navigation', { name: 'Main navigation' });
    const links = bar.getByRole('link');
    const inBar = ['Today', 'Room', 'Messages'];
    await expect(links).toHaveText(inBar);
    await expect(links.first()).toHaveAttribute('aria-current', 'page');
    const more = bar.getByRole('button', { name: 'More' });
    await more.click();
    await expect(links).toHaveText([
      ...inBar,
      ...[
        'Dashboard',
        'Room',
        'Activities',
        'Daily Reports',
        'Roll Call',
        'Close the day',
        'Clock in and out',
        'Calendar',
      ],
      ...['Children', 'Planning', 'Milestones', 'Gallery'],
      ...['Parents', 'Inquiries', 'Forms', 'Bookings', 'Tax Docs'],
      ...['Staff', 'Rota', 'My shifts', 'Time clock', 'Timesheets', 'My hours'],
      'Messages',
      'Billing',
      ...['Reports', 'Compliance', 'Audit log'],
      ...[
        'Live Cameras',
        'Center settings',
        'Roles',
        'Sign-in security',
        'Tablets at the door',
        'Mail',
        'Import and export',
        'System',
      ],
      ...['Profile', 'Settings'],
    ]);
    await phone.keyboard.press('Escape');
    await expect(links).toHaveText(inBar);
    await expect(more).toBeFocused();
    await more.click();
    // Also where it leads to the screen that is shown.
    await links.filter({ hasText: 'Dashboard' }).click();
    await expect(links).toHaveText(inBar);
    await more.click();
    await links.filter({ hasText: 'Staff' }).click();
    await expect(phone).toHaveURL('/staff');
    await expect(links).toHaveText(inBar);
    await expect(bar.locator('[aria-current]')).toHaveCount(0);
  },
);

test('a role is not offered what the server would refuse it', async ({ house, open }) => {
  const page = await open('/', { as: house.as('Support Staff') });
  await expect(page.getByRole('button', { name: 'Check In/Out' })).toBeVisible();
  for (const name of ['Enroll Child', 'Daily Report', 'Incident Report']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { name: 'Upcoming Events' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recent Alerts' })).toHaveCount(0);
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(navigation.getByRole('listitem')).toHaveText(['Today', 'Children', 'Team', 'Messages']);
  await expect(page.getByRole('link', { name: /Reports|Tax Docs|Billing|Parents|Cameras/ })).toHaveCount(0);
  await expect(dialog(page)).toHaveCount(0);
});
