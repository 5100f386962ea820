import { afterAll, beforeAll, expect, test } from 'vitest';
import { startJobs } from '#server/jobs.ts';
import { enqueue } from '#server/kernel/jobs/outbox.ts';
import { signedIn } from '#testing/client.ts';
import { failedJob } from '#testing/matrix/fresh-jobs.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { until } from '#testing/until.ts';
import { makeCenter, type World } from '#testing/world.ts';
import { retryQueued } from './jobs.ts';

interface State {
  readonly version: string;
  readonly storage: { readonly used: number; readonly quota: number };
  readonly mail: { readonly isSetUp: boolean; readonly waiting: number; readonly failed: number };
  readonly jobs: {
    readonly waiting: number;
    readonly running: number;
    readonly troubled: readonly { id: number; task: string; state: string; attempts: number; nextAt: string | null }[];
  };
  readonly disk: { readonly free: number; readonly size: number } | null;
}

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.stop());

const state = async (client = scene.director) => (await client.get<State>('/api/system')).body;
const retry = (id: number, client = scene.director) => client.post(`/api/system/jobs/${id}/retry`);
const inFirst = () => failedJob({ larkhouse: scene.larkhouse, here: scene.world });
const directorOf = ({ centerId, staff }: World) =>
  signedIn(scene.larkhouse, 'staff', { centerId, accountId: staff.Director });

test('the Director of the only center sees version, storage, mail, jobs and disk (system-2)', async () => {
  const id = await inFirst();
  await scene.rows(
    "insert into mail (center_id, to_address, subject, content_sealed, created_at, failed_at) values ($1, 'a@b.test', 'x', '\\x00', now(), now())",
    scene.world.centerId,
  );
  const { version, storage, mail, jobs, disk } = await state();
  expect([version, storage]).toEqual(['0.0.0-test', { used: 0, quota: 21474836480 }]);
  expect(mail).toEqual({ isSetUp: false, waiting: 0, failed: 1 });
  expect(jobs.troubled).toEqual([
    { id, task: 'unheard-of', state: 'failed', attempts: 25, createdAt: expect.any(String), nextAt: null },
  ]);
  expect(disk?.size).toBeGreaterThan(disk?.free ?? 0);
});

test('whoever does not manage the center is refused, and an id that is none', async () => {
  const lead = await scene.as('Lead Teacher');
  expect([(await lead.get('/api/system')).status, (await retry(await inFirst(), lead)).status]).toEqual([403, 403]);
  expect((await scene.director.post('/api/system/jobs/none/retry')).status).toBe(422);
});

test('a job that failed is tried again from its first try on, and that is in the audit log (system-3)', async () => {
  let isMended = false;
  let runs = 0;
  const mended = async () => {
    runs += 1;
    if (!isMended) throw new Error('the printer is on fire');
  };
  const jobs = await startJobs(scene.larkhouse.server, { mended, 'retry-job': retryQueued });
  try {
    await scene.inCenter(async (scope) => enqueue(scope, 'mended', {}));
    const found = await until(async () => (await state()).jobs.troubled.find(({ task }) => task === 'mended'));
    expect(found).toMatchObject({ state: 'retrying', attempts: 1, nextAt: expect.any(String) });
    await scene.rows('update graphile_worker._private_jobs set attempts = max_attempts where id = $1', found?.id);
    isMended = true;
    expect((await retry(found?.id ?? 0)).status).toBe(200);
    await until(() => runs === 2);
    await until(async () => !(await state()).jobs.troubled.some(({ task }) => task === 'mended'));
    const [entry] = await scene.rows(
      `select action, entity, entity_ids as ids, actor_kind as actor, after from audit join audit_detail on audit_id = id
       where action = 'retry job' order by id desc limit 1`,
    );
    const after = { task: 'mended', attempts: expect.any(Number) };
    expect(entry).toEqual({ action: 'retry job', entity: 'job', ids: [found?.id], actor: 'staff', after });
    expect(await retry(found?.id ?? 0)).toMatchObject({
      status: 404,
      body: { message: 'This job no longer waits for another try' },
    });
  } finally {
    await jobs.stop();
  }
});

test("with a second center the disk is the operator's, and each sees and retries its own jobs alone", async () => {
  const id = await inFirst();
  const other = await makeCenter(scene.larkhouse, { name: 'Oak House' });
  const there = await directorOf(other);
  const theirs = await failedJob({ larkhouse: scene.larkhouse, here: other });
  const [own, foreign] = [await state(), await state(there)];
  expect([own.disk, foreign.disk]).toEqual([null, null]);
  expect(own.jobs.troubled.map((job) => job.id)).not.toContain(theirs);
  expect(own.jobs.troubled.map((job) => job.id)).toContain(id);
  expect(foreign.jobs.troubled.map((job) => job.id)).toEqual([theirs]);
  expect((await retry(id, there)).status).toBe(404);
  expect((await retry(theirs, there)).status).toBe(200);
});
