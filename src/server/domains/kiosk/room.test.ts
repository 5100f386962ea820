import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activitiesOf, presentChild, roomNamed } from '#testing/activities.ts';
import { attendanceOf } from '#testing/attendance.ts';
import { ClassroomTablet, giveStaffPin } from '#testing/classroom.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { PIN as GUARDIANS_PIN, Kiosk, newHousehold } from '#testing/kiosk.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';

const PIN = '2947';
const lunch = (...childIds: number[]) => ({
  log: { kind: 'meal' as const, meal: 'lunch' as const, amount: 'most' as const, childIds },
});
const note = (childId: number, notes = 'Sang along') => ({
  log: { kind: 'note' as const, notes, childIds: [childId] },
});
const sleeps = (childId: number) => ({ log: { kind: 'nap' as const, childIds: [childId] } });

let scene: Scene;
let tablet: ClassroomTablet;
let nurse: number;
let childId: number;
beforeAll(async () => {
  scene = await startScene();
  nurse = scene.world.staff.Nurse;
});
afterAll(() => scene.stop());
beforeEach(async () => {
  scene.larkhouse.clock.set('2026-03-02T17:00:00Z');
  await scene.rows('delete from login_throttle');
  await scene.rows('update kiosk set held_until = null');
  await giveStaffPin(scene, nurse, PIN);
  childId = await presentChild(scene);
  tablet = new ClassroomTablet(scene);
  await tablet.pair();
});

const ticketOf = async (staffId = nurse) => (await tablet.know(staffId, PIN)).body.ticket;
const logged = (id = childId) => activitiesOf(scene.director).of(id);
interface Waiting {
  id: number;
  kind: string | null;
  reason: string;
  staffName: string | null;
  children: string[];
  isReadable: boolean;
}
const waiting = async () => (await scene.director.get<Waiting[]>('/api/room-entries')).body;
const entryOf = (uuid: string) =>
  scene.rows<{ id: number; outcome: string; reason: string | null; words: object | null }>(
    'select id::int, outcome, reason, words from room_entry where uuid = $1',
    uuid,
  );

