import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activitiesOf, logOf, presentChild, roomNamed } from '#testing/activities.ts';
import { attendanceOf } from '#testing/attendance.ts';
import type { Client } from '#testing/client.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';
import { makeCenter } from '#testing/world.ts';

let scene: Scene;
let assistant: Client;
let childId: number;
const NOON = '2026-03-02T17:00:00Z';
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.stop());
beforeEach(async () => {
  scene.larkhouse.clock.set(NOON);
  assistant = await scene.as('Assistant Teacher');
  childId = await presentChild(scene);
});
const log = (body: object) => activitiesOf(assistant).log({ childIds: [childId], ...body });
const lunch = { kind: 'meal', meal: 'lunch', amount: 'most' };

describe('what is recorded', () => {
  test.each([
    [lunch, 'Lunch: ate most of it'],
    [{ kind: 'meal', meal: 'pm-snack', amount: 'none', time: '07:00' }, 'Afternoon snack: did not eat'],
    [{ kind: 'bottle', quarterOunces: 17, contents: 'formula' }, 'Bottle of formula: 4.25 oz'],
    [{ kind: 'diaper', diaper: 'both' }, 'Wet and soiled diaper'],
    [{ kind: 'nap' }, 'Asleep since 12:00 PM'],
    [{ kind: 'nap', time: '10:00', endTime: '11:05' }, 'Nap from 10:00 AM to 11:05 AM'],
    [{ kind: 'learning', title: 'Story time', notes: 'Asked for more' }, 'Story time'],
    [{ kind: 'outdoor', title: 'Playground' }, 'Playground'],
    [{ kind: 'note', notes: 'New shoes' }, 'Note'],
  ])('%j is said in words', async (body, said) => {
    const { status, body: answer } = await log(body);
    expect([status, answer.message]).toEqual([201, undefined]);
    expect(answer.activities).toMatchObject([{ childId, date: '2026-03-02', activity: said, batch: answer.batch }]);
    expect(await activitiesOf(scene.director).of(childId)).toEqual(answer.activities);
  });

  test('of many children is one batch, with amounts of their own, in one line of the log', async () => {
    const other = await presentChild(scene);
    const amounts = [{ childId: other, amount: 'none' }];
    const { body } = await log({ ...lunch, childIds: [childId, other], amounts });
    expect(body.activities.map(({ amount }) => amount)).toEqual(['most', 'none']);
    const lines = await scene.rows(
      `select entity_ids as ids, child_ids as children from audit where action = 'record meal' and $1 = any (entity_ids)`,
      body.activities[0]?.id,
    );
    expect(lines).toEqual([{ ids: body.activities.map(({ id }) => id), children: [childId, other] }]);
  });

  test('reads in the language of its reader, to staff and to the family alone', async () => {
    const family = await scene.newFamily();
    await attendanceOf(scene.director).checkIn(family.childId, '07:00');
    await log({ ...lunch, childIds: [family.childId] });
    const parent = await scene.parentOf(family);
    const read = async (client: Client) =>
      firstOf((await client.get<{ activity: string }[]>('/api/parent/activities')).body).activity;
    expect(await read(parent)).toBe('Lunch: ate most of it');
    expect((await parent.put('/api/preferences', { language: 'de' })).status).toBe(200);
    expect(await read(parent)).toBe('Mittagessen: das meiste gegessen');
    const day = (await parent.get<{ entries: object[] }>('/api/parent/day')).body;
    expect(day.entries).toContainEqual(
      expect.objectContaining({ title: 'Mittagessen: das meiste gegessen', at: '12:00', activityKind: 'meal' }),
    );
    const stranger = await scene.parentOf(await scene.newFamily());
    expect((await stranger.get('/api/parent/activities')).body).toEqual([]);
  });
});

