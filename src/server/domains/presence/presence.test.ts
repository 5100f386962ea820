import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activitiesOf, logOf } from '#testing/activities.ts';
import { attendanceOf, MONDAY, type Refused } from '#testing/attendance.ts';
import type { Client } from '#testing/client.ts';
import { ratioLogOf } from '#testing/compliance.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { MONDAY_MORNING } from '#testing/larkhouse.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import type { Family } from '#testing/world.ts';
import { tellOfMerge } from './jobs.ts';

interface Presence {
  readonly children: { childId: number; roomId: number }[];
  readonly merges: { id: number; fromRoomId: number; intoRoomId: number; from: string; isInForce: boolean }[];
  readonly staff: { staffId: number; function: string; roomId: number | null }[];
}

let scene: Scene;
let director: Client;
let rooms: Map<string, number>;
let family: Family;
let child: number;
let other: number;
beforeAll(async () => {
  scene = await startScene({ cameras: { ffmpeg: 'true' } });
  rooms = new Map(
    (await scene.rows<{ id: number; name: string }>('select id, name from room')).map(({ id, name }) => [name, id]),
  );
});
afterAll(() => scene?.stop());
beforeEach(async () => {
  for (const table of ['attendance', 'staff_duty', 'staff_presence', 'room_merge', 'headcount'])
    await scene.rows(`delete from ${table}`);
  await at('07:30');
  [family, other] = [await scene.newFamily(), (await scene.newFamily()).childId];
  child = family.childId;
  for (const id of [child, other]) await attendanceOf(director).checkIn(id, '07:00');
});

/** Sets the center's clock, five hours behind UTC. */
async function at(time: string): Promise<void> {
  const morning = new Date(MONDAY_MORNING).getTime();
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  scene.larkhouse.clock.set(
    new Date(morning + ((hours - 7) * 3600 + (minutes - 30) * 60 + seconds) * 1000).toISOString(),
  );
  director = await scene.as('Director');
}
const room = (name: string) => rooms.get(`${name} Room`) ?? 0;
const now = async (client = director) => (await client.get<Presence>('/api/presence')).body;
const move = (ids: readonly number[], to: string, client = director) =>
  client.post<{ moves: { id: number; childId: number }[] } & Refused>('/api/presence/moves', {
    childIds: ids,
    roomId: room(to),
  });
const undo = (ids: readonly number[]) =>
  director.post<{ ids: number[] } & Refused>('/api/presence/moves/undo', { ids });
const merge = (from: string, into: string, time?: string) =>
  director.post<Presence['merges'][number] & Refused>('/api/presence/merges', {
    fromRoomId: room(from),
    intoRoomId: room(into),
    ...(time && { at: time }),
  });
const split = (id: number) => director.delete(`/api/presence/merges/${id}`);
const place = (id: number, body: object, client = director) => client.put<Refused>(`/api/staff/${id}/presence`, body);
/** Children and staff of each room with a ratio where there is somebody. */
const ratios = async () =>
  Object.fromEntries(
    (
      await director.get<{ room: string; childrenPresent: number; staffOnDuty: number }[]>('/api/rooms/ratios')
    ).body.flatMap((one) =>
      one.childrenPresent + one.staffOnDuty > 0
        ? [[one.room.replace(' Room', ''), [one.childrenPresent, one.staffOnDuty]]]
        : [],
    ),
  );
const log = async () =>
  (await ratioLogOf(director, MONDAY)).map(({ room: name, from, until, children, staff }) => [
    String(name).replace(' Room', ''),
    from,
    until,
    children,
    staff,
  ]);
const assign = (staffId: number, to: string) => director.patch(`/api/staff/${staffId}`, { room: `${to} Room` });
const duty = (staffId: number, isOnDuty = true) => director.put(`/api/staff/${staffId}`, { isOnDuty });

