import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startJobs } from '#server/jobs.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
import { type Client, signedIn } from '#testing/client.ts';
import { crowd } from '#testing/crowd.ts';
import * as freshFiles from '#testing/matrix/fresh-files.ts';
import { childOf } from '#testing/picture-process.ts';
import { ASIDE_PLACE, placeOf } from '#testing/place.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { timeBehind } from '#testing/time-behind.ts';
import { until } from '#testing/until.ts';
import { makeCenter } from '#testing/world.ts';

const TODAY = '2026-03-02';
const FAMILIES = 60;
const REPORTS = `/api/analytics/downloads/completeness?from=${addDays(TODAY, -90)}&to=${TODAY}&format=csv`;
/** What has nothing to do with reports. */
const LIST = '/api/exports/staff';
/** A process is begun on a machine that may be busy with other tests. */
const BEGUN_MS = 30_000;

let scene: Scene;
let elsewhere: Client;
beforeAll(async () => {
  // Here locks are held for as long as a test looks.
  scene = await startScene({ worksApart: true, isPatient: true });
  const { larkhouse, rows, world } = scene;
  const other = await makeCenter(larkhouse, { name: 'Oak House' });
  elsewhere = await signedIn(larkhouse, 'staff', { centerId: other.centerId, accountId: other.staff.Director });
  await rows("select set_config('app.center_id', $1, false)", world.centerId);
  await rows(crowd(world.centerId, FAMILIES));
  for (const statement of timeBehind(world.centerId, addDays(TODAY, -365), TODAY)) await rows(statement);
  await rows('vacuum analyze');
});
afterAll(() => scene?.stop());

const workProcess = () => childOf(process.pid, 'work-process');
const desk = () => readdir(path.join(scene.larkhouse.server.config.dataDir, 'incoming'));

/** Nobody reads daily reports until it is released. */
async function holdReports() {
  const transaction = await scene.openTransaction();
  await transaction.query('lock table daily_report in access exclusive mode');
  const waiting = async () =>
    (await scene.rows(`select from pg_locks where not granted and relation = 'daily_report'::regclass`)).length;
  return { waiting, release: () => transaction.query('rollback') };
}

/** What is asked for, and whether it has been answered. */
function asked(client: Client, address: string, signal?: AbortSignal) {
  const one = { isAnswered: false, answer: client.open(address, signal) };
  void one.answer.then(
    () => {
      one.isAnswered = true;
    },
    () => undefined,
  );
  return one;
}

test('two files of a center are made at one time; the third waits and comes, and another center waits for none of them', async () => {
  const { waiting, release } = await holdReports();
  const files = Array.from({ length: 3 }, () => asked(scene.director, REPORTS));
  await until(async () => (await waiting()) === 2, BEGUN_MS);
  const mine = asked(scene.director, LIST);
  expect((await elsewhere.get(LIST)).status).toBe(200);
  expect(await waiting()).toBe(2);
  expect([...files, mine].map(({ isAnswered }) => isAnswered)).toEqual([false, false, false, false]);
  await release();
  const statuses = await Promise.all([...files, mine].map(async ({ answer }) => (await answer).status));
  expect(statuses).toEqual([200, 200, 200, 200]);
});

test.skipIf(!ASIDE_PLACE)(
  'it goes on behind everything else, with the database’s part of it, and leaves the first processor alone',
  async () => {
    const { waiting, release } = await holdReports();
    const file = asked(scene.director, REPORTS);
    await until(async () => (await waiting()) === 1, BEGUN_MS);
    const own = placeOf(process.pid);
    const [connection] = await scene.rows<{ pid: number }>('select pid from pg_locks where not granted');
    for (const id of [workProcess(), connection?.pid ?? null])
      await until(async () => isDeepStrictEqual(placeOf(id), ASIDE_PLACE), BEGUN_MS);
    await release();
    expect((await file.answer).status).toBe(200);
    expect(placeOf(process.pid)).toEqual(own);
  },
);

test.skipIf(!ASIDE_PLACE).each(['../../domains/imports/reading/worker.ts', '../documents/table-worker.ts'])(
  'so does a thread of the server that reads or writes large files: %s',
  async (program) => {
    const tasks = async () => (await readdir('/proc/self/task')).map(Number);
    const [own, earlier] = [placeOf(process.pid), await tasks()];
    const thread = new Worker(path.join(import.meta.dirname, program), { env: {} });
    onTestFinished(async () => void (await thread.terminate()));
    await until(async () => {
      const later = (await tasks()).filter((id) => !earlier.includes(id));
      return later.some((id) => isDeepStrictEqual(placeOf(id), ASIDE_PLACE));
    }, BEGUN_MS);
    expect(placeOf(process.pid)).toEqual(own);
  },
);

