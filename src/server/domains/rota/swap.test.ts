import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { runJobs } from '#testing/jobs.ts';
import { MONDAY_MORNING } from '#testing/larkhouse.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';
import type { RoleName } from '#testing/world.ts';

// Shifts that wait for a planner's yes (rota-17).

const SATURDAY = '2026-03-14';
let scene: Scene;
let lead: Client;
let nurse: Client;
let support: Client;
let roomId: number;
beforeAll(async () => {
  scene = await startScene({ now: MONDAY_MORNING });
  [lead, nurse, support] = await Promise.all([scene.as('Lead Teacher'), scene.as('Nurse'), scene.as('Support Staff')]);
  roomId = firstOf(await scene.rows<{ id: number }>("select id from room where name = 'Toddler Room'")).id;
});
afterAll(() => scene.stop());
beforeEach(async () => {
  for (const table of [
    'rota_change',
    'shift',
    'staff_availability',
    'staff_qualification',
    'time_off_entry',
    'time_off_request',
    'notification',
    'outbox',
  ])
    await scene.rows(`delete from ${table}`);
});

const idOf = (role: RoleName) => scene.world.staff[role];
const plan = async (change: object) => {
  const body = { staffId: null, roomId, kind: 'care', date: SATURDAY, fromMinute: 480, toMinute: 720, breaks: [] };
  const answer = await lead.post<{ id: number }>('/api/rota/shifts', { ...body, ...change });
  expect(answer.status, answer.text).toBe(201);
  return answer.body.id;
};
const publish = () => lead.post('/api/rota/publish', { from: SATURDAY });
/** Forty hours of somebody from Tuesday to Friday, so that one more is overtime. */
const fullWeek = async (role: RoleName) => {
  for (const day of ['10', '11', '12', '13'])
    await plan({
      ...{ staffId: idOf(role), kind: 'office', roomId: null },
      ...{ date: `2026-03-${day}`, fromMinute: 480, toMinute: 1080 },
    });
};
/** Somebody can work on Mondays alone. */
const onMondaysAlone = (role: RoleName) =>
  scene.rows(
    'insert into staff_availability (center_id, staff_id, weekday, from_minute, to_minute) values ($1, $2, 1, 0, 1440)',
    ...[scene.world.centerId, idOf(role)],
  );
/** A published open shift that would be overtime of the Nurse, and lies outside the times of Support Staff. */
const shiftToAskFor = async () => {
  await fullWeek('Nurse');
  await onMondaysAlone('Support Staff');
  const id = await plan({});
  await publish();
  return id;
};
const ask = (client: Client, id: number) => client.post<{ message?: string }>(`/api/rota/shifts/${id}/ask`);
const take = (client: Client, id: number) => client.post<{ message?: string }>(`/api/rota/shifts/${id}/take`);
const withdraw = (client: Client, id: number) => client.delete(`/api/rota/shifts/${id}/ask`);
const answer = (id: number, how: 'approve' | 'decline', client = lead, reason: string | null = null) =>
  client.post<{ message?: string }>(`/api/rota/wishes/${id}/${how}`, how === 'decline' ? { reason } : undefined);
interface Wish {
  readonly id: number;
  readonly status: string;
  readonly reasons: string[];
  readonly answer: string | null;
}
const own = async (client: Client) =>
  (
    await client.get<{ shifts: { id: number }[]; open: { id: number }[]; wishes: Wish[] }>(
      `/api/rota/own?from=${SATURDAY}&to=${SATURDAY}`,
    )
  ).body;
const waiting = async () =>
  (await lead.get<{ wishes: { id: number; staffId: number; name: string; reasons: string[] }[] }>('/api/rota')).body
    .wishes;
const wishOf = async (role: RoleName) => firstOf((await waiting()).filter(({ staffId }) => staffId === idOf(role))).id;
const toldOf = async (event: string) => {
  await runJobs(scene, 'take-back-notifications');
  await runJobs(scene, 'notify');
  const rows = await scene.rows<{ who: number }>(
    'select staff_id as who from notification where event = $1 order by 1',
    event,
  );
  return rows.map(({ who }) => who);
};
const people = (...roles: RoleName[]) => roles.map(idOf).toSorted((one, other) => one - other);
const kindsOf = (effects: readonly string[]) =>
  effects.filter((line) => /^(audit|tell)/.test(line)).map((line) => line.split(':')[0]);

