import type { Page } from '@playwright/test';
import { recordAttendance } from '#server/domains/attendance/commands.ts';
import { signedIn } from '#testing/client.ts';
import type { TestLarkhouse } from '#testing/larkhouse.ts';
import { turnOn } from './controls.ts';
import { dialog, notice, quickly, rowOf, stat } from './dashboard.ts';
import { untilFetched } from './fetched.ts';
import { type House, TODAY } from './house.ts';
import { makeMother } from './parents.ts';
import { expect, SLOW_SUITE, test } from './test.ts';

// What one tap costs: the requests from the tap until its echo on the live stream has been heard.

const UNREAD = 'GET /api/notifications/unread-count';

/** What a page asks of the server from now on. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname.replace(/\/\d+(?=\/|$)/g, '/:id')}`);
  });
  return asked;
}

/** The topics that the server tells from now on. */
function toldBy({ server }: TestLarkhouse): string[] {
  const told: string[] = [];
  server.live.subscribe(({ topics }) => told.push(...topics));
  return told;
}

/** Touches something until the director's page reads it: what was told before has been heard. */
async function untilRead(asked: readonly string[], read: string, touch: () => Promise<unknown>): Promise<void> {
  const reads = () => asked.filter((request) => request === read).length;
  const before = reads();
  await expect
    .poll(async () => {
      await touch();
      return reads();
    })
    .toBeGreaterThan(before);
}

const mark = (house: House, asked: readonly string[]): Promise<void> =>
  untilRead(asked, UNREAD, () =>
    house.within(async (scope) => scope.touchReader('notifications', { kind: 'staff', id: house.staff.Director })),
  );

/** Waits until the page stands, with its live stream, and what it reads anew when the stream begins. */
async function requestsWhenQuiet(page: Page, house: House): Promise<string[]> {
  const asked = requestsOf(page);
  // The alarm comes onto every screen once the browser has nothing more urgent to do, and only where it stands it reads anew.
  await untilRead(asked, 'GET /api/naps/running', () =>
    house.within(async (scope) => scope.touch('naps', Object.values(house.children))),
  );
  await mark(house, asked);
  await mark(house, asked);
  asked.length = 0;
  return asked;
}

/** Waits until `topic` has been told and the page has heard it. */
async function heard(house: House, topic: string, told: readonly string[], asked: readonly string[]): Promise<void> {
  await expect.poll(() => told).toContain(topic);
  await mark(house, asked);
}

/** What was asked beside the marker's own read, and the list that is kept for emergencies at most every 30 seconds. */
const costOf = (asked: readonly string[]) =>
  asked.filter((request) => request !== UNREAD && request !== 'GET /api/roll-call').sort();

/** The dashboard with all that stands on it, and its live stream. */
async function openDashboard(open: (path: string, visit: object) => Promise<Page>, house: House): Promise<Page> {
  const page = await open('/', { as: house.as('Director') });
  await rowOf(page, 'Ada Dubois').waitFor();
  await expect(page.getByText('Open until')).toBeVisible();
  // It shows nothing in a center that has put it away.
  await untilFetched(page, '/api/dashboard/first-steps');
  return page;
}

test('a check-in and a check-out', async ({ house, larkhouse, open }) => {
  const page = await openDashboard(open, house);
  const asked = await requestsWhenQuiet(page, house);
  const told = toldBy(larkhouse);
  const cost = ['GET /api/dashboard/now', 'POST /api/attendance'];
  await quickly(page, 'Ada Dubois', 'Maria Dubois');
  await expect(notice(page)).toContainText('Ada');
  await expect(stat(page, 'Present Today')).toContainText('25% attendance');
  await heard(house, 'attendance', told, asked);
  expect(costOf(asked)).toEqual(cost);

  asked.length = 0;
  told.length = 0;
  larkhouse.clock.advance({ minutes: 5 });
  await quickly(page, 'Ada Dubois', 'Maria Dubois');
  await expect(notice(page)).toContainText('out');
  await heard(house, 'attendance', told, asked);
  expect(costOf(asked)).toEqual(cost);
});

test('opening a thread', SLOW_SUITE, async ({ house, larkhouse, open }) => {
  const mother = await makeMother(house, 'Ada');
  const parent = await signedIn(larkhouse, 'parent', mother);
  const { body } = await parent.post<{ threadId: number }>('/api/messages', {
    to: [{ kind: 'staff', id: house.staff.Director }],
    subject: 'Shoes',
    content: 'Which size?',
  });
  for (const content of ['24?', '25?'])
    expect((await parent.post(`/api/messages/threads/${body.threadId}/replies`, { content })).status).toBe(201);
  const page = await open('/messages', { as: house.as('Director') });
  const row = page.getByRole('list', { name: 'Conversations' }).getByRole('link');
  await row.waitFor();
  const asked = await requestsWhenQuiet(page, house);
  const told = toldBy(larkhouse);
  await row.click();
  await dialog(page).getByText('25?').waitFor();
  await expect(page.getByRole('button', { name: /^No unread messages/, includeHidden: true })).toBeVisible();
  await heard(house, 'messages', told, asked);
  expect(costOf(asked)).toEqual([
    'GET /api/messages/threads',
    'GET /api/messages/threads/:id',
    'GET /api/messages/unread-count',
    'POST /api/messages/threads/:id/seen',
  ]);
});

test('logging a meal', SLOW_SUITE, async ({ house, larkhouse, open }) => {
  await house.within((scope) =>
    recordAttendance(scope, {
      childId: house.children.Ben ?? 0,
      date: TODAY,
      checkInTime: '07:00',
      checkInBy: 'Mother',
      checkOutBy: null,
    }),
  );
  const page = await open('/activities', { as: house.as('Director') });
  await turnOn(page.getByRole('radio', { name: 'Toddler Room' }));
  await page.getByRole('region', { name: 'Record' }).getByRole('button', { name: 'Meal', exact: true }).click();
  const asked = await requestsWhenQuiet(page, house);
  const told = toldBy(larkhouse);
  await dialog(page).getByRole('button', { name: 'Record for 1 child' }).click();
  await expect(notice(page)).toBeVisible();
  await heard(house, 'activities', told, asked);
  expect(costOf(asked)).toEqual(['GET /api/rooms/:id/log', 'POST /api/activities']);
});
