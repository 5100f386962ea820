import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { runJobs } from '#testing/jobs.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { clock, type Refused } from '#testing/time-clock.ts';

// Monday, March 2 2026, 8:00 in New York; the center is open from 7:00 to 18:00 on working days.
interface Request extends Refused {
  readonly id: number;
  readonly staffId: number;
  readonly duty: { id: number; endTime: string | null } | null;
  readonly startTime: string;
  readonly endTime: string;
  readonly status: string;
  readonly answeredBy: string | null;
  readonly answer: string | null;
}
interface Duty {
  readonly id: number;
  readonly endTime: string;
  readonly state: string;
  readonly corrections: { kind: string; by: string; askedBy: string | null; isBySelf: boolean; reason: string }[];
}
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
  const tables = ['duty_request', 'punch', 'staff_duty_correction', 'staff_duty', 'outbox'];
  for (const table of [...tables, 'notification_delivery', 'notification']) await scene.rows(`delete from ${table}`);
  await to('2026-03-02T13:00:00Z');
});
async function to(moment: string): Promise<void> {
  scene.larkhouse.clock.set(moment);
  [me, director] = await Promise.all([scene.as('Nurse'), scene.as('Director')]);
}
const SAID = { startDate: '2026-02-27', startTime: '08:00', endTime: '17:10', reason: 'I forgot to clock out' };
const ask = (change: object = {}, client = me) =>
  client.post<Request>('/api/time-clock/requests', { ...SAID, dutyId: null, ...change });
const answer = (id: number, how: 'accept' | 'decline', client = director) =>
  client.post<Request>(
    `/api/time-clock/requests/${id}/${how}`,
    how === 'decline' ? { reason: 'You left at four' } : undefined,
  );
const duties = async () => (await director.get<Duty[]>(`/api/staff/${nurse}/duties`)).body;
/** A duty of Friday that nobody clocked out. */
async function forgotten(): Promise<number> {
  await to('2026-02-27T13:00:00Z');
  await clock(scene, me, 'in');
  await to('2026-03-02T13:00:00Z');
  return (await duties())[0]?.id ?? 0;
}

