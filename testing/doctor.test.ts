import { afterAll, beforeAll, expect, test } from 'vitest';
import { examine } from '#scripts/doctor/examine.ts';
import { enqueue } from '#server/kernel/jobs/outbox.ts';
import { failedJob } from './matrix/fresh-jobs.ts';
import { type Scene, startScene } from './scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.stop());

const about = async (what: string) =>
  (await examine(scene.larkhouse.server)).filter((finding) => finding.about === what);

test('where all is well nothing is advised (system-4)', async () => {
  const findings = await examine(scene.larkhouse.server);
  expect(findings.map((finding) => finding.about)).toEqual([
    'version',
    'disk',
    'database',
    'jobs',
    'outbox',
    'backup',
    'history',
    'files',
    'mail',
  ]);
  expect(findings.filter(({ about: what, advice }) => advice && what !== 'disk' && what !== 'backup')).toEqual([]);
});

test('failed jobs, failed mail and an outbox that nobody takes up come with advice', async () => {
  await failedJob({ larkhouse: scene.larkhouse, here: scene.world });
  await scene.rows(
    "insert into mail (center_id, to_address, subject, content_sealed, created_at, failed_at) values ($1, 'a@b.test', 'x', '\\x00', now(), now())",
    scene.world.centerId,
  );
  await scene.inCenter(async (scope) => enqueue(scope, 'note', {}));
  scene.larkhouse.clock.advance({ minutes: 3 });
  expect(await about('jobs')).toEqual([
    { about: 'jobs', found: '1 failed', advice: expect.stringContaining('unheard-of') },
  ]);
  expect(await about('outbox')).toEqual([
    { about: 'outbox', found: '1 waiting', advice: expect.stringContaining('start Larkhouse') },
  ]);
  expect(await about('mail')).toMatchObject([{ advice: expect.stringContaining('Settings → Mail') }]);
  expect(JSON.stringify(await examine(scene.larkhouse.server))).not.toContain('a@b.test');
});
