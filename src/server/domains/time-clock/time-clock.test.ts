import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { clock, ownPunch } from '#testing/time-clock.ts';
import { makeCenter } from '#testing/world.ts';

// Monday, March 2 2026, in New York (UTC-5); the center is open from 7:00 to 18:00 on working days.
let scene: Scene;
let me: Client;
let director: Client;
let nurse: number;
beforeAll(async () => {
  scene = await startScene({ zone: 'America/New_York' });
  nurse = scene.world.staff.Nurse;
});
afterAll(() => scene.stop());
beforeEach(async () => {
  for (const table of [
    'timesheet',
    'duty_request',
    'punch',
    'staff_duty_correction',
    'staff_duty',
    'staff_presence',
    'refused_punch',
  ])
    await scene.rows(`delete from ${table}`);
  await to('2026-03-02T13:00:00Z');
});

/** Sets the clock, and signs in anew. */
async function to(moment: string): Promise<void> {
  scene.larkhouse.clock.set(moment);
  [me, director] = await Promise.all([scene.as('Nurse'), scene.as('Director')]);
}
const punch = (kind: Parameters<typeof clock>[2], phone: Parameters<typeof clock>[3] = {}) =>
  clock(scene, me, kind, phone);
const duties = () =>
  scene.rows<{ from: string; to: string | null; forgotten: boolean }>(
    `select to_char(started_at at time zone 'UTC', 'DD HH24:MI') as "from", to_char(ended_at at time zone 'UTC', 'DD HH24:MI') as to,
      forgotten_at is not null as forgotten from staff_duty where staff_id = $1 order by started_at`,
    nurse,
  );
const times = async () => (await duties()).map(({ from, to }) => [from, to]);
const places = () =>
  scene.rows<{ at: string; function: string }>(
    `select to_char(at at time zone 'UTC', 'HH24:MI') as at, function from staff_presence where staff_id = $1 order by at, id`,
    nurse,
  );
const kept = () =>
  scene.rows<{ kind: string; source: string; set_aside: boolean; off: number | null; by: number | null }>(
    `select kind, source, is_set_aside as set_aside, clock_off_seconds as off, recorded_by::int as by from punch where staff_id = $1 order by at, id`,
    nurse,
  );
interface Findings {
  findings: { staffId: number; finding: string; time: string }[];
}
const findings = async () =>
  (await director.get<Findings>('/api/time-clock/findings')).body.findings.map(
    ({ finding, time }) => `${finding} ${time}`,
  );
/** Punches of a day at these moments, each at its own. */
async function worked(...said: readonly (readonly [Parameters<typeof clock>[2], string])[]): Promise<void> {
  for (const [kind, moment] of said) {
    await to(moment);
    expect((await punch(kind)).status).toBe(201);
  }
}

