import type { Page } from '@playwright/test';
import { expectAccessible, HANDHELD } from './accessibility.ts';
import { turnOn } from './controls.ts';
import { dialog, notice, rowOf } from './dashboard.ts';
import { onDuty } from './house.ts';
import { bring, enrollMany, giveRoom } from './room.ts';
import { DESKTOP, expect, PHONE, SLOW_SUITE, test } from './test.ts';

const board = (page: Page) => page.getByRole('list', { name: 'Children in the room' }).getByRole('listitem');
const around = (page: Page) => page.getByRole('region', { name: 'Rooms and staff' });
const openRoom = (page: Page, name: string) => page.getByRole('radio', { name }).tap();

for (const [width, device] of Object.entries(HANDHELD)) {
  test(`three children are moved by one tap, and back by another; in the evening two rooms are one, ${width}`, async ({
    house,
    open,
    complaints,
  }) => {
    complaints.expect(/422 .*\/api\/presence\/merges/);
    const children = await enrollMany(house, 'Toddler Room', 3, '2044-05-02');
    await bring(
      house,
      children.map(({ id }) => id),
    );
    await giveRoom(house, 'Lead Teacher', 'Toddler Room');
    await onDuty(house, house.staff['Lead Teacher']);
    const page = await open('/room', { as: house.as('Lead Teacher'), ...device });
    const other = await open('/room', { as: house.as('Director'), ...device });
    await openRoom(other, 'Infant Room');

    await around(page).getByRole('button', { name: 'Move children' }).click();
    await expect(dialog(page).getByRole('button', { name: 'Move to Infant Room' })).toBeDisabled();
    await dialog(page).getByRole('checkbox', { name: 'All' }).check();
    await expectAccessible(page, `moving children, ${width}`);
    await dialog(page).getByRole('button', { name: 'Move to Infant Room' }).click();
    await expect(notice(page)).toContainText('3 children moved to Infant Room');
    await expect(around(page)).toContainText('Now in Infant Room: Amara, Bruno, Clara');
    // The other screen sees it at once.
    await expect(board(other).filter({ hasText: 'Here since' })).toHaveCount(3);
    await notice(page).getByRole('button', { name: 'Undo' }).click();
    await expect(notice(page)).toContainText('Move of 3 children undone');
    await expect(board(page).filter({ hasText: 'Here since' })).toHaveCount(3);

    await around(page).getByRole('button', { name: 'Merge room' }).click();
    await expect(dialog(page)).toContainText('In the room now: Amara, Bruno, Clara');
    await dialog(page).getByLabel(/^Into/).selectOption({ label: 'Infant Room' });
    await expectAccessible(page, `merging rooms, ${width}`);
    await dialog(page).getByRole('button', { name: 'Merge', exact: true }).click();
    await expect(notice(page)).toContainText('Toddler Room is now in Infant Room');
    await expect(around(other)).toContainText('Toddler Room has been in Infant Room since 7:30 AM');
    await expect(board(other).filter({ hasText: 'Here since' })).toHaveCount(3);
    await expect(other.getByRole('region', { name: 'The room now' })).toContainText('1 staff member on duty');

    await around(page).getByRole('button', { name: 'Split' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Split Toddler Room from Infant Room?');
    await question.getByRole('button', { name: 'Split' }).click();
    await expect(notice(page)).toContainText('Toddler Room is on its own again');
    await expect(board(page).filter({ hasText: 'Here since' })).toHaveCount(3);

    await around(page).getByRole('button', { name: 'Merge room' }).click();
    await dialog(page).getByLabel(/^Into/).selectOption({ label: 'Infant Room' });
    await dialog(page).getByRole('radio', { name: 'Later today' }).check();
    await dialog(page).getByLabel(/^Time/).fill('07:00');
    await dialog(page).getByRole('button', { name: 'Merge', exact: true }).click();
    await expect(dialog(page)).toContainText('Choose a time that is still to come');
    await dialog(page).getByLabel(/^Time/).fill('17:00');
    await dialog(page).getByRole('button', { name: 'Merge', exact: true }).click();
    await expect(around(page)).toContainText('5:00 PM: Toddler Room goes into Infant Room');
    await around(page).getByRole('button', { name: 'Call off' }).click();
    await question.getByRole('button', { name: 'Call off' }).click();
    await expect(notice(page)).toContainText('The merge of Toddler Room was called off');
  });
}

test(
  'a break is said on the board and on the staff card, and the ratio follows',
  SLOW_SUITE,
  async ({ house, open }) => {
    const [child] = await enrollMany(house, 'Toddler Room', 1, '2044-05-02');
    await bring(house, [child?.id ?? 0]);
    await giveRoom(house, 'Nurse', 'Toddler Room');
    await onDuty(house, house.staff.Nurse);
    const page = await open('/room', { as: house.as('Nurse'), ...PHONE });
    const now = page.getByRole('region', { name: 'The room now' });
    await expect(now).toContainText('1 staff member on duty');
    await around(page)
      .getByRole('button', { name: /Toddler Room\. Change$/ })
      .click();
    await page.getByRole('menuitem', { name: 'On a break' }).click();
    await expect(now).toContainText('0 staff members on duty, 1 needed');
    await expect(around(page).getByRole('button', { name: /On a break\. Change$/ })).toBeVisible();
    const director = await open('/staff', { as: house.as('Director') });
    await director.getByRole('button', { name: /On a break\. Change$/ }).click();
    await director.getByRole('menuitem', { name: 'Care in Infant Room' }).click();
    await expect(director.getByRole('button', { name: /Infant Room\. Change$/ })).toBeVisible();
    await expectAccessible(director, 'staff with what they do');
  },
);

test('the day’s list and the end of the day say in which room a child is now', SLOW_SUITE, async ({ house, open }) => {
  const [amara, bruno] = await enrollMany(house, 'Toddler Room', 2, '2044-05-02');
  await bring(house, [amara?.id ?? 0, bruno?.id ?? 0]);
  await giveRoom(house, 'Nurse', 'Toddler Room');
  await onDuty(house, house.staff.Nurse);
  const list = await open('/', { as: house.as('Director'), ...DESKTOP });
  await expect(rowOf(list, 'Amara Abara')).toContainText('Toddler Room');
  const page = await open('/room', { as: house.as('Nurse'), ...PHONE });
  await around(page).getByRole('button', { name: 'Move children' }).click();
  await dialog(page).getByRole('checkbox', { name: /Amara/ }).check();
  await dialog(page).getByRole('button', { name: 'Move to Infant Room' }).click();
  await expect(notice(page)).toContainText('1 child moved to Infant Room');
  await expect(rowOf(list, 'Amara Abara')).toContainText('Now in Infant Room');
  await expect(rowOf(list, 'Bruno Bianchi')).toContainText('Toddler Room');
  await expectAccessible(list, 'a child in another room, in the day’s list', 'light', 'dark');

  const close = await open('/close-day', { as: house.as('Director'), ...PHONE });
  const here = close.locator('section').filter({ has: close.getByRole('heading', { name: 'Still here' }) });
  await expect(here.getByRole('listitem').filter({ hasText: 'Amara Abara' })).toContainText('Now in Infant Room');
  await turnOn(close.getByRole('radio', { name: 'Infant Room' }));
  await expect(here).toContainText('Amara Abara');
  await expect(here).not.toContainText('Bruno Bianchi');
  await turnOn(close.getByRole('radio', { name: 'Toddler Room' }));
  await expect(here).toContainText('Bruno Bianchi');
  await expect(here).not.toContainText('Amara Abara');
  const team = close.locator('section').filter({ has: close.getByRole('heading', { name: 'Still on duty' }) });
  await expect(team).toContainText('Nurse Tester');
});
