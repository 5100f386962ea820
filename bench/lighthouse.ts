import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { startBuilt } from './built.ts';
import { chromiumHere } from './needs.ts';
import { printAll, type Row } from './rows.ts';

const RUNS = 3;
const CATEGORIES = [
  { id: 'performance', atLeast: 95 },
  { id: 'accessibility', atLeast: 100 },
  { id: 'best-practices', atLeast: 100 },
] as const;
/** Where pictures are what a screen is for: seconds until the largest is there. */
const LARGEST_PAINT: Readonly<Record<string, number>> = { '/parent-gallery': 1.2 };
/** What a miss is looked into with: `LARKHOUSE_REPORTS=folder` keeps each screen's whole report there. */
const REPORTS = process.env.LARKHOUSE_REPORTS;

/** Lighthouse's scores, as a phone on a slow line, of the portals' first screens in the demonstration center. */
export async function* measureScreens(): AsyncGenerator<Row> {
  const [dataDir, profile] = [await newFolder('center'), await newFolder('browser')];
  try {
    await using context = await openBrowser(profile);
    await using server = await startBuilt({ LARKHOUSE_DATA: dataDir }, ['--demo']);
    yield* measureAll(server.address, context, await portOf(profile));
  } finally {
    for (const folder of [dataDir, profile]) await rm(folder, { recursive: true, force: true });
  }
}

async function* measureAll(origin: string, context: BrowserContext, port: number): AsyncGenerator<Row> {
  const measure = (screen: string) => measureScreen(origin + screen, port);
  yield* await measure('/login');
  yield* await measure('/parent-login');
  await signIn(context, `${origin}/login`, 'director@larkhouse.test');
  yield* await measure('/');
  yield* await measure('/room');
  yield* await measure('/children');
  yield* await measure('/messages');
  await signIn(context, `${origin}/parent-login`, 'parent@larkhouse.test');
  yield* await measure('/parent-dashboard');
  yield* await measure('/parent-gallery');
}

/** Lighthouse opens tabs in the profile's own context, so the logins made here are there too. */
function openBrowser(profile: string): Promise<BrowserContext> {
  const options = chromiumHere();
  return chromium.launchPersistentContext(profile, {
    ...options,
    viewport: null,
    args: [...(options.args ?? []), '--headless=new', '--remote-debugging-port=0'],
  });
}

/** Where the browser listens for Lighthouse; it writes this beside its profile. */
async function portOf(profile: string): Promise<number> {
  return Number((await readFile(path.join(profile, 'DevToolsActivePort'), 'utf8')).split('\n')[0]);
}

const newFolder = (name: string): Promise<string> => mkdtemp(path.join(os.tmpdir(), `larkhouse-${name}-`));

async function signIn(context: BrowserContext, url: string, email: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('larkhouse-demo');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((address) => !address.pathname.endsWith('login'));
  await page.close();
}

async function measureScreen(url: string, port: number): Promise<Row[]> {
  const results: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) results.push(await visit(url, port));
  results.sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
  const screen = new URL(url).pathname;
  const median = results[Math.floor(RUNS / 2)];
  if (!median) return [];
  if (REPORTS) {
    await mkdir(REPORTS, { recursive: true });
    await writeFile(path.join(REPORTS, `${screen.slice(1) || 'dashboard'}.json`), JSON.stringify(median));
  }
  const scored = CATEGORIES.map(({ id, atLeast }) => {
    const scores = results.map((result) => scoreOf(result, id));
    // What doesn't hang on the machine's load has to hold in every run.
    const score = id === 'performance' ? scoreOf(median, id) : Math.min(...scores);
    const figure = id === 'performance' ? `${score} (${vitals(median)})` : `${score}${missedIn(results, id)}`;
    return { what: `Lighthouse ${screen}: ${id}`, figure, budget: `≥ ${atLeast}`, isMet: score >= atLeast };
  });
  const paint = (median.audits['largest-contentful-paint']?.numericValue ?? Number.POSITIVE_INFINITY) / 1000;
  const most = LARGEST_PAINT[screen];
  if (most === undefined) return scored;
  const what = `Lighthouse ${screen}: largest contentful paint`;
  return [...scored, { what, figure: `${paint.toFixed(1)} s`, budget: `≤ ${most} s`, isMet: paint <= most }];
}

/** A visit with an empty cache; what Lighthouse clears before leaves cookies and local storage, so the login stays. */
async function visit(url: string, port: number, attempts = 3): Promise<Result> {
  const answer = await lighthouse(url, {
    port,
    onlyCategories: CATEGORIES.map(({ id }) => id),
    logLevel: 'silent',
  });
  const result = answer?.lhr;
  // Lighthouse asks for another run after one whose trace lacks its beginning, as on a busy machine.
  if (result?.runtimeError?.code === 'NO_NAVSTART' && attempts > 1) return visit(url, port, attempts - 1);
  if (!result || result.runtimeError) throw new Error(`${url}: ${result?.runtimeError?.message ?? 'no result'}`);
  if (result.finalDisplayedUrl !== url) throw new Error(`${url} went to ${result.finalDisplayedUrl}`);
  return result;
}

/** Of a hundred. */
const scoreOf = (result: Result, id: string): number => Math.round((result.categories[id]?.score ?? 0) * 100);

function vitals({ audits }: Result): string {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const seconds = (value('largest-contentful-paint') / 1000).toFixed(1);
  const shift = value('cumulative-layout-shift').toFixed(3);
  return `LCP ${seconds} s, TBT ${value('total-blocking-time').toFixed(0)} ms, CLS ${shift}`;
}

function missedIn(results: readonly Result[], id: string): string {
  const failed = results.flatMap(({ audits, categories }) =>
    (categories[id]?.auditRefs ?? []).filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0),
  );
  const names = [...new Set(failed.map((audit) => audit.id))];
  return names.length === 0 ? '' : ` (${names.join(', ')})`;
}

// `node bench/lighthouse.ts` measures this alone, of what is built.
if (import.meta.main) process.exitCode = (await printAll('screens by Lighthouse', measureScreens)) ? 0 : 1;