describe('what is refused', () => {
  test.each([
    [{ kind: 'meal', meal: 'lunch' }, 'amount'],
    [{ kind: 'meal', amount: 'all' }, 'meal'],
    [{ ...lunch, diaper: 'wet' }, 'diaper'],
    [{ ...lunch, amounts: [{ childId: 999999, amount: 'all' }] }, 'amounts'],
    [{ kind: 'bottle', contents: 'milk' }, 'quarterOunces'],
    [{ kind: 'bottle', contents: 'milk', quarterOunces: 65 }, 'quarterOunces'],
    [{ kind: 'learning' }, 'title'],
    [{ kind: 'note' }, 'notes'],
    [{ ...lunch, time: '12:01' }, 'time'],
    [{ ...lunch, date: '2026-03-03' }, 'date'],
    [{ ...lunch, date: '2026-02-22', time: '12:00' }, 'date'],
    [{ ...lunch, date: '2026-02-27' }, 'time'],
    [{ kind: 'nap', time: '11:00', endTime: '10:00' }, 'endTime'],
    [{ kind: 'nap', date: '2026-02-27', time: '11:00' }, 'endTime'],
    [{ ...lunch, childIds: [] }, 'childIds'],
    [{ ...lunch, childIds: [999999] }, 'childIds'],
    [{ ...lunch, staffId: 999999 }, 'staffId'],
    [{ kind: 'photo' }, 'kind'],
  ])('%j names %s', async (body, field) => {
    const { status, body: answer } = await log(body);
    expect([status, Object.keys(answer.fields ?? {})]).toEqual([422, expect.arrayContaining([field])]);
    expect(await activitiesOf(scene.director).of(childId)).toEqual([]);
  });

  test('children who were not there at the time, by name, with all the others', async () => {
    const { childId: away } = await scene.newFamily();
    const left = await presentChild(scene);
    await attendanceOf(scene.director).checkOut(left, '11:00');
    const { status, body } = await log({ ...lunch, childIds: [childId, away, left] });
    expect([status, body.message]).toEqual([422, expect.stringMatching(/^Not checked in at 12:00: Child newcomer-/)]);
    expect(body.message).not.toContain(', Child newcomer-, ');
    expect((await log({ ...lunch, childIds: [left], time: '11:00' })).status).toBe(201);
    expect((await log({ ...lunch, childIds: [left], time: '06:59' })).status).toBe(422);
  });

  test('another center’s child, and anybody who may not record', async () => {
    const there = await makeCenter(scene.larkhouse, { name: 'Elm House' });
    const foreign = firstOf(there.families).childId;
    expect((await log({ ...lunch, childIds: [foreign] })).status).toBe(422);
    const support = activitiesOf(await scene.as('Support Staff'));
    expect((await support.log({ ...lunch, childIds: [childId] })).status).toBe(403);
    const family = await scene.newFamily();
    expect((await activitiesOf(await scene.parentOf(family)).log({ ...lunch, childIds: [childId] })).status).toBe(403);
  });
});

describe('undo', () => {
  const logged = async () => (await log(lunch)).body;
  const shown = () => activitiesOf(scene.director).of(childId);

  test('takes a batch back at once, everywhere but in the table', async () => {
    const { batch, activities } = await logged();
    expect((await activitiesOf(assistant).undo({ batch })).body.ids).toEqual(activities.map(({ id }) => id));
    expect(await shown()).toEqual([]);
    expect(await scene.rows('select undone_reason as reason from activity where batch = $1', batch)).toEqual([
      { reason: null },
    ]);
    expect((await activitiesOf(assistant).undo({ batch })).status).toBe(404);
  });

  test('is the recorder’s for 15 minutes, later a lead’s with a reason', async () => {
    const { batch } = await logged();
    const nurse = activitiesOf(await scene.as('Nurse'));
    expect((await nurse.undo({ batch })).status).toBe(403);
    scene.larkhouse.clock.advance({ minutes: 15, seconds: 1 });
    expect((await activitiesOf(assistant).undo({ batch, reason: 'Wrong' })).status).toBe(403);
    const lead = activitiesOf(await scene.as('Lead Teacher'));
    expect((await lead.undo({ batch })).body.fields).toEqual({ reason: 'Say why this is being removed' });
    expect(await shown()).toHaveLength(1);
    expect((await lead.undo({ batch, reason: 'Wrong child' })).status).toBe(200);
    expect(await shown()).toEqual([]);
  });

  test('needs to be told what', async () => {
    expect((await activitiesOf(assistant).undo({})).status).toBe(422);
    expect((await activitiesOf(assistant).undo({ batch: 'nothing' })).status).toBe(422);
  });
});

