import { once } from 'node:events';
import { sql } from 'kysely';
import type { TestLarkhouse } from '#testing/larkhouse.ts';
import { expectAccessible } from './accessibility.ts';
import { quickly, rowOf } from './dashboard.ts';
import { untilFetched } from './fetched.ts';
import { makeMother, untilDrawn } from './parents.ts';
import { expect, PHONE, test } from './test.ts';

/** Nobody listens at the server's port any more, and every line to it breaks. @returns how it comes back */
async function goAway({ app, origin }: TestLarkhouse): Promise<() => Promise<unknown>> {
  const { server } = app;
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
  return () => {
    server.listen(Number(new URL(origin).port), '127.0.0.1');
    return once(server, 'listening');
  };
}

const LOST = /No connection\. You see how it was at 7:(29|3\d) AM\./;
const REFUSED =
  /net::ERR_(CONNECTION_REFUSED|EMPTY_RESPONSE|CONNECTION_RESET|INCOMPLETE_CHUNKED_ENCODING|FAILED|ABORTED)/;

test('a page that lost the server says so; what is saved meanwhile waits and happens once; all heals by itself', async ({
  larkhouse,
  house,
  open,
  complaints,
}) => {
  complaints.expect(REFUSED, /Failed to load resource/);
  const page = await open('/', { as: house.as('Director') });
  await rowOf(page, 'Ada Dubois').getByText('Not in yet').waitFor();
  const bar = page.getByRole('status').filter({ hasText: 'No connection' });
  await expect(bar).toHaveCount(0);
  await untilFetched(page, '/behindScreen-');
  // What is behind the screen has come, and the stream stands; so has what a menu is made of.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Check in Ben Okafor', exact: true }).click();
  await page.getByRole('menuitem').first().waitFor();
  await page.keyboard.press('Escape');

  const comeBack = await goAway(larkhouse);
  await expect(bar).toHaveText(LOST);
  await expectAccessible(page, 'a page that lost the server');
  await quickly(page, 'Ada Dubois', 'Maria Dubois');

  await comeBack();
  await expect(bar).toHaveCount(0);
  await expect(rowOf(page, 'Ada Dubois')).toContainText('Present');
  // The row shows what was tapped before the server has taken it.
  const checkIns = () =>
    house.within((scope) =>
      scope.all(sql<{ checkInBy: string }>`select check_in_by from attendance where child_id = ${house.children.Ada}`),
    );
  await expect.poll(checkIns).toEqual([{ checkInBy: 'Maria Dubois (mother)' }]);
});

test('a page that is opened while the server is away stands as soon as it is back', async ({
  house,
  browse,
  complaints,
}) => {
  complaints.expect(REFUSED);
  const page = await (await browse({ as: house.as('Director') })).newPage();
  const calls = /\/(api\/|healthz)/;
  await page.route(calls, (route) => route.abort());
  await page.goto('/children');
  await expect(page.getByText('The server cannot be reached')).toBeVisible();
  await page.unroute(calls);
  await expect(page.getByRole('heading', { level: 1, name: 'Children' })).toBeVisible();
});

test('a parent’s phone that lost the server says from when its day is', async ({
  larkhouse,
  house,
  open,
  complaints,
}) => {
  complaints.expect(REFUSED, /Failed to load resource/);
  const phone = await open('/parent-dashboard', { asParent: await makeMother(house, 'Ada'), ...PHONE });
  await untilDrawn(phone);
  await untilFetched(phone, '/behindScreen-');
  await phone.waitForLoadState('networkidle');
  const comeBack = await goAway(larkhouse);
  const bar = phone.getByRole('status').filter({ hasText: 'No connection' });
  await expect(bar).toHaveText(LOST);
  await expect(bar).toBeInViewport();
  await comeBack();
  await expect(bar).toHaveCount(0);
});