describe('a correction that is asked for (time-clock-7)', () => {
  test('is told to whoever manages staff, and accepted it is a correction with both names', async () => {
    const dutyId = await forgotten();
    const { status, body } = await ask({ dutyId });
    expect([status, body]).toMatchObject([
      201,
      { staffId: nurse, status: 'open', startTime: '08:00', endTime: '17:10', duty: { id: dutyId, endTime: '18:00' } },
    ]);
    await runJobs(scene, 'notify');
    const told = await director.get<{ event: string; about: string }[]>('/api/notifications');
    expect(told.body).toMatchObject([{ event: 'duty-asked', about: '2026-02-27' }]);
    expect((await director.get<Request[]>('/api/time-clock/requests')).body).toMatchObject([{ id: body.id }]);
    const accepted = await answer(body.id, 'accept');
    expect([accepted.status, accepted.body]).toMatchObject([
      200,
      { status: 'accepted', answeredBy: expect.any(String) },
    ]);
    const [duty] = await duties();
    expect(duty).toMatchObject({ endTime: '17:10', state: 'ended' });
    expect(duty?.corrections).toEqual([
      expect.objectContaining({
        kind: 'corrected',
        isBySelf: false,
        reason: SAID.reason,
        by: accepted.body.answeredBy,
      }),
    ]);
    expect(duty?.corrections[0]?.askedBy).not.toBe(duty?.corrections[0]?.by);
    expect(duty?.corrections[0]?.askedBy).toEqual(expect.any(String));
    expect((await answer(body.id, 'accept')).body).toMatchObject({ status: 'accepted' });
    expect((await answer(body.id, 'decline')).status).toBe(409);
    expect(await duties()).toEqual([duty]);
  });

  test('may be for a duty that is missing', async () => {
    const { body } = await ask();
    expect((await answer(body.id, 'accept')).status).toBe(200);
    expect(await duties()).toMatchObject([{ endTime: '17:10', corrections: [{ kind: 'added' }] }]);
  });

  test('is declined with a reason that whoever asked reads, and changes nothing', async () => {
    const { body } = await ask();
    expect((await answer(body.id, 'decline')).body).toMatchObject({ status: 'declined', answer: 'You left at four' });
    expect((await answer(body.id, 'decline')).status).toBe(200);
    expect((await answer(body.id, 'accept')).status).toBe(409);
    await runJobs(scene, 'notify');
    const told = await me.get<{ event: string }[]>('/api/notifications');
    expect(told.body.map(({ event }) => event)).toEqual(['duty-declined']);
    expect((await me.get<Request[]>('/api/time-clock/requests')).body).toMatchObject([{ answer: 'You left at four' }]);
    expect(await duties()).toEqual([]);
  });

  test('asked twice is one, and of one duty there is one at a time', async () => {
    const dutyId = await forgotten();
    const [one, two] = [await ask({ dutyId }), await ask({ dutyId })];
    expect(two.body.id).toBe(one.body.id);
    expect((await ask({ dutyId, endTime: '17:20' })).status).toBe(409);
    await answer(one.body.id, 'decline');
    expect((await ask({ dutyId, endTime: '17:20' })).status).toBe(201);
  });

  test('is refused for what can’t be, for others’ duties, and to whoever may not answer', async () => {
    const dutyId = await forgotten();
    const wrong = await ask({ dutyId, endTime: '08:00' });
    expect([wrong.status, wrong.body.fields]).toEqual([422, { endTime: 'A duty must end after it began' }]);
    expect((await ask({ dutyId, reason: ' ' })).status).toBe(422);
    expect((await ask({ dutyId }, await scene.as('Lead Teacher'))).status).toBe(404);
    const { body } = await ask({ dutyId });
    for (const how of ['accept', 'decline'] as const) expect((await answer(body.id, how, me)).status).toBe(403);
    expect((await answer(body.id + 100, 'accept')).status).toBe(404);
    expect((await (await scene.as('Lead Teacher')).get<Request[]>('/api/time-clock/requests')).body).toEqual([]);
  });

  test('that says what the duty says is declined instead', async () => {
    const dutyId = await forgotten();
    const { body } = await ask({ dutyId });
    await director.patch(`/api/staff/${nurse}/duties/${dutyId}`, { ...SAID, reason: 'Saw it' });
    scene.larkhouse.clock.advance({ minutes: 1 });
    expect((await answer(body.id, 'accept')).body.message).toBe(
      'The duty says this already. Decline the request instead.',
    );
  });

  test('of a struck duty is none', async () => {
    const dutyId = await forgotten();
    await director.post(`/api/staff/${nurse}/duties/${dutyId}/void`, { reason: 'Was not there' });
    expect((await ask({ dutyId })).status).toBe(409);
  });

  test('is in the log and told to open screens, as its answers are', async () => {
    const seen: string[][] = [];
    let id = 0;
    seen.push(await effectsIn(scene, async () => (id = (await ask()).body.id)));
    seen.push(await effectsIn(scene, () => answer(id, 'accept')));
    const other = (await ask({ startTime: '06:00', endTime: '07:00' })).body.id;
    seen.push(await effectsIn(scene, () => answer(other, 'decline')));
    for (const [index, action] of ['ask for', 'accept', 'decline'].entries()) {
      expect(seen[index]?.join('\n')).toContain(`${action} duty correction`);
      expect(seen[index]?.find((line) => line.startsWith('tell'))).toContain('time-clock');
    }
    expect(seen[0]?.join('\n')).toContain('duty-asked');
    expect(seen[1]?.join('\n')).toContain('duty-corrected');
    expect(seen[2]?.join('\n')).toContain('duty-declined');
    const details = await scene.rows<{ after: object }>(
      `select d.after from audit a join audit_detail d on d.audit_id = a.id where a.entity = 'duty_request' order by a.id desc limit 4`,
    );
    const times = { startedAt: '2026-02-27T13:00:00.000Z', endedAt: '2026-02-27T22:10:00.000Z' };
    expect(details.toReversed().map(({ after }) => after)).toMatchObject([
      { staffId: nurse, ...times, reason: SAID.reason },
      { staffId: nurse, ...times },
      { staffId: nurse },
      { staffId: nurse, reason: 'You left at four' },
    ]);
  });
});
