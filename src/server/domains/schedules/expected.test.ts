import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inCenter } from '#server/db/open-scope.ts';
import { recordAbsences } from '#server/domains/attendance/jobs.ts';
import { mailRegularly } from '#server/domains/preferences/regular.ts';
import { isExpectedOn } from '#server/domains/schedules/expected-queries.ts';
import { attendanceOf, MONDAY } from '#testing/attendance.ts';
import { MONDAY_MORNING } from '#testing/larkhouse.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';

const THURSDAY = '2026-03-05';
const CHILD = { firstName: 'Nora', lastName: 'Later', dateOfBirth: '2024-01-05', room: 'Toddler Room' };

let scene: Scene;
/** Children there from the start, and still to come. */
let here: number[] = [];
let later = 0;
beforeAll(async () => {
  // Enrolled on the Thursday before.
  scene = await startScene({ now: '2026-02-26T15:00:00Z' });
  here = scene.world.families.map(({ childId }) => childId);
});
afterAll(() => scene.stop());
beforeEach(async () => {
  scene.larkhouse.clock.set(MONDAY_MORNING);
  const { status, body } = await (await scene.as('Director')).post<{ id: number; enrolledOn: string }>(
    '/api/children',
    { ...CHILD, enrolledOn: THURSDAY },
  );
  expect([status, body.enrolledOn]).toEqual([201, THURSDAY]);
  later = body.id;
});
afterEach(async () => {
  await scene.rows('delete from attendance');
  await scene.rows('delete from closure');
  await scene.rows('delete from regular_mail');
  await scene.rows('update center set absences_recorded_on = null');
  // As if it had never been there.
  await scene.rows('delete from child_enrollment where child_id = $1', later);
  await scene.rows('update child set removed_at = created_at where id = $1', later);
});

const expected = (date: string) =>
  inCenter(scene.larkhouse.server, { centerId: scene.world.centerId }, async (scope) =>
    (await scope.all(sql<{ id: number }>`select k.id from child k where ${isExpectedOn(date)} order by k.id`)).map(
      ({ id }) => id,
    ),
  );
const close = (date: string) =>
  scene.rows("insert into closure (center_id, date, reason) values ($1, $2, 'Snow')", scene.world.centerId, date);
const get = async <Answer>(path: string) => (await (await scene.as('Director')).get<Answer>(path)).body;

describe('expected on a date', () => {
  test('is told with the times of the booked day, and why; nobody of a closed day', async () => {
    await (await scene.as('Director')).post(`/api/children/${later}/schedules`, {
      from: THURSDAY,
      kind: 'fixed',
      slots: [
        { week: 1, weekday: 4, arrives: '13:00', leaves: '16:30', room: 'Toddler Room' },
        { week: 1, weekday: 4, arrives: '08:00', leaves: '11:30' },
      ],
    });
    const everyDay = here.map((childId) => ({ childId, reason: 'every-day', times: [] }));
    expect(await get(`/api/expected?date=${THURSDAY}`)).toEqual([
      ...everyDay,
      {
        childId: later,
        reason: 'schedule',
        times: [
          { arrives: '08:00', leaves: '11:30', room: null },
          { arrives: '13:00', leaves: '16:30', room: 'Toddler Room' },
        ],
      },
    ]);
    expect(await get('/api/expected?date=2026-03-06')).toEqual(everyDay);
    expect(await get('/api/expected')).toEqual(everyDay);
    await close(THURSDAY);
    expect(await get(`/api/expected?date=${THURSDAY}`)).toEqual([]);
    expect((await (await scene.as('Director')).get('/api/expected?date=soon')).status).toBe(422);
  });

  test.each([
    ['before the first day', '2026-03-04', () => here],
    ['from the first day on', THURSDAY, () => [...here, later]],
    ['before anybody came', '2026-02-25', () => []],
    ['on a day of the week on which nobody opens', '2026-03-07', () => []],
  ])('%s', async (_, date, who) => {
    expect(await expected(date)).toEqual(who());
  });

  test('on a closure nobody', async () => {
    await close(THURSDAY);
    expect(await expected(THURSDAY)).toEqual([]);
  });

  test('leaving is leaving today: the days before stay', async () => {
    scene.larkhouse.clock.set('2026-03-06T16:00:00Z');
    await (await scene.as('Director')).delete(`/api/children/${later}`);
    expect(await expected(THURSDAY)).toEqual([...here, later]);
    expect(await expected('2026-03-06')).toEqual(here);
  });
});

