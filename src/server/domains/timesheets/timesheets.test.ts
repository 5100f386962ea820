import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { timesheets as contract } from '#contract/timesheets.ts';
import { addStaffMember } from '#server/domains/staff/commands.ts';
import { type Client, signedIn } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { makeCenter } from '#testing/world.ts';

// Two weeks from Sunday, March 1 2026 in New York are the pay period; it is over on Monday, March 16, 9:00.
const MONDAY_AFTER = '2026-03-16T13:00:00Z';
const IN_IT = '2026-03-02';

type Timesheet = z.output<(typeof contract)['GET /api/timesheets/:id']['reply']>;
type Summary = z.output<(typeof contract)['GET /api/timesheets']['reply']>['timesheets'][number];
interface Refused {
  readonly message: string;
  readonly fields?: Record<string, string>;
}
let scene: Scene;
let director: Client;
let own: Client;
let staffId: number;
let people = 0;
beforeAll(async () => {
  scene = await startScene({ zone: 'America/New_York' });
  scene.larkhouse.clock.set(MONDAY_AFTER);
  director = await scene.as('Director');
  await director.put('/api/timesheets/settings', rule());
});
afterAll(() => scene.stop());
beforeEach(async () => {
  await at(MONDAY_AFTER);
  [staffId] = await somebody();
  await at(MONDAY_AFTER);
});

/** Everybody signs in at a moment: sessions end after two weeks. */
async function at(moment: string) {
  scene.larkhouse.clock.set(moment);
  director = await scene.as('Director');
  if (staffId) own = await signedIn(scene.larkhouse, 'staff', { centerId: scene.world.centerId, accountId: staffId });
}

const rule = (change: object = {}) => ({
  payPeriod: 'every-two-weeks',
  startsOn: '2026-03-01',
  roundingMinutes: null,
  companyCode: null,
  doubleTimeCode: null,
  columns: [],
  ...change,
});
async function somebody(): Promise<[number, Client]> {
  people += 1;
  const { id } = await scene.inCenter((scope) =>
    addStaffMember(scope, {
      firstName: `Nora ${people}`,
      lastName: 'New',
      role: 'Assistant Teacher',
      room: null,
      phone: '555 0123',
      email: `nora-${people}@maple-house.test`,
    }),
  );
  return [id, await signedIn(scene.larkhouse, 'staff', { centerId: scene.world.centerId, accountId: id })];
}
const worked = async (date: string, from = '08:00', to = '16:00', change: object = {}, id = staffId) =>
  (
    await director.post<{ id: number }>(`/api/staff/${id}/duties`, {
      ...{ startDate: date, startTime: from, endTime: to, reason: 'On paper' },
      ...change,
    })
  ).body.id;
/** A break in a duty, in UTC. */
const away = (dutyId: number, from: string, to: string) =>
  scene.inCenter(async (scope) => {
    await scope.count(
      sql`insert into staff_presence (staff_id, duty_id, at, function)
        values (${staffId}, ${dutyId}, ${from}, 'break'), (${staffId}, ${dutyId}, ${to}, 'office')`,
    );
  });
const mine = async (client = own, date = IN_IT) =>
  (await client.get<Timesheet>(`/api/timesheets/own?date=${date}`)).body;
const seen = async (id = staffId, date = IN_IT) =>
  (await director.get<Timesheet>(`/api/timesheets/${id}?date=${date}`)).body;
const sign = async (minutes?: object, client = own) =>
  client.post<Timesheet & Refused>('/api/timesheets/own/sign', {
    date: IN_IT,
    minutes: minutes ?? (await mine(client)).now,
  });
const approve = (client = director, change: object = {}) =>
  client.post<Summary[] & Refused>('/api/timesheets/approve', { date: IN_IT, timesheets: [{ staffId, ...change }] });
const say = (dutyId: number, isRelieved = true, client = own) =>
  client.post<Timesheet & Refused>('/api/timesheets/own/breaks', {
    dutyId,
    startedAt: '2026-03-02T17:00:00.000Z',
    endedAt: '2026-03-02T17:30:00.000Z',
    isRelieved,
  });
const NONE = { regular: 0, overtime: 0, double: 0, unpaid: 0, off: 0 };

