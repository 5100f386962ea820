import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { keepKey } from '#server/kernel/backup/kept-key.ts';
import { backupState, noteBackups } from '#server/kernel/backup/state.ts';
import { attendanceOf, MONDAY } from '#testing/attendance.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { MONDAY_MORNING } from '#testing/larkhouse.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { makeCenter } from '#testing/world.ts';

interface Stats {
  readonly totalChildren: number;
  readonly presentToday: number;
  readonly attendanceRate: number;
  readonly staffOnDuty: number;
  readonly pendingReports: number;
  readonly isOpenToday: boolean;
  readonly expectedToday: number;
  readonly nextOpenDay: { date: string; expected: number } | null;
}

let scene: Scene;
let children: number[];
beforeAll(async () => {
  scene = await startScene();
  await scene.newFamily();
  children = (await scene.rows<{ id: number }>('select id from child order by id')).map(({ id }) => id);
});
afterAll(() => scene.stop());
beforeEach(async () => {
  scene.larkhouse.clock.set(MONDAY_MORNING);
  await scene.rows('delete from attendance');
  await scene.rows('delete from incident');
  await scene.rows('delete from daily_report');
  await scene.rows('delete from staff_duty');
});

const stats = async (): Promise<Stats> => (await (await scene.as('Director')).get<Stats>('/api/dashboard/stats')).body;
const attendance = async () => attendanceOf(await scene.as('Director'));
const post = async (path: string, body: object) => {
  const staffId = scene.world.staff['Lead Teacher'];
  const { status, body: answer } = await scene.director.post<{ id: number }>(path, { date: MONDAY, staffId, ...body });
  expect(status).toBe(201);
  return answer;
};
const write = (childId: number, date = MONDAY) => post('/api/daily-reports', { childId, date, meals: 'All' });
const report = (childId: number) =>
  post('/api/incidents', { childId, time: '07:15', description: 'Fell', actionTaken: '' });

test('an empty day is zeros over the enrolled', async () => {
  expect(await stats()).toEqual({
    totalChildren: 3,
    presentToday: 0,
    attendanceRate: 0,
    staffOnDuty: 0,
    pendingReports: 0,
    isOpenToday: true,
    expectedToday: 3,
    nextOpenDay: { date: '2026-03-03', expected: 3 },
  });
});

test('present counts every child that came, late ones and those gone home again, once each', async () => {
  const { checkIn, checkOut, absent } = await attendance();
  const [first = 0, second = 0, third = 0] = children;
  await checkIn(first, '07:00');
  await checkOut(first, '07:10');
  await checkIn(first, '07:20');
  await checkIn(second, '07:30', { status: 'late' });
  await absent(third);
  expect(await stats()).toMatchObject({ presentToday: 2, attendanceRate: 67 });
});

test.each([
  [1, 33],
  [2, 67],
  [3, 100],
])('%i of three is %i percent', async (count, percent) => {
  const { checkIn } = await attendance();
  for (const childId of children.slice(0, count)) await checkIn(childId, '07:00');
  expect((await stats()).attendanceRate).toBe(percent);
});

test('on duty counts who is on duty now', async () => {
  const { Nurse: nurse, Director: director } = scene.world.staff;
  await scene.director.put(`/api/staff/${nurse}`, { isOnDuty: true });
  await scene.director.put(`/api/staff/${director}`, { isOnDuty: true });
  await scene.director.put(`/api/staff/${nurse}`, { isOnDuty: false });
  expect((await stats()).staffOnDuty).toBe(1);
});

describe('pending reports', () => {
  test('are children who attended today without a report of today', async () => {
    const [first = 0, second = 0, third = 0] = children;
    const { checkIn } = await attendance();
    await checkIn(first, '07:00');
    await checkIn(second, '07:00');
    expect((await stats()).pendingReports).toBe(2);
    await write(first);
    await write(first);
    await write(second, '2026-03-01');
    await write(third);
    expect((await stats()).pendingReports).toBe(1);
  });

  test('and incidents of any day whose family was not told', async () => {
    const [first = 0] = children;
    const { id } = await report(first);
    await report(first);
    expect((await stats()).pendingReports).toBe(2);
    await scene.rows('update incident set parent_notified_at = now() where id = $1', id);
    expect((await stats()).pendingReports).toBe(1);
    scene.larkhouse.clock.advance({ hours: 23 });
    expect((await stats()).pendingReports).toBe(1);
  });
});

test("after the center's midnight today is empty again", async () => {
  const { checkIn } = await attendance();
  for (const childId of children) await checkIn(childId, '07:00');
  scene.larkhouse.clock.set('2026-03-03T04:59:59Z');
  expect(await stats()).toMatchObject({ presentToday: 3, pendingReports: 3 });
  scene.larkhouse.clock.set('2026-03-03T05:00:00Z');
  expect(await stats()).toMatchObject({ totalChildren: 3, presentToday: 0, attendanceRate: 0, pendingReports: 0 });
});

test("another center's numbers are its own", async () => {
  const before = await stats();
  await makeCenter(scene.larkhouse, { name: 'Oak House', families: 5 });
  expect(await stats()).toEqual(before);
});

test('with the center’s status they come in one answer', async () => {
  const director = await scene.as('Director');
  const { status, body } = await director.get('/api/dashboard/now');
  expect(status).toBe(200);
  expect(body).toEqual({ stats: await stats(), status: (await director.get('/api/center/status')).body });
});

