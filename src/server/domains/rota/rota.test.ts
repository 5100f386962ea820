import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { RotaWeek } from '#contract/rota.ts';
import type { Shift as ShiftShape } from '#contract/rota-shapes.ts';
import { TAKES_BOOKINGS } from '#testing/bookings.ts';
import type { Client } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { runJobs } from '#testing/jobs.ts';
import { MONDAY_MORNING } from '#testing/larkhouse.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';
import { retention } from './retention.ts';

type Week = z.output<typeof RotaWeek>;
type Shift = z.output<typeof ShiftShape>;

const TUESDAY = '2026-03-10';
let scene: Scene;
let lead: Client;
let roomId: number;
beforeAll(async () => {
  scene = await startScene({ now: MONDAY_MORNING });
  lead = await scene.as('Lead Teacher');
  roomId = firstOf(await scene.rows<{ id: number }>("select id from room where name = 'Toddler Room'")).id;
  // Two toddlers: one on Tuesday mornings, one who was agreed on for no day.
  await scene.director.put('/api/booking-rules', { ...TAKES_BOOKINGS, kinds: ['extra'] });
  const [one, other] = scene.world.families;
  await scene.director.post(`/api/children/${one?.childId}/schedules`, {
    from: '2026-03-02',
    kind: 'fixed',
    slots: [{ week: 1, weekday: 2, arrives: '08:00', leaves: '12:00' }],
  });
  await scene.director.post(`/api/children/${other?.childId}/schedules`, { from: '2026-03-02', kind: 'drop-in' });
});
afterAll(() => scene.stop());
beforeEach(async () => {
  for (const table of [
    'shift',
    'rota_change',
    'rota_template',
    'employment_term',
    'employment',
    'staff_availability',
    'staff_qualification',
  ])
    await scene.rows(`delete from ${table}`);
});

const nurse = () => scene.world.staff.Nurse;
const said = (change: object = {}) => ({
  ...{ staffId: nurse(), roomId, kind: 'care', date: TUESDAY, fromMinute: 480, toMinute: 720, breaks: [] },
  ...change,
});
const plan = (change: object = {}) => lead.post<Shift>('/api/rota/shifts', said(change));
const weekOf = async (from = TUESDAY) => (await lead.get<Week>(`/api/rota?from=${from}`)).body;
const toddlersOn = async (date = TUESDAY) => {
  const room = (await weekOf(date)).rooms.find(({ id }) => id === roomId);
  return room?.days.find((day) => day.date === date);
};
const publish = (from = TUESDAY) => {
  scene.larkhouse.clock.advance({ minutes: 1 });
  return lead.post<{ told: object[] }>('/api/rota/publish', { from });
};
const own = async (client: Client) =>
  (
    await client.get<{ shifts: { id: number }[]; changes: { kind: string }[] }>(
      '/api/rota/own?from=2026-03-02&to=2026-03-29',
    )
  ).body;

