import type { Page } from '@playwright/test';
import { recordAttendance } from '#server/domains/attendance/commands.ts';
import { writeDailyReport } from '#server/domains/daily-reports/commands.ts';
import { revokeParentSessions } from '#server/kernel/sessions/queries.ts';
import { signedIn } from '#testing/client.ts';
import { expectAccessible } from './accessibility.ts';
import { dialog, notice } from './dashboard.ts';
import { type House, TODAY } from './house.ts';
import { bump, card, MARIA, makeFather, makeMother, PIERRE, untilDrawn } from './parents.ts';
import { signIn } from './sign-in.ts';
import { expect, PHONE, SLOW_SUITE, test } from './test.ts';

const STORE = 'larkhouse-family-day';
const AWAY = [
  /ERR_INTERNET_DISCONNECTED/,
  /Failed to fetch/,
  /ERR_FAILED .*\/assets\//,
  // The browser looked for a newer service worker just then.
  /unknown error occurred when fetching the script/,
];

/** Ada came at seven, ate and slept; her mother knows who collects her. */
const adasDay = (house: House) =>
  house.within(async (scope) => {
    const childId = house.children.Ada ?? 0;
    await recordAttendance(scope, {
      childId,
      date: TODAY,
      checkInTime: '07:00',
      checkInBy: 'Rosa Dubois',
      checkOutBy: null,
    });
    await writeDailyReport(scope, {
      childId,
      date: TODAY,
      meals: 'Soup, twice',
      naps: 'An hour',
      activities: 'Sang',
      mood: 'happy',
      notes: 'A little cough',
      staffId: house.staff['Lead Teacher'],
    });
  });

const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));

/** The page and the day are there for a browser without a connection. */
const atHand = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async (store) => {
        if (!(await caches.match('/parent-dashboard'))) return false;
        return new Promise<boolean>((resolve) => {
          const opened = indexedDB.open(store);
          opened.onsuccess = () => {
            const { result } = opened;
            if (!result.objectStoreNames.contains('values')) {
              result.close();
              return resolve(false);
            }
            const ids = result.transaction('values').objectStore('values').getAllKeys();
            ids.onsuccess = () => {
              result.close();
              resolve(ids.result.includes('session') && ids.result.length > 1);
            };
          };
        });
      }, STORE),
    )
    .toBe(true);

test('without a connection a family sees the last day with its time, and nothing of health or of who collects', async ({
  house,
  open,
  complaints,
}) => {
  complaints.expect(...AWAY);
  await adasDay(house);
  await bump(house);
  const page = await open('/parent-dashboard', { asParent: await makeMother(house, 'Ada'), ...PHONE });
  await untilDrawn(page);
  await atHand(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText('No connection')).toBeVisible();
  // Without the server the page has only the browser's own clock, which stands in another year.
  await expect(page.getByText('As of Monday, March 5, 2046, 7:30 AM')).toBeVisible();
  const main = page.getByRole('main');
  for (const told of ['Maple House', 'Ada Dubois', 'Here since 7:00 AM', 'Soup, twice', 'An hour', 'Checked in'])
    await expect(main).toContainText(told);
  await expect(main).not.toContainText(/cough|Rosa|slide|incident/i);
  await expectAccessible(page, 'the day without a connection', 'light', 'dark');

  // It comes up to date by itself.
  await page.context().setOffline(false);
  await untilDrawn(page);
  await expect(page.getByText('No connection')).toHaveCount(0);
});

