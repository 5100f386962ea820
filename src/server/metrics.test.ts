import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startJobs } from '#server/jobs.ts';
import { ROOT } from '#server/root.ts';
import { Client } from '#testing/client.ts';
import { EventStream } from '#testing/event-stream.ts';
import { startLarkhouse } from '#testing/larkhouse.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { until } from '#testing/until.ts';
import { enqueue } from './kernel/jobs/outbox.ts';

const TOKEN = 'for-prometheus-alone';
const as = (token: string) => ({ authorization: `Bearer ${token}` });

let scene: Scene;
beforeAll(async () => {
  scene = await startScene({ config: { metricsToken: TOKEN } });
});
afterAll(() => scene.stop());

const read = async () => (await new Client(scene.larkhouse.origin).get<string>('/metrics', as(TOKEN))).text;
/** The value of one series, named as Prometheus writes it. */
const readingOf = (text: string, series: string) => {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};

test('is read with its token alone, and told to no cache (system-1)', async () => {
  const { origin } = scene.larkhouse;
  const refused = [{}, as('for-somebody-else'), as(`${TOKEN}x`), { authorization: TOKEN }];
  for (const headers of refused)
    expect(await new Client(origin).get('/metrics', headers)).toMatchObject({
      status: 401,
      body: { code: 'signed-out' },
    });
  expect((await scene.director.get('/metrics')).status).toBe(401);
  const { status, headers } = await new Client(origin).get('/metrics', as(TOKEN));
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    expect.stringContaining('text/plain; version=0.0.4'),
    'no-store',
  ]);
});

test('is not there where no token is set', async () => {
  const off = await startLarkhouse({ database: inject('database'), template: inject('template') });
  try {
    expect((await new Client(off.origin).get('/metrics', as(''))).status).toBe(404);
  } finally {
    await off.stop();
  }
});

test('counts requests by template and status, and repeats no address', async () => {
  await scene.director.get('/api/children/123456789');
  await scene.director.get('/api/Emma');
  const series = (route: string, status: number) =>
    `larkhouse_http_request_seconds_count{method="GET",route="${route}",status="${status}"}`;
  const text = await until(async () => {
    const now = await read();
    return readingOf(now, series('none', 404)) ? now : undefined;
  });
  expect(readingOf(text ?? '', series('/api/children/:id', 404))).toBe(1);
  expect(text).not.toMatch(/Emma|123456789/);
});

test('tells of streams, connections, disk and the event loop', async () => {
  const stream = await EventStream.open(scene.director);
  const text = await read();
  stream.close();
  expect(readingOf(text, 'larkhouse_streams')).toBe(1);
  expect(readingOf(text, 'larkhouse_database_up')).toBe(1);
  expect(readingOf(text, 'larkhouse_database_connections{pool="staff",state="idle"}')).toBeGreaterThan(0);
  expect(readingOf(text, 'larkhouse_disk_free_bytes')).toBeGreaterThan(0);
  expect(readingOf(text, 'larkhouse_disk_bytes')).toBeGreaterThan(readingOf(text, 'larkhouse_disk_free_bytes') ?? 0);
  expect(readingOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
});

test('tells what waits in the outbox and since when, and the jobs by their state', async () => {
  await scene.inCenter(async (scope) => enqueue(scope, 'fail', {}));
  scene.larkhouse.clock.advance({ minutes: 5 });
  const before = await read();
  expect([readingOf(before, 'larkhouse_outbox_rows'), readingOf(before, 'larkhouse_outbox_oldest_seconds')]).toEqual([
    1, 300,
  ]);
  const jobs = await startJobs(scene.larkhouse.server, {
    fail: async () => {
      throw new Error('the printer is on fire');
    },
  });
  const retrying = 'larkhouse_jobs{state="retrying"}';
  const after = await until(async () => {
    const now = await read();
    return readingOf(now, retrying) ? now : undefined;
  });
  await jobs.stop();
  expect(readingOf(after ?? '', retrying)).toBe(1);
  expect(readingOf(after ?? '', 'larkhouse_jobs{state="failed"}')).toBe(0);
  await scene.rows('update graphile_worker._private_jobs set attempts = max_attempts');
  const last = await read();
  expect([readingOf(last, 'larkhouse_jobs{state="failed"}'), readingOf(last, retrying)]).toEqual([1, 0]);
  expect(last).not.toContain('printer');
});

test('answers while the database does not, and says so', async () => {
  await scene.rows('revoke execute on function outbox_waiting() from larkhouse_jobs');
  const text = await read();
  await scene.rows('grant execute on function outbox_waiting() to larkhouse_jobs');
  expect(readingOf(text, 'larkhouse_database_up')).toBe(0);
  expect(readingOf(text, 'larkhouse_outbox_rows')).toBeNaN();
  expect(readingOf(text, 'larkhouse_disk_bytes')).toBeGreaterThan(0);
});

test('every measurement that the dashboard for Grafana asks for is told', async () => {
  const dashboard = JSON.parse(await readFile(path.join(ROOT, 'deploy/grafana.json'), 'utf8')) as {
    panels: { targets: { expr: string }[] }[];
  };
  const expressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  const asked = new Set(expressions.flatMap((expr) => expr.match(/\b(larkhouse|nodejs|process)_\w+/g) ?? []));
  const text = await read();
  expect(asked.size).toBeGreaterThan(10);
  expect([...asked].filter((name) => !new RegExp(`^${name}[ {]`, 'm').test(text))).toEqual([]);
});
