import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { expectAccessible, LOOKED_AT } from './accessibility.ts';
import { turnOn } from './controls.ts';
import { dialog, notice } from './dashboard.ts';
import { codeOf } from './fetched.ts';
import { type House, onDuty } from './house.ts';
import { bring, broughtOn, enrollMany, giveRoom, putDown, roomId } from './room.ts';
import { signIn } from './sign-in.ts';
import { expect, PHONE, SLOW_SUITE, test } from './test.ts';

const FRIDAY = '2046-03-02';
const THURSDAY = '2046-03-01';
const rowOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Children in the room' }).getByRole('listitem').filter({ hasText: name });

/** Who brought each child today, as it is recorded. */
const recorded = (house: House) =>
  house.within((scope) =>
    scope.all(sql<{ childId: number; by: string; time: string }>`
      select child_id, check_in_by as by, to_char(check_in at time zone 'America/New_York', 'HH24:MI') as time
      from attendance where date = '2046-03-05' and check_in is not null order by child_id, id`),
  );

test('whoever has a room begins on its board, others on the dashboard, which stays at its addresses', async ({
  house,
  open,
}) => {
  await giveRoom(house, 'Lead Teacher', 'Toddler Room');
  const page = await open('/login');
  await signIn(page, 'lead-teacher@maple-house.test');
  await expect(page).toHaveURL('/room');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toddler Room');
  for (const path of ['/', '/dashboard']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff Dashboard');
    await expect(page).toHaveURL(path);
  }
  // The own room is chosen there as well.
  await expect(page.getByRole('radio', { name: 'Toddlers' })).toBeChecked();
  await page.goto('/reports');
  await expect(page.getByRole('radio', { name: 'Toddlers' })).toBeChecked();
  await page.goto('/activities');
  await expect(page.getByRole('radio', { name: 'Toddler Room' })).toBeChecked();

  const director = await open('/login');
  await signIn(director, 'director@maple-house.test');
  await expect(director.getByRole('heading', { level: 1 })).toHaveText('Staff Dashboard');
  await expect(director).toHaveURL('/');
});

test('the board says where everybody is, and the next step of each child is one button', async ({ house, open }) => {
  const [mia] = await enrollMany(house, 'Toddler Room', 1, '2044-05-02');
  await giveRoom(house, 'Lead Teacher', 'Toddler Room');
  await onDuty(house, house.staff['Lead Teacher']);
  await bring(house, [mia?.id ?? 0]);
  const page = await open('/room', { as: house.as('Lead Teacher'), ...PHONE });
  const now = page.getByRole('region', { name: 'The room now' });
  await expect(now).toContainText('Expected1');
  await expect(now).toContainText('Here1');
  await expect(now).toContainText('1 staff member on duty');
  await expect(now).toContainText('Allergies: Ben');
  await expect(rowOf(page, 'Amara Abara')).toContainText('Here since 7:00 AM');
  await expect(rowOf(page, 'Ben Okafor')).toContainText('Not in yet');
  await expect(rowOf(page, 'Ben Okafor')).toContainText('Peanuts');

  await rowOf(page, 'Ben Okafor').getByRole('button', { name: 'Check in Ben Okafor' }).click();
  await page.getByRole('menuitem', { name: 'Maria Okafor' }).click();
  await expect(notice(page)).toContainText('Ben Okafor checked in successfully');
  await expect(rowOf(page, 'Ben Okafor')).toContainText('Here since 7:30 AM');
  await expect(now).toContainText('Here2');

  await rowOf(page, 'Amara Abara').getByRole('button', { name: 'Check out Amara Abara' }).click();
  await page.getByRole('menuitem', { name: 'Another time…' }).click();
  await expect(dialog(page).getByLabel(/^Time/)).toHaveValue('07:30');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();

  await turnOn(page.getByRole('radio', { name: 'Infant Room' }));
  await expect(rowOf(page, 'Ada Dubois')).toContainText('Not in yet');
  await page.goto('/activities');
  await expect(page.getByRole('radio', { name: 'Infant Room' })).toBeChecked();
});

