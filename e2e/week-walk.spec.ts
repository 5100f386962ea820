import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { accountFor } from '#server/domains/billing/accounts/commands.ts';
import { setBookingRules } from '#server/domains/bookings/commands.ts';
import { agreeOnDays } from '#server/domains/schedules/commands.ts';
import { TAKES_BOOKINGS } from '#testing/bookings.ts';
import { isThorough } from './accessibility.ts';
import { givePins, pairingCode, typePin } from './classroom.ts';
import { dialog, notice, quickly, rowOf } from './dashboard.ts';
import { type House, onDuty, TODAY } from './house.ts';
import { makeMother } from './parents.ts';
import { expect, PHONE, TABLET, test } from './test.ts';

const THURSDAY_MORNING = '2046-03-08T12:30:00Z';

/** Ben comes on Mondays and Wednesdays; a nurse belongs to his room, and the rule answers what families ask for. */
const agree = (house: House) =>
  house.within(async (scope) => {
    await setBookingRules(scope, TAKES_BOOKINGS);
    await scope.count(
      sql`update staff set room_id = (select id from room where name = 'Toddler Room') where id = ${house.staff.Nurse}`,
    );
    const slots = [1, 3].map((weekday) => ({ week: 1, weekday, arrives: '08:00', leaves: '16:00' }));
    await agreeOnDays(scope, house.children.Ben ?? 0, { from: TODAY, kind: 'fixed', slots });
  });

const present = (page: Page) => page.getByRole('list', { name: 'Children in the room' });
const around = (page: Page) => page.getByRole('region', { name: 'Rooms and staff' });

for (const [width, device] of Object.entries(isThorough ? { '390 px': PHONE, '1024 px': TABLET } : {})) {
  test(`a week: booked, planned, moved, logged without a connection, closed and billed, ${width}`, async ({
    house,
    larkhouse,
    open,
    complaints,
  }) => {
    complaints.expect(/401/, /ERR_INTERNET_DISCONNECTED/, /ERR_FAILED .*\/assets\//, /Failed to fetch/);
    await agree(house);
    await givePins(house, 'Nurse');
    const mother = await makeMother(house, 'Ben');

    await test.step('Monday: the parent books Thursday, and the center sees it in its week', async () => {
      const parent = await open('/parent-bookings', { asParent: mother, ...device });
      await parent
        .getByRole('grid')
        .getByRole('button', { name: /^Thursday, March 8, 2046/ })
        .click();
      await parent.getByRole('button', { name: 'Ask for this day: Ben, Mar 8, 2046' }).click();
      await dialog(parent).getByRole('button', { name: 'Ask for it ($80.00)' }).click();
      await expect(notice(parent)).toContainText('The day is booked');
      await parent.context().close();
      const plan = await open('/planning', { as: house.as('Director'), ...device });
      await expect(plan.getByRole('button', { name: /^Toddler Room, Thursday, March 8/ })).toHaveAccessibleName(
        /1 of \d+/,
      );
      await expect(plan.getByRole('button', { name: /^Toddler Room, Friday, March 9/ })).toHaveAccessibleName(
        /0 of \d+/,
      );
      await plan.context().close();
    });

    larkhouse.clock.set(THURSDAY_MORNING);
    await onDuty(house, house.staff.Nurse);
    const board =
      await test.step('Thursday: Ben is awaited, comes, and is moved to the other room and back', async () => {
        const list = await open('/', { as: house.as('Director'), ...device });
        await expect(rowOf(list, 'Ben Okafor')).toContainText('Not in yet');
        await quickly(list, 'Ben Okafor', 'Maria Dubois');
        await expect(rowOf(list, 'Ben Okafor')).toContainText('Present');
        await list.context().close();
        const page = await open('/room', { as: house.as('Nurse'), ...device });
        await expect(present(page)).toContainText('Ben Okafor');
        await around(page).getByRole('button', { name: 'Move children' }).click();
        await dialog(page).getByRole('checkbox', { name: /Ben/ }).check();
        await dialog(page).getByRole('button', { name: 'Move to Infant Room' }).click();
        await expect(around(page)).toContainText('Now in Infant Room: Ben');
        await notice(page).getByRole('button', { name: 'Undo' }).click();
        await expect(present(page)).toContainText('Here since');
        return page;
      });

    await test.step('The tablet of the room logs a meal without a connection; the parent reads of it afterwards', async () => {
      const tablet = await open('/kiosk', TABLET);
      await tablet.getByLabel('Pairing code').fill(await pairingCode(house));
      await tablet.getByRole('button', { name: 'Pair' }).click();
      await expect(tablet.getByText('Ben Okafor')).toBeVisible();
      await tablet.context().setOffline(true);
      await tablet.getByRole('button', { name: 'Meal' }).click();
      await tablet.getByRole('button', { name: 'Most' }).click();
      await dialog(tablet).getByRole('button', { name: /Nurse/ }).click();
      await typePin(tablet);
      await tablet.getByRole('button', { name: 'Log it' }).click();
      await expect(tablet.getByText('1 entry waits to be sent')).toBeVisible();
      larkhouse.clock.advance({ minutes: 5 });
      await tablet.context().setOffline(false);
      await expect(tablet.getByText('1 entry waits to be sent')).toBeHidden();
      const parent = await open('/parent-dashboard', { asParent: mother, ...device });
      await expect(parent.getByText(/ate most of it/).first()).toBeVisible();
      await parent.context().close();
      await tablet.context().close();
      await board.context().close();
    });

    await test.step('The day is closed', async () => {
      larkhouse.clock.set('2046-03-08T21:00:00Z');
      const page = await open('/close-day', { as: house.as('Director'), ...device });
      await page.getByRole('button', { name: 'Check out Ben Okafor' }).click();
      await page.getByRole('menuitem', { name: /Maria Dubois/ }).click();
      await page.getByRole('button', { name: 'Nurse Tester goes off duty' }).click();
      const still = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Still here' }) });
      await expect(still).toContainText('Everybody has been picked up.');
      await page.context().close();
    });

    await test.step('Friday: the extra day is on the invoice, and the family reads it', async () => {
      larkhouse.clock.set('2046-03-09T15:00:00Z');
      const account = await house.within((scope) => accountFor(scope, mother.accountId));
      const office = await open(`/billing/accounts/${account}`, { as: house.as('Director'), ...device });
      await expect(office.getByRole('table', { name: 'Ledger' })).toContainText('$80.00');
      await office.getByRole('button', { name: 'More entries' }).click();
      await office.getByRole('menuitem', { name: 'Invoice now' }).click();
      await office.getByRole('alertdialog').getByRole('button', { name: 'Create the invoice' }).click();
      await expect(office.getByText('INV-000001').first()).toBeVisible();
      await office.context().close();
      const parent = await open('/parent-dashboard?view=billing', { asParent: mother, ...device });
      await expect(parent.getByText('Please pay by')).toBeVisible();
      await expect(parent.getByText('$80.00').first()).toBeVisible();
    });
  });
}