test('what too many wait for is refused with a sentence and a time; whoever goes away makes room', async () => {
  const { waiting, release } = await holdReports();
  const leaving = new AbortController();
  const files = Array.from({ length: 2 }, () => asked(scene.director, REPORTS));
  await until(async () => (await waiting()) === 2, BEGUN_MS);
  const left = asked(scene.director, REPORTS, leaving.signal);
  files.push(...Array.from({ length: 20 }, () => asked(scene.director, REPORTS)));
  const refused = await Promise.race(files.map(async ({ answer }) => answer));
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('60');
  expect(await refused.json()).toMatchObject({
    message: 'Larkhouse is making many files for your center already. Please try again in a minute.',
  });
  leaving.abort();
  await expect(left.answer).rejects.toThrow();
  await release();
  const statuses = await Promise.all(files.map(async ({ answer }) => (await answer).status));
  expect(statuses.toSorted()).toEqual([...Array.from({ length: 21 }, () => 200), 429]);
});

test('the right is asked for before anybody waits', async () => {
  const teacher = await scene.as('Support Staff');
  expect((await teacher.get('/api/audit/download')).status).toBe(403);
  expect((await scene.director.get('/api/audit/download?from=never')).status).toBe(422);
});

test('a file of more than 1 MB is streamed, and nothing of it stays', async () => {
  const address = `/api/compliance/sheets/sign-in/download?from=${addDays(TODAY, -365)}&to=${TODAY}&format=csv`;
  const answer = await scene.director.open(address, undefined, { 'accept-encoding': 'identity' });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.length).toBeGreaterThan(1_000_000);
  expect(answer.headers.get('content-length')).toBeNull();
  expect(answer.headers.get('transfer-encoding')).toBe('chunked');
  expect(bytes.toString().split('\r\n').length + bytes.toString().split('\n').length).toBeGreaterThan(FAMILIES * 200);
  expect(await desk()).toEqual([]);
});

test('a process that is killed midway ends in a sentence, leaves nothing behind, and the next one begins', async () => {
  const { waiting, release } = await holdReports();
  const broken = asked(scene.director, REPORTS);
  await until(async () => (await waiting()) === 1, BEGUN_MS);
  const killed = workProcess() ?? 0;
  process.kill(killed, 'SIGKILL');
  const answer = await broken.answer;
  await release();
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(await answer.json()).toMatchObject({
    message: 'This was broken off before it was done. Please try again.',
  });
  expect(await desk()).toEqual([]);
  expect((await scene.director.get(REPORTS)).status).toBe(200);
  expect(workProcess()).not.toBe(killed);
});

test('an import whose process is killed midway is begun anew, and every child is there once', {
  timeout: 180_000,
}, async () => {
  const { director, larkhouse, rows, world } = scene;
  const jobs = await startJobs(larkhouse.server);
  onTestFinished(() => jobs.stop());
  const lines = Array.from({ length: 40 }, (_, n) => `Kid ${n},Killed,2023-05-01,Toddler Room`);
  const csv = ['firstName,lastName,dateOfBirth,room', ...lines].join('\n');
  const { id } = (await director.post<{ id: number }>('/api/imports', freshFiles.spreadsheet(csv))).body;
  const transaction = await scene.openTransaction();
  await transaction.query('lock table child in share row exclusive mode');
  await director.post(`/api/imports/${id}/start`, { wrong: 'refuse', changes: true });
  const isAwaited = async () =>
    (await rows("select from pg_locks where not granted and relation = 'child'::regclass")).length > 0;
  await until(isAwaited, BEGUN_MS);
  const status = async () => (await director.get<{ status: string }>(`/api/imports/${id}`)).body.status;
  expect(await status()).toBe('running');
  process.kill(workProcess() ?? 0, 'SIGKILL');
  const children = () => rows("select id from child where center_id = $1 and last_name = 'Killed'", world.centerId);
  expect(await children()).toEqual([]);
  await transaction.query('rollback');
  await until(async () => (await status()) === 'done', 90_000);
  expect(await children()).toHaveLength(40);
});
