import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { timeOff as contract } from '#contract/time-off.ts';
import type { timesheets } from '#contract/timesheets.ts';
import { beginEmployment } from '#server/domains/employment/commands.ts';
import { addStaffMember } from '#server/domains/staff/commands.ts';
import { type Client, signedIn } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { type Scene, startScene } from '#testing/scene.ts';

// Monday, March 16 2026, 9:00 in New York; the pay period before it, of two weeks, is over. Weekends are closed.
const MONDAY = '2026-03-16T13:00:00Z';
type Request = z.output<(typeof contract)['POST /api/time-off/own']['reply']>;
type Own = z.output<(typeof contract)['GET /api/time-off/own']['reply']>;
type Timesheet = z.output<(typeof timesheets)['GET /api/timesheets/:id']['reply']>;
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
  scene = await startScene({ zone: 'America/New_York', now: MONDAY });
  ({ director } = scene);
  await director.put('/api/timesheets/settings', {
    ...{ payPeriod: 'every-two-weeks', startsOn: '2026-03-01', roundingMinutes: null },
    ...{ companyCode: null, doubleTimeCode: null, columns: [] },
  });
});
afterAll(() => scene.stop());
beforeEach(async () => {
  people += 1;
  staffId = await scene.inCenter(async (scope) => {
    const { id } = await addStaffMember(scope, {
      ...{ firstName: `Nora ${people}`, lastName: 'New', role: 'Assistant Teacher', room: null, phone: '555 0123' },
      email: `nora-${people}@maple-house.test`,
    });
    await beginEmployment(scope, id, {
      ...{ hiredOn: '2026-01-05', position: 'teacher', weeklyMinutes: 2_250, workweekStarts: 7, isExempt: false },
    });
    return id;
  });
  own = await signedIn(scene.larkhouse, 'staff', { centerId: scene.world.centerId, accountId: staffId });
});

const ask = (change: object = {}) =>
  own.post<Request & Refused>('/api/time-off/own', {
    ...{ from: '2026-03-20', to: '2026-03-23', note: 'A wedding' },
    ...change,
  });
const answer = (id: number, isApproved: boolean, change: object = {}, client = director) =>
  client.post<Request & Refused>(`/api/time-off/${id}/answer`, { isApproved, reason: null, ...change });
const adjust = (minutes: number, change: object = {}, client = director) =>
  client.post<{ balance: number } & Refused>('/api/time-off/adjustments', {
    ...{ staffId, minutes, reason: 'Taken over' },
    ...change,
  });
const mine = async () => (await own.get<Own>('/api/time-off/own')).body;
const timesheetOn = async (date: string) => (await own.get<Timesheet>(`/api/timesheets/own?date=${date}`)).body;

describe('a request (time-off-3, time-off-4)', () => {
  test('takes the open days alone, a whole day being a fifth of the week agreed on', async () => {
    await adjust(2_400);
    const told = await effectsIn(scene, () => ask());
    expect(told.join('\n')).toContain('"event":"time-off-requested"');
    expect(told.join('\n')).toContain('ask for time off');
    expect(told).toContain('tell time-off');
    const [request] = (await mine()).requests;
    expect(request).toMatchObject({ days: 2, minutesADay: 450, minutes: 900, isWholeDay: true, status: 'requested' });
    expect((await ask({ from: '2026-03-23', to: '2026-03-24' })).status).toBe(409);
    expect((await ask({ from: '2026-03-28', to: '2026-03-29' })).body.fields).toEqual({
      from: 'The center is closed on all of these days',
    });
    expect((await ask({ from: '2026-04-02', to: '2026-04-01' })).status).toBe(422);
    expect((await ask({ from: '2026-04-01', to: '2026-12-01' })).status).toBe(422);
    expect((await ask({ from: '2026-04-01', to: '2026-04-01', minutesADay: 0 })).status).toBe(422);
  });

  test('that is approved stands in the timesheet as paid time off, and is taken from the balance', async () => {
    await adjust(2_400);
    const { id } = (await ask({ minutesADay: 120 })).body;
    const told = await effectsIn(scene, () => answer(id, true));
    expect(told.join('\n')).toContain('"event":"time-off-approved"');
    expect(told.join('\n')).toContain('approve time off');
    expect(told.join('\n')).toContain('take-back-notifications');
    expect(told).toContain('tell time-off');
    expect((await mine()).balance).toBe(2_400 - 240);
    expect((await timesheetOn('2026-03-20')).now).toMatchObject({ regular: 0, off: 240 });
    expect(await effectsIn(scene, () => answer(id, true))).toEqual([]);
    const taken = await effectsIn(scene, () => answer(id, false, { reason: 'Too many are away' }));
    expect(taken.join('\n')).toContain('"event":"time-off-declined"');
    expect(await mine()).toMatchObject({
      balance: 2_400,
      requests: [{ status: 'declined', reason: 'Too many are away' }],
    });
    expect((await timesheetOn('2026-03-20')).now).toMatchObject({ off: 0 });
    expect((await answer(id, true)).status).toBe(409);
  });

  test('brings the balance below zero only where that is said (time-off-5)', async () => {
    const { id } = (await ask()).body;
    expect((await answer(id, true)).body.message).toBe('The balance falls below zero by this. Say that it may.');
    expect((await answer(id, true, { negativeAcknowledged: true })).body.balance).toBe(-900);
    expect((await adjust(-60)).status).toBe(409);
    expect((await adjust(-60, { negativeAcknowledged: true })).body.balance).toBe(-960);
    expect((await adjust(60)).body.balance).toBe(-900);
  });

  test('is withdrawn by whoever asked, until it is answered', async () => {
    const { id } = (await ask()).body;
    const other = await scene.as('Nurse');
    expect((await other.post(`/api/time-off/${id}/withdraw`)).status).toBe(404);
    const told = await effectsIn(scene, () => own.post(`/api/time-off/${id}/withdraw`));
    expect(told.join('\n')).toContain('withdraw time off');
    expect(told.join('\n')).toContain('take-back-notifications');
    expect(told).toContain('tell time-off');
    expect(await effectsIn(scene, () => own.post(`/api/time-off/${id}/withdraw`))).toEqual([]);
    expect((await answer(id, true)).body.message).toBe('This request was withdrawn');
    const { id: second } = (await ask()).body;
    await answer(second, false);
    expect((await own.post(`/api/time-off/${second}/withdraw`)).status).toBe(409);
  });

  test('is answered and seen by whoever manages staff alone', async () => {
    const { id } = (await ask()).body;
    expect((await answer(id, true, {}, own)).status).toBe(403);
    expect((await own.get('/api/time-off')).status).toBe(403);
    const { waiting, people: all } = (
      await director.get<{ waiting: Request[]; people: { staffId: number }[] }>('/api/time-off')
    ).body;
    expect(waiting.map((request) => request.id)).toContain(id);
    expect(all.map((person) => person.staffId)).toContain(staffId);
  });
});