describe('a child whose first day lies ahead', () => {
  test("is in none of the day's numbers, which tell who is expected next", async () => {
    expect(await get('/api/dashboard/stats')).toMatchObject({
      totalChildren: 2,
      isOpenToday: true,
      expectedToday: 2,
      nextOpenDay: { date: '2026-03-03', expected: 2 },
    });
    await close(MONDAY);
    for (const date of ['2026-03-03', '2026-03-04']) await close(date);
    expect(await get('/api/dashboard/stats')).toMatchObject({
      totalChildren: 2,
      attendanceRate: 0,
      isOpenToday: false,
      expectedToday: 0,
      nextOpenDay: { date: THURSDAY, expected: 3 },
    });
  });

  test('is not recorded absent, and counts in no report, before it', async () => {
    scene.larkhouse.clock.set('2026-03-06T15:00:00Z');
    await scene.rows("update center set absences_recorded_on = '2026-03-01'");
    await recordAbsences({ server: scene.larkhouse.server, centerId: scene.world.centerId });
    expect(await scene.rows('select date from attendance where child_id = $1 order by date', later)).toEqual([
      { date: THURSDAY },
    ]);
    const rows = await scene.rows('select count(*)::int as n from attendance where child_id = any ($1)', here);
    expect(rows).toEqual([{ n: 8 }]);
    const report = await get<{ days: { date: string; rooms: { enrolled: number }[] }[] }>(
      `/api/analytics/attendance?from=${MONDAY}&to=${THURSDAY}`,
    );
    expect(report.days.map(({ rooms }) => rooms.reduce((sum, { enrolled }) => sum + enrolled, 0))).toEqual([
      2, 2, 2, 3,
    ]);
  });

  test('alerts nobody', async () => {
    const { checkIn } = attendanceOf(await scene.as('Director'));
    for (const childId of here) await checkIn(childId, '07:00');
    scene.larkhouse.clock.set('2026-03-02T15:00:00Z');
    await mailRegularly({ server: scene.larkhouse.server, centerId: scene.world.centerId });
    expect(await scene.rows('select kind from regular_mail')).toEqual([]);
  });

  test('cannot be checked in, nor written of', async () => {
    const director = await scene.as('Director');
    const checkIn = { childId: later, date: MONDAY, checkInTime: '07:00', checkInBy: 'Ann' };
    expect(await director.post('/api/attendance', checkIn)).toMatchObject({
      status: 409,
      body: { message: 'Nora has not started yet' },
    });
    const report = { childId: later, staffId: scene.world.staff.Nurse, date: MONDAY };
    expect(await director.post('/api/daily-reports', report)).toMatchObject({
      status: 422,
      body: { fields: { childId: 'There is no enrolled child with this id' } },
    });
    scene.larkhouse.clock.set('2026-03-05T13:00:00Z');
    expect((await (await scene.as('Director')).post('/api/attendance', { ...checkIn, date: THURSDAY })).status).toBe(
      200,
    );
  });
});

test('a first day is neither before the birth nor years ahead, and none that the child was here before', async () => {
  const director = await scene.as('Director');
  const enroll = (enrolledOn: string) => director.post('/api/children', { ...CHILD, enrolledOn });
  expect(await enroll('2024-01-04')).toMatchObject({
    status: 422,
    body: { fields: { enrolledOn: 'The first day cannot be before the birth' } },
  });
  expect(await enroll('2036-03-05')).toMatchObject({
    status: 422,
    body: { fields: { enrolledOn: 'Please check the year of the first day' } },
  });
  const first = firstOf(here);
  await attendanceOf(director).checkIn(first, '07:00');
  const edit = (id: number, enrolledOn: string) => director.patch(`/api/children/${id}`, { enrolledOn });
  expect(await edit(first, '2026-03-03')).toMatchObject({
    status: 422,
    body: { fields: { enrolledOn: expect.stringMatching(/was here before this day$/) } },
  });
  expect(await edit(later, '2026-03-04')).toMatchObject({ status: 200, body: { enrolledOn: '2026-03-04' } });
  expect(await expected('2026-03-04')).toEqual([...here, later]);
});
