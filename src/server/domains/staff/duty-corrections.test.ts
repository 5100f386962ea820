import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { Duty as DutySchema } from '#contract/staff.ts';
import type { Client } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { runJobs } from '#testing/jobs.ts';
import { MONDAY_MORNING } from '#testing/larkhouse.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { makeCenter } from '#testing/world.ts';
import { endForgottenDutiesOfCenter } from './duties.ts';

// Monday, March 2 2026, 7:30 in New York; the center is open from 7:00 to 18:00 on working days.
type Duty = z.output<typeof DutySchema>;
interface Refused {
  readonly message: string;
  readonly fields?: Record<string, string>;
}
const FRIDAY = '2026-02-27';
let scene: Scene;
let director: Client;
let nurse: number;
beforeAll(async () => {
  scene = await startScene({ zone: 'America/New_York' });
  nurse = scene.world.staff.Nurse;
});
afterAll(() => scene.stop());
beforeEach(async () => {
  scene.larkhouse.clock.set(MONDAY_MORNING);
  for (const table of [
    'staff_duty_correction',
    'staff_duty',
    'outbox',
    'notification_delivery',
    'notification',
    'closure',
  ])
    await scene.rows(`delete from ${table}`);
  director = await scene.as('Director');
});

const path = (id: number = nurse) => `/api/staff/${id}/duties`;
const duties = async (client = director, id = nurse) => (await client.get<Duty[]>(path(id))).body;
const FULL = { startDate: FRIDAY, startTime: '08:00', endTime: '16:00', reason: 'Forgot the switch' };
const add = (change: object = {}, client = director) => client.post<Duty & Refused>(path(), { ...FULL, ...change });
const correct = (id: number, change: object = {}, client = director) =>
  client.patch<Duty & Refused>(`${path()}/${id}`, { ...FULL, ...change });
const strike = (id: number, body: object = { reason: 'Was not there' }, client = director) =>
  client.post<Duty & Refused>(`${path()}/${id}/void`, body);
const logged = () =>
  scene.rows<{ action: string; actor: string; before: unknown; after: unknown }>(
    `select a.action, a.actor_kind as actor, d.before, d.after from audit a left join audit_detail d on d.audit_id = a.id
     where a.entity = 'staff' and a.entity_ids = $1 and a.action like '%duty' order by a.id`,
    [nurse],
  );
/** Everything in which somebody on duty is counted now. */
async function countedNow() {
  const [{ body: staff }, { body: stats }, { body: rooms }, { body: rollCall }] = await Promise.all([
    director.get<{ id: number; isOnDuty: boolean }[]>('/api/staff'),
    director.get<{ staffOnDuty: number }>('/api/dashboard/stats'),
    director.get<{ room: string; staffOnDuty: number }[]>('/api/rooms/ratios'),
    director.get<{ rooms: { staff: string[] }[] }>('/api/roll-call'),
  ]);
  return {
    list: staff.filter(({ isOnDuty }) => isOnDuty).map(({ id }) => id),
    dashboard: stats.staffOnDuty,
    ratio: rooms.reduce((sum, room) => sum + room.staffOnDuty, 0),
    rollCall: rollCall.rooms.flatMap((room) => room.staff).length,
  };
}
const routine = () => endForgottenDutiesOfCenter({ server: scene.larkhouse.server, centerId: scene.world.centerId });
/** The switch is put on at this moment, and left. */
async function forget(at: string) {
  scene.larkhouse.clock.set(at);
  await (await scene.as('Nurse')).put(`/api/staff/${nurse}`, { isOnDuty: true });
}

