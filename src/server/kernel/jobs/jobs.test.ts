import { afterAll, beforeAll, expect, test } from 'vitest';
import { inCenter } from '#server/db/open-scope.ts';
import { startJobs } from '#server/jobs.ts';
import type { Server } from '#server/server.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { until } from '#testing/until.ts';
import { makeCenter } from '#testing/world.ts';
import { conflict } from '../http-error.ts';
import { enqueue } from './outbox.ts';
import type { Job } from './tasks.ts';
import { type Jobs, startWorker } from './worker.ts';

let scene: Scene;
let jobs: Jobs;
let otherCenter: number;
const ran: { centerId: number; input: unknown }[] = [];
const note = async ({ centerId, input }: Job) => void ran.push({ centerId, input });
const fail = async () => {
  throw new Error('the printer is on fire');
};
const refuse = async () => {
  throw conflict('There is no such printer');
};

beforeAll(async () => {
  scene = await startScene();
  otherCenter = (await makeCenter(scene.larkhouse, { name: 'Oak House' })).centerId;
  jobs = await startJobs(scene.larkhouse.server, { note, fail, refuse });
});
afterAll(async () => {
  await jobs.stop();
  await scene.stop();
});

type Asked = readonly [task: string, input: unknown, options?: Parameters<typeof enqueue>[3]];
/** Asks for jobs in one transaction, as a command does. */
const ask = (asked: readonly Asked[], centerId = scene.world.centerId) =>
  inCenter(scene.larkhouse.server, { centerId }, async (scope) => {
    for (const [task, input, options] of asked) enqueue(scope, task, input, options);
  });
const runsOf = (about: string) => ran.filter(({ input }) => (input as { about?: string }).about === about);
const waiting = () => scene.rows('select id from outbox');
const queued = (task: string) =>
  scene.rows<{ attempts: number; runAt: Date; lastError: string | null }>(
    'select attempts, run_at as "runAt", last_error as "lastError" from graphile_worker.jobs where task_identifier = $1',
    task,
  );
/** When everything asked before it has been moved and this has run, nothing that was due is left behind. */
async function runAll(): Promise<void> {
  const about = `settled ${ran.length}`;
  await ask([['note', { about }]]);
  await until(() => runsOf(about).length > 0);
}

test('a job runs exactly as asked, once, in the center that asked; its rows vanish', async () => {
  const input = { about: 'as asked', ids: [1, 2], nested: { text: 'Zoë “hi” \\ \n', none: null, yes: true } };
  await ask([['note', input]]);
  await until(() => runsOf('as asked').length > 0);
  await runAll();
  expect(runsOf('as asked')).toEqual([{ centerId: scene.world.centerId, input }]);
  expect(await waiting()).toEqual([]);
  await until(async () => (await queued('note')).length === 0);
});

test('what a job and a routine ask of the database goes by connections of their own', async () => {
  const { server } = scene.larkhouse;
  const given: unknown[] = [];
  const look = async (by: Server) => void given.push(by.database.jobs);
  const installationRoutines = [{ name: 'look-around', cron: '0 0 1 1 *', run: look }];
  const worker = await startWorker(server, {
    tasks: { 'look-in': ({ server: by }) => look(by) },
    routines: [{ name: 'look-at-all', cron: '0 0 1 1 *', run: ({ server: by }) => look(by) }],
    installationRoutines,
  });
  try {
    await ask([['look-in', {}]]);
    await scene.rows("select graphile_worker.add_job('look-around'), graphile_worker.add_job('look-at-all')");
    await until(() => given.length >= 4);
  } finally {
    await worker.stop();
  }
  expect(new Set(given)).toEqual(new Set([server.database.background]));
  expect(server.database.background).not.toBe(server.database.jobs);
});

test('a job of a transaction that was taken back never runs', async () => {
  const refused = scene.inCenter(async (scope) => {
    enqueue(scope, 'note', { about: 'taken back' });
    await scope.opened;
    throw new Error('no');
  });
  await expect(refused).rejects.toThrow('no');
  await runAll();
  expect(runsOf('taken back')).toEqual([]);
});

