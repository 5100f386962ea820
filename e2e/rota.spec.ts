import { sql } from 'kysely';
import { agreeOnDays } from '#server/domains/schedules/commands.ts';
import { expectAccessible } from './accessibility.ts';
import { dialog } from './dashboard.ts';
import { type House, TODAY } from './house.ts';
import { expect, PHONE, SLOW_SUITE, TABLET, test } from './test.ts';

/** Ben, the one toddler, comes from eight to four, this week. */
const plan = (house: House) =>
  house.within(async (scope) => {
    await scope.count(sql`update staff set first_name = 'Nora', last_name = 'Nilsen' where id = ${house.staff.Nurse}`);
    const slots = [1, 2, 3].map((weekday) => ({ week: 1, weekday, arrives: '08:00', leaves: '16:00' }));
    await agreeOnDays(scope, house.children.Ben ?? 0, { from: TODAY, kind: 'fixed', slots });
  });

test('a week is planned until nothing is short, published, and read by whoever works', async ({ house, open }) => {
  await plan(house);
  const page = await open('/rota', { as: house.as('Director') });
  const ribbon = page.getByRole('button', { name: /^Quarter hours: Toddler Room, Tuesday, March 6/ });
  await expect(ribbon).toHaveAccessibleName(/Short 8:00 AM–4:00 PM by 1/);
  await expectAccessible(page, 'a rota', 'light', 'dark');

  // A form says what is planned.
  await page.getByRole('button', { name: 'Plan a shift: Toddler Room, Tuesday, March 6' }).click();
  await dialog(page).getByLabel('Person').selectOption('Nora Nilsen');
  await dialog(page).getByRole('button', { name: 'Add a break' }).click();
  await dialog(page).getByLabel('Break 1 begins').fill('12:00');
  await dialog(page).getByLabel('Break 1 ends').fill('12:30');
  await expectAccessible(page, 'planning a shift', 'light', 'dark');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(ribbon).toHaveAccessibleName(/Short 12:00 PM–12:30 PM by 1/);

  // Somebody covers the break; first in the wrong place, from where the keys move it.
  await page.getByRole('button', { name: 'Plan a shift: Toddler Room, Tuesday, March 6' }).click();
  await dialog(page).getByLabel('Person').selectOption('Support Staff Tester');
  await dialog(page).getByLabel('Begins').fill('11:30');
  await dialog(page).getByLabel('Ends').fill('12:00');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  const cover = page.getByRole('button', { name: /^Support Staff Tester/ });
  await expect(cover).toHaveAccessibleName(/11:30 AM to 12:00 PM/);
  await cover.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(cover).toHaveAccessibleName(/12:00 PM to 12:30 PM/);
  await expect(ribbon).toHaveAccessibleName(/Enough staff/);

  // A mouse pulls it to Wednesday, and makes it longer there.
  const wednesday = page.locator('[data-rota$="2046-03-07"]').nth(1);
  await cover.dragTo(wednesday);
  await expect(cover).toHaveAccessibleName(/Wednesday, March 7/);
  await expect(ribbon).toHaveAccessibleName(/Short 12:00 PM–12:30 PM by 1/);
  const box = await cover.boundingBox();
  if (!box) throw new Error('The shift is not drawn');
  await page.mouse.move(box.x + box.width - 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width + 40, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(cover).not.toHaveAccessibleName(/12:00 PM to 12:30 PM/);

  await ribbon.click();
  await expect(dialog(page).getByRole('row', { name: /12:00 PM – 12:30 PM/ })).toContainText('1 short');
  await dialog(page).getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog(page).getByRole('listitem')).toHaveText([/Nora Nilsen.*1 new/, /Support Staff Tester.*1 new/]);
  await expectAccessible(page, 'publishing', 'light', 'dark');
  await dialog(page).getByRole('button', { name: 'Publish and tell 2 people' }).click();
  await expect(page.getByRole('button', { name: 'Everything is published' })).toBeDisabled();

  const phone = await open('/my-shifts', { as: house.as('Nurse'), ...PHONE });
  await expect(phone.getByRole('listitem').filter({ hasText: 'Break 12:00 PM – 12:30 PM' })).toContainText(
    'Toddler Room',
  );
  await expect(phone.getByText('New', { exact: true })).toBeVisible();
  await expectAccessible(phone, 'my shifts', 'light', 'dark');

  // Taken away it stays with her until that is published, too.
  await page.getByRole('button', { name: /^Nora Nilsen/ }).click();
  await dialog(page).getByRole('button', { name: 'Remove the shift' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove the shift' }).click();
  await expect(page.getByRole('button', { name: /^Nora Nilsen/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Publish and tell 1 person' }).click();
  await expect(phone.getByText('Cancelled')).toBeVisible();
});

test('on a phone a day is a list, and a week is copied', SLOW_SUITE, async ({ house, open }) => {
  await plan(house);
  const page = await open('/rota?day=2046-03-06', { as: house.as('Lead Teacher'), ...PHONE });
  await page.getByRole('button', { name: 'Plan a shift: Toddler Room, Tuesday, March 6' }).click();
  await dialog(page).getByLabel('Person').selectOption('Nora Nilsen');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Nora Nilsen' }).last();
  await expect(row).toContainText('8:00 AM – 4:00 PM');
  await expect(row).toContainText('Draft');
  await expectAccessible(page, 'a day on a phone', 'light', 'dark');

  await page.getByRole('button', { name: 'More for this week' }).click();
  await page.getByRole('menuitem', { name: 'Copy to another week' }).click();
  await dialog(page).getByRole('button', { name: 'Copy' }).click();
  await expect(page).toHaveURL(/week=2046-03-12/);
  await page.getByRole('radio', { name: 'Tue 13' }).click();
  await expect(page.getByRole('radio', { name: 'Tue 13' })).toBeChecked();
  await expect(page.getByRole('listitem').filter({ hasText: 'Nora Nilsen' }).last()).toContainText('8:00 AM – 4:00 PM');

  await page.getByRole('button', { name: 'More for this week' }).click();
  await page.getByRole('menuitem', { name: 'Save as a template' }).click();
  await dialog(page).getByLabel('Name').fill('Usual week');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Next week' }).click();
  await page.getByRole('button', { name: 'More for this week' }).click();
  await page.getByRole('menuitem', { name: 'Plan by a template' }).click();
  await expectAccessible(page, 'planning by a template', 'light', 'dark');
  await dialog(page).getByRole('button', { name: 'Plan the week' }).click();
  await expect(page.getByText('1 shift planned', { exact: true })).toBeVisible();
});

test('what is missing is proposed, and somebody is asked, says yes on a phone and hands it on', async ({
  house,
  open,
}) => {
  await plan(house);
  await house.within(async (scope) => {
    for (const name of ['Ada', 'Chloé', 'Dario'])
      await agreeOnDays(scope, house.children[name] ?? 0, { from: TODAY, kind: 'drop-in' });
  });
  const page = await open('/rota', { as: house.as('Director') });
  const tuesday = page.getByRole('button', { name: /^Quarter hours: Toddler Room, Tuesday/ });
  await expect(tuesday).toHaveAccessibleName(/Short 8:00 AM–4:00 PM by 1/);
  await page.getByRole('button', { name: 'Propose shifts' }).click();
  await expect(dialog(page).getByText('Nothing is short with these shifts.')).toBeVisible();
  await expectAccessible(page, 'a proposal', 'light', 'dark');
  await dialog(page)
    .getByRole('button', { name: /^Accept \d+ shifts$/ })
    .click();
  await expect(tuesday).toHaveAccessibleName(/Enough staff/);
  await expect(page.getByRole('button', { name: 'Propose shifts' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(tuesday).toHaveAccessibleName(/March 13.*Short 8:00 AM–4:00 PM by 1/);
  await tuesday.click();
  await dialog(page).getByRole('button', { name: 'Who can cover 8:00 AM–4:00 PM?' }).click();
  await expect(dialog(page).getByRole('checkbox')).toHaveCount(5);
  await dialog(page)
    .getByRole('checkbox', { name: /^Nora Nilsen/ })
    .check();
  await expectAccessible(page, 'asking for cover', 'light', 'dark');
  await dialog(page).getByRole('button', { name: 'Ask 1 person' }).click();
  await expect(page.getByRole('button', { name: /^Open shift, 8:00 AM to 4:00 PM/ })).toBeVisible();

  const phone = await open('/my-shifts', { as: house.as('Nurse'), ...PHONE });
  await expect(phone.getByRole('button', { name: /^Take it/ })).toBeVisible();
  await expectAccessible(phone, 'an open shift', 'light', 'dark');
  await phone.getByRole('button', { name: /^Take it: Tuesday, March 13/ }).click();
  await expect(phone.getByRole('button', { name: /^Take it/ })).toHaveCount(0);
  await expect(tuesday).toHaveAccessibleName(/Enough staff/);
  await phone.getByRole('button', { name: /^Offer to others: Tuesday, March 13/ }).click();
  await phone.getByRole('alertdialog').getByRole('button', { name: 'Offer to others' }).click();
  await expect(phone.getByRole('button', { name: /^Keep it/ })).toBeVisible();

  const other = await open('/my-shifts', { as: house.as('Support Staff') });
  await other.getByRole('button', { name: /^Take it: Tuesday, March 13/ }).click();
  await expect(other.getByRole('button', { name: /^Offer to others: Tuesday, March 13/ })).toBeVisible();
  await expect(phone.getByText('Cancelled')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Support Staff Tester, 8:00 AM to 4:00 PM.*March 13/ })).toBeVisible();
});

test('a tablet shows a day, and whoever does not plan is told so', SLOW_SUITE, async ({ house, open }) => {
  await plan(house);
  const page = await open('/rota', { as: house.as('Director'), ...TABLET, viewport: { width: 800, height: 1024 } });
  await expect(page.getByRole('radio', { name: 'Mon 5' })).toBeChecked();
  await expectAccessible(page, 'a day on a tablet', 'light', 'dark');
  const nurse = await open('/rota', { as: house.as('Nurse') });
  await expect(nurse.getByText('Your role does not include this page.')).toBeVisible();
});
