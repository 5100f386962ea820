import { afterAll, beforeAll, expect, test } from 'vitest';
import { crowd, payingCrowd } from '#testing/crowd.ts';
import { runJobs } from '#testing/jobs.ts';
import { type Scene, startScene } from '#testing/scene.ts';

let scene: Scene;
const FAMILIES = 150;
const WEEKS = 9;

beforeAll(async () => {
  scene = await startScene();
  const { centerId } = scene.world;
  await scene.director.get('/api/billing/plans');
  await scene.rows(`select set_config('app.center_id', '${centerId}', false)`);
  await scene.rows(crowd(centerId, FAMILIES));
  await scene.rows(payingCrowd(centerId));
});
afterAll(() => scene.stop());

test('right after a large run the ledger is exported, though its tables were looked at last when they were empty', async () => {
  await scene.rows('vacuum analyze');
  const entries = async () => {
    const answer = await scene.director.get('/api/billing/export?from=2026-01-01&to=2026-12-31');
    expect(answer.status).toBe(200);
    return answer.text.trim().split('\n').length - 1;
  };
  // Every connection keeps a plan for empty tables.
  await Promise.all(Array.from({ length: 20 }, entries));
  await scene.director.post('/api/billing/invoice-runs', { from: '2026-03-02', to: '2026-04-30', send: true });
  expect(await runJobs(scene, 'run-invoices')).toBe(1);
  expect(await entries()).toBe(FAMILIES * WEEKS * 2);
});
