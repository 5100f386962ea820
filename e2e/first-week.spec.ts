import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { SETUP_CODE } from '#testing/larkhouse.ts';
import type { ModelChild } from '#testing/spreadsheets/families.ts';
import { brightwheelLike, fortyChildren, procareLike } from '#testing/spreadsheets/samples.ts';
import { LOOKED_AT } from './accessibility.ts';
import { notice, panel, quickly, rowOf } from './dashboard.ts';
import { test } from './mail.ts';
import { DESKTOP, expect, PHONE, SLOW_SUITE } from './test.ts';

// The first evening and morning of a real center, as whoever has only the README walks it: from nothing to the first child
// at the door. What the hand has to do is counted.

/** By a name of the center's network, without TLS. */
const NAME = 'larkhouse.test';
/** The clock of these tests stands in 2046. */
const LATER = 20;
const PASSWORD = 'larks in the morning';
const PARENTS = 3;
/** At either size. */
const HANDS = 'the Director 22 presses and 71 keys; 3 parents together 30 presses and 279 keys';
/** Where the center is, and everybody of it. */
const HOME = { timezoneId: 'America/New_York', locale: 'en-US', reducedMotion: 'reduce' } as const;

test.use({
  isFounded: false,
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${NAME} 127.0.0.1`] }),
});

/** What a hand does: presses, and keys typed. A field that is typed into is pressed first. */
class Hand {
  clicks = 0;
  keys = 0;

  async click(what: Locator): Promise<void> {
    this.clicks += 1;
    await what.click();
  }
  async type(field: Locator, text: string): Promise<void> {
    this.clicks += 1;
    this.keys += text.length;
    await field.fill(text);
  }
  /** Of a file: the button, the file, Open. */
  async choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    this.clicks += 3;
    await page.locator('input[type=file]').setInputFiles(file);
  }
  toString(): string {
    return `${this.clicks} presses and ${this.keys} keys`;
  }
}

/** Of three families a guardian who can be reached, with the child of whom the mail speaks. */
const reachable = (): { email: string; firstName: string; lastName: string; child: ModelChild }[] => {
  const families = new Set<string>();
  return fortyChildren(LATER)
    .flatMap((child) => {
      const who = child.guardians.find(({ who: { email, phone } }) => email !== null && phone !== null)?.who;
      if (!who?.email || families.has(child.lastName)) return [];
      families.add(child.lastName);
      return [{ email: who.email, firstName: who.firstName, lastName: who.lastName, child }];
    })
    .slice(0, PARENTS);
};

const WALKS = {
  '390 px': {
    look: PHONE,
    program: 'Brightwheel',
    file: brightwheelLike,
    columns: '18 of 20 columns were recognized.',
  },
  '1440 px': { look: DESKTOP, program: 'Procare', file: procareLike, columns: '9 of 10 columns were recognized.' },
} as const;

for (const size of Object.keys(LOOKED_AT) as (keyof typeof WALKS)[]) {
  const { look, program, file, columns } = WALKS[size];
  test(
    `from an empty folder to the first child at the door, ${size}, with a file like ${program}’s`,
    SLOW_SUITE,
    async ({ larkhouse, browser, inbox }) => {
      const baseURL = `http://${NAME}:${new URL(larkhouse.origin).port}`;
      const visit = async (options: BrowserContextOptions) =>
        (await browser.newContext({ ...options, baseURL, ...HOME })).newPage();
      const office = await visit(look);
      const director = new Hand();
      await setUp(office, director);
      await bringChildrenIn(office, director, file(LATER), columns);
      await inviteAll(office, director);

      const parents = reachable();
      expect(parents).toHaveLength(PARENTS);
      const family = new Hand();
      for (const parent of parents) {
        const link = await inbox.linkFor(parent.email);
        expect(link, 'links lead where the Director is').toContain(`${baseURL}/`);
        const phone = await visit(PHONE);
        await register(phone, family, link, parent);
        await phone.context().close();
      }
      await checkFirstIn(office, director, parents[0]);
      await office.context().close();

      // What a change of the way costs or saves is seen here, and told in CHANGELOG.md.
      expect(`the Director ${director}; ${PARENTS} parents together ${family}`).toBe(HANDS);
    },
  );
}

