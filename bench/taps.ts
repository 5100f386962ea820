import os from 'node:os';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { writeDailyReport } from '#server/domains/daily-reports/commands.ts';
import { reportIncident } from '#server/domains/incidents/commands.ts';
import { loginOf } from '#testing/browser-login.ts';
import { startCluster } from '#testing/cluster.ts';
import { createDatabase } from '#testing/database.ts';
import type { TestLarkhouse } from '#testing/larkhouse.ts';
import { photograph } from '#testing/pictures.ts';
import type { RoleName } from '#testing/world.ts';
import { notice } from '../e2e/dashboard.ts';
import { type House, makeHouse, onDuty, TODAY } from '../e2e/house.ts';
import { bring, broughtOn, enrollMany, feed, giveRoom, putDown } from '../e2e/room.ts';
import { Thumb } from '../e2e/taps.ts';
import { DESKTOP, PHONE, startWithPages } from '../e2e/test.ts';
import { openChromium } from './needs.ts';
import { printAll, type Row } from './rows.ts';

// What a teacher's usual jobs cost in taps, scrolled pixels and seconds, in a center made up for it, on the built pages.
// `node bench/taps.ts` measures this alone, of what is built; `node bench/taps.ts sleep` the jobs with that word.

interface Job {
  readonly name: string;
  /** Who does it; they begin on their first screen. */
  readonly as: RoleName;
  readonly mostTaps: number;
  /** How many pixels may be scrolled; not held where it is left out. */
  readonly mostScrolled?: number;
  /** Makes the children, and what has to have happened before. */
  prepare(house: House, larkhouse: TestLarkhouse): Promise<unknown>;
  /** Begins on the room board. A tap scrolls to what it touches as a thumb would have to. */
  act(thumb: Thumb, page: Page): Promise<void>;
}

const JOBS: readonly Job[] = [
  {
    name: 'check in 12 children, each by their own',
    as: 'Lead Teacher',
    mostTaps: 16,
    async prepare(house) {
      await giveRoom(house, 'Lead Teacher', 'Pre-K Room');
      const children = await enrollMany(house, 'Pre-K Room', 12, '2041-08-02');
      await broughtOn(
        house,
        '2046-03-02',
        children.map(({ id, mother }) => [id, mother] as const),
      );
    },
    async act(thumb, page) {
      await thumb.tap(page.getByRole('button', { name: 'Check in several' }));
      await page.getByRole('checkbox').first().waitFor();
      const rows = page.getByRole('list', { name: 'Children to check in' }).getByRole('listitem');
      // Dario was enrolled before, and nobody is known to bring him.
      for (const row of await rows.filter({ hasNotText: 'Dario' }).all()) await thumb.tap(row.getByRole('checkbox'));
      await thumb.tap(page.getByRole('button', { name: 'Check in 12 children' }));
      await notice(page).filter({ hasText: '12 children checked in' }).waitFor();
    },
  },
  {
    name: 'sleep checks of 17 four-year-olds',
    as: 'Lead Teacher',
    mostTaps: 3,
    async prepare(house, larkhouse) {
      await giveRoom(house, 'Lead Teacher', 'Pre-K Room');
      const children = (await enrollMany(house, 'Pre-K Room', 17, '2041-08-02')).map(({ id }) => id);
      await bring(house, children);
      await putDown(house, children);
      larkhouse.clock.advance({ minutes: 16 });
    },
    async act(thumb, page) {
      await thumb.tap(page.getByRole('link', { name: '17 sleep checks due' }));
      await thumb.tap(page.getByRole('button', { name: 'All 17 seen' }));
      await notice(page).filter({ hasText: '17 sleep checks recorded' }).waitFor();
    },
  },
  {
    name: 'sleep checks of 8 infants',
    as: 'Nurse',
    mostTaps: 9,
    mostScrolled: 0,
    async prepare(house, larkhouse) {
      await giveRoom(house, 'Nurse', 'Infant Room');
      const children = (await enrollMany(house, 'Infant Room', 8, '2045-08-20')).map(({ id }) => id);
      await bring(house, children);
      await putDown(house, children);
      larkhouse.clock.advance({ minutes: 16 });
    },
    async act(thumb, page) {
      await thumb.tap(page.getByRole('link', { name: '8 sleep checks due' }));
      const looks = page.getByRole('button', { name: /was checked: On back/ });
      await looks.nth(7).waitFor();
      for (const look of await looks.all()) await thumb.tap(look);
      await page
        .getByRole('button', { name: /was checked: On back/, pressed: true })
        .nth(7)
        .waitFor();
    },
  },
  {
    name: '8 daily reports',
    as: 'Lead Teacher',
    mostTaps: 12,
    async prepare(house) {
      await giveRoom(house, 'Lead Teacher', 'Toddler Room');
      const children = (await enrollMany(house, 'Toddler Room', 8, '2044-05-02')).map(({ id }) => id);
      await bring(house, children);
      await feed(house, children);
    },
    async act(thumb, page) {
      // The navigation: at the thumb of a phone, on top of a tablet.
      await thumb.tap(page.getByRole('button', { name: 'More' }).or(page.getByRole('button', { name: 'Today' })));
      await thumb.tap(
        page.getByRole('link', { name: 'Daily Reports' }).or(page.getByRole('menuitem', { name: 'Daily Reports' })),
      );
      const contents = page.getByRole('group', { name: /^Mood of / }).getByRole('button', { name: 'Content' });
      await contents.nth(7).waitFor();
      for (const content of await contents.all()) await thumb.tap(content);
      await thumb.tap(page.getByRole('button', { name: 'Send 8' }));
      await notice(page).filter({ hasText: '8 daily reports sent' }).waitFor();
    },
  },
  {
    name: 'lunch for a room',
    as: 'Lead Teacher',
    mostTaps: 4,
    async prepare(house) {
      await giveRoom(house, 'Lead Teacher', 'Toddler Room');
      await bring(
        house,
        (await enrollMany(house, 'Toddler Room', 10, '2044-05-02')).map(({ id }) => id),
      );
    },
    async act(thumb, page) {
      await thumb.tap(page.getByRole('button', { name: 'Meal' }));
      await thumb.tap(page.getByRole('button', { name: 'Record for 10 children' }));
      await notice(page)
        .filter({ hasText: /Recorded for 10 children/ })
        .waitFor();
    },
  },
  {
    name: 'a photo of three children',
    as: 'Lead Teacher',
    mostTaps: 7,
    async prepare(house) {
      await giveRoom(house, 'Lead Teacher', 'Toddler Room');
      await bring(
        house,
        (await enrollMany(house, 'Toddler Room', 8, '2044-05-02')).map(({ id }) => id),
      );
    },
    async act(thumb, page) {
      const picture = { name: 'garden.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await photograph({})) };
      await thumb.tap(page.getByRole('link', { name: 'Record more' }));
      const tiles = page.getByRole('checkbox');
      await tiles.nth(7).waitFor();
      for (const n of [0, 1, 2]) await thumb.tap(tiles.nth(n));
      await thumb.tap(page.getByRole('button', { name: 'Photo' }));
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        thumb.tap(page.getByLabel('Take a photo')),
      ]);
      await chooser.setFiles(picture);
      await thumb.tap(page.getByRole('button', { name: /^Upload photos/ }));
      await notice(page).filter({ hasText: '1 photo was uploaded' }).waitFor();
    },
  },
  {
    name: 'the close of a day: a nap, a fall, a child, one’s duty',
    as: 'Lead Teacher',
    mostTaps: 6,
    async prepare(house) {
      await giveRoom(house, 'Lead Teacher', 'Toddler Room');
      const { Ben = 0 } = house.children;
      await bring(house, [Ben]);
      await putDown(house, [Ben]);
      await onDuty(house, house.staff['Lead Teacher']);
      const record = { childId: Ben, date: TODAY, staffId: house.staff['Lead Teacher'] };
      await house.within(async (scope) => {
        await reportIncident(scope, { ...record, time: '07:10', description: 'Fell off the step', actionTaken: '' });
        await writeDailyReport(scope, { ...record, meals: 'Soup', naps: '', activities: '', mood: 'happy', notes: '' });
      });
    },
    async act(thumb, page) {
      await thumb.tap(page.getByRole('link', { name: 'Close the day' }));
      await thumb.tap(page.getByRole('button', { name: 'End the nap of Ben' }));
      await thumb.tap(page.getByRole('button', { name: 'The family of Ben Okafor was told' }));
      await thumb.tap(page.getByRole('button', { name: 'Check out Ben Okafor' }));
      await thumb.tap(page.getByRole('menuitem', { name: /Maria Okafor/ }));
      await thumb.tap(page.getByRole('button', { name: /goes off duty$/ }));
      await page.getByRole('heading', { name: 'Nothing is left open' }).waitFor();
    },
  },
];

