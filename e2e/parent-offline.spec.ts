import type { Page } from '@playwright/test';
import { recordAttendance } from '#server/domains/attendance/commands.ts';
import { writeDailyReport } from '#server/domains/daily-reports/commands.ts';
import { revokeParentSessions } from '#server/kernel/sessions/queries.ts';
import { expectAccessible } from './accessibility.ts';
import { type House, TODAY } from './house.ts';
import { bump, makeMother, untilDrawn } from './parents.ts';
import { expect, PHONE, test } from './test.ts';

const STORE = 'larkhouse-family-day';
const AWAY = [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/, /ERR_FAILED .*\/assets\//];

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

test('a login whose time has passed shows nothing, also without a connection', async ({ house, open, complaints }) => {
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
});
