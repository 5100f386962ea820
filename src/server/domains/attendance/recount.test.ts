import { afterAll, beforeAll, expect, test } from 'vitest';
import { effectsIn } from '#testing/effects/seen.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { recordAbsences } from './jobs.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.stop());

test('days that were agreed on for the past take the absences with them that nobody was expected for (attendance-8)', async () => {
  const { childId } = await scene.newFamily();
  const { server, clock } = scene.larkhouse;
  for (const day of ['03', '04', '05']) {
    clock.set(`2026-03-${day}T05:07:00Z`);
    await recordAbsences({ server, centerId: scene.world.centerId });
  }
  clock.set('2026-03-05T15:00:00Z');
  const absences = () =>
    scene.rows<{ id: number; date: string }>(
      "select id::int, date from attendance where child_id = $1 and status = 'absent' order by date",
      childId,
    );
  const [, tuesday] = await absences();
  expect((await absences()).map(({ date }) => date)).toEqual(['2026-03-02', '2026-03-03', '2026-03-04']);
  const director = await scene.as('Director');
  const slots = [1, 3].map((weekday) => ({ week: 1, weekday, arrives: '08:00', leaves: '16:00' }));
  const agree = () => director.post(`/api/children/${childId}/schedules`, { from: '2026-03-02', kind: 'fixed', slots });
  const effects = await effectsIn(scene, async () => expect((await agree()).status).toBe(201));
  expect((await absences()).map(({ date }) => date)).toEqual(['2026-03-02', '2026-03-04']);
  expect(effects.slice(1)).toEqual([
    `audit recount absences: attendance [${tuesday?.id}] of [${childId}] after {"to":"2026-03-04","from":"2026-03-02"}`,
    `tell attendance, children of [${childId}]`,
  ]);
});