describe('the own clock (time-clock-1)', () => {
  test('in, break, back and out are one tap each, and one record with the duty', async () => {
    await scene.rows(
      `update staff set room_id = (select id from room where name = 'Toddler Room') where id = $1`,
      nurse,
    );
    expect((await punch('in')).body).toMatchObject({
      state: 'in',
      since: '2026-03-02T13:00:00.000Z',
      room: 'Toddler Room',
    });
    await to('2026-03-02T17:00:00Z');
    expect((await punch('break-start')).body).toMatchObject({ state: 'break', since: '2026-03-02T17:00:00.000Z' });
    await to('2026-03-02T17:30:00Z');
    expect((await punch('break-end')).body).toMatchObject({ state: 'in', since: '2026-03-02T13:00:00.000Z' });
    await to('2026-03-02T21:00:00Z');
    const { body } = await punch('out');
    expect(body).toMatchObject({ state: 'out', since: null });
    expect(body.punches.map(({ kind, time, source }) => [kind, time, source])).toEqual([
      ['out', '16:00', 'own'],
      ['break-end', '12:30', 'own'],
      ['break-start', '12:00', 'own'],
      ['in', '08:00', 'own'],
    ]);
    expect(await times()).toEqual([['02 13:00', '02 21:00']]);
    expect((await places()).map((row) => [row.at, row.function])).toEqual([
      ['13:00', 'care'],
      ['17:00', 'break'],
      ['17:30', 'care'],
    ]);
    expect(await findings()).toEqual([]);
  });

  test('is seen by the ratio: in care in the room, not on a break', async () => {
    await scene.rows(
      `update staff set room_id = (select id from room where name = 'Toddler Room') where id = $1`,
      nurse,
    );
    const counted = async () =>
      (await director.get<{ room: string; staffOnDuty: number }[]>('/api/rooms/ratios')).body.find(
        ({ room }) => room === 'Toddler Room',
      )?.staffOnDuty;
    const seen: unknown[] = [await counted()];
    for (const kind of ['in', 'break-start', 'break-end', 'out'] as const) {
      scene.larkhouse.clock.advance({ minutes: 10 });
      await punch(kind);
      seen.push(await counted());
    }
    expect(seen).toEqual([0, 1, 0, 1, 0]);
  });

  test('tells who is at work, the log, and open screens', async () => {
    const effects = await effectsIn(scene, () => punch('in'));
    expect(effects).toContain('tell staff');
    expect(effects.filter((line) => line.startsWith('audit'))).toEqual([expect.stringContaining('clock')]);
    const [entry] = await scene.rows(
      `select d.after from audit a join audit_detail d on d.audit_id = a.id where a.action = 'clock' order by a.id desc limit 1`,
    );
    expect(entry).toEqual({
      after: { staffId: nurse, kind: 'in', at: '2026-03-02T13:00:00.000Z', source: 'own', clockOffSeconds: null },
    });
    const { body } = await director.get('/api/time-clock/now');
    expect(body).toEqual([
      {
        staffId: nurse,
        name: expect.any(String),
        role: 'Nurse',
        state: 'in',
        startedAt: '2026-03-02T13:00:00.000Z',
        since: '2026-03-02T13:00:00.000Z',
        room: expect.any(String),
        source: 'own',
      },
    ]);
  });

  test('sent again, or by two devices at once, it is one punch', async () => {
    const body = ownPunch(scene, 'in');
    const twice = await Promise.all([
      me.post('/api/time-clock/punches', body),
      me.post('/api/time-clock/punches', body),
    ]);
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    expect((await me.post('/api/time-clock/punches', body)).status).toBe(201);
    expect(await kept()).toHaveLength(1);
    expect(await times()).toEqual([['02 13:00', null]]);
  });

  test('of two punches at once one begins the duty and the other is the same said again', async () => {
    const other = await scene.as('Nurse');
    const [one, two] = await Promise.all([clock(scene, me, 'in'), clock(scene, other, 'in')]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(await times()).toEqual([['02 13:00', null]]);
    expect(await kept()).toHaveLength(2);
    expect(await findings()).toEqual([]);
  });

  test('is nobody else’s, and refuses what it can’t read', async () => {
    await scene.rows(
      `delete from role_capability where capability = 'duty.own' and role_id = (select role_id from staff where id = $1)`,
      nurse,
    );
    me = await scene.as('Nurse');
    expect([(await punch('in')).status, (await me.get('/api/time-clock')).status]).toEqual([403, 403]);
    await scene.rows(
      `insert into role_capability (center_id, role_id, capability) select center_id, role_id, 'duty.own' from staff where id = $1`,
      nurse,
    );
    me = await scene.as('Nurse');
    for (const change of [{ kind: 'lunch' }, { uuid: 'x' }, { at: 'now' }, { staffId: nurse }])
      expect((await me.post('/api/time-clock/punches', { ...ownPunch(scene, 'in'), ...change })).status).toBe(422);
    for (const path of ['now', 'findings']) expect((await me.get(`/api/time-clock/${path}`)).status).toBe(403);
    expect((await me.get(`/api/staff/${nurse}/punches`)).status).toBe(200);
    expect((await me.get(`/api/staff/${scene.world.staff.Director}/punches`)).status).toBe(403);
    const elsewhere = await makeCenter(scene.larkhouse);
    expect((await director.get(`/api/staff/${elsewhere.staff.Nurse}/punches`)).status).toBe(404);
    expect(await kept()).toEqual([]);
  });
});

describe('the switch (time-clock-2)', () => {
  test('is a punch: one’s own, or the office’s', async () => {
    await me.put(`/api/staff/${nurse}`, { isOnDuty: true });
    scene.larkhouse.clock.advance({ minutes: 5 });
    await me.put(`/api/staff/${nurse}/presence`, { function: 'break' });
    scene.larkhouse.clock.advance({ minutes: 5 });
    await director.put(`/api/staff/${nurse}/presence`, { function: 'office' });
    scene.larkhouse.clock.advance({ minutes: 5 });
    await director.put(`/api/staff/${nurse}/presence`, { function: 'training' });
    await director.put(`/api/staff/${nurse}`, { isOnDuty: false });
    await director.put(`/api/staff/${nurse}`, { isOnDuty: false });
    const by = scene.world.staff.Director;
    expect((await kept()).map((row) => [row.kind, row.source, row.by])).toEqual([
      ['in', 'own', nurse],
      ['break-start', 'own', nurse],
      ['break-end', 'office', by],
      ['out', 'office', by],
    ]);
    expect(await findings()).toEqual([]);
    const { body } = await me.get<{ kind: string; by: string | null }[]>(`/api/staff/${nurse}/punches`);
    expect(body.map(({ by: who }) => who !== null)).toEqual([true, true, false, false]);
  });

  test('and the clock go on with one another', async () => {
    await director.put(`/api/staff/${nurse}`, { isOnDuty: true });
    scene.larkhouse.clock.advance({ minutes: 30 });
    await punch('out');
    expect(await times()).toEqual([['02 13:00', '02 13:30']]);
  });

  test('a duty from before there was a clock has no punches, and ends by one', async () => {
    await scene.rows(
      `insert into staff_duty (center_id, staff_id, started_at) values ($1, $2, '2026-03-02T12:00Z')`,
      scene.world.centerId,
      nurse,
    );
    await scene.rows(
      `insert into staff_presence (center_id, staff_id, duty_id, at, function) select center_id, staff_id, id, started_at, 'care' from staff_duty`,
    );
    expect((await punch('out')).status).toBe(201);
    expect(await times()).toEqual([['02 12:00', '02 13:00']]);
    expect(await findings()).toEqual([]);
  });
});

describe('without a connection (time-clock-3)', () => {
  test('a punch is its own moment’s, however late it comes, and says when it was sent', async () => {
    const { body } = await punch('in', { moment: '2026-03-02T12:00:00Z' });
    expect(body).toMatchObject({ state: 'in', since: '2026-03-02T12:00:00.000Z' });
    expect(body.punches[0]).toMatchObject({ time: '07:00', sentAt: '2026-03-02T13:00:00.000Z', clockOffSeconds: null });
  });

  test.each([2, -2])('a clock that is off by %d hours is put right, and by how much is kept', async (hours) => {
    const ahead = hours * 3_600_000;
    await punch('in', { moment: '2026-03-02T12:00:00Z', ahead });
    await punch('break-start', { moment: '2026-03-02T12:30:00Z', ahead, offset: -ahead });
    expect(await times()).toEqual([['02 12:00', null]]);
    expect((await kept()).map(({ off }) => off)).toEqual([-hours * 3600, -hours * 3600]);
    expect((await places()).map((row) => row.at)).toEqual(['12:00', '12:30']);
  });

  test('a clock that was set back meanwhile makes no moment to come', async () => {
    await punch('in', { ahead: 3_600_000, offset: 0 });
    expect(await times()).toEqual([['02 13:00', null]]);
  });

  test('what is more than two weeks old is told by a correction', async () => {
    const refused = await punch('in', { moment: '2026-02-16T12:59:00Z' });
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      { at: 'This was too long ago to be clocked. Ask for a correction instead.' },
    ]);
    expect(await kept()).toEqual([]);
  });

  test('punches that come out of order make the day anew', async () => {
    await worked(['in', '2026-03-02T13:00:00Z'], ['out', '2026-03-02T21:00:00Z']);
    await punch('in', { moment: '2026-03-02T18:00:00Z' });
    expect(await times()).toEqual([['02 13:00', '02 21:00']]);
    expect(await findings()).toEqual(['double-in 13:00']);
    await punch('out', { moment: '2026-03-02T17:00:00Z' });
    expect(await times()).toEqual([
      ['02 13:00', '02 17:00'],
      ['02 18:00', '02 21:00'],
    ]);
    await punch('break-end', { moment: '2026-03-02T19:30:00Z' });
    await punch('break-start', { moment: '2026-03-02T19:00:00Z' });
    expect((await places()).map((row) => [row.at, row.function])).toEqual([
      ['13:00', 'care'],
      ['18:00', 'care'],
      ['19:00', 'break'],
      ['19:30', 'care'],
    ]);
    expect(await findings()).toEqual([]);
    const rebuilt = await scene.rows<{ before: { endedAt: string } | null; after: { endedAt: string } }>(
      `select d.before, d.after from audit a join audit_detail d on d.audit_id = a.id where a.action = 'rebuild duty' order by a.id`,
    );
    expect(rebuilt.slice(-2)).toEqual([
      {
        before: { startedAt: '2026-03-02T13:00:00.000Z', endedAt: '2026-03-02T21:00:00.000Z' },
        after: { startedAt: '2026-03-02T13:00:00.000Z', endedAt: '2026-03-02T17:00:00.000Z' },
      },
      { before: null, after: { startedAt: '2026-03-02T18:00:00.000Z', endedAt: '2026-03-02T21:00:00.000Z' } },
    ]);
  });

  test('a late out ends what goes on, and a late in moves its beginning', async () => {
    await worked(['in', '2026-03-02T13:00:00Z'], ['break-start', '2026-03-02T17:00:00Z']);
    await to('2026-03-02T17:20:00Z');
    await punch('in', { moment: '2026-03-02T12:30:00Z' });
    expect(await times()).toEqual([['02 12:30', null]]);
    await punch('out', { moment: '2026-03-02T16:00:00Z' });
    expect(await times()).toEqual([['02 12:30', '02 16:00']]);
    expect((await places()).map((row) => [row.at, row.function])).toEqual([['12:30', 'care']]);
    expect(await findings()).toEqual(['break-without-in 12:00', 'double-in 08:00']);
  });
});

