import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { LONGEST_PERIOD_DAYS, REPORT_TABLES, TABLE_FORMATS } from '#contract/analytics-choices.ts';
import { longestDays, SHEETS } from '#contract/compliance-choices.ts';
import { EXPORT_KINDS } from '#contract/imports-columns.ts';
import { api } from '#contract/index.ts';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { ROUTINES, TASKS } from '#server/jobs.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
import type { Client } from './client.ts';
import { crowd, payingCrowd } from './crowd.ts';
import { MONDAY_MORNING } from './larkhouse.ts';
import { letters } from './letters.ts';
import { type ActorName, callerOf, type Stage, setStage } from './matrix/actors.ts';
import * as freshFiles from './matrix/fresh-files.ts';
import type { Call } from './matrix/rows.ts';
import { TABLE } from './matrix/table.ts';
import { DUE, WEDNESDAY_MORNING } from './routines-due.ts';
import { timeBehind } from './time-behind.ts';
import { LONGEST_STRETCH_MS, leastStretch, longestStretch, processorTime } from './watchdog.ts';

// The slow suite plays them in a large center with a year behind it; here it is a small one with a month behind it.
const isThorough = inject('thorough');
const FAMILIES = isThorough ? 150 : 25;
const LETTERS = isThorough ? 20_000 : 1_000;
const SINCE = isThorough ? '2025-03-03' : '2026-02-02';
const ROWS_LOOKED_AT = isThorough ? 20_000 : 2_000;
const ROWS_IMPORTED = isThorough ? 1_000 : 50;
const TODAY = '2026-03-02';
/** In which formats a sheet is asked for: here, one of them in all. */
const formatsOf = (sheet: (typeof SHEETS)[number]) =>
  isThorough || sheet === 'sign-in' ? TABLE_FORMATS : TABLE_FORMATS.filter((format) => format === 'csv');
const ENDPOINTS = Object.entries<Endpoint>(api).filter(([, { stream }]) => !stream);

/** What may take longer, with what it takes (measured) and why. */
const LONGER: Readonly<Record<string, { readonly most: number; readonly reason: string }>> = {};

let stage: Stage;
let superuser: pg.Client;
beforeAll(async () => {
  stage = await setStage({ database: inject('database'), template: inject('template') });
  superuser = new pg.Client(stage.larkhouse.superuser);
  await superuser.connect();
  const { centerId } = stage.here;
  await superuser.query("select set_config('app.center_id', $1, false)", [String(centerId)]);
  await superuser.query(crowd(centerId, FAMILIES));
  await superuser.query(letters(centerId, LETTERS));
  await superuser.query(payingCrowd(centerId));
  for (const statement of timeBehind(centerId, SINCE, TODAY)) await superuser.query(statement);
  await superuser.query('vacuum analyze');
}, 300_000);
afterAll(async () => {
  await superuser?.end();
  await stage?.larkhouse.stop();
});

interface Job {
  readonly id: number;
  readonly task: string;
  readonly center_id: number;
  readonly payload: unknown;
}
const askedFor = async (): Promise<Job[]> =>
  (await superuser.query<Job>('delete from outbox returning id::int, task, center_id::int, payload')).rows.sort(
    (a, b) => a.id - b.id,
  );
/** What the jobs of a call take, the jobs that they ask for included. */
async function stretchesOfJobs(): Promise<Map<string, number>> {
  const stretches = new Map<string, number>();
  for (let jobs = await askedFor(); jobs.length > 0; jobs = await askedFor()) {
    for (const { task, center_id: centerId, payload: input } of jobs) {
      const job = { server: stage.larkhouse.server, centerId, input, attempt: 1 };
      const stretch = await longestStretch(() => TASKS[task]?.(job).catch(() => undefined) ?? Promise.resolve());
      stretches.set(task, Math.max(stretches.get(task) ?? 0, stretch));
    }
  }
  return stretches;
}

const mostFor = (what: string) => LONGER[what]?.most ?? LONGEST_STRETCH_MS;
const who = (route: string): ActorName => {
  const endpoint = (api as Readonly<Record<string, Endpoint>>)[route];
  return endpoint ? callerOf(endpoint) : 'anonymous';
};
const clientFor = (route: string) => stage.clientOf(who(route));

