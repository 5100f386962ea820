import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import playwright from '../playwright.config.ts';
import { print, type Row } from './rows.ts';
import { type Portal, record, type Sent, signIn } from './screens/record.ts';
import { type Cost, type Measured, replay } from './screens/replay.ts';
import type { DemoPlace } from './screens/server.ts';

/**
 * What each screen may cost, in multiples of a bare handler's one indexed read in the same run. Where it is measured against
 * a peer the figure comes from there: docs/performance.md.
 */
const SCREENS: readonly { readonly portal: Portal; readonly screen: string; readonly atMost: number }[] = [
  { portal: 'staff', screen: '/', atMost: 31 },
  { portal: 'staff', screen: '/children', atMost: 17 },
  { portal: 'staff', screen: '/room', atMost: 31 },
  { portal: 'staff', screen: '/messages', atMost: 31 },
  { portal: 'staff', screen: '/messages?thread=:id', atMost: 31 },
  { portal: 'staff', screen: '/gallery-management', atMost: 31 },
  { portal: 'staff', screen: '/billing', atMost: 31 },
  { portal: 'staff', screen: '/reports', atMost: 31 },
  { portal: 'parent', screen: '/parent-dashboard', atMost: 22 },
  { portal: 'parent', screen: '/parent-dashboard?view=calendar', atMost: 22 },
  { portal: 'parent', screen: '/parent-gallery', atMost: 22 },
];
const DAY_MS = 86_400_000;
/** Of each picture, which a browser then keeps. */
const PICTURE_AT_MOST = 3;
/** Of what is saved. */
const WRITE_AT_MOST = 31;

/**
 * What the screens and the taps of a day cost the server and its database together, in the demonstration center.
 * @param only of those whose name holds this
 */
export const measureCosts = (only = ''): Promise<Row[]> =>
  inDemonstration(async (demonstration) => rowsOf(await costsIn(demonstration, only)));

/** The demonstration in a process of its own, with its built screens, and a browser. */
export interface Demonstration {
  readonly place: DemoPlace;
  readonly child: ChildProcess;
  readonly browser: Browser;
}

