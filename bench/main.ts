import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import { measureAnalytics } from './analytics.ts';
import { measureInvoiceRun } from './billing.ts';
import { measureCameras } from './cameras.ts';
import { measureCrowd } from './crowd.ts';
import { end, firstMessage } from './forked.ts';
import { measureHeavyWork } from './heavy.ts';
import { measureLeftBehind } from './left-behind.ts';
import { measureScreens } from './lighthouse.ts';
import { checkIns, load } from './load.ts';
import { measureProcess } from './memory.ts';
import { measureMessages } from './messages.ts';
import { needFfmpeg, needProc } from './needs.ts';
import { runPart } from './part.ts';
import { measurePhone } from './phone.ts';
import { atMost, failed, print, printAll, type Row, type Rows, ratio } from './rows.ts';
import { measureCosts } from './screens.ts';
import type { Place } from './server.ts';
import { seenElsewhere } from './streams.ts';
import { measureTaps } from './taps.ts';
import { measureUploads } from './uploads.ts';

/** In the temporary folder, which each part has to itself. */
const folder = (name: string) => path.join(os.tmpdir(), name);
const PARTS: readonly (readonly [string, () => Rows])[] = [
  ['the server', measureServer],
  ['what calls leave behind', measureGarbage],
  ['cameras', measureLivePictures],
  ['the process', measureMemory],
  ['screens by their calls', measureCosts],
  ['invoice run', () => measureInvoiceRun(folder('billing'))],
  ['analytics', () => measureAnalytics(folder('analytics'))],
  ['messages', () => measureMessages(folder('messages'))],
  ['heavy work', () => measureHeavyWork(folder('heavy'))],
  ['uploads', () => measureUploads(folder('uploads'))],
  ['screens by Lighthouse', measureScreens],
  ['screens on a slow phone', measurePhone],
  ['taps', measureTaps],
];
const LONGEST_MS = 15 * 60_000;

// `node bench/main.ts WORD` measures the parts with that word. Each runs this file again, in a process of its own.
const [word = ''] = process.argv.slice(2);
if (process.send) await measurePart(word);
else await measureAll(word);

async function measureAll(word: string): Promise<void> {
  const interruption = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interruption.abort());
  const program = new URL(import.meta.url);
  for (const [name] of PARTS.filter(([name]) => name.includes(word))) {
    if (interruption.signal.aborted) break;
    const ended = await runPart({ program, args: [name], longestMs: LONGEST_MS }, interruption.signal);
    if (typeof ended === 'string') print(failed(name, ended));
    if (ended !== true) process.exitCode = 1;
  }
}

async function measurePart(name: string): Promise<void> {
  // Whoever started it is gone.
  process.once('disconnect', () => process.exit(1));
  const [, measure] = PARTS.find((part) => part[0] === name) ?? [];
  if (!measure) throw new Error(`There is no part '${name}'`);
  process.send?.(await printAll(name, measure));
}

/** Larkhouse with a center of 64 children in a process of its own, and the bare handlers beside it. */
async function startServed(flags: readonly string[] = []) {
  const env = {
    ...process.env,
    LARKHOUSE_DATA: folder('server'),
    PORT: '0',
    LARKHOUSE_SETUP_CODE: 'bench-code',
    CAMERA_ALLOW_CIDRS: '127.0.0.1/32',
  };
  const child = fork(new URL('./server.ts', import.meta.url), { env, execArgv: ['--max-semi-space-size=8', ...flags] });
  const place = await firstMessage<Place>(child);
  return { place, child, pid: child.pid ?? 0, [Symbol.asyncDispose]: () => end(child) };
}

async function* measureServer(): AsyncGenerator<Row> {
  await using served = await startServed();
  const { place } = served;
  yield* await measureAttendance(place);
  yield* await measureCheckIn(place);
  yield atMost('a check-in seen on another screen, 200 streams: p99', await seenElsewhere(place), 250, 'ms');
  yield* await measureCrowd(place);
}

async function* measureGarbage(): AsyncGenerator<Row> {
  await using served = await startServed(['--expose-gc']);
  yield* measureLeftBehind(served.child, served.place);
}

async function* measureLivePictures(): AsyncGenerator<Row> {
  needProc();
  needFfmpeg();
  await using served = await startServed();
  yield* await measureCameras(served.place, served.pid);
}

function measureMemory(): Rows {
  needProc();
  return measureProcess(folder('process'));
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
