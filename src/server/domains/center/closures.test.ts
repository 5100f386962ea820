import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordAbsencesOn } from '#server/domains/attendance/jobs.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { changeArrivalDeadline, closeOn } from './commands.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene?.stop());

test('on a closed day nobody is absent; the newest reason is kept', async () => {
  const day = '2026-03-02';
  await scene.inCenter((scope) => closeOn(scope, [{ date: day, reason: 'Snow' }]));
  await scene.inCenter((scope) => closeOn(scope, [{ date: day, reason: 'No heating' }]));
  expect(await scene.rows(`select date, reason from closure`)).toEqual([{ date: day, reason: 'No heating' }]);
  await scene.inCenter((scope) => recordAbsencesOn(scope, day));
  expect(await scene.rows(`select * from attendance`)).toEqual([]);
});

test('a closure and a deadline are audited, and screens look again', async () => {
  const closures = [{ date: '2026-03-02', reason: 'Flood' }];
  expect(await effectsIn(scene, () => scene.inCenter((scope) => closeOn(scope, closures)))).toEqual([
    `audit close center: closure [] after ${JSON.stringify(closures)}`,
    'tell center',
  ]);
  const changing = () => scene.inCenter((scope) => changeArrivalDeadline(scope, '09:30'));
  expect(await effectsIn(scene, changing)).toEqual([
    `audit change arrival deadline: center [${scene.world.centerId}] after {"arrivalDeadline":"09:30"}`,
    'tell center',
  ]);
  await scene.inCenter((scope) => changeArrivalDeadline(scope, null));
});

test('a closure and a deadline that that are no day and no time are refused', async () => {
  await expect(scene.inCenter((scope) => closeOn(scope, [{ date: 'soon', reason: 'Snow' }]))).rejects.toThrow();
  await expect(scene.inCenter((scope) => changeArrivalDeadline(scope, 'noon'))).rejects.toThrow();
  expect(await scene.rows(`select arrival_deadline from center`)).toEqual([{ arrival_deadline: null }]);
});