describe('the week (rota-1, rota-3)', () => {
  test('has its rooms by quarter hours: booked, needed, planned and qualified, and where it is short', async () => {
    const empty = await toddlersOn();
    expect(empty?.ribbon).toMatchObject({ fromMinute: 420 });
    expect(empty?.ribbon.booked.slice(0, 22)).toEqual([...Array(4).fill(0), ...Array(16).fill(1), 0, 0]);
    expect(empty?.ribbon.needed).toEqual(empty?.ribbon.booked);
    expect(empty?.short).toEqual([{ fromMinute: 480, toMinute: 720, by: 1 }]);
    await plan({ breaks: [{ fromMinute: 600, toMinute: 615, isPaid: true }] });
    expect((await toddlersOn())?.short).toEqual([{ fromMinute: 600, toMinute: 615, by: 1 }]);
    // Open, elsewhere or at something else nobody looks after the children.
    await plan({ staffId: null, fromMinute: 600, toMinute: 660 });
    await plan({ staffId: scene.world.staff.Director, kind: 'training', roomId: null, fromMinute: 600, toMinute: 660 });
    expect((await toddlersOn())?.short).toHaveLength(1);
    await plan({ staffId: scene.world.staff.Director, fromMinute: 585, toMinute: 600 });
    expect((await toddlersOn())?.ribbon.planned.slice(10, 14)).toEqual([1, 2, 0, 1]);
  });

  test('counts who is qualified for the group, or was never judged', async () => {
    const judge = (group: string) =>
      scene.rows(
        'insert into staff_qualification (center_id, staff_id, age_group, from_date) values ($1, $2, $3, $4)',
        ...[scene.world.centerId, nurse(), group, '2026-01-01'],
      );
    await plan();
    expect((await toddlersOn())?.short).toEqual([]);
    await judge('infants');
    expect((await toddlersOn())?.short).toEqual([{ fromMinute: 480, toMinute: 720, by: 1 }]);
    expect((await weekOf()).shifts).toMatchObject([{ warnings: ['not-qualified'] }]);
    expect((await weekOf()).people.find(({ id }) => id === nurse())?.ageGroups).toEqual(['infants']);
    await judge('toddlers');
    expect((await toddlersOn())?.short).toEqual([]);
  });

  test('counts nobody whom a missing paper keeps from care, says so, and plans them for care no more (rota-15)', async () => {
    await plan();
    await scene.rows(
      'insert into care_block (center_id, staff_id, from_date) values ($1, $2, $3)',
      ...[scene.world.centerId, nurse(), '2026-03-01'],
    );
    expect((await toddlersOn())?.short).toEqual([{ fromMinute: 480, toMinute: 720, by: 1 }]);
    expect((await weekOf()).shifts).toMatchObject([{ warnings: ['paper-missing'] }]);
    const refused = await plan({ fromMinute: 780, toMinute: 840 });
    expect(refused).toMatchObject({
      status: 422,
      body: { fields: { staffId: expect.stringMatching(/^A paper without which/) } },
    });
    expect((await plan({ kind: 'training', roomId: null, fromMinute: 780, toMinute: 840 })).status).toBe(201);
    await scene.rows('delete from care_block');
    expect((await toddlersOn())?.short).toEqual([]);
  });

  test('is that of any of its days, this one by default, with the days that are closed or have passed', async () => {
    expect((await lead.get<Week>('/api/rota')).body).toMatchObject({ from: '2026-03-02', to: '2026-03-08' });
    expect(await weekOf('2026-03-15')).toMatchObject({ from: '2026-03-09', to: '2026-03-15' });
    await scene.rows(
      "insert into closure (center_id, date, reason) values ($1, $2, 'Snow')",
      scene.world.centerId,
      TUESDAY,
    );
    await plan();
    const { days, shifts, rooms } = await weekOf();
    expect(days[1]).toEqual({ date: TUESDAY, opens: '07:00', closes: '18:00', closure: 'Snow', isOpen: true });
    expect(shifts).toMatchObject([{ warnings: ['closed'] }]);
    expect(rooms[0]?.days.map(({ date }) => date)).not.toContain(TUESDAY);
    await scene.rows('delete from closure');
    expect((await weekOf('2026-02-27')).days[0]).toMatchObject({ isOpen: false });
    expect((await lead.get('/api/rota?from=soon')).status).toBe(422);
  });

  test('says of each person what is planned beside what was agreed, and whom it leaves out of the count', async () => {
    await scene.rows(
      `with e as (insert into employment (center_id, staff_id, hired_on, created_at) values ($1, $2, '2026-01-01', now()) returning *)
       insert into employment_term (center_id, employment_id, from_date, position, weekly_minutes)
       select center_id, id, '2026-01-01', 'nurse', 300 from e`,
      ...[scene.world.centerId, nurse()],
    );
    await scene.rows(
      'insert into staff_availability (center_id, staff_id, weekday, from_minute, to_minute) values ($1, $2, 2, 420, 720)',
      ...[scene.world.centerId, nurse()],
    );
    await plan({ breaks: [{ fromMinute: 600, toMinute: 630, isPaid: false }] });
    const second = await plan({ fromMinute: 720, toMinute: 840 });
    expect(second.body.warnings).toEqual(['outside-availability', 'over-weekly-minutes']);
    expect((await weekOf()).people.find(({ id }) => id === nurse())).toMatchObject({
      plannedMinutes: 330,
      weeklyMinutes: 300,
      position: 'nurse',
      availability: [{ weekday: 2, fromMinute: 420, toMinute: 720 }],
      ageGroups: null,
      hasLeft: false,
    });
    await scene.rows('update staff set removed_at = now() where id = $1', nurse());
    const after = await weekOf();
    await scene.rows('update staff set removed_at = null where id = $1', nurse());
    expect(after.people.find(({ id }) => id === nurse())).toMatchObject({ hasLeft: true });
    expect(after.shifts[0]?.warnings).toContain('not-employed');
    expect(after.rooms.find(({ id }) => id === roomId)?.days[1]?.short).toEqual([
      { fromMinute: 480, toMinute: 720, by: 1 },
    ]);
  });
});