describe('a classroom tablet (classroom-tablet-1)', () => {
  test('shows who is in its room and nothing else of any family', async () => {
    await scene.rows("update child set allergies = 'Peanuts' where id = $1", childId);
    const elsewhere = await presentChild(scene);
    await scene.rows('update child set room_id = $1 where id = $2', await roomNamed(scene, 'Infant Room'), elsewhere);
    await scene.rows(
      'update room_stay set room_id = $1 where child_id = $2',
      await roomNamed(scene, 'Infant Room'),
      elsewhere,
    );
    const { status, body } = await tablet.board();
    expect([status, body.room.name]).toEqual([200, 'Toddler Room']);
    expect(body.children.map(({ id }) => id)).toContain(childId);
    expect(body.children.map(({ id }) => id)).not.toContain(elsewhere);
    const child = firstOf(body.children.filter(({ id }) => id === childId));
    expect(Object.keys(child).toSorted()).toEqual([
      'allergies',
      'firstName',
      'id',
      'lastBottle',
      'lastDiaper',
      'lastMeal',
      'lastName',
      'nap',
      'photoUrl',
      'report',
    ]);
    expect(child.allergies).toBe('Peanuts');
    // Support Staff may not record activities.
    const able = body.writers.map(({ id }) => id);
    expect(able).toContain(nurse);
    expect(able).not.toContain(scene.world.staff['Support Staff']);
    expect(JSON.stringify(body)).not.toMatch(/@|555|pin_hash/);
  });

  test('opens none of the entrance, nor anything of staff; the entrance opens none of its own', async () => {
    for (const path of ['/api/rooms', `/api/rooms/1/log`, '/api/children', '/api/room-entries', '/api/staff-pin'])
      expect((await tablet.client.get(path)).status, path).toBe(401);
    expect((await tablet.client.post('/api/kiosk/identify', { phoneDigits: '1001', pin: GUARDIANS_PIN })).status).toBe(
      403,
    );
    const kiosk = new Kiosk(scene);
    await kiosk.pair();
    expect((await kiosk.client.get('/api/kiosk/room')).status).toBe(403);
    expect((await kiosk.client.post('/api/kiosk/room/writer', { staffId: nurse, pin: PIN })).status).toBe(403);
    expect((await kiosk.identify((await newHousehold(scene, ['Mia'])).phoneDigits, GUARDIANS_PIN)).status).toBe(200);
  });

  test('is refused once it is unpaired, and once its room is gone; what waits comes when it is paired again', async () => {
    const entry = await tablet.enter({ staffId: nurse, pin: PIN, ...note(childId) });
    const id = firstOf(await scene.rows<{ id: number }>('select max(id)::int as id from kiosk')).id;
    expect((await scene.director.delete(`/api/kiosks/${id}`)).status).toBe(200);
    expect([(await tablet.board()).status, (await tablet.send([entry])).status]).toEqual([401, 401]);
    await tablet.pair();
    expect((await tablet.send([entry])).status).toBe(200);
    expect(await logged()).toHaveLength(1);

    const made = await scene.director.post<{ id: number }>('/api/rooms', {
      name: `Gone ${randomUUID().slice(0, 6)}`,
      ageGroup: 'toddlers',
      capacity: 8,
      childrenPerStaff: 4,
    });
    expect([made.status, made.text]).toEqual([201, expect.any(String)]);
    const room = made.body;
    const code = await scene.director.post<{ code: string }>('/api/kiosks', { name: 'Gone', roomId: room.id });
    expect(code.status).toBe(201);
    await tablet.client.post('/api/kiosk/pair', { code: code.body.code });
    expect((await tablet.board()).status).toBe(200);
    await scene.rows('update room set removed_at = now() where id = $1', room.id);
    expect((await tablet.board()).status).toBe(401);
  });

  test('is paired to a room with children alone', async () => {
    const refused = await scene.director.post<{ fields: object }>('/api/kiosks', { name: 'Nowhere', roomId: 999_999 });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['roomId']]);
  });

  test('shows photos of its room alone', async () => {
    const other = await presentChild(scene);
    await scene.rows(
      'update room_stay set room_id = $1 where child_id = $2',
      await roomNamed(scene, 'Infant Room'),
      other,
    );
    await scene.rows('update child set room_id = $1 where id = $2', await roomNamed(scene, 'Infant Room'), other);
    const read = async (id: number) =>
      (await tablet.client.get<{ message: string }>(`/api/kiosk/room/children/${id}/photo`)).body.message;
    expect(await read(other)).toBe('This child was not found');
    expect(await read(childId)).toBe('This child has no photo');
  });
});

