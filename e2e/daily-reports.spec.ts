import { sql } from 'kysely';
import { expectAccessible } from './accessibility.ts';
import { dialog, notice } from './dashboard.ts';
import { enroll, type House } from './house.ts';
import { bring, feed, giveRoom } from './room.ts';
import { Thumb } from './taps.ts';
import { expect, PHONE, SLOW_SUITE, test } from './test.ts';

const NAMES = ['Mia', 'Noah', 'Olga', 'Pia', 'Quinn', 'Ravi', 'Sam', 'Tom'] as const;

/** Toddlers who are here since 7:00 and had breakfast. */
async function fillRoom(house: House, names: readonly string[]): Promise<readonly number[]> {
  const ids = await house.within(async (scope) => {
    const enrolled: number[] = [];
    for (const firstName of names) {
      const child = { firstName, lastName: 'Chen', dateOfBirth: '2044-05-02', room: 'Toddler Room', allergies: '' };
      enrolled.push((await enroll(scope, child)).id);
    }
    return enrolled;
  });
  await bring(house, ids);
  await feed(house, ids);
  return ids;
}

const kept = (house: House) =>
  house.within((scope) =>
    scope.all(
      sql<{ child: string; mood: string | null; meals: string; staffId: number }>`
        select k.first_name as child, r.mood, r.meals, r.staff_id from daily_report r
        join child k on k.center_id = r.center_id and k.id = r.child_id order by k.first_name, r.id`,
    ),
  );

test('eight daily reports take at most twelve taps on a phone', async ({ house, open }) => {
  await fillRoom(house, NAMES);
  const page = await open('/', { as: house.as('Assistant Teacher'), ...PHONE });
  const thumb = new Thumb();
  await thumb.tap(page.getByRole('button', { name: 'Daily Report' }));
  await thumb.tap(dialog(page).getByRole('link', { name: 'Several children at once' }));
  await expect(page).toHaveURL('/daily-reports');
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  for (const name of NAMES)
    await thumb.tap(page.getByRole('group', { name: `Mood of ${name} Chen` }).getByRole('button', { name: 'Content' }));
  await thumb.tap(page.getByRole('button', { name: 'Send 8' }));
  await expect(notice(page)).toContainText('8 daily reports sent');
  await expect(page.getByText('Every child in this room has a report')).toBeVisible();
  await expect(page.getByText(/^Sent at 7:30 AM by Assistant Teacher Tester$/)).toHaveCount(8);
  expect(thumb.taps).toBeLessThanOrEqual(12);
  const staffId = house.staff['Assistant Teacher'];
  expect(await kept(house)).toEqual(
    NAMES.map((child) => ({ child, mood: 'content', meals: 'Breakfast: ate most of it', staffId })),
  );
});

test('what fails is named and leaves the others sent; sent again it is kept once', async ({
  house,
  open,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED|Failed to load resource/);
  const [mia] = await fillRoom(house, ['Mia', 'Noah']);
  const page = await open('/daily-reports', { as: house.as('Nurse'), ...PHONE });
  let attempts = 0;
  await page.route('**/api/daily-reports', async (route) => {
    if (route.request().method() !== 'POST' || route.request().postDataJSON().childId !== mia) return route.continue();
    attempts += 1;
    // First it never arrives; then the server has it, and only its answer is lost.
    if (attempts > 1) await route.fetch();
    await route.abort();
  });
  const mood = (name: string, mood: string) =>
    page.getByRole('group', { name: `Mood of ${name} Chen` }).getByRole('button', { name: mood });
  await mood('Mia', 'Tired').tap();
  await mood('Noah', 'Happy').tap();
  await expect(page.getByText('2 of 2 ready')).toBeVisible();
  await page.getByRole('button', { name: 'Send 2' }).tap();
  await expect(notice(page)).toContainText('1 daily report was not sent');
  await expect(notice(page)).toContainText('Mia Chen');
  const card = page.getByRole('listitem', { name: /^Mia Chen/ });
  await expect(card).toContainText('Not sent:');
  expect((await kept(house)).map(({ child }) => child)).toEqual(['Noah']);
  await page.getByRole('button', { name: 'Send 1' }).tap();
  await expect(card).toContainText('Sent at 7:30 AM');
  await expect(page.getByText('Every child in this room has a report')).toBeVisible();
  expect((await kept(house)).map(({ child, mood }) => [child, mood])).toEqual([
    ['Mia', 'tired'],
    ['Noah', 'happy'],
  ]);
});

test('a report is completed on its card, and food that names an allergen is asked about', async ({ house, open }) => {
  const ben = house.children.Ben ?? 0;
  await bring(house, [ben]);
  await feed(house, [ben]);
  const page = await open('/activities?room=2', { as: house.as('Nurse'), ...PHONE });
  await page.getByRole('link', { name: 'Daily Reports' }).tap();
  const card = page.getByRole('listitem', { name: /^Ben Okafor/ });
  await expect(card).toContainText('NapsNothing recorded');
  await card.getByRole('button', { name: 'Edit the report of Ben Okafor' }).tap();
  await card.getByLabel('Meals of Ben Okafor').fill('Peanut butter');
  await card.getByLabel('Naps of Ben Okafor').fill('None');
  await card.getByRole('button', { name: 'Done with the report of Ben Okafor' }).tap();
  await expect(card).toContainText('MealsPeanut butterNapsNone');
  await expectAccessible(page, 'reports of a room', 'light', 'dark');
  const fussy = card.getByRole('button', { name: 'Fussy' });
  await fussy.tap();
  await expect(fussy).toHaveAttribute('aria-pressed', 'true');
  await fussy.tap();
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await fussy.tap();
  // What was said is not lost by a slip.
  const asked = page.getByRole('alertdialog');
  await page.getByRole('link', { name: 'Back to Dashboard' }).first().tap();
  await asked.getByRole('button', { name: 'Stay here' }).tap();
  await page.getByRole('button', { name: 'Send 1' }).tap();
  await expect(asked).toContainText('Meals mentions what a child may not have: Ben (Peanuts).');
  await asked.getByRole('button', { name: 'Save anyway' }).tap();
  await expect(card).toContainText('Sent at 7:30 AM by Nurse Tester');
  expect(await kept(house)).toMatchObject([{ child: 'Ben', mood: 'fussy', meals: 'Peanut butter' }]);
});

test(
  'whoever has a room begins with its reports, and chooses another by one tap',
  SLOW_SUITE,
  async ({ house, open }) => {
    await giveRoom(house, 'Lead Teacher', 'Pre-K Room');
    await fillRoom(house, ['Mia']);
    await bring(house, [house.children.Dario ?? 0]);
    const page = await open('/daily-reports', { as: house.as('Lead Teacher'), ...PHONE });
    await expect(page.getByRole('group', { name: /^Mood of / })).toHaveCount(1);
    await expect(page.getByRole('group', { name: 'Mood of Dario Rossi' })).toBeVisible();
    await page.getByRole('radio', { name: /^Toddler/ }).click();
    await expect(page.getByRole('group', { name: 'Mood of Mia Chen' })).toBeVisible();
  },
);

test('nobody has come, or one may not', SLOW_SUITE, async ({ house, open }) => {
  const nurse = await open('/daily-reports', { as: house.as('Nurse'), ...PHONE });
  await expect(nurse.getByText('Nobody is here yet')).toBeVisible();
  const support = await open('/daily-reports', { as: house.as('Support Staff'), ...PHONE });
  await expect(support.getByText(/Your role does not include this page/)).toBeVisible();
});