interface Played extends Call {
  readonly route: string;
}
/** What a call takes at most at a stretch, itself or one of its jobs: the least of some tries. */
async function stretchOf({ route, ...call }: Played, client: Client, mayFail = false): Promise<number> {
  await askedFor();
  let status = 0;
  const own = await longestStretch(async () => {
    status = await statusOf(client, route, call);
  });
  if (!mayFail) expect(status, route).toBeLessThan(300);
  return Math.max(own, ...(await stretchesOfJobs()).values());
}

/** No answer that a screen reads is larger: it is paged, or a file. */
const LARGEST_JSON = 1_000_000;

/** Sends a call, and throws away what is answered once it is counted: to read it would be our own work. */
async function statusOf(
  { origin, cookie }: Client,
  route: string,
  { params = {}, query, body }: Call,
): Promise<number> {
  const [method = '', address = ''] = route.split(' ');
  const path = address.replace(/:(\w+)/g, (_, name: string) => String(params[name])) + (query ? `?${query}` : '');
  const isForm = body instanceof FormData;
  const answer = await fetch(origin + path, {
    method,
    headers: { cookie, ...(body !== undefined && !isForm && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  let bytes = 0;
  for await (const part of answer.body ?? []) bytes += part.length;
  if (answer.headers.get('content-type')?.startsWith('application/json'))
    expect(bytes, `${route} answers too much`).toBeLessThanOrEqual(LARGEST_JSON);
  return answer.status;
}

describe('every call and its jobs leave everybody else their turn:', () => {
  test.each(ENDPOINTS)('%s', async (route, { longestDays: days }) => {
    const stretch = await leastStretch(async () => {
      const client = await clientFor(route);
      const call = (await TABLE[route]?.call(stage, client)) ?? {};
      const isMeant = TABLE[route]?.expected[who(route)] ?? 0;
      return stretchOf({ route, ...longestOf(route, call, days) }, client, isMeant >= 300 || days !== undefined);
    });
    report(route, stretch);
    expect(stretch).toBeLessThanOrEqual(mostFor(route));
  });
});

const rangeOf = (days: number) => `from=${addDays(TODAY, 1 - days)}&to=${TODAY}`;
let numbers = 0;
/** A file of as many rows as are taken, none of which was there before. */
function spreadsheet(kind: 'children' | 'staff', rows: number): string {
  numbers += 1;
  const row = (n: number) =>
    kind === 'children'
      ? `Kid ${n},Large ${numbers},2023-05-01,Toddler Room,"Peanuts, eggs"`
      : `Ann ${n},Large ${numbers},Nurse,,555 0100,a${n}-${numbers}@large.test`;
  const header =
    kind === 'children' ? 'firstName,lastName,dateOfBirth,room,allergies' : 'firstName,lastName,role,room,phone,email';
  return [header, ...Array.from({ length: rows }, (_, n) => row(n))].join('\n');
}

const LARGEST: readonly [string, () => Played | Promise<Played>][] = [
  ...REPORT_TABLES.flatMap((table) =>
    TABLE_FORMATS.map((format): [string, () => Played | Promise<Played>] => [
      `the report ${table} of a year as ${format}`,
      () => ({
        route: 'GET /api/analytics/downloads/:table',
        params: { table },
        query: table.startsWith('ratio')
          ? `date=${TODAY}&format=${format}`
          : `${rangeOf(LONGEST_PERIOD_DAYS)}&format=${format}`,
      }),
    ]),
  ),
  ...SHEETS.flatMap((sheet) => [
    [
      `the sheet ${sheet}`,
      () => ({ route: 'GET /api/compliance/sheets/:sheet', params: { sheet }, query: rangeOf(longestDays(sheet)) }),
    ] as [string, () => Played | Promise<Played>],
    ...formatsOf(sheet).map((format): [string, () => Played | Promise<Played>] => [
      `the sheet ${sheet} as ${format}`,
      () => ({
        route: 'GET /api/compliance/sheets/:sheet/download',
        params: { sheet },
        query: `${rangeOf(longestDays(sheet))}&format=${format}`,
      }),
    ]),
  ]),
  ...EXPORT_KINDS.map((kind): [string, () => Played | Promise<Played>] => [
    `the list of ${kind}`,
    () => ({ route: 'GET /api/exports/:kind', params: { kind } }),
  ]),
  ...(['children', 'staff'] as const).map((kind): [string, () => Played | Promise<Played>] => [
    `the upload of a spreadsheet of ${ROWS_LOOKED_AT} ${kind}`,
    () => ({ route: 'POST /api/imports', body: freshFiles.spreadsheet(spreadsheet(kind, ROWS_LOOKED_AT)) }),
  ]),
  [
    'an announcement to all families',
    () => ({
      route: 'POST /api/messages',
      body: {
        to: [{ kind: 'all-families' }],
        as: { kind: 'office' },
        subject: 'To all',
        content: 'Hello '.repeat(500),
      },
    }),
  ],
  [
    'an invoice run for all families',
    () => ({ route: 'POST /api/billing/invoice-runs', body: { from: '2026-03-02', to: '2026-04-30', send: true } }),
  ],
  [
    'the ledger of a year as Excel',
    () => ({ route: 'GET /api/billing/export', query: 'from=2026-01-01&to=2026-12-31&format=xlsx' }),
  ],
  [
    'an import of 1,000 children',
    async () => {
      const director = await stage.clientOf('Director');
      const file = freshFiles.spreadsheet(spreadsheet('children', ROWS_IMPORTED));
      const { id } = (await director.post<{ id: number }>('/api/imports', file)).body;
      return {
        route: 'POST /api/imports/:id/start',
        params: { id },
        body: { wrong: 'refuse', changes: true },
      };
    },
  ],
];

/** Large files are written behind whatever else the machine does: in the gate that is other tests. */
const LONGEST_MS = 1_800_000;

describe('the largest of them too:', () => {
  test.each(LARGEST)('%s', { timeout: LONGEST_MS }, async (about, played) => {
    const client = await stage.clientOf('Director');
    const stretch = await leastStretch(async () => stretchOf(await played(), client));
    report(about, stretch);
    expect(stretch).toBeLessThanOrEqual(mostFor(about));
  });
});

const inCenter = (statement: string) => superuser.query(statement.replaceAll('$center', String(stage.here.centerId)));
/** Each with much to do, where that can be brought about, and else as it comes. */
const PLAYED = [...new Set([...ROUTINES.map(({ name }) => name), ...Object.keys(DUE)])];

describe('what happens by the clock, too:', () => {
  afterAll(() => stage.larkhouse.clock.set(MONDAY_MORNING));

  test.each(PLAYED)('%s', { timeout: LONGEST_MS }, async (about) => {
    const { at = WEDNESDAY_MORNING, before = [] } = DUE[about] ?? {};
    const routine = ROUTINES.find(({ name }) => name === about.split(',')[0]);
    expect(routine, `${about} is a routine no more`).toBeDefined();
    stage.larkhouse.clock.set(at);
    const stretch = await leastStretch(async () => {
      for (const statement of before) await inCenter(statement);
      await askedFor();
      const { server } = stage.larkhouse;
      const own = await longestStretch(async () => routine?.run({ server, centerId: stage.here.centerId }));
      return Math.max(own, ...(await stretchesOfJobs()).values());
    });
    report(about, stretch);
    expect(stretch).toBeLessThanOrEqual(mostFor(about));
  });
});

describe('the watchdog', () => {
  // As the watchdog counts: asking for the time takes the system's, on some machines more than it takes one's own.
  const busy = (milliseconds: number) => {
    const until = processorTime() + milliseconds;
    while (processorTime() < until);
  };
  test('sees a stretch, also one that is awaited piece by piece', async () => {
    expect(await longestStretch(async () => busy(60))).toBeGreaterThan(LONGEST_STRETCH_MS);
    const inPieces = async () => {
      for (let n = 0; n < 6; n += 1) await Promise.resolve(busy(10));
    };
    expect(await longestStretch(inPieces)).toBeGreaterThan(LONGEST_STRETCH_MS);
  });

  test('counts neither waiting nor work that gives others their turn', async () => {
    const inTurns = async () => {
      for (let n = 0; n < 6; n += 1) {
        busy(10);
        await new Promise((done) => setImmediate(done));
      }
    };
    const waiting = () => superuser.query('select pg_sleep(0.2)');
    for (const work of [inTurns, waiting])
      expect(await leastStretch(() => longestStretch(work))).toBeLessThan(LONGEST_STRETCH_MS);
  });
});

function report(about: string, stretch: number): void {
  if (process.env.WATCHDOG) process.stdout.write(`${stretch.toFixed(1)} ms ${about}\n`);
}

/** A call for as many days as it takes. */
function longestOf(route: string, call: Call, days: number | undefined): Call {
  if (days === undefined || !route.startsWith('GET')) return call;
  const query = new URLSearchParams(call.query);
  query.set('from', addDays(TODAY, 1 - days));
  query.set('to', TODAY);
  return { ...call, query: String(query) };
}
