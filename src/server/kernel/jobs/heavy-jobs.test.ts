import { afterAll, beforeAll, expect, test } from 'vitest';
import { inCenter } from '#server/db/open-scope.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { until } from '#testing/until.ts';
import { makeCenter } from '#testing/world.ts';
import { MOST_BEGUN, orGiveUp } from './give-up.ts';
import { enqueue } from './outbox.ts';
import type { Job } from './tasks.ts';
import { type Jobs, startWorker } from './worker.ts';

let scene: Scene;
let jobs: Jobs;
const centers: number[] = [];
const begun: unknown[] = [];
const gate = Promise.withResolvers<void>();
const note = async ({ input }: Job) => void begun.push(input);
const wait = async ({ input }: Job) => {
  begun.push(input);
  await gate.promise;
};

beforeAll(async () => {
  scene = await startScene();
  centers.push(scene.world.centerId);
  for (const name of ['Oak House', 'Elm House']) centers.push((await makeCenter(scene.larkhouse, { name })).centerId);
  jobs = await startWorker(scene.larkhouse.server, { tasks: { note, wait }, heavy: new Set(['wait']), routines: [] });
});
afterAll(async () => {
  gate.resolve();
  await jobs?.stop();
  await scene?.stop();
});

const ask = (center: number, task: string, input: string) =>
  inCenter(scene.larkhouse.server, { centerId: centers[center] ?? 0 }, async (scope) => enqueue(scope, task, input));

test('two heavy jobs run at one time, never two of one center; whatever is short goes on beside them', async () => {
  await ask(0, 'wait', 'first');
  await until(() => begun.includes('first'));
  await ask(0, 'wait', 'second of the same center');
  await ask(1, 'wait', 'of another center');
  await until(() => begun.includes('of another center'));
  await ask(2, 'wait', 'of a third center');
  await ask(0, 'note', 'mail');
  await until(() => begun.includes('mail'));
  await ask(2, 'note', 'mail of the third center');
  await until(() => begun.includes('mail of the third center'));
  expect(begun).toEqual(['first', 'of another center', 'mail', 'mail of the third center']);
  gate.resolve();
  await until(() => begun.length === 6, 30_000);
  expect(begun.slice(4).toSorted()).toEqual(['of a third center', 'second of the same center']);
});

test('a job whose process ends with each try is given up at last, and not begun again', async () => {
  const done: string[] = [];
  const task = orGiveUp(
    async () => void done.push('begun'),
    async (_, reason) => void done.push(String(reason)),
  );
  const { server } = scene.larkhouse;
  const attempted = (attempt: number) => task({ server, centerId: scene.world.centerId, input: null, attempt });
  await attempted(MOST_BEGUN);
  await attempted(MOST_BEGUN + 1);
  expect(done).toEqual(['begun', 'Something went wrong on our side. Please try again.']);
});
