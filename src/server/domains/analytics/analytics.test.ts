import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { api } from '#contract/index.ts';
import { attendanceOf, MONDAY, type Refused } from '#testing/attendance.ts';
import { signedIn } from '#testing/client.ts';
import { MONDAY_MORNING } from '#testing/larkhouse.ts';
import { pdfText } from '#testing/pdf-text.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { makeCenter } from '#testing/world.ts';

type Report<R extends keyof typeof api> = z.output<(typeof api)[R]['reply']>;
type Attendance = Report<'GET /api/analytics/attendance'>;
type Ratio = Report<'GET /api/analytics/ratio'>;
type Incidents = Report<'GET /api/analytics/incidents'>;

let scene: Scene;
let ids: number[];
let rooms: Map<string, number>;
beforeAll(async () => {
  scene = await startScene();
  await scene.newFamily();
  ids = (await scene.rows<{ id: number }>('select id from child order by id')).map(({ id }) => id);
  rooms = new Map(
    (await scene.rows<{ id: number; name: string }>('select id, name from room')).map((room) => [room.name, room.id]),
  );
});
afterAll(() => scene?.stop());
beforeEach(async () => {
  scene.larkhouse.clock.set(MONDAY_MORNING);
  for (const table of ['attendance', 'incident', 'staff_duty']) await scene.rows(`delete from ${table}`);
});

const read = async <T>(path: string) => {
  const { status, body } = await scene.director.get<T>(`/api/analytics/${path}`);
  expect(status).toBe(200);
  return body;
};
const roomOf = (name: string) => rooms.get(name) ?? 0;
const REPORTS = ['attendance', 'ratio', 'incidents', 'activities', 'completeness'] as const;

describe('a child moved between rooms at noon', () => {
  test('counts in the morning where it was in the morning, and after noon where it went', async () => {
    const [first = 0, second = 0] = ids;
    const { checkIn } = attendanceOf(scene.director);
    await checkIn(first, '07:00');
    await checkIn(second, '07:05', { status: 'late' });
    const incident = {
      childId: first,
      date: MONDAY,
      description: 'Fell',
      actionTaken: '',
      staffId: scene.world.staff.Nurse,
    };
    await scene.director.post('/api/incidents', { ...incident, time: '09:10' });
    scene.larkhouse.clock.set('2026-03-02T17:00:00Z');
    expect((await scene.director.patch(`/api/children/${first}`, { room: 'Preschool Room' })).status).toBe(200);
    // Editing something else, or the same room, is no move.
    await scene.director.patch(`/api/children/${first}`, { room: 'Preschool Room', allergies: 'Nuts' });
    scene.larkhouse.clock.set('2026-03-02T18:00:00Z');
    await scene.director.post('/api/incidents', { ...incident, time: '12:30' });

    const { rooms: byRoom } = await read<Ratio>(`ratio?date=${MONDAY}`);
    const childrenAt = (name: string, time: string) =>
      byRoom.find(({ room }) => room === name)?.slots.find((slot) => slot.time === time)?.children;
    expect([childrenAt('Toddler Room', '11:45'), childrenAt('Preschool Room', '11:45')]).toEqual([2, 0]);
    expect([childrenAt('Toddler Room', '12:00'), childrenAt('Preschool Room', '12:00')]).toEqual([1, 1]);

    const { days, totals, enrollment } = await read<Attendance>(`attendance?from=${MONDAY}&to=${MONDAY}`);
    expect(days[0]?.rooms).toEqual([
      { roomId: roomOf('Toddler Room'), enrolled: 3, expected: 3, present: 2, late: 1, absent: 1 },
    ]);
    expect(totals).toMatchObject({ children: 3, present: 2, absent: 1, attendanceRate: 67 });
    expect(enrollment.filter(({ enrolled }) => enrolled > 0).map(({ room, enrolled }) => [room, enrolled])).toEqual([
      ['Toddler Room', 2],
      ['Preschool Room', 1],
    ]);
    const { byHour } = await read<Incidents>('incidents');
    expect(byHour).toEqual([
      { roomId: roomOf('Toddler Room'), hour: 9, count: 1 },
      { roomId: roomOf('Preschool Room'), hour: 12, count: 1 },
    ]);
    const preschool = await read<Attendance>(`attendance?from=${MONDAY}&to=${MONDAY}&room=preschool`);
    expect(preschool.totals).toMatchObject({ children: 1, present: 0, enrolled: 0 });
    const stays = await scene.rows(
      'select room_id, ended_at is null as here from room_stay where child_id = $1 order by began_at',
      first,
    );
    expect(stays).toEqual([
      { room_id: roomOf('Toddler Room'), here: false },
      { room_id: roomOf('Preschool Room'), here: true },
    ]);
  });

  test('two moves at once leave one room, the child’s own', async () => {
    const [, second = 0] = ids;
    const moves = ['Infant Room', 'Pre-K Room', 'Infant Room', 'Toddler Room'].map((room) =>
      scene.director.patch(`/api/children/${second}`, { room }),
    );
    for (const { status } of await Promise.all(moves)) expect(status).toBe(200);
    const open = await scene.rows<{ room_id: number; own: number }>(
      `select s.room_id, k.room_id as own from room_stay s join child k on k.id = s.child_id where s.child_id = $1 and s.ended_at is null`,
      second,
    );
    expect(open).toHaveLength(1);
    expect(open[0]?.room_id).toBe(open[0]?.own);
    await scene.director.patch(`/api/children/${second}`, { room: 'Toddler Room' });
  });
});

