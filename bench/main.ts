import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { measureAnalytics } from './analytics.ts';
import { measureInvoiceRun } from './billing.ts';
import { measureCameras } from './cameras.ts';
import { measureCrowd } from './crowd.ts';
import { measureScreens } from './lighthouse.ts';
import { checkIns, load } from './load.ts';
import { measureProcess } from './memory.ts';
import { measureMessages } from './messages.ts';
import { measurePhone } from './phone.ts';
import { atMost, print, type Row, ratio } from './rows.ts';
import { measureCosts } from './screens.ts';
import type { Place } from './server.ts';
import { seenElsewhere } from './streams.ts';
import { measureTaps } from './taps.ts';
import { measureUploads } from './uploads.ts';

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'larkhouse-bench-'));
const folder = (name: string) => path.join(dataDir, name);
const PARTS: readonly (readonly [string, () => Promise<Row[]>])[] = [
  ['the server', measureServer],
  ['the process', () => measureProcess(folder('process'))],
  ['screens by their calls', measureCosts],
  ['invoice run', () => measureInvoiceRun(folder('billing'))],
  ['analytics', () => measureAnalytics(folder('analytics'))],
  ['messages', () => measureMessages(folder('messages'))],
  ['uploads', () => measureUploads(folder('uploads'))],
  ['screens by Lighthouse', measureScreens],
  ['screens on a slow phone', measurePhone],
  ['taps', measureTaps],
];
/** No part takes so long; one that does has failed. */
const LONGEST_MS = 15 * 60_000;

let isAllMet = true;
for (const [name, measure] of PARTS) {
  const rows = await within(name, measure);
  // Each as soon as it is there: what comes later may fail.
  print(rows);
  isAllMet &&= rows.every(({ isMet }) => isMet);
}
await rm(dataDir, { recursive: true, force: true });
// What a part that did not end has left open must not keep this one.
process.exit(isAllMet ? 0 : 1);

/** A part's rows; of one that fails, or does not end in time, the row that says so. */
async function within(name: string, measure: () => Promise<Row[]>): Promise<Row[]> {
  const failed = (figure: string): Row[] => [{ what: name, figure, budget: 'ends', isMet: false }];
  const timer = Promise.withResolvers<Row[]>();
  const timeout = setTimeout(() => timer.resolve(failed(`not in ${LONGEST_MS / 60_000} minutes`)), LONGEST_MS);
  try {
    return await Promise.race([measure(), timer.promise]);
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error));
  } finally {
    clearTimeout(timeout);
  }
}

async function measureServer(): Promise<Row[]> {
  const env = {
    ...process.env,
    LARKHOUSE_DATA: folder('server'),
    PORT: '0',
    LARKHOUSE_SETUP_CODE: 'bench-code',
    CAMERA_ALLOW_CIDRS: '127.0.0.1/32',
  };
  const child = fork(new URL('./server.ts', import.meta.url), { env, execArgv: ['--max-semi-space-size=8'] });
  try {
    const [place] = (await once(child, 'message')) as [Place];
    const measured = [...(await measureAttendance(place)), ...(await measureCheckIn(place))];
    const seen = atMost('a check-in seen on another screen, 200 streams: p99', await seenElsewhere(place), 250, 'ms');
    const beside = await measureCrowd(place);
    return [...measured, seen, ...beside, ...(await measureCameras(place, child.pid ?? 0))];
  } finally {
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
}

async function measureAttendance({ larkhouse, bare, cookies, childIds, today }: Place): Promise<Row[]> {
  const headers = { cookie: cookies[0] ?? '', 'content-type': 'application/json' };
  const body = checkIns(childIds, today);
  for (const _ of childIds) await fetch(`${larkhouse}/api/attendance`, { method: 'POST', headers, body: body() });
  const own = { url: `${larkhouse}/api/attendance?date=${today}`, headers };
  await load({ ...own, duration: 3 });
  const least = await load({ url: `${bare}/attendance` });
  const figure = await load(own);
  const name = 'GET /api/attendance, 64 children, 16 connections';
  return [ratio(`${name}: share of bare`, figure, least, 33), atMost(`${name}: p95`, figure.p95, 25, 'ms', 1)];
}

async function measureCheckIn({ larkhouse, bare, cookies, childIds }: Place): Promise<Row[]> {
  const headers = { cookie: cookies[0] ?? '', 'content-type': 'application/json' };
  const writing = (url: string, newest: string, duration: number) => {
    const body = checkIns(childIds, newest);
    const setupRequest = (request: object) => ({
      ...request,
      body: body(),
      headers: { ...headers, 'idempotency-key': randomUUID() },
    });
    return load({ url, method: 'POST', duration, requests: [{ setupRequest }] });
  };
  await writing(`${larkhouse}/api/attendance`, '2025-01-31', 3);
  const least = await writing(`${bare}/attendance`, '2020-01-31', 8);
  const figure = await writing(`${larkhouse}/api/attendance`, '2015-01-31', 8);
  const name = 'check-in, 16 connections';
  return [ratio(`${name}: share of bare`, figure, least, 40), atMost(`${name}: p95`, figure.p95, 30, 'ms', 1)];
}
