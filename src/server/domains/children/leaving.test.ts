import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ROOT } from '#server/root.ts';
import { attendanceOf } from '#testing/attendance.ts';
import type { Client } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { MONDAY_MORNING } from '#testing/larkhouse.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import type { Family } from '#testing/world.ts';
import { isEnrolledOn } from './enrolled-queries.ts';
import { letChildrenLeave } from './leaving-commands.ts';

const FRIDAY = '2026-03-06';
const SATURDAY_MORNING = '2026-03-07T13:00:00Z';

let scene: Scene;
let director: Client;
let family: Family;
let id = 0;
beforeAll(async () => {
  scene = await startScene({ now: '2026-02-26T15:00:00Z' });
});
afterAll(() => scene.stop());
beforeEach(async () => {
  scene.larkhouse.clock.set('2026-02-26T15:00:00Z');
  family = await scene.newFamily();
  id = family.childId;
  await at(MONDAY_MORNING);
});

async function at(now: string): Promise<void> {
  scene.larkhouse.clock.set(now);
  director = await scene.as('Director');
}
const leaves = () => letChildrenLeave({ server: scene.larkhouse.server, centerId: scene.world.centerId });
const plan = (body: object) => director.put<{ leavesOn: string | null }>(`/api/children/${id}/leaving`, body);
const again = (body: object) => director.post<{ enrolledOn: string }>(`/api/children/${id}/enrollments`, body);
const listed = async () =>
  (await director.get<{ id: number; leavesOn: string | null }[]>('/api/children')).body.find(
    (child) => child.id === id,
  );
const left = async () =>
  (await director.get<{ id: number }[]>('/api/children/left')).body.find((child) => child.id === id);
const enrollments = () =>
  scene.rows('select starts_on, ends_on from child_enrollment where child_id = $1 order by starts_on', id);
/** Null where its family sees nobody any more. */
const childrenOfFamily = async () =>
  (await (await scene.parentOf(family)).get<{ children: object[] } | null>('/api/parent/child-data')).body?.children ??
  null;
const isEnrolled = (date: string) =>
  scene.inCenter(
    async (scope) =>
      (await scope.all(sql`select from child k where k.id = ${id} and ${isEnrolledOn(date)}`)).length === 1,
  );

