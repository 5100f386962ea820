import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attendanceOf, MONDAY } from '#testing/attendance.ts';
import { type Answer, type Client, idempotencyKey } from '#testing/client.ts';
import { type Scene, startScene } from '#testing/scene.ts';

interface Line {
  readonly action: string;
  readonly entity: string;
  readonly ids: number[];
  readonly children: number[];
  readonly actor: string;
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown> | null;
}

let scene: Scene;
let client: Client;
let actor: string;
beforeAll(async () => {
  scene = await startScene();
  client = await scene.as('Director');
  actor = `staff ${scene.world.staff.Director}`;
});
afterAll(() => scene.stop());

/** What the log gained by a piece of work, which must succeed. */
async function linesOf(work: () => Promise<Answer<unknown>>): Promise<Line[]> {
  const [last] = await scene.rows<{ id: number }>('select coalesce(max(id), 0) as id from audit');
  const { status, text } = await work();
  if (status >= 300) throw new Error(`${status} ${text}`);
  return scene.rows<Line>(
    `select a.action, a.entity, a.entity_ids as ids, a.child_ids as children, a.actor_kind || ' ' || a.actor_id as actor, d.before, d.after
     from audit a left join audit_detail d on d.center_id = a.center_id and d.audit_id = a.id where a.id > $1 order by a.id`,
    last?.id,
  );
}
const idOf = async (answer: Promise<Answer<{ id: number }>>) => (await answer).body.id;
const enroll = () =>
  client.post<{ id: number }>('/api/children', {
    firstName: 'Mia',
    lastName: 'Lopez',
    dateOfBirth: '2023-09-01',
    room: 'Toddler Room',
  });
let people = 0;
const hire = () => {
  people += 1;
  const email = `hired-${people}@maple.test`;
  const person = { firstName: 'Lena', lastName: 'Ruiz', role: 'Nurse', room: null, phone: '1', email };
  return client.post<{ id: number }>('/api/staff', person);
};
const about = (childId: number) => ({ childId, date: MONDAY, staffId: scene.world.staff.Nurse });