test('signed out, nothing of the day is left on the phone', async ({ house, open, complaints }) => {
  complaints.expect(...AWAY, /401 .*\/api\//);
  await adasDay(house);
  const page = await open('/parent-dashboard', { asParent: await makeMother(house, 'Ada'), ...PHONE });
  await untilDrawn(page);
  await atHand(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  await expect.poll(() => databases(page)).not.toContain(STORE);
  await page.context().setOffline(true);
  await page.goto('/parent-dashboard');
  await expect(page.getByText('Ada')).toHaveCount(0);
});

test('a session that the server ends takes the kept day with it', async ({ house, larkhouse, open, complaints }) => {
  complaints.expect(/401 .*\/api\//);
  await adasDay(house);
  const mother = await makeMother(house, 'Ada');
  const page = await open('/parent-dashboard', { asParent: mother, ...PHONE });
  await untilDrawn(page);
  await atHand(page);
  await house.within((scope) => scope.count(revokeParentSessions(mother.accountId, new Date(larkhouse.clock.now()))));
  await page.reload();
  await expect(page).toHaveURL('/parent-login');
  await expect.poll(() => databases(page)).not.toContain(STORE);
});

test(
  'a login whose time has passed shows nothing, also without a connection',
  SLOW_SUITE,
  async ({ house, open, complaints }) => {
    complaints.expect(...AWAY);
    await adasDay(house);
    const page = await open('/parent-dashboard', { asParent: await makeMother(house, 'Ada'), ...PHONE });
    await untilDrawn(page);
    await atHand(page);
    await page.context().setOffline(true);
    await page.evaluate(() => localStorage.setItem('parentLoginExpiry', '2001-01-01T00:00:00Z'));
    await page.reload();
    await expect(page.getByText('Ada')).toHaveCount(0);
    await expect.poll(() => databases(page)).not.toContain(STORE);
  },
);

/** What shows that something waits, and the notice of it, are there before the connection goes. */
const stripAtHand = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
        return ['UnsentStrip', 'ToastRegion'].every((code) => fetched.some((name) => name.includes(code)));
      }),
    )
    .toBe(true);

test('what a family writes without a connection waits, says so, and is sent once', async ({
  house,
  larkhouse,
  open,
  complaints,
}) => {
  complaints.expect(...AWAY);
  const mother = await makeMother(house, 'Ada');
  const teacher = await signedIn(larkhouse, 'staff', house.as('Lead Teacher'));
  const to = [{ kind: 'family', id: house.children.Ada ?? 0 }];
  await teacher.post('/api/messages', { to, subject: 'Boots', content: 'Are they dry?' });
  const page = await open('/parent-messages', { asParent: mother, ...PHONE });
  await page.getByRole('list', { name: 'Conversations' }).getByRole('link').click();
  const answer = dialog(page).getByRole('textbox', { name: 'Your reply' });
  await answer.fill('They are.');
  await stripAtHand(page);
  await page.context().setOffline(true);
  await dialog(page).getByRole('button', { name: 'Send' }).click();
  await expect(notice(page)).toContainText('Kept on this phone.');
  await expect(answer).toHaveValue('');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  const unsent = page.getByRole('region', { name: 'Not sent yet' });
  await expect(unsent).toContainText('Waiting for a connection, then sent automatically.');
  await expect(unsent).toContainText('They are.');
  await expectAccessible(page, 'what waits for a connection', 'light', 'dark');
  await page.context().setOffline(false);
  await expect(unsent).toHaveCount(0);
  const threads = await teacher.get<{ lastMessage: { content: string } }[]>('/api/messages/threads');
  expect(threads.body.map(({ lastMessage }) => lastMessage.content)).toEqual(['They are.']);
});