describe('a shift (rota-2)', () => {
  test('is planned as a draft, changed by its version, and taken away once', async () => {
    const { status, body } = await plan();
    expect([status, body]).toMatchObject([201, { state: 'draft', warnings: [], version: 1, staffId: nurse() }]);
    const effects = await effectsIn(scene, async () => {
      const edited = await lead.patch<Shift>(`/api/rota/shifts/${body.id}`, { toMinute: 780, version: 1 });
      expect(edited).toMatchObject({ status: 200, body: { toMinute: 780, fromMinute: 480, version: 2 } });
      expect((await lead.patch(`/api/rota/shifts/${body.id}`, { toMinute: 790, version: 1 })).status).toBe(412);
      expect((await lead.delete(`/api/rota/shifts/${body.id}`)).status).toBe(200);
      expect((await lead.delete(`/api/rota/shifts/${body.id}`)).status).toBe(200);
    });
    expect(effects.map((line) => line.split(':')[0])).toEqual(['audit edit shift', 'audit remove shift', 'tell rota']);
    expect((await lead.patch(`/api/rota/shifts/${body.id}`, { toMinute: 800 })).status).toBe(404);
    expect(await scene.rows('select id from shift')).toEqual([]);
  });

  test('is refused on top of another one of its person, and where room, person, day or break cannot be', async () => {
    const { body } = await plan();
    expect(await plan({ fromMinute: 700, toMinute: 800 })).toMatchObject({
      status: 409,
      body: { message: 'Nurse Tester has another shift from 08:00 to 12:00 on that day' },
    });
    expect((await plan({ fromMinute: 720, toMinute: 800 })).status).toBe(201);
    expect((await lead.patch(`/api/rota/shifts/${body.id}`, { toMinute: 730 })).status).toBe(409);
    expect((await plan({ staffId: null })).status).toBe(201);
    const fields = async (change: object) =>
      Object.keys((await lead.post<{ fields?: object }>('/api/rota/shifts', said(change))).body.fields ?? {});
    expect(await fields({ roomId: 999_999 })).toEqual(['roomId']);
    expect(await fields({ roomId: null })).toEqual(['roomId']);
    expect(await fields({ staffId: 999_999 })).toEqual(['staffId']);
    expect(await fields({ date: '2026-03-01' })).toEqual(['date']);
    expect(await fields({ toMinute: 470 })).toEqual(['toMinute']);
    expect(await fields({ breaks: [{ fromMinute: 400, toMinute: 430, isPaid: false }] })).toEqual(['breaks']);
    expect((await plan({ toMinute: 1441 })).status).toBe(422);
  });

  test('is planned once for a person, however many plan it at once', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => plan()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    await expect(
      scene.rows(
        `insert into shift (center_id, staff_id, room_id, kind, date, from_minute, to_minute)
         select center_id, staff_id, room_id, kind, date, 719, 900 from shift`,
      ),
    ).rejects.toThrow('shift_apart');
  });

  test('of a day that has passed stays as it is', async () => {
    const { body } = await plan({ date: '2026-03-02' });
    await scene.rows("update shift set date = '2026-03-01'");
    expect((await lead.patch(`/api/rota/shifts/${body.id}`, { toMinute: 780 })).status).toBe(409);
    expect((await lead.delete(`/api/rota/shifts/${body.id}`)).status).toBe(409);
  });

  test('is planned by whoever plans the rota alone', async () => {
    const assistant = await scene.as('Assistant Teacher');
    expect((await assistant.get('/api/rota')).status).toBe(403);
    expect((await assistant.post('/api/rota/shifts', said())).status).toBe(403);
    expect((await assistant.post('/api/rota/publish', { from: TUESDAY })).status).toBe(403);
  });
});

