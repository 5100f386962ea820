import { sql } from 'kysely';
import { planLeaving } from '#server/domains/children/leaving-commands.ts';
import { agreeOnDays } from '#server/domains/schedules/commands.ts';
import { expectAccessible } from './accessibility.ts';
import { dialog } from './dashboard.ts';
import { enroll, type House, TODAY } from './house.ts';
import { expect, PHONE, SLOW_SUITE, test } from './test.ts';

/** The toddlers' room holds two; Ben comes on Mondays and Wednesdays, another child every day, and Chloé leaves at Easter. */
const plan = (house: House) =>
  house.within(async (scope) => {
    await scope.count(sql`update room set capacity = 2, children_per_staff = 1 where name = 'Toddler Room'`);
    await scope.count(
      sql`update staff set room_id = (select id from room where name = 'Toddler Room') where id = ${house.staff.Nurse}`,
    );
    const slots = [1, 3].map((weekday) => ({ week: 1, weekday, arrives: '08:00', leaves: '16:00' }));
    await agreeOnDays(scope, house.children.Ben ?? 0, { from: TODAY, kind: 'fixed', slots });
    const lara = {
      firstName: 'Lara',
      lastName: 'Costa',
      dateOfBirth: '2043-12-01',
      room: 'Toddler Room',
      allergies: '',
    };
    await enroll(scope, lara);
    await planLeaving(scope, house.children.Chloé ?? 0, { lastDay: '2046-04-06', reason: null, noticeGivenOn: null });
  });

const cell = /^Toddler Room, Monday, March 5/;

test('a week shows what is booked, free and needed, down to the half hour', async ({ house, open }) => {
  await plan(house);
  const page = await open('/planning', { as: house.as('Director') });
  const monday = page.getByRole('button', { name: cell });
  await expect(monday).toHaveAccessibleName(/2 of 2 Full Staff: 1 of 2/);
  await expect(page.getByRole('button', { name: /^Toddler Room, Tuesday, March 6/ })).toHaveAccessibleName(
    /1 of 2 1 free Staff: 1 needed/,
  );
  await expect(page.getByText('Full-time equivalents (FTE): booked minutes divided by open minutes.')).toBeVisible();
  await expectAccessible(page, 'a week', 'light', 'dark');
  await monday.click();
  await expect(dialog(page).getByRole('row')).toHaveText([
    /Time/,
    /7:00 AM – 8:00 AM.*1.*2.*1 free.*1/,
    /8:00 AM – 4:00 PM.*2.*2.*Full.*2/,
    /4:00 PM – 6:00 PM.*1.*2.*1 free.*1/,
  ]);
  await expectAccessible(page, 'half hours', 'light', 'dark');
  await dialog(page).getByRole('button', { name: 'Close' }).click();

  // Agreed elsewhere while the week is open.
  await house.within((scope) => agreeOnDays(scope, house.children.Ben ?? 0, { from: TODAY, kind: 'drop-in' }));
  await expect(monday).toHaveAccessibleName(/1 of 2 1 free/);

  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(page).toHaveURL(/week=2046-03-12/);
  await expect(page.getByRole('button', { name: /^Toddler Room, Monday, March 12/ })).toBeVisible();
  await page.getByRole('button', { name: 'This week' }).click();
  await expect(page.getByRole('button', { name: 'Week before' })).toBeDisabled();
});

test(
  'twelve months show who grows, starts and leaves, with the children behind each figure, on a phone',
  SLOW_SUITE,
  async ({ house, open }) => {
    await plan(house);
    const page = await open('/planning', { as: house.as('Director'), ...PHONE });
    await expect(page.getByRole('button', { name: cell })).toBeVisible();
    await expectAccessible(page, 'a week on a phone', 'light', 'dark');
    await page.getByRole('tab', { name: 'Twelve months' }).click();
    await expect(page.getByRole('button', { name: /^Infant Room, March 2046 1 child 1 FTE/ })).toBeVisible();
    await expect(page.getByText('Last day in Preschool Room')).toBeVisible();
    // Ada is a year and a half old in February, Ben three years.
    const february = page.getByRole('button', { name: /^Toddler Room, February 2047/ });
    await february.click();
    await expect(dialog(page).getByRole('listitem')).toHaveCount(2);
    await expect(dialog(page)).toContainText('Moves up from Infant Room to Toddler Room');
    await expectAccessible(page, 'behind a figure', 'light', 'dark');
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expectAccessible(page, 'a forecast', 'light', 'dark');
  },
);

test('a requested start is held against the places, and nothing is kept', SLOW_SUITE, async ({ house, open }) => {
  await plan(house);
  const page = await open('/planning?part=start', { as: house.as('Director') });
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Choose at least one day of the week')).toBeVisible();
  await page.getByLabel('Date of birth').fill('2043-11-01');
  await page.getByRole('checkbox', { name: 'Wednesday' }).check();
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('heading', { name: 'It does not fit all the time' })).toBeVisible();
  await expect(
    page.getByText(/No place first on Wednesday, March 7, 2046|No place first on Wednesday, 03\/07\/2046/),
  ).toBeVisible();
  await expectAccessible(page, 'a requested start', 'light', 'dark');
  await page.getByRole('checkbox', { name: 'Wednesday' }).uncheck();
  await page.getByRole('checkbox', { name: 'Thursday' }).check();
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('heading', { name: 'It fits' })).toBeVisible();
  await expect(page.getByText(/Moves up to Preschool Room/)).toBeVisible();
});

test('whoever does not enroll plans nothing', SLOW_SUITE, async ({ house, open }) => {
  const page = await open('/planning', { as: house.as('Nurse') });
  await expect(page.getByText('Your role does not include this page.')).toBeVisible();
});
