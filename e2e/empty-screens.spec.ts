import { sql } from 'kysely';
import { expect, SLOW_SUITE, test } from './test.ts';

/** Screens of a center in which nothing is yet: what belongs there, the first step it offers, and where that leads. */
const SCREENS = [
  ['/children', 'No children enrolled yet', 'Import from a spreadsheet', '/settings/import'],
  ['/parent-management', 'No parent accounts yet', 'Import a spreadsheet', '/settings/import'],
  ['/parent-management', 'No parent accounts yet', 'See who can be invited', '/parent-management?tab=uninvited'],
  ['/parent-management?tab=uninvited', 'No guardians to invite', 'Import a spreadsheet', '/settings/import'],
  ['/parent-management?tab=invitations', 'No invitations yet', 'Import a spreadsheet', '/settings/import'],
  ['/room', 'No child is in Infant Room yet', 'Import from a spreadsheet', '/settings/import'],
  ['/daily-reports', 'Nobody is here yet', 'Enroll First Child', '/enroll-child'],
  ['/milestones', 'No children enrolled yet', 'Import from a spreadsheet', '/settings/import'],
  ['/billing?tab=accounts', 'No accounts yet', 'Go to the plans', '/billing?tab=plans'],
] as const;

test('every empty screen says what belongs there and offers the first step', SLOW_SUITE, async ({ house, open }) => {
  await house.within(async (scope) => {
    await scope.count(sql`delete from child_enrollment`);
    await scope.count(sql`update child set removed_at = ${scope.now}`);
    await scope.count(sql`delete from closure`);
    await scope.count(sql`update billing_plan set archived_at = ${scope.now}`);
  });
  const page = await open('/', { as: house.as('Director') });
  for (const [screen, says, step, leads] of SCREENS) {
    await page.goto(screen);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: says }), screen).toBeVisible();
    await expect(main.getByRole('link', { name: step, exact: true }).first(), screen).toHaveAttribute('href', leads);
  }

  for (const [screen, says, step] of [
    ['/billing?tab=plans', 'No plans yet', 'Add plan'],
    ['/settings/center', 'No closures ahead', 'Add closure'],
  ] as const) {
    await page.goto(screen);
    const empty = page.getByRole('heading', { name: says }).locator('..');
    await empty.getByRole('button', { name: step }).click();
    await expect(page.getByRole('dialog'), screen).toBeVisible();
  }
});

test('where children are and nobody came yet, the daily reports lead to the check-in', async ({ house, open }) => {
  const page = await open('/daily-reports', { as: house.as('Director') });
  await page.getByRole('link', { name: 'Check children in' }).click();
  await expect(page).toHaveURL('/room');
});