describe('who writes (classroom-tablet-2)', () => {
  test('is known by their PIN for a minute, and by nothing after it', async () => {
    const { body } = await tablet.know(nurse, PIN);
    expect(body).toEqual({ ticket: expect.any(String), seconds: 60 });
    const by = { ticket: body.ticket };
    expect(await tablet.log({ ...by, ...lunch(childId) })).toMatchObject({ isRecorded: true, reason: null });
    scene.larkhouse.clock.advance({ seconds: 59 });
    expect(await tablet.log({ ...by, ...note(childId) })).toMatchObject({ isRecorded: true });
    // A tap prolongs nothing: the minute is that of the PIN.
    scene.larkhouse.clock.advance({ seconds: 10 });
    expect(await tablet.log({ ...by, ...note(childId) })).toMatchObject({ isRecorded: false, reason: 'late-ticket' });
    expect((await logged()).map(({ activity, staffId }) => [activity, staffId])).toEqual([
      ['Note', nurse],
      ['Lunch: ate most of it', nurse],
    ]);
    // It signs nobody in.
    expect(tablet.client.cookie).not.toContain('larkhouse_staff');
    expect((await tablet.client.get('/api/auth/status')).status).toBe(401);
  });

  test('a ticket of another room is nothing here', async () => {
    const other = new ClassroomTablet(scene, { room: 'Infant Room' });
    await other.pair();
    const { ticket } = (await other.know(nurse, PIN)).body;
    const { reason } = firstOf(await entryOf((await tablet.log({ ticket, ...note(childId) })).uuid));
    expect(reason).toBe('unreadable');
    expect(await logged()).toEqual([]);
  });

  test('guessing a PIN is slowed down for that person, and staff lift it', async () => {
    const lead = scene.world.staff['Lead Teacher'];
    await giveStaffPin(scene, lead, '8351');
    for (let n = 0; n < 5; n += 1) expect((await tablet.know(nurse, '9999')).status).toBe(422);
    expect((await tablet.know(nurse, PIN)).status).toBe(429);
    expect((await tablet.know(lead, '8351')).status).toBe(200);
    const held = await scene.director.get<{ held: { id: number }[] }>('/api/kiosk-entries/waiting');
    const { id } = firstOf(held.body.held);
    expect((await (await scene.as('Support Staff')).post(`/api/kiosks/${id}/lift`)).status).toBe(200);
    expect((await tablet.know(nurse, PIN)).status).toBe(200);
  });

  test('who has no PIN, and who may not record activities, hear the same words', async () => {
    const support = scene.world.staff['Support Staff'];
    await giveStaffPin(scene, support, PIN);
    const answers = [await tablet.know(support, PIN), await tablet.know(scene.world.staff['Assistant Teacher'], PIN)];
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
      [422, 'This is not the right PIN.'],
      [422, 'This is not the right PIN.'],
    ]);
  });

  test('their rights are those that they and the tablet have together: no medicine for a Nurse', async () => {
    const ticket = await ticketOf();
    const medicine = { log: { kind: 'medicine' as const, childIds: [childId], notes: '' } };
    const { uuid } = await tablet.log({ ticket, ...medicine });
    expect(firstOf(await entryOf(uuid))).toMatchObject({ outcome: 'refused', reason: 'unreadable' });
    expect(await logged()).toEqual([]);
  });

  test('somebody who lost the right, or left, meanwhile is refused, and staff decide', async () => {
    const role = firstOf(
      await scene.rows<{ id: number }>('select role_id::int as id from staff where id = $1', nurse),
    ).id;
    await scene.rows("delete from role_capability where role_id = $1 and capability = 'activities.record'", role);
    const lost = await tablet.enter({ staffId: nurse, pin: PIN, ...note(childId) });
    await tablet.send([lost]);
    expect(firstOf(await entryOf(lost.uuid))).toMatchObject({ outcome: 'refused', reason: 'not-allowed' });
    await scene.rows(
      "insert into role_capability (center_id, role_id, capability) select center_id, role_id, 'activities.record' from staff where id = $1",
      nurse,
    );
    const entry = await tablet.enter({ staffId: nurse, pin: PIN, ...lunch(childId) });
    await scene.rows('update staff set removed_at = now() where id = $1', nurse);
    await tablet.send([entry]);
    await scene.rows('update staff set removed_at = null where id = $1', nurse);
    expect(firstOf(await entryOf(entry.uuid))).toMatchObject({ outcome: 'refused', reason: 'gone' });
    expect(await logged()).toEqual([]);
  });

  test('the audit names the person and the tablet', async () => {
    const ticket = await ticketOf();
    const entry = await tablet.enter({ ticket, ...lunch(childId) });
    await tablet.send([entry]);
    const lines = await scene.rows<{ action: string; kind: string; actor: number }>(
      `select a.action, a.actor_kind as kind, a.actor_id::int as actor from audit a
       where a.entity = 'activity' and $1 = any (a.child_ids) or a.entity = 'room_entry' and $2 = any (a.entity_ids)
       order by a.id`,
      childId,
      firstOf(await entryOf(entry.uuid)).id,
    );
    expect(lines.map(({ action, kind }) => [action, kind])).toEqual([
      ['receive from the kiosk', 'device'],
      ['record meal', 'staff'],
      ['record from the kiosk', 'staff'],
    ]);
    expect(lines.slice(1).map(({ actor }) => actor)).toEqual([nurse, nurse]);
  });
});