describe('children who are moved', () => {
  test('are in the other room from then on, for the ratio, the board, roll call and headcount (presence-1, presence-2)', async () => {
    expect(await ratios()).toEqual({ Toddler: [2, 0] });
    const { status, body } = await move([child, other], 'Infant');
    expect([status, body.moves.map(({ childId }) => childId)]).toEqual([201, [child, other]]);
    expect(await ratios()).toEqual({ Infant: [2, 0] });
    expect((await now()).children).toEqual([child, other].map((childId) => ({ childId, roomId: room('Infant') })));
    expect((await logOf(director, room('Toddler'))).children).toEqual([]);
    expect((await logOf(director, room('Infant'))).children.map(({ id }) => id).toSorted()).toEqual([child, other]);
    const call = (await director.get<{ rooms: { room: string; children: unknown[] }[] }>('/api/roll-call')).body;
    expect(call.rooms.find(({ children }) => children.length > 0)).toMatchObject({
      room: 'Infant Room',
      children: [{}, {}],
    });
    const counted = { roomId: room('Infant'), counted: 2, note: '' };
    expect(await director.post('/api/compliance/headcounts', counted)).toMatchObject({
      status: 201,
      body: { expected: 2 },
    });
  });

  test('stand in the day’s list with the room they are in, until they are back or have left (attendance-14)', async () => {
    const told = async (id: number) => (await attendanceOf(director).of(id))?.roomNow;
    expect(await told(child)).toBeNull();
    const { body } = await move([child, other], 'Infant');
    expect(await told(child)).toEqual({ id: room('Infant'), name: 'Infant Room' });
    await undo(body.moves.filter(({ childId }) => childId === other).map(({ id }) => id));
    const { body: left } = await attendanceOf(director).checkOut(child, '07:30');
    expect([left.roomNow, await told(child), await told(other)]).toEqual([null, null, null]);
    await attendanceOf(director).undo(left.id);
    await at('08:00');
    await merge('Toddler', 'Preschool');
    expect([(await told(child))?.name, (await told(other))?.name]).toEqual(['Infant Room', 'Preschool Room']);
  });

  test('are logged for in the room they are in', async () => {
    await move([child], 'Infant');
    await activitiesOf(director).log({ kind: 'note', childIds: [child], notes: 'Sang' });
    expect((await logOf(director, room('Infant'))).entries.map(({ childId }) => childId)).toEqual([child]);
  });

  test('sent twice are moved once, and whoever is there already stays', async () => {
    await move([child], 'Infant');
    const { status, body } = await move([child, other], 'Infant');
    expect([status, body.moves.map(({ childId }) => childId)]).toEqual([201, [other]]);
    expect(await scene.rows('select child_id from presence_move')).toHaveLength(2);
  });

  test('are back in their own room when they come again, also in the minute in which they left', async () => {
    await move([child], 'Infant');
    await attendanceOf(director).checkOut(child, '07:30');
    expect(await ratios()).toEqual({ Toddler: [1, 0] });
    await attendanceOf(director).checkIn(child, '07:30');
    expect(await ratios()).toEqual({ Toddler: [2, 0] });
  });

  test('are in the moved room again where their check-out was taken back', async () => {
    await move([child], 'Infant');
    const { body } = await attendanceOf(director).checkOut(child, '07:30');
    await attendanceOf(director).undo(body.id);
    expect(await ratios()).toEqual({ Infant: [1, 0], Toddler: [1, 0] });
  });

  test('can be taken back for 15 minutes, as with a check-in (presence-3)', async () => {
    const { body } = await move([child, other], 'Infant');
    const ids = body.moves.map(({ id }) => id);
    await at('07:45');
    expect(await undo(ids)).toMatchObject({ status: 200, body: { ids } });
    expect(await ratios()).toEqual({ Toddler: [2, 0] });
    expect(await undo(ids)).toMatchObject({ status: 200, body: { ids: [] } });
    const late = (await move([child], 'Infant')).body.moves.map(({ id }) => id);
    await at('08:01');
    expect(await undo(late)).toMatchObject({
      status: 409,
      body: { message: 'It is too late to undo this. Move the children instead.' },
    });
    expect((await undo([4_000_000])).status).toBe(404);
  });

  test('must be here, enrolled, and go to a room with a group; of several all or none', async () => {
    const { childId: away } = await scene.newFamily();
    expect(await move([child, away], 'Infant')).toMatchObject({ status: 409, body: { message: /is not checked in$/ } });
    expect(await move([child, 4_000_000], 'Infant')).toMatchObject({
      status: 422,
      body: { fields: { childIds: expect.anything() } },
    });
    for (const roomId of [4_000_000, rooms.get('Playground')])
      expect(await director.post('/api/presence/moves', { childIds: [child], roomId })).toMatchObject({
        status: 422,
        body: { fields: { roomId: 'Choose a room with an age group' } },
      });
    expect((await director.post('/api/presence/moves', { childIds: [], roomId: room('Infant') })).status).toBe(422);
    expect((await now()).children).toEqual([]);
  });

  test('keep the room from being removed while they are in it', async () => {
    await move([child], 'Preschool');
    expect(await director.delete(`/api/rooms/${room('Preschool')}`)).toMatchObject({ status: 409 });
  });
});