test('many at once all run', async () => {
  await ask(Array.from({ length: 450 }, (_, n) => ['note', { about: 'many', n }] as const));
  await until(() => runsOf('many').length === 450);
  expect(new Set(runsOf('many').map(({ input }) => (input as { n: number }).n)).size).toBe(450);
});

test('a job for later waits until then', async () => {
  const runAt = new Date(Date.now() + 3_600_000);
  await ask([['note', { about: 'later' }, { runAt }]]);
  await runAll();
  expect(runsOf('later')).toEqual([]);
  // What has just run may still stand in the queue.
  const ahead = (await queued('note')).filter((job) => job.runAt > new Date());
  expect(ahead.map((job) => job.runAt)).toEqual([runAt]);
});

test('of several with one key only the last runs, also when they are moved together', async () => {
  const runAt = new Date(Date.now() + 3_600_000);
  await ask([
    ['note', { about: 'key', n: 1 }, { key: 'one', runAt }],
    ['note', { about: 'key', n: 2 }, { key: 'one', runAt }],
  ]);
  await runAll();
  await ask([['note', { about: 'key', n: 3 }, { key: 'one' }]]);
  await until(() => runsOf('key').length > 0);
  await runAll();
  expect(runsOf('key').map(({ input }) => input)).toEqual([{ about: 'key', n: 3 }]);
});

test("a key is the center's own", async () => {
  const job = ['note', { about: 'two centers' }, { key: 'same' }] as const;
  await Promise.all([ask([job]), ask([job], otherCenter)]);
  await until(() => runsOf('two centers').length === 2);
  expect(
    runsOf('two centers')
      .map(({ centerId }) => centerId)
      .sort(),
  ).toEqual([scene.world.centerId, otherCenter].sort());
});

test('a job that fails is kept for another try, and holds up no other', async () => {
  await ask([['fail', {}]]);
  await until(async () => (await queued('fail'))[0]?.lastError);
  expect(await queued('fail')).toMatchObject([{ attempts: 1, lastError: 'the printer is on fire' }]);
  await runAll();
});

test('a job that fails by what was asked for is not tried again', async () => {
  await ask([['refuse', {}]]);
  await runAll();
  await until(async () => (await queued('refuse')).length === 0);
});

test('a task that this version does not know stays in the queue, and holds up no other', async () => {
  await ask([['unheard-of', {}]]);
  await runAll();
  expect(await queued('unheard-of')).toMatchObject([{ attempts: 0 }]);
});

test('two processes on one database run each job once', async () => {
  const beside = await startJobs(scene.larkhouse.server, { note, fail });
  try {
    await ask(Array.from({ length: 60 }, (_, n) => ['note', { about: 'two processes', n }] as const));
    await until(() => runsOf('two processes').length >= 60);
    await runAll();
    expect(runsOf('two processes')).toHaveLength(60);
  } finally {
    await beside.stop();
  }
});

test('a routine does its work in every center', async () => {
  const open = async () =>
    (await scene.rows<{ id: number }>('select distinct center_id as id from audit_seal order by 1')).map(
      ({ id }) => id,
    );
  await until(async () => {
    await ask([['seal-audit', {}]]);
    await runAll();
    return (await open()).length === 2;
  });
  expect(await open()).toEqual([scene.world.centerId, otherCenter]);
});

test('what takes longer than until it is due again is not begun beside itself (backups-5)', async () => {
  const gate = Promise.withResolvers<void>();
  let begun = 0;
  const run = async () => {
    begun += 1;
    await gate.promise;
  };
  const installationRoutines = [{ name: 'tend', cron: '0 0 1 1 *', run }];
  const worker = await startWorker(scene.larkhouse.server, { tasks: {}, routines: [], installationRoutines });
  const fallDue = () => scene.rows("select graphile_worker.add_job('tend')");
  await fallDue();
  await until(() => begun === 1);
  await fallDue();
  await until(async () => (await queued('tend')).length === 1);
  expect(begun).toBe(1);
  gate.resolve();
  await until(async () => (await queued('tend')).length === 0);
  await fallDue();
  await until(() => begun === 2);
  await worker.stop();
});
