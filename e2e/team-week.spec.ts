import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import type { Position } from '#contract/employment-choices.ts';
import { sayAvailability } from '#server/domains/employment/availability.ts';
import { beginEmployment } from '#server/domains/employment/commands.ts';
import { addKiosk } from '#server/domains/kiosk/kiosks.ts';
import { agreeOnDays } from '#server/domains/schedules/commands.ts';
import type { RoleName } from '#testing/world.ts';
import { LOOKED_AT } from './accessibility.ts';
import { givePins, PIN } from './classroom.ts';
import { dialog, notice, quickly, rowOf } from './dashboard.ts';
import { type House, TODAY } from './house.ts';
import { makeMother } from './parents.ts';
import { expect, PHONE, TABLET, test } from './test.ts';

/** A moment of the week that is planned, before which the clocks went forward. */
const march = (day: number, time: string): string => `2046-03-${day}T${time}:00-04:00`;

interface Worker {
  readonly role: RoleName;
  readonly name: readonly [first: string, last: string];
  readonly room: string | null;
  readonly position: Position;
  /** Null: works by the hour as needed, is asked rather than proposed. */
  readonly weeklyMinutes: number | null;
  /** When they can work; null: always. */
  readonly times: readonly [from: string, to: string] | null;
}
const AS_NEEDED = { room: null, position: 'aide', weeklyMinutes: null, times: null } as const;
const FULL = { weeklyMinutes: 2400, times: ['07:30', '16:30'] } as const;
/** Two care for a room each, one covers their breaks, and one helps out. */
const TEAM: readonly Worker[] = [
  { role: 'Lead Teacher', name: ['Lena', 'Lindt'], room: 'Toddler Room', position: 'lead-teacher', ...FULL },
  { role: 'Assistant Teacher', name: ['Arno', 'Ames'], room: 'Infant Room', position: 'teacher', ...FULL },
  {
    ...{ role: 'Nurse', name: ['Nora', 'Nilsen'], room: null, position: 'floater' },
    ...{ weeklyMinutes: 1200, times: ['11:00', '15:00'] },
  },
  { role: 'Support Staff', name: ['Sam', 'Soto'], ...AS_NEEDED },
  { ...AS_NEEDED, role: 'Director', name: ['Dora', 'Director'], position: 'director' },
];
/** The last digits of Lena's phone. */
const DIGITS = '4711';

/** A team whose times are known, and two children of one family who are booked from Monday to Wednesday of the coming week. */
async function staffed(house: House): Promise<void> {
  const weekdays = [1, 2, 3];
  await house.within(async (scope) => {
    for (const { role, name, room, times, ...terms } of TEAM) {
      const id = house.staff[role];
      await scope.count(sql`update staff set first_name = ${name[0]}, last_name = ${name[1]}, phone = '(555) 010-4711',
        room_id = (select id from room where name = ${room}) where id = ${id}`);
      await beginEmployment(scope, id, { hiredOn: '2045-01-09', workweekStarts: 7, isExempt: false, ...terms });
      if (times)
        await sayAvailability(
          scope,
          id,
          weekdays.map((weekday) => ({ weekday, from: times[0], to: times[1] })),
        );
    }
    for (const child of ['Ada', 'Ben']) {
      const slots = weekdays.map((weekday) => ({ week: 1, weekday, arrives: '08:00', leaves: '16:00' }));
      await agreeOnDays(scope, house.children[child] ?? 0, { from: TODAY, kind: 'fixed', slots });
    }
    for (const child of ['Chloé', 'Dario'])
      await agreeOnDays(scope, house.children[child] ?? 0, { from: TODAY, kind: 'drop-in' });
  });
  await givePins(house, 'Lead Teacher');
  await makeMother(house, 'Ada', 'Ben');
}

const red = (page: Page) => page.getByRole('button', { name: /^Quarter hours: .*Short/ });
const enough = (page: Page) => page.getByRole('button', { name: /^Quarter hours: .*Enough staff/ });

/** Looks at each day on which children are booked, as it is done where a day at a time is shown. */
async function expectNoRed(page: Page): Promise<void> {
  for (const day of ['Mon 12', 'Tue 13', 'Wed 14']) {
    await page.getByRole('radio', { name: day }).click();
    await expect(enough(page)).toHaveCount(2);
    await expect(red(page)).toHaveCount(0);
  }
}