describe('what was logged (classroom-tablet-4)', () => {
  test('is there once however often and in whatever order it comes, at its own moment', async () => {
    const moments = ['2026-03-02T14:00:10Z', '2026-03-02T14:00:20Z', '2026-03-02T15:30:00Z'];
    const entries = [];
    for (const [index, at] of moments.entries())
      entries.push(
        await tablet.enter(
          { staffId: nurse, pin: PIN, ...note(childId, `Note ${index}`) },
          { moment: new Date(at), offset: 0 },
        ),
      );
    const [first, second, third] = entries.map((one) => [one]);
    for (const piece of [third, first, [...entries].toReversed(), second, entries]) {
      expect((await tablet.send(piece ?? [])).status).toBe(200);
    }
    const rows = await scene.rows<{ notes: string; at: Date }>(
      'select notes, at from activity where child_id = $1 order by at',
      childId,
    );
    expect(rows.map(({ notes }) => notes)).toEqual(['Note 0', 'Note 1', 'Note 2']);
    expect(rows.map(({ at }) => at.toISOString())).toEqual(moments.map((at) => new Date(at).toISOString()));
  });

  test('tells open screens, and nobody twice', async () => {
    const ticket = await ticketOf();
    const entry = await tablet.enter({ ticket, ...lunch(childId) });
    const effects = await effectsIn(scene, () => tablet.send([entry]));
    expect(effects.at(-1)).toBe(`tell activities, kiosk of [${childId}]`);
    expect(await effectsIn(scene, () => tablet.send([entry]))).not.toContainEqual(
      expect.stringContaining('record meal'),
    );
  });

  test('keeps its moment by what the tablet learnt of the clock, and by what its clock is off now', async () => {
    const late = new ClassroomTablet(scene, { ahead: 10 * 60_000 });
    await late.pair();
    const moment = new Date('2026-03-02T16:30:00Z');
    const words = { staffId: nurse, pin: PIN, ...note(childId) };
    const learnt = await late.enter(words, { moment, offset: -10 * 60_000 });
    const not = await late.enter(words, { moment });
    await late.send([learnt, not]);
    const rows = await scene.rows<{ at: Date }>('select at from activity where child_id = $1', childId);
    expect(rows.map(({ at }) => at.toISOString())).toEqual([moment.toISOString(), moment.toISOString()]);
  });

  test.each([
    ['2026-03-02T17:05:00Z', 'future'],
    ['2026-02-22T17:00:00Z', 'too-old'],
  ])('of %s is refused as %s', async (at, reason) => {
    const entry = await tablet.enter(
      { staffId: nurse, pin: PIN, ...note(childId) },
      { moment: new Date(at), offset: 0 },
    );
    await tablet.send([entry]);
    expect(firstOf(await entryOf(entry.uuid))).toMatchObject({ outcome: 'refused', reason });
  });

  test('a wrong PIN, and what nobody can read, go to staff', async () => {
    const wrong = await tablet.enter({ staffId: nurse, pin: '9999', ...note(childId) });
    const broken = { ...(await tablet.enter({ staffId: nurse, pin: PIN, ...note(childId) })), sequence: 77 };
    const { body } = await tablet.send([wrong, broken]);
    // Nothing is told of a PIN.
    expect(body.kept.map(({ isRecorded, reason }) => [isRecorded, reason])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(firstOf(await entryOf(wrong.uuid)).reason).toBe('wrong-pin');
    expect(firstOf(await entryOf(broken.uuid)).reason).toBe('unreadable');
    expect(await logged()).toEqual([]);
  });

  test('neither PIN nor ticket is kept', async () => {
    const entry = await tablet.enter(
      { staffId: nurse, pin: PIN, ...note(childId) },
      { moment: new Date('2026-02-22T17:00:00Z'), offset: 0 },
    );
    await tablet.send([entry]);
    const { words } = firstOf(await entryOf(entry.uuid));
    expect(words).toMatchObject({ log: { kind: 'note' } });
    expect(JSON.stringify(words)).not.toMatch(/pin|ticket|2947/);
  });

  test('a child of another room is refused; one that was moved here is not', async () => {
    const guest = await presentChild(scene);
    const infants = await roomNamed(scene, 'Infant Room');
    await scene.rows('update room_stay set room_id = $1 where child_id = $2', infants, guest);
    await scene.rows('update child set room_id = $1 where id = $2', infants, guest);
    const ticket = await ticketOf();
    expect(await tablet.log({ ticket, ...lunch(childId, guest) })).toMatchObject({
      isRecorded: false,
      reason: 'another-room',
    });
    expect(await logged()).toEqual([]);
    const moved = await scene.director.post('/api/presence/moves', {
      childIds: [guest],
      roomId: await roomNamed(scene, 'Toddler Room'),
    });
    expect([moved.status, moved.text]).toEqual([201, expect.any(String)]);
    expect(await tablet.log({ ticket, ...lunch(childId, guest) })).toMatchObject({ isRecorded: true });
  });
});

describe('a nap (classroom-tablet-5)', () => {
  const nap = () =>
    scene.rows<{ at: Date; endedAt: Date | null }>(
      `select at, ended_at as "endedAt" from activity where child_id = $1 and kind = 'nap' order by at`,
      childId,
    );
  const at = (time: string) => ({ moment: new Date(`2026-03-02T${time}:00Z`), offset: 0 });
  const by = { staffId: 0, pin: PIN };
  beforeEach(() => {
    by.staffId = nurse;
  });

  test('begins and ends by two taps', async () => {
    const ticket = await ticketOf();
    const { uuid } = await tablet.log({ ticket, ...sleeps(childId) });
    const { body } = await tablet.board();
    const napId = firstOf(body.children.filter(({ id }) => id === childId)).nap?.id ?? null;
    expect(napId).not.toBeNull();
    const again = await tablet.log({ ticket, ...sleeps(childId) });
    expect(again).toMatchObject({ isRecorded: false, reason: 'asleep' });
    scene.larkhouse.clock.advance({ seconds: 30 });
    expect(await tablet.log({ ticket, wake: { childId, napId, batch: null } })).toMatchObject({ isRecorded: true });
    expect(await tablet.log({ ticket, wake: { childId, napId: null, batch: uuid } })).toMatchObject({
      reason: 'awake',
    });
    expect(await nap()).toEqual([{ at: new Date('2026-03-02T17:00:00Z'), endedAt: new Date('2026-03-02T17:00:30Z') }]);
    // Two taps said the same: the nap is over, and the second one begins none.
    expect(firstOf(await entryOf(again.uuid))).toMatchObject({ outcome: 'refused', reason: 'same-nap' });
  });

  test('whose end comes first waits for its beginning, also with a later nap between', async () => {
    const [early, late] = [
      await tablet.enter({ ...by, ...sleeps(childId) }, at('14:00')),
      await tablet.enter({ ...by, ...sleeps(childId) }, at('16:00')),
    ];
    const end = await tablet.enter({ ...by, wake: { childId, napId: null, batch: early.uuid } }, at('15:00'));
    await tablet.send([end]);
    expect(firstOf(await entryOf(end.uuid))).toMatchObject({ outcome: 'waiting', reason: 'no-nap' });
    await tablet.send([late]);
    await tablet.send([early]);
    expect(await nap()).toEqual([
      { at: new Date('2026-03-02T14:00:00Z'), endedAt: new Date('2026-03-02T15:00:00Z') },
      { at: new Date('2026-03-02T16:00:00Z'), endedAt: null },
    ]);
    for (const { uuid } of [early, late, end]) expect(firstOf(await entryOf(uuid)).outcome).toBe('recorded');
  });

  test('of a child who was checked out before it was said ends when it was said', async () => {
    await tablet.send([await tablet.enter({ ...by, ...sleeps(childId) }, at('14:00'))]);
    await attendanceOf(scene.director).checkOut(childId, '11:30');
    expect((await nap())[0]?.endedAt).toEqual(new Date('2026-03-02T16:30:00Z'));
    const napId = firstOf(
      await scene.rows<{ id: number }>('select id::int from activity where child_id = $1', childId),
    ).id;
    await tablet.send([await tablet.enter({ ...by, wake: { childId, napId, batch: null } }, at('15:00'))]);
    expect((await nap())[0]?.endedAt).toEqual(new Date('2026-03-02T15:00:00Z'));
  });
});

describe('a daily report (classroom-tablet-7)', () => {
  const report = (notes = '') => ({ report: { childId, mood: 'happy' as const, notes } });
  const reports = () =>
    scene.rows<{ date: string; meals: string; notes: string; mood: string; staffId: number }>(
      'select date, meals, notes, mood, staff_id::int as "staffId" from daily_report where child_id = $1',
      childId,
    );

  test('takes in what was logged of the day, is its writer’s, and tells the family once', async () => {
    const ticket = await ticketOf();
    await tablet.log({ ticket, ...lunch(childId) });
    await tablet.log({ ticket, ...note(childId) });
    const entry = await tablet.enter({ ticket, ...report('Two new words') });
    const effects = await effectsIn(scene, () => tablet.send([entry]));
    expect(effects.join('\n')).toContain('daily-reports');
    expect(await effectsIn(scene, () => tablet.send([entry]))).not.toContainEqual(
      expect.stringContaining('daily report'),
    );
    expect(await reports()).toMatchObject([
      {
        date: '2026-03-02',
        mood: 'happy',
        meals: 'Lunch: ate most of it',
        notes: 'Two new words\nSang along',
        staffId: nurse,
      },
    ]);
    const shown = firstOf((await tablet.board()).body.children.filter(({ id }) => id === childId));
    expect(shown.report).toEqual({ writtenBy: expect.any(String), createdAt: '2026-03-02T17:00:00.000Z' });
    expect(JSON.stringify(shown)).not.toContain('Two new words');
  });

  test('written without a connection is of its own day', async () => {
    const entry = await tablet.enter({ staffId: nurse, pin: PIN, ...report() });
    scene.larkhouse.clock.set('2026-03-04T15:00:00Z');
    await tablet.send([entry]);
    expect((await reports()).map(({ date, notes }) => [date, notes])).toEqual([['2026-03-02', '']]);
  });

  test('of somebody who may write none goes to staff, and is recorded by who may', async () => {
    const { id: role } = firstOf(
      await scene.rows<{ id: number }>('select role_id::int as id from staff where id = $1', nurse),
    );
    await scene.rows("delete from role_capability where role_id = $1 and capability = 'daily-reports'", role);
    const { reason, uuid } = await tablet.log({ ticket: await ticketOf(), ...report('Laughed a lot') });
    const { id } = firstOf(await entryOf(uuid));
    const asNurse = await (await scene.as('Nurse')).post(`/api/room-entries/${id}/accept`);
    await scene.rows(
      "insert into role_capability (center_id, role_id, capability) select center_id, role_id, 'daily-reports' from staff where id = $1",
      nurse,
    );
    expect([reason, asNurse.status, await reports()]).toEqual(['not-allowed', 403, []]);
    expect((await waiting()).find((one) => one.id === id)).toMatchObject({ kind: 'report', notes: 'Laughed a lot' });
    expect((await (await scene.as('Assistant Teacher')).post(`/api/room-entries/${id}/accept`)).status).toBe(200);
    expect(await reports()).toMatchObject([{ notes: 'Laughed a lot', staffId: nurse }]);
  });
});

describe('a roll call (classroom-tablet-7)', () => {
  const rollCall = (found: number[], missing: number[] = []) => ({
    rollCall: { isDrill: true, seconds: 40, listAt: '2026-03-02T16:59:00.000Z', found, missing, note: 'In the yard' },
  });
  const calls = async () =>
    (await scene.director.get<{ uuid: string; missing: { childId: number }[] }[]>('/api/roll-calls')).body;

  test('is kept once, with its times, who was missing, and the count of its room', async () => {
    const other = await presentChild(scene);
    const entry = await tablet.enter({ staffId: nurse, pin: PIN, ...rollCall([childId], [other]) });
    scene.larkhouse.clock.advance({ minutes: 20 });
    for (const piece of [[entry], [entry, entry]]) expect((await tablet.send(piece)).status).toBe(200);
    expect((await calls()).filter(({ uuid }) => uuid === entry.uuid)).toMatchObject([
      {
        isDrill: true,
        startedAt: '2026-03-02T16:59:20.000Z',
        finishedAt: '2026-03-02T17:00:00.000Z',
        wasOffline: true,
        note: 'In the yard',
        total: 2,
        accounted: 1,
        missing: [{ childId: other }],
        rooms: [{ room: 'Toddler Room', counted: 1, expected: 2 }],
      },
    ]);
  });

  test.each([
    ['a child that is named twice', () => rollCall([childId], [childId]), 'unreadable'],
    ['a child who is nobody here', () => rollCall([childId, 999_999]), 'another-room'],
    ['two things at once', () => ({ ...rollCall([childId]), ...note(childId) }), 'unreadable'],
  ])('with %s is refused', async (_what, words, reason) => {
    const before = (await calls()).length;
    const { uuid } = await tablet.log({ ticket: await ticketOf(), ...words() });
    expect(firstOf(await entryOf(uuid))).toMatchObject({ outcome: 'refused', reason });
    expect(await calls()).toHaveLength(before);
  });
});

describe('what could not be recorded (classroom-tablet-6)', () => {
  test('waits for what may still come: a meal before the check-in is known', async () => {
    const { childId: late } = await scene.newFamily();
    const meal = await tablet.enter({ staffId: nurse, pin: PIN, ...lunch(late) });
    await tablet.send([meal]);
    expect(firstOf(await entryOf(meal.uuid))).toMatchObject({ outcome: 'waiting', reason: 'not-here' });
    const count = async () =>
      (await scene.director.get<{ roomEntries: number }>('/api/kiosk-entries/waiting')).body.roomEntries;
    expect(await count()).toBeGreaterThan(0);
    expect(
      (await (await scene.as('Support Staff')).get<{ roomEntries: number }>('/api/kiosk-entries/waiting')).body
        .roomEntries,
    ).toBe(0);
    await attendanceOf(scene.director).checkIn(late, '07:00');
    await tablet.send([await tablet.enter({ staffId: nurse, pin: PIN, ...note(late) })]);
    expect(await logged(late)).toHaveLength(2);
  });

  test('is recorded by staff who have looked, as done by whoever logged it, or dismissed with a reason', async () => {
    const old = await tablet.enter(
      { staffId: nurse, pin: PIN, ...note(childId) },
      { moment: new Date('2026-03-02T16:00:00Z'), offset: 0 },
    );
    await scene.rows('update staff set removed_at = now() where id = $1', nurse);
    await tablet.send([old]);
    await scene.rows('update staff set removed_at = null where id = $1', nurse);
    const entry = firstOf(await entryOf(old.uuid));
    const shown = firstOf((await waiting()).filter((one) => one.id === entry.id));
    expect(shown).toMatchObject({ kind: 'note', reason: 'gone', isReadable: true });
    const assistant = await scene.as('Assistant Teacher');
    expect((await (await scene.as('Support Staff')).post(`/api/room-entries/${entry.id}/accept`)).status).toBe(403);
    expect((await assistant.post(`/api/room-entries/${entry.id}/accept`)).status).toBe(200);
    expect((await assistant.post(`/api/room-entries/${entry.id}/accept`)).status).toBe(409);
    expect((await logged()).map(({ staffId }) => staffId)).toEqual([nurse]);

    const wrong = await tablet.enter({ staffId: nurse, pin: '9999', ...note(childId) });
    await tablet.send([wrong]);
    const { id } = firstOf(await entryOf(wrong.uuid));
    const silent = await assistant.post<{ fields: object }>(`/api/room-entries/${id}/dismiss`, { reason: ' ' });
    expect([silent.status, Object.keys(silent.body.fields)]).toEqual([422, ['reason']]);
    expect((await assistant.post(`/api/room-entries/${id}/dismiss`, { reason: 'A child typed' })).status).toBe(200);
    expect(firstOf(await entryOf(wrong.uuid))).toMatchObject({ outcome: 'dismissed', words: null });
    expect(await logged()).toHaveLength(1);
  });
});

describe('a PIN for classroom tablets (classroom-tablet-3)', () => {
  test('is chosen by whose it is, refused where it is easily guessed, and taken away by the Director', async () => {
    const assistant = await scene.as('Assistant Teacher');
    const id = scene.world.staff['Assistant Teacher'];
    const set = (pin: string) => assistant.put<{ fields?: { pin?: string } }>('/api/staff-pin', { pin });
    for (const pin of ['1111', '1234', '121212', '987654', '123', '1234567', 'abcd']) {
      const { status, body } = await set(pin);
      expect([pin, status, Object.keys(body.fields ?? {})]).toEqual([pin, 422, ['pin']]);
    }
    expect((await set('8263')).status).toBe(200);
    expect((await assistant.get<{ setAt: string }>('/api/staff-pin')).body.setAt).toBe('2026-03-02T17:00:00.000Z');
    expect((await tablet.know(id, '8263')).status).toBe(200);
    expect((await (await scene.as('Lead Teacher')).get('/api/staff-pins')).status).toBe(403);
    const pins = (await scene.director.get<{ staffId: number; setAt: string | null }[]>('/api/staff-pins')).body;
    expect(pins.find(({ staffId }) => staffId === id)?.setAt).toBe('2026-03-02T17:00:00.000Z');
    expect(JSON.stringify(pins)).not.toContain('argon');
    expect((await scene.director.delete(`/api/staff-pins/${id}`)).status).toBe(200);
    expect((await tablet.know(id, '8263')).status).toBe(422);
    const lines = await scene.rows<{ action: string }>(
      "select action from audit where entity = 'staff' and $1 = any (entity_ids) and action like '%kiosk PIN' order by id",
      id,
    );
    expect(lines.map(({ action }) => action)).toEqual(['set kiosk PIN', 'reset kiosk PIN']);
  });
});
