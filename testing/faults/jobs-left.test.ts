import { expect, test } from 'vitest';
import { until } from '../until.ts';
import { setUpInstallation } from './installation.ts';

test('what a killed application was working on is done after the next start, at once', async () => {
  const { installation } = await setUpInstallation();
  const left = () => installation.rows('select from graphile_worker.jobs where locked_by is not null');
  await installation.rows(
    `select graphile_worker.add_job('seal-audit', json_build_object('centerId', (select center_id from center)),
      run_at => now() + interval '1 hour', job_key => 'left')`,
  );
  await installation.rows(
    `update graphile_worker._private_jobs set locked_by = 'pool-of-the-killed', locked_at = now(), run_at = now()
     where key = 'left'`,
  );
  await installation.killApp();
  await installation.start();
  await until(
    async () => (await installation.rows(`select from graphile_worker.jobs where key = 'left'`)).length === 0,
  );
  expect(await left()).toEqual([]);
}, 60_000);