test('every staff role reads them; parents and strangers do not', async () => {
  expect((await (await scene.as('Support Staff')).get('/api/dashboard/stats')).status).toBe(200);
  expect((await (await scene.parentOf(await scene.newFamily())).get('/api/dashboard/stats')).status).toBe(403);
  expect((await fetch(`${scene.larkhouse.origin}/api/dashboard/stats`)).status).toBe(401);
});

describe('the first steps', () => {
  interface Steps {
    readonly isDismissed: boolean;
    readonly steps: {
      readonly step: string;
      readonly isDone: boolean;
      readonly count: number;
      readonly of: number | null;
      readonly lacks: string | null;
    }[];
  }
  const read = async () => (await scene.director.get<Steps>('/api/dashboard/first-steps')).body;
  const stepOf = async (name: string) => (await read()).steps.find(({ step }) => step === name);

  test('count what is there', async () => {
    const { centerId } = scene.world;
    const enrolled = await scene.rows('select from child where removed_at is null and center_id = $1', centerId);
    expect(await stepOf('families')).toMatchObject({ of: enrolled.length });
    await scene.rows('update guardian set registered_at = null');
    await scene.rows('delete from parent_invitation');
    expect(await stepOf('families')).toMatchObject({ isDone: false, count: 0 });
    const [childId] = children;
    const invited = await scene.director.post('/api/parent-invitations', {
      childId,
      email: 'somebody@families.test',
      phoneNumber: '555 0142',
    });
    expect(invited.status).toBe(201);
    expect(await stepOf('families')).toMatchObject({ isDone: false, count: 1 });
    await scene.rows('update guardian set registered_at = created_at');
    const [{ ofGuardians = 0 } = {}] = await scene.rows<{ ofGuardians: number }>(
      `select count(distinct k.id)::int as "ofGuardians" from child k join guardianship g on g.child_id = k.id
       where k.removed_at is null and g.ended_at is null and k.center_id = $1 and g.center_id = $1`,
      centerId,
    );
    expect(ofGuardians).toBeGreaterThan(1);
    expect(await stepOf('families')).toMatchObject({ count: ofGuardians, isDone: ofGuardians === enrolled.length });

    expect(await stepOf('closures')).toMatchObject({ isDone: false, count: 0 });
    expect(
      (await scene.director.post('/api/center/closures', { from: MONDAY, to: MONDAY, reason: 'Holiday' })).status,
    ).toBeLessThan(300);
    expect(await stepOf('closures')).toMatchObject({ isDone: true, count: 1 });
    scene.larkhouse.clock.advance({ days: 1 });
    const director = await scene.as('Director');
    const later = (await director.get<Steps>('/api/dashboard/first-steps')).body;
    expect(later.steps.find(({ step }) => step === 'closures')).toMatchObject({ isDone: false });
    scene.larkhouse.clock.set(MONDAY_MORNING);
    await scene.rows('delete from closure');

    expect(await stepOf('mail')).toMatchObject({ isDone: false });
    await scene.rows(
      `insert into mail_server (center_id, host, port, security, sender_name, sender_address, version)
       values ($1, 'smtp.example.org', 587, 'none', 'Maple House', 'office@maple-house.test', 2)`,
      scene.world.centerId,
    );
    expect(await stepOf('mail')).toMatchObject({ isDone: true });
    await scene.rows('delete from mail_server');
  });

  test('say to the Director of the only center what its backups lack; where others share them it is no step', async () => {
    expect(await stepOf('backup')).toBe(undefined);
    const alone = await startScene();
    onTestFinished(() => alone.stop());
    const { dataDir } = alone.larkhouse.server.config;
    const backupOf = async () =>
      (await alone.director.get<Steps>('/api/dashboard/first-steps')).body.steps.filter(({ lacks }) => lacks !== null);
    expect(await backupOf()).toMatchObject([{ step: 'backup', isDone: false, lacks: 'backup' }]);
    const lastGood = { place: `${dataDir}-backups/one`, madeAt: '2026-03-02T12:30:00.000Z', size: 1 };
    await noteBackups(dataDir, { ...(await backupState(dataDir)), lastGood });
    expect(await backupOf()).toMatchObject([{ step: 'backup', isDone: false, lacks: 'key' }]);
    await keepKey(dataDir, 'a public key');
    expect(await backupOf()).toMatchObject([{ step: 'backup', isDone: false, lacks: 'disk' }]);
  });

  test('are put away and brought back for all who manage the center, and seen by nobody else', async () => {
    const put = (isDismissed: boolean, client = scene.director) =>
      client.put<Steps>('/api/dashboard/first-steps', { isDismissed });
    expect(await effectsIn(scene, () => put(true))).toEqual([
      `audit put the first steps away: center [${scene.world.centerId}]`,
      'tell center',
    ]);
    expect(await effectsIn(scene, () => put(true))).toEqual([]);
    expect((await read()).isDismissed).toBe(true);
    expect((await put(false)).body.isDismissed).toBe(false);
    expect((await scene.director.put('/api/dashboard/first-steps', { isDismissed: 'yes' })).status).toBe(422);
    for (const client of [await scene.as('Lead Teacher'), await scene.parentOf(await scene.newFamily())]) {
      expect((await client.get('/api/dashboard/first-steps')).status).toBe(403);
      expect((await put(true, client)).status).toBe(403);
    }
  });
});