describe('nights and clock changes (time-clock-4)', () => {
  test('a duty over midnight is one, and its day is the one on which it began', async () => {
    await worked(['in', '2026-03-03T03:00:00Z'], ['out', '2026-03-03T11:00:00Z']);
    expect(await times()).toEqual([['03 03:00', '03 11:00']]);
    const { body } = await me.get<{ startDate: string; endDate: string; minutes: number }[]>(
      `/api/staff/${nurse}/duties`,
    );
    expect(body[0]).toMatchObject({ startDate: '2026-03-02', endDate: '2026-03-03', minutes: 480 });
    const own = await me.get<{ punches: { kind: string }[] }>('/api/time-clock');
    expect(own.body.punches.map(({ kind }) => kind)).toEqual(['out']);
  });

  test('what goes on over midnight shows both its days', async () => {
    await worked(['in', '2026-03-03T03:00:00Z']);
    await to('2026-03-03T06:00:00Z');
    const own = await me.get<{ state: string; punches: { kind: string }[] }>('/api/time-clock');
    expect([own.body.state, own.body.punches.map(({ kind }) => kind)]).toEqual(['in', ['in']]);
  });

  test.each([
    ['in spring an hour less', '2026-03-08T05:00:00Z', '2026-03-08T10:00:00Z', '00:00', '06:00', 300],
    ['in fall an hour more', '2026-11-01T04:00:00Z', '2026-11-01T11:00:00Z', '00:00', '06:00', 420],
  ])('a night in which the clocks change has %s', async (_, from, until, startTime, endTime, minutes) => {
    await worked(['in', from], ['out', until]);
    const { body } = await director.get<object[]>(`/api/staff/${nurse}/duties`);
    expect(body[0]).toMatchObject({ startTime, endTime, minutes });
    expect(await findings()).toEqual([]);
  });

  test('a repeated hour is told apart: late punches in it keep their order', async () => {
    await to('2026-11-01T12:00:00Z');
    await punch('out', { moment: '2026-11-01T06:30:00Z' });
    await punch('in', { moment: '2026-11-01T05:30:00Z' });
    expect(await times()).toEqual([['01 05:30', '01 06:30']]);
    const { body } = await me.get<{ time: string }[]>(`/api/staff/${nurse}/punches?from=2026-11-01&to=2026-11-01`);
    expect(body.map(({ time }) => time)).toEqual(['01:30', '01:30']);
  });

  test('a forgotten out ends as staff-10 has it, is named, and a late out takes its place', async () => {
    await worked(['in', '2026-03-02T13:00:00Z']);
    await to('2026-03-03T13:00:00Z');
    expect((await punch('in')).body).toMatchObject({ state: 'in', since: '2026-03-03T13:00:00.000Z' });
    expect(await duties()).toEqual([
      { from: '02 13:00', to: '02 23:00', forgotten: true },
      { from: '03 13:00', to: null, forgotten: false },
    ]);
    expect(await findings()).toEqual(['forgotten-out 08:00']);
    await punch('out', { moment: '2026-03-02T22:10:00Z' });
    expect(await duties()).toEqual([
      { from: '02 13:00', to: '02 22:10', forgotten: false },
      { from: '03 13:00', to: null, forgotten: false },
    ]);
    expect(await findings()).toEqual([]);
  });

  test('an in that comes a day late is a forgotten switch at once', async () => {
    await to('2026-03-04T13:00:00Z');
    expect((await punch('in', { moment: '2026-03-02T13:00:00Z' })).body.state).toBe('out');
    expect(await duties()).toEqual([{ from: '02 13:00', to: '02 23:00', forgotten: true }]);
  });
});