describe('a forgotten switch', () => {
  test('counts nowhere after 16 hours, before the routine has run and after it', async () => {
    await scene.rows(
      `update staff set room_id = (select id from room where name = 'Toddler Room') where id = $1`,
      nurse,
    );
    await forget('2026-02-26T12:16:00Z');
    scene.larkhouse.clock.set('2026-02-27T04:15:59Z');
    director = await scene.as('Director');
    expect(await countedNow()).toEqual({ list: [nurse], dashboard: 1, ratio: 1, rollCall: 1 });
    scene.larkhouse.clock.set('2026-02-27T04:16:00Z');
    expect(await countedNow()).toEqual({ list: [], dashboard: 0, ratio: 0, rollCall: 0 });
    const [before] = await duties();
    expect(before).toMatchObject({ startTime: '07:16', endDate: '2026-02-26', endTime: '18:00', state: 'forgotten' });
    expect(await effectsIn(scene, routine)).toContain('tell staff');
    expect(await countedNow()).toEqual({ list: [], dashboard: 0, ratio: 0, rollCall: 0 });
    expect(await duties()).toEqual([before]);
    expect((await logged()).at(-1)).toMatchObject({
      action: 'end forgotten duty',
      actor: 'system',
      after: { startedAt: '2026-02-26T12:16:00.000Z', endedAt: '2026-02-26T23:00:00.000Z' },
    });
    expect(await effectsIn(scene, routine)).toEqual([]);
  });

  test.each([
    ['at closing time', '2026-02-26T13:00:00Z', '2026-02-26 18:00'],
    ['8 hours later where it began after closing', '2026-02-26T23:30:00Z', '2026-02-27 02:30'],
    ['8 hours later on a day without opening hours', '2026-02-28T14:00:00Z', '2026-02-28 17:00'],
    ['8 hours later on a day on which the center is closed', '2026-02-25T14:00:00Z', '2026-02-25 17:00'],
    ['16 hours later where it began long before the center opened', '2026-02-26T05:30:00Z', '2026-02-26 16:30'],
  ])('ends %s', async (_, began, ends) => {
    await scene.rows(
      `insert into closure (center_id, date, reason) values ($1, '2026-02-25', 'Snow')`,
      scene.world.centerId,
    );
    await forget(began);
    scene.larkhouse.clock.set(MONDAY_MORNING);
    await routine();
    director = await scene.as('Director');
    const [duty] = await duties();
    expect(`${duty?.endDate} ${duty?.endTime}`).toBe(ends);
    expect(duty?.state).toBe('forgotten');
  });

  test('is ended before the same switch is put on again', async () => {
    await forget('2026-02-27T13:00:00Z');
    await forget(MONDAY_MORNING);
    director = await scene.as('Director');
    expect(await duties()).toMatchObject([
      { startDate: '2026-03-02', state: 'open' },
      { startDate: FRIDAY, endTime: '18:00', state: 'forgotten' },
    ]);
  });

  test('has its end in the sheet of hours, which says that it is assumed', async () => {
    await forget('2026-02-27T13:00:00Z');
    scene.larkhouse.clock.set(MONDAY_MORNING);
    director = await scene.as('Director');
    const hours = async () => {
      const { body } = await director.get(`/api/compliance/sheets/staff-hours?from=${FRIDAY}&to=2026-03-02`);
      return JSON.stringify(body);
    };
    const before = await hours();
    expect(before).toContain('Not switched off; the end is assumed');
    expect(before).toContain('"18:00"');
    const [duty] = await duties();
    expect((await correct(duty?.id ?? 0, { endTime: '15:10', version: duty?.version })).status).toBe(200);
    const after = await hours();
    expect(after).toContain('"15:10"');
    expect(after).toContain('"Corrected"');
    await strike(duty?.id ?? 0);
    expect(await hours()).not.toContain('15:10');
  });

  test('is named to those who manage staff until somebody has looked at it', async () => {
    await forget('2026-02-27T13:00:00Z');
    scene.larkhouse.clock.set(MONDAY_MORNING);
    director = await scene.as('Director');
    const named = async () => (await director.get<{ staffId: number }[]>('/api/staff/forgotten-duties')).body;
    expect(await named()).toMatchObject([{ staffId: nurse, startDate: FRIDAY }]);
    expect((await (await scene.as('Lead Teacher')).get('/api/staff/forgotten-duties')).status).toBe(403);
    const [duty] = await duties();
    const confirmed = await correct(duty?.id ?? 0, { endTime: '18:00', reason: 'Stayed until closing' });
    expect(confirmed.body).toMatchObject({ state: 'ended', endTime: '18:00', corrections: [{ kind: 'confirmed' }] });
    expect(await named()).toEqual([]);
  });
});

