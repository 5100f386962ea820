import { revokeParentSessions } from '#server/kernel/sessions/queries.ts';
import { WIDTHS } from './accessibility.ts';
import { dialog, notice } from './dashboard.ts';
import { failing, LIVE_STREAM, readingAlone } from './failing.ts';
import { card, MARIA, makeMother, untilDrawn } from './parents.ts';
import { pressUnlessLeft, signIn } from './sign-in.ts';
import { expect, PHONE, SLOW_SUITE, test } from './test.ts';

test('child data that is slow shows that it comes; when it fails it says so, and is there when it is tried again', async ({
  house,
  complaints,
  browse,
}) => {
  complaints.expect(/net::ERR_.*\/api\/parent\/child-data/);
  const page = await (await browse({ asParent: await makeMother(house, 'Ada') })).newPage();
  const late = Promise.withResolvers<void>();
  await readingAlone(page);
  await page.route('**/api/parent/child-data*', (route) => late.promise.then(() => route.abort()));
  // Which would read it again by itself.
  await page.route(LIVE_STREAM, () => {});
  await page.goto('/parent-dashboard');
  await expect(page.getByRole('status', { name: 'Loading child data...' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  late.resolve();
  await expect(page.getByRole('alert')).toContainText('Failed to fetch child data');
  await page.unroute('**/api/parent/child-data*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Ada Dubois' })).toBeVisible();
});

test(
  'each list that fails says so alone, with a quiet way to try again; nothing is invented',
  SLOW_SUITE,
  async ({ house, browse, complaints }) => {
    complaints.expect(/net::ERR_.*\/api\/(parent|messages)\//);
    const page = await (await browse({ asParent: await makeMother(house, 'Ada') })).newPage();
    const lists = /\/api\/(parent\/(day|daily-reports|attendance|incidents|notices)|messages\/unread-count)/;
    const mend = await failing(page, lists);
    await page.goto('/parent-dashboard');
    await untilDrawn(page);
    const COULD_NOT = 'Could not load.';
    // Nobody knows whether there is none.
    await expect(card(page, 'Daily Reports')).not.toContainText('No daily reports yet');
    await expect(card(page, 'Incident Reports')).not.toContainText('No incident reports');
    await expect(card(page, "Today's Summary")).not.toContainText('No report available for today yet');
    await expect(page.getByText('The day hasn’t started yet')).toHaveCount(0);
    for (const title of ['Daily Reports', 'Incident Reports', "Today's Summary", 'Tell Maple House']) {
      await expect(card(page, title)).toContainText(COULD_NOT);
    }
    const numbers = card(page, 'Ada in numbers');
    await expect(numbers).not.toContainText('%');
    await expect(page.getByRole('button', { name: 'No unread messages' })).toBeVisible();

    await mend();
    for (const title of ['Daily Reports', 'Incident Reports', "Today's Summary", 'Tell Maple House']) {
      await card(page, title).getByRole('button', { name: 'Try again' }).click();
      await expect(card(page, title)).not.toContainText(COULD_NOT);
    }
  },
);

test('drafts that could not be loaded are not called none', SLOW_SUITE, async ({ house, browse, complaints }) => {
  complaints.expect(/net::ERR_.*\/api\/messages\/drafts/);
  const page = await (await browse({ asParent: await makeMother(house, 'Ada') })).newPage();
  const mend = await failing(page, /\/api\/messages\/drafts/);
  await page.goto('/parent-messages?box=drafts');
  await expect(page.getByRole('alert')).toContainText('Your drafts could not be loaded.');
  await expect(page.getByText('No drafts')).toHaveCount(0);
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No drafts')).toBeVisible();
});

test('what this browser keeps of the child decides nothing', SLOW_SUITE, async ({ house, open }) => {
  const page = await open('/parent-dashboard', { asParent: await makeMother(house, 'Ada') });
  await untilDrawn(page);
  await page.evaluate((other) => {
    localStorage.setItem('parentChildData', JSON.stringify({ id: other, firstName: 'Ben' }));
    localStorage.setItem('parentId', '1');
    localStorage.setItem('parentEmail', 'someone.else@families.test');
    localStorage.setItem('parentName', 'Someone Else');
  }, house.children.Ben);
  await page.goto(`/parent-dashboard?child=${house.children.Ben}`);
  await expect(page.getByRole('region', { name: 'Ada Dubois' })).toBeVisible();
  await expect(page.getByText('Good morning, Maria')).toBeVisible();
  await expect(page.getByText(/Ben|Someone/)).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('parentChildData')))
    .toBe(JSON.stringify({ id: house.children.Ada, firstName: 'Ada' }));
});