describe('what somebody corrected (time-clock-5)', () => {
  async function corrected() {
    await worked(['in', '2026-03-02T13:00:00Z']);
    await to('2026-03-03T13:00:00Z');
    const { body } = await director.get<{ id: number }[]>(`/api/staff/${nurse}/duties`);
    const id = body[0]?.id;
    const said = { startDate: '2026-03-02', startTime: '08:00', endTime: '17:10', reason: 'Forgot' };
    expect((await director.patch(`/api/staff/${nurse}/duties/${id}`, said)).status).toBe(200);
    scene.larkhouse.clock.advance({ hours: 1 });
    return id ?? 0;
  }
  const duty = async () =>
    (await director.get<{ endTime: string; isContradicted: boolean }[]>(`/api/staff/${nurse}/duties`)).body[0];

  test('stays: a punch that comes after it is kept, and the duty says that punches say otherwise', async () => {
    const id = await corrected();
    expect(await findings()).toEqual([]);
    await punch('out', { moment: '2026-03-02T22:40:00Z' });
    expect(await duty()).toMatchObject({ endTime: '17:10', isContradicted: true });
    expect((await kept()).at(-1)).toMatchObject({ kind: 'out', set_aside: true });
    expect(await findings()).toEqual(['set-aside 17:40']);
    scene.larkhouse.clock.advance({ minutes: 5 });
    const said = { startDate: '2026-03-02', startTime: '08:00', endTime: '17:40', reason: 'The phone knew' };
    await director.patch(`/api/staff/${nurse}/duties/${id}`, said);
    expect(await duty()).toMatchObject({ endTime: '17:40', isContradicted: false });
    expect(await findings()).toEqual([]);
  });

  test('a late punch that says the same contradicts nothing', async () => {
    await corrected();
    await punch('out', { moment: '2026-03-02T22:10:20Z' });
    expect(await duty()).toMatchObject({ endTime: '17:10', isContradicted: false });
    expect(await findings()).toEqual([]);
  });

  test('a struck duty stays struck', async () => {
    await worked(['in', '2026-03-02T13:00:00Z'], ['out', '2026-03-02T21:00:00Z']);
    const { body } = await director.get<{ id: number }[]>(`/api/staff/${nurse}/duties`);
    await director.post(`/api/staff/${nurse}/duties/${body[0]?.id}/void`, { reason: 'Was not there' });
    scene.larkhouse.clock.advance({ minutes: 5 });
    await punch('out', { moment: '2026-03-02T20:00:00Z' });
    expect(await times()).toEqual([['02 13:00', '02 21:00']]);
    expect(await findings()).toEqual(['set-aside 15:00']);
    await punch('in');
    expect(await times()).toEqual([
      ['02 13:00', '02 21:00'],
      ['02 21:05', null],
    ]);
  });

  test('a finding is seen to by a correction of its day', async () => {
    await worked(['out', '2026-03-02T21:00:00Z']);
    expect(await findings()).toEqual(['out-without-in 16:00']);
    scene.larkhouse.clock.advance({ minutes: 5 });
    const said = { startDate: '2026-03-02', startTime: '08:00', endTime: '16:00', reason: 'Forgot to clock in' };
    expect((await director.post(`/api/staff/${nurse}/duties`, said)).status).toBe(201);
    expect(await findings()).toEqual([]);
  });

  test('one’s own is flagged', async () => {
    const own = scene.world.staff.Director;
    const said = { startDate: '2026-02-27', startTime: '08:00', endTime: '16:00', reason: 'Mine' };
    const { body } = await director.post<{ corrections: { isBySelf: boolean }[] }>(`/api/staff/${own}/duties`, said);
    expect(body.corrections).toEqual([expect.objectContaining({ isBySelf: true, askedBy: null })]);
    const [entry] = await scene.rows<{ after: object }>(
      `select d.after from audit a join audit_detail d on d.audit_id = a.id where a.action = 'add duty' order by a.id desc limit 1`,
    );
    expect(entry?.after).toMatchObject({ isBySelf: true });
  });
});