test('whom the rule does not let take a shift asks for it, and whoever plans is told and reads why', async () => {
  const id = await shiftToAskFor();
  expect(await own(nurse)).toMatchObject({ open: [], wishes: [{ id, status: 'possible', reasons: ['overtime'] }] });
  expect((await take(nurse, id)).status).toBe(409);
  const asked = await effectsIn(scene, async () =>
    expect(await ask(nurse, id)).toMatchObject({ status: 200, body: { id, status: 'waiting', reasons: ['overtime'] } }),
  );
  expect(kindsOf(asked)).toEqual(['audit ask for shift', 'tell rota']);
  expect(asked[0]).toContain('"reasons":["overtime"]');
  expect(await effectsIn(scene, async () => expect((await ask(nurse, id)).status).toBe(200))).toEqual([]);
  expect((await ask(support, id)).status).toBe(200);
  expect(await own(nurse)).toMatchObject({ wishes: [{ id, status: 'waiting', reasons: ['overtime'] }] });
  expect(await waiting()).toMatchObject([
    { name: 'Nurse Tester', offeredBy: null, room: 'Toddler Room', date: SATURDAY, reasons: ['overtime'] },
    { name: 'Support Staff Tester', reasons: ['outside-availability'] },
  ]);
  // Once for each who asks.
  const planners = people('Lead Teacher', 'Director');
  expect(await toldOf('swap-asked')).toEqual(planners.flatMap((who) => [who, who]));
  const list = await lead.get<{ event: string; about: string | null }[]>('/api/notifications');
  expect(list.body).toMatchObject(Array(2).fill({ event: 'swap-asked', about: SATURDAY }));
});

test('whoever has a day off asks for a shift on it', async () => {
  const id = await plan({ date: '2026-03-13' });
  await publish();
  const days = { from: '2026-03-13', to: '2026-03-13', minutesADay: null, note: null };
  const off = await nurse.post<{ id: number }>('/api/time-off/own', days);
  const yes = { isApproved: true, reason: null, negativeAcknowledged: true };
  expect((await scene.director.post(`/api/time-off/${off.body.id}/answer`, yes)).status).toBe(200);
  expect(await own(nurse)).toMatchObject({ open: [], wishes: [{ id, reasons: ['time-off'] }] });
  expect((await ask(nurse, id)).status).toBe(200);
  expect((await answer(await wishOf('Nurse'), 'approve')).status).toBe(200);
});

test('nobody asks for a shift that is not published, is theirs, can be taken, or cannot be theirs', async () => {
  const id = await plan({});
  expect((await ask(nurse, id)).status).toBe(404);
  expect((await ask(nurse, 999_999)).status).toBe(404);
  await publish();
  expect(await ask(nurse, id)).toMatchObject({
    status: 409,
    body: { message: 'Nothing keeps you from this shift. Take it without asking.' },
  });
  const elsewhere = await plan({ staffId: idOf('Nurse'), kind: 'office', roomId: null });
  await publish();
  expect((await own(nurse)).wishes).toEqual([]);
  expect((await ask(nurse, id)).body.message).toMatch(/^You cannot have this shift/);
  expect((await ask(nurse, elsewhere)).body.message).toBe('This shift is yours already');
  expect((await ask(support, elsewhere)).body.message).toBe('Somebody else has taken this shift');
  await scene.rows(
    "insert into staff_qualification (center_id, staff_id, age_group, from_date) values ($1, $2, 'infants', '2026-01-01')",
    ...[scene.world.centerId, idOf('Support Staff')],
  );
  expect((await ask(support, id)).status).toBe(409);
  const parent = await scene.parentOf(firstOf(scene.world.families));
  expect((await nurse.post('/api/rota/shifts/soon/ask')).status).toBe(422);
  expect((await ask(parent, id)).status).toBe(403);
});

test('approved, a shift goes over as one that is taken, and everybody is told', async () => {
  const id = await plan({ staffId: idOf('Assistant Teacher') });
  await fullWeek('Nurse');
  await onMondaysAlone('Support Staff');
  await publish();
  const assistant = await scene.as('Assistant Teacher');
  await assistant.put(`/api/rota/shifts/${id}/offer`, { isOffered: true });
  await ask(nurse, id);
  await ask(support, id);
  expect(await waiting()).toMatchObject(Array(2).fill({ offeredBy: 'Assistant Teacher Tester' }));
  await runJobs(scene, 'notify');
  const [first, second] = [await wishOf('Nurse'), await wishOf('Support Staff')];
  scene.larkhouse.clock.advance({ minutes: 1 });
  expect((await answer(first, 'approve', nurse)).status).toBe(403);
  expect((await answer(999_999, 'approve')).status).toBe(404);
  const effects = await effectsIn(scene, async () =>
    expect(await answer(first, 'approve')).toMatchObject({
      status: 200,
      body: { id, staffId: idOf('Nurse'), state: 'published', warnings: ['overtime', 'closed'] },
    }),
  );
  expect(kindsOf(effects)).toEqual(['audit approve shift request', 'tell rota']);
  expect(effects[0]).toMatch(/"reasons":\["overtime"\].*"isByThemselves":false/);
  expect(await effectsIn(scene, async () => expect((await answer(first, 'approve')).status).toBe(200))).toEqual([]);
  expect(await own(nurse)).toMatchObject({ shifts: [{ id }], wishes: [] });
  expect(await own(assistant)).toMatchObject({ shifts: [], changes: [{ kind: 'gone' }, { kind: 'new' }] });
  expect(await own(support)).toMatchObject({ wishes: [{ id, status: 'gone', reasons: [], answer: null }] });
  expect(await waiting()).toEqual([]);
  for (const how of ['approve', 'decline'] as const)
    expect((await answer(second, how)).body.message).toMatch(/^This shift is no longer to be had/);
  expect((await answer(first, 'decline')).body.message).toBe('Somebody has answered this request already');
  expect(await toldOf('swap-approved')).toEqual(people('Nurse'));
  expect(await toldOf('swap-declined')).toEqual(people('Support Staff'));
  expect(await toldOf('cover-taken')).toEqual(people('Director', 'Assistant Teacher'));
  expect(await toldOf('cover-asked')).toEqual([]);
  expect(await toldOf('swap-asked')).toEqual([]);
  const list = await nurse.get<{ event: string; about: string | null }[]>('/api/notifications');
  expect(list.body[0]).toMatchObject({ event: 'swap-approved', about: SATURDAY });
  expect((await lead.get<{ isPublished: boolean }>(`/api/rota?from=${SATURDAY}`)).body.isPublished).toBe(true);
});

