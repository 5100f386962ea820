import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { addKiosk } from '#server/domains/kiosk/kiosks.ts';
import { expectAccessible } from './accessibility.ts';
import { givePins, PIN, pairingCode, typePin } from './classroom.ts';
import type { House } from './house.ts';
import { DESKTOP, expect, PHONE, SLOW_SUITE, TABLET, test } from './test.ts';

const DIGITS = '4711';

/** The Nurse has a PIN and a phone. */
async function withPhone(house: House): Promise<void> {
  await givePins(house, 'Nurse');
  await house.within((scope) =>
    scope.count(sql`update staff set phone = '(555) 010-4711' where id = ${house.staff.Nurse}`),
  );
}

async function type(page: Page, digits: string): Promise<void> {
  for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).click();
}

/** What was clocked, in order. */
const punches = (house: House) =>
  house.within(async (scope) => {
    const rows = await scope.all(
      sql<{ said: string }>`select kind || ' ' || source as said from punch order by at, id`,
    );
    return rows.map(({ said }) => said);
  });

/** The page is there for a browser without a connection. */
const atHand = (page: Page) =>
  expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/clock')))).toBe(true);

test('a day is clocked at the entrance, on the phone and without a connection; a forgotten minute is asked for and corrected', async ({
  house,
  open,
  complaints,
  larkhouse,
}) => {
  // Not paired yet, a PIN that is wrong, and the time without a server, with what was being fetched ahead when the line went.
  complaints.expect(/401/, /422/, /ERR_INTERNET_DISCONNECTED/, /ERR_FAILED .*\/assets\//, /Failed to fetch/);
  await withPhone(house);
  const { code } = await house.within((scope) => addKiosk(scope, 'Front door'));
  const kiosk = await open('/kiosk', TABLET);
  await kiosk.getByLabel('Pairing code').fill(code);
  await kiosk.getByRole('button', { name: 'Pair' }).click();
  await kiosk.getByRole('button', { name: 'Staff: time clock' }).click();
  await expect(kiosk.getByRole('heading', { name: 'Time clock' })).toBeVisible();
  await type(kiosk, DIGITS);
  await type(kiosk, '111');
  await kiosk.getByRole('button', { name: 'Next' }).click();
  await expect(kiosk.getByText('A PIN has four to six digits.')).toBeVisible();
  await type(kiosk, '1');
  await kiosk.getByRole('button', { name: 'Next' }).click();
  await expect(kiosk.getByText('do not match')).toBeVisible();
  await expectAccessible(kiosk, 'staff at the entrance', 'light', 'dark');
  await type(kiosk, DIGITS);
  await type(kiosk, PIN);
  await kiosk.getByRole('button', { name: 'Next' }).click();
  await expect(kiosk.getByRole('heading', { name: /^Hello, / })).toBeVisible();
  await expect(kiosk.getByText('You are not clocked in.')).toBeVisible();
  await expectAccessible(kiosk, 'what can be clocked at the entrance', 'light', 'dark');
  await kiosk.getByRole('button', { name: 'Clock in' }).click();
  await expect(kiosk.getByRole('status').filter({ hasText: 'Clocked in at 7:30 AM.' })).toBeVisible();
  await kiosk.getByRole('button', { name: 'Finish' }).click();

  larkhouse.clock.advance({ hours: 4 });
  const phone = await open('/clock', { as: house.as('Nurse'), ...PHONE });
  await expect(phone.getByText(/^Clocked in since .*7:30/)).toBeVisible();
  await expect(phone.getByText('Tablet at the entrance: Front door')).toBeVisible();
  await phone.getByRole('button', { name: 'Start break' }).click();
  await expect(phone.getByText('Break started at 11:30 AM.')).toBeVisible();
  await expectAccessible(phone, 'the own clock', 'light', 'dark');
  await atHand(phone);

  larkhouse.clock.advance({ hours: 4 });
  await phone.context().setOffline(true);
  await phone.reload();
  await expect(phone.getByText(/^On a break since/)).toBeVisible();
  await expect(phone.getByText('No connection. What you clock is kept')).toBeVisible();
  await phone.getByRole('button', { name: 'End break' }).click();
  await expect(phone.getByText(/^Waits to be sent: Break ended/)).toBeVisible();
  // The server's clock stands meanwhile: the two are further apart than it takes to send them.
  await expectAccessible(phone, 'the own clock without a connection', 'light', 'dark');
  await phone.getByRole('button', { name: 'Clock out' }).click();
  await expect(phone.getByText(/^Waits to be sent: Clocked out/)).toBeVisible();
  await expect(phone.getByText('You are not clocked in', { exact: true })).toBeVisible();
  expect(await punches(house)).toEqual(['in kiosk', 'break-start own']);

  larkhouse.clock.advance({ minutes: 5 });
  await phone.context().setOffline(false);
  await expect(phone.getByText(/^Waits to be sent/)).toHaveCount(0);
  await expect.poll(() => punches(house)).toEqual(['in kiosk', 'break-start own', 'break-end own', 'out own']);

  await phone.getByRole('button', { name: /^Ask for a correction: / }).click();
  await phone.getByLabel('Ended at').fill('15:10');
  await phone.getByLabel('Reason').fill('I left at ten past three');
  await expectAccessible(phone, 'asking for a correction', 'light', 'dark');
  await phone.getByRole('dialog').getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(phone.getByText('Your request was sent', { exact: true })).toBeVisible();

  const office = await open('/time-clock', { as: house.as('Director'), ...DESKTOP });
  await expect(office.getByRole('heading', { name: 'Corrections asked for' })).toBeVisible();
  await expect(office.getByText('Reason: I left at ten past three')).toBeVisible();
  await expect(office.getByText('Everything fits together')).toBeVisible();
  await expectAccessible(office, 'the time clock of the team', 'light', 'dark');
  await office.getByRole('button', { name: /^Accept: / }).click();
  await expect(office.getByText(/^Time on duty of .* corrected$/).first()).toBeVisible();
  await expect(office.getByRole('heading', { name: 'Corrections asked for' })).toHaveCount(0);

  await expect(phone.getByText('Accepted', { exact: true })).toBeVisible();
  await phone.goto('/profile');
  await expect(phone.getByText(/^Asked for by /)).toBeVisible();
  await expect(phone.getByText(/7:30 AM to 3:10 PM/).first()).toBeVisible();
});

test(
  'staff clock at the tablet of a room; what does not fit together is named, and somebody else’s screens are refused',
  SLOW_SUITE,
  async ({ house, open, complaints, larkhouse }) => {
    complaints.expect(/401/, /403/);
    await withPhone(house);
    const tablet = await open('/kiosk', TABLET);
    await tablet.getByLabel('Pairing code').fill(await pairingCode(house));
    await tablet.getByRole('button', { name: 'Pair' }).click();
    const clock = async (what: string) => {
      await tablet.getByRole('button', { name: 'Time clock' }).click();
      await tablet.getByRole('dialog').getByRole('button', { name: what }).click();
      await tablet.getByRole('dialog').getByRole('button', { name: /Nurse/ }).click();
    };
    await clock('Clock in');
    await typePin(tablet);
    await tablet.getByRole('button', { name: 'Log it' }).click();
    await expect(tablet.getByText(/^Clock in: .*7:30 AM$/)).toBeVisible();
    await expectAccessible(tablet, 'the tablet after somebody clocked', 'light', 'dark');

    const office = await open('/time-clock', { as: house.as('Director'), ...PHONE });
    await expect(office.getByText('Toddler Room')).toBeVisible();
    await expect(office.getByText('At work')).toBeVisible();
    larkhouse.clock.advance({ minutes: 30 });
    // A page that is opened anew knows nobody.
    await tablet.reload();
    await clock('Clock in');
    await typePin(tablet);
    await tablet.getByRole('button', { name: 'Log it' }).click();
    await expect(office.getByText('Clocked in twice; an out may be missing in between')).toBeVisible();
    await office
      .getByRole('button', { name: /^Punches of / })
      .first()
      .click();
    await expect(office.getByRole('dialog').getByText('Classroom tablet: ').first()).toBeVisible();
    await expectAccessible(office, 'somebody’s punches', 'light', 'dark');
    await office.getByRole('button', { name: 'Close' }).last().click();

    const teacher = await open('/time-clock', { as: house.as('Lead Teacher'), ...PHONE });
    await expect(teacher.getByText(/not allowed|does not include/i).first()).toBeVisible();
  },
);
