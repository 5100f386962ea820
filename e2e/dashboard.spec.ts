import type { Locator } from '@playwright/test';
import { reportIncident } from '#server/domains/incidents/commands.ts';
import { dialog, notice, panel, rowOf, stat } from './dashboard.ts';
import { failing, readingAlone } from './failing.ts';
import { enroll, onDuty, TODAY } from './house.ts';
import { expect, PHONE, SLOW_SUITE, test } from './test.ts';

test('tells the day in numbers and panels, by the center’s clock', async ({ house, open }) => {
  await onDuty(
    house,
    house.staff.Director,
    house.staff.Nurse,
    house.staff['Lead Teacher'],
    house.staff['Support Staff'],
  );
  const page = await open('/', { as: house.as('Director') });
  await expect(page.getByRole('heading', { name: 'Welcome to Staff Dashboard' })).toBeVisible();
  await expect(page.getByText('Manage your daycare operations with ease')).toBeVisible();
  await expect(page.getByText('Monday, March 5')).toBeVisible();
  await expect(stat(page, 'Total Children')).toContainText('4Active enrollment');
  await expect(stat(page, 'Present Today')).toContainText('00% attendance');
  await expect(stat(page, 'Staff On Duty')).toContainText('4On duty today');
  await expect(stat(page, 'Pending Reports')).toContainText('0Need attention');

  const events = panel(page, 'Upcoming Events').getByRole('listitem');
  await expect(events).toHaveText([
    /Story time.*Today · 3:00 PM/,
    /Fire drill.*Tomorrow · 9:05 AM/,
    /Picture day.*Thursday · 10:30 AM/,
  ]);
  await expect(panel(page, 'Staff on Duty').getByText('4 active')).toBeVisible();
  await expect(panel(page, 'Staff on Duty').getByRole('listitem')).toHaveCount(3);
  await expect(panel(page, 'Recent Alerts')).toContainText('All clear! No recent alerts');
});

test(
  'keeps the center’s day when the browser’s clock fits, half a day ahead in Tokyo',
  SLOW_SUITE,
  async ({ house, browse, larkhouse }) => {
    // 22:30 in New York, already noon of the next day in Tokyo.
    larkhouse.clock.set('2046-03-06T03:30:00Z');
    const browser = await browse({ as: house.as('Director') });
    await browser.clock.setSystemTime('2046-03-06T03:30:00Z');
    const page = await browser.newPage();
    await page.goto('/');
    await expect(page.getByText('Monday, March 5')).toBeVisible();
    await expect(panel(page, 'Upcoming Events').getByRole('listitem').first()).toHaveText(/Story time.*Today/);
    await rowOf(page, 'Ada Dubois')
      .getByRole('button', { name: /^Another time/ })
      .click();
    await expect(page.getByRole('dialog').getByLabel(/^Time/)).toHaveValue('22:30');
  },
);

test('shows the last three incidents, named by what they are', SLOW_SUITE, async ({ house, open }) => {
  const incident = { childId: house.children.Ada ?? 0, date: TODAY, actionTaken: '' };
  await house.within(async (scope) => {
    await reportIncident(scope, { ...incident, time: '06:00', description: 'Oldest', staffId: house.staff.Nurse });
    await reportIncident(scope, {
      ...incident,
      time: '07:10',
      description: 'Scraped knee',
      staffId: house.staff.Nurse,
    });
    await reportIncident(scope, {
      ...incident,
      time: '07:00',
      description: 'Late pick-up by an aunt',
      staffId: house.staff.Nurse,
    });
    await reportIncident(scope, {
      ...incident,
      time: '07:20',
      description: 'Bumped head',
      staffId: house.staff['Lead Teacher'],
    });
  });
  const page = await open('/', { as: house.as('Director') });
  await expect(panel(page, 'Recent Alerts').getByRole('listitem')).toHaveText([
    /Report Submitted by Lead Teacher.*Bumped head.*Ada Dubois · Today, 7:20 AM.*Pending/,
    /Report Submitted by Nurse.*Scraped knee/,
    /Late Pick-up.*Late pick-up by an aunt/,
  ]);
  await expect(stat(page, 'Pending Reports')).toContainText('4');
});

