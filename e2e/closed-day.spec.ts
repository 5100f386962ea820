import type { Page } from '@playwright/test';
import { recordAttendance } from '#server/domains/attendance/commands.ts';
import { closeOn } from '#server/domains/center/commands.ts';
import { reportNotice } from '#server/domains/notices/commands.ts';
import { type House, TODAY } from './house.ts';
import { makeMother } from './parents.ts';
import { expect, PHONE, SLOW_SUITE, test } from './test.ts';

// The house closes for the day after one family has called, and another has told of an absence (attendance-8).

const ABSENT = /\babsent\b/i;
const RATE = /\b\d+ ?%/;

/** Where the staff reads of the day. */
const STAFF = ['/', '/activities', '/roll-call', '/reports', '/calendar', '/messages', '/children', '/compliance'];
const FAMILY = ['/parent-dashboard', '/parent-messages', '/parent-gallery', '/parent-notifications'];

async function closedHouse(house: House) {
  const mother = await makeMother(house, 'Ada', 'Ben');
  await house.within(async (scope) => {
    const day = { date: TODAY, checkInBy: null, checkOutBy: null };
    await recordAttendance(scope, { ...day, childId: house.children.Ada ?? 0, status: 'absent' });
    const parent = { kind: 'parent', id: mother.accountId, firstName: 'Maria', lastName: 'Dubois' } as const;
    const childIds = [house.children.Ada ?? 0, house.children.Ben ?? 0];
    await reportNotice(scope.as({ ...parent, childIds }), {
      childId: house.children.Ben ?? 0,
      kind: 'absence',
      from: TODAY,
      to: TODAY,
      time: null,
      person: null,
      text: 'Fever',
    });
    await closeOn(scope, [{ date: TODAY, reason: 'Snow' }]);
  });
  return mother;
}

async function saysNothingOf(page: Page, path: string, forbidden: readonly RegExp[]): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const said = await page.locator('main').innerText();
  for (const pattern of forbidden) expect(said, `${path} says ${pattern}`).not.toMatch(pattern);
}

test(
  'on a closed day no screen of the staff tells of somebody absent, or of a rate',
  SLOW_SUITE,
  async ({ house, open }) => {
    await closedHouse(house);
    const page = await open('/', { as: house.as('Director') });
    await expect(page.getByText('The center is closed today')).toBeVisible();
    await expect(page.getByText('Tuesday, March 6: 4 children are expected.')).toBeVisible();
    for (const path of STAFF) {
      // The tiles of the reports are called so on any day, and say that the center was closed.
      await saysNothingOf(page, path, path === '/reports' ? [RATE] : [ABSENT, RATE]);
    }
    await page.goto('/reports');
    await expect(page.getByText('The center was closed').first()).toBeVisible();
  },
);

test('on a closed day no screen of a family tells of an absence, and the child’s day is closed', async ({
  house,
  open,
}) => {
  const mother = await closedHouse(house);
  const page = await open('/parent-dashboard', { asParent: mother, ...PHONE });
  await expect(page.getByText(/is closed today/).first()).toBeVisible();
  for (const path of FAMILY) await saysNothingOf(page, path, [ABSENT, RATE]);
});