describe("a child's last day", () => {
  test('lies ahead: the child stays on every list until then, and leaves them on the day after', async () => {
    expect(await plan({ lastDay: FRIDAY, reason: 'moving', noticeGivenOn: '2026-02-02' })).toMatchObject({
      status: 200,
      body: { leavesOn: FRIDAY },
    });
    await at('2026-03-07T04:30:00Z');
    await leaves();
    expect(await listed()).toMatchObject({ leavesOn: FRIDAY });
    expect(await isEnrolled(FRIDAY)).toBe(true);
    expect(await isEnrolled('2026-03-07')).toBe(false);
    await at(SATURDAY_MORNING);
    const effects = await effectsIn(scene, leaves);
    expect(effects.filter((line) => line.startsWith('tell'))).toEqual([`tell attendance, children of [${id}]`]);
    const before = `audit let child leave: child [${id}] of [${id}] before {"id":${id},`;
    expect(effects.filter((line) => line.startsWith('audit'))).toEqual([expect.stringContaining(before)]);
    expect(await effectsIn(scene, leaves)).toEqual([]);
    expect(await listed()).toBeUndefined();
    expect(await left()).toMatchObject({
      lastDay: FRIDAY,
      reason: 'moving',
      guardians: [expect.stringContaining(' ')],
    });
    expect(await childrenOfFamily()).toBe(null);
  });

  test('passes with the child still checked in: its stay ends with that day', async () => {
    await plan({ lastDay: FRIDAY });
    await at('2026-03-06T14:00:00Z');
    await attendanceOf(director).checkIn(id, '08:00', { date: FRIDAY });
    await at(SATURDAY_MORNING);
    await leaves();
    expect(await scene.rows('select check_out as out from attendance where child_id = $1', id)).toEqual([
      { out: new Date('2026-03-07T04:59:00Z') },
    ]);
  });

  test('can be another, and taken back', async () => {
    await plan({ lastDay: FRIDAY, reason: 'school' });
    expect((await plan({ lastDay: '2026-04-30' })).body.leavesOn).toBe('2026-04-30');
    for (const _ of [1, 2])
      expect(await director.delete(`/api/children/${id}/leaving`)).toMatchObject({ body: { leavesOn: null } });
    await at('2026-05-04T13:00:00Z');
    await leaves();
    expect(await listed()).toMatchObject({ leavesOn: null });
  });

  test.each([
    [{ lastDay: '2026-03-01' }, 'lastDay', /Remove a child who is gone already/],
    [{ lastDay: '2026-02-25' }, 'lastDay', /before the first one/],
    [{ lastDay: '2036-03-02' }, 'lastDay', /check the year/],
    [{ lastDay: 'soon' }, 'lastDay', /date/i],
    [{ lastDay: FRIDAY, reason: 'weather' }, 'reason', /Choose a reason/],
    [{ lastDay: FRIDAY, noticeGivenOn: '2026-03-03' }, 'noticeGivenOn', /cannot be in the future/],
  ])('%j is refused', async (body, field, text) => {
    expect(await plan(body)).toMatchObject({ status: 422, body: { fields: { [field]: expect.stringMatching(text) } } });
    expect(await listed()).toMatchObject({ leavesOn: null });
  });

  test('is said by whoever may remove children, of children of the center', async () => {
    const teacher = await scene.as('Lead Teacher');
    expect((await teacher.put(`/api/children/${id}/leaving`, { lastDay: FRIDAY })).status).toBe(403);
    expect((await director.put('/api/children/999999/leaving', { lastDay: FRIDAY })).status).toBe(404);
  });

  test('why it leaves is read by those who enroll children', async () => {
    await plan({ lastDay: FRIDAY, reason: 'dissatisfied', noticeGivenOn: '2026-03-02' });
    const read = async (client: Client) =>
      (await client.get<{ enrollments: object[] }>(`/api/children/${id}/profile`)).body.enrollments;
    const days = { startsOn: '2026-02-26', lastDay: FRIDAY };
    expect(await read(director)).toEqual([{ ...days, reason: 'dissatisfied', noticeGivenOn: '2026-03-02' }]);
    expect(await read(await scene.as('Assistant Teacher'))).toEqual([{ ...days, reason: null, noticeGivenOn: null }]);
  });
});

