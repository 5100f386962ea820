import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { RotaProposal, RotaWeek } from '#contract/rota.ts';
import type { Client } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { MONDAY_MORNING } from '#testing/larkhouse.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';

type Proposal = z.output<typeof RotaProposal>;

const TUESDAY = '2026-03-10';
let scene: Scene;
let lead: Client;
let roomId: number;
beforeAll(async () => {
  scene = await startScene({ now: MONDAY_MORNING });
  lead = await scene.as('Lead Teacher');
  roomId = firstOf(await scene.rows<{ id: number }>("select id from room where name = 'Toddler Room'")).id;
  const [one, other] = scene.world.families;
  await scene.director.post(`/api/children/${one?.childId}/schedules`, {
    from: '2026-03-02',
    kind: 'fixed',
    slots: [{ week: 1, weekday: 2, arrives: '08:00', leaves: '16:00' }],
  });
  await scene.director.post(`/api/children/${other?.childId}/schedules`, { from: '2026-03-02', kind: 'drop-in' });
  // The Nurse alone, and whoever is named later, can work at all.
  await scene.rows(
    `insert into staff_availability (center_id, staff_id, weekday, from_minute, to_minute)
     select center_id, id, 7, 0, 60 from staff where id <> $1`,
    scene.world.staff.Nurse,
  );
});
afterAll(() => scene.stop());
beforeEach(() => scene.rows('delete from shift'));

const propose = async (from = TUESDAY) => (await lead.get<Proposal>(`/api/rota/proposal?from=${from}`)).body;
const accept = (shifts: Proposal['shifts']) =>
  lead.post('/api/rota/accept', {
    from: TUESDAY,
    shifts: shifts.map(({ neededMinutes: _needed, coversBreakOf: _covers, ...shift }) => shift),
  });
const missing = async () => {
  const { body } = await lead.get<z.output<typeof RotaWeek>>(`/api/rota?from=${TUESDAY}`);
  return body.rooms.flatMap(({ days }) => days.flatMap(({ short }) => short));
};

describe('a proposed week (rota-10)', () => {
  test('fills what is missing, with a break where one is due, and says why the rest stays short', async () => {
    const { shifts, short, ...sums } = await propose();
    expect(shifts).toMatchObject([
      {
        ...{ staffId: scene.world.staff.Nurse, roomId, date: TUESDAY, fromMinute: 480, toMinute: 960 },
        ...{ neededMinutes: 450, coversBreakOf: null },
      },
    ]);
    expect(shifts[0]?.breaks).toHaveLength(1);
    const [pause] = shifts[0]?.breaks ?? [];
    expect(pause && pause.toMinute - pause.fromMinute).toBe(30);
    expect(pause?.fromMinute).toBeLessThanOrEqual(480 + 300);
    expect(short).toEqual([
      {
        ...{ roomId, date: TUESDAY, by: 1, ...(pause && { fromMinute: pause.fromMinute, toMinute: pause.toMinute }) },
        reasons: { qualified: 5, working: 1, off: 0, unavailable: 4, noHours: 0 },
      },
    ]);
    expect(sums).toEqual({ missingMinutes: 30, atLeastMinutes: 30 });
    expect(await scene.rows('select id from shift')).toEqual([]);
  });

  test('covers a break by whoever else can come, and leaves nothing short then', async () => {
    await scene.rows(
      'insert into staff_availability (center_id, staff_id, weekday, from_minute, to_minute) values ($1, $2, 2, 660, 900)',
      ...[scene.world.centerId, scene.world.staff['Support Staff']],
    );
    const { shifts, short } = await propose();
    await scene.rows('delete from staff_availability where weekday = 2');
    expect(short).toEqual([]);
    expect(shifts).toHaveLength(2);
    expect(shifts).toContainEqual(
      expect.objectContaining({ coversBreakOf: scene.world.staff.Nurse, neededMinutes: 30, roomId }),
    );
    const effects = await effectsIn(scene, async () =>
      expect((await accept(shifts)).body).toEqual({ added: 2, skipped: 0, opened: 0 }),
    );
    expect(effects.map((line) => line.split(':')[0])).toEqual(['audit accept proposed shifts', 'tell rota']);
    expect(await missing()).toEqual([]);
    expect((await accept(shifts)).body).toEqual({ added: 0, skipped: 2, opened: 0 });
    expect((await propose()).shifts).toEqual([]);
  });

  test('plans nobody for longer than was agreed, nor who is no teacher by position', async () => {
    const employ = (position: string, minutes: number) =>
      scene.rows(
        `with e as (insert into employment (center_id, staff_id, hired_on, created_at) values ($1, $2, '2026-01-01', now()) returning *)
         insert into employment_term (center_id, employment_id, from_date, position, weekly_minutes)
         select center_id, id, '2026-01-01', $3, $4 from e`,
        ...[scene.world.centerId, scene.world.staff.Nurse, position, minutes],
      );
    await employ('teacher', 240);
    const { shifts, missingMinutes, atLeastMinutes } = await propose();
    expect(shifts.map(({ neededMinutes }) => neededMinutes)).toEqual([240]);
    expect([missingMinutes, atLeastMinutes]).toEqual([240, 240]);
    await scene.rows("update employment_term set position = 'cook'");
    const none = await propose();
    await scene.rows('delete from employment_term');
    await scene.rows('delete from employment');
    expect(none).toMatchObject({ shifts: [], short: [{ reasons: { qualified: 4, unavailable: 4 } }] });
  });

  test('is for weeks that have not passed, and accepted within one week', async () => {
    expect((await lead.get('/api/rota/proposal?from=2026-02-24')).status).toBe(422);
    const { shifts } = await propose();
    const moved = shifts.map((shift) => ({ ...shift, date: '2026-03-17' }));
    expect(await accept(moved)).toMatchObject({ status: 422, body: { fields: { shifts: expect.any(String) } } });
    expect((await accept([])).status).toBe(422);
    const assistant = await scene.as('Assistant Teacher');
    expect((await assistant.get(`/api/rota/proposal?from=${TUESDAY}`)).status).toBe(403);
  });
});

test('published shifts stand in the calendar of their person (rota-11)', async () => {
  const plan = {
    staffId: scene.world.staff.Nurse,
    roomId,
    kind: 'care',
    date: TUESDAY,
    fromMinute: 480,
    toMinute: 960,
    breaks: [],
  };
  await lead.post('/api/rota/shifts', plan);
  await lead.post('/api/rota/shifts', { ...plan, roomId: null, kind: 'training', fromMinute: 960, toMinute: 1440 });
  const nurse = await scene.as('Nurse');
  const { body } = await nurse.post<{ address: string }>('/api/calendar/feed');
  const feed = async () => (await nurse.get(new URL(body.address).pathname)).text;
  expect(await feed()).not.toContain('Toddler Room');
  await lead.post('/api/rota/publish', { from: TUESDAY });
  const text = await feed();
  expect(text).toContain('SUMMARY:Work: Toddler Room');
  expect(text).toContain('DTSTART:20260310T120000Z');
  expect(text).toContain('DTEND:20260310T200000Z');
  expect(text).toContain('SUMMARY:Work: training');
  expect(text).toContain('DTEND:20260311T040000Z');
  const other = await scene.as('Support Staff');
  const theirs = await other.post<{ address: string }>('/api/calendar/feed');
  expect((await other.get(new URL(theirs.body.address).pathname)).text).not.toContain('Toddler Room');
});
