import { afterAll, beforeAll, expect, test } from 'vitest';
import { attendanceOf, MONDAY } from '#testing/attendance.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';

interface Bringer {
  readonly childId: number;
  readonly by: string;
  readonly times: number;
  readonly lastOn: string;
}

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.stop());

const bringersOf = async (childId: number) =>
  (await (await scene.as('Support Staff')).get<Bringer[]>('/api/attendance/bringers')).body
    .filter((one) => one.childId === childId)
    .map(({ by, times, lastOn }) => [by, times, lastOn]);
const broughtOn = (childId: number, date: string, checkInBy: string) =>
  attendanceOf(scene.director).record({
    childId,
    date,
    checkInTime: '07:00',
    checkInBy,
    checkOutTime: '16:00',
    checkOutBy: checkInBy,
  });

test('tells who brought a child how often, the most often first, of the last 60 days', async () => {
  const { childId } = await scene.newFamily();
  await broughtOn(childId, '2025-12-31', 'Grandfather');
  await broughtOn(childId, '2026-02-25', 'Mother');
  await broughtOn(childId, '2026-02-26', 'Mother');
  await broughtOn(childId, '2026-02-27', 'Staff Member');
  await attendanceOf(scene.director).absent(childId);
  expect(await bringersOf(childId)).toEqual([
    ['Mother', 2, '2026-02-26'],
    ['Staff Member', 1, '2026-02-27'],
  ]);
});

test('leaves out whoever may not collect the child any more', async () => {
  const { childId } = await scene.newFamily();
  const { body } = await scene.director.get<{
    guardians: { guardianshipId: number; name: string; version: number }[];
  }>(`/api/children/${childId}/profile`);
  const { guardianshipId, name, version } = firstOf(body.guardians);
  await broughtOn(childId, MONDAY, `${name} (father)`);
  expect(await bringersOf(childId)).toEqual([[`${name} (father)`, 1, MONDAY]]);
  await scene.director.patch(`/api/guardianships/${guardianshipId}`, { mayPickUp: false, version });
  expect(await bringersOf(childId)).toEqual([]);
});
