import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { runJobs } from '#testing/jobs.ts';
import { MONDAY_MORNING } from '#testing/larkhouse.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';
import type { RoleName } from '#testing/world.ts';

const TUESDAY = '2026-03-10';
let scene: Scene;
let lead: Client;
let roomId: number;
beforeAll(async () => {
  scene = await startScene({ now: MONDAY_MORNING });
  lead = await scene.as('Lead Teacher');
  roomId = firstOf(await scene.rows<{ id: number }>("select id from room where name = 'Toddler Room'")).id;
});
afterAll(() => scene.stop());
beforeEach(async () => {
  for (const table of ['rota_change', 'shift', 'staff_availability', 'staff_qualification', 'notification', 'outbox'])
    await scene.rows(`delete from ${table}`);
});

const idOf = (role: RoleName) => scene.world.staff[role];
const gap = () => ({ roomId, date: TUESDAY, fromMinute: 720, toMinute: 750 });
const candidates = async () => {
  const query = new URLSearchParams(Object.entries(gap()).map(([name, value]) => [name, String(value)]));
  return (await lead.get<{ staffId: number; isOverAgreed: boolean }[]>(`/api/rota/cover?${query}`)).body;
};
const shift = (change: object) => ({
  ...{ staffId: idOf('Nurse'), roomId, kind: 'care', date: TUESDAY, fromMinute: 480, toMinute: 720, breaks: [] },
  ...change,
});
const plan = (change: object) => lead.post('/api/rota/shifts', shift(change));
const ask = (...roles: RoleName[]) =>
  lead.post<{ id: number; staffId: number | null; state: string }>('/api/rota/cover', {
    ...gap(),
    staffIds: roles.map(idOf),
  });
const take = (client: Client, id: number) => client.post<{ message?: string }>(`/api/rota/shifts/${id}/take`);

test('who can cover a time is listed: qualified, available, elsewhere on no shift and without overtime; the best first (rota-12)', async () => {
  expect((await candidates()).map(({ staffId }) => staffId).toSorted()).toEqual(
    Object.values(scene.world.staff).toSorted(),
  );
  // One is elsewhere then, one out of hours, one not qualified, one beyond forty hours.
  await plan({ staffId: idOf('Director'), toMinute: 730 });
  await scene.rows(
    'insert into staff_availability (center_id, staff_id, weekday, from_minute, to_minute) values ($1, $2, 2, 420, 740)',
    ...[scene.world.centerId, idOf('Lead Teacher')],
  );
  await scene.rows(
    "insert into staff_qualification (center_id, staff_id, age_group, from_date) values ($1, $2, 'infants', '2026-01-01')",
    ...[scene.world.centerId, idOf('Assistant Teacher')],
  );
  for (const date of ['2026-03-09', '2026-03-11', '2026-03-12', '2026-03-13'])
    await plan({ date, fromMinute: 420, toMinute: 1020 });
  const left = await candidates();
  expect(left).toMatchObject([
    { staffId: idOf('Support Staff'), name: 'Support Staff Tester', plannedMinutes: 0, isOfRoom: false },
  ]);
  expect((await lead.get('/api/rota/cover?roomId=1&date=soon&fromMinute=1&toMinute=2')).status).toBe(422);
  expect((await ask('Nurse')).status).toBe(422);
});

