import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { needProc, openChromium } from './needs.ts';
import { printAll, type Row } from './rows.ts';
import { type Demonstration, startDemonstration } from './screens/demonstration.ts';
import { type Portal, record, type Sent, signIn } from './screens/record.ts';
import { type Cost, type Measured, replay } from './screens/replay.ts';
import { asked, writes } from './screens/writes.ts';

/**
 * What each screen may cost, in multiples of a bare handler's one indexed read in the same run. Where it is measured against
 * a peer the figure comes from there, or is lower where more was won: docs/performance.md. A thread is opened for the first time, which is written down.
 */
const SCREENS: readonly { readonly portal: Portal; readonly screen: string; readonly atMost: number }[] = [
  { portal: 'staff', screen: '/', atMost: 40 },
  { portal: 'staff', screen: '/children', atMost: 34 },
  { portal: 'staff', screen: '/room', atMost: 55 },
  { portal: 'staff', screen: '/messages', atMost: 53 },
  { portal: 'staff', screen: '/messages?thread=:id', atMost: 130 },
  { portal: 'staff', screen: '/gallery-management', atMost: 60 },
  { portal: 'staff', screen: '/billing', atMost: 56 },
  { portal: 'staff', screen: '/reports', atMost: 78 },
  { portal: 'parent', screen: '/parent-dashboard', atMost: 37 },
  { portal: 'parent', screen: '/parent-dashboard?view=calendar', atMost: 45 },
  { portal: 'parent', screen: '/parent-gallery', atMost: 60 },
];
/** How long a bare handler is measured before each line, in milliseconds. */
const BRIEFLY = { warm: 500, measured: 2_000 };
/** Of each picture, which a browser then keeps. */
const PICTURE_AT_MOST = 10;

/**
 * What the screens and the taps of a day cost the server and its database together, in the demonstration center.
 * @param only of those whose name holds this
 */
export async function* measureCosts(only = ''): AsyncGenerator<Row> {
  needProc();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'larkhouse-screens-'));
  try {
    await using browser = await openChromium();
    await using demonstration = await startDemonstration(dataDir);
    for await (const measure of costsIn(demonstration, browser, (what) => what.includes(only))) yield rowOf(measure);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A screen, the pictures of one, or a tap. */
export interface Step {
  readonly what: string;
  /** In multiples of a bare handler. */
  readonly atMost: number;
  measure(): Promise<Cost>;
}

/** What one of them cost. */
export interface Measure extends Omit<Step, 'measure'> {
  readonly cost: Cost;
  /** What a bare handler took just before: how fast a machine is changes from minute to minute. */
  readonly bare: Cost;
}

/** Measures the screens and taps whose names are asked for; first the bare handler and `/healthz`. */
export async function* costsIn(
  demonstration: Demonstration,
  browser: Browser,
  isAsked: (what: string) => boolean,
): AsyncGenerator<Measure> {
  const here = placeOf(demonstration);
  const bareIn = (long?: typeof BRIEFLY) =>
    replay(always([get('/child')]), { ...here, origin: demonstration.place.bare }, long);
  const first = await bareIn();
  yield { what: 'a bare handler', cost: first, bare: first, atMost: 1 };
  const healthz = always([get('/healthz')]);
  yield { what: 'GET /healthz', atMost: 1, bare: await bareIn(BRIEFLY), cost: await replay(healthz, here) };
  for await (const { what, atMost, measure } of stepsIn(demonstration, browser, isAsked))
    yield { what, atMost, bare: await bareIn(BRIEFLY), cost: await measure() };
}

/** The screens and taps whose names are asked for, each to be measured before the next is asked for. */
export async function* stepsIn(
  demonstration: Demonstration,
  browser: Browser,
  isAsked: (what: string) => boolean,
  withPictures = true,
): AsyncGenerator<Step> {
  const { larkhouse } = demonstration.place;
  const here = placeOf(demonstration);
  const logins = { staff: await signIn(larkhouse, 'staff'), parent: await signIn(larkhouse, 'parent') };
  const played = (what: string, sent: readonly Sent[], atMost: number): Step => ({
    ...{ what, atMost },
    measure: () => replay(always(sent), here),
  });
  for (const { portal, screen, atMost } of SCREENS) {
    const what = `screen ${screen}`;
    if (!isAsked(what)) continue;
    const sent = await record(browser, logins[portal], larkhouse, await addressOf(screen));
    const pictures = sent.filter(({ isPicture }) => isPicture);
    const others = sent.filter(({ isPicture }) => !isPicture);
    yield played(what, others, atMost);
    if (pictures.length === 0 || !withPictures) continue;
    yield played(`pictures of ${screen}`, pictures, PICTURE_AT_MOST * pictures.length);
  }
  for (const { what, next, atMost } of await writes(larkhouse, logins.staff.cookie))
    if (isAsked(what)) yield { what, atMost, measure: () => replay(next, here) };

  async function addressOf(screen: string): Promise<string> {
    if (!screen.endsWith(':id')) return screen;
    const [thread] = await asked<{ id: number }[]>(larkhouse, '/api/messages/threads', logins.staff.cookie);
    return screen.replace(':id', String(thread?.id));
  }
}

const placeOf = ({ place, pid }: Demonstration): Measured => ({
  origin: place.larkhouse,
  pids: [pid],
  postmaster: place.postmaster,
});
const always = (sent: readonly Sent[]) => () => sent;
const get = (path: string): Sent => ({ method: 'GET', path, headers: {}, body: null, isPicture: false });

/** Milliseconds of processor, of the server and its database together. */
export const totalOf = ({ spent }: Cost): number => spent.server + spent.database;

function rowOf({ what, cost, bare, atMost }: Measure): Row {
  const { calls, bytes, spent, p95 } = cost;
  const times = totalOf(cost) / totalOf(bare);
  const figures = [
    `${calls.toFixed(0)} calls`,
    `${(bytes / 1024).toFixed(0)} kB`,
    `${spent.server.toFixed(2)} + ${spent.database.toFixed(2)} ms of processor`,
    `p95 ${p95.toFixed(0)} ms`,
    `${times.toFixed(1)} ×`,
  ];
  return { what, figure: figures.join(', '), budget: `≤ ${atMost} × a bare handler`, isMet: times <= atMost };
}

// `node bench/screens.ts` measures this alone, of what is built.
if (import.meta.main)
  process.exitCode = (await printAll('screens by their calls', () => measureCosts(process.argv[2]))) ? 0 : 1;
