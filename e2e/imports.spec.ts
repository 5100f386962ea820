import { stat } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { startJobs } from '#server/jobs.ts';
import { brightwheelLike, procareLike } from '#testing/spreadsheets/samples.ts';
import { expectAccessible, LOOKED_AT } from './accessibility.ts';
import { dialog } from './dashboard.ts';
import { expect, SLOW_SUITE, test } from './test.ts';

/** The clock of these tests stands in 2046. */
const LATER = 20;
const lines = (...rows: string[]) => Buffer.from(['First name,Last name,Date of birth,Room', ...rows].join('\n'));
const choose = (page: Page, buffer: Buffer, name = 'children.csv') =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
const children = async (page: Page): Promise<{ id: number; lastName: string; room: string }[]> =>
  (await page.request.get('/api/children')).json();

for (const [program, make, columns, where] of [
  ['Brightwheel', brightwheelLike, '18 of 20 columns were recognized.', {}],
  ['Procare', procareLike, '9 of 10 columns were recognized.', SLOW_SUITE],
] as const) {
  test(
    `a Director brings 40 children in from a file like ${program}’s, and takes it back`,
    where,
    async ({ house, open, larkhouse }) => {
      const page = await open('/settings/import', { as: house.as('Director') });
      await choose(page, make(LATER), 'roster.csv');
      await expect(page.getByText(columns)).toBeVisible();
      await page.getByRole('button', { name: 'Continue' }).click();
      // Butterflies are new here; what the file calls otherwise leads to the rooms that are here.
      await expect(page.getByLabel(/“butterflies” goes to/i)).toHaveValue(/^new:/);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('All rows are correct')).toBeVisible();
      await page.getByRole('button', { name: 'Import 40 children' }).click();
      await expect(page.getByRole('progressbar', { name: 'Waiting for its turn' })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0 of 40');
      const jobs = await startJobs(larkhouse.server);
      await expect(page.getByText('roster.csv is imported')).toBeVisible();
      expect(await children(page)).toHaveLength(44);

      // The same file again changes nothing.
      await page.getByRole('button', { name: 'Choose another file' }).click();
      await choose(page, make(LATER), 'again.csv');
      await expect(page.getByText('Everything in this file is already here')).toBeVisible();
      await expect(page.getByRole('button', { name: /^Import / })).toHaveCount(0);

      await page.goto('/settings/import');
      await page.getByRole('button', { name: 'Open roster.csv' }).click();
      await page.getByRole('button', { name: 'Undo the import' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the import' }).click();
      await expect(page.getByText('roster.csv was undone')).toBeVisible();
      expect(await children(page)).toHaveLength(4);
      await jobs.stop();
    },
  );
}

test(
  'dates that read in two ways are asked about; wrong cells are corrected in their place, and the rest is given back',
  SLOW_SUITE,
  async ({ house, open, larkhouse }) => {
    const page = await open('/settings/import', { as: house.as('Director') });
    await choose(
      page,
      lines('Ava,Stone,3/7/2044,Toddler Room', 'Bo,,4/5/2044,Toddler Room', 'Cy,,4/6/2044,Toddler Room'),
    );
    await expect(page.getByRole('heading', { name: 'How are the dates written?' })).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Choose how the dates are written')).toBeVisible();
    await page.getByText('Day first').click();
    await page.getByRole('button', { name: 'Continue' }).click();

    await expect(page.getByText('2 rows need correcting')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Ava Stone' })).toContainText('07/03/2044');
    // A closed browser goes on where it was.
    await page.goto('/settings/import');
    await page.getByRole('button', { name: 'Continue with children.csv' }).click();
    const cell = page.getByLabel('Line 3, Last name');
    await expect(cell).toHaveAccessibleDescription(/Last name is required/);
    await cell.fill('Stone');
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByText('1 row needs correcting')).toBeVisible();

    await page.getByRole('button', { name: 'Import the 2 good ones, give me the other 1 as a file' }).click();
    const jobs = await startJobs(larkhouse.server);
    await expect(page.getByText('1 row was left out')).toBeVisible();
    await jobs.stop();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save these rows' }).click();
    expect((await saved).suggestedFilename()).toBe('children-left-out.csv');
    expect((await stat(await (await saved).path())).size).toBeGreaterThan(50);
    expect(await children(page)).toHaveLength(6);
  },
);

test(
  'the child’s file comes in with its columns, and what differs is shown before and after',
  SLOW_SUITE,
  async ({ house, open, larkhouse }) => {
    const page = await open('/settings/import', { as: house.as('Director') });
    const file = (contacts: string) =>
      Buffer.from(
        `First name,Last name,Date of birth,Room,Doctor,Doctor phone,Emergency contacts,Child address\n` +
          `Ava,Stone,2044-05-01,Toddler Room,Dr. Brill,555 010 1234,${contacts},4 Well Lane\n`,
      );
    await choose(page, file('Rosa Dubois (grandmother) 555 010 4812'));
    await page.getByRole('button', { name: 'Back' }).click();
    const meaning = page.getByLabel('Meaning of Child address');
    await expect(meaning).toHaveValue('homes');
    await expect(meaning).toHaveAccessibleDescription('Every guardian of the child can read this.');
    await expect(meaning.locator('optgroup[label="Doctors, emergency contacts and homes"]')).toHaveCount(1);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Import 1 child' }).click();
    const jobs = await startJobs(larkhouse.server);
    await expect(page.getByText('children.csv is imported')).toBeVisible();
    await jobs.stop();

    await page.getByRole('button', { name: 'Choose another file' }).click();
    await choose(page, file('Ned New 555 010 4813; Rosa Dubois 555 010 4812'), 'again.csv');
    await expect(
      page.getByText(
        'Emergency contacts, in order: Rosa Dubois (grandmother) 555 010 4812 becomes Ned New 555 010 4813; Rosa Dubois (grandmother) 555 010 4812',
      ),
    ).toBeVisible();
    const stone = (await children(page)).find((child) => child.lastName === 'Stone');
    await page.goto(`/children/${stone?.id}/file`);
    await expect(page.getByText('Dr. Brill')).toBeVisible();
    await expect(page.getByText('Rosa Dubois')).toBeVisible();
  },
);

test(
  'a file that is none is refused in one sentence; a draft can be discarded',
  SLOW_SUITE,
  async ({ house, open, complaints }) => {
    complaints.expect(/422 .*\/api\/imports/);
    const page = await open('/settings/import', { as: house.as('Director') });
    await choose(page, Buffer.from('%PDF-1.7 nothing'), 'list.csv');
    await expect(page.getByRole('alert')).toContainText('This is not a spreadsheet.');
    await choose(page, lines('Ava,Stone,2044-05-01,Toddler Room'));
    await expect(page.getByText('All rows are correct')).toBeVisible();
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByText('Choose your spreadsheet, or drop it here')).toBeVisible();
    await expect(page.getByRole('button', { name: /children\.csv/ })).toHaveCount(0);
    await expect(dialog(page)).toHaveCount(0);
  },
);

for (const [width, size] of Object.entries(LOOKED_AT)) {
  test(`no accessibility violations on the way of an import, ${width}`, async ({ house, open }) => {
    const page = await open('/settings/import', { as: house.as('Director'), ...size });
    await page.getByText('Choose your spreadsheet, or drop it here').waitFor();
    await expectAccessible(page, 'the file');
    const rows = ['Ava,Stone,3/7/2044,Moths,x', 'Bo,,4/5/2044,Toddler Room,x'];
    await choose(page, Buffer.from(['First name,Last name,Date of birth,Room,Nickname', ...rows].join('\n')));
    await page.getByRole('heading', { name: 'What each column means' }).waitFor();
    await expectAccessible(page, 'the columns');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'How are the dates written?' }).waitFor();
    await expectAccessible(page, 'the answers');
    await page.getByText('Month first').click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('1 row needs correcting').waitFor();
    await expectAccessible(page, 'the check');
  });
}