/** At the tablet of the entrance: phone digits, PIN, one tap. */
async function atEntrance(kiosk: Page, what: string, said: string): Promise<void> {
  const type = async (digits: string) => {
    for (const digit of digits) await kiosk.getByRole('button', { name: digit, exact: true }).click();
  };
  await kiosk.reload();
  await kiosk.getByRole('button', { name: 'Staff: time clock' }).click();
  await type(DIGITS);
  await type(PIN);
  await kiosk.getByRole('button', { name: 'Next' }).click();
  await kiosk.getByRole('button', { name: what }).click();
  await expect(kiosk.getByRole('status').filter({ hasText: said })).toBeVisible();
}

/** On the own phone, with the page opened anew, once it knows the time. */
async function onPhone(phone: Page, what: string, [said, time]: readonly [said: string, time: string]): Promise<void> {
  await phone.reload();
  await expect(phone.getByText(`Time now ${time}`)).toBeVisible();
  await phone.getByRole('button', { name: what }).click();
  await expect(phone.getByText(`${said} at ${time}.`)).toBeVisible();
}

/** Whoever covers a break says on the board in which room, coming from another one or from none. */
async function cares(phone: Page, room: string, from = room): Promise<void> {
  await phone.goto('/room');
  await phone.getByRole('radio', { name: from }).tap();
  await phone.getByRole('button', { name: /^Nora Nilsen: .* Change$/ }).click();
  await phone.getByRole('menuitem', { name: `Care in ${room}` }).click();
  await phone.getByRole('radio', { name: room }).tap();
  await expect(phone.getByRole('button', { name: `Nora Nilsen: ${room}. Change` })).toBeVisible();
}

