import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildArchive, failArchive } from '#server/domains/archives/jobs.ts';
import { unzipped } from '#testing/zip.ts';
import { violationsOn } from './accessibility.ts';
import { bump, card, makeMother } from './parents.ts';
import { expect, PHONE, test } from './test.ts';

test('a parent has everything about a child prepared, sees it come, saves it and opens it without the internet', async ({
  house,
  larkhouse: { server },
  open,
  browser,
}, testInfo) => {
  await bump(house);
  const page = await open('/parent-profile', { asParent: await makeMother(house, 'Ada', 'Ben'), ...PHONE });
  const ada = card(page, 'Everything about Ada');
  const { centerId } = house;
  await ada.getByRole('button', { name: 'Prepare the file' }).click();
  await expect(ada.getByRole('progressbar', { name: 'Preparing the file...' })).toBeVisible();
  await expect(card(page, 'Everything about Ben').getByRole('button')).toBeVisible();
  await failArchive({ server, centerId }, 1, 'no-room');
  await expect(ada.getByRole('alert')).toContainText('The server is out of space right now.');

  await ada.getByRole('button', { name: 'Prepare it again' }).click();
  await expect(ada.getByRole('progressbar')).toBeVisible();
  await buildArchive({ server, centerId, input: { archiveId: 2 }, attempt: 1 });
  await expect(ada.getByRole('status')).toContainText('You can download it until Mar 6, 2046, 7:30 AM');
  const saved = page.waitForEvent('download');
  await ada.getByRole('link', { name: /^Download \(/ }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('Ada Dubois.zip');

  const folder = testInfo.outputPath('archive');
  for (const [name, bytes] of unzipped(await readFile(await download.path()))) {
    await mkdir(path.join(folder, path.dirname(name)), { recursive: true });
    await writeFile(path.join(folder, name), bytes);
  }
  const offline = await browser.newContext({ ...PHONE, offline: true });
  const reader = await offline.newPage();
  const complaints: string[] = [];
  reader.on('console', (message) => complaints.push(message.text()));
  await reader.goto(pathToFileURL(path.join(folder, 'index.html')).href);
  await expect(reader.getByRole('heading', { name: 'Ada Dubois' })).toBeVisible();
  for (const section of ['index.html', 'incidents']) {
    if (section !== 'index.html') await reader.locator(`a[href^="pages/${section}"]`).click();
    await reader.waitForURL((url) => url.pathname.includes(section));
    expect(await violationsOn(reader, { preload: false })).toEqual([]);
    expect(await reader.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await expect(reader.getByText('Bumped her head on the slide.')).toBeVisible();
  expect(complaints).toEqual([]);
  await offline.close();
});
