import { inCenter } from '#server/db/open-scope.ts';
import { revokeStaffSessions } from '#server/kernel/sessions/queries.ts';
import { photograph } from '#testing/pictures.ts';
import { PASSWORD } from '#testing/world.ts';
import { notice } from './dashboard.ts';
import { expect, SLOW_SUITE, test } from './test.ts';

const DIRECTOR = 'director@maple-house.test';
const DAY = 24 * 3_600_000;

test.describe('login', () => {
  test('names what is wrong with the fields, and sends nothing', async ({ house: _, open }) => {
    const page = await open('/login');
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await page.getByLabel('Email').fill('dora');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Invalid email address')).toBeVisible();
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    expect(sent).toEqual([]);
  });

  test('says that it failed, without telling which part was wrong', async ({ house: _, open, complaints }) => {
    complaints.expect(/401 .*\/api\/auth\/login/);
    const page = await open('/login');
    await page.getByLabel('Email').fill(DIRECTOR);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(notice(page)).toContainText('Login Failed');
    await expect(notice(page)).toContainText('Invalid email or password');
    await expect(page).toHaveURL('/login');
  });

  test('says when the server cannot be reached', async ({ house: _, open, complaints }) => {
    complaints.expect(/net::ERR_.*\/api\/auth\/login/);
    const page = await open('/login');
    await page.route('**/api/auth/login', (route) => route.abort());
    await page.getByLabel('Email').fill(DIRECTOR);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(notice(page)).toContainText('Login Error');
    await expect(notice(page)).toContainText('Unable to connect to server. Please try again.');
  });

  for (const [remembered, days] of [
    [false, 1],
    [true, 30],
  ] as const) {
    test(`welcomes by first name and keeps the login for ${days} days`, async ({ house: _, open }) => {
      const page = await open('/login');
      await page.getByLabel('Email').fill(` ${DIRECTOR.toUpperCase()} `);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      if (remembered) await page.getByLabel('Remember me').check();
      await page.keyboard.press('Enter');
      await expect(notice(page)).toContainText('Login Successful');
      await expect(notice(page)).toContainText('Welcome back, Dora!');
      await expect(page).toHaveURL('/');
      const stored = await page.evaluate(() => ({ ...localStorage }));
      expect(stored).toMatchObject({ staffName: 'Dora Director', rememberMe: String(remembered) });
      expect(Math.round((Date.parse(String(stored.loginExpiry)) - Date.now()) / DAY)).toBe(days);
    });
  }

  test('lets who is signed in go on to the dashboard', async ({ house, open }) => {
    const page = await open('/login', { as: house.as('Nurse') });
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { name: 'Staff Dashboard', exact: true })).toBeVisible();
  });

  test('leads to the parents’ login, and the first page leads back', async ({ house: _, open }) => {
    const page = await open('/login');
    await page.getByRole('link', { name: /Go to Parent Login/ }).click();
    await expect(page).toHaveURL('/parent-login');
    await page.getByRole('link', { name: /Go to Staff Login/ }).click();
    await page.getByRole('link', { name: 'Back to Main Page' }).click();
    await expect(page).toHaveURL('/login');
  });
});

test.describe('sign-out', () => {
  test('ends the session here and on the server', async ({ house, open, larkhouse, complaints }) => {
    // What was still being read when the session ended.
    complaints.expect(/401 .*\/api\//);
    const page = await open('/', { as: house.as('Director') });
    const cookies = await page.context().cookies();
    await page.getByRole('button', { name: /Profile menu of/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    // How this browser looks stays; nothing of the person does.
    expect((await page.evaluate(() => Object.keys(localStorage))).sort()).toEqual(['language', 'theme']);
    expect(await page.context().cookies()).toEqual([]);
    const again = await fetch(`${larkhouse.origin}/api/auth/status`, {
      headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
    });
    expect(again.status).toBe(401);
  });

  test(
    'is what the dashboard’s back button and the settings menu do',
    SLOW_SUITE,
    async ({ house, open, complaints }) => {
      // What was still being read when the session ended.
      complaints.expect(/401 .*\/api\//);
      const page = await open('/', { as: house.as('Director') });
      await page.getByRole('button', { name: 'Leave (sign out)' }).click();
      await expect(page).toHaveURL('/login');
      const other = await open('/children', { as: house.as('Director') });
      await other.getByRole('button', { name: 'Settings and sign out' }).click();
      await other.getByRole('menuitem', { name: 'Sign Out' }).click();
      await expect(other).toHaveURL('/login');
    },
  );

  test('in one tab leaves the other tabs too', async ({ house, browse, complaints }) => {
    // What was still being read when the session ended.
    complaints.expect(/401 .*\/api\//);
    const browser = await browse({ as: house.as('Director') });
    const [one, two] = [await browser.newPage(), await browser.newPage()];
    await one.goto('/');
    await two.goto('/messages');
    await two.getByRole('heading', { name: 'Messages', exact: true }).waitFor();
    await one.getByRole('button', { name: 'Leave (sign out)' }).click();
    await expect(two).toHaveURL('/login');
  });
});

test('a session that ended on the server leads to the login, and from there back to where one was', async ({
  house,
  open,
  complaints,
  larkhouse,
}) => {
  complaints.expect(/401 .*\/api\//, /EventSource/);
  const page = await open('/reports', { as: house.as('Director') });
  await page.getByRole('heading', { name: 'Reports & Analytics' }).waitFor();
  const { centerId } = house;
  await inCenter(larkhouse.server, { centerId }, (scope) =>
    scope.count(revokeStaffSessions(house.staff.Director, scope.now)),
  );
  // Its stream ends, or a read that was still to come is refused, whichever is first: nobody has to touch anything.
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();

  await page.getByLabel('Email').fill(DIRECTOR);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/reports');
  await expect(page.getByRole('heading', { name: 'Reports & Analytics' })).toBeVisible();
});

test(
  'an upload learns that the session has ended, as any other call',
  SLOW_SUITE,
  async ({ house, open, complaints, larkhouse }) => {
    complaints.expect(/401 .*\/api\//, /net::ERR_FAILED.*\/api\//);
    const page = await open('/login', { as: house.as('Director') });
    await page.route('**/api/live*', (route) => route.abort());
    await page.goto('/settings/center');
    const file = page.locator('input[type=file]');
    await file.waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    // Nothing else tells it: the shell goes on reading by itself (lists kept for emergencies, running naps).
    await page.route(/\/api\/(?!uploads)/, (route) => route.abort());
    await inCenter(larkhouse.server, { centerId: house.centerId }, (scope) =>
      scope.count(revokeStaffSessions(house.staff.Director, scope.now)),
    );
    await file.setInputFiles({ name: 'logo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await photograph({})) });
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  },
);

test('a login whose time has passed is cleared', async ({ house, open }) => {
  const page = await open('/login', { as: house.as('Director') });
  await page.getByRole('heading', { name: 'Staff Dashboard', exact: true }).waitFor();
  await page.evaluate(() => localStorage.setItem('loginExpiry', new Date(0).toISOString()));
  await page.goto('/staff');
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
});