describe('publishing (rota-6)', () => {
  const told = async () => {
    await runJobs(scene, 'notify');
    return scene.rows<{ who: number }>(
      "with gone as (delete from notification where event = 'shifts-published' returning id, staff_id) select staff_id as who from gone order by 1",
    );
  };

  test('tells each person once what changed for them, and nobody twice', async () => {
    const client = await scene.as('Nurse');
    const { body } = await plan();
    await plan({ staffId: scene.world.staff.Director });
    await plan({ staffId: null });
    expect(await own(client)).toEqual({ shifts: [], changes: [], open: [], wishes: [] });
    expect((await weekOf()).toTell).toEqual([
      { staffId: nurse(), new: 1, moved: 0, gone: 0 },
      { staffId: scene.world.staff.Director, new: 1, moved: 0, gone: 0 },
    ]);
    const effects = await effectsIn(scene, async () => expect((await publish()).body.told).toHaveLength(2));
    expect(effects.filter((line) => line.startsWith('audit') || line.startsWith('tell'))).toEqual([
      expect.stringMatching(/^audit publish rota: shift \[.*\] after {"to":"2026-03-15","from":"2026-03-09"}$/),
      'tell rota',
    ]);
    expect(await told()).toEqual([{ who: scene.world.staff.Director }, { who: nurse() }]);
    expect(await own(client)).toMatchObject({
      shifts: [{ id: body.id, room: 'Toddler Room' }],
      changes: [{ kind: 'new', before: null }],
    });
    expect(await effectsIn(scene, async () => expect((await publish()).body).toEqual({ told: [] }))).toEqual([]);
    expect(await weekOf()).toMatchObject({ isPublished: true, toTell: [] });
  });

  test('tells of what was moved and is gone; until then the person reads what they were told', async () => {
    const client = await scene.as('Nurse');
    const { body } = await plan();
    await publish();
    await told();
    await lead.patch(`/api/rota/shifts/${body.id}`, { toMinute: 780 });
    expect((await weekOf()).shifts).toMatchObject([{ state: 'changed' }]);
    expect(await own(client)).toMatchObject({ shifts: [{ toMinute: 720 }] });
    // Back as it was told, there is nothing to tell.
    await lead.patch(`/api/rota/shifts/${body.id}`, { toMinute: 720 });
    expect(await weekOf()).toMatchObject({ isPublished: true });
    await lead.patch(`/api/rota/shifts/${body.id}`, { date: '2026-03-12', toMinute: 780 });
    expect((await publish()).body.told).toEqual([{ staffId: nurse(), new: 0, moved: 1, gone: 0 }]);
    expect(await own(client)).toMatchObject({
      shifts: [{ date: '2026-03-12', toMinute: 780 }],
      changes: [
        { kind: 'moved', before: { date: TUESDAY, room: 'Toddler Room' }, after: { date: '2026-03-12' } },
        { kind: 'new' },
      ],
    });
    await lead.delete(`/api/rota/shifts/${body.id}`);
    expect(await weekOf()).toMatchObject({ shifts: [], isPublished: false, toTell: [{ gone: 1 }] });
    expect((await own(client)).shifts).toHaveLength(1);
    expect((await publish()).body.told).toEqual([{ staffId: nurse(), new: 0, moved: 0, gone: 1 }]);
    expect(await own(client)).toMatchObject({ shifts: [], changes: [{ kind: 'gone', after: null }, {}, {}] });
    expect(await told()).toEqual([{ who: nurse() }]);
  });

  test('a shift that goes over to somebody else is gone for one and new for the other', async () => {
    const { body } = await plan();
    await publish();
    await lead.patch(`/api/rota/shifts/${body.id}`, { staffId: scene.world.staff['Support Staff'] });
    expect((await publish()).body.told).toEqual([
      { staffId: nurse(), new: 0, moved: 0, gone: 1 },
      { staffId: scene.world.staff['Support Staff'], new: 1, moved: 0, gone: 0 },
    ]);
  });

  test('a shift that moves to another week is published with either week, once', async () => {
    const { body } = await plan();
    await publish();
    await lead.patch(`/api/rota/shifts/${body.id}`, { date: '2026-03-17' });
    expect((await publish('2026-03-17')).body.told).toMatchObject([{ moved: 1 }]);
    expect((await publish()).body.told).toEqual([]);
  });

  test('at the same moment by two tells once', async () => {
    await told();
    await plan();
    const answers = await Promise.all([publish(), publish()]);
    expect(answers.map(({ body }) => body.told.length).toSorted()).toEqual([0, 1]);
    expect(await told()).toHaveLength(1);
  });

  test('what has passed is told nobody', async () => {
    await plan({ date: '2026-03-02' });
    await scene.rows("update shift set date = '2026-03-01'");
    expect((await publish('2026-03-01')).body).toEqual({ told: [] });
    expect((await weekOf('2026-03-01')).isPublished).toBe(true);
  });
});

