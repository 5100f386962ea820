import { sql } from 'kysely';
import { reportIncident } from '#server/domains/incidents/commands.ts';
import { expectAccessible } from './accessibility.ts';
import { turnOn } from './controls.ts';
import { notice } from './dashboard.ts';
import { type House, onDuty, TODAY } from './house.ts';
import { bring, giveRoom, putDown } from './room.ts';
import { DESKTOP, expect, PHONE, SLOW_SUITE, test } from './test.ts';

/** Ada sleeps still, Ben is here, nobody knows of Ben's fall, and the nurse and the director are on duty. */
async function anOpenDay(house: House): Promise<void> {
  const { Ada = 0, Ben = 0 } = house.children;
  await bring(house, [Ada, Ben]);
  await putDown(house, [Ada]);
  await house.within((scope) =>
    reportIncident(scope, {
      childId: Ben,
      date: TODAY,
      time: '07:10',
      description: 'Fell off the step',
      actionTaken: '',
      staffId: house.staff.Nurse,
    }),
  );
  await onDuty(house, house.staff.Nurse, house.staff.Director);
}

test('what is still open at the end of the day is closed, each with its tap', async ({ house, open }) => {
  await anOpenDay(house);
  const page = await open('/close-day', { as: house.as('Director'), ...DESKTOP });
  const part = (name: string) => page.locator('section').filter({ has: page.getByRole('heading', { name }) });
  await part('Still here').getByText('Ada Dubois').waitFor();
  await expect(part('Daily reports missing')).toContainText('Ada Dubois and Ben Okafor');
  await expectAccessible(page, 'an open day');

  await page.getByRole('button', { name: 'End the nap of Ada' }).click();
  await expect(part('Naps not ended')).toContainText('Nobody is asleep.');

  await page.getByRole('button', { name: 'The family of Ben Okafor was told' }).click();
  await expect(part('Families not told')).toContainText('Every family has been told about its incidents.');
  const told = await house.within((scope) =>
    scope.one(sql<{ by: number; audited: number }>`
      select (select parent_notified_by_staff from incident)::int as by,
        (select count(*) from audit where entity = 'incident' and action <> 'report incident')::int as audited`),
  );
  expect(told).toEqual({ by: house.staff.Director, audited: 1 });

  for (const [child, mother] of [
    ['Ada Dubois', 'Maria Dubois'],
    ['Ben Okafor', 'Maria Okafor'],
  ] as const) {
    await page.getByRole('button', { name: `Check out ${child}` }).click();
    await page.getByRole('menuitem', { name: new RegExp(mother) }).click();
    await expect(notice(page).filter({ hasText: child })).toBeVisible();
  }
  await expect(part('Still here')).toContainText('Everybody has been picked up.');

  await page.getByRole('button', { name: 'Nurse Tester goes off duty' }).click();
  await page.getByRole('button', { name: 'Dora Director goes off duty' }).click();
  await expect(part('Still on duty')).toContainText('Nobody is on duty.');

  await page.getByRole('link', { name: 'Write 2 reports' }).click();
  await expect(page).toHaveURL('/daily-reports');
  for (const button of await page.getByRole('button', { name: 'Content' }).all()) await button.click();
});

test(
  'whoever has a room closes that room first, and others see only what their role may do',
  SLOW_SUITE,
  async ({ house, open }) => {
    await anOpenDay(house);
    await giveRoom(house, 'Lead Teacher', 'Toddler Room');
    const teacher = await open('/close-day', { as: house.as('Lead Teacher'), ...PHONE });
    await teacher.getByText('Ben Okafor').first().waitFor();
    await expect(teacher.getByText('Ada Dubois')).toHaveCount(0);
    await turnOn(teacher.getByRole('radio', { name: 'All rooms' }));
    await expect(teacher.getByText('Ada Dubois').first()).toBeVisible();
    await expectAccessible(teacher, 'an open day on a phone');

    const support = await open('/close-day', { as: house.as('Support Staff'), ...PHONE });
    await support.getByText('Ada Dubois').first().waitFor();
    for (const name of ['Naps not ended', 'Daily reports missing', 'Families not told'])
      await expect(support.getByRole('heading', { name })).toHaveCount(0);
    await expect(support.getByRole('button', { name: /goes off duty/ })).toHaveCount(0);
  },
);

test('a day on which nothing is open says so', async ({ house, open }) => {
  const page = await open('/close-day', { as: house.as('Director'), ...PHONE });
  expect(house.children.Ada).toBeDefined();
  await expect(page.getByRole('heading', { name: 'Nothing is left open' })).toBeVisible();
  await expectAccessible(page, 'a closed day');
});
