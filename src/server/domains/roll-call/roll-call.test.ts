import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { rollCall } from '#contract/roll-call.ts';
import { switchDuty } from '#server/domains/staff/commands.ts';
import { attendanceOf } from '#testing/attendance.ts';
import { Client } from '#testing/client.ts';
import { HOSTILE_TEXTS } from '#testing/hostile-texts.ts';
import { rollCallOf } from '#testing/roll-call.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';
import { type Family, makeCenter } from '#testing/world.ts';

type List = z.output<(typeof rollCall)['GET /api/roll-call']['reply']>;
type Kept = z.output<(typeof rollCall)['POST /api/roll-call']['reply']>;

let scene: Scene;
let support: Client;
let roomId: number;
beforeAll(async () => {
  scene = await startScene();
  support = await scene.as('Support Staff');
  [{ id: roomId }] = (await scene.rows<{ id: number }>(`select id from room where name = 'Toddler Room'`)) as [
    { id: number },
  ];
});
afterAll(() => scene.stop());

const now = () => scene.larkhouse.clock.now();
const list = async (client = support) => (await client.get<List>('/api/roll-call')).body;
const past = async (client = support) => (await client.get<Kept[]>('/api/roll-calls')).body;
const send = (body: unknown, client = support) => client.post<Kept>('/api/roll-call', body);
const checkIn = (family: Family) => attendanceOf(scene.director).checkIn(family.childId, '07:30');
const line = (childId: number, isAccounted = true, note = '') => ({ childId, roomId, isAccounted, note });

describe('the list', () => {
  test('says who is here, whom to call, how many may still come, and who is on duty', async () => {
    const [here, later] = scene.world.families as [Family, Family];
    const before = await list();
    expect(before).toMatchObject({ center: 'Maple House', timeZone: 'America/New_York' });
    expect(before.rooms).toMatchObject([{ room: 'Toddler Room', children: [], expected: 2, staff: [] }]);

    await checkIn(here);
    await scene.rows('update staff set room_id = $1 where id = $2', roomId, scene.world.staff['Lead Teacher']);
    await scene.inCenter(async (scope) => {
      await switchDuty(scope, scene.world.staff.Nurse, true);
      await switchDuty(scope, scene.world.staff['Lead Teacher'], true);
    });
    const { rooms, otherStaff, now: moment } = await list();
    expect(moment).toBe(now().toISOString());
    expect(rooms).toEqual([
      {
        roomId,
        room: 'Toddler Room',
        children: [
          {
            childId: here.childId,
            firstName: `Child ${here.marker}`,
            lastName: `Last ${here.marker}`,
            photoUrl: null,
            allergies: `Allergy ${here.marker}`,
            contacts: [
              {
                name: `Guardian ${here.marker} Last ${here.marker}`,
                relationship: 'parent',
                phone: `555 ${here.marker}`,
              },
            ],
            emergencyContact: `Contact ${here.marker}`,
          },
        ],
        expected: 1,
        staff: ['Lead Teacher Tester'],
      },
    ]);
    expect(otherStaff).toEqual(['Nurse Tester']);
    expect(JSON.stringify(rooms)).not.toContain(later.marker);
    expect(JSON.stringify(rooms)).not.toContain('Custody');
  });

  test('leaves out who may not pick the child up, and whoever has gone home or is reported absent', async () => {
    const family = await scene.newFamily();
    await checkIn(family);
    await scene.rows('update guardianship set may_pick_up = false where child_id = $1', family.childId);
    const child = async () => (await list()).rooms.flatMap(({ children }) => children);
    expect((await child()).find(({ childId }) => childId === family.childId)?.contacts).toEqual([]);
    const { expected } = firstOf((await list()).rooms);
    await attendanceOf(scene.director).checkOut(family.childId, '07:31');
    expect((await child()).some(({ childId }) => childId === family.childId)).toBe(false);
    expect(firstOf((await list()).rooms).expected).toBe(expected);

    const absent = await scene.newFamily();
    expect(firstOf((await list()).rooms).expected).toBe(expected + 1);
    await attendanceOf(scene.director).absent(absent.childId);
    expect(firstOf((await list()).rooms).expected).toBe(expected);
  });

  test('is written down as read once an hour, and at once when a child is new on it', async () => {
    const nurse = await scene.as('Nurse');
    const lines = () =>
      scene.rows<{ child_ids: number[] }>(
        `select child_ids from audit where action = 'read roll call list' and actor_id = $1 order by id`,
        scene.world.staff.Nurse,
      );
    const childIds = async () =>
      (await list(nurse)).rooms.flatMap((room) => room.children.map(({ childId }) => childId));
    const first = await childIds();
    await childIds();
    expect((await lines()).map((line) => line.child_ids.toSorted())).toEqual([first.toSorted()]);
    await checkIn(await scene.newFamily());
    const second = await childIds();
    await childIds();
    expect((await lines()).map((line) => line.child_ids.length)).toEqual([first.length, second.length]);
    scene.larkhouse.clock.advance({ minutes: 61 });
    await childIds();
    expect(await lines()).toHaveLength(3);
  });
});