async function setUp(page: Page, hand: Hand): Promise<void> {
  await page.goto('/');
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await hand.type(page.getByLabel('Setup code'), SETUP_CODE.toLowerCase());
  await hand.type(page.getByLabel('Center name'), 'Birch House');
  await hand.type(page.getByLabel('First name'), 'Diana');
  await hand.type(page.getByLabel('Last name'), 'Marsh');
  await hand.type(page.getByLabel('Email'), 'diana@birch.test');
  await hand.type(page.getByLabel(/^Password/), PASSWORD);
  await hand.click(page.getByRole('button', { name: 'Create center' }));
  await expect(panel(page, 'First steps').getByText(/^\d+ of 11 done$/)).toBeVisible();
}

async function bringChildrenIn(page: Page, hand: Hand, buffer: Buffer, columns: string): Promise<void> {
  const steps = panel(page, 'First steps');
  await hand.click(steps.getByRole('button', { name: 'Show all 11' }));
  await hand.click(steps.getByRole('link', { name: /Import them from a spreadsheet/ }));
  await hand.choose(page, { name: 'roster.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText(columns)).toBeVisible();
  // What the setup told lies over it for a while.
  await expect(notice(page)).toHaveCount(0, { timeout: 20_000 });
  await hand.click(page.getByRole('button', { name: 'Continue' }));
  await expect(page.getByLabel(/“butterflies” goes to/i)).toHaveValue(/^new:/);
  await hand.click(page.getByRole('button', { name: 'Continue' }));
  await expect(page.getByText('All rows are correct')).toBeVisible();
  await hand.click(page.getByRole('button', { name: 'Import 40 children' }));
  await expect(page.getByText('roster.csv is imported')).toBeVisible({ timeout: 30_000 });
}

async function inviteAll(page: Page, hand: Hand): Promise<void> {
  await hand.click(page.getByRole('link', { name: 'See the guardians' }));
  await hand.click(page.getByLabel(/^Choose all \d+ guardians$/));
  await hand.click(page.getByRole('button', { name: /^Invite \d+$/ }));
  await hand.click(page.getByRole('dialog').getByRole('button', { name: /^Invite \d+ guardians$/ }));
  await expect(page.getByRole('progressbar', { name: 'Done' })).toBeVisible({ timeout: 90_000 });
}

async function register(
  page: Page,
  hand: Hand,
  link: string,
  { firstName, lastName, email, child }: ReturnType<typeof reachable>[number],
): Promise<void> {
  hand.clicks += 1;
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parent Registration');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  const fields: readonly (readonly [RegExp | string, string])[] = [
    ['First name', firstName],
    ['Last name', lastName],
    ['Address', '1 Hedge Lane'],
    ['Emergency contact name', 'Jay Redbreast'],
    ['Emergency contact phone', '555 0143'],
    [/^Password/, PASSWORD],
    ['Confirm password', PASSWORD],
  ];
  for (const [label, text] of fields) {
    const field = page.getByLabel(label);
    // What the center's file said stands there already.
    if ((await field.inputValue()) !== text) await hand.type(field, text);
  }
  await hand.click(page.getByRole('button', { name: 'Create account' }));
  await hand.click(page.getByRole('link', { name: 'Go to Parent Login' }));
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await hand.type(page.getByLabel('Password', { exact: true }), PASSWORD);
  await hand.click(page.getByRole('button', { name: 'Sign In' }));
  await expect(page).toHaveURL('/parent-dashboard');
  await expect(page.getByText(`Good morning, ${firstName}`)).toBeVisible();
  await expect(page.getByText(child.firstName).first()).toBeVisible();
}

/** The next morning, by the guardian whom the file named and who has registered. */
async function checkFirstIn(page: Page, hand: Hand, parent: ReturnType<typeof reachable>[number] | undefined) {
  if (!parent) throw new Error('Nobody has registered');
  const name = `${parent.child.firstName} ${parent.child.lastName}`;
  hand.clicks += 1;
  await page.goto('/');
  await expect(rowOf(page, name)).toBeVisible();
  hand.clicks += 2;
  await quickly(page, name, `${parent.firstName} ${parent.lastName}`);
  await expect(notice(page)).toContainText(`${name} checked in successfully`);
  await expect(rowOf(page, name)).toContainText('Present');
}