describe('every write leaves one line: who, what, which rows, which children', () => {
  test('enrolling', async () => {
    let child = 0;
    const lines = await linesOf(async () => {
      const answer = await enroll();
      child = answer.body.id;
      return answer;
    });
    expect(lines).toMatchObject([
      { action: 'enroll child', entity: 'child', ids: [child], children: [child], actor, before: null },
    ]);
    expect(lines[0]?.after).toMatchObject({ firstName: 'Mia', room: 'Toddler Room', parentName: null });
  });

  test('removing a child, and what that does to an open stay', async () => {
    const child = await idOf(enroll());
    const { body: day } = await attendanceOf(client).checkIn(child, '07:30');
    const lines = await linesOf(() => client.delete(`/api/children/${child}`));
    expect(lines).toMatchObject([
      { action: 'check out', entity: 'attendance', ids: [day.id], children: [child], actor },
      { action: 'remove child', entity: 'child', ids: [child], children: [child], actor, after: null },
    ]);
    expect(lines[1]?.before).toMatchObject({ firstName: 'Mia', room: 'Toddler Room' });
  });

  test('consents', async () => {
    const child = await idOf(enroll());
    const confirm = () => client.post(`/api/children/${child}/consents`, { forms: ['photoRelease', 'fieldTrip'] });
    const after = { forms: ['photoRelease', 'fieldTrip'] };
    expect(await linesOf(confirm)).toMatchObject([
      { action: 'confirm consents', entity: 'consent', children: [child], actor, after },
    ]);
    expect(await linesOf(confirm)).toEqual([]);
  });

  test('a day of attendance', async () => {
    const child = await idOf(enroll());
    const attendance = attendanceOf(client);
    const [absence, ...more] = await linesOf(() => attendance.absent(child));
    expect([absence, more]).toMatchObject([
      { action: 'record absence', entity: 'attendance', children: [child], actor },
      [],
    ]);
    const id = absence?.ids[0] ?? 0;
    const line = (action: string) => ({ action, entity: 'attendance', ids: [id], children: [child], actor });

    const came = await linesOf(() => attendance.checkIn(child, '07:30'));
    expect(came).toMatchObject([
      { ...line('check in'), after: [{ checkIn: '2026-03-02T12:30:00.000Z', checkInBy: 'Mother' }] },
    ]);
    const left = await linesOf(() => attendance.checkOut(child, '16:00'));
    expect(left).toMatchObject([{ ...line('check out'), after: { checkOut: '2026-03-02T21:00:00.000Z' } }]);
    const amended = await linesOf(() => attendance.amend(id, { checkInTime: '07:20' }));
    expect(amended).toMatchObject([
      {
        ...line('amend attendance'),
        before: { checkIn: '2026-03-02T12:30:00.000Z' },
        after: { checkIn: '2026-03-02T12:20:00.000Z' },
      },
    ]);
    const undone = await linesOf(() => attendance.undo(id));
    expect(undone).toMatchObject([{ ...line('undo check-out'), before: { checkOut: '2026-03-02T21:00:00.000Z' } }]);
    expect(await linesOf(() => attendance.undo(id))).toMatchObject([line('undo check-in')]);
  });

  test('a stay written up later', async () => {
    const child = await idOf(enroll());
    const stay = () => attendanceOf(client).checkIn(child, '07:30', { checkOutTime: '08:00', checkOutBy: 'Father' });
    expect(await linesOf(stay)).toMatchObject([
      { action: 'record stay', entity: 'attendance', children: [child], actor },
    ]);
  });

  test('reports and incidents', async () => {
    const child = await idOf(enroll());
    const written = await linesOf(() => client.post('/api/daily-reports', { ...about(child), meals: 'All' }));
    expect(written).toMatchObject([
      {
        action: 'write daily report',
        entity: 'daily_report',
        children: [child],
        actor,
        before: null,
        after: [{ meals: 'All' }],
      },
    ]);
    const incident = { ...about(child), time: '07:15', description: 'Fell', actionTaken: 'Ice' };
    expect(await linesOf(() => client.post('/api/incidents', incident))).toMatchObject([
      { action: 'report incident', entity: 'incident', children: [child], actor, after: { description: 'Fell' } },
    ]);
  });

  test('staff: added, on duty, off duty, removed; without their password', async () => {
    let person = 0;
    const lines = await linesOf(async () => {
      const answer = await hire();
      person = answer.body.id;
      return answer;
    });
    const about = { entity: 'staff', ids: [person], children: [], actor };
    expect(lines).toMatchObject([
      { action: 'add staff member', ...about },
      { action: 'send activation link', ...about },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/passwordHash/);
    const line = (action: string) => [{ action, entity: 'staff', ids: [person], actor }];
    const duty = (isOnDuty: boolean) => () => client.put(`/api/staff/${person}`, { isOnDuty });
    expect(await linesOf(duty(true))).toMatchObject(line('start duty'));
    expect(await linesOf(duty(true))).toEqual([]);
    expect(await linesOf(duty(false))).toMatchObject(line('end duty'));
    expect(await linesOf(() => client.delete(`/api/staff/${person}`))).toMatchObject(line('remove staff member'));
  });
});

test('a write sent twice with one key is one line', async () => {
  const child = await idOf(enroll());
  const key = idempotencyKey();
  const send = () => client.post('/api/daily-reports', { ...about(child), meals: 'All' }, key);
  expect(await linesOf(send)).toHaveLength(1);
  expect(await linesOf(send)).toEqual([]);
});

test('what was refused, and what was only read, leaves none', async () => {
  const child = await idOf(enroll());
  const [last] = await scene.rows<{ id: number }>('select max(id) as id from audit');
  await client.get('/api/children');
  await client.get(`/api/attendance?date=${MONDAY}`);
  expect((await attendanceOf(client).checkOut(child, '08:00')).status).toBe(409);
  expect((await client.post('/api/daily-reports', about(999_999))).status).toBe(422);
  expect((await client.delete('/api/children/999999')).status).toBe(404);
  expect(await scene.rows('select max(id) as id from audit')).toEqual([last]);
});