/** Starts the demonstration, and ends it with all that it wrote. */
export async function inDemonstration<T>(work: (demonstration: Demonstration) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'larkhouse-screens-'));
  const env = { ...process.env, LARKHOUSE_DATA: dataDir, PORT: '0' };
  const child = fork(new URL('./screens/server.ts', import.meta.url), { env, execArgv: ['--max-semi-space-size=8'] });
  const browser = await chromium.launch(playwright.use?.launchOptions);
  try {
    const [place] = (await once(child, 'message')) as [DemoPlace];
    return await work({ place, child, browser });
  } finally {
    await browser.close();
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** What one screen, picture or tap cost. */
export interface Measure {
  readonly what: string;
  readonly cost: Cost;
  /** In multiples of the first one, a bare handler. */
  readonly atMost: number;
}

/** Measures the screens and taps whose names hold `only`; first the bare handler. */
export async function costsIn({ place, child, browser }: Demonstration, only = ''): Promise<Measure[]> {
  const { larkhouse, bare, postmaster } = place;
  const here: Measured = { origin: larkhouse, pid: child.pid ?? 0, postmaster };
  const logins = { staff: await signIn(larkhouse, 'staff'), parent: await signIn(larkhouse, 'parent') };
  const always = (sent: readonly Sent[]) => () => sent;
  const least = await replay(always([get('/child')]), { ...here, origin: bare });
  const health = await replay(always([get('/healthz')]), here);
  const measures: Measure[] = [
    { what: 'a bare handler', cost: least, atMost: 1 },
    { what: 'GET /healthz', cost: health, atMost: 1 },
  ];
  for (const { portal, screen, atMost } of SCREENS.filter(({ screen }) => screen.includes(only))) {
    const sent = await record(browser, logins[portal], larkhouse, await placeOf(screen));
    const pictures = sent.filter(({ isPicture }) => isPicture);
    const others = sent.filter(({ isPicture }) => !isPicture);
    measures.push({ what: `screen ${screen}`, cost: await replay(always(others), here), atMost });
    if (pictures.length === 0) continue;
    const most = PICTURE_AT_MOST * pictures.length;
    measures.push({ what: `pictures of ${screen}`, cost: await replay(always(pictures), here), atMost: most });
  }
  for (const [what, next] of await writes(larkhouse, logins.staff.cookie))
    if (what.includes(only)) measures.push({ what, cost: await replay(next, here), atMost: WRITE_AT_MOST });
  return measures;

  async function placeOf(screen: string): Promise<string> {
    if (!screen.endsWith(':id')) return screen;
    const [thread] = await asked<{ id: number }[]>(larkhouse, '/api/messages/threads', logins.staff.cookie);
    return screen.replace(':id', String(thread?.id));
  }
}

const get = (path: string): Sent => ({ method: 'GET', path, headers: {}, body: null, isPicture: false });

async function asked<T>(origin: string, path: string, cookie: string): Promise<T> {
  const answer = await fetch(origin + path, { headers: { cookie } });
  if (!answer.ok) throw new Error(`GET ${path} was answered ${answer.status}`);
  return (await answer.json()) as T;
}

interface Day {
  readonly childId: number;
  readonly spans: readonly { readonly checkOutTime: string | null }[];
}

/** How many children were checked in so far: where a center is measured twice, none comes twice on a day. */
let checkedIn = 0;

/** What is saved most in a day, each time anew. */
async function writes(origin: string, cookie: string): Promise<readonly (readonly [string, () => readonly Sent[]])[]> {
  const enrolled = await asked<{ id: number; room: string; enrolledOn: string }[]>(origin, '/api/children', cookie);
  const { today } = await asked<{ today: string }>(origin, '/api/auth/status', cookie);
  const children = enrolled.filter(({ enrolledOn }) => enrolledOn < today);
  const post = (path: string, body: object): Sent => ({
    ...{ method: 'POST', path, body: JSON.stringify(body), isPicture: false },
    headers: { cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  });
  const checkIn = (date: string, childId: number | undefined) =>
    post('/api/attendance', { childId, date, checkInTime: '07:25', checkInBy: 'Parent', status: 'present' });
  const days = await asked<Day[]>(origin, `/api/attendance?date=${today}`, cookie);
  const dayOf = (childId: number) => days.find((day) => day.childId === childId);
  const isAway = (day: Day | undefined) => day !== undefined && !day.spans.some((span) => span.checkOutTime === null);
  const room = children
    .filter((child) => child.room === 'Preschool Room' && !isAway(dayOf(child.id)))
    .map(({ id }) => id);
  for (const childId of room.filter((id) => !dayOf(id))) {
    const { path, headers, body } = checkIn(today, childId);
    const answer = await fetch(origin + path, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`POST ${path} was answered ${answer.status}`);
  }
  const nextCheckIn = () => {
    // Every child on every day, back into the past from before there was any, also in a center of ten years.
    const day = Date.parse(today) - (4_000 + Math.floor(checkedIn / children.length)) * DAY_MS;
    const { id } = children[checkedIn % children.length] ?? {};
    checkedIn += 1;
    return [checkIn(new Date(day).toISOString().slice(0, 10), id)];
  };
  const meal = { kind: 'meal', childIds: room, meal: 'breakfast', amount: 'most' };
  const message = {
    to: [{ kind: 'all-families' }],
    as: { kind: 'office' },
    subject: 'Snow',
    content: 'We open at nine.',
  };
  return [
    ['a check-in', nextCheckIn],
    [`a meal of ${room.length} children`, () => [post('/api/activities', meal)]],
    ['a message to all families', () => [post('/api/messages', message)]],
  ];
}

/** Milliseconds of processor, of the server and its database together. */
export const totalOf = ({ spent }: Cost): number => spent.server + spent.database;

function rowsOf(measures: readonly Measure[]): Row[] {
  const [least] = measures;
  return measures.map(({ what, cost, atMost }) =>
    rowOf(what, cost, totalOf(cost) / totalOf((least as Measure).cost), atMost),
  );
}

function rowOf(what: string, { calls, bytes, spent, p95 }: Cost, times: number, most: number): Row {
  const figures = [
    `${calls.toFixed(0)} calls`,
    `${(bytes / 1024).toFixed(0)} kB`,
    `${spent.server.toFixed(2)} + ${spent.database.toFixed(2)} ms of processor`,
    `p95 ${p95.toFixed(0)} ms`,
    `${times.toFixed(1)} ×`,
  ];
  return { what, figure: figures.join(', '), budget: `≤ ${most} × a bare handler`, isMet: times <= most };
}

// `node bench/screens.ts` measures this alone, of what is built.
if (import.meta.main) {
  const rows = await measureCosts(process.argv[2]);
  print(rows);
  process.exitCode = rows.every(({ isMet }) => isMet) ? 0 : 1;
}
