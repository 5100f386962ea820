import type { Page } from '@playwright/test';
import { recordAttendance } from '#server/domains/attendance/commands.ts';
import { addMedication } from '#server/domains/medications/commands.ts';
import { expectAccessible, LOOKED_AT } from './accessibility.ts';
import { turnOn } from './controls.ts';
import { dialog, notice, panel } from './dashboard.ts';
import { enroll, type House, TODAY } from './house.ts';
import { expect, PHONE, SLOW_SUITE, test } from './test.ts';

const record = (page: Page, kind: string) =>
  page.getByRole('region', { name: 'Record' }).getByRole('button', { name: kind, exact: true }).click();
const today = (page: Page) => panel(page, 'Recorded today').getByRole('listitem');

/** Two toddlers who are here since 7:00; Ben has a medicine for the mornings. */
async function fillRoom(house: House): Promise<void> {
  await house.within(async (scope) => {
    const mia = { firstName: 'Mia', lastName: 'Chen', dateOfBirth: '2044-05-02', room: 'Toddler Room', allergies: '' };
    const ben = house.children.Ben ?? 0;
    for (const childId of [ben, (await enroll(scope, mia)).id]) {
      const stay = { childId, date: TODAY, checkInTime: '07:00', checkInBy: 'Mother', checkOutBy: null };
      await recordAttendance(scope, { ...stay, status: 'present' });
    }
    await addMedication(scope, ben, {
      name: 'Amoxicillin',
      dose: '5 ml',
      route: 'oral',
      fromOn: TODAY,
      untilOn: TODAY,
      minMinutesBetween: 240,
      asNeeded: false,
      times: ['07:15'],
      instructions: 'With food',
      consentBy: 'Maria Okafor',
      consentedOn: TODAY,
    });
  });
}

test('records a room’s day with one thumb, from a meal to a dose, and the report begins with it', async ({
  house,
  larkhouse,
  open,
  complaints,
}) => {
  complaints.expect(/409 .*\/api\/activities/);
  await fillRoom(house);
  const page = await open('/activities', { as: house.as('Nurse'), ...PHONE });
  await turnOn(page.getByRole('radio', { name: 'Toddler Room' }));
  await expect(page.getByText('No staff member is on duty in Toddler Room')).toBeVisible();

  // The whole room has breakfast; a slip is taken back.
  await record(page, 'Meal');
  await expect(dialog(page).getByRole('radio', { name: 'Breakfast' })).toBeChecked();
  await dialog(page).getByRole('button', { name: 'Record for 2 children' }).click();
  await expect(today(page)).toHaveText([/Breakfast: ate everything.*Ben Okafor and Mia Chen/]);
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expect(today(page)).toHaveCount(0);

  // One child's breakfast, nap and sleep check.
  await turnOn(page.getByRole('checkbox', { name: /Ben Okafor/ }));
  await record(page, 'Meal');
  await turnOn(dialog(page).getByRole('radio', { name: 'Some' }));
  await dialog(page).getByRole('button', { name: 'Record for 1 child' }).click();
  await expect(today(page)).toHaveText([/Breakfast: ate some of it.*Ben Okafor/]);
  await turnOn(page.getByRole('checkbox', { name: /Ben Okafor/ }));
  await record(page, 'Nap');
  await dialog(page).getByRole('button', { name: 'Start the nap of 1 child' }).click();
  await expect(page.getByText('1 child is asleep')).toBeVisible();
  larkhouse.clock.advance({ minutes: 17 });
  await page.reload();
  await expect(page.getByText('Sleep check due now').first()).toBeVisible();
  await page.getByRole('link', { name: 'Sleep checks' }).click();
  await page.getByRole('button', { name: 'Ben Okafor woke up' }).click();
  await expect(page.getByText('Nobody is asleep in Toddler Room')).toBeVisible();
  await page.goBack();
  await expect(today(page).first()).toContainText('Nap from 7:30 AM to 7:47 AM');

  // The medicine, and a second dose that comes too soon.
  await record(page, 'Medicine');
  await turnOn(dialog(page).getByRole('radio', { name: 'Ben Okafor' }));
  await expect(dialog(page).getByText('Consent from Maria Okafor')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'It was given' }).click();
  await expect(today(page).first()).toContainText('Medicine: Amoxicillin, 5 ml');
  await record(page, 'Medicine');
  await turnOn(dialog(page).getByRole('radio', { name: 'Ben Okafor' }));
  await dialog(page).getByRole('button', { name: 'It was given' }).click();
  await expect(dialog(page).getByText('The last dose was given at 07:47 by Nurse Tester.')).toBeVisible();
  await dialog(page).getByLabel('Why it is given anyway').fill('The first one was spat out');
  await dialog(page).getByRole('button', { name: 'Given anyway' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(today(page)).toHaveCount(4);

  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Daily Report' }).click();
  await dialog(page).getByLabel('Naps').fill('Slept badly');
  await dialog(page).getByRole('combobox').first().fill('ben');
  await page.getByRole('option', { name: /Ben Okafor/ }).click();
  await expect(dialog(page).getByText('Filled from 2 records of the day')).toBeVisible();
  await expect(dialog(page).getByLabel('Meals')).toHaveValue('Breakfast: ate some of it');
  await expect(dialog(page).getByLabel('Naps')).toHaveValue('Slept badly');
});

test('is without violations, and is not for Support Staff', SLOW_SUITE, async ({ house, browse, open }) => {
  await fillRoom(house);
  for (const [where, size] of Object.entries(LOOKED_AT)) {
    const page = await (await browse({ as: house.as('Nurse'), ...size })).newPage();
    await page.goto('/activities');
    await turnOn(page.getByRole('radio', { name: 'Toddler Room' }));
    await turnOn(page.getByRole('checkbox', { name: /Mia Chen/ }));
    if (where === '390 px') {
      await record(page, 'Nap');
      await dialog(page).getByRole('button', { name: 'Start the nap of 1 child' }).click();
      await expect(dialog(page)).toBeHidden();
    }
    await expect(page.getByText('1 child is asleep')).toBeVisible();
    await expectAccessible(page, `a room, ${where}`);
    for (const kind of where === '390 px' ? ['Meal', 'Bottle', 'Medicine'] : ['Diaper']) {
      await record(page, kind);
      await dialog(page).waitFor();
      await expectAccessible(page, `${kind}, ${where}`);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
    }
  }
  const page = await open('/activities', { as: house.as('Support Staff') });
  await expect(page.getByText('Your role does not include this page')).toBeVisible();
});
