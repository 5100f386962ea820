import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { attendanceOf } from '#testing/attendance.ts';
import type { Client } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { MONDAY_MORNING } from '#testing/larkhouse.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { makeCenter } from '#testing/world.ts';
import { recordAbsences } from './jobs.ts';

const MONDAY = '2026-03-02';
let scene: Scene;
let director: Client;
beforeAll(async () => {
  // Enrolled on a Thursday.
  scene = await startScene({ now: '2026-02-26T15:00:00Z' });
});
afterAll(() => scene.stop());
beforeEach(async () => {
  scene.larkhouse.clock.set(MONDAY_MORNING);
  director = await scene.as('Director');
});
afterEach(async () => {
  await scene.rows('delete from attendance');
  await scene.rows('update center set absences_recorded_on = null');
});

/** At this moment of the world, as the worker would. */
async function runAt(now: string): Promise<void> {
  scene.larkhouse.clock.set(now);
  await recordAbsences({ server: scene.larkhouse.server, centerId: scene.world.centerId });
}
const recorded = () =>
  scene.rows<{ childId: number; date: string; status: string }>(
    'select child_id as "childId", date, status from attendance order by date, child_id',
  );
const absent = (date: string, ...families: { childId: number }[]) =>
  families.map(({ childId }) => ({ childId, date, status: 'absent' }));

test('who did not come on an open day is recorded absent, once', async () => {
  const [came, away] = scene.world.families;
  await attendanceOf(director).checkIn(came?.childId ?? 0, '07:30');
  expect(await effectsIn(scene, () => runAt('2026-03-03T05:07:00Z'))).toEqual([
    `audit record absences: attendance [] of [${away?.childId}] after {"date":"${MONDAY}"}`,
    `tell attendance of [${away?.childId}]`,
  ]);
  expect(await effectsIn(scene, () => runAt('2026-03-03T06:07:00Z'))).toEqual([]);
  expect(await recorded()).toEqual([
    { childId: came?.childId, date: MONDAY, status: 'present' },
    { childId: away?.childId, date: MONDAY, status: 'absent' },
  ]);
});

test("the day is the center's: before its midnight nothing is recorded of it", async () => {
  await runAt('2026-03-03T04:59:00Z');
  expect((await recorded()).filter(({ date }) => date === MONDAY)).toEqual([]);
  await runAt('2026-03-03T05:00:00Z');
  expect((await recorded()).filter(({ date }) => date === MONDAY)).toHaveLength(2);
});

test('after a standstill of days every open day since is caught up', async () => {
  await runAt('2026-03-03T05:07:00Z');
  await runAt('2026-03-10T12:00:00Z');
  const days = [...new Set((await recorded()).map(({ date }) => date))];
  expect(days).toEqual(['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06', '2026-03-09']);
});

test('an absence recorded by hand stays the only one', async () => {
  const [first] = scene.world.families;
  await attendanceOf(director).absent(first?.childId ?? 0);
  await runAt('2026-03-03T12:00:00Z');
  expect(await recorded()).toEqual(absent(MONDAY, ...scene.world.families));
});

test('closed days have no absences: weekends and closures', async () => {
  await runAt('2026-03-01T12:00:00Z');
  await runAt('2026-03-02T12:00:00Z');
  expect(await recorded()).toEqual([]);
  await scene.rows(
    `insert into closure (center_id, date, reason) values ($1, $2, 'Snow')`,
    scene.world.centerId,
    MONDAY,
  );
  await runAt('2026-03-03T12:00:00Z');
  expect(await recorded()).toEqual([]);
  await scene.rows('delete from closure');
});

test('who was not enrolled yet or is no longer has no absence', async () => {
  await scene.rows(
    `update child_enrollment set starts_on = '2026-03-03' where child_id = $1`,
    scene.world.families[0]?.childId,
  );
  const removed = await scene.newFamily();
  await director.delete(`/api/children/${removed.childId}`);
  await runAt('2026-03-03T12:00:00Z');
  expect(await recorded()).toEqual(absent(MONDAY, ...scene.world.families.slice(1)));
  await runAt('2026-03-04T12:00:00Z');
  expect((await recorded()).filter(({ date }) => date === '2026-03-03')).toHaveLength(2);
});

test("one center's job leaves the others alone", async () => {
  const other = await makeCenter(scene.larkhouse, { name: 'Oak House' });
  await scene.rows(`update child_enrollment set starts_on = '2026-01-01' where center_id = $1`, other.centerId);
  await runAt('2026-03-03T12:00:00Z');
  expect(await scene.rows('select from attendance where center_id = $1', other.centerId)).toEqual([]);
});
