import { afterAll, beforeAll, expect, test } from 'vitest';
import { attendanceOf, MONDAY } from '#testing/attendance.ts';
import { joinFamily } from '#testing/households.ts';
import { type Scene, startScene } from '#testing/scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene?.stop());

const NOTHING = { attended: 0, recorded: 0 };
const path = (childId: number, more = '') => `/api/parent/attendance/summary?childId=${childId}${more}`;

test('a family reads on how many of the recorded days its child was here: each day once, a late one as well (attendance-7)', async () => {
  const family = await scene.newFamily();
  const { childId } = family;
  const parent = await scene.parentOf(family);
  expect((await parent.get(path(childId))).body).toEqual(NOTHING);
  const { checkIn, checkOut, absent } = attendanceOf(scene.director);
  await checkIn(childId, '07:00');
  await checkOut(childId, '08:00');
  await checkIn(childId, '08:30');
  await checkIn(childId, '10:30', { date: '2026-02-27', status: 'late' });
  await absent(childId, '2026-02-26');
  await checkIn(childId, '07:00', { date: '2025-02-26' });
  const { body: days } = await parent.get<{ date: string; status: string }[]>(
    `/api/parent/attendance?childId=${childId}`,
  );
  expect(days.map(({ date, status }) => [date, status])).toEqual([
    [MONDAY, 'present'],
    ['2026-02-27', 'late'],
    ['2026-02-26', 'absent'],
  ]);
  expect((await parent.get(path(childId))).body).toEqual({ attended: 2, recorded: 3 });
  expect((await parent.get(path(childId, '&from=2026-02-26&to=2026-02-27'))).body).toEqual({
    attended: 1,
    recorded: 2,
  });
});

test('and of the first child where none is named, of nobody where they have none; another’s child is unknown', async () => {
  const [family, stranger] = [await scene.newFamily(), await scene.newFamily()];
  await attendanceOf(scene.director).checkIn(family.childId, '07:00');
  const parent = await scene.parentOf(family);
  expect((await parent.get('/api/parent/attendance/summary')).body).toEqual({ attended: 1, recorded: 1 });
  expect((await parent.get(path(stranger.childId))).status).toBe(404);
  expect((await parent.get(path(family.childId, '&from=tomorrow'))).status).toBe(422);
  const { client } = await joinFamily(scene, 'Soon Childless', [{ childId: stranger.childId }]);
  await scene.director.delete(`/api/children/${stranger.childId}`);
  expect((await client.get('/api/parent/attendance/summary')).body).toEqual(NOTHING);
});