test('a room with children and no staff is said plainly', async () => {
  const [, second = 0, third = 0] = ids;
  await attendanceOf(scene.director).checkIn(second, '07:00');
  await attendanceOf(scene.director).checkIn(third, '07:00');
  const nurse = scene.world.staff.Nurse;
  await scene.rows('update staff set room_id = $2 where id = $1', nurse, roomOf('Toddler Room'));
  await scene.rows('update room set children_per_staff = 1 where id = $1', roomOf('Toddler Room'));
  scene.larkhouse.clock.set('2026-03-02T13:00:00Z');
  await scene.director.put(`/api/staff/${nurse}`, { isOnDuty: true });
  scene.larkhouse.clock.set('2026-03-02T13:40:00Z');
  const { rooms: byRoom } = await read<Ratio>('ratio?room=toddlers');
  expect(byRoom).toHaveLength(1);
  const slots = byRoom[0]?.slots.map(({ time, children, staff, needed, state }) => [
    time,
    children,
    staff,
    needed,
    state,
  ]);
  expect(slots?.[0]).toEqual(['07:00', 2, 0, 2, 'unstaffed']);
  expect(slots?.at(-1)).toEqual(['08:30', 2, 1, 2, 'broken']);
  expect(slots).toContainEqual(['08:00', 2, 1, 2, 'broken']);
  await scene.rows('update room set children_per_staff = 6 where id = $1', roomOf('Toddler Room'));
  expect((await read<Ratio>('ratio?room=toddlers')).rooms[0]?.slots.at(-1)).toMatchObject({ needed: 1, state: 'kept' });
});

test('a late pick-up is a kind; a told family closes an incident, a removed child’s is nobody’s to close', async () => {
  const { childId } = await scene.newFamily();
  const staffId = scene.world.staff.Nurse;
  for (const [time, description] of [
    ['07:00', 'Picked up 20 minutes late'],
    ['07:10', 'Bumped her head; chocolate later'],
  ])
    await scene.director.post('/api/incidents', { childId, date: MONDAY, time, description, actionTaken: '', staffId });
  const before = await read<Incidents>('incidents');
  expect(before.byKind).toEqual([
    { kind: 'late-pick-up', count: 1, open: 1 },
    { kind: 'incident', count: 1, open: 1 },
  ]);
  expect(before.recent.map(({ time, kind, room }) => [time, kind, room])).toEqual([
    ['07:10', 'incident', 'Toddler Room'],
    ['07:00', 'late-pick-up', 'Toddler Room'],
  ]);
  await scene.director.delete(`/api/children/${childId}`);
  expect(await read<Incidents>('incidents')).toMatchObject({ total: 2, open: 0, recent: [] });
});

test('an empty center is zeros, and nothing of it is of another one', async () => {
  const empty = await makeCenter(scene.larkhouse, { name: 'Oak House', families: 0 });
  const { centerId, staff } = empty;
  const director = await signedIn(scene.larkhouse, 'staff', { centerId, accountId: staff.Director });
  const attendance = (await director.get<Attendance>('/api/analytics/attendance')).body;
  expect(attendance).toMatchObject({ days: [], arrivals: [], totals: { children: 0, present: 0, attendanceRate: 0 } });
  expect(attendance.enrollment.map(({ enrolled }) => enrolled)).toEqual([0, 0, 0, 0]);
  expect((await director.get('/api/analytics/incidents')).body).toMatchObject({ total: 0, byHour: [], recent: [] });
  expect((await director.get('/api/analytics/activities')).body).toMatchObject({
    total: 0,
    byActivity: [],
    recent: [],
  });
  expect((await director.get('/api/analytics/completeness')).body).toMatchObject({ staff: [] });
  const { body: ratio } = await director.get<Ratio>('/api/analytics/ratio');
  expect(ratio.rooms.flatMap(({ slots }) => slots).every(({ state }) => state === 'empty')).toBe(true);
});