describe('the result', () => {
  test('is kept with who was missing, its counts are headcounts, and sent again it is no second one', async () => {
    const [one, other] = scene.world.families as [Family, Family];
    const result = rollCallOf(now(), [line(one.childId), line(other.childId, false, 'Left with aunt?')], {
      note: 'Kitchen alarm',
    });
    const answer = await send(result);
    expect(answer.status, answer.text).toBe(201);
    expect(answer.body).toMatchObject({
      uuid: result.uuid,
      isDrill: false,
      startedAt: result.startedAt,
      finishedAt: result.finishedAt,
      calledBy: 'Support Staff Tester',
      note: 'Kitchen alarm',
      total: 2,
      accounted: 1,
      missing: [
        {
          childId: other.childId,
          name: `Child ${other.marker} Last ${other.marker}`,
          room: 'Toddler Room',
          note: 'Left with aunt?',
        },
      ],
      rooms: [{ roomId, room: 'Toddler Room', counted: 1, expected: 2 }],
    });
    const again = await send({ ...result, note: 'Another' }, await scene.as('Nurse'));
    expect([again.status, again.body]).toEqual([201, answer.body]);
    expect((await past()).filter(({ uuid }) => uuid === result.uuid)).toEqual([answer.body]);
    expect(await scene.rows('select counted, expected from headcount where roll_call_id = $1', answer.body.id)).toEqual(
      [{ counted: 1, expected: 2 }],
    );
    expect(
      await scene.rows(`select child_ids from audit where action = 'record roll call' and entity_ids = $1`, [
        answer.body.id,
      ]),
    ).toEqual([{ child_ids: [one.childId, other.childId] }]);
  });

  test('two deliveries at the same moment are one roll call', async () => {
    const result = rollCallOf(now(), [line(firstOf(scene.world.families).childId)], { isDrill: true });
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(result)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await scene.rows('select uuid from roll_call where uuid = $1', result.uuid)).toHaveLength(1);
  });

  test('was when it was, whatever the clock of the device says', async () => {
    const child = [line(firstOf(scene.world.families).childId)];
    const at = (minutes: number) => new Date(now().getTime() + minutes * 60_000).toISOString();
    const cases = [
      // Ten minutes fast, which the server told it, and sent after two hours.
      { startedAt: at(-115), finishedAt: at(-111), sentAt: at(10), offset: -600_000, expected: [at(-125), at(-121)] },
      // A day slow, which nobody ever told it.
      { startedAt: at(-1450), finishedAt: at(-1445), sentAt: at(-1440), offset: null, expected: [at(-10), at(-5)] },
      // Set while it waited: it cannot have ended after it arrived.
      { startedAt: at(55), finishedAt: at(60), sentAt: at(0), offset: 0, expected: [at(-5), at(0)] },
    ];
    for (const { expected, ...times } of cases) {
      const { body } = await send(rollCallOf(now(), child, { ...times, wasOffline: true }));
      expect([body.startedAt, body.finishedAt]).toEqual(expected);
    }
  });

  test('keeps every text to the letter', async () => {
    const { childId } = firstOf(scene.world.families);
    for (const text of HOSTILE_TEXTS.filter((one) => one.length < 400)) {
      const { status, body, text: whole } = await send(rollCallOf(now(), [line(childId, false, text)], { note: text }));
      if (status === 422) expect(JSON.parse(whole).fields).toHaveProperty('note');
      else expect([body.note, body.missing[0]?.note]).toEqual([text.trim(), text.trim()]);
    }
  });

  test.each([
    ['no uuid', { uuid: 'x' }, 'uuid'],
    ['an end before the beginning', { finishedAt: '2020-01-01T00:00:00Z' }, 'finishedAt'],
    ['a time that is none', { startedAt: 'noon' }, 'startedAt'],
    ['a child twice', { children: [line(1), line(1)].map((l) => ({ ...l, roomId: -1 })) }, 'children.0.roomId'],
    ['an unknown key', { extra: 1 }, 'extra'],
  ])('%s is refused by name', async (_, change, field) => {
    const { status, text } = await send({ ...rollCallOf(now(), []), ...change });
    expect(status).toBe(422);
    expect(JSON.parse(text).fields).toHaveProperty(field);
  });

  test('children and rooms are the center’s, and each stands there once', async () => {
    const { childId } = firstOf(scene.world.families);
    const oak = await makeCenter(scene.larkhouse, { name: 'Oak House' });
    const [theirs] = oak.families as [Family];
    const refused = async (children: object[], rooms: object[] = []) => {
      const { status, text } = await send({ ...rollCallOf(now(), []), children, rooms });
      return [status, ...Object.keys(JSON.parse(text).fields)];
    };
    expect(await refused([line(theirs.childId)])).toEqual([422, 'children']);
    expect(await refused([line(childId), line(childId)])).toEqual([422, 'children']);
    expect(await refused([], [{ roomId: 999_999, counted: 1 }])).toEqual([422, 'rooms']);
    expect(
      await refused(
        [],
        [
          { roomId, counted: 1 },
          { roomId, counted: 1 },
        ],
      ),
    ).toEqual([422, 'rooms']);
    expect(await refused([{ ...line(childId), roomId: 999_999 }])).toEqual([422, 'rooms']);
  });
});

