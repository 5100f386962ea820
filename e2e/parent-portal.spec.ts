import { sql } from 'kysely';
import { recordAttendance } from '#server/domains/attendance/commands.ts';
import { writeDailyReport } from '#server/domains/daily-reports/commands.ts';
import { endGuardianship } from '#server/domains/guardians/commands.ts';
import { signedIn } from '#testing/client.ts';
import { WIDTHS } from './accessibility.ts';
import { turnOn } from './controls.ts';
import { dialog, notice, quickly } from './dashboard.ts';
import { codeOf } from './fetched.ts';
import { TODAY } from './house.ts';
import { bump, card, makeMother, untilDrawn } from './parents.ts';
import { expect, PHONE, SLOW_SUITE, test } from './test.ts';

const SUMMARY = "Today's Summary";

for (const [name, size] of Object.entries(WIDTHS)) {
  test(`a parent sees the child, and the ways to everything about it, ${name}`, async ({ house, open }) => {
    const page = await open('/parent-dashboard', { asParent: await makeMother(house, 'Ada'), ...size });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parent Dashboard');
    await expect(page.getByText('Good morning, Maria')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Maple House, go to the dashboard' })).toBeVisible();
    const child = page.getByRole('region', { name: 'Ada Dubois' });
    await expect(child).toContainText('Not checked in yet');
    await expect(card(page, SUMMARY)).toContainText('No report available for today yet');
    await expect(card(page, 'Daily Reports')).toContainText('No daily reports yet');
    await expect(card(page, 'Incident Reports')).toContainText('No incident reports');
    const numbers = card(page, 'Ada in numbers');
    await expect(numbers.getByText('Children', { exact: true }).locator('..')).toContainText('1');
    await expect(numbers.getByText('Attendance Rate').locator('..')).toContainText('No day recorded yet');
    for (const [button, title] of Object.entries(VIEWS)) {
      await page.getByRole('link', { name: button, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      // The view's own code comes after its title, and draws the link anew: no press may fall between the two.
      await expect(page.getByRole('status', { name: 'Loading...' })).toHaveCount(0);
      await page.getByRole('link', { name: 'Back to Dashboard' }).first().click();
      await untilDrawn(page);
    }
  });
}

test('who the child is stands in the profile, one tap from the day', async ({ house, open }) => {
  const mother = await makeMother(house, 'Ada', 'Dario');
  const page = await open(`/parent-dashboard?child=${house.children.Ada}`, { asParent: mother, ...PHONE });
  await page.getByRole('link', { name: 'About Ada' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
  const child = page.getByRole('region', { name: 'Ada Dubois' });
  for (const fact of ['Infant Room', 'Active enrollment', 'Aug 20, 2045', '6 months', 'Rosa Dubois', '555 0199'])
    await expect(child).toContainText(fact);
  await expect(page.getByRole('region', { name: 'Dario Rossi' })).toContainText('Pre-K Room');
});

test('at half past five the first screen of a phone answers how the day was', async ({ house, open, larkhouse }) => {
  const childId = house.children.Ada ?? 0;
  const staffId = house.staff['Lead Teacher'];
  const mother = await makeMother(house, 'Ada', 'Dario');
  await bump(house);
  await house.within(async (scope) => {
    await recordAttendance(scope, {
      childId,
      date: TODAY,
      checkInTime: '07:00',
      checkInBy: 'Mother',
      checkOutBy: null,
    });
    await writeDailyReport(scope, {
      childId,
      date: TODAY,
      meals: 'Breakfast: all of it\nLunch: most of it, twice the carrots\nSnack: a pear',
      naps: '12:40 PM to 2:10 PM',
      activities: 'Painted with both hands, sang in the garden',
      mood: 'happy',
      notes: '',
      staffId,
    });
  });
  larkhouse.clock.set('2046-03-05T22:30:00Z');
  const teacher = await signedIn(larkhouse, 'staff', house.as('Lead Teacher'));
  const sent = { to: [{ kind: 'family', id: childId }], childId, subject: 'Boots', content: 'They are still wet.' };
  expect((await teacher.post('/api/messages', sent)).status).toBe(201);
  const page = await open(`/parent-dashboard?child=${childId}`, { asParent: mother, ...PHONE });
  await untilDrawn(page);
  const child = page.getByRole('region', { name: 'Ada Dubois' });
  const summary = card(page, SUMMARY);
  const fold = await page.locator('[data-bottom-bar]').boundingBox();
  expect(fold?.y).toBeLessThan(844);
  for (const answer of [
    child.getByRole('heading'),
    child.getByRole('status'),
    summary.getByText('Happy', { exact: false }),
    summary.getByText('a pear', { exact: false }),
    summary.getByText('12:40 PM to 2:10 PM'),
  ]) {
    const box = await answer.boundingBox();
    expect((box?.y ?? 844) + (box?.height ?? 844)).toBeLessThanOrEqual(fold?.y ?? 0);
  }
  await page.getByRole('link', { name: 'Latest message, unread' }).click();
  await expect(dialog(page)).toContainText('They are still wet.');
});

test('before the report is written the summary says what was logged', async ({ house, open, larkhouse }) => {
  const childId = house.children.Ada ?? 0;
  await house.within((scope) =>
    recordAttendance(scope, { childId, date: TODAY, checkInTime: '07:00', checkInBy: 'Mother', checkOutBy: null }),
  );
  const teacher = await signedIn(larkhouse, 'staff', house.as('Lead Teacher'));
  const page = await open('/parent-dashboard', { asParent: await makeMother(house, 'Ada'), ...PHONE });
  await untilDrawn(page);
  await expect(card(page, SUMMARY)).not.toContainText('Meals');
  const meal = { childIds: [childId], date: TODAY, kind: 'meal', meal: 'breakfast', amount: 'most', time: '07:20' };
  expect((await teacher.post('/api/activities', meal)).status).toBe(201);
  await expect(card(page, SUMMARY)).toContainText('MealsBreakfast: ate most of it');
  await expect(card(page, SUMMARY)).toContainText('No report available for today yet');
  await expect(card(page, SUMMARY)).not.toContainText('Happy and engaged!');
});

const VIEWS = {
  'View Cameras': 'Live Cameras',
  Gallery: 'Gallery',
  'Tax Documents': 'Tax Documents',
  'View Profile': 'Profile',
  'Billing & Payments': 'Billing & Payments',
};

test('a view is part of the address: Back, Forward and a reload keep it, and the child', async ({ house, open }) => {
  const page = await open('/parent-dashboard', { asParent: await makeMother(house, 'Dario', 'Ada') });
  const children = page.getByRole('radiogroup', { name: 'Child' });
  await turnOn(children.getByRole('radio', { name: 'Ada' }));
  await expect(page.getByRole('region', { name: 'Ada Dubois' })).toBeVisible();
  await page.getByRole('link', { name: 'Tax Documents' }).click();
  await expect(page).toHaveURL(/view=tax-documents/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tax Documents');
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Ada Dubois' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tax Documents');
  await page.goto('/parent-dashboard?view=nonsense');
  await expect(page.getByText('Good morning, Maria')).toBeVisible();
});

test('the views that families open most stand with the tap', SLOW_SUITE, async ({ house, browse }) => {
  const page = await (await browse({ asParent: await makeMother(house, 'Ada') })).newPage();
  const untilRun = codeOf(page);
  await page.clock.install();
  await page.goto('/parent-dashboard');
  await untilDrawn(page);
  // They come by themselves.
  for (const file of ['/MessagesView', '/messages-']) await untilRun(file);
  // From here on no time passes in the page: what a timer holds back never comes.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page
    .getByRole('link', { name: 'Messages' })
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('button', { name: 'New Message' }).first()).toBeVisible();
});

test('the day grows by itself: a check-in at the door, a report, a check-out', async ({ house, open, larkhouse }) => {
  const staffId = house.staff['Lead Teacher'];
  const page = await open('/parent-dashboard', { asParent: await makeMother(house, 'Ada'), ...PHONE });
  await untilDrawn(page);
  const child = page.getByRole('region', { name: 'Ada Dubois' });
  const door = await open('/', { as: house.as('Support Staff') });
  await quickly(door, 'Ada Dubois', 'Maria Dubois');
  await expect(child).toContainText('Here since 7:30 AM');
  await expect(page.getByRole('region', { name: "Ada's day" })).toContainText(
    'Checked in, dropped off by Maria Dubois',
  );
  await expect(page.getByRole('region', { name: "Ada's day" })).toContainText('Ada is at Maple House');

  const report = { childId: house.children.Ada ?? 0, date: TODAY, naps: '', activities: 'Painted', notes: '', staffId };
  await house.within((scope) => writeDailyReport(scope, { ...report, meals: 'Half a banana', mood: null }));
  await expect(card(page, SUMMARY)).toContainText('Half a banana');
  await expect(card(page, SUMMARY)).toContainText('Happy and engaged!');
  await house.within((scope) => writeDailyReport(scope, { ...report, meals: 'A whole banana', mood: 'tired' }));
  await expect(card(page, SUMMARY)).toContainText('A whole banana');
  await expect(card(page, SUMMARY)).not.toContainText('Happy and engaged!');
  await expect(page.getByRole('region', { name: "Ada's day" })).toContainText('Tired');
  await expect(card(page, 'Daily Reports').getByRole('listitem')).toHaveCount(2);

  larkhouse.clock.set('2046-03-05T20:15:00Z');
  await door.reload();
  await quickly(door, 'Ada Dubois', 'Rosa Dubois');
  await expect(child).toContainText('Went home at 3:15 PM');
  await expect(page.getByRole('region', { name: "Ada's day" })).toContainText('Checked out, picked up by Rosa Dubois');
});

test('on a closed day the timeline says that the center is closed', async ({ house, open }) => {
  await house.within((scope) => scope.count(sql`insert into closure (date, reason) values (${TODAY}, 'Snow')`));
  const page = await open('/parent-dashboard', { asParent: await makeMother(house, 'Ada') });
  const day = page.getByRole('region', { name: "Ada's day" });
  await expect(day).toContainText('Maple House is closed today');
  await expect(day).toContainText('Snow');
  await expect(page.getByRole('region', { name: 'Ada Dubois' })).toContainText('Closed today');
  await expect(page.getByText('The day hasn’t started yet')).toHaveCount(0);
});

test(
  'an earlier day is chosen by the calendar, its neighbours or a report, and outlives a reload',
  SLOW_SUITE,
  async ({ house, open }) => {
    const childId = house.children.Ada ?? 0;
    const staffId = house.staff['Lead Teacher'];
    await house.within((scope) =>
      writeDailyReport(scope, {
        childId,
        date: '2046-03-02',
        meals: 'Soup',
        naps: '',
        activities: 'Music',
        mood: 'happy',
        notes: '',
        staffId,
      }),
    );
    const page = await open('/parent-dashboard', { asParent: await makeMother(house, 'Ada') });
    await expect(page.getByRole('button', { name: 'The day after' })).toBeDisabled();
    await card(page, 'Daily Reports').getByRole('button', { name: 'Friday, March 2', exact: true }).click();
    await expect(card(page, 'Summary of Mar 2, 2046')).toContainText('Soup');
    await page.reload();
    await expect(card(page, 'Summary of Mar 2, 2046')).toContainText('Soup');
    await page.getByRole('button', { name: 'The day before' }).click();
    await expect(card(page, 'Summary of Mar 1, 2046')).toContainText('No report available for Mar 1, 2046');
    await page.getByLabel('Which day').fill(TODAY);
    await expect(card(page, SUMMARY)).toContainText('No report available for today yet');
  },
);

test('an incident is read and signed by name; the staff see that the family knows', async ({ house, open }) => {
  await bump(house);
  const page = await open('/parent-dashboard', { asParent: await makeMother(house, 'Ada'), ...PHONE });
  const waiting = page.getByText('An incident report about Ada is waiting for you');
  await expect(waiting).toBeVisible();
  await page.getByRole('button', { name: 'Read', exact: true }).click();
  await expect(dialog(page)).toContainText('Cooled it for ten minutes.');
  await dialog(page).getByRole('button', { name: 'Acknowledge' }).click();
  await expect(dialog(page)).toContainText('Please type your name');
  await dialog(page).getByLabel('Your name').fill('Maria Dubois');
  await dialog(page).getByRole('button', { name: 'Acknowledge' }).click();
  await expect(dialog(page)).toContainText('Acknowledged by Maria Dubois on 7:30 AM');
  await expect(notice(page)).toContainText('Thank you');
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(waiting).toHaveCount(0);
  await expect(card(page, 'Incident Reports')).toContainText('Acknowledged');
  const staff = await open('/', { as: house.as('Director') });
  await expect(staff.getByText('Resolved')).toBeVisible();
});

test('a parent tells the center what it should know, and takes it back', async ({ house, open }) => {
  const page = await open('/parent-dashboard', { asParent: await makeMother(house, 'Ada'), ...PHONE });
  await page.getByRole('button', { name: 'Pickup', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Tell the daycare' }).click();
  await expect(dialog(page)).toContainText('Please enter the time');
  await expect(dialog(page)).toContainText('Please enter who will pick up your child');
  await dialog(page)
    .getByLabel(/^Expected pickup/)
    .fill('16:30');
  await dialog(page)
    .getByLabel(/^Who picks up Ada/)
    .fill('Rosa Dubois');
  await dialog(page).getByRole('button', { name: 'Tell the daycare' }).click();
  await expect(notice(page)).toContainText('The daycare has been told');
  await expect(dialog(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Absence', exact: true }).click();
  await dialog(page).getByLabel(/^From/).fill('2046-03-08');
  await dialog(page)
    .getByLabel(/^Until/)
    .fill('2046-03-07');
  await dialog(page).getByRole('button', { name: 'Tell the daycare' }).click();
  await expect(dialog(page)).toContainText('The last day must not be before the first day');
  await dialog(page)
    .getByLabel(/^Until/)
    .fill('2046-03-09');
  await dialog(page).getByRole('button', { name: 'Tell the daycare' }).click();

  const told = card(page, 'Tell Maple House').getByRole('listitem');
  await expect(told).toHaveCount(2);
  await expect(told.first()).toContainText('Monday, March 5, 4:30 PM');
  await expect(told.first()).toContainText('Rosa Dubois');
  await expect(told.last()).toContainText('Mar 8 – Mar 9');

  await told
    .first()
    .getByRole('button', { name: /^Withdraw/ })
    .click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('The daycare will no longer see “Pickup, Monday, March 5, 4:30 PM”');
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(told.first()).not.toContainText('Withdrawn');
  await told
    .first()
    .getByRole('button', { name: /^Withdraw/ })
    .click();
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await expect(told.first()).toContainText('Withdrawn');
  await expect(told.first().getByRole('button')).toHaveCount(0);
});

test(
  'an absence of a child who is here becomes an early pickup, or a later day',
  SLOW_SUITE,
  async ({ house, open }) => {
    const childId = house.children.Ada ?? 0;
    await house.within((scope) =>
      recordAttendance(scope, { childId, date: TODAY, checkInTime: '07:00', checkInBy: 'Mother', checkOutBy: null }),
    );
    const page = await open('/parent-dashboard', { asParent: await makeMother(house, 'Ada'), ...PHONE });
    await page.getByRole('button', { name: 'Absence', exact: true }).click();
    await expect(dialog(page)).toContainText('Ada is here today.');
    await expect(dialog(page)).toContainText('Pick up early?');
    await expect(dialog(page).getByLabel(/^From/)).toHaveValue('2046-03-06');
    await dialog(page).getByLabel(/^From/).fill(TODAY);
    await dialog(page).getByRole('button', { name: 'Tell the daycare' }).click();
    await expect(dialog(page).getByText('Ada is here today.')).toHaveCount(2);
    await dialog(page).getByRole('button', { name: 'Pick up early' }).click();
    await dialog(page)
      .getByLabel(/^Expected pickup/)
      .fill('14:00');
    await dialog(page)
      .getByLabel(/^Who picks up Ada/)
      .fill('Rosa Dubois');
    await dialog(page).getByRole('button', { name: 'Tell the daycare' }).click();
    await expect(notice(page)).toContainText('The daycare has been told');
    await expect(dialog(page)).toHaveCount(0);
    await expect(card(page, 'Tell Maple House').getByRole('listitem')).toContainText('Monday, March 5, 2:00 PM');
  },
);

test('the bar shows where one is, at each address of a view', SLOW_SUITE, async ({ house, open }) => {
  const page = await open('/parent-dashboard', { asParent: await makeMother(house, 'Ada'), ...PHONE });
  const bar = page.getByRole('navigation', { name: 'Main navigation' });
  const current = bar.locator('[aria-current]');
  for (const [address, name] of [
    ['/parent-dashboard', 'Today'],
    ['/parent-messages', 'Messages'],
    ['/parent-gallery', 'Photos'],
    ['/parent-dashboard?view=gallery', 'Photos'],
    ['/parent-dashboard?view=checkout', 'Billing'],
  ] as const) {
    await page.goto(address);
    await expect(current).toHaveText([name]);
  }
  for (const [address, name] of [
    ['/parent-profile', 'View Profile'],
    ['/parent-dashboard?view=profile', 'View Profile'],
    ['/parent-settings', 'Settings'],
    ['/parent-dashboard?view=growth', 'Growth'],
  ] as const) {
    await page.goto(address);
    await bar.getByRole('button', { name: 'More' }).click();
    await expect(current).toHaveText([name]);
  }
  await page.goto('/parent-notifications');
  await bar.waitFor();
  await expect(current).toHaveCount(0);
});

test('each of two children has a day of its own', async ({ house, open }) => {
  await bump(house);
  const page = await open('/parent-dashboard', { asParent: await makeMother(house, 'Dario', 'Ada') });
  await expect(page.getByRole('region', { name: 'Dario Rossi' })).toBeVisible();
  await untilDrawn(page);
  await expect(page.getByText(/waiting for you/)).toHaveCount(0);
  await expect(card(page, 'Dario in numbers').getByText('Children', { exact: true }).locator('..')).toContainText('2');
  await turnOn(page.getByRole('radio', { name: 'Ada' }));
  await expect(page.getByText('An incident report about Ada is waiting for you')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Ada Dubois' })).toBeVisible();
});

test('a right that ends takes the child off the open page; without another child it says so', async ({
  house,
  open,
  complaints,
}) => {
  // What was read of the child while the right ended.
  complaints.expect(/404 .*childId=/);
  const mother = await makeMother(house, 'Dario', 'Ada');
  const page = await open(`/parent-dashboard?child=${house.children.Ada}`, { asParent: mother });
  await untilDrawn(page);
  await page.getByRole('button', { name: 'Absence', exact: true }).click();
  await expect(dialog(page)).toContainText('Ada will be absent');
  await house.within((scope) => endGuardianship(scope, mother.accountId, house.children.Ada ?? 0));
  await expect(page.getByRole('region', { name: 'Dario Rossi' })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('Ada')).toHaveCount(0);
  await house.within((scope) => endGuardianship(scope, mother.accountId, house.children.Dario ?? 0));
  await expect(page.getByText('No child is connected to your account')).toBeVisible();
});

test(
  'the menu holds Notifications on phones only, the booked days, Settings, and the way out',
  SLOW_SUITE,
  async ({ house, open, complaints }) => {
    // What was still being read when the session ended.
    complaints.expect(/401 .*\/api\//);
    const asParent = await makeMother(house, 'Ada');
    const wide = await open('/parent-dashboard', { asParent });
    await wide.getByRole('button', { name: 'Parent Menu' }).click();
    await expect(wide.getByRole('menuitem')).toHaveText(['Booked days', 'Settings', 'Sign Out']);

    const phone = await open('/parent-dashboard', { asParent, ...PHONE });
    await phone.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(phone.getByRole('menuitem')).toHaveText(['Notifications', 'Booked days', 'Settings', 'Sign Out']);
    await phone.getByRole('menuitem', { name: 'Settings' }).click();
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Account Settings');
    await phone.getByRole('heading', { level: 2 }).first().waitFor();
    await phone.getByRole('button', { name: 'Menu', exact: true }).click();
    await phone.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(phone).toHaveURL('/parent-login');
    expect(await phone.evaluate(() => ({ ...localStorage }))).not.toHaveProperty('parentChildData');
  },
);

test('the bar and the bell count the same messages', SLOW_SUITE, async ({ house, open }) => {
  const mother = await makeMother(house, 'Ada');
  const nurse = await open('/', { as: house.as('Nurse') });
  for (const subject of ['Shoes', 'Hat']) {
    const data = { to: [{ kind: 'guardian', id: mother.accountId }], subject, content: 'Please bring it.' };
    expect((await nurse.request.post('/api/messages', { data })).status()).toBe(201);
  }
  const page = await open('/parent-dashboard', { asParent: mother, ...PHONE });
  await expect(page.getByRole('button', { name: /^2 unread messages/ })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: /Messages.*2/ }),
  ).toBeVisible();
});