test('a session that ends while one is typing loses nothing: sign in again, continue', async ({
  house,
  larkhouse,
  open,
  complaints,
}) => {
  complaints.expect(/401 .*\/api\//);
  const mother = await makeMother(house, 'Ada');
  const page = await open('/parent-dashboard', { asParent: mother, ...PHONE });
  await page.getByRole('button', { name: 'Note', exact: true }).click();
  await dialog(page)
    .getByLabel(/^Your note/)
    .fill('Slept badly, woke up at five');
  await house.within((scope) => scope.count(revokeParentSessions(mother.accountId, new Date(larkhouse.clock.now()))));
  await pressUnlessLeft(dialog(page).getByRole('button', { name: 'Tell the daycare' }), '/parent-login');
  await expect(page).toHaveURL('/parent-login');
  await signIn(page, MARIA.email, MARIA.password);
  await expect(dialog(page)).toContainText('What you had typed is still here.');
  await expect(dialog(page).getByLabel(/^Your note/)).toHaveValue('Slept badly, woke up at five');
  await dialog(page).getByRole('button', { name: 'Tell the daycare' }).click();
  await expect(notice(page)).toContainText('The daycare has been told');
  await expect(card(page, 'Tell Maple House').getByRole('listitem')).toContainText('Slept badly, woke up at five');
});

test(
  'what to tell can be written without a network; sent twice as the network loses it, it arrives once',
  SLOW_SUITE,
  async ({ house, open, complaints }) => {
    complaints.expect(/net::ERR_/);
    const page = await open('/parent-dashboard', { asParent: await makeMother(house, 'Ada') });
    await untilDrawn(page);
    await expect
      .poll(() =>
        page.evaluate(() => {
          const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
          const wanted = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
          return (
            fetched.some((name) => name.includes('TellDialog')) && wanted.every(({ href }) => fetched.includes(href))
          );
        }),
      )
      .toBe(true);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Note', exact: true }).click();
    await dialog(page)
      .getByLabel(/^Your note/)
      .fill('A new tooth');
    await page.context().setOffline(false);
    let lost = false;
    await page.route('**/api/parent/notices', async (route) => {
      if (route.request().method() !== 'POST' || lost) return route.continue();
      lost = true;
      await route.fetch();
      await route.abort();
    });
    await dialog(page).getByRole('button', { name: 'Tell the daycare' }).click();
    await expect(notice(page)).toContainText('Kept on this phone. It is sent once there is a connection.');
    await expect(dialog(page)).toHaveCount(0);
    const unsent = page.getByRole('region', { name: 'Not sent yet' });
    await expect(unsent).toHaveCount(0);
    await expect(card(page, 'Tell Maple House').getByRole('listitem')).toHaveCount(1);
  },
);

for (const [name, size] of Object.entries(WIDTHS)) {
  test(`nothing moves while the dashboard comes together, ${name}`, async ({ house, browse }) => {
    const page = await (await browse({ asParent: await makeMother(house, 'Ada', 'Dario'), ...size })).newPage();
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources: { node?: Element }[];
        })[]) {
          moved.push(`${entry.value.toFixed(4)} ${entry.sources.map(({ node }) => node?.className).join(' | ')}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/parent-dashboard');
    await untilDrawn(page);
    await card(page, 'Incident Reports').waitFor();
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
  });
}