test('twelve children are checked in with fourteen taps, each brought by their own', async ({
  house,
  browse,
  larkhouse,
}) => {
  const children = await enrollMany(house, 'Pre-K Room', 12, '2041-08-02');
  await giveRoom(house, 'Lead Teacher', 'Pre-K Room');
  // The mother brought every child twice; one was brought by its emergency contact last, and one only ever.
  await broughtOn(
    house,
    THURSDAY,
    children.map(({ id, mother }) => [id, mother] as const),
  );
  await broughtOn(
    house,
    FRIDAY,
    children.slice(2).map(({ id, mother }) => [id, mother] as const),
  );
  const [first, second] = children;
  await broughtOn(house, FRIDAY, [
    [first?.id ?? 0, `Rosa ${first?.lastName}`],
    [second?.id ?? 0, 'Staff Member'],
  ]);
  const page = await (await browse({ as: house.as('Lead Teacher'), ...PHONE })).newPage();
  await page.clock.install();
  await page.goto('/room');
  await page.getByRole('button', { name: 'Check in several' }).click();
  for (const [n, { firstName, lastName }] of children.entries()) {
    if (n === 6) {
      larkhouse.clock.advance({ minutes: 5 });
      await page.clock.fastForward('05:00');
    }
    await page.getByRole('checkbox', { name: `${firstName} ${lastName}` }).check();
  }
  await page.getByRole('button', { name: 'Check in 12 children' }).click();
  await expect(notice(page)).toContainText('12 children checked in');
  // Each at the minute in which it was ticked.
  expect(await recorded(house)).toEqual(
    children.map(({ id, lastName, mother }, n) => ({
      childId: id,
      by: n === 0 ? `Rosa ${lastName}` : mother,
      time: n < 6 ? '07:30' : '07:35',
    })),
  );
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expect(notice(page)).toContainText('Check-in of 12 children undone');
  expect(await recorded(house)).toEqual([]);
});

test(
  'where nobody is known it asks, a name is changed for one child, and what is refused is named',
  SLOW_SUITE,
  async ({ house, open, complaints }) => {
    complaints.expect(/409 .*\/api\/attendance/);
    const [amara, bruno, clara] = await enrollMany(house, 'Pre-K Room', 3, '2041-08-02');
    if (!amara || !bruno || !clara) throw new Error('They are enrolled');
    await broughtOn(house, FRIDAY, [
      [bruno.id, bruno.mother],
      [clara.id, clara.mother],
    ]);
    const page = await open('/room', { as: house.as('Director') });
    await turnOn(page.getByRole('radio', { name: 'Pre-K Room' }));
    await page.getByRole('button', { name: 'Check in several' }).click();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await page.getByRole('checkbox', { name: /Amara Abara/ }).click();
    await expect(dialog(page)).toContainText('Who brings Amara Abara?');
    await dialog(page).getByRole('button', { name: 'Other Authorized Guardian…' }).click();
    await dialog(page).getByRole('button', { name: 'Use this name' }).click();
    await expect(dialog(page)).toContainText("Please enter the guardian's name");
    await dialog(page).getByRole('textbox').fill('Uncle Joe');
    await dialog(page).getByRole('button', { name: 'Use this name' }).click();
    await turnOn(page.getByRole('checkbox', { name: /Bruno Bianchi/ }));
    await page.getByRole('button', { name: 'Who brings Bruno Bianchi: Maria Bianchi' }).click();
    await dialog(page).getByRole('button', { name: 'Rosa Bianchi' }).click();
    await turnOn(page.getByRole('checkbox', { name: /Clara Castillo/ }));
    // Somebody else was quicker with Clara; this page has not heard of it.
    await page.route('**/api/attendance?*', (route) => route.fulfill({ json: [] }));
    await bring(house, [clara.id]);
    await page.getByRole('button', { name: 'Check in 3 children' }).click();
    await expect(page.getByRole('alert')).toContainText('1 child was not checked in');
    await expect(page.getByRole('alert')).toContainText(/Clara Castillo: .*already/);
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
    expect((await recorded(house)).map(({ childId, by }) => [childId, by])).toEqual([
      [amara.id, 'Uncle Joe'],
      [bruno.id, 'Rosa Bianchi'],
      [clara.id, 'Mother'],
    ]);
  },
);