for (const [width, device] of Object.entries(LOOKED_AT)) {
  test(`a team's week: planned by bookings, published, swapped, clocked, corrected, signed, exported and shown to an inspector, ${width}`, async ({
    house,
    larkhouse,
    open,
    complaints,
  }) => {
    // The tablet asks who it is before it is paired.
    complaints.expect(/401/);
    await staffed(house);
    const asDirector = { as: house.as('Director'), ...device };

    await test.step('The Director plans the coming week by what is booked until no quarter hour is short, and publishes it', async () => {
      const page = await open('/rota', asDirector);
      await page.getByRole('button', { name: 'Next week' }).click();
      await expect(page.getByText('Week of 03/12/2046')).toBeVisible();
      await expect(
        page.getByRole('button', { name: /^Quarter hours: Toddler Room, Monday, March 12/ }),
      ).toHaveAccessibleName(/Short 8:00 AM–4:00 PM by 1/);
      await page.getByRole('button', { name: 'Propose shifts' }).click();
      await expect(dialog(page).getByText('Nothing is short with these shifts.')).toBeVisible();
      await dialog(page)
        .getByRole('button', { name: /^Accept \d+ shifts$/ })
        .click();
      await expectNoRed(page);
      await expect(page.getByRole('button', { name: 'Propose shifts' })).toHaveCount(0);
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await expect(dialog(page).getByRole('listitem')).toHaveText([
        /Arno Ames.*3 new/,
        /Lena Lindt.*3 new/,
        /Nora Nilsen.*\d new/,
      ]);
      await dialog(page).getByRole('button', { name: 'Publish and tell 3 people' }).click();
      await expect(page.getByRole('button', { name: 'Everything is published' })).toBeDisabled();
      await page.context().close();
    });

    await test.step('One hands a shift on with her phone, and another takes it with his', async () => {
      const lena = await open('/my-shifts', { as: house.as('Lead Teacher'), ...PHONE });
      await lena.getByRole('button', { name: /^Offer to others: Wednesday, March 14/ }).click();
      await lena.getByRole('alertdialog').getByRole('button', { name: 'Offer to others' }).click();
      await expect(lena.getByRole('button', { name: /^Keep it: Wednesday, March 14/ })).toBeVisible();
      const sam = await open('/my-shifts', { as: house.as('Support Staff'), ...PHONE });
      await sam.getByRole('button', { name: 'Take it: Wednesday, March 14, 8:00 AM – 4:00 PM, Toddler Room' }).click();
      await expect(sam.getByRole('button', { name: /^Offer to others: Wednesday, March 14/ })).toBeVisible();
      await expect(lena.getByText('Cancelled')).toBeVisible();
      await lena.context().close();
      await sam.context().close();
      const page = await open('/rota?week=2046-03-12', asDirector);
      await expectNoRed(page);
      await expect(page.getByRole('button', { name: /^Sam Soto/ })).toBeVisible();
      await page.context().close();
    });

    await test.step('Monday is worked: clocked at the entrance by one, on the phone by another, with a break each', async () => {
      larkhouse.clock.set(march(12, '07:58'));
      const { code } = await house.within((scope) => addKiosk(scope, 'Front door'));
      const kiosk = await open('/kiosk', TABLET);
      await kiosk.getByLabel('Pairing code').fill(code);
      await kiosk.getByRole('button', { name: 'Pair' }).click();
      await expect(kiosk.getByRole('button', { name: 'Staff: time clock' })).toBeVisible();
      await atEntrance(kiosk, 'Clock in', 'Clocked in at 7:58 AM.');
      larkhouse.clock.set(march(12, '08:00'));
      const phone = await open('/clock', { as: house.as('Assistant Teacher'), ...PHONE });
      await onPhone(phone, 'Clock in', ['Clocked in', '8:00 AM']);
      const list = await open('/', asDirector);
      for (const child of ['Ada Dubois', 'Ben Okafor']) {
        await quickly(list, child, 'Maria Dubois');
        await expect(rowOf(list, child)).toContainText('Present');
      }
      larkhouse.clock.set(march(12, '11:30'));
      const cover = await open('/clock', { as: house.as('Nurse'), ...PHONE });
      await onPhone(cover, 'Clock in', ['Clocked in', '11:30 AM']);
      await onPhone(phone, 'Start break', ['Break started', '11:30 AM']);
      await cares(cover, 'Infant Room');
      larkhouse.clock.set(march(12, '12:00'));
      await onPhone(phone, 'End break', ['Break ended', '12:00 PM']);
      await atEntrance(kiosk, 'Start break', 'Break started at 12:00 PM.');
      await cares(cover, 'Toddler Room', 'Infant Room');
      larkhouse.clock.set(march(12, '12:30'));
      await atEntrance(kiosk, 'End break', 'Break ended at 12:30 PM.');
      larkhouse.clock.set(march(12, '16:00'));
      await list.reload();
      for (const child of ['Ada Dubois', 'Ben Okafor']) await quickly(list, child, 'Maria Dubois');
      await atEntrance(kiosk, 'Clock out', 'Clocked out at 4:00 PM.');
      await onPhone(phone, 'Clock out', ['Clocked out', '4:00 PM']);
      await cover.goto('/clock');
      await onPhone(cover, 'Clock out', ['Clocked out', '4:00 PM']);
      for (const page of [kiosk, phone, cover, list]) await page.context().close();
    });

    await test.step('Who took the shift forgets to clock out, asks for a correction, and the Director accepts it', async () => {
      larkhouse.clock.set(march(14, '08:00'));
      const before = await open('/clock', { as: house.as('Support Staff'), ...PHONE });
      await onPhone(before, 'Clock in', ['Clocked in', '8:00 AM']);
      await before.context().close();
      larkhouse.clock.set(march(15, '09:00'));
      const phone = await open('/clock', { as: house.as('Support Staff'), ...PHONE });
      await phone.getByRole('button', { name: 'Ask for a correction: Mar 14' }).click();
      await dialog(phone).getByLabel('Ended on').fill('2046-03-14');
      await dialog(phone).getByLabel('Ended at').fill('16:00');
      await dialog(phone).getByLabel('Reason').fill('I forgot to clock out');
      await dialog(phone).getByRole('button', { name: 'Ask', exact: true }).click();
      await expect(phone.getByText('Your request was sent', { exact: true })).toBeVisible();
      const page = await open('/time-clock', asDirector);
      await expect(page.getByText('Never clocked out; the end is estimated')).toBeVisible();
      await expect(page.getByText('Reason: I forgot to clock out')).toBeVisible();
      await page.getByRole('button', { name: 'Accept: Sam Soto' }).click();
      await expect(page.getByText('Everything fits together')).toBeVisible();
      await expect(phone.getByText('Accepted', { exact: true })).toBeVisible();
      await phone.context().close();
      await page.context().close();
    });

    await test.step('Each signs the hours on the phone; the Director approves them and exports what was clocked', async () => {
      larkhouse.clock.set(march(19, '09:00'));
      const sign = async (role: RoleName, hours: string, answer?: RegExp) => {
        const phone = await open('/my-hours', { as: house.as(role), ...PHONE });
        await phone.getByRole('button', { name: 'Pay period before' }).click();
        if (answer) await phone.getByRole('button', { name: answer }).click();
        await expect(phone.getByText('to confirm')).toHaveCount(0);
        await phone.getByRole('button', { name: 'Sign my hours' }).click();
        await expect(phone.getByRole('alertdialog')).toContainText(hours);
        await phone.getByRole('alertdialog').getByRole('button', { name: 'Sign my hours' }).click();
        await expect(notice(phone).last()).toContainText('Your hours are signed');
        await phone.context().close();
      };
      await sign('Lead Teacher', '7 hr 32 min', /^I was free: /);
      await sign('Assistant Teacher', '8 hr', /^I had to work: /);
      await sign('Support Staff', '8 hr');
      const page = await open('/timesheets', asDirector);
      await page.getByRole('button', { name: 'Pay period before' }).click();
      await page.getByRole('button', { name: 'Approve 3 timesheets' }).click();
      await expect(notice(page)).toContainText('The hours are approved');
      await page.getByRole('button', { name: 'Export' }).click();
      const saved = page.waitForEvent('download');
      await dialog(page).getByRole('button', { name: 'Export' }).click();
      expect((await readFile(await (await saved).path(), 'utf8')).trim().split('\n')).toEqual([
        'last_name,first_name,regular_hours,overtime_hours,double_time_hours',
        'Ames,Arno,8.00,0.00,0.00',
        'Lindt,Lena,7.53,0.00,0.00',
        'Soto,Sam,8.00,0.00,0.00',
      ]);
      await expect(page.getByRole('row').filter({ hasText: 'Exported' })).toHaveCount(3);
      await page.context().close();
    });

    const address = await test.step('A paper is entered, and a link is made for an inspector', async () => {
      const page = await open('/papers', asDirector);
      await page.getByRole('link', { name: 'Lena Lindt' }).first().click();
      await page.getByRole('button', { name: 'Add paper' }).click();
      await dialog(page).getByLabel('What it is').selectOption({ label: 'CPR and first aid' });
      await dialog(page).getByLabel('Issued on').fill('2046-01-15');
      await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
      await expect(notice(page)).toContainText('Paper added');
      await page.goto('/compliance');
      await page.getByRole('tab', { name: 'Inspector links' }).click();
      await page.getByRole('button', { name: 'New inspector link' }).click();
      await dialog(page).getByLabel('Who is it for?').fill('Ms. Rivera');
      await dialog(page).getByLabel('Sign-in and sign-out').uncheck();
      for (const sheet of ['Ratio log', 'Staff hours', 'Papers and training of staff'])
        await dialog(page).getByLabel(sheet).check();
      await dialog(page).getByLabel('From').fill('2046-03-12');
      await dialog(page).getByLabel('To', { exact: true }).fill('2046-03-16');
      await dialog(page).getByRole('button', { name: 'Create link' }).click();
      const made = await page.getByLabel('Address').inputValue();
      await page.context().close();
      return made;
    });

    await test.step('The inspector opens it without any session, and sees hours, ratio, and what is there and missing', async () => {
      const page = await open(new URL(address).pathname, device);
      const row = (...texts: string[]) =>
        texts.reduce((rows, text) => rows.filter({ hasText: text }), page.getByRole('row')).first();
      const choose = (sheet: string) => page.getByLabel('Sheet').selectOption(sheet);
      await expect(page.getByText('For Ms. Rivera')).toBeVisible();
      await expect(page.getByLabel('Sheet').getByRole('option')).toHaveText([
        'Ratio log',
        'Staff hours',
        'Papers and training of staff',
      ]);
      // The breaks were covered.
      await expect(row('Infant Room', '8:00 AM', '4:00 PM')).toContainText('Ratio met');
      await expect(row('Toddler Room', '8:00 AM', '12:30 PM')).toContainText('Ratio met');
      await expect(row('Toddler Room', '12:30 PM', '4:00 PM')).toContainText('Ratio met');
      await choose('Staff hours');
      await expect(row('Lena Lindt', '7:58 AM')).toContainText('4:00 PM');
      await expect(row('Sam Soto', '8:00 AM', '4:00 PM')).toContainText('Corrected');
      await choose('Papers and training of staff');
      await expect(row('Lena Lindt', 'CPR and first aid, issued on Monday, January 15, 2046')).toContainText('There');
      await expect(row('Arno Ames', 'Criminal background check')).toContainText('Missing');
      await expect(page.getByRole('navigation')).toHaveCount(0);
    });
  });
}
