import { SETUP_CODE } from '#testing/larkhouse.ts';
import { PASSWORD } from '#testing/world.ts';
import { expectAccessible, WIDTHS } from './accessibility.ts';
import { dialog, notice, quickly, rowOf } from './dashboard.ts';
import { addParent } from './families.ts';
import { expect, SLOW_SUITE, test } from './test.ts';

/** As a tablet in the center's own network reaches it: by a name, without TLS, so in no secure context. */
const NAME = 'larkhouse.test';

test.use({
  isFounded: false,
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${NAME} 127.0.0.1`] }),
});

for (const [size, screen] of Object.entries(WIDTHS)) {
  test(`on plain http by a name of the network: set up, sign in, enroll and check in, ${size}`, async ({
    larkhouse,
    browser,
  }) => {
    const { port } = new URL(larkhouse.origin);
    const context = await browser.newContext({
      ...screen,
      baseURL: `http://${NAME}:${port}`,
      locale: 'en-US',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const failures: string[] = [];
    context.on('weberror', (error) => failures.push(String(error.error())));
    await page.goto('/');
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await page.getByLabel('Setup code').fill(SETUP_CODE);
    await page.getByLabel('Center name').fill('Birch House');
    await page.getByLabel('First name').fill('Diana');
    await page.getByLabel('Last name').fill('Marsh');
    await page.getByLabel('Email').fill('diana@birch.test');
    await page.getByLabel(/^Password/).fill('a long enough one');
    await page.getByRole('button', { name: 'Create center' }).click();
    await expect(page.getByText('No children are enrolled yet')).toBeVisible();

    await page.goto('/enroll-child');
    await page.getByLabel('First name').fill('Nora');
    await page.getByLabel('Last name').fill('Berg');
    await page.getByLabel('Date of birth').fill('2044-01-05');
    await page.getByLabel('Room').selectOption('Toddler Room');
    await page.getByRole('button', { name: 'Continue to consent forms' }).click();
    await expect(page).toHaveURL(/consent-confirmation/);

    await page.goto('/');
    await page.getByRole('button', { name: 'Check In/Out' }).first().click();
    await dialog(page).getByRole('combobox').first().fill('Nora');
    await page.getByRole('option').first().click();
    await dialog(page).getByLabel('Staff Member').check();
    await dialog(page).getByRole('button', { name: 'Check In', exact: true }).last().click();
    await expect(notice(page)).toContainText('Nora');
    await expect(rowOf(page, 'Nora Berg')).toContainText(/Here|Present/);

    await page.goto('/roll-call');
    await expect(page.getByText('This list works online here. Offline it needs https.')).toBeVisible();
    expect(failures).toEqual([]);
    await context.close();
  });
}

test('what fails before anything is sent is told like any other failure', SLOW_SUITE, async ({ house, browse }) => {
  const nothingSent = () => {
    crypto.getRandomValues = () => {
      throw new TypeError('no random values');
    };
  };
  const staff = await browse({ as: house.as('Director') });
  await staff.addInitScript(nothingSent);
  const page = await staff.newPage();
  await page.goto('/');
  await quickly(page, 'Ada Dubois', 'Staff Member');
  await expect(notice(page)).toContainText('Failed to update attendance');

  const anybody = await browse();
  await anybody.addInitScript(nothingSent);
  const login = await anybody.newPage();
  await login.goto('/login');
  await login.getByLabel('Email').fill('diana@birch.test');
  await login.getByLabel('Password', { exact: true }).fill('a long enough one');
  await login.getByRole('button', { name: 'Sign In' }).click();
  await expect(notice(login)).toContainText('Login Failed');
});

test(
  'a family on plain http is told once that the app and the day without a connection need https',
  SLOW_SUITE,
  async ({ house, larkhouse, browser }) => {
    await addParent(house, { email: 'maria@families.test', child: 'Ada' });
    const baseURL = `http://${NAME}:${new URL(larkhouse.origin).port}`;
    const family = await browser.newContext({ baseURL, locale: 'en-US', reducedMotion: 'reduce' });
    const page = await family.newPage();
    await page.goto('/parent-login');
    await page.getByLabel('Email').fill('maria@families.test');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/parent-dashboard');
    const told = page.getByText('Larkhouse works here online.', { exact: false });
    await expect(told).toContainText('for the day without a connection, it needs https');
    await page.getByRole('button', { name: 'Got it' }).click();
    await expect(told).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(told).toHaveCount(0);
    await family.close();
  },
);

test.describe('a center that only its own computer can reach', () => {
  test.use({ config: { host: '127.0.0.1' } });

  test('says so to whoever manages it, and to nobody else', SLOW_SUITE, async ({ house, open }) => {
    const director = await open('/', { as: house.as('Director') });
    const told = 'Only this computer can reach Larkhouse. Links in emails will not work on phones.';
    await expect(director.getByText(told)).toBeVisible();
    await director.getByRole('button', { name: 'How to change that' }).click();
    const ways = dialog(director).getByRole('heading', { level: 3 });
    await expect(ways).toHaveText([
      'One computer in the center',
      'A small server on the internet',
      'A database that a provider looks after',
    ]);
    await expect(dialog(director)).toContainText('HOST=0.0.0.0 PUBLIC_URL=http://NAME.local:3000 npm start');
    await expect(dialog(director), 'no file of the program is named to a Director').not.toContainText('.md');
    await expectAccessible(director, 'the ways to be reached', 'light', 'dark');
    await director.keyboard.press('Escape');
    const nurse = await open('/', { as: house.as('Nurse') });
    await expect(rowOf(nurse, 'Ada Dubois')).toBeVisible();
    await expect(nurse.getByRole('region', { name: "Today's numbers" })).toBeVisible();
    await expect(nurse.getByText(told)).toHaveCount(0);
  });
});