test('sent once more after the answer was lost, nobody is checked in twice', async ({ house, open, complaints }) => {
  complaints.expect(/net::ERR_.*\/api\/attendance/);
  const children = await enrollMany(house, 'Pre-K Room', 3, '2041-08-02');
  await broughtOn(
    house,
    FRIDAY,
    children.map(({ id, mother }) => [id, mother] as const),
  );
  await giveRoom(house, 'Lead Teacher', 'Pre-K Room');
  const page = await open('/room', { as: house.as('Lead Teacher') });
  await page.getByRole('button', { name: 'Check in several' }).click();
  for (const { firstName } of children) await turnOn(page.getByRole('checkbox', { name: new RegExp(firstName) }));
  await page.route('**/api/attendance/arrivals', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const readAgain = page.waitForResponse((answer) => /\/api\/attendance\?/.test(answer.url()));
  await page.getByRole('button', { name: 'Check in 3 children' }).click();
  await readAgain;
  // The list says by now that they are here; whether this check-in went well is still to be told.
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await expect(page.getByRole('alert')).toContainText('Bruno Bianchi');
  await page.unroute('**/api/attendance/arrivals');
  await page.getByRole('button', { name: 'Check in 3 children' }).click();
  await expect(notice(page)).toContainText('3 children checked in');
  expect((await recorded(house)).map(({ childId }) => childId)).toEqual(children.map(({ id }) => id));
});

test('eight infants are looked at by one tap each, without scrolling, and nothing is chosen before', async ({
  house,
  open,
  larkhouse,
}) => {
  const infants = await enrollMany(house, 'Infant Room', 8, '2045-08-20');
  await bring(
    house,
    infants.map(({ id }) => id),
  );
  await putDown(
    house,
    infants.map(({ id }) => id),
  );
  await giveRoom(house, 'Nurse', 'Infant Room');
  larkhouse.clock.advance({ minutes: 16 });
  const page = await open('/room', { as: house.as('Nurse'), ...PHONE });
  await expect(page.getByRole('alert')).toContainText('Sleep checks overdue');
  await page.getByRole('link', { name: '8 sleep checks due' }).click();
  const looks = page.getByRole('button', { name: /was checked:/ });
  await expect(looks).toHaveCount(24);
  await expect(looks.and(page.locator('[aria-pressed=true]'))).toHaveCount(0);
  await expect(page.getByRole('button', { name: /seen/i })).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: '1 min late' })).toHaveCount(8);
  for (const [n, { firstName, lastName }] of infants.entries()) {
    const look = page.getByRole('button', {
      name: `${firstName} ${lastName} was checked: On ${n % 2 ? 'side' : 'back'}`,
    });
    await expect(look).toBeInViewport({ ratio: 1 });
    await look.click();
    await expect(look).toHaveAttribute('aria-pressed', 'true');
  }
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const kept = await house.within((scope) =>
    scope.all(sql<{ childId: number; position: string }>`select child_id, position from nap_check order by id`),
  );
  expect(kept.map(({ childId, position }) => [childId, position])).toEqual(
    infants.map(({ id }, n) => [id, n % 2 ? 'side' : 'back']),
  );
});