test('shows a hostile name as the text that it is', SLOW_SUITE, async ({ house, open }) => {
  const lastName = '<img src=x onerror=alert(1)>';
  const child = { firstName: '"><script>alert(2)</script>', lastName, dateOfBirth: '2043-01-01', room: 'Toddler Room' };
  await house.within((scope) => enroll(scope, { ...child, allergies: '{{name}} <b>nuts</b>' }));
  const page = await open('/', { as: house.as('Director') });
  page.on('dialog', () => {
    throw new Error('A script of a name ran');
  });
  const name = `${child.firstName} ${lastName}`;
  await expect(page.getByRole('rowheader', { name })).toBeVisible();
  await expect(page.getByText('{{name}} <b>nuts</b>', { exact: true }).first()).toBeVisible();
  await rowOf(page, name)
    .getByRole('button', { name: /^Check in / })
    .click();
  await page.getByRole('menuitem', { name: 'Staff Member' }).click();
  await expect(notice(page)).toContainText(`${name} checked in successfully`);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test('keeps the list within its card, however long the words in it are', SLOW_SUITE, async ({ house, open }) => {
  const child = { firstName: 'Maximiliana-Theodora', lastName: 'Montgomery-Fitzgerald', dateOfBirth: '2043-01-01' };
  const allergies = 'Bee stings, EpiPen in the office and in the red bag; tree nuts; '.repeat(4);
  await house.within((scope) => enroll(scope, { ...child, room: 'Preschool Room', allergies }));
  for (const width of [768, 1024, 1440]) {
    const page = await open('/', { as: house.as('Director'), viewport: { width, height: 900 } });
    await rowOf(page, 'Maximiliana-Theodora').waitFor();
    const wider = await page.getByRole('table').evaluate((table) => {
      const card = table.closest('section');
      return card && table.getBoundingClientRect().right - card.getBoundingClientRect().right;
    });
    expect(wider, `at ${width} px`).toBeLessThanOrEqual(0);
  }
});

test('says what could not be loaded, and tries again', async ({ house, open, complaints }) => {
  complaints.expect(/50\d .*\/api\//);
  const page = await open('/login', { as: house.as('Director') });
  const mend = await failing(page, /\/api\/(dashboard|attendance|events|staff|incidents)/, { status: 503 });
  await page.goto('/');
  await expect(page.getByText('Failed to load stats')).toBeVisible();
  await expect(page.getByText("Today's attendance could not be loaded.")).toBeVisible();
  await expect(page.getByText('The events could not be loaded.')).toBeVisible();
  await expect(page.getByText('The staff list could not be loaded.')).toBeVisible();
  await expect(page.getByText('The alerts could not be loaded.')).toBeVisible();

  await mend();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toHaveCount(6);
  // The numbers and the center's status come by one call, so the second press, after the list's, mends both.
  for (const left of [5, 3, 2, 1, 0]) {
    await again.first().click();
    await expect(again).toHaveCount(left);
  }
  await expect(stat(page, 'Total Children')).toContainText('4');
  await expect(page.getByRole('rowheader')).toHaveCount(4);
  await expect(panel(page, 'Upcoming Events').getByRole('listitem')).toHaveCount(3);
});

test('shows skeletons that name what is loading', async ({ house, open }) => {
  const page = await open('/login', { as: house.as('Director') });
  await readingAlone(page);
  await page.route(/\/api\/(dashboard|children|attendance)/, () => {});
  await page.goto('/');
  await expect(page.getByText('Loading stats...')).toHaveCount(4);
  await expect(page.getByText('Loading attendance...')).toHaveCount(1);
});

test('fits 320 px, a desktop at 400 %, without scrolling sideways', SLOW_SUITE, async ({ house, open }) => {
  const page = await open('/', { as: house.as('Director'), viewport: { width: 320, height: 640 } });
  await page.getByRole('rowheader', { name: 'Ada Dubois' }).waitFor();
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await sideways()).toBe(0);
  await page.getByRole('button', { name: 'Incident Report' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await sideways()).toBe(0);
  expect(await page.getByRole('dialog').evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

test('moves nothing for who asked for less motion', SLOW_SUITE, async ({ house, open }) => {
  const page = await open('/', { as: house.as('Director') });
  await page.getByRole('button', { name: 'Daily Report' }).click();
  await page.getByRole('dialog').waitFor();
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 10).length,
  );
  expect(moving).toBe(0);
});

for (const [where, size] of [
  ['a wall tablet', { viewport: { width: 1024, height: 768 }, hasTouch: true }],
  ['a wall tablet held upright', { viewport: { width: 820, height: 1180 }, hasTouch: true }],
  ['a desktop', {}],
] as const) {
  test(`shows the first children without scrolling on ${where}`, SLOW_SUITE, async ({ house, open }) => {
    const page = await open('/', { as: house.as('Director'), ...size });
    for (const name of ['Ada Dubois', 'Ben Okafor']) {
      await expect(rowOf(page, name).getByRole('button', { name: /^Check in/ })).toBeInViewport({ ratio: 1 });
    }
  });
}

test('keeps the check-in at the thumb on phones', SLOW_SUITE, async ({ house, open }) => {
  const page = await open('/', { as: house.as('Director'), ...PHONE });
  await expect(page.getByRole('button', { name: 'Check In/Out' })).toBeInViewport({ ratio: 1 });
});

test('keeps notices clear of the buttons at the thumb, and of a sheet’s', SLOW_SUITE, async ({ house, open }) => {
  const page = await open('/', { as: house.as('Director'), ...PHONE });
  await rowOf(page, 'Ada Dubois')
    .getByRole('button', { name: /^Check in / })
    .click();
  await page.getByRole('menuitem').first().click();
  await expect(notice(page)).toBeVisible();
  expect(await distance(notice(page), page.getByRole('button', { name: 'Check In/Out' }))).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Daily Report' }).click();
  const save = dialog(page).getByRole('button', { name: 'Save Report' });
  await save.click();
  await expect(notice(page)).toContainText('Validation Error');
  expect(await distance(notice(page), save)).toBeGreaterThan(300);
});

test(
  'names an icon in words beside it, until the pointer leaves, Escape is pressed or the icon is gone',
  SLOW_SUITE,
  async ({ house, open }) => {
    const page = await open('/', { as: house.as('Director') });
    const icon = page.getByRole('button', { name: 'Settings and sign out' });
    const words = page.locator('[popover]').filter({ hasText: 'Settings and sign out' });
    await icon.hover();
    await expect(words).toBeVisible();
    await page.mouse.move(400, 400);
    await expect(words).toBeHidden();
    await icon.hover();
    await expect(words).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(words).toBeHidden();
    await page.mouse.move(400, 400);
    await icon.hover();
    await expect(words).toBeVisible();
    await icon.evaluate((button) => button.remove());
    await expect(words).toBeHidden();
  },
);

/** From the lower edge of one to the upper edge of the other, in pixels, once the first has come to rest. */
async function distance(upper: Locator, lower: Locator): Promise<number> {
  await upper.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  return (below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0));
}

test('after a refused form the first Escape closes it, and the notice stays', SLOW_SUITE, async ({ house, open }) => {
  const page = await open('/dashboard', { as: house.as('Director') });
  await page.getByRole('button', { name: 'Incident Report' }).first().click();
  await dialog(page).getByRole('button', { name: 'Submit Report' }).click();
  await expect(notice(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(notice(page)).toBeVisible();
});

test(
  'on a phone the day comes before its numbers, and so does a list before its own',
  SLOW_SUITE,
  async ({ house, open }) => {
    const page = await open('/', { as: house.as('Director'), ...PHONE });
    const topOf = async (name: string) => (await page.getByRole('region', { name }).boundingBox())?.y ?? 0;
    await page.getByRole('region', { name: "Today's numbers" }).waitFor();
    const child = await rowOf(page, 'Ada Dubois').boundingBox();
    expect(child?.y).toBeLessThan(await topOf("Today's numbers"));
    await page.goto('/staff');
    const member = page.getByRole('button', { name: /^View / }).first();
    await member.waitFor();
    expect((await member.boundingBox())?.y).toBeLessThan(await topOf('Staff numbers'));
  },
);

test(
  'from 1100 to 1149 px the list stays in its card, and nothing lies over Check in',
  SLOW_SUITE,
  async ({ house, open }) => {
    for (const width of [1100, 1149]) {
      const page = await open('/', { as: house.as('Director'), viewport: { width, height: 900 } });
      const button = rowOf(page, 'Ada Dubois').getByRole('button', { name: 'Check in Ada Dubois' });
      await expect(page.getByRole('heading', { name: 'Headcount' })).toBeVisible();
      const over = await button.evaluate((element) => {
        const { right, top, height } = element.getBoundingClientRect();
        const edge = element.closest('section')?.getBoundingClientRect().right ?? 0;
        const onTop = document.elementFromPoint(right - 2, top + height / 2);
        return { beyond: Math.max(0, right - edge), isOwn: element.contains(onTop) };
      });
      expect(over, `at ${width} px`).toEqual({ beyond: 0, isOwn: true });
    }
  },
);
