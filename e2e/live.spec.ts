import type { Page } from '@playwright/test';
import { recordAttendance } from '#server/domains/attendance/commands.ts';
import { switchDuty } from '#server/domains/staff/commands.ts';
import { notice, panel, quickly, rowOf, stat } from './dashboard.ts';
import { TODAY } from './house.ts';
import { makeMother, untilDrawn } from './parents.ts';
import { expect, PHONE, SLOW_SUITE, test } from './test.ts';

test('a check-in at the door appears on every other screen without a reload', async ({ house, open }) => {
  const tablet = await open('/', { as: house.as('Support Staff') });
  const phone = await open('/', { as: house.as('Director'), ...PHONE });
  await expect(rowOf(phone, 'Ada Dubois')).toContainText('Not in yet');
  await quickly(tablet, 'Ada Dubois', 'Maria Dubois');
  // Under the pointer it stays, however long the rest takes.
  await notice(tablet).hover();
  await expect(rowOf(phone, 'Ada Dubois')).toContainText('7:30 AM');
  await expect(stat(phone, 'Present Today')).toContainText('25% attendance');
  await house.within((scope) => switchDuty(scope, house.staff.Nurse, true));
  await expect(panel(phone, 'Staff on Duty').getByText('1 active')).toBeVisible();
  await notice(tablet).getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(phone, 'Ada Dubois')).toContainText('Not in yet');
});

test(
  'where streams are blocked, both portals look again every 30 seconds',
  SLOW_SUITE,
  async ({ house, browse, complaints }) => {
    complaints.expect(/net::ERR_FAILED.*\/api\/live/);
    const mother = await makeMother(house, 'Ada');
    const pages = [
      await (await browse({ as: house.as('Director') })).newPage(),
      await (await browse({ asParent: mother, ...PHONE })).newPage(),
    ] as const;
    for (const [index, page] of pages.entries()) {
      await page.clock.install();
      await page.route('**/api/live*', (route) => route.abort());
      await page.goto(index === 0 ? '/' : '/parent-dashboard');
    }
    const [staff, parent] = pages;
    await expect(rowOf(staff, 'Ada Dubois')).toContainText('Not in yet');
    await untilDrawn(parent);
    await house.within((scope) =>
      recordAttendance(scope, {
        childId: house.children.Ada ?? 0,
        date: TODAY,
        checkInTime: '07:30',
        checkInBy: 'Maria Dubois',
        checkOutBy: null,
      }),
    );
    const lookAgain = async (page: Page, text: () => Promise<string | null>) => {
      await page.clock.runFor(30_000);
      return text();
    };
    await expect.poll(() => lookAgain(staff, () => rowOf(staff, 'Ada Dubois').textContent())).toContain('7:30 AM');
    await expect.poll(() => lookAgain(parent, () => parent.locator('main').textContent())).toContain('7:30 AM');
  },
);

test('the tabs of one browser share one stream, which passes on when its tab closes', async ({ house, browse }) => {
  const browser = await browse({ as: house.as('Director') });
  const tabs = [await browser.newPage(), await browser.newPage()];
  /** Which tab opened a stream. */
  const leaders: number[] = [];
  browser.on('request', (request) => {
    if (request.url().includes('/api/live')) leaders.push(tabs.indexOf(request.frame().page()));
  });
  for (const tab of tabs) {
    await tab.goto('/');
    await rowOf(tab, 'Ada Dubois').waitFor();
  }
  const door = await (await browse({ as: house.as('Nurse') })).newPage();
  await door.goto('/');
  await quickly(door, 'Ada Dubois', 'Staff Member');
  for (const tab of tabs) await expect(rowOf(tab, 'Ada Dubois')).toContainText('Present');
  expect(leaders).toHaveLength(1);

  const [leader = 0] = leaders;
  const heir = 1 - leader;
  await tabs[leader]?.close();
  await expect.poll(() => leaders).toEqual([leader, heir]);
  await quickly(door, 'Dario Rossi', 'Staff Member');
  for (const tab of tabs.filter((tab) => !tab.isClosed()))
    await expect(rowOf(tab, 'Dario Rossi')).toContainText('Present');
});