test('an older room is seen by two taps, without who was left out', SLOW_SUITE, async ({ house, open, larkhouse }) => {
  const children = await enrollMany(house, 'Pre-K Room', 17, '2041-08-02');
  await bring(
    house,
    children.map(({ id }) => id),
  );
  await putDown(
    house,
    children.map(({ id }) => id),
  );
  await giveRoom(house, 'Lead Teacher', 'Pre-K Room');
  const page = await open('/room', { as: house.as('Lead Teacher'), ...PHONE });
  await page.getByRole('link', { name: 'Sleep checks: 17 asleep' }).click();
  await page.getByRole('button', { name: 'All 17 seen' }).click();
  await expect(notice(page)).toContainText('17 sleep checks recorded');
  await expect(page.getByRole('button', { name: 'Everyone was just checked' })).toBeDisabled();
  larkhouse.clock.advance({ minutes: 5 });
  await page.reload();
  await page.getByRole('button', { name: 'Leave out Amara Abara' }).click();
  await page.getByRole('button', { name: '16 seen' }).click();
  await expect(notice(page)).toContainText('16 sleep checks recorded');
  const looks = await house.within((scope) =>
    scope.all(sql<{ childId: number; count: number; positions: number }>`
      select child_id, count(*)::int as count, count(position)::int as positions from nap_check group by child_id order by child_id`),
  );
  expect(looks).toEqual(children.map(({ id }, n) => ({ childId: id, count: n === 0 ? 1 : 2, positions: 0 })));
  await page.getByRole('button', { name: 'Amara Abara woke up' }).click();
  await expect(page.getByText('Amara Abara')).toHaveCount(0);
});

test('an overdue look sounds and shakes once the page was touched', async ({ house, browse, larkhouse }) => {
  const ada = house.children.Ada ?? 0;
  await bring(house, [ada]);
  await putDown(house, [ada]);
  larkhouse.clock.advance({ minutes: 16 });
  const page = await (await browse({ as: house.as('Nurse'), ...PHONE })).newPage();
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    // What a driven browser takes for a touch is none.
    const userActivation = { hasBeenActive: false };
    Object.defineProperty(navigator, 'userActivation', { value: userActivation });
    addEventListener('pointerdown', () => Object.assign(userActivation, { hasBeenActive: true }), true);
    navigator.vibrate = (pattern) => heard.push(pattern) > 0;
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      heard.push(this.frequency.value);
      return start.call(this, when);
    };
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
  await page.goto('/room');
  await expect(rowOf(page, 'Ada Dubois')).toContainText('Asleep, check 1 min late');
  expect(await heard()).toEqual([]);
  await page.getByRole('radio', { name: 'Toddler Room' }).tap();
  await page.getByRole('radio', { name: 'Infant Room' }).tap();
  await expect(rowOf(page, 'Ada Dubois')).toContainText('Asleep, check 1 min late');
  expect(await heard()).toEqual([[300, 150, 300], 880, 660, 880]);
  await rowOf(page, 'Ada Dubois').getByRole('link', { name: 'Check on Ada Dubois' }).tap();
  await expect(page).toHaveURL(`/room/sleep?room=${await roomId(house, 'Infant Room')}`);
});

test('lunch for a room is two taps, and allergies stand on top and on the children', async ({ house, open }) => {
  const [mia] = await enrollMany(house, 'Toddler Room', 1, '2044-05-02');
  await bring(house, [mia?.id ?? 0, house.children.Ben ?? 0]);
  await giveRoom(house, 'Lead Teacher', 'Toddler Room');
  const page = await open('/room', { as: house.as('Lead Teacher'), ...PHONE });
  await page.getByRole('button', { name: 'Meal' }).click();
  const warning = dialog(page).getByText('Allergies of these children');
  await expect(warning).toBeInViewport();
  await expect(dialog(page).getByRole('checkbox', { name: 'Ben Okafor' })).toHaveAccessibleDescription('Peanuts');
  await expect(dialog(page).getByRole('checkbox', { name: 'Amara Abara' })).toHaveAccessibleDescription('');
  await dialog(page).getByRole('button', { name: 'Record for 2 children' }).click();
  await expect(notice(page)).toContainText('Recorded for 2 children');
});