test('declined, it stays as it is; whoever asked reads why, and may ask again', async () => {
  const id = await shiftToAskFor();
  await ask(nurse, id);
  await runJobs(scene, 'notify');
  const wish = await wishOf('Nurse');
  expect((await answer(wish, 'decline', support, 'No')).status).toBe(403);
  expect((await lead.post(`/api/rota/wishes/${wish}/decline`, { why: 'No' })).status).toBe(422);
  expect((await answer(wish, 'decline', lead, 'x'.repeat(501))).status).toBe(422);
  const effects = await effectsIn(scene, async () =>
    expect((await answer(wish, 'decline', lead, 'Forty hours are enough')).status).toBe(200),
  );
  expect(kindsOf(effects)).toEqual(['audit decline shift request', 'tell rota']);
  expect(effects[0]).toMatch(/"reason":"Forty hours are enough".*"isByThemselves":false/);
  expect(await effectsIn(scene, async () => expect((await answer(wish, 'decline')).status).toBe(200))).toEqual([]);
  expect((await answer(wish, 'approve')).status).toBe(409);
  expect(await toldOf('swap-asked')).toEqual([]);
  expect(await toldOf('swap-declined')).toEqual(people('Nurse'));
  expect(await own(nurse)).toMatchObject({
    wishes: [{ id, status: 'declined', reasons: ['overtime'], answer: 'Forty hours are enough' }],
  });
  expect((await ask(nurse, id)).status).toBe(200);
  expect(await own(nurse)).toMatchObject({ wishes: [{ id, status: 'waiting', answer: null }] });
  expect(await toldOf('swap-asked')).toEqual(people('Lead Teacher', 'Director'));
});

test('whoever asked withdraws it, and nobody is told of it any more', async () => {
  const id = await shiftToAskFor();
  await ask(nurse, id);
  await runJobs(scene, 'notify');
  const wish = await wishOf('Nurse');
  expect(await effectsIn(scene, async () => expect((await withdraw(support, id)).status).toBe(200))).toEqual([]);
  const effects = await effectsIn(scene, async () => expect((await withdraw(nurse, id)).status).toBe(200));
  expect(kindsOf(effects)).toEqual(['audit withdraw shift request', 'tell rota']);
  expect(await effectsIn(scene, async () => expect((await withdraw(nurse, id)).status).toBe(200))).toEqual([]);
  expect(await toldOf('swap-asked')).toEqual([]);
  expect(await own(nurse)).toMatchObject({ wishes: [{ id, status: 'possible' }] });
  expect((await answer(wish, 'approve')).status).toBe(404);
});

