import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inCenter } from '#server/db/open-scope.ts';
import { startJobs } from '#server/jobs.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { until } from '#testing/until.ts';
import { enqueue } from './outbox.ts';
import type { Job } from './tasks.ts';
import type { Jobs } from './worker.ts';

let scene: Scene;
let jobs: Jobs;
const ran: unknown[] = [];
let gate = Promise.withResolvers<void>();
const note = async ({ input }: Job) => void ran.push(input);
const wait = async ({ input }: Job) => {
  ran.push(input);
  await gate.promise;
};
const last = async ({ input, signal }: Job) => {
  ran.push(input);
  await new Promise((resolve) => signal?.addEventListener('abort', resolve));
  ran.push('gave up');
};

beforeAll(async () => {
  scene = await startScene();
  jobs = await start();
});
afterAll(async () => {
  gate.resolve();
  await jobs.stop();
  await scene.stop();
});

const start = () => startJobs(scene.larkhouse.server, { note, wait, last });
const ask = (task: string, input: string) =>
  inCenter(scene.larkhouse.server, { centerId: scene.world.centerId }, async (scope) => enqueue(scope, task, input));
const runsOf = (input: string) => ran.filter((one) => one === input).length;
const locksOf = (task: string) =>
  scene.rows<{ by: string | null; age: number }>(
    `select locked_by as by, extract(epoch from now() - locked_at)::float8 as age
     from graphile_worker.jobs where task_identifier = $1`,
    task,
  );
/** Jobs that a process which is gone was working on. */
async function leftBehind(input: string, seconds: number, by: string): Promise<void> {
  await scene.rows(
    `with added as (select graphile_worker.add_job('note', json_build_object('centerId', $1::bigint, 'input', $2::text)) as job)
     select from added`,
    scene.world.centerId,
    input,
  );
  await scene.rows(
    `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - make_interval(secs => $2)
     where payload->>'input' = $3`,
    by,
    seconds,
    input,
  );
}

test('a database that is away while a job ends stops no job for good, and this one is done again', async () => {
  await ask('wait', 'cut off');
  await until(() => runsOf('cut off') === 1);
  const warned = vi.spyOn(scene.larkhouse.server.log, 'warn');
  const open = await closeDatabase();
  gate.resolve();
  await until(() => warned.mock.calls.some(([, words]) => words === 'the job runner ended; starting it again'));
  await open();

  await until(() => runsOf('cut off') === 2, 20_000);
  await ask('note', 'afterwards');
  await until(() => runsOf('afterwards') === 1);
  await until(async () => (await locksOf('wait')).length === 0);
});

test('jobs of a process that is silent are taken over, those of one that works are left to it', async () => {
  await jobs.stop();
  await leftBehind('silent', 61, 'pool-gone');
  await leftBehind('at work', 20, 'pool-elsewhere');
  jobs = await start();
  await until(() => runsOf('silent') === 1);
  const others = await until(async () => {
    const locks = await locksOf('note');
    return locks.length === 1 && locks;
  });
  expect(others).toMatchObject([{ by: 'pool-elsewhere' }]);
  expect(runsOf('at work')).toBe(0);
});

test('a clock that was set back makes nothing wait for hours; what was asked for at a later time keeps it', async () => {
  await jobs.stop();
  const [ahead, nobody] = [-5 * 3600, 'pool-gone'];
  for (const input of ['locked ahead', 'due ahead', 'failed ahead', 'asked for later'])
    await leftBehind(input, ahead, nobody);
  const change = (input: string, to: string) =>
    scene.rows(`update graphile_worker._private_jobs set ${to} where payload->>'input' = $1`, input);
  const unlocked = `locked_at = null, locked_by = null, run_at = now() + interval '5 hours'`;
  await change(
    'due ahead',
    `${unlocked}, created_at = now() + interval '5 hours', updated_at = now() + interval '5 hours'`,
  );
  await change('failed ahead', `${unlocked}, attempts = 1`);
  await change('asked for later', unlocked);
  await scene.rows(`update graphile_worker._private_known_crontabs set last_execution = now() + interval '5 hours'`);
  jobs = await start();
  await until(() => ['locked ahead', 'due ahead', 'failed ahead'].every((input) => runsOf(input) === 1), 30_000);
  expect(runsOf('asked for later')).toBe(0);
  expect((await locksOf('note')).filter(({ by }) => by === nobody)).toEqual([]);
  expect(await scene.rows('select from graphile_worker._private_known_crontabs where last_execution > now()')).toEqual(
    [],
  );
  await scene.rows("delete from graphile_worker._private_jobs where payload->>'input' = 'asked for later'");
});

test('a job that lasts stays locked for as long as its process lives', async () => {
  gate = Promise.withResolvers();
  await ask('wait', 'long');
  await until(() => runsOf('long') === 1);
  await scene.rows(
    `update graphile_worker._private_jobs set locked_at = now() - interval '50 s' where locked_at is not null`,
  );
  await until(async () => (await locksOf('wait')).every(({ by, age }) => by !== null && age < 20));
  gate.resolve();
  await until(async () => (await locksOf('wait')).length === 0);
  expect(runsOf('long')).toBe(1);
});

test('a stop lets what runs finish, asks what lasts to give up, and leaves nothing locked', async () => {
  await ask('last', 'at the stop');
  await until(() => runsOf('at the stop') === 1);
  const stopping = jobs.stop();
  await ask('note', 'too late');
  await stopping;
  expect(runsOf('gave up')).toBe(1);
  expect(await locksOf('last')).toEqual([]);
  jobs = await start();
  await until(() => runsOf('too late') === 1);
});

/** Cuts everybody off from this test's database; returns how to let them in again. */
async function closeDatabase(): Promise<() => Promise<void>> {
  const { superuser } = scene.larkhouse;
  const name = pg.escapeIdentifier(superuser.database ?? '');
  const elsewhere = new pg.Client({ ...superuser, database: 'postgres' });
  await elsewhere.connect();
  await elsewhere.query(`alter database ${name} allow_connections false`);
  await elsewhere.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    superuser.database,
  ]);
  return async () => {
    await elsewhere.query(`alter database ${name} allow_connections true`);
    await elsewhere.end();
  };
}