describe('rooms that are merged', () => {
  test('hold everybody who is in them together, with whoever comes later, until they are split (presence-4)', async () => {
    const { Nurse } = scene.world.staff;
    await assign(Nurse, 'Toddler');
    await duty(Nurse);
    const { status, body } = await merge('Toddler', 'Preschool');
    expect([status, body]).toMatchObject([201, { from: '07:30', isInForce: true }]);
    expect(await ratios()).toEqual({ Preschool: [2, 1] });
    const { childId: later } = await scene.newFamily();
    await attendanceOf(director).checkIn(later, '07:30');
    expect(await ratios()).toEqual({ Preschool: [3, 1] });
    expect((await split(body.id)).status).toBe(200);
    expect(await ratios()).toEqual({ Toddler: [3, 1] });
    expect((await split(body.id)).status).toBe(200);
    expect((await split(4_000_000)).status).toBe(404);
  });

  test('are one after the other: whoever is in the first is in the last (presence-4)', async () => {
    const second = await merge('Preschool', 'Pre-K');
    await merge('Toddler', 'Preschool');
    expect(await ratios()).toEqual({ 'Pre-K': [2, 0] });
    await split(second.body.id);
    expect(await ratios()).toEqual({ Preschool: [2, 0] });
  });

  test('leave a child alone that is moved after it; one moved before goes along (presence-5)', async () => {
    await move([child], 'Infant');
    await merge('Infant', 'Preschool');
    expect(await ratios()).toEqual({ Preschool: [1, 0], Toddler: [1, 0] });
    await move([other], 'Infant');
    expect(await ratios()).toEqual({ Infant: [1, 0], Preschool: [1, 0] });
  });

  test('moved, merged and left in the same minute: each counts in its order', async () => {
    await move([child, other], 'Infant');
    await merge('Infant', 'Preschool');
    await attendanceOf(director).checkOut(child, '07:30');
    expect(await ratios()).toEqual({ Preschool: [1, 0] });
    await at('08:00');
    expect(await log()).toEqual([
      ['Toddler', '07:00', '07:30', 2, 0],
      ['Preschool', '07:30', '08:00', 1, 0],
    ]);
  });

  test('planned for 17:00 are merged then, and open screens are told; a plan that is called off never was', async () => {
    const { body } = await merge('Toddler', 'Preschool', '17:00');
    expect(body).toMatchObject({ from: '17:00', isInForce: false });
    expect(await scene.rows(`select run_at as at from outbox where task = 'tell-of-merge'`)).toEqual([
      { at: new Date('2026-03-02T22:00:00Z') },
    ]);
    await at('16:59:59');
    expect(await ratios()).toEqual({ Toddler: [2, 0] });
    await at('17:00');
    expect(await ratios()).toEqual({ Preschool: [2, 0] });
    const told = await effectsIn(scene, () =>
      tellOfMerge({ server: scene.larkhouse.server, centerId: scene.world.centerId, input: {}, attempt: 1 }),
    );
    expect(told).toEqual(['tell attendance, cameras']);
    await split(body.id);
    const plan = await merge('Toddler', 'Infant', '17:30');
    await split(plan.body.id);
    expect((await now()).merges).toEqual([]);
    await at('17:40');
    expect(await ratios()).toEqual({ Toddler: [2, 0] });
    expect(await log()).toEqual([['Toddler', '07:00', '17:40', 2, 0]]);
  });

  test('are split again the next day', async () => {
    await merge('Toddler', 'Preschool');
    scene.larkhouse.clock.set('2026-03-03T12:30:00Z');
    director = await scene.as('Director');
    expect((await now()).merges).toEqual([]);
  });

  test('sent twice are merged once; what cannot be is refused by its field or with the reason', async () => {
    const { body } = await merge('Toddler', 'Preschool');
    expect((await merge('Toddler', 'Preschool')).body.id).toBe(body.id);
    expect(await merge('Toddler', 'Infant')).toMatchObject({
      status: 409,
      body: { message: 'Toddler Room is merged today already. Split it first.' },
    });
    expect(await merge('Preschool', 'Toddler')).toMatchObject({
      status: 409,
      body: { message: 'Toddler Room is merged into Preschool Room today. Split it first.' },
    });
    expect(await merge('Infant', 'Infant')).toMatchObject({
      status: 422,
      body: { fields: { intoRoomId: expect.anything() } },
    });
    expect(await merge('Infant', 'Pre-K', '07:30')).toMatchObject({
      status: 422,
      body: { fields: { at: 'Choose a time that is still to come' } },
    });
    expect((await merge('Infant', 'Main Office')).status).toBe(422);
  });
});