describe('enrolled again', () => {
  const leave = async () => {
    await plan({ lastDay: FRIDAY });
    await at(SATURDAY_MORNING);
    await leaves();
  };

  test('a child has a second time here; the days between are none of it', async () => {
    await leave();
    await at('2026-05-04T13:00:00Z');
    expect(await again({ room: 'Preschool Room', enrolledOn: '2026-05-11' })).toMatchObject({
      status: 201,
      body: { room: 'Preschool Room', enrolledOn: '2026-05-11', leavesOn: null },
    });
    expect(await enrollments()).toEqual([
      { starts_on: '2026-02-26', ends_on: FRIDAY },
      { starts_on: '2026-05-11', ends_on: null },
    ]);
    for (const [date, is] of [
      [FRIDAY, true],
      ['2026-03-09', false],
      ['2026-05-08', false],
      ['2026-05-11', true],
    ] as const)
      expect([date, await isEnrolled(date)]).toEqual([date, is]);
    expect(await left()).toBeUndefined();
    // Its family is back with what it had.
    expect(await childrenOfFamily()).toEqual([expect.objectContaining({ id })]);
    expect((await again({ room: 'Preschool Room' })).status).toBe(404);
  });

  test('not on a day on which it was here, nor in a room that there is not', async () => {
    await leave();
    expect(await again({ room: 'Toddler Room', enrolledOn: FRIDAY })).toMatchObject({
      status: 422,
      body: { fields: { enrolledOn: expect.stringMatching(/was here until 2026-03-06/) } },
    });
    expect(await again({ room: 'Attic' })).toMatchObject({
      status: 422,
      body: { fields: { room: expect.anything() } },
    });
    expect(await enrollments()).toHaveLength(1);
  });

  test('its first day moves no further back than the day after it left', async () => {
    await leave();
    await again({ room: 'Toddler Room', enrolledOn: '2026-03-16' });
    const edit = (enrolledOn: string) => director.patch(`/api/children/${id}`, { enrolledOn });
    expect(await edit(FRIDAY)).toMatchObject({ status: 422, body: { fields: { enrolledOn: expect.anything() } } });
    expect((await edit('2026-03-09')).status).toBe(200);
    await plan({ lastDay: '2026-03-20' });
    expect(await edit('2026-03-23')).toMatchObject({
      status: 422,
      body: { fields: { enrolledOn: 'The first day cannot be after the last one' } },
    });
  });

  test('of two who enroll it at one moment, one does', async () => {
    await leave();
    const answers = await Promise.all([again({ room: 'Toddler Room' }), again({ room: 'Preschool Room' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 404]);
    expect(await enrollments()).toHaveLength(2);
  });

  test('one who was removed is gone for good', async () => {
    await plan({ lastDay: FRIDAY });
    await director.delete(`/api/children/${id}`);
    expect(await left()).toBeUndefined();
    expect((await again({ room: 'Toddler Room' })).status).toBe(404);
    expect(await enrollments()).toEqual([{ starts_on: '2026-02-26', ends_on: '2026-03-01' }]);
  });
});

test('who leaves before a place is wanted does not take it', async () => {
  const [room] = await scene.rows<{ id: number; taken: number }>(
    `select r.id, count(k.id)::int as taken from room r join child k on k.room_id = r.id and k.removed_at is null
     where r.name = 'Toddler Room' group by r.id`,
  );
  await scene.rows('update room set capacity = $2 where id = $1', room?.id, room?.taken);
  const enroll = (enrolledOn: string) =>
    director.post('/api/children', {
      firstName: 'Nia',
      lastName: 'Next',
      dateOfBirth: '2024-01-05',
      room: 'Toddler Room',
      enrolledOn,
      capacityAcknowledged: false,
    });
  expect((await enroll('2026-03-09')).status).toBe(409);
  await plan({ lastDay: FRIDAY });
  expect((await enroll(FRIDAY)).status).toBe(409);
  expect((await enroll('2026-03-09')).status).toBe(201);
  await scene.rows('update room set capacity = null where id = $1', room?.id);
});

test('children of a database from before have the enrollment that they had', async () => {
  const coming = await director.post<{ id: number }>('/api/children', {
    firstName: 'Cleo',
    lastName: 'Coming',
    dateOfBirth: '2024-01-05',
    room: 'Toddler Room',
    enrolledOn: '2026-04-01',
  });
  const never = await scene.newFamily();
  const removed = await scene.newFamily();
  await director.patch(`/api/children/${removed.childId}`, { enrolledOn: '2026-02-02' });
  for (const { childId } of [never, removed]) await director.delete(`/api/children/${childId}`);
  const ids = [id, coming.body.id, never.childId, removed.childId];
  const all = () =>
    scene.rows(
      `select child_id, starts_on, ends_on, removed_at, created_at, created_by from child_enrollment
       where child_id = any ($1) order by child_id`,
      ids,
    );
  const before = await all();
  expect(before).toMatchObject([
    { starts_on: '2026-02-26', ends_on: null },
    { starts_on: '2026-04-01', ends_on: null },
    { starts_on: '2026-03-02', ends_on: '2026-03-01' },
    { starts_on: '2026-02-02', ends_on: '2026-03-01' },
  ]);
  await scene.rows('alter table child add column enrolled_on date');
  await scene.rows(
    `update child k set enrolled_on = (select max(starts_on) from child_enrollment t where t.child_id = k.id)`,
  );
  await scene.rows('drop table child_enrollment');
  await scene.rows(readFileSync(`${ROOT}/src/server/db/schema/0022_enrollments.sql`, 'utf8'));
  expect(await all()).toEqual(before);
});
