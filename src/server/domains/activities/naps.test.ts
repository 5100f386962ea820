import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activitiesOf, logOf, presentChild, roomNamed } from '#testing/activities.ts';
import { attendanceOf } from '#testing/attendance.ts';
import type { Client } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';
import { endOpenNaps } from './end-naps.ts';
import { callForLooks } from './look-alarm.ts';

let scene: Scene;
let nurse: Client;
let childId: number;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.stop());
beforeEach(async () => {
  scene.larkhouse.clock.set('2026-03-02T17:00:00Z');
  nurse = await scene.as('Nurse');
  childId = await presentChild(scene);
});
const fallAsleep = async () =>
  firstOf((await activitiesOf(nurse).log({ kind: 'nap', childIds: [childId] })).body.activities).id;
const nap = async () => firstOf(await activitiesOf(nurse).of(childId));
const asRead = async () => (await logOf(nurse, await roomNamed(scene, 'Toddler Room'))).children.find(isIt)?.nap;
const isIt = ({ id }: { id: number }) => id === childId;
const tonight = () => endOpenNaps({ server: scene.larkhouse.server, centerId: scene.world.centerId });

describe('a sleep check', () => {
  test('is due every 15 minutes from the last look on, at the server’s time', async () => {
    const id = await fallAsleep();
    expect(await asRead()).toMatchObject({ id, sinceTime: '12:00', nextCheckDue: '2026-03-02T17:15:00.000Z' });
    scene.larkhouse.clock.advance({ minutes: 13 });
    const { status, body } = await activitiesOf(nurse).look(id, { position: 'side' });
    expect([status, body]).toMatchObject([201, { at: '2026-03-02T17:13:00.000Z', time: '12:13', by: 'Nurse Tester' }]);
    expect(await asRead()).toMatchObject({ lastPosition: 'side', nextCheckDue: '2026-03-02T17:28:00.000Z' });
    expect((await nurse.get(`/api/naps/${id}/checks`)).body).toEqual([body]);
  });

  test('takes no time of its own, no second look in a minute, and a word where something is wrong', async () => {
    const id = await fallAsleep();
    expect((await activitiesOf(nurse).look(id, { at: '2026-03-02T16:45:00Z' })).body.fields).toEqual({
      at: 'Unknown field',
    });
    expect((await activitiesOf(nurse).look(id, { breathingNormal: false })).body.fields).toEqual({
      note: 'Say what you noticed',
    });
    expect((await activitiesOf(nurse).look(id)).status).toBe(201);
    expect((await activitiesOf(nurse).look(id)).status).toBe(409);
    scene.larkhouse.clock.advance({ minutes: 1 });
    expect((await activitiesOf(nurse).look(id)).status).toBe(201);
  });

  test('is of a child who is asleep, and by who may record', async () => {
    const id = await fallAsleep();
    expect((await activitiesOf(await scene.as('Support Staff')).look(id)).status).toBe(403);
    await activitiesOf(nurse).endNaps([id]);
    expect((await activitiesOf(nurse).look(id)).status).toBe(409);
    expect((await activitiesOf(nurse).look(999999)).status).toBe(404);
  });
});

