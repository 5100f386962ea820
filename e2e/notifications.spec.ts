import { saveParentPreferences } from '#server/domains/preferences/commands.ts';
import { expectAccessible } from './accessibility.ts';
import { failing } from './failing.ts';
import type { House } from './house.ts';
import { makeMother } from './parents.ts';
import { shownAfter, subscribeAt, test } from './push.ts';
import { expect, PHONE, SLOW_SUITE } from './test.ts';

const LIST = '**/api/notifications?*';

/** Staff report at the screen's door that Ada bumped her head. */
async function report(house: House, at: { post(path: string, options: object): Promise<{ status(): number }> }) {
  const answer = await at.post('/api/incidents', {
    data: {
      childId: house.children.Ada,
      date: '2046-03-05',
      time: '07:20',
      description: 'Bumped her head on the slide.',
      actionTaken: '',
      staffId: house.staff.Nurse,
    },
  });
  expect(answer.status()).toBe(201);
}

test('an incident shows at the bell, leads to what it is about, and is read then', async ({
  house,
  open,
  complaints,
}) => {
  complaints.expect(/net::ERR_FAILED.*\/api\/(notifications|live)/);
  const mother = await makeMother(house, 'Ada');
  const phone = await open('/parent-dashboard', { asParent: mother, ...PHONE });
  const nurse = await open('/', { as: house.as('Nurse') });
  await report(house, nurse.request);
  const bell = phone.getByRole('button', { name: 'No unread messages, 1 new notification' });
  await bell.click();
  await phone.getByRole('menuitem', { name: 'An incident involving Ada was reported' }).click();
  await expect(phone.getByRole('dialog')).toContainText('Bumped her head on the slide.');
  await phone.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(phone.getByRole('button', { name: 'No unread messages', exact: true })).toBeVisible();

  await report(house, nurse.request);
  // A job writes it; without the stream, nothing would tell of one that comes after the list was read.
  await expect(bell).toBeVisible();
  const mend = await failing(phone, LIST);
  await phone.goto('/parent-notifications');
  await expect(phone.getByRole('alert')).toContainText('The notifications could not be loaded.');
  await mend();
  await phone.getByRole('button', { name: 'Try again' }).click();
  await expect(phone.getByRole('main').getByRole('listitem')).toHaveCount(2);
  await expect(phone.getByText('New', { exact: true })).toHaveCount(1);
  await expectAccessible(phone, 'notifications after a failure');
  await phone.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(phone.getByText('New', { exact: true })).toHaveCount(0);
  await expect(phone.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();

  await nurse.goto('/notifications');
  await expect(nurse.getByText('Nothing yet')).toBeVisible();
  const director = await open('/notifications', { as: house.as('Director') });
  await expect(director.getByRole('main').getByRole('listitem')).toHaveCount(2);
});

test('what one hears of is chosen kind by kind, and quiet hours beside', SLOW_SUITE, async ({ house, open }) => {
  const page = await open('/parent-settings', { asParent: await makeMother(house, 'Ada'), ...PHONE });
  const cell = (name: string) => page.getByRole('checkbox', { name, exact: true });
  await expect(cell('Photos: Email')).not.toBeChecked();
  // Nobody gets mail who has not agreed to it.
  await expect(cell('Photos: Email')).toBeDisabled();
  await expect(page.getByText('No emails about your child are sent until you agree to them below.')).toBeVisible();
  await page.getByRole('switch', { name: 'Receive email' }).check();
  await cell('Photos: Email').check();
  await cell('Incidents: Email').uncheck();
  await page.getByRole('switch', { name: 'Quiet hours' }).check();
  await page.getByLabel('From', { exact: true }).fill('20:15');
  await page.getByLabel('To', { exact: true }).fill('20:15');
  await expect(page.getByText('Choose two different times')).toBeVisible();
  await page.getByLabel('To', { exact: true }).fill('06:45');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Settings saved', { exact: true })).toBeVisible();
  await page.goto('/parent-settings');
  await expect(cell('Photos: Email')).toBeChecked();
  await expect(cell('Incidents: Email')).not.toBeChecked();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('20:15');
  await page.getByRole('switch', { name: 'Email notifications' }).uncheck();
  await expect(cell('Photos: Email')).toBeDisabled();
});

test(
  'a browser that was opened for push shows a kind and a count, in its reader’s language',
  SLOW_SUITE,
  async ({ house, browse, open, pushService }) => {
    const mother = await makeMother(house, 'Ada');
    await house.within((scope) => saveParentPreferences(scope, mother.accountId, { language: 'de' }, 'en'));
    const context = await browse({ asParent: mother, ...PHONE });
    const page = await context.newPage();
    await subscribeAt(page, pushService.subscribe());
    await page.goto('/parent-settings');
    await page.getByRole('button', { name: 'Einschalten', exact: true }).click();
    await expect(page.getByText('Eingeschaltet. Beim Abmelden wird es ausgeschaltet.')).toBeVisible();

    await report(house, (await open('/', { as: house.as('Nurse') })).request);
    await expect.poll(() => pushService.pushed.length).toBe(1);
    const text = pushService.pushed[0]?.text ?? '';
    expect(JSON.parse(text)).toEqual({ kind: 'incident', count: 1, language: 'de', portal: 'parent' });
    expect(await shownAfter(page, text)).toEqual({ title: 'Larkhouse', body: 'Ein Vorfallbericht wartet auf Sie' });
    // Of what a worker keeps, nothing is an answer of the server.
    const kept = await page.evaluate(async () => {
      const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
      return (await Promise.all(caching)).flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.filter((path) => path.startsWith('/api/'))).toEqual([]);

    await page.reload();
    await page.getByRole('button', { name: 'Ausschalten', exact: true }).click();
    await expect(page.getByText('Ausgeschaltet. Ihr Browser fragt, bevor es eingeschaltet wird.')).toBeVisible();
  },
);

test('bell and list say in the same words which event it is', SLOW_SUITE, async ({ house, open }) => {
  const lead = await open('/', { as: house.as('Lead Teacher') });
  const director = await open('/', { as: house.as('Director') });
  const picnic = { title: 'Picnic', date: '2046-03-12', time: '10:00' };
  expect((await lead.request.post('/api/events', { data: picnic })).status()).toBe(201);
  await director.getByRole('button', { name: /1 new notification/ }).click();
  await expect(director.getByRole('menuitem', { name: 'New in the calendar: Picnic' })).toBeVisible();
  await director.goto('/notifications');
  await expect(director.getByRole('main').getByRole('listitem')).toHaveText([/New in the calendar: Picnic/]);
});

test(
  'bell and list say in the same words who wrote about which child, and nothing of the message',
  SLOW_SUITE,
  async ({ house, open }) => {
    const mother = await makeMother(house, 'Ada');
    const nurse = await open('/', { as: house.as('Nurse') });
    const to = [{ kind: 'guardian', id: mother.accountId }];
    const letter = { to, subject: 'Rash', content: 'On the arm.', childId: house.children.Ada };
    expect((await nurse.request.post('/api/messages', { data: letter })).status()).toBe(201);
    const phone = await open('/parent-dashboard', { asParent: mother, ...PHONE });
    await phone.getByRole('button', { name: /^1 unread message/ }).click();
    const said = /Message from .* about Ada/;
    await expect(phone.getByRole('menuitem', { name: said })).toHaveCount(1);
    await expect(phone.getByRole('menu')).not.toContainText(/Rash|arm/);
    await phone.goto('/parent-notifications');
    await expect(phone.getByRole('main').getByRole('listitem')).toHaveText([said]);
  },
);

test(
  'by the keyboard the bell opens and is walked, also before its menu was fetched',
  SLOW_SUITE,
  async ({ house, open }) => {
    const nurse = await open('/', { as: house.as('Nurse') });
    await report(house, nurse.request);
    const page = await open('/', { as: house.as('Director') });
    await page.getByRole('button', { name: /1 new notification/ }).press('Enter');
    await page.getByRole('menuitem', { name: /Ada/ }).waitFor();
    await page.keyboard.press('End');
    const focused = page.getByRole('menu').locator(':focus');
    await expect(focused).toHaveText('All notifications');
    await page.keyboard.press('ArrowUp');
    await expect(focused).toHaveText(/Ada/);
  },
);