const DEVICES = {
  phone: PHONE,
  tablet: { viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true },
} satisfies Record<string, BrowserContextOptions>;

/** Each job on each device, in a center of its own. */
export async function* measureTaps(word = ''): AsyncGenerator<Row> {
  await using browser = await openChromium();
  const cluster = await startCluster(os.tmpdir());
  try {
    const { name: template } = await createDatabase(cluster.connection);
    process.env.E2E_DATABASE = JSON.stringify({ database: cluster.connection, template });
    for (const job of JOBS.filter(({ name }) => name.includes(word))) {
      for (const [device, look] of Object.entries(DEVICES)) yield await measure(browser, job, device, look);
    }
  } finally {
    await cluster.stop();
  }
}

async function measure(browser: Browser, job: Job, device: string, look: BrowserContextOptions): Promise<Row> {
  const larkhouse = await startWithPages({});
  try {
    const house = await makeHouse(larkhouse);
    await job.prepare(house, larkhouse);
    const storageState = await loginOf(larkhouse, 'staff', house.as(job.as));
    const context = await browser.newContext({
      ...DESKTOP,
      ...look,
      baseURL: larkhouse.origin,
      locale: 'en-US',
      storageState,
    });
    const page = await context.newPage();
    await page.goto('/room');
    await page.getByRole('list', { name: 'Children in the room' }).waitFor();
    const thumb = new Thumb();
    const began = performance.now();
    await job.act(thumb, page);
    const seconds = (performance.now() - began) / 1000;
    await context.close();
    return rowOf(job, device, { taps: thumb.taps, scrolled: Math.round(thumb.scrolled), seconds });
  } finally {
    await larkhouse.stop();
  }
}

function rowOf(
  { name, mostTaps, mostScrolled }: Job,
  device: string,
  { taps, scrolled, seconds }: { taps: number; scrolled: number; seconds: number },
): Row {
  return {
    what: `${name}, ${device}`,
    figure: `${taps} taps, ${scrolled} px, ${seconds.toFixed(1)} s`,
    budget: mostScrolled === undefined ? `≤ ${mostTaps} taps` : `≤ ${mostTaps} taps, ≤ ${mostScrolled} px`,
    isMet: taps <= mostTaps && scrolled <= (mostScrolled ?? Number.POSITIVE_INFINITY),
  };
}

if (import.meta.main) process.exitCode = (await printAll('taps', () => measureTaps(process.argv[2]))) ? 0 : 1;