describe('a look at a whole room', () => {
  const second = async () => {
    const other = await presentChild(scene);
    return firstOf((await activitiesOf(nurse).log({ kind: 'nap', childIds: [other] })).body.activities).id;
  };
  const looksOf = async (id: number) => (await nurse.get<object[]>(`/api/naps/${id}/checks`)).body;

  test('is one of its own for each child, without a position, and twice changes nothing', async () => {
    const ids = [await fallAsleep(), await second()];
    const { status, body } = await activitiesOf(nurse).lookAtAll(ids);
    expect([status, body]).toMatchObject([
      201,
      [
        { time: '12:00', position: null },
        { time: '12:00', position: null },
      ],
    ]);
    expect((await activitiesOf(nurse).lookAtAll(ids)).body).toEqual(body);
    for (const id of ids) expect(await looksOf(id)).toHaveLength(1);
    expect(await asRead()).toMatchObject({ lastPosition: null, nextCheckDue: '2026-03-02T17:15:00.000Z' });
  });

  test('leaves out who woke up meanwhile and keeps the look of the minute before', async () => {
    const [woken, seen] = [await fallAsleep(), await second()];
    await activitiesOf(nurse).look(seen, { position: 'side' });
    await activitiesOf(nurse).endNaps([woken]);
    expect((await activitiesOf(nurse).lookAtAll([woken, seen])).body).toMatchObject([{ position: 'side' }]);
    expect(await looksOf(woken)).toEqual([]);
  });

  test('is refused where the rules ask for each child by itself, with their names, and keeps none', async () => {
    const ids = [await fallAsleep(), await second()];
    expect((await scene.director.patch(`/api/children/${childId}`, { room: 'Infant Room' })).status).toBe(200);
    const infants = await logOf(nurse, await roomNamed(scene, 'Infant Room'));
    expect(infants).toMatchObject({ isLookedAtSingly: true, children: [{ id: childId }] });
    expect(await logOf(nurse, await roomNamed(scene, 'Toddler Room'))).toMatchObject({ isLookedAtSingly: false });
    const { status, body } = await activitiesOf(nurse).lookAtAll(ids);
    expect([status, body.fields]).toEqual([422, { ids: expect.stringMatching(/^Check each child separately: Child/) }]);
    for (const id of ids) expect(await looksOf(id)).toEqual([]);
    expect((await activitiesOf(nurse).look(firstOf(ids))).status).toBe(201);
  });

  test('is of naps that there are, and by who may record', async () => {
    const id = await fallAsleep();
    expect((await activitiesOf(await scene.as('Support Staff')).lookAtAll([id])).status).toBe(403);
    expect((await activitiesOf(nurse).lookAtAll([id, 999999])).status).toBe(404);
    expect((await activitiesOf(nurse).lookAtAll([])).body.fields).toEqual({ ids: 'Choose at least one nap' });
  });
});

describe('an overdue sleep check', () => {
  const call = () => callForLooks({ server: scene.larkhouse.server, centerId: scene.world.centerId });
  const calls = async () => (await effectsIn(scene, call)).filter((line) => line.includes('look-overdue'));

  test('is told to every screen of who may record it, and to nobody else', async () => {
    const id = await fallAsleep();
    const { status, body } = await nurse.get<{ naps: object[] }>('/api/naps/running');
    expect(status).toBe(200);
    expect(body.naps).toContainEqual(
      expect.objectContaining({ id, childId, room: 'Toddler Room', nextCheckDue: '2026-03-02T17:15:00.000Z' }),
    );
    expect((await (await scene.as('Support Staff')).get('/api/naps/running')).status).toBe(403);
    await activitiesOf(nurse).endNaps([id]);
    expect((await nurse.get<{ naps: object[] }>('/api/naps/running')).body.naps).not.toContainEqual(
      expect.objectContaining({ id }),
    );
  });

  test('calls who is on duty once, and again for the next one that is missed', async () => {
    await scene.rows("update activity set ended_at = at where kind = 'nap' and ended_at is null");
    const id = await fallAsleep();
    const { Nurse } = scene.world.staff;
    await scene.director.put(`/api/staff/${Nurse}`, { isOnDuty: true });
    scene.larkhouse.clock.set('2026-03-02T17:14:59Z');
    expect(await calls()).toEqual([]);
    scene.larkhouse.clock.set('2026-03-02T17:15:00Z');
    const [first, ...more] = await calls();
    expect(more).toEqual([]);
    expect(first).toContain(`"recipients":{"people":[{"id":${Nurse},"kind":"staff"}]}`);
    expect(await calls()).toEqual([]);
    await activitiesOf(await scene.as('Nurse')).look(id);
    scene.larkhouse.clock.set('2026-03-02T17:30:00Z');
    expect(await calls()).toHaveLength(1);
    await scene.director.put(`/api/staff/${Nurse}`, { isOnDuty: false });
    await activitiesOf(await scene.as('Nurse')).endNaps([id]);
    scene.larkhouse.clock.set('2026-03-02T18:30:00Z');
    expect(await calls()).toEqual([]);
  });
});

