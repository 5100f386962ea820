import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { ENTRIES_WAITING } from '#contract/kiosk-limits.ts';
import { addGuardian } from '#server/domains/guardians/commands.ts';
import { addKiosk } from '#server/domains/kiosk/kiosks.ts';
import { keepPin } from '#server/domains/kiosk/pin-queries.ts';
import { hashPassword } from '#server/kernel/secrets/passwords.ts';
import { expectAccessible } from './accessibility.ts';
import { rowOf } from './dashboard.ts';
import type { House } from './house.ts';
import { expect, PHONE, SLOW_SUITE, TABLET, test } from './test.ts';

const PIN = '294716';

/** Maria, who may bring and take Ada and Ben. */
const maria = (house: House) =>
  house.within(async (scope) => {
    const person = { firstName: 'Maria', lastName: 'Okafor', email: 'maria@families.test', address: null };
    const rights = ['Ada', 'Ben'].map((name) => ({ childId: house.children[name] ?? 0, relationship: 'mother' }));
    const id = await addGuardian(scope, { ...person, phoneNumber: '555 010 4711', passwordHash: 'none' }, rights);
    await scope.count(keepPin(id, await hashPassword(PIN), scope.now, false));
  });

/** A tablet paired as 'Front door'. */
async function pairedTablet(house: House, open: (address: string, as: typeof TABLET) => Promise<Page>): Promise<Page> {
  const { code } = await house.within((scope) => addKiosk(scope, 'Front door'));
  const tablet = await open('/kiosk', TABLET);
  await tablet.getByLabel('Pairing code').fill(code);
  await tablet.getByRole('button', { name: 'Pair' }).click();
  await expect(tablet.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
  return tablet;
}

async function type(page: Page, digits: string): Promise<void> {
  for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).click();
}

async function sign(page: Page): Promise<void> {
  const box = await page.locator('[data-signature]').boundingBox();
  if (!box) throw new Error('There is no box to sign in');
  await page.mouse.move(box.x + 40, box.y + 60);
  await page.mouse.down();
  for (let i = 1; i < 20; i += 1) await page.mouse.move(box.x + 40 + i * 15, box.y + 60 + (i % 4) * 15);
  await page.mouse.up();
}