test('bad periods are refused by name, those to come answer nothing', async () => {
  const refused = async (path: string) => {
    const { status, body } = await scene.director.get<Refused>(`/api/analytics/${path}`);
    return [status, body.fields];
  };
  for (const report of ['attendance', 'incidents', 'activities', 'completeness', 'downloads/staff']) {
    expect(await refused(`${report}?from=tomorrow`)).toEqual([422, { from: 'Enter a date as YYYY-MM-DD' }]);
    expect(await refused(`${report}?from=2026-03-02&to=2026-03-01`)).toEqual([
      422,
      { from: 'The first day must not be after the last day' },
    ]);
    expect(await refused(`${report}?from=2024-01-01&to=2025-01-01`)).toEqual([
      422,
      { to: 'Please ask for at most 366 days' },
    ]);
    expect(await refused(`${report}?room=garden`)).toMatchObject([422, { room: expect.stringContaining('preschool') }]);
  }
  expect(await refused('ratio?date=2026-02-30')).toEqual([422, { date: 'Enter a date as YYYY-MM-DD' }]);
  expect(await refused('downloads/nothing')).toMatchObject([422, { table: expect.any(String) }]);
  expect(await read<Attendance>('attendance?from=2026-04-01&to=2026-04-30')).toMatchObject({ days: [], arrivals: [] });
  expect((await read<Attendance>('attendance?from=2026-03-01&to=2027-02-28')).days.map(({ date }) => date)).toEqual([
    MONDAY,
  ]);
  expect(await read<Ratio>('ratio?date=2026-04-01')).toMatchObject({ date: '2026-04-01' });
});

test('only who may read reports reads them', async () => {
  const support = await scene.as('Support Staff');
  for (const report of [...REPORTS, 'downloads/attendance'])
    expect((await support.get(`/api/analytics/${report}`)).status, report).toBe(403);
});

describe('a table that is taken away', () => {
  test('holds the numbers of the screen, in three formats, and is written down', async () => {
    const [, second = 0] = ids;
    await attendanceOf(scene.director).checkIn(second, '07:00', { status: 'late' });
    await scene.rows(`update room set name = '=1+1' where id = $1`, roomOf('Pre-K Room'));
    const query = `from=${MONDAY}&to=${MONDAY}`;
    const file = async (table: string, more = '') => {
      const answer = await scene.director.get(`/api/analytics/downloads/${table}?${query}${more}`);
      expect([table, answer.status]).toEqual([table, 200]);
      return answer;
    };
    const { totals } = await read<Attendance>(`attendance?${query}`);
    const csv = (await file('attendance')).text.replace('\uFEFF', '').trim().split('\n');
    expect(csv[0]).toBe('Date,Room,Enrolled,Expected,Present,Late,Absent');
    const sums = csv.slice(1).map((line) => line.split(',').slice(2).map(Number));
    const sumOf = (column: number) => sums.reduce((sum, line) => sum + (line[column] ?? 0), 0);
    expect([0, 1, 2, 3, 4].map(sumOf)).toEqual([
      totals.enrolled,
      totals.expected,
      totals.present,
      totals.late,
      totals.absent,
    ]);
    expect((await file('enrollment')).text).toContain("'=1+1,0,20,20");
    expect((await file('arrivals')).text).toContain('07:00,1,1');
    expect((await file('ratio', `&date=${MONDAY}`)).text).toContain('Children without staff');
    for (const table of [
      'incidents',
      'incident-hours',
      'incident-kinds',
      'activities',
      'most-recorded',
      'completeness',
      'staff',
    ])
      expect((await file(table)).text.length).toBeGreaterThan(10);
    expect((await file('enrollment', '&format=xlsx')).text.slice(0, 2)).toBe('PK');
    const written = await scene.rows<{ after: object }>(
      `select d.after from audit a join audit_detail d on d.audit_id = a.id where a.entity = 'report' order by a.id limit 1`,
    );
    expect(written).toEqual([
      { after: { table: 'attendance', from: MONDAY, to: MONDAY, room: 'all', format: 'csv', rows: csv.length - 1 } },
    ]);
    await scene.rows(`update room set name = 'Pre-K Room' where id = $1`, roomOf('Pre-K Room'));
  });

  test('is a PDF in the language of who asks', async () => {
    await scene.director.put('/api/preferences', { language: 'es' });
    const answer = await scene.director.open(
      `/api/analytics/downloads/enrollment?format=pdf&from=${MONDAY}&to=${MONDAY}`,
    );
    const bytes = Buffer.from(await answer.arrayBuffer());
    await scene.director.put('/api/preferences', { language: 'en' });
    const text = pdfText(bytes);
    for (const said of ['Maple House', 'Inscripciones frente a la capacidad', 'Todas las salas', 'Toddler Room'])
      expect(text).toContain(said);
  });
});
