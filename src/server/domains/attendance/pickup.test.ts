import { afterAll, beforeAll, expect, test } from 'vitest';
import { attendanceOf } from '#testing/attendance.ts';
import type { Client } from '#testing/client.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';

interface Profile {
  readonly guardians: readonly {
    guardianshipId: number;
    name: string;
    mayPickUp: boolean;
    custodyNote: string | null;
    version: number;
  }[];
}

let scene: Scene;
let support: Client;
beforeAll(async () => {
  scene = await startScene();
  support = await scene.as('Support Staff');
});
afterAll(() => scene.stop());

const guardianOf = async (childId: number, client = scene.director) =>
  firstOf((await client.get<Profile>(`/api/children/${childId}/profile`)).body.guardians);

/** A child that is here, whose only guardian may not pick up. */
async function barredFamily() {
  const { childId } = await scene.newFamily();
  const { guardianshipId, version, name } = await guardianOf(childId);
  const bar = { mayPickUp: false, version };
  expect((await scene.director.patch(`/api/guardianships/${guardianshipId}`, bar)).status).toBe(200);
  await attendanceOf(support).checkIn(childId, '07:30');
  return { childId, name };
}

test('a barred guardian is held back until staff have read the warning, and the reading is on record', async () => {
  const { childId, name } = await barredFamily();
  const attendance = attendanceOf(support);
  const refused = await attendance.checkOut(childId, '17:00', { checkOutBy: `${name} (father)` });
  expect(refused.status).toBe(409);
  expect(refused.body.message).toContain(`${name} may not pick up`);
  expect(refused.body.fields).toHaveProperty('pickupWarningAcknowledged');
  expect(await attendance.of(childId)).toMatchObject({ checkOutTime: null });

  const read = { checkOutBy: `${name} (father)`, pickupWarningAcknowledged: true };
  expect((await attendance.checkOut(childId, '17:00', read)).status).toBe(200);
  const recorded = await scene.rows<{ after: object }>(
    `select d.after from audit a join audit_detail d on d.center_id = a.center_id and d.audit_id = a.id
     where a.action = 'check out' and $1 = any (a.child_ids)`,
    childId,
  );
  expect(recorded).toHaveLength(1);
  expect(firstOf(recorded).after).toMatchObject({ pickupWarningAcknowledged: true });
});

test('anybody else collects the child without a warning, and other conflicts do not ask for one', async () => {
  const { childId } = await barredFamily();
  const attendance = attendanceOf(support);
  expect((await attendance.checkOut(childId, '17:00', { checkOutBy: 'Grandmother' })).status).toBe(200);
  const twice = await attendance.checkOut(childId, '17:05', { checkOutBy: 'Grandmother' });
  expect(twice.status).toBe(409);
  expect(twice.body.fields ?? {}).not.toHaveProperty('pickupWarningAcknowledged');
});

test('everybody at the door sees who may not pick up; the custody note only those who enroll', async () => {
  const { childId } = await barredFamily();
  expect(await guardianOf(childId, support)).toMatchObject({ mayPickUp: false, custodyNote: null });
  expect((await guardianOf(childId)).custodyNote).toMatch(/^Custody /);
});

test('support staff may not lift the bar', async () => {
  const { childId } = await barredFamily();
  const { guardianshipId, version } = await guardianOf(childId);
  const lifted = await support.patch(`/api/guardianships/${guardianshipId}`, { mayPickUp: true, version });
  expect(lifted.status).toBe(403);
  expect(await guardianOf(childId)).toMatchObject({ mayPickUp: false });
});