test('nobody else reads or writes it', async () => {
  const result = rollCallOf(now(), []);
  const parent = await scene.parentOf(firstOf(scene.world.families));
  const nobody = new Client(scene.larkhouse.origin);
  const tablet = new Client(scene.larkhouse.origin);
  const { body: kiosk } = await scene.director.post<{ code: string }>('/api/kiosks', { name: 'Door' });
  expect((await tablet.post('/api/kiosk/pair', { code: kiosk.code })).status).toBe(200);
  for (const [client, status] of [
    [parent, 403],
    [nobody, 401],
    [tablet, 401],
  ] as const) {
    expect((await client.get('/api/roll-call')).status).toBe(status);
    expect((await client.get('/api/roll-calls')).status).toBe(status);
    expect((await client.post('/api/roll-call', result)).status).toBe(status);
  }
  await scene.rows(
    `delete from role_capability where capability = 'attendance.record' and role_id = (select role_id from staff where id = $1)`,
    scene.world.staff['Assistant Teacher'],
  );
  const assistant = await scene.as('Assistant Teacher');
  expect((await assistant.get('/api/roll-call')).status).toBe(403);
  expect((await send(result, assistant)).status).toBe(403);
  expect((await past()).some(({ uuid }) => uuid === result.uuid)).toBe(false);
});
