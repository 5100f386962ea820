import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailRegularly } from '#server/domains/preferences/regular.ts';
import { attendanceOf, MONDAY } from '#testing/attendance.ts';
import type { Client } from '#testing/client.ts';
import { runJobs } from '#testing/jobs.ts';
import { MONDAY_MORNING } from '#testing/larkhouse.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import type { Family } from '#testing/world.ts';
import { recordAbsences } from './jobs.ts';

const TUESDAY = '2026-03-03';

let scene: Scene;
let director: Client;
let called: Family;
let told: Family;
let came: Family;
beforeAll(async () => {
  scene = await startScene();
  director = scene.director;
});
afterAll(() => scene.stop());
/** In the morning one family calls, one tells of an absence, one brings its child; then the house closes for the day. */
beforeEach(async () => {
  scene.larkhouse.clock.set(MONDAY_MORNING);
  await scene.rows('delete from attendance');
  await scene.rows('delete from closure');
  [called, told, came] = [await scene.newFamily(), await scene.newFamily(), await scene.newFamily()];
  const { absent, checkIn } = attendanceOf(director);
  expect((await absent(called.childId)).status).toBe(200);
  const notice = { childId: told.childId, kind: 'absence', from: MONDAY, to: TUESDAY, text: 'Fever' };
  expect((await (await scene.parentOf(told)).post('/api/parent/notices', notice)).status).toBe(201);
  expect((await checkIn(came.childId, '06:55')).status).toBe(200);
});
const close = async () =>
  expect((await director.post('/api/center/closures', { from: MONDAY, to: MONDAY, reason: 'Snow' })).status).toBe(201);

describe('on a day for which the center closed', () => {
  test('staff read who came, and of nobody that they are absent', async () => {
    expect((await attendanceOf(director).on()).map(({ status }) => status).sort()).toEqual(['absent', 'present']);
    await close();
    expect(await attendanceOf(director).on()).toMatchObject([{ childId: came.childId, status: 'present' }]);
    const { stats } = (await director.get<{ stats: object }>('/api/dashboard/now')).body;
    expect(stats).toMatchObject({ isOpenToday: false, expectedToday: 0, nextOpenDay: { date: TUESDAY } });
  });

  test('reports count nobody absent, a room board and a roll call await nobody', async () => {
    await close();
    const asked = `from=${MONDAY}&to=${TUESDAY}`;
    interface Counted {
      readonly days: {
        date: string;
        isOpen: boolean;
        rooms: { absent: number; expected: number; present: number }[];
      }[];
    }
    const { days } = (await director.get<Counted>(`/api/analytics/attendance?${asked}`)).body;
    const monday = days.find(({ date }) => date === MONDAY);
    expect(monday?.isOpen).toBe(false);
    expect(monday?.rooms.every(({ absent, expected, present }) => absent === 0 && expected === present)).toBe(true);
    const { body: call } = await director.get<{ rooms: { expected: number }[] }>('/api/roll-call');
    expect(call.rooms.every(({ expected }) => expected === 0)).toBe(true);
  });

  test('families read of no absence, and their rate knows none', async () => {
    await close();
    for (const family of [called, told]) {
      const parent = await scene.parentOf(family);
      expect((await parent.get(`/api/parent/attendance?childId=${family.childId}`)).body).toEqual([]);
      const { body: summary } = await parent.get(`/api/parent/attendance/summary?childId=${family.childId}`);
      expect(summary).toEqual({ attended: 0, recorded: 0 });
      const { body: day } = await parent.get(`/api/parent/day?childId=${family.childId}`);
      expect(day).toMatchObject({ status: null, isHere: false });
    }
    const { body: day } = await (await scene.parentOf(came)).get(`/api/parent/day?childId=${came.childId}`);
    expect(day).toMatchObject({ status: 'present', isHere: true });
  });

  test('nobody is reminded of a child who has not come, and the night records nobody', async () => {
    await close();
    await runJobs(scene, 'notify');
    const job = { server: scene.larkhouse.server, centerId: scene.world.centerId };
    scene.larkhouse.clock.set('2026-03-02T16:00:00Z');
    await mailRegularly(job);
    expect(await scene.rows("select from regular_mail where kind = 'attendance-alert'")).toEqual([]);
    expect(await runJobs(scene, 'notify')).toBe(0);
    scene.larkhouse.clock.set('2026-03-03T06:00:00Z');
    await recordAbsences(job);
    expect(
      await scene.rows("select child_id from attendance where status = 'absent' and child_id <> $1", called.childId),
    ).toEqual([]);
  });

  test('a closure taken back gives the absence back', async () => {
    await close();
    expect((await director.delete(`/api/center/closures?from=${MONDAY}&to=${MONDAY}`)).status).toBe(200);
    expect(await attendanceOf(director).of(called.childId)).toMatchObject({ status: 'absent' });
  });
});
