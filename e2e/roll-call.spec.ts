import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { recordAttendance } from '#server/domains/attendance/commands.ts';
import { setCapabilities } from '#server/domains/center/roles.ts';
import { expectAccessible } from './accessibility.ts';
import { type House, TODAY } from './house.ts';
import { expect, PHONE, SLOW_SUITE, test } from './test.ts';

const checkIn = (house: House, ...names: string[]) =>
  house.within(async (scope) => {
    for (const name of names) {
      await recordAttendance(scope, {
        childId: house.children[name] ?? 0,
        date: TODAY,
        checkInTime: '07:10',
        checkOutTime: null,
        checkInBy: 'Mother',
        checkOutBy: null,
      });
    }
  });

/** What was being fetched ahead when the line went. */
const AHEAD = /ERR_FAILED .*\/assets\//;

/** The page and the list are there for a browser without a connection. */
const atHand = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const names = (await indexedDB.databases()).map(({ name }) => name);
        return Boolean(await caches.match('/roll-call')) && names.includes('larkhouse-roll-call');
      }),
    )
    .toBe(true);

/** What this browser keeps of the list and of a roll call under way, by name; what it says is sealed. */
const keptValues = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<IDBValidKey[]>((resolve, reject) => {
        const opened = indexedDB.open('larkhouse-roll-call');
        opened.onerror = () => reject(opened.error);
        opened.onsuccess = () => {
          const names = opened.result.transaction('values').objectStore('values').getAllKeys();
          names.onsuccess = () => {
            opened.result.close();
            resolve(names.result);
          };
        };
      }),
  );

test('the list opens without a connection, and what the roll call found is sent once when it is back', async ({
  house,
  open,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/, AHEAD);
  await checkIn(house, 'Ada', 'Ben');
  const page = await open('/roll-call', { ...PHONE, as: house.as('Lead Teacher') });
  await page.getByRole('button', { name: /^Ben Okafor/ }).waitFor();
  await expectAccessible(page, 'the list', 'light', 'dark');
  await atHand(page);

  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(/no connection/)).toBeVisible();
  await page
    .getByRole('checkbox', { name: 'This is a drill' })
    .or(page.getByRole('switch', { name: 'This is a drill' }))
    .check();
  await page.getByRole('button', { name: /^Ada Dubois/ }).click();
  await expect(page.getByText('1 of 2 accounted for')).toBeVisible();
  await page.getByRole('button', { name: 'Whom to call about Ben Okafor' }).click();
  await expect(page.getByRole('link', { name: /Maria Okafor/ })).toHaveAttribute('href', 'tel:5550199');
  await expect.poll(() => keptValues(page)).toContain('progress');
  await page.reload();
  await expect(page.getByText('1 of 2 accounted for')).toBeVisible();
  await page.getByRole('button', { name: 'Finish with 1 missing' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Ben Okafor')).toBeVisible();
  await dialog.getByLabel('Note (optional)').fill('At the dentist');
  await dialog.getByRole('button', { name: 'Finish with 1 missing' }).click();
  await expect(page.getByRole('heading', { name: '1 child is missing' })).toBeVisible();
  await expect(page.getByText(/is kept on this device/)).toBeVisible();

  await page.context().setOffline(false);
  await expect(page.getByText('The roll call has been recorded.')).toBeVisible();
  await expectAccessible(page, 'what it found');

  const colleague = await open('/roll-call', { as: house.as('Nurse') });
  await colleague.getByRole('radio', { name: 'Past roll calls' }).click();
  const past = colleague.getByRole('main').getByRole('listitem');
  await expect(past.filter({ hasText: 'At the dentist' })).toHaveCount(1);
  await expect(past.first()).toContainText('1 of 2 missing');
  await expectAccessible(colleague, 'past roll calls');
});

test(
  'without a connection the portal itself opens, says so, and leads to the list',
  SLOW_SUITE,
  async ({ house, open, complaints }) => {
    complaints.expect(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/, AHEAD);
    await checkIn(house, 'Ada');
    const page = await open('/roll-call', { ...PHONE, as: house.as('Lead Teacher') });
    await page.getByRole('button', { name: /^Ada Dubois/ }).waitFor();
    await atHand(page);
    await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/dashboard')))).toBe(true);
    await page.context().setOffline(true);
    await page.goto('/dashboard');
    await expect(page.getByRole('alert')).toContainText('The server cannot be reached.');
    await page.getByRole('link', { name: 'Roll Call' }).click();
    await expect(page.getByRole('button', { name: /^Ada Dubois/ })).toBeVisible();
  },
);

test('signed out, nothing of it is left, and the address leads to the login', async ({ house, open, complaints }) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/, AHEAD, /401/);
  await checkIn(house, 'Ada');
  const page = await open('/roll-call', { as: house.as('Support Staff') });
  await page.getByRole('button', { name: /^Ada Dubois/ }).waitFor();
  await atHand(page);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('button', { name: 'Settings and sign out' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  const names = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(names).not.toContain('larkhouse-roll-call');
  await page.context().setOffline(true);
  await page.goto('/roll-call');
  await expect(page.getByText('Ada')).toHaveCount(0);
});

test(
  'a result that the server refuses stays on the device until somebody discards it, told what is lost',
  SLOW_SUITE,
  async ({ house, open, complaints }) => {
    complaints.expect(/403/, /ERR_INTERNET_DISCONNECTED/, /Failed to fetch/, AHEAD);
    await checkIn(house, 'Ada', 'Ben');
    const page = await open('/roll-call', { ...PHONE, as: house.as('Nurse') });
    await page.getByRole('button', { name: /^Ada Dubois/ }).click();
    await atHand(page);
    await page.context().setOffline(true);
    await house.within(async (scope) => {
      const { id } = await scope.one(sql<{ id: number }>`select id from role where name = 'Nurse'`);
      await setCapabilities(scope, id, { capabilities: ['children.see'] });
    });
    await page.getByRole('button', { name: 'Finish with 1 missing' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Finish with 1 missing' }).click();
    await expect(page.getByText(/is kept on this device/)).toBeVisible();
    await page.context().setOffline(false);
    const alert = page.getByRole('alert').filter({ hasText: /^The server did not accept the roll call of/ });
    await expect(alert).toBeVisible();
    await expect(page.getByText('The roll call has been recorded.')).toHaveCount(0);
    await page.reload();
    await alert.getByRole('button', { name: 'Discard' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('what was found of 2 children, with 1 missing, is lost for good');
    await expectAccessible(page, 'the question', 'light', 'dark');
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await expect(alert).toBeVisible();
    await alert.getByRole('button', { name: 'Discard' }).click();
    await dialog.getByRole('button', { name: 'Discard for good' }).click();
    await expect(alert).toHaveCount(0);
    await expect(page.getByText('The roll call has been recorded.')).toHaveCount(0);
    await page.reload();
    await page.getByText('Your role does not include the roll call').waitFor();
    await expect(alert).toHaveCount(0);
    expect(await house.within((scope) => scope.all(sql`select from roll_call`))).toEqual([]);
  },
);