describe('staff on duty', () => {
  test('count in the room where they are in care, and nowhere on a break, in training or in the office (presence-6)', async () => {
    const { Nurse } = scene.world.staff;
    await assign(Nurse, 'Infant');
    await duty(Nurse);
    expect(await ratios()).toMatchObject({ Infant: [0, 1] });
    for (const does of ['break', 'training', 'office']) {
      expect((await place(Nurse, { function: does })).status).toBe(200);
      expect((await now()).staff).toMatchObject([{ staffId: Nurse, function: does, roomId: null }]);
      expect(await ratios()).toEqual({ Toddler: [2, 0] });
    }
    await place(Nurse, { function: 'care', roomId: room('Toddler') });
    expect(await ratios()).toEqual({ Toddler: [2, 1] });
    expect((await logOf(director, room('Toddler'))).staffOnDuty).toHaveLength(1);
    await place(Nurse, { function: 'care' });
    expect(await ratios()).toMatchObject({ Infant: [0, 1] });
    await place(Nurse, { function: 'break' });
    await duty(Nurse, false);
    await duty(Nurse);
    expect(await ratios()).toMatchObject({ Infant: [0, 1] });
  });

  test('are placed by themselves or by who may; only while on duty, and only care in a room', async () => {
    const { Nurse, Director } = scene.world.staff;
    const nurse = await scene.as('Nurse');
    expect(await place(Nurse, { function: 'break' }, nurse)).toMatchObject({
      status: 409,
      body: { message: /is not on duty$/ },
    });
    await duty(Nurse);
    await duty(Director);
    expect((await place(Nurse, { function: 'break' }, nurse)).status).toBe(200);
    expect((await place(Director, { function: 'break' }, nurse)).status).toBe(403);
    expect(await place(Nurse, { function: 'office', roomId: room('Infant') })).toMatchObject({ status: 422 });
    expect(await place(Nurse, { function: 'care', roomId: 4_000_000 })).toMatchObject({ status: 422 });
    expect((await place(Nurse, { function: 'asleep' })).status).toBe(422);
  });

  test('who change rooms later leave the past as it was; on duty, they are in the new one from then on (presence-7)', async () => {
    const { Nurse } = scene.world.staff;
    await assign(Nurse, 'Toddler');
    await duty(Nurse);
    await at('09:00');
    const before = await log();
    expect(before).toEqual([
      ['Toddler', '07:00', '07:30', 2, 0],
      ['Toddler', '07:30', '09:00', 2, 1],
    ]);
    await assign(Nurse, 'Preschool');
    expect(await ratios()).toEqual({ Toddler: [2, 0], Preschool: [0, 1] });
    await duty(Nurse, false);
    await assign(Nurse, 'Infant');
    expect(await log()).toEqual(before);
  });

  test('in the ratio log: each move, break and merge has a line of its own', async () => {
    const { Nurse } = scene.world.staff;
    await assign(Nurse, 'Toddler');
    await duty(Nurse);
    await at('08:00');
    await move([child], 'Infant');
    await at('09:00');
    await place(Nurse, { function: 'break' });
    await at('09:30');
    await place(Nurse, { function: 'care', roomId: room('Infant') });
    await at('10:00');
    const { body } = await merge('Infant', 'Toddler');
    await at('11:00');
    await split(body.id);
    await at('12:00');
    expect((await log()).toSorted()).toEqual(
      [
        ['Toddler', '07:00', '07:30', 2, 0],
        ['Toddler', '07:30', '08:00', 2, 1],
        ['Toddler', '08:00', '09:00', 1, 1],
        ['Toddler', '09:00', '10:00', 1, 0],
        ['Toddler', '10:00', '11:00', 2, 1],
        ['Toddler', '11:00', '12:00', 1, 0],
        ['Infant', '08:00', '09:30', 1, 0],
        ['Infant', '09:30', '10:00', 1, 1],
        ['Infant', '11:00', '12:00', 1, 1],
      ].toSorted(),
    );
  });
});

describe('a camera', () => {
  test('is a family’s while their child is in its room: moved, merged and back, also of a view that runs (cameras-6)', async () => {
    const add = async (name: string) =>
      (
        await director.post<{ id: number }>('/api/cameras', {
          name,
          location: 'Inside',
          ipAddress: '192.168.77.20',
          port: 554,
          roomId: room(name),
        })
      ).body.id;
    const [toddlers, infants, preschool] = [await add('Toddler'), await add('Infant'), await add('Preschool')];
    const parent = await scene.parentOf(family);
    const watch = async (id: number) => (await parent.post(`/api/cameras/${id}/view`)).status;
    const holds = async (id: number) => (await parent.get(`/api/cameras/${id}/view`)).status;
    expect([await watch(infants), await watch(toddlers), await holds(toddlers)]).toEqual([403, 200, 200]);
    await move([child], 'Infant');
    expect([await holds(toddlers), await watch(toddlers), await watch(infants)]).toEqual([403, 403, 200]);
    const { body } = await merge('Infant', 'Preschool');
    expect([await holds(infants), await watch(infants), await watch(preschool)]).toEqual([403, 403, 200]);
    await split(body.id);
    await move([child], 'Toddler');
    expect([await watch(preschool), await watch(infants), await watch(toddlers)]).toEqual([403, 403, 200]);
  });
});