describe('correcting', () => {
  test('keeps the first value, who, when and why, is audited, and tells whose duty it is', async () => {
    const { body: made } = await add();
    expect(made).toMatchObject({ staffId: nurse, minutes: 480, state: 'ended', corrections: [{ kind: 'added' }] });
    await scene.rows('delete from outbox');
    scene.larkhouse.clock.advance({ minutes: 1 });
    const { status, body } = await correct(made.id, { startTime: '07:30', endTime: '15:00', reason: 'Left early' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ startTime: '07:30', endTime: '15:00', minutes: 450 });
    expect(body.corrections.at(-1)).toMatchObject({
      kind: 'corrected',
      by: 'Dora Director',
      reason: 'Left early',
      wasStartTime: '08:00',
      wasEndTime: '16:00',
    });
    expect((await logged()).at(-1)).toMatchObject({
      action: 'correct duty',
      before: { startedAt: '2026-02-27T13:00:00.000Z', endedAt: '2026-02-27T21:00:00.000Z' },
      after: { startedAt: '2026-02-27T12:30:00.000Z', endedAt: '2026-02-27T20:00:00.000Z', reason: 'Left early' },
    });
    await runJobs(scene, 'notify');
    const own = await scene.as('Nurse');
    const { body: told } = await own.get<{ event: string }[]>('/api/notifications');
    expect(told.map(({ event }) => event)).toEqual(['duty-corrected']);
    expect(await duties(own)).toEqual([body]);
  });

  test('sent twice it was corrected once', async () => {
    const { body: made } = await add();
    const first = await correct(made.id, { endTime: '15:00', version: made.version });
    const second = await correct(made.id, { endTime: '15:00', version: made.version });
    expect(second.body).toEqual(first.body);
    const struck = await strike(made.id);
    expect((await strike(made.id)).body).toEqual(struck.body);
    expect(struck.body.corrections.map(({ kind }) => kind)).toEqual(['added', 'corrected', 'voided']);
    const key = { 'idempotency-key': 'the-same-duty' };
    const once = { ...FULL, startTime: '17:00', endTime: '17:30' };
    const made2 = await director.post<Duty>(path(), once, key);
    expect((await director.post<Duty>(path(), once, key)).body).toEqual(made2.body);
  });

  test('of two at once, one adds it', async () => {
    const answers = await Promise.all([add(), add({ startTime: '08:30' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  });

  test('of somebody on duty sets when it began, and seconds stay where the minute does', async () => {
    await forget('2026-03-02T12:29:41Z');
    scene.larkhouse.clock.set('2026-03-02T14:00:00Z');
    const [open] = await duties();
    const { body } = await correct(open?.id ?? 0, { startDate: '2026-03-02', startTime: '07:00', endTime: null });
    expect(body).toMatchObject({ startTime: '07:00', endTime: null, state: 'open' });
    const ended = await correct(open?.id ?? 0, { startDate: '2026-03-02', startTime: '07:00', endTime: '08:00' });
    expect(ended.body).toMatchObject({ endTime: '08:00', state: 'ended' });
    expect((await director.get<{ staffOnDuty: number }>('/api/dashboard/stats')).body.staffOnDuty).toBe(0);
  });

  test('over midnight takes the day on which it ended', async () => {
    const { body } = await add({ startTime: '22:00', endDate: '2026-02-28', endTime: '02:00' });
    expect(body).toMatchObject({ endDate: '2026-02-28', minutes: 240 });
  });

  test.each([
    ['no reason', { reason: '  ' }, 'reason', 'Reason is required'],
    [
      'a start in the future',
      { startDate: '2026-03-02', startTime: '07:31', endTime: '08:00' },
      'startTime',
      'A duty cannot begin in the future',
    ],
    [
      'an end in the future',
      { startDate: '2026-03-02', startTime: '07:00', endTime: '07:31' },
      'endTime',
      'A duty cannot end in the future',
    ],
    ['an end before the start', { endTime: '07:59' }, 'endTime', 'A duty must end after it began'],
    ['an end at the start', { endTime: '08:00' }, 'endTime', 'A duty must end after it began'],
    ['more than a day', { endDate: '2026-02-28', endTime: '08:01' }, 'endTime', 'A duty lasts at most 24 hours'],
    ['a time that is none', { startTime: '8 am' }, 'startTime', 'Enter a time as HH:MM'],
  ])('%s is refused at its field', async (_, change, field, text) => {
    const { status, body } = await add(change);
    expect([status, body.fields]).toEqual([422, { [field]: text }]);
    expect(await duties()).toEqual([]);
  });

  test('an overlap is refused and named, a struck duty overlaps nothing', async () => {
    const { body: made } = await add();
    const again = await add({ startTime: '15:59', endTime: '17:00' });
    expect([again.status, again.body.fields]).toEqual([
      422,
      { startTime: 'This overlaps the duty of 2026-02-27, 08:00 to 16:00' },
    ]);
    const next = await add({ startTime: '16:00', endTime: '17:00' });
    expect(next.status).toBe(201);
    expect((await correct(next.body.id, { startTime: '15:00', endTime: '17:00' })).body.fields).toHaveProperty(
      'startTime',
    );
    await strike(made.id);
    expect((await add()).status).toBe(201);
    expect((await correct(made.id, { endTime: '12:00' })).status).toBe(409);
  });

  test('a closed duty is not opened again, and somebody else’s edit is not run over', async () => {
    const { body: made } = await add();
    expect((await correct(made.id, { endTime: null })).body.fields).toEqual({ endTime: 'Enter when this duty ended' });
    await correct(made.id, { endTime: '15:00' });
    expect((await correct(made.id, { endTime: '14:00', version: made.version })).status).toBe(412);
  });

  test('is for those who manage staff, and of their own center', async () => {
    const { body: made } = await add();
    const lead = await scene.as('Lead Teacher');
    expect((await add({ startTime: '17:00', endTime: '18:00' }, lead)).status).toBe(403);
    expect((await correct(made.id, {}, lead)).status).toBe(403);
    expect((await strike(made.id, undefined, lead)).status).toBe(403);
    expect((await lead.get(path())).status).toBe(403);
    expect((await (await scene.as('Nurse')).get(path())).status).toBe(200);
    const elsewhere = await makeCenter(scene.larkhouse);
    expect((await director.post(path(elsewhere.staff.Nurse), FULL)).status).toBe(404);
    expect((await director.patch(`${path(scene.world.staff.Director)}/${made.id}`, FULL)).status).toBe(404);
  });
});
