import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { activitiesOn } from '#server/domains/activities/queries.ts';
import { recordAttendance } from '#server/domains/attendance/commands.ts';
import { expectAccessible } from './accessibility.ts';
import { givePins, PIN, pairingCode, typePin } from './classroom.ts';
import { type House, TODAY } from './house.ts';
import { expect, PHONE, SLOW_SUITE, TABLET, test } from './test.ts';

/** Ben is in the Toddler Room; the Nurse and the Assistant Teacher have PINs. */
async function morning(house: House): Promise<void> {
  await house.within(async (scope) => {
    const childId = house.children.Ben ?? 0;
    const stay = { childId, date: TODAY, checkInTime: '07:00', checkInBy: 'Mother', checkOutBy: null };
    await recordAttendance(scope, { ...stay, status: 'present' });
  });
  await givePins(house, 'Nurse', 'Assistant Teacher');
}

const logged = (house: House) =>
  house.within(async (scope) => {
    const rows = await scope.all(activitiesOn(scope.now, [house.children.Ben ?? 0], TODAY));
    return rows.map(({ kind }) => kind);
  });

test('a room’s tablet is paired, a meal is logged by PIN, another without a connection by a tap, and both are there once', async ({
  house,
  open,
  complaints,
  larkhouse,
}) => {
  // Not paired yet, a wrong PIN, and the time without a server, with what was being fetched ahead when the line went.
  complaints.expect(/401/, /422/, /ERR_INTERNET_DISCONNECTED/, /ERR_FAILED .*\/assets\//, /Failed to fetch/);
  await morning(house);
  const office = await open('/settings/kiosks', { as: house.as('Director') });
  await office.getByRole('button', { name: 'Pair a tablet' }).click();
  await office.getByLabel('Name of the tablet').fill('Toddlers');
  await office.getByLabel('Where it stands').selectOption({ label: 'Toddler Room' });
  await office.getByRole('button', { name: 'Create code' }).click();
  const code = await office.locator('[data-code]').innerText();
  await office.getByRole('button', { name: 'Close' }).last().click();
  await expect(office.getByText('In Toddler Room: staff log the day')).toBeVisible();
  await expectAccessible(office, 'the settings of tablets', 'light', 'dark');

  const tablet = await open('/kiosk', TABLET);
  await tablet.getByLabel('Pairing code').fill(code);
  await tablet.getByRole('button', { name: 'Pair' }).click();
  await expect(tablet.getByRole('heading', { name: 'Toddler Room' })).toBeVisible();
  await expect(tablet.getByText('Ben Okafor')).toBeVisible();
  await expect(tablet.getByText('Peanuts', { exact: true })).toBeVisible();
  await expectAccessible(tablet, 'the tablet of a room', 'light', 'dark');

  await tablet.getByRole('button', { name: 'Meal' }).click();
  await expectAccessible(tablet, 'a meal at the tablet', 'light', 'dark');
  await tablet.getByRole('button', { name: 'Most' }).click();
  await expect(tablet.getByRole('dialog', { name: 'Who is writing?' })).toBeVisible();
  await expectAccessible(tablet, 'who is writing', 'light', 'dark');
  await tablet.getByRole('dialog').getByRole('button', { name: /Nurse/ }).click();
  await typePin(tablet, '999');
  await tablet.getByRole('button', { name: 'Log it' }).click();
  await expect(tablet.getByText('A PIN has four to six digits.')).toBeVisible();
  await typePin(tablet, '9');
  await tablet.getByRole('button', { name: 'Log it' }).click();
  await expect(tablet.getByText('This is not the right PIN.')).toBeVisible();
  await expectAccessible(tablet, 'the PIN of who is writing', 'light', 'dark');
  await typePin(tablet);
  await tablet.getByRole('button', { name: 'Log it' }).click();
  await expect(
    tablet
      .getByRole('status')
      .filter({ hasText: /Most: logged by / })
      .last(),
  ).toBeVisible();
  await expect(tablet.getByText(/Breakfast: ate most of it/)).toBeVisible();
  expect(await logged(house)).toEqual(['meal']);

  await expect.poll(() => keptFiles(tablet)).toContain('/kiosk');
  await tablet.context().setOffline(true);
  // Within the minute of the PIN one tap says who writes.
  await tablet.getByLabel(/Ben Okafor/).check();
  await tablet.getByRole('button', { name: 'Diaper' }).click();
  await tablet.getByRole('button', { name: 'Wet', exact: true }).click();
  await tablet
    .getByRole('dialog')
    .getByRole('button', { name: /Nurse.*One tap/ })
    .click();
  await expect(tablet.getByRole('status').filter({ hasText: 'sent once there is a connection' }).last()).toBeVisible();
  // The page that is opened anew knows nobody, and shows what waits.
  await tablet.reload();
  await expect(tablet.getByText('No connection. What you log is kept here and sent later.')).toBeVisible();
  await expect(tablet.getByText(/Wet/)).toBeVisible();
  await tablet.getByLabel(/Ben Okafor/).check();
  await tablet.getByRole('button', { name: 'Nap' }).click();
  await tablet.getByRole('button', { name: '1 child fell asleep' }).click();
  await tablet
    .getByRole('dialog')
    .getByRole('button', { name: /Assistant/ })
    .click();
  await typePin(tablet);
  await tablet.getByRole('button', { name: 'Log it' }).click();
  await expect(tablet.getByText(/Asleep since/)).toBeVisible();
  await expect(tablet.getByText('2 entries wait to be sent')).toBeVisible();
  await expectAccessible(tablet, 'the tablet without a connection', 'light', 'dark');
  expect(await logged(house)).toEqual(['meal']);

  // As the tablet's clock has gone on: an entry of the future would be refused.
  larkhouse.clock.advance({ minutes: 5 });
  await tablet.context().setOffline(false);
  await expect(tablet.getByText('entries wait to be sent')).toBeHidden();
  await expect.poll(() => logged(house).then((kinds) => kinds.toSorted())).toEqual(['diaper', 'meal', 'nap']);
  await tablet.reload();
  await expect(tablet.getByText(/Asleep since/)).toBeVisible();
  expect((await logged(house)).toSorted()).toEqual(['diaper', 'meal', 'nap']);
});

test(
  'what a tablet could not record is seen to by staff, on a phone',
  SLOW_SUITE,
  async ({ house, open, complaints }) => {
    complaints.expect(/401/, /ERR_INTERNET_DISCONNECTED/, /ERR_FAILED .*\/assets\//, /Failed to fetch/);
    await morning(house);
    const tablet = await pairedTablet(house, open);
    await tablet.context().setOffline(true);
    await tablet.getByRole('button', { name: 'Meal' }).click();
    await tablet.getByRole('button', { name: 'Most' }).click();
    await tablet.getByRole('dialog').getByRole('button', { name: /Nurse/ }).click();
    // Without the server nobody can tell that it is wrong.
    await typePin(tablet, '4711');
    await tablet.getByRole('button', { name: 'Log it' }).click();
    await expect(tablet.getByText('1 entry waits to be sent')).toBeVisible();
    await tablet.context().setOffline(false);
    await expect(tablet.getByText('1 entry waits to be sent')).toBeHidden();

    const assistant = await open('/', { ...PHONE, as: house.as('Assistant Teacher') });
    await expect(assistant.getByText('1 entry from a classroom tablet to review')).toBeVisible();
    await assistant.getByRole('button', { name: 'Review' }).click();
    const dialog = assistant.getByRole('dialog');
    await expect(dialog.getByText('The PIN was wrong')).toBeVisible();
    await expectAccessible(assistant, 'what came from a classroom tablet', 'light', 'dark');
    await dialog.getByRole('button', { name: 'Record it' }).click();
    await expect(dialog.getByText('The PIN was wrong')).toBeHidden();
    expect(await logged(house)).toEqual(['meal']);
  },
);

test(
  'a roll call is taken and a day reported at the tablet, the report without a connection',
  SLOW_SUITE,
  async ({ house, open, complaints, larkhouse }) => {
    complaints.expect(/401/, /ERR_INTERNET_DISCONNECTED/, /ERR_FAILED .*\/assets\//, /Failed to fetch/);
    await morning(house);
    const tablet = await pairedTablet(house, open);
    await tablet.getByRole('button', { name: 'Roll call' }).click();
    const dialog = tablet.getByRole('dialog');
    await expect(dialog.getByText('0 of 1 accounted for')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Finish with 1 missing' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Ben Okafor' }).click();
    await dialog.getByLabel('This is a drill').check();
    await expectAccessible(tablet, 'a roll call at the tablet', 'light', 'dark');
    await dialog.getByRole('button', { name: 'Everybody is accounted for' }).click();
    await dialog.getByRole('button', { name: /Nurse/ }).click();
    await typePin(tablet);
    await tablet.getByRole('button', { name: 'Log it' }).click();
    await expect(said(tablet, /Roll call · 1 of 1 accounted for: logged by /)).toBeVisible();

    await tablet.context().setOffline(true);
    await tablet.getByRole('button', { name: 'Daily report' }).click();
    await expect(tablet.getByText('Choose at least one child')).toBeVisible();
    await tablet.getByLabel(/Ben Okafor/).check();
    await tablet.getByRole('button', { name: 'Daily report' }).click();
    await dialog.getByLabel('Anything else? (optional)').fill('Built a tower');
    await expectAccessible(tablet, 'a report at the tablet', 'light', 'dark');
    await dialog.getByRole('button', { name: 'Happy & Engaged' }).click();
    await dialog.getByRole('button', { name: /Nurse.*One tap/ }).click();
    await expect(said(tablet, 'sent once there is a connection')).toBeVisible();
    await tablet.getByLabel(/Ben Okafor/).check();
    await tablet.getByRole('button', { name: 'Daily report' }).click();
    await expect(dialog.getByText(/already wrote a report on Ben/)).toBeVisible();
    await tablet.keyboard.press('Escape');

    larkhouse.clock.advance({ minutes: 5 });
    await tablet.context().setOffline(false);
    await expect(tablet.getByText('1 entry waits to be sent')).toBeHidden();
    const kept = await house.within(async (scope) => ({
      reports: await scope.all(
        sql<{ notes: string; mood: string }>`select notes, mood from daily_report where date = ${TODAY}::date`,
      ),
      rollCalls: await scope.all(sql<{ isDrill: boolean }>`select is_drill from roll_call`),
    }));
    expect(kept).toEqual({ reports: [{ notes: 'Built a tower', mood: 'happy' }], rollCalls: [{ isDrill: true }] });
  },
);

test('a member of staff chooses a PIN in the settings', SLOW_SUITE, async ({ house, open }) => {
  const assistant = await open('/settings', { ...PHONE, as: house.as('Assistant Teacher') });
  const card = assistant.locator('section, div').filter({ hasText: 'PIN for classroom tablets' }).last();
  await expect(card).toBeVisible();
  await assistant.getByRole('button', { name: 'Choose a PIN' }).click();
  await assistant.getByLabel('New PIN', { exact: true }).fill('12');
  await assistant.getByLabel('New PIN again').fill('12');
  await assistant.getByRole('button', { name: 'Save PIN' }).click();
  await expect(assistant.getByText('A PIN has four to six digits.')).toBeVisible();
  await assistant.getByLabel('New PIN', { exact: true }).fill(PIN);
  await assistant.getByLabel('New PIN again').fill(PIN);
  await assistant.getByRole('button', { name: 'Save PIN' }).click();
  await expect(assistant.getByText('Your PIN is set.', { exact: true })).toBeVisible();
  await expectAccessible(assistant, 'the PIN of a member of staff', 'light', 'dark');
});

/** A tablet of the Toddler Room that has kept its page. */
async function pairedTablet(house: House, open: (path: string, how: typeof TABLET) => Promise<Page>): Promise<Page> {
  const tablet = await open('/kiosk', TABLET);
  await tablet.getByLabel('Pairing code').fill(await pairingCode(house));
  await tablet.getByRole('button', { name: 'Pair' }).click();
  await expect(tablet.getByText('Ben Okafor')).toBeVisible();
  await expect.poll(() => keptFiles(tablet)).toContain('/kiosk');
  return tablet;
}

/** What is told last. */
const said = (tablet: Page, text: string | RegExp) => tablet.getByRole('status').filter({ hasText: text }).last();

const keptFiles = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('kiosk')).keys()).map(({ url }) => new URL(url).pathname));