test('a form and a menu open with the tap, not a moment later', SLOW_SUITE, async ({ house, browse }) => {
  const [mia] = await enrollMany(house, 'Toddler Room', 1, '2044-05-02');
  await bring(house, [mia?.id ?? 0]);
  await giveRoom(house, 'Lead Teacher', 'Toddler Room');
  const page = await (await browse({ as: house.as('Lead Teacher') })).newPage();
  const untilRun = codeOf(page);
  await page.clock.install();
  await page.goto('/room');
  const meal = page.getByRole('button', { name: 'Meal' });
  await expect(meal).toBeEnabled();
  // The form's code comes by itself, the menu's with whoever nears its button.
  await untilRun('/LogForm');
  const checkIn = rowOf(page, 'Ben Okafor').getByRole('button', { name: 'Check in Ben Okafor' });
  await checkIn.focus();
  for (const file of ['/MenuParts', '/QuickCheckItems']) await untilRun(file);
  // From here on no time passes in the page: what a timer holds back never comes.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await meal.evaluate((button: HTMLElement) => button.click());
  await expect(dialog(page).getByRole('checkbox', { name: 'Amara Abara' })).toBeVisible();
  await dialog(page)
    .getByRole('button', { name: 'Close' })
    .evaluate((button: HTMLElement) => button.click());
  await checkIn.evaluate((button: HTMLElement) => button.click());
  await expect(page.getByRole('menuitem', { name: 'Maria Okafor' })).toBeAttached();
});

test(
  'board, selection and sleep checks are without violations, and Support Staff have the board alone',
  SLOW_SUITE,
  async ({ house, browse, open, larkhouse }) => {
    const infants = await enrollMany(house, 'Infant Room', 3, '2045-08-20');
    const older = await enrollMany(house, 'Pre-K Room', 2, '2041-08-02');
    const asleep = [...infants.slice(1), ...older].map(({ id }) => id);
    await bring(house, asleep);
    await putDown(house, asleep);
    await broughtOn(
      house,
      FRIDAY,
      infants.map(({ id, mother }) => [id, mother] as const),
    );
    larkhouse.clock.advance({ minutes: 17 });
    for (const [where, size] of Object.entries(LOOKED_AT)) {
      const page = await (await browse({ as: house.as('Nurse'), ...size })).newPage();
      await page.goto('/room');
      await expect(rowOf(page, 'Bruno Bianchi')).toContainText('min late');
      await expectAccessible(page, `room board, ${where}`, 'light', 'dark');
      await page.getByRole('button', { name: 'Check in several' }).click();
      await turnOn(page.getByRole('checkbox', { name: /Amara Abara/ }));
      await expectAccessible(page, `several check-ins, ${where}`, 'light', 'dark');
      await page.getByRole('checkbox', { name: /Ada Dubois/ }).click();
      await dialog(page).waitFor();
      await expectAccessible(page, `who brings a child, ${where}`);
      for (const room of ['Infant Room', 'Pre-K Room']) {
        await page.goto(`/room/sleep?room=${await roomId(house, room)}`);
        await page.getByRole('list', { name: 'Sleep checks' }).waitFor();
        await expectAccessible(page, `sleep checks of the ${room}, ${where}`, 'light', 'dark');
      }
    }
    const page = await open('/room', { as: house.as('Support Staff') });
    await expect(rowOf(page, 'Ada Dubois')).toBeVisible();
    await expect(page.getByRole('link', { name: /Sleep checks/ })).toHaveCount(0);
    await page.goto('/room/sleep');
    await expect(page.getByText('Your role does not include this page')).toBeVisible();
  },
);

test(
  'on a phone a row without allergy or notice is 64 to 72 px high, also where its state takes two lines',
  SLOW_SUITE,
  async ({ house, open, larkhouse }) => {
    const toddlers = await enrollMany(house, 'Toddler Room', 4, '2044-05-02');
    const [here, asleep, overdue] = toddlers.map(({ id }) => id);
    await giveRoom(house, 'Lead Teacher', 'Toddler Room');
    await bring(house, [here ?? 0, asleep ?? 0, overdue ?? 0]);
    await putDown(house, [overdue ?? 0]);
    larkhouse.clock.advance({ minutes: 75 });
    await putDown(house, [asleep ?? 0]);
    const page = await open('/room', { as: house.as('Lead Teacher'), ...PHONE });
    for (const { firstName, lastName } of toddlers) {
      const row = rowOf(page, `${firstName} ${lastName}`);
      await row.waitFor();
      const height = await row.evaluate((element) => element.getBoundingClientRect().height);
      expect(height, firstName).toBeGreaterThanOrEqual(64);
      expect(height, firstName).toBeLessThanOrEqual(72);
    }
  },
);