test('punches are never changed: neither by staff nor by what the system does', async () => {
  await punch('in');
  const rights = await scene.rows(
    `select grantee, privilege_type from information_schema.role_table_grants
     where table_name = 'punch' and grantee like 'larkhouse%' and privilege_type in ('UPDATE', 'DELETE', 'TRUNCATE') and grantee <> 'larkhouse_owner'`,
  );
  expect(rights).toEqual([{ grantee: 'larkhouse_jobs', privilege_type: 'DELETE' }]);
});

test('a late punch of two at once is made into the day once', async () => {
  await worked(['in', '2026-03-02T13:00:00Z'], ['out', '2026-03-02T21:00:00Z']);
  const uuid = randomUUID();
  const body = ownPunch(scene, 'out', { moment: '2026-03-02T20:00:00Z', uuid });
  const other = await scene.as('Nurse');
  const answers = await Promise.all([
    me.post('/api/time-clock/punches', body),
    other.post('/api/time-clock/punches', body),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(await times()).toEqual([['02 13:00', '02 20:00']]);
  expect(await findings()).toEqual(['out-without-in 16:00']);
});

test('what was signed of its hours is open again when a punch comes late (timesheets-10)', async () => {
  await worked(['in', '2026-02-27T13:00:00Z'], ['out', '2026-02-27T21:00:00Z']);
  await to('2026-03-02T13:00:00Z');
  await scene.rows(
    `insert into timesheet (center_id, staff_id, from_date, to_date, status, regular_minutes, overtime_minutes, double_minutes, unpaid_minutes, off_minutes)
     values ($1, $2, '2026-02-16', '2026-03-01', 'submitted', 480, 0, 0, 0, 0)`,
    scene.world.centerId,
    nurse,
  );
  await punch('in');
  const status = () => scene.rows('select status from timesheet');
  expect(await status()).toEqual([{ status: 'submitted' }]);
  await punch('out', { moment: '2026-02-27T20:00:00Z' });
  expect(await status()).toEqual([{ status: 'open' }]);
  expect(await scene.rows('select kind, reason from timesheet_step')).toEqual([
    { kind: 'reopened', reason: 'A punch was sent later' },
  ]);
});
