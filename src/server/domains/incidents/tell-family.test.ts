import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffActor } from '#server/kernel/access/actor.ts';
import { MONDAY } from '#testing/attendance.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { reportIncident, tellFamily } from './commands.ts';

let scene: Scene;
let nurse: StaffActor;
beforeAll(async () => {
  scene = await startScene();
  const id = scene.world.staff.Nurse;
  nurse = { kind: 'staff', id, firstName: '', lastName: '', role: 'Nurse', capabilities: new Set() };
});
afterAll(() => scene?.stop());

test('a told family is no longer pending, and the first who told them is kept', async () => {
  const { childId } = await scene.newFamily();
  const input = { childId, date: MONDAY, time: '07:10', description: 'A bump', actionTaken: '', staffId: nurse.id };
  const { id, parentNotified } = await scene.inCenter((scope) => reportIncident(scope, input));
  expect(parentNotified).toBe(false);

  const at = new Date('2026-03-02T12:20:00Z');
  expect(await scene.inCenter((scope) => tellFamily(scope.at(at, nurse), id))).toMatchObject({ parentNotified: true });
  expect(await scene.inCenter((scope) => tellFamily(scope, id))).toMatchObject({ parentNotified: true });
  const told = await scene.rows(`select parent_notified_at, parent_notified_by_staff from incident where id = $1`, id);
  expect(told).toEqual([{ parent_notified_at: at, parent_notified_by_staff: nurse.id }]);
  expect(await scene.rows(`select child_ids from audit where action = 'tell family'`)).toEqual([
    { child_ids: [childId] },
  ]);
});

test('that a family was told is audited, and the screens with the child’s incidents look again', async () => {
  const { childId } = await scene.newFamily();
  const input = { childId, date: MONDAY, time: '07:10', description: 'A bump', actionTaken: '', staffId: nurse.id };
  const { id } = await scene.inCenter((scope) => reportIncident(scope, input));
  const telling = () => scene.inCenter((scope) => tellFamily(scope, id));
  expect(await effectsIn(scene, telling)).toEqual([
    `audit tell family: incident [${id}] of [${childId}]`,
    `tell incidents of [${childId}]`,
  ]);
  expect(await effectsIn(scene, telling)).toEqual([]);
});

test('an incident that is not there is refused', async () => {
  await expect(scene.inCenter((scope) => tellFamily(scope, 999_999))).rejects.toMatchObject({ status: 404 });
});