describe('the hours of a period', () => {
  test('come from duties by their days, with overtime beyond 40 hours of a workweek (timesheets-4)', async () => {
    for (const date of ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06'])
      await worked(date, '08:00', '17:00');
    const timesheet = await mine();
    expect(timesheet).toMatchObject({ from: '2026-03-01', to: '2026-03-14', isOver: true, status: 'open' });
    expect(timesheet.now).toEqual({ ...NONE, regular: 2400, overtime: 300 });
    expect(timesheet.days.find(({ date }) => date === '2026-03-06')?.minutes).toMatchObject({
      regular: 240,
      overtime: 300,
    });
  });

  test('go by the law of the state that the center chose (timesheets-5)', async () => {
    await worked('2026-03-02', '06:00', '19:30');
    expect((await mine()).now).toEqual({ ...NONE, regular: 810 });
    const { version } = (await director.get<{ version: number }>('/api/compliance/rules')).body;
    await director.put('/api/compliance/rules', { pack: 'CA', version });
    expect((await mine()).now).toEqual({ ...NONE, regular: 480, overtime: 240, double: 90 });
    await director.put('/api/compliance/rules', { pack: 'neutral' });
  });

  test('go by the workweek of the terms, and exempt people have no overtime (timesheets-4)', async () => {
    await scene.inCenter(async (scope) => {
      const { id } = await scope.one(
        sql<{
          id: number;
        }>`insert into employment (staff_id, hired_on, created_at) values (${staffId}, '2026-01-01', ${scope.now}) returning id`,
      );
      await scope.count(sql`insert into employment_term (employment_id, from_date, position, workweek_starts, is_exempt)
        values (${id}, '2026-01-01', 'teacher', 3, false), (${id}, '2026-03-08', 'lead-teacher', 7, true)`);
    });
    // From Wednesday on: Monday and Tuesday belong to the week before.
    for (const date of ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07'])
      await worked(date, '08:00', '17:00');
    for (const date of ['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13'])
      await worked(date, '08:00', '18:00');
    expect((await mine()).now).toEqual({ ...NONE, regular: 6 * 540 + 5 * 600 });
  });

  test('count days before the period for its first workweek, and nothing else of them', async () => {
    await director.put('/api/timesheets/settings', rule({ payPeriod: 'twice-a-month' }));
    for (const date of ['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13'])
      await worked(date, '08:00', '16:00');
    await worked('2026-03-15', '08:00', '12:00');
    expect(await mine(own, '2026-03-15')).toMatchObject({ from: '2026-03-01', to: '2026-03-15' });
    await director.put('/api/timesheets/settings', rule());
    await at('2026-03-30T13:00:00Z');
    for (const date of ['2026-03-16', '2026-03-17', '2026-03-18', '2026-03-19', '2026-03-20'])
      await worked(date, '08:00', '16:00');
    const next = await mine(own, '2026-03-20');
    expect(next).toMatchObject({ from: '2026-03-15', to: '2026-03-28' });
    expect(next.now).toEqual({ ...NONE, regular: 2400, overtime: 240 });
  });

  test('are the time that passed where clocks went forward, and over midnight belong to both days (timesheets-1)', async () => {
    await worked('2026-03-07', '22:00', '06:00', { endDate: '2026-03-08' });
    const { days } = await mine();
    const of = (date: string) => days.find((day) => day.date === date);
    expect(of('2026-03-07')).toMatchObject({ minutes: { regular: 120 }, spans: [{ from: '22:00', to: '24:00' }] });
    expect(of('2026-03-08')).toMatchObject({ minutes: { regular: 300 }, spans: [{ from: '00:00', to: '06:00' }] });
  });
});

describe('a break that is long enough for a meal (timesheets-2)', () => {
  test('is paid until the person says that they were relieved, and they alone say so', async () => {
    const id = await worked(IN_IT);
    await away(id, '2026-03-02T17:00:10Z', '2026-03-02T17:30:20Z');
    expect(await mine()).toMatchObject({ now: { ...NONE, regular: 480 }, unansweredBreaks: 1 });
    expect((await say(id, true, director)).status).toBe(404);
    const told = await effectsIn(scene, () => say(id));
    expect(told.join('\n')).toContain('answer break');
    expect(told).toContain('tell timesheets');
    expect(await mine()).toMatchObject({ now: { ...NONE, regular: 450, unpaid: 30 }, unansweredBreaks: 0 });
    expect(await effectsIn(scene, () => say(id))).toEqual([]);
    expect((await say(id, false)).body.now).toEqual({ ...NONE, regular: 480 });
  });

  test('is not answered any more once the hours are signed', async () => {
    const id = await worked(IN_IT);
    await away(id, '2026-03-02T17:00:00Z', '2026-03-02T17:30:00Z');
    await sign();
    expect((await say(id)).status).toBe(409);
    expect((await own.post('/api/timesheets/own/breaks', { dutyId: id })).status).toBe(422);
  });
});

describe('a timesheet', () => {
  test('is signed as it was seen, approved and exported; each of it twice changes nothing (timesheets-7)', async () => {
    await worked(IN_IT);
    expect((await sign({ ...NONE, regular: 1 })).status).toBe(409);
    const told = await effectsIn(scene, sign);
    expect(told.join('\n')).toContain('sign timesheet');
    expect(told).toContain('tell timesheets');
    expect(await effectsIn(scene, sign)).toEqual([]);
    expect((await sign({ ...NONE, regular: 1 })).body.message).toBe('These hours are signed already');
    const { version } = await seen();
    expect((await approve(director, { version: version + 1 })).status).toBe(412);
    const approved = await effectsIn(scene, () => approve(director, { version }));
    expect(approved.join('\n')).toContain('approve timesheet');
    expect(approved.join('\n')).toContain('"isByThemselves":false');
    expect(await effectsIn(scene, () => approve())).toEqual([]);
    const { body } = await director.post<{ exported: number }>('/api/timesheets/export', { date: IN_IT });
    expect(body.exported).toBeGreaterThan(0);
    const timesheet = await seen();
    expect(timesheet).toMatchObject({ status: 'exported', minutes: { ...NONE, regular: 480 } });
    expect(timesheet.steps.map(({ kind, by }) => [kind, by])).toEqual([
      ['signed', `Nora ${people} New`],
      ['approved', 'Dora Director'],
      ['exported', 'Dora Director'],
    ]);
  });

  test('is neither signed nor approved before its period is over, nor approved unsigned (timesheets-7)', async () => {
    await worked(IN_IT);
    expect((await approve()).body.message).toBe('This timesheet was not signed yet');
    scene.larkhouse.clock.set('2026-03-14T13:00:00Z');
    expect((await sign()).body.message).toBe('This pay period has not ended yet');
  });

  test('is blocked by a duty that goes on and by a forgotten one, and neither is paid by silence (timesheets-9)', async () => {
    scene.larkhouse.clock.set('2026-03-13T12:00:00Z');
    await own.put(`/api/staff/${staffId}`, { isOnDuty: true });
    scene.larkhouse.clock.set(MONDAY_AFTER);
    const timesheet = await mine();
    expect(timesheet).toMatchObject({
      now: NONE,
      forgottenDuties: 1,
      blocking: [{ state: 'forgotten', date: '2026-03-13' }],
    });
    expect((await sign()).body.message).toContain('forgotten duty');
    const [duty] = (await own.get<{ id: number }[]>(`/api/staff/${staffId}/duties`)).body;
    await director.patch(`/api/staff/${staffId}/duties/${duty?.id}`, {
      ...{ startDate: '2026-03-13', startTime: '08:00', endTime: '12:00', reason: 'Asked her' },
    });
    expect(await mine()).toMatchObject({ now: { ...NONE, regular: 240 }, forgottenDuties: 0, blocking: [] });
    scene.larkhouse.clock.set('2026-03-15T02:00:00Z');
    await own.put(`/api/staff/${staffId}`, { isOnDuty: true });
    scene.larkhouse.clock.set('2026-03-15T05:00:00Z');
    expect((await sign()).body.message).toBe('A duty of this pay period still goes on. End it first.');
  });

  test('is open again after a correction, keeps both values, and is signed anew (timesheets-10)', async () => {
    const id = await worked(IN_IT);
    await sign();
    await approve();
    const told = await effectsIn(scene, () =>
      director.patch(`/api/staff/${staffId}/duties/${id}`, {
        ...{ startDate: IN_IT, startTime: '08:00', endTime: '15:00', reason: 'Left early' },
      }),
    );
    expect(told.join('\n')).toContain('"event":"timesheet-reopened"');
    expect(told.join('\n')).toContain('reopen timesheet');
    expect(told).toContain('tell staff, timesheets');
    const timesheet = await mine();
    expect(timesheet).toMatchObject({ status: 'open', isReopened: true, now: { ...NONE, regular: 420 } });
    expect(timesheet.steps.at(-1)).toMatchObject({ kind: 'reopened', reason: 'Left early', minutes: { regular: 480 } });
    expect(timesheet.corrections.at(-1)).toMatchObject({
      was: { date: IN_IT, from: '08:00', to: '16:00' },
      is: { date: IN_IT, from: '08:00', to: '15:00' },
    });
    expect((await approve()).status).toBe(409);
    expect((await sign()).body.steps.at(-1)).toMatchObject({ kind: 'signed', minutes: { regular: 420 } });
    expect((await approve()).status).toBe(200);
  });

  test('is open again where a correction before it changes its overtime', async () => {
    await director.put('/api/timesheets/settings', rule());
    await at('2026-03-30T13:00:00Z');
    await scene.inCenter(async (scope) => {
      const { id } = await scope.one(
        sql<{
          id: number;
        }>`insert into employment (staff_id, hired_on, created_at) values (${staffId}, '2026-01-01', ${scope.now}) returning id`,
      );
      await scope.count(sql`insert into employment_term (employment_id, from_date, position, workweek_starts)
        values (${id}, '2026-01-01', 'teacher', 4)`);
    });
    // Thursday to Saturday of one period, Sunday of the next: one workweek.
    const id = await worked('2026-03-12', '08:00', '20:00');
    for (const date of ['2026-03-13', '2026-03-14', '2026-03-15']) await worked(date, '08:00', '20:00');
    const later = await mine(own, '2026-03-15');
    expect(later.now).toEqual({ ...NONE, regular: 240, overtime: 480 });
    await own.post('/api/timesheets/own/sign', { date: '2026-03-15', minutes: later.now });
    const correct = (endTime: string) =>
      director.patch(`/api/staff/${staffId}/duties/${id}`, {
        ...{ startDate: '2026-03-12', startTime: '08:00', endTime, reason: 'Left early' },
      });
    await correct('18:00');
    expect(await mine(own, '2026-03-15')).toMatchObject({
      status: 'open',
      isReopened: true,
      now: { ...NONE, regular: 360, overtime: 360 },
    });
  });

  test('is opened again by whoever manages staff, with a reason (timesheets-10)', async () => {
    await worked(IN_IT);
    expect((await director.post(`/api/timesheets/${staffId}/reopen`, { date: IN_IT, reason: 'Why not' })).status).toBe(
      409,
    );
    const { version } = (await sign()).body;
    const reopen = (body: object, client = director) =>
      client.post<Timesheet & Refused>(`/api/timesheets/${staffId}/reopen`, { date: IN_IT, ...body });
    expect((await reopen({ reason: ' ' })).body.fields).toEqual({ reason: 'Reason is required' });
    expect((await reopen({ reason: 'A break was missing' }, own)).status).toBe(403);
    expect((await reopen({ reason: 'A break was missing', version: version + 1 })).status).toBe(412);
    expect((await reopen({ reason: 'A break was missing', version })).body).toMatchObject({
      status: 'open',
      isReopened: true,
    });
    expect(await effectsIn(scene, () => reopen({ reason: 'A break was missing' }))).toEqual([]);
  });

  test('is not approved where its hours are others than those that were signed', async () => {
    await worked(IN_IT);
    await sign();
    await scene.rows(`update staff_duty set ended_at = ended_at + interval '1 hour' where staff_id = $1`, staffId);
    expect(await seen()).toMatchObject({ isChanged: true, minutes: { regular: 480 }, now: { regular: 540 } });
    expect((await approve()).body.message).toContain('have changed since they were signed');
  });

  test('of a Director who approves or corrects their own hours says so, in the list and in the audit log (timesheets-11)', async () => {
    staffId = scene.world.staff.Director;
    await worked('2026-03-03', '08:00', '16:00', {}, staffId);
    await sign(undefined, director);
    const told = await effectsIn(scene, () => approve());
    expect(told.join('\n')).toContain('"isByThemselves":true');
    const { timesheets } = (await director.get<{ timesheets: Summary[] }>(`/api/timesheets?date=${IN_IT}`)).body;
    expect(timesheets.find((one) => one.staffId === staffId)).toMatchObject({
      status: 'approved',
      isByThemselves: true,
    });
    expect((await seen()).corrections).toMatchObject([{ kind: 'added', isByThemselves: true }]);
  });

  test('is seen by the person and by those who manage staff alone', async () => {
    await worked(IN_IT);
    const [, other] = await somebody();
    expect((await other.get(`/api/timesheets/${staffId}`)).status).toBe(403);
    expect((await other.get('/api/timesheets')).status).toBe(403);
    expect((await mine(other)).staffId).not.toBe(staffId);
    const elsewhere = await makeCenter(scene.larkhouse, { name: `Oak ${people}` });
    const stranger = await signedIn(scene.larkhouse, 'staff', {
      centerId: elsewhere.centerId,
      accountId: elsewhere.staff.Director,
    });
    expect((await stranger.get(`/api/timesheets/${staffId}`)).status).toBe(404);
  });
});