test('siblings are brought with a PIN and a signature, and picked up while the server is away', async ({
  house,
  open,
  complaints,
  larkhouse,
}) => {
  // Not paired yet, a PIN that is wrong, and the time without a server, with what was being fetched ahead when the line went.
  complaints.expect(/401/, /422/, /ERR_INTERNET_DISCONNECTED/, /ERR_FAILED .*\/assets\//, /Failed to fetch/);
  await maria(house);
  const office = await open('/settings/kiosks', { as: house.as('Director') });
  await office.getByRole('button', { name: 'Pair a tablet' }).click();
  await office.getByLabel('Name of the tablet').fill('Front door');
  await office.getByRole('button', { name: 'Create code' }).click();
  const code = await office.locator('[data-code]').innerText();
  await office.getByRole('button', { name: 'Close' }).last().click();
  await expectAccessible(office, 'the settings of tablets');

  const tablet = await open('/kiosk', TABLET);
  await tablet.getByLabel('Pairing code').fill(code.toLowerCase());
  await tablet.getByRole('button', { name: 'Pair' }).click();
  await expect(tablet.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
  await expectAccessible(tablet, 'the start at the door', 'light', 'dark');
  await type(tablet, '4711918273');
  await expect(tablet.getByText('do not match')).toBeVisible();
  await type(tablet, `4711${PIN}`);
  await expect(tablet.getByRole('heading', { name: 'Hello, Maria' })).toBeVisible();
  await tablet.getByRole('button', { name: 'Next' }).click();
  await tablet.getByRole('button', { name: 'Sign in' }).click();
  await expect(tablet.getByText('Please answer the question.')).toBeVisible();
  await tablet.getByRole('radio', { name: 'Yes' }).check();
  await tablet.getByLabel('What should the staff know?').fill('Ibuprofen at six');
  await sign(tablet);
  await expectAccessible(tablet, 'the signature', 'light', 'dark');
  await tablet.getByRole('button', { name: 'Sign in' }).click();
  await expect(tablet.getByRole('status').filter({ hasText: 'Signed in' })).toContainText('Ben and Ada');
  await tablet.getByRole('button', { name: 'Finish' }).click();

  await office.goto('/');
  await expect(rowOf(office, 'Ben Okafor')).toContainText('7:3');
  await expect(rowOf(office, 'Ada Dubois')).toContainText('Ibuprofen at six');
  await office.getByRole('button', { name: 'Review' }).click();
  await expect(office.getByRole('dialog')).toContainText('Ibuprofen at six');
  await office.getByRole('button', { name: 'Close' }).last().click();

  // Its clock goes on by itself; the server's stands still, and is told to the tablet anew.
  larkhouse.clock.advance({ hours: 8 });
  await tablet.reload();
  await expect(tablet.getByText('3:30')).toBeVisible();
  await expect.poll(() => keptFiles(tablet)).toContain('/kiosk');
  await tablet.context().setOffline(true);
  await tablet.reload();
  await expect(tablet.getByText('No connection.')).toBeVisible();
  await type(tablet, `4711${PIN}`);
  await tablet.getByRole('radio', { name: 'Pick up' }).check();
  await tablet.getByRole('button', { name: 'Next' }).click();
  await tablet.getByLabel('Your full name').fill('Maria Okafor');
  await tablet.getByLabel('I sign with my typed name instead').check();
  await tablet.getByRole('button', { name: 'Sign out' }).click();
  await expect(tablet.getByText('Staff will confirm when the connection is back.')).toBeVisible();
  await expect(tablet.getByText('1 entry waits to be sent')).toBeVisible();
  expect(JSON.stringify(await stored(tablet))).not.toMatch(/Maria|4711|294716|Ben/);
  await expect(rowOf(office, 'Ben Okafor')).not.toContainText('Checked out');

  // As the tablet's clock has gone on: an entry of the future would be refused.
  larkhouse.clock.advance({ minutes: 10 });
  await tablet.context().setOffline(false);
  await expect(tablet.getByText('1 entry waits to be sent')).toBeHidden();
  await expect(rowOf(office, 'Ben Okafor')).toContainText('Checked out');
  await expect(rowOf(office, 'Ada Dubois')).toContainText('Checked out');

  await office.goto('/children');
  await office.getByRole('button', { name: /^View Ben/ }).click();
  const profile = office.getByRole('dialog');
  await profile.getByRole('button', { name: /^Show signature of arrival at 7:3/ }).click();
  await expect(profile.getByRole('img', { name: 'Signature of Maria Okafor' })).toBeVisible();
  await profile.getByRole('button', { name: /^Show signature of departure/ }).click();
  await expect(profile.getByText('Signed with a typed name only')).toBeVisible();
  await expectAccessible(office, 'what was signed', 'light', 'dark');
});

test(
  'the tablet of a demonstration says so, and what time it is there; another one says nothing',
  SLOW_SUITE,
  async ({ house, open, complaints }) => {
    complaints.expect(/401/);
    const line = /^Demonstration: it is Monday, 7:30\sAM here\.$/;
    const tablet = await pairedTablet(house, open);
    await expect(tablet.getByText(line)).toHaveCount(0);
    await house.within((scope) => scope.count(sql`update center set is_demo = true`));
    await tablet.reload();
    await expect(tablet.getByText(line)).toBeVisible();
    await expectAccessible(tablet, 'the start at the door of a demonstration', 'light', 'dark');
  },
);

test(
  'whoever typed too many wrong PINs waits, until staff let them try again',
  SLOW_SUITE,
  async ({ house, open, complaints }) => {
    complaints.expect(/401/, /422/, /429/);
    await maria(house);
    const tablet = await pairedTablet(house, open);
    for (let n = 0; n < 5; n += 1) {
      await type(tablet, '4711918273');
      await expect(tablet.getByText('do not match')).toBeVisible();
    }
    await type(tablet, `4711${PIN}`);
    await expect(tablet.getByText('ask the staff: they can let you try again')).toBeVisible();
    await expectAccessible(tablet, 'the wait at the door', 'light', 'dark');
    const assistant = await open('/', { ...PHONE, as: house.as('Assistant Teacher') });
    await expect(assistant.getByText('Too many wrong PINs at “Front door”')).toBeVisible();
    await expectAccessible(assistant, 'that somebody waits at the door', 'light', 'dark');
    await assistant.getByRole('button', { name: 'Let them try again' }).click();
    await expect(assistant.getByText('They can try again', { exact: true })).toBeVisible();
    await expect(assistant.getByText('Too many wrong PINs at “Front door”')).toBeHidden();
    await type(tablet, `4711${PIN}`);
    await expect(tablet.getByRole('heading', { name: 'Hello, Maria' })).toBeVisible();
  },
);

test('a tablet that is full says so, and loses nothing', SLOW_SUITE, async ({ house, open, complaints }) => {
  // What was being fetched ahead when the line went.
  complaints.expect(/401/, /ERR_INTERNET_DISCONNECTED/, /ERR_FAILED .*\/assets\//);
  await maria(house);
  const tablet = await pairedTablet(house, open);
  await expect(tablet.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
  await expect.poll(() => keptFiles(tablet)).toContain('/kiosk');
  await tablet.context().setOffline(true);
  await fill(tablet, ENTRIES_WAITING - 1);
  const enter = async () => {
    await type(tablet, `4711${PIN}`);
    await tablet.getByRole('radio', { name: 'Pick up' }).check();
    await tablet.getByRole('button', { name: 'Next' }).click();
    await tablet.getByLabel('Your full name').fill('Maria Okafor');
    await tablet.getByLabel('I sign with my typed name instead').check();
    await tablet.getByRole('button', { name: 'Sign out' }).click();
  };
  await enter();
  await tablet.getByRole('button', { name: 'Finish' }).click();
  await enter();
  await expect(tablet.getByText('This tablet can hold no more entries')).toBeVisible();
  expect(await stored(tablet)).toHaveLength(ENTRIES_WAITING);
});

test(
  'a Lead Teacher reaches the PINs of guardians and nothing else of the tablets; an assistant none of it',
  SLOW_SUITE,
  async ({ house, open }) => {
    await maria(house);
    const lead = await open('/settings', { ...PHONE, as: house.as('Lead Teacher') });
    await lead.getByRole('link', { name: /^PINs for the door/ }).click();
    await expect(lead.getByRole('heading', { name: 'PINs of guardians' })).toBeVisible();
    await lead.getByRole('button', { name: 'One-time code: Maria Okafor' }).click();
    await expect(lead.locator('[data-code]')).toBeVisible();
    await lead.getByRole('button', { name: 'Close' }).last().click();
    await expectAccessible(lead, 'the PINs', 'light', 'dark');
    await expect(lead.getByRole('button', { name: 'Pair a tablet' })).toHaveCount(0);
    await expect(lead.getByText('Health question at drop-off')).toHaveCount(0);
    const assistant = await open('/settings', { as: house.as('Assistant Teacher') });
    await assistant.getByRole('heading', { name: 'Settings' }).first().waitFor();
    await expect(assistant.getByRole('link', { name: /^PINs for the door/ })).toHaveCount(0);
  },
);

const keptFiles = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('kiosk')).keys()).map(({ url }) => new URL(url).pathname));

/** How many entries wait on the tablet. */
const fill = (page: Page, count: number) =>
  page.evaluate(
    (most) =>
      new Promise<void>((resolve, reject) => {
        const opened = indexedDB.open('larkhouse-kiosk');
        opened.onerror = () => reject(opened.error);
        opened.onsuccess = () => {
          const written = opened.result.transaction('entries', 'readwrite');
          for (let n = 1; n <= most; n += 1)
            written
              .objectStore('entries')
              .put({ uuid: crypto.randomUUID(), sequence: n, at: '', offset: 0, sealed: '' });
          written.oncomplete = () => resolve();
          written.onerror = () => reject(written.error);
        };
      }),
    count,
  );

/** All that the tablet holds of what waits. */
const stored = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opened = indexedDB.open('larkhouse-kiosk');
        opened.onerror = () => reject(opened.error);
        opened.onsuccess = () => {
          const all = opened.result.transaction('entries').objectStore('entries').getAll();
          all.onsuccess = () => resolve(all.result);
        };
      }),
  );
