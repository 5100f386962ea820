import { afterAll, beforeAll, expect, test } from 'vitest';
import { presentChild } from '#testing/activities.ts';
import { ClassroomTablet, giveStaffPin } from '#testing/classroom.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { type Scene, startScene } from '#testing/scene.ts';

const PIN = '2947';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.stop());

test('a nap that ends at the tablet of a room is told like any other (classroom-tablet-5)', async () => {
  scene.larkhouse.clock.set('2026-03-02T17:00:00Z');
  const nurse = scene.world.staff.Nurse;
  await giveStaffPin(scene, nurse, PIN);
  const childId = await presentChild(scene);
  const tablet = new ClassroomTablet(scene);
  await tablet.pair();
  const by = { staffId: nurse, pin: PIN };
  const { uuid } = await tablet.log({ ...by, log: { kind: 'nap', childIds: [childId] } });
  scene.larkhouse.clock.advance({ minutes: 40 });
  const wake = () => tablet.log({ ...by, wake: { childId, napId: null, batch: uuid } });
  const effects = await effectsIn(scene, wake);
  const [nap] = await scene.rows<{ id: number }>('select id::int from activity where child_id = $1', childId);
  expect(effects.filter((line) => /end nap|^tell/.test(line))).toEqual([
    `audit end nap: activity [${nap?.id}] of [${childId}] after {"at":"2026-03-02T17:00:00.000Z","id":${nap?.id},"endedAt":"2026-03-02T17:40:00.000Z"}`,
    `tell activities, kiosk, naps of [${childId}]`,
  ]);
});