describe('filling a week (rota-7)', () => {
  test('by another one, as drafts; again nothing is added', async () => {
    await plan();
    await plan({ staffId: null, date: '2026-03-11' });
    await publish();
    const copy = () => lead.post('/api/rota/copy', { from: '2026-03-13', into: '2026-03-18' });
    const effects = await effectsIn(scene, async () =>
      expect((await copy()).body).toEqual({ added: 2, skipped: 0, opened: 0 }),
    );
    expect(effects.filter((line) => line.startsWith('tell') || line.startsWith('audit'))).toEqual([
      expect.stringMatching(/^audit copy rota: shift \[.*\] after {"to":"2026-03-16","from":"2026-03-09"}$/),
      'tell rota',
    ]);
    expect((await weekOf('2026-03-17')).shifts).toMatchObject([
      { date: '2026-03-17', state: 'draft', staffId: nurse() },
      { date: '2026-03-18', state: 'draft', staffId: null },
    ]);
    expect((await copy()).body).toEqual({ added: 0, skipped: 2, opened: 0 });
    expect(await lead.post('/api/rota/copy', { from: '2026-03-09', into: '2026-03-11' })).toMatchObject({
      status: 422,
      body: { fields: { into: expect.any(String) } },
    });
    expect((await lead.post('/api/rota/copy', { from: '2026-04-20', into: '2026-03-11' })).status).toBe(409);
    expect((await lead.post('/api/rota/copy', { from: '2026-03-09', into: '2026-02-23' })).status).toBe(422);
  });

  test('by a template, which a later one of its name replaces; who left leaves an open shift', async () => {
    await plan();
    const keep = () => lead.post<{ id: number }>('/api/rota/templates', { name: 'Usual week', from: TUESDAY });
    await keep();
    const effects = await effectsIn(scene, async () =>
      expect((await keep()).body).toMatchObject({ name: 'Usual week', shifts: 1 }),
    );
    expect(effects.map((line) => line.split(':')[0])).toEqual(['audit keep rota template', 'tell rota']);
    const { body } = await lead.get<{ id: number }[]>('/api/rota/templates');
    expect(body).toHaveLength(1);
    const id = firstOf(body).id;
    const apply = (into: string) => lead.post(`/api/rota/templates/${id}/apply`, { into });
    const applied = await effectsIn(scene, async () =>
      expect((await apply('2026-03-19')).body).toEqual({ added: 1, skipped: 0, opened: 0 }),
    );
    expect(applied.map((line) => line.split(':')[0])).toEqual(['audit apply rota template', 'tell rota']);
    await scene.rows('update staff set removed_at = now() where id = $1', nurse());
    expect((await apply('2026-03-26')).body).toEqual({ added: 1, skipped: 0, opened: 1 });
    await scene.rows('update staff set removed_at = null where id = $1', nurse());
    const removed = await effectsIn(scene, async () => {
      expect((await lead.delete(`/api/rota/templates/${id}`)).status).toBe(200);
      expect((await lead.delete(`/api/rota/templates/${id}`)).status).toBe(200);
    });
    expect(removed.map((line) => line.split(':')[0])).toEqual(['audit remove rota template', 'tell rota']);
    expect((await apply('2026-03-26')).status).toBe(404);
    expect((await lead.post('/api/rota/templates', { name: 'Empty', from: '2026-05-04' })).status).toBe(409);
  });
});

test('shifts go with what was told of them once staff records of their day are past their retention (rota-9)', async () => {
  const { body } = await plan();
  await publish();
  await plan({ date: '2026-03-11' });
  await scene.rows("update shift set date = '2019-03-04' where id = $1", body.id);
  await scene.rows("update rota_change set date = '2019-03-04'");
  const [erase] = retention.records ?? [];
  const kept = {
    children: '2020-01-01',
    incidents: '2020-01-01',
    staff: '2020-01-01',
    finances: '2020-01-01',
    taxYear: 2020,
  };
  const run = () => scene.inCenter(async (scope) => (await erase?.(scope, kept, scene.world.zone)) ?? 0);
  const effects = await effectsIn(scene, async () => expect([await run(), await run()]).toEqual([1, 0]));
  expect(effects).toEqual([`audit remove records past their retention: shift [${body.id}]`]);
  for (const table of ['published_shift', 'rota_change']) expect(await scene.rows(`select from ${table}`)).toEqual([]);
  expect(await scene.rows('select from shift')).toHaveLength(1);
});