test(
  'what the server refuses of it says why, until it is discarded; signing out takes it along',
  SLOW_SUITE,
  async ({ house, open, complaints }) => {
    complaints.expect(...AWAY, /(422|401) .*\/api\//);
    const page = await open('/parent-dashboard', { asParent: await makeMother(house, 'Ada'), ...PHONE });
    await untilDrawn(page);
    await page.getByRole('button', { name: 'Absence', exact: true }).click();
    await dialog(page).getByRole('button', { name: 'Tell the daycare' }).waitFor();
    await stripAtHand(page);
    await page.context().setOffline(true);
    await dialog(page).getByLabel(/^From/).fill(TODAY);
    await dialog(page).getByRole('button', { name: 'Tell the daycare' }).click();
    const unsent = page.getByRole('region', { name: 'Not sent yet' });
    await expect(unsent).toContainText('Absence');
    // Meanwhile Ada came.
    await adasDay(house);
    await page.context().setOffline(false);
    await expect(unsent).toContainText('Your child is here today.');
    expect(await databases(page)).toContain('larkhouse-family-unsent');
    await unsent.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect(unsent).toHaveCount(0);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.getByRole('button', { name: 'Sign In' }).waitFor();
    await expect.poll(() => databases(page)).not.toContain('larkhouse-family-unsent');
  },
);

test(
  'what reached the server as its answer was lost waits over a closed page, and has happened once',
  SLOW_SUITE,
  async ({ house, open, complaints }) => {
    complaints.expect(...AWAY, /net::ERR_/);
    const page = await open('/parent-dashboard', { asParent: await makeMother(house, 'Ada'), ...PHONE });
    await untilDrawn(page);
    await page.getByRole('button', { name: 'Note', exact: true }).click();
    await dialog(page)
      .getByLabel(/^Your note/)
      .fill('A new tooth');
    await stripAtHand(page);
    const context = page.context();
    await context.route('**/api/parent/notices', async (route) => {
      await route.fetch();
      await context.setOffline(true);
      await route.abort();
    });
    await dialog(page).getByRole('button', { name: 'Tell the daycare' }).click();
    await expect(page.getByRole('region', { name: 'Not sent yet' })).toContainText('A new tooth');
    await page.close();
    await context.unroute('**/api/parent/notices');
    await context.setOffline(false);
    const again = await context.newPage();
    const sent = again.waitForResponse(
      (answer) => answer.request().method() === 'POST' && /notices$/.test(answer.url()),
    );
    await again.goto('/parent-dashboard');
    await untilDrawn(again);
    expect((await sent).ok()).toBe(true);
    await expect(again.getByRole('region', { name: 'Not sent yet' })).toHaveCount(0);
    const told = card(again, 'Tell Maple House').getByRole('listitem');
    await expect(told).toHaveCount(1);
    await expect(told).toContainText('A new tooth');
  },
);

test('another account on the same phone neither sees nor sends what waits; its own account does', async ({
  house,
  larkhouse,
  open,
  complaints,
}) => {
  complaints.expect(...AWAY, /401 .*\/api\//);
  const mother = await makeMother(house, 'Ada');
  const father = await makeFather(house, 'Ben');
  const page = await open('/parent-dashboard', { asParent: mother, ...PHONE });
  await untilDrawn(page);
  await page.getByRole('button', { name: 'Note', exact: true }).click();
  await dialog(page)
    .getByLabel(/^Your note/)
    .fill('A new tooth');
  await stripAtHand(page);
  await page.context().setOffline(true);
  await dialog(page).getByRole('button', { name: 'Tell the daycare' }).click();
  const unsent = page.getByRole('region', { name: 'Not sent yet' });
  await expect(unsent).toContainText('A new tooth');
  await house.within((scope) => scope.count(revokeParentSessions(mother.accountId, new Date(larkhouse.clock.now()))));
  await page.context().setOffline(false);
  await expect(page).toHaveURL('/parent-login');

  const told: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/notices')) told.push(request.url());
  });
  await signIn(page, PIERRE.email, PIERRE.password);
  await untilDrawn(page);
  await stripAtHand(page);
  await expect(unsent).toHaveCount(0);
  expect(told).toEqual([]);
  await house.within((scope) => scope.count(revokeParentSessions(father.accountId, new Date(larkhouse.clock.now()))));
  await page.reload();
  await signIn(page, MARIA.email, MARIA.password);
  await expect(card(page, 'Tell Maple House').getByRole('listitem')).toContainText('A new tooth');
  await expect(unsent).toHaveCount(0);
  expect(told).toHaveLength(1);
});