describe('a nap', () => {
  test('is one at a time; it ends, goes on again, and ends at a time that was', async () => {
    const id = await fallAsleep();
    const again = await activitiesOf(nurse).log({ kind: 'nap', childIds: [childId] });
    expect([again.status, again.body.message]).toEqual([409, expect.stringMatching(/^Already asleep: Child/)]);
    scene.larkhouse.clock.advance({ minutes: 40 });
    expect((await activitiesOf(nurse).endNaps([id])).body).toMatchObject([{ endedAt: '12:40' }]);
    expect((await activitiesOf(nurse).endNaps([id])).status).toBe(409);
    expect((await activitiesOf(nurse).resume(id)).body).toMatchObject({ endedAt: null });
    expect((await activitiesOf(nurse).endNaps([id], '11:59')).status).toBe(422);
    expect((await activitiesOf(nurse).endNaps([id], '12:41')).status).toBe(422);
    expect((await activitiesOf(nurse).endNaps([id], '12:30')).body).toMatchObject([
      { activity: 'Nap from 12:00 PM to 12:30 PM' },
    ]);
    scene.larkhouse.clock.advance({ minutes: 6 });
    expect((await activitiesOf(nurse).resume(id)).status).toBe(409);
  });

  test('ends with the check-out, goes on when that is taken back, and moves with it', async () => {
    const id = await fallAsleep();
    const attendance = attendanceOf(scene.director);
    scene.larkhouse.clock.advance({ minutes: 30 });
    const { body: day } = await attendance.checkOut(childId, '12:30');
    expect(await nap()).toMatchObject({ id, activity: 'Nap from 12:00 PM until check-out at 12:30 PM' });
    await attendance.undo(day.id);
    expect(await nap()).toMatchObject({ endedAt: null });
    await attendance.checkOut(childId, '12:30');
    await attendance.amend(day.id, { checkOutTime: '12:25' });
    expect(await nap()).toMatchObject({ endedAt: '12:25' });
  });

  test('ends when the child is removed', async () => {
    const id = await fallAsleep();
    await scene.director.delete(`/api/children/${childId}`);
    const [row] = await scene.rows<{ ended: boolean }>(
      'select ended_at is not null as ended from activity where id = $1',
      id,
    );
    expect(row?.ended).toBe(true);
  });

  test('left open overnight is told as such: no end is made up, the next day’s can begin, and staff write the end', async () => {
    const id = await fallAsleep();
    scene.larkhouse.clock.set('2026-03-03T14:00:00Z');
    await tonight();
    nurse = await scene.as('Nurse');
    expect(await nap()).toMatchObject({ id, endedAt: null, activity: 'Nap from 12:00 PM, end not recorded' });
    const room = await roomNamed(scene, 'Toddler Room');
    expect((await logOf(nurse, room)).unendedNaps).toContainEqual(
      expect.objectContaining({ id, childId, date: '2026-03-02', at: '12:00' }),
    );
    await attendanceOf(nurse).checkIn(childId, '08:00', { date: '2026-03-03' });
    await fallAsleep();
    expect((await activitiesOf(nurse).endNaps([id])).body.fields).toEqual({ time: 'Enter the time' });
    expect((await activitiesOf(nurse).endNaps([id], '13:10')).body).toMatchObject([{ endedAt: '13:10' }]);
    expect((await logOf(nurse, room)).unendedNaps.map((one) => one.id)).not.toContain(id);
  });

  test('left open overnight ends at the check-out that was written up meanwhile', async () => {
    const id = await fallAsleep();
    await scene.rows(`update attendance set check_out = '2026-03-02T21:00:00Z' where child_id = $1`, childId);
    await tonight();
    expect(await nap()).toMatchObject({ id, endedAt: null });
    scene.larkhouse.clock.set('2026-03-03T05:37:00Z');
    await tonight();
    nurse = await scene.as('Nurse');
    expect(await nap()).toMatchObject({ id, activity: 'Nap from 12:00 PM until check-out at 4:00 PM' });
  });
});
