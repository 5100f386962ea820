import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Scope } from '#server/db/scope.ts';
import type { StaffActor } from '#server/kernel/access/actor.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import type { RoleName } from '#testing/world.ts';
import { removeStaffMember, switchDuties } from './commands.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene?.stop());

const actor = (role: RoleName, ...capabilities: string[]): StaffActor => ({
  kind: 'staff',
  id: scene.world.staff[role],
  firstName: '',
  lastName: '',
  role,
  capabilities: new Set(capabilities),
});
const as = <T>(who: StaffActor, work: (scope: Scope) => Promise<T>) => scene.inCenter((scope) => work(scope.as(who)));
const onDuty = () =>
  scene.rows<{ staff_id: number; started_by: number }>(
    `select staff_id, started_by from staff_duty where ended_at is null order by staff_id`,
  );

test('several go on and off duty at once; who is already is left alone', async () => {
  const { Nurse: nurse, Director: director, 'Lead Teacher': lead } = scene.world.staff;
  const who = actor('Director', 'duty.anyone');
  await as(who, (scope) => switchDuties(scope, [nurse], true));
  const members = await as(who, (scope) => switchDuties(scope, [nurse, lead], true));
  expect(members.map(({ isOnDuty }) => isOnDuty)).toEqual([true, true]);
  expect(await onDuty()).toEqual(
    [lead, nurse].toSorted((a, b) => a - b).map((id) => ({ staff_id: id, started_by: director })),
  );
  const [entry] = await scene.rows(
    `select entity_ids, actor_id from audit where action = 'start duty' order by id desc limit 1`,
  );
  expect(entry).toEqual({ entity_ids: [lead], actor_id: director });
  await as(who, (scope) => switchDuties(scope, [nurse, lead], false));
  expect(await onDuty()).toEqual([]);
});

test('without the capability only oneself, and nobody is switched', async () => {
  const { Nurse: nurse, 'Support Staff': support } = scene.world.staff;
  const who = actor('Support Staff', 'duty.own');
  await expect(as(who, (scope) => switchDuties(scope, [support, nurse], true))).rejects.toMatchObject({ status: 403 });
  expect(await onDuty()).toEqual([]);
  await as(who, (scope) => switchDuties(scope, [support], true));
  expect(await onDuty()).toHaveLength(1);
  await as(who, (scope) => switchDuties(scope, [support], false));
});

test('with one who is gone nobody is switched', async () => {
  const { Nurse: nurse, 'Assistant Teacher': gone } = scene.world.staff;
  await scene.inCenter((scope) => removeStaffMember(scope, gone));
  await expect(scene.inCenter((scope) => switchDuties(scope, [nurse, gone], true))).rejects.toMatchObject({
    status: 404,
  });
  expect(await onDuty()).toEqual([]);
});
