import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Scene, startScene } from '../../../../testing/scene.ts';
import { recordAbsencesOn } from '../attendance/jobs.ts';
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

test('a closure and a deadline that are no day and no time are refused', async () => {
  await expect(scene.inCenter((scope) => closeOn(scope, [{ date: 'soon', reason: 'Snow' }]))).rejects.toThrow();
  await expect(scene.inCenter((scope) => changeArrivalDeadline(scope, 'noon'))).rejects.toThrow();
  expect(await scene.rows(`select arrival_deadline from center`)).toEqual([{ arrival_deadline: null }]);
});