describe('a room', () => {
  test('tells of who is there, what they had last, and what was recorded while they were in it', async () => {
    const toddlers = await roomNamed(scene, 'Toddler Room');
    const preschool = await roomNamed(scene, 'Preschool Room');
    await log({ kind: 'diaper', diaper: 'wet', time: '09:00' });
    // Moved at noon.
    await scene.director.patch(`/api/children/${childId}`, { room: 'Preschool Room' });
    scene.larkhouse.clock.advance({ minutes: 30 });
    await log({ ...lunch, time: '12:20' });
    const before = await logOf(scene.director, toddlers);
    const after = await logOf(scene.director, preschool);
    const ids = (all: readonly { id: number }[]) => all.map(({ id }) => id);
    expect(ids(before.children)).not.toContain(childId);
    expect(before.entries.filter((one) => one.childId === childId).map(({ kind }) => kind)).toEqual(['diaper']);
    expect(after.children).toMatchObject([
      {
        id: childId,
        lastMeal: { at: '12:20', text: 'Lunch: ate most of it' },
        lastDiaper: { at: '09:00', text: 'Wet diaper' },
        lastBottle: null,
        nap: null,
        medicine: null,
      },
    ]);
    expect(after.entries.map(({ kind, undo }) => [kind, undo])).toEqual([['meal', 'with-reason']]);
    expect((await logOf(assistant, preschool)).entries.map(({ undo }) => undo)).toEqual(['free']);
  });

  test('without staff is told as such, and can be recorded all the same', async () => {
    const room = await roomNamed(scene, 'Toddler Room');
    expect((await logOf(assistant, room)).staffOnDuty).toEqual([]);
    expect((await log(lunch)).status).toBe(201);
  });

  test('tells the time of the moment at which it is asked, by which a screen counts since the last look at a sleeper', async () => {
    const room = await roomNamed(scene, 'Toddler Room');
    const { now } = await logOf(assistant, room);
    scene.larkhouse.clock.advance({ seconds: 20 });
    expect(Date.parse((await logOf(assistant, room)).now) - Date.parse(now)).toBe(20_000);
  });

  test('of another center is not there', async () => {
    const there = await makeCenter(scene.larkhouse, { name: 'Ash House' });
    const [room] = await scene.rows<{ id: number }>('select id from room where center_id = $1 limit 1', there.centerId);
    expect((await scene.director.get(`/api/rooms/${room?.id}/log`)).status).toBe(404);
  });
});

test('the report’s draft is made of what was recorded, and leaves out what was taken back', async () => {
  await log(lunch);
  await log({ kind: 'bottle', quarterOunces: 16, contents: 'milk', time: '09:30' });
  await log({ kind: 'nap', time: '10:00', endTime: '11:00' });
  await log({ kind: 'learning', title: 'Story time', notes: 'Asked for more', time: '09:00' });
  await log({ kind: 'diaper', diaper: 'wet', time: '08:00' });
  await log({ kind: 'note', notes: 'New shoes' });
  const { batch } = (await log({ kind: 'outdoor', title: 'Walk' })).body;
  await activitiesOf(assistant).undo({ batch });
  const draft = (await assistant.get(`/api/daily-reports/draft?childId=${childId}`)).body;
  expect(draft).toEqual({
    childId,
    date: '2026-03-02',
    meals: 'Bottle of milk: 4 oz\nLunch: ate most of it',
    naps: 'Nap from 10:00 AM to 11:00 AM',
    activities: 'Story time. Asked for more',
    notes: 'Diapers: 8:00 AM Wet diaper\nNew shoes',
    records: 6,
  });
  expect((await (await scene.as('Support Staff')).get(`/api/daily-reports/draft?childId=${childId}`)).status).toBe(403);
});

describe('food that a child may not have', () => {
  beforeEach(async () => {
    await scene.rows("update child set allergies = 'Peanuts (severe)' where id = $1", childId);
  });

  test('is asked about before it is kept, and the answer stands in the audit', async () => {
    const meal = { ...lunch, notes: 'Peanut butter sandwich' };
    const refused = await log(meal);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'allergen-named', fields: { allergensAcknowledged: expect.any(String) } },
    });
    expect(refused.body.message).toMatch(/^This text names what a child may not have \(Child .*: Peanuts\)\./);
    expect(await activitiesOf(scene.director).of(childId)).toEqual([]);
    expect((await log({ ...meal, allergensAcknowledged: true })).status).toBe(201);
    expect(
      await scene.rows(
        `select after->0->>'allergensAcknowledged' as read from audit join audit_detail on audit_id = id
         where action = 'record meal' and $1 = any (child_ids)`,
        childId,
      ),
    ).toEqual([{ read: 'true' }]);
  });

  test('nothing is asked of another text, another child, or what is no food', async () => {
    const other = await presentChild(scene);
    expect((await log({ ...lunch, notes: 'Rice and beans' })).status).toBe(201);
    expect((await log({ ...lunch, childIds: [other], notes: 'Peanut butter' })).status).toBe(201);
    expect((await log({ kind: 'note', notes: 'Peanut butter' })).status).toBe(201);
  });

  test('a bottle is asked about by what is in it', async () => {
    await scene.rows("update child set allergies = 'Milk' where id = $1", childId);
    expect((await log({ kind: 'bottle', quarterOunces: 16, contents: 'milk' })).status).toBe(409);
    expect((await log({ kind: 'bottle', quarterOunces: 16, contents: 'water' })).status).toBe(201);
  });
});