test('whoever is asked is told once, and of three who say yes at one moment one has the shift (rota-13)', async () => {
  const roles = ['Nurse', 'Support Staff', 'Assistant Teacher'] as const;
  const asked = await effectsIn(scene, async () => {
    const { status, body } = await ask(...roles);
    expect([status, body]).toMatchObject([201, { staffId: null, state: 'published' }]);
  });
  expect(asked.filter((line) => !line.startsWith('queue')).map((line) => line.split(':')[0])).toEqual([
    'audit ask for cover',
    'tell rota',
  ]);
  await runJobs(scene, 'notify');
  const told = () =>
    scene.rows<{ who: number }>("select staff_id as who from notification where event = 'cover-asked' order by 1");
  expect((await told()).map(({ who }) => who)).toEqual(roles.map(idOf).toSorted());
  const clients = await Promise.all(roles.map((role) => scene.as(role)));
  const { id } = firstOf(await scene.rows<{ id: number }>('select id from shift'));
  const own = async (client: Client) =>
    (await client.get<{ shifts: object[]; open: object[] }>(`/api/rota/own?from=${TUESDAY}&to=${TUESDAY}`)).body;
  for (const client of clients) expect((await own(client)).open).toMatchObject([{ id }]);
  const answers = await Promise.all(clients.map((client) => take(client, id)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const winner = answers.findIndex(({ status }) => status === 200);
  expect(answers.filter((_, at) => at !== winner).map(({ body }) => body.message)).toEqual(
    Array(2).fill('Somebody else has taken this shift'),
  );
  for (const [at, client] of clients.entries())
    expect(await own(client)).toMatchObject(at === winner ? { shifts: [{ id }], open: [] } : { shifts: [], open: [] });
  await runJobs(scene, 'take-back-notifications');
  await runJobs(scene, 'notify');
  expect(await told()).toEqual([]);
  const planners = await scene.rows<{ who: number }>(
    "select staff_id as who from notification where event = 'cover-taken' order by 1",
  );
  expect(planners.map(({ who }) => who)).toEqual([idOf('Lead Teacher'), idOf('Director')].toSorted());
  const [first] = clients.filter((_, at) => at === winner);
  if (!first) throw new Error('Nobody has it');
  expect(await effectsIn(scene, async () => expect((await take(first, id)).status).toBe(200))).toEqual([]);
  const list = await lead.get<{ event: string; about: string | null }[]>('/api/notifications');
  expect(list.body).toMatchObject([{ event: 'cover-taken', about: TUESDAY }]);
});

test('an open shift is taken by whoever can work then, and only once it was published', async () => {
  const { body } = await lead.post<{ id: number }>('/api/rota/shifts', shift({ staffId: null }));
  const nurse = await scene.as('Nurse');
  expect((await take(nurse, body.id)).status).toBe(404);
  await lead.post('/api/rota/publish', { from: TUESDAY });
  await plan({ fromMinute: 600, toMinute: 660 });
  expect(await take(nurse, body.id)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('You cannot take this shift') },
  });
  const support = await scene.as('Support Staff');
  const effects = await effectsIn(scene, async () => expect((await take(support, body.id)).status).toBe(200));
  expect(effects.filter((line) => /^(audit|tell)/.test(line)).map((line) => line.split(':')[0])).toEqual([
    'audit take shift',
    'tell rota',
  ]);
  expect((await take(nurse, 999_999)).status).toBe(404);
});

test('a shift is offered by its person, and goes over to the first who can take it (rota-14)', async () => {
  const { body } = await lead.post<{ id: number }>('/api/rota/shifts', shift({}));
  const [nurse, support] = [await scene.as('Nurse'), await scene.as('Support Staff')];
  const offer = (client: Client, isOffered = true) => client.put(`/api/rota/shifts/${body.id}/offer`, { isOffered });
  expect((await offer(nurse)).status).toBe(404);
  await lead.post('/api/rota/publish', { from: TUESDAY });
  expect((await offer(support)).status).toBe(404);
  expect((await take(support, body.id)).status).toBe(409);
  const offered = await effectsIn(scene, async () =>
    expect((await offer(nurse)).body).toMatchObject({ isOffered: true }),
  );
  expect(offered.filter((line) => !line.startsWith('queue')).map((line) => line.split(':')[0])).toEqual([
    'audit offer shift',
    'tell rota',
  ]);
  await runJobs(scene, 'notify');
  expect(await scene.rows("select from notification where event = 'cover-asked'")).toHaveLength(4);
  expect(await effectsIn(scene, async () => expect((await offer(nurse)).status).toBe(200))).toEqual([]);
  const kept = await effectsIn(scene, async () =>
    expect((await offer(nurse, false)).body).toMatchObject({ isOffered: false }),
  );
  expect(kept.filter((line) => !line.startsWith('queue')).map((line) => line.split(':')[0])).toEqual([
    'audit keep shift',
    'tell rota',
  ]);
  expect((await take(support, body.id)).status).toBe(409);
  await runJobs(scene, 'take-back-notifications');
  expect(await scene.rows("select from notification where event = 'cover-asked'")).toHaveLength(0);
  await offer(nurse);
  scene.larkhouse.clock.advance({ minutes: 1 });
  expect((await take(support, body.id)).status).toBe(200);
  const own = async (client: Client) =>
    (await client.get<{ shifts: object[]; changes: object[] }>(`/api/rota/own?from=${TUESDAY}&to=${TUESDAY}`)).body;
  expect(await own(nurse)).toMatchObject({ shifts: [], changes: [{ kind: 'gone' }, { kind: 'new' }] });
  expect(await own(support)).toMatchObject({ shifts: [{ id: body.id, isOffered: false }] });
  await runJobs(scene, 'notify');
  const told = await scene.rows<{ who: number }>(
    "select staff_id as who from notification where event = 'cover-taken' order by 1",
  );
  expect(told.map(({ who }) => who)).toEqual([idOf('Director'), idOf('Lead Teacher'), idOf('Nurse')].toSorted());
  // What was told is what is planned.
  const week = await lead.get<{ isPublished: boolean }>(`/api/rota?from=${TUESDAY}`);
  expect(week.body.isPublished).toBe(true);
});