describe('a balance', () => {
  test('grows when a timesheet is approved, and by the difference when it is approved anew (time-off-2)', async () => {
    const policies = [{ position: 'teacher', kind: 'worked', minutes: 4, most: 100 }];
    const set = await effectsIn(scene, () => director.put('/api/time-off/policies', { policies }));
    expect(set[0]).toBe(
      'audit set time off rules: time_off_request [] before {"policies":[]} after {"policies":[{"kind":"worked","most":100,"minutes":4,"jobTitle":"teacher"}]}',
    );
    expect(set).toContain('tell time-off');
    const at = { startDate: '2026-03-09', startTime: '08:00', endTime: '18:00', reason: 'On paper' };
    const duty = (await director.post<{ id: number }>(`/api/staff/${staffId}/duties`, at)).body;
    const approve = async () => {
      const minutes = (await timesheetOn('2026-03-09')).now;
      await own.post('/api/timesheets/own/sign', { date: '2026-03-09', minutes });
      return effectsIn(scene, () =>
        director.post('/api/timesheets/approve', { date: '2026-03-09', timesheets: [{ staffId }] }),
      );
    };
    expect(await approve()).toContain('tell time-off, timesheets');
    expect(await mine()).toMatchObject({
      balance: 40,
      entries: [{ kind: 'accrued', minutes: 40, date: '2026-03-14' }],
    });
    await director.patch(`/api/staff/${staffId}/duties/${duty.id}`, { ...at, endTime: '17:00', reason: 'Left early' });
    expect((await mine()).balance).toBe(40);
    await approve();
    expect((await mine()).balance).toBe(36);
    await director.put('/api/time-off/policies', { policies: [] });
  });

  test('is adjusted with a reason, which stays to be read', async () => {
    const told = await effectsIn(scene, () => adjust(480));
    expect(told.join('\n')).toContain('adjust time off');
    expect(told).toContain('tell time-off');
    expect((await adjust(0)).body.fields).toHaveProperty('minutes');
    expect((await adjust(60, { reason: ' ' })).status).toBe(422);
    expect((await adjust(60, { staffId: 999_999 })).status).toBe(404);
    expect((await adjust(60, {}, own)).status).toBe(403);
    expect((await mine()).entries).toMatchObject([
      { kind: 'adjusted', minutes: 480, reason: 'Taken over', by: 'Dora Director' },
    ]);
  });

  test('comes about by one rule for a position at most, in the version that was read', async () => {
    const one = { position: null, kind: 'period', minutes: 240, most: null };
    const { body } = await director.get<{ version: number }>('/api/time-off/policies');
    expect((await director.put('/api/time-off/policies', { policies: [one, one] })).status).toBe(422);
    expect((await director.put('/api/time-off/policies', { policies: [one], version: body.version })).status).toBe(200);
    expect((await director.put('/api/time-off/policies', { policies: [], version: body.version })).status).toBe(412);
    await director.put('/api/time-off/policies', { policies: [] });
  });
});

test('time off that is approved after hours were signed opens them again (timesheets-10)', async () => {
  await adjust(2_400);
  await director.post(`/api/staff/${staffId}/duties`, {
    ...{ startDate: '2026-03-09', startTime: '08:00', endTime: '16:00', reason: 'On paper' },
  });
  const { id } = (await ask({ from: '2026-03-10', to: '2026-03-10' })).body;
  await own.post('/api/timesheets/own/sign', { date: '2026-03-09', minutes: (await timesheetOn('2026-03-09')).now });
  await answer(id, true, { reason: 'Late, but yes' });
  expect(await timesheetOn('2026-03-09')).toMatchObject({
    status: 'open',
    isReopened: true,
    now: { regular: 480, off: 450 },
  });
});