test('of two who are given a shift and one who takes it at one moment, one has it', async () => {
  const id = await shiftToAskFor();
  await ask(nurse, id);
  await ask(support, id);
  await runJobs(scene, 'notify');
  const [first, second, assistant] = [
    await wishOf('Nurse'),
    await wishOf('Support Staff'),
    await scene.as('Assistant Teacher'),
  ];
  const answers = await Promise.all([
    answer(first, 'approve'),
    answer(second, 'approve', scene.director),
    take(assistant, id),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const winner = firstOf(
    (['Nurse', 'Support Staff', 'Assistant Teacher'] as const).filter((_, at) => answers[at]?.status === 200),
  );
  expect(await scene.rows('select staff_id as "staffId" from shift where id = $1', id)).toEqual([
    { staffId: idOf(winner) },
  ]);
  const others = (['Nurse', 'Support Staff'] as const).filter((role) => role !== winner);
  expect(await toldOf('swap-declined')).toEqual(people(...others));
});

test('what was asked ends with the shift as it was: taken, changed, taken away or kept; who waits is told', async () => {
  const id = await shiftToAskFor();
  const assistant = await scene.as('Assistant Teacher');
  const ended = async (work: () => Promise<{ status: number }>) => {
    await scene.rows('delete from notification');
    expect((await ask(nurse, id)).status).toBe(200);
    await runJobs(scene, 'notify');
    expect((await work()).status).toBeLessThan(300);
    expect(await waiting()).toEqual([]);
    expect(await toldOf('swap-asked')).toEqual([]);
    return toldOf('swap-declined');
  };
  expect(await ended(() => take(assistant, id))).toEqual(people('Nurse'));
  await assistant.put(`/api/rota/shifts/${id}/offer`, { isOffered: true });
  expect(await ended(() => assistant.put(`/api/rota/shifts/${id}/offer`, { isOffered: false }))).toEqual(
    people('Nurse'),
  );
  await assistant.put(`/api/rota/shifts/${id}/offer`, { isOffered: true });
  expect(await ended(() => lead.patch(`/api/rota/shifts/${id}`, { staffId: null, toMinute: 700 }))).toEqual(
    people('Nurse'),
  );
  await publish();
  // As it is now it can be asked for, and given to whoever waits by planning it so.
  expect(await own(nurse)).toMatchObject({ wishes: [{ id, status: 'possible', toMinute: 700 }] });
  expect(await ended(() => lead.patch(`/api/rota/shifts/${id}`, { staffId: idOf('Nurse') }))).toEqual([]);
  await lead.patch(`/api/rota/shifts/${id}`, { staffId: null });
  await publish();
  expect(await ended(() => lead.delete(`/api/rota/shifts/${id}`))).toEqual(people('Nurse'));
  await publish();
  expect(await own(nurse)).toMatchObject({ wishes: [] });
  const list = await nurse.get<{ event: string; about: string | null }[]>('/api/notifications');
  expect(list.body).toContainEqual(expect.objectContaining({ event: 'swap-declined', about: SATURDAY }));
});

test('whoever waits and is planned elsewhere meanwhile is not given it, and without a hindrance takes it at once', async () => {
  const id = await shiftToAskFor();
  await ask(nurse, id);
  const wish = await wishOf('Nurse');
  const elsewhere = await plan({ staffId: idOf('Nurse'), kind: 'office', roomId: null, fromMinute: 600 });
  expect((await answer(wish, 'approve')).body.message).toMatch(/^Nurse Tester cannot have this shift/);
  expect(await own(nurse)).toMatchObject({ wishes: [{ id, status: 'waiting', reasons: [] }] });
  await lead.delete(`/api/rota/shifts/${elsewhere}`);
  await scene.rows("delete from shift where staff_id = $1 and date = '2026-03-10'", idOf('Nurse'));
  expect(await own(nurse)).toMatchObject({ open: [{ id }], wishes: [] });
  expect((await take(nurse, id)).status).toBe(200);
  expect(await waiting()).toEqual([]);
  expect(await toldOf('swap-declined')).toEqual([]);
});

test('whoever plans may give themselves a shift, which the audit log names', async () => {
  await fullWeek('Lead Teacher');
  const id = await plan({});
  await publish();
  await ask(lead, id);
  expect(await toldOf('swap-asked')).toEqual(people('Director'));
  const effects = await effectsIn(scene, async () =>
    expect((await answer(await wishOf('Lead Teacher'), 'approve')).status).toBe(200),
  );
  expect(effects[0]).toContain('"isByThemselves":true');
});

test('nothing is given of a day that has passed, and nobody sees it wait any more', async () => {
  const id = await plan({ date: '2026-03-02', fromMinute: 840, toMinute: 960 });
  await scene.rows(
    'insert into staff_availability (center_id, staff_id, weekday, from_minute, to_minute) values ($1, $2, 2, 0, 1440)',
    ...[scene.world.centerId, idOf('Nurse')],
  );
  await lead.post('/api/rota/publish', { from: '2026-03-02' });
  expect((await ask(nurse, id)).status).toBe(200);
  const wish = await wishOf('Nurse');
  scene.larkhouse.clock.advance({ hours: 24 });
  const [planner, asker] = [await scene.as('Lead Teacher'), await scene.as('Nurse')];
  expect((await planner.get<{ wishes: object[] }>('/api/rota')).body.wishes).toEqual([]);
  expect((await own(asker)).wishes).toEqual([]);
  expect((await answer(wish, 'approve', planner)).body.message).toMatch(/^This shift is no longer to be had/);
  expect((await ask(asker, id)).body.message).toBe('Shifts of days that have passed stay as they are');
});
