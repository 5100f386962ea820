import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attendanceOf, type Day, MONDAY, type Refused } from '#testing/attendance.ts';
import { idempotencyKey } from '#testing/client.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';

let scene: Scene;
let attendance: ReturnType<typeof attendanceOf>;
beforeAll(async () => {
  scene = await startScene();
  attendance = attendanceOf(scene.director);
});
afterAll(() => scene.stop());

const newChild = async () => (await scene.newFamily()).childId;

describe('checking in and out', () => {
  test('is one row of the day: who came, with whom, and gone again', async () => {
    const childId = await newChild();
    const came = await attendance.checkIn(childId, '07:30');
    expect(came.status).toBe(200);
    expect(came.body).toMatchObject({
      childId,
      date: MONDAY,
      checkInTime: '07:30',
      checkOutTime: null,
      checkInBy: 'Mother',
      checkOutBy: null,
      status: 'present',
      forgottenCheckOut: false,
    });
    const left = await attendance.checkOut(childId, '17:05');
    expect(left.status).toBe(200);
    expect(left.body).toMatchObject({ checkInTime: '07:30', checkOutTime: '17:05', checkOutBy: 'Grandfather' });
    expect(left.body.spans).toHaveLength(1);
    expect(await attendance.of(childId)).toEqual(left.body);
  });

  test('may happen several times a day: first in, last out, every stay told', async () => {
    const childId = await newChild();
    await attendance.checkIn(childId, '07:30', { checkInBy: 'Mother' });
    await attendance.checkOut(childId, '10:00', { checkOutBy: 'Therapist' });
    const back = await attendance.checkIn(childId, '11:30', { checkInBy: 'Therapist' });
    expect(back.body).toMatchObject({
      checkInTime: '07:30',
      checkOutTime: null,
      checkInBy: 'Mother',
      checkOutBy: null,
    });
    await attendance.checkOut(childId, '16:00', { checkOutBy: 'Father' });
    const day = await attendance.of(childId);
    expect(day).toMatchObject({
      checkInTime: '07:30',
      checkOutTime: '16:00',
      checkInBy: 'Mother',
      checkOutBy: 'Father',
    });
    expect(day?.spans.map(({ checkInTime, checkOutTime }) => [checkInTime, checkOutTime])).toEqual([
      ['07:30', '10:00'],
      ['11:30', '16:00'],
    ]);
  });

  test('of several children is one call with a day for each, and safe to send twice', async () => {
    const [first, second] = [await newChild(), await newChild()];
    const body = {
      date: MONDAY,
      arrivals: [
        { childId: first, checkInTime: '07:20', checkInBy: 'Mother' },
        { childId: second, checkInTime: '07:25', checkInBy: 'Father' },
      ],
    };
    const key = idempotencyKey();
    const sent = await scene.director.post<Day[]>('/api/attendance/arrivals', body, key);
    expect(sent.status).toBe(200);
    expect(sent.body.map(({ childId, checkInTime, checkInBy }) => [childId, checkInTime, checkInBy])).toEqual(
      expect.arrayContaining([
        [first, '07:20', 'Mother'],
        [second, '07:25', 'Father'],
      ]),
    );
    expect(await attendance.of(second)).toEqual(sent.body.find(({ childId }) => childId === second));
    expect((await scene.director.post('/api/attendance/arrivals', body, key)).body).toEqual(sent.body);
  });

  test('of several children is all or nothing, and says of whom it is not', async () => {
    const [here, away] = [await newChild(), await newChild()];
    await attendance.checkIn(here, '07:00');
    const arrivals = [away, here].map((childId) => ({ childId, checkInTime: '07:30', checkInBy: 'Mother' }));
    const send = (some: unknown, date = MONDAY) =>
      scene.director.post<Refused>('/api/attendance/arrivals', { date, arrivals: some });
    const refused = await send(arrivals);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toMatch(/^Child newcomer-\d+ is already checked in$/);
    const [one] = arrivals;
    expect((await send([one, one])).status).toBe(409);
    expect((await send([])).body.fields).toEqual({ arrivals: 'Please select a child' });
    expect((await send([{ ...one, checkInBy: '' }])).body.fields).toEqual({
      'arrivals.0.checkInBy': 'Please select who is performing this action',
    });
    expect((await send([one], '2026-03-03')).status).toBe(422);
    expect(await attendance.of(away)).toBeUndefined();
  });

  test('twice without leaving is refused, and so is leaving without having come', async () => {
    const childId = await newChild();
    expect((await attendance.checkOut(childId, '08:00')).status).toBe(409);
    await attendance.checkIn(childId, '07:30');
    const again = await attendance.checkIn(childId, '07:45');
    expect(again.status).toBe(409);
    expect(again.body.message).toMatch(/^Child newcomer-\d+ is already checked in$/);
    await attendance.checkOut(childId, '08:00');
    const gone = await attendance.checkOut(childId, '09:00');
    expect(gone.status).toBe(409);
    expect(gone.body.message).toMatch(/ is not checked in$/);
    expect((await attendance.of(childId))?.checkOutTime).toBe('08:00');
  });

  test('leaving before having come names the time of the check-in and changes nothing', async () => {
    const childId = await newChild();
    await attendance.checkIn(childId, '07:30');
    const { status, body } = await attendance.checkOut(childId, '07:29');
    expect(status).toBe(422);
    expect(body.message).toBe('Check-out cannot be before the check-in at 07:30');
    expect(body.fields).toHaveProperty('checkOutTime');
    expect((await attendance.of(childId))?.checkOutTime).toBeNull();
  });

  test('a stay written up later has both times at once, and overlaps no other', async () => {
    const childId = await newChild();
    const both = { checkOutTime: '16:00', checkOutBy: 'Father', date: '2026-02-27' };
    const { status, body } = await attendance.checkIn(childId, '08:00', both);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      date: '2026-02-27',
      checkInTime: '08:00',
      checkOutTime: '16:00',
      checkOutBy: 'Father',
    });
    const over = await attendance.checkIn(childId, '15:59', { ...both, checkOutTime: '17:00' });
    expect([over.status, over.body.fields]).toEqual([
      422,
      { checkOutTime: expect.stringMatching(/within another stay/) },
    ]);
    const backwards = await attendance.checkIn(childId, '17:00', { ...both, checkOutTime: '16:30' });
    expect(backwards.status).toBe(422);
    expect((await attendance.of(childId, '2026-02-27'))?.spans).toHaveLength(1);
  });

  test('a time later than now is taken from callers; the screen asks', async () => {
    expect((await attendance.checkIn(await newChild(), '23:00')).status).toBe(200);
  });
});

describe('an absence', () => {
  test('is recorded once, however often it is said', async () => {
    const childId = await newChild();
    const first = await attendance.absent(childId);
    const second = await attendance.absent(childId);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expect(first.body).toMatchObject({ status: 'absent', checkInTime: null, checkOutTime: null, spans: [] });
  });

  test('turns into a stay when the child comes after all', async () => {
    const childId = await newChild();
    const { body: absence } = await attendance.absent(childId);
    const { body: day } = await attendance.checkIn(childId, '09:00');
    expect(day).toMatchObject({ id: absence.id, status: 'present', checkInTime: '09:00' });
    const rows = await scene.rows('select status from attendance where child_id = $1', childId);
    expect(rows).toEqual([{ status: 'present' }]);
  });

  test('is refused for a child that was here, and cannot be checked out of', async () => {
    const came = await newChild();
    await attendance.checkIn(came, '07:30');
    const { status, body } = await attendance.absent(came);
    expect([status, body.message]).toEqual([409, expect.stringMatching(/ was here on this day$/)]);
    const away = await newChild();
    await attendance.absent(away);
    expect((await attendance.checkOut(away, '17:00')).status).toBe(409);
  });
});

describe('what cannot be recorded', () => {
  test.each([
    ['no child', { childId: undefined }, { childId: 'Please select a child' }],
    ['an unknown child', { childId: 999_999 }, { childId: 'There is no child with this id' }],
    ['a day to come', { date: '2026-03-03' }, { date: 'Attendance cannot be recorded for a future date' }],
    ['a day that is none', { date: '2026-02-30' }, { date: 'Enter a date as YYYY-MM-DD' }],
    ['a time that is none', { checkInTime: '24:00' }, { checkInTime: 'Enter a time as HH:MM' }],
    ['nobody who brings', { checkInBy: '  ' }, { checkInBy: 'Please select who is performing this action' }],
    ['no time at all', { checkInTime: null }, { checkInTime: 'Enter a check-in or check-out time' }],
    ['an unknown status', { status: 'ill' }, { status: expect.any(String) }],
    ['an unknown key', { checkinTime: '07:30' }, { checkinTime: 'Unknown field' }],
  ])('%s', async (_, change, fields) => {
    const { status, body } = await attendance.checkIn(await newChild(), '07:30', change);
    expect(status).toBe(422);
    expect(body.fields).toEqual(fields);
    expect(body.message).toEqual(Object.values(fields)[0]);
  });

  test('nobody who collects', async () => {
    const childId = await newChild();
    await attendance.checkIn(childId, '07:30');
    const { status, body } = await attendance.checkOut(childId, '17:00', { checkOutBy: '' });
    expect([status, body.fields]).toEqual([422, { checkOutBy: 'Please select who is performing this action' }]);
  });

  test('a removed child', async () => {
    const childId = await newChild();
    expect((await scene.director.delete(`/api/children/${childId}`)).status).toBe(200);
    const { status, body } = await attendance.checkIn(childId, '07:30');
    expect([status, body.message]).toEqual([409, expect.stringMatching(/ is no longer enrolled$/)]);
  });

  test('anything by a parent, or by nobody', async () => {
    const family = await scene.newFamily();
    const parent = attendanceOf(await scene.parentOf(family));
    expect((await parent.checkIn(family.childId, '07:30')).status).toBe(403);
    expect((await fetch(`${scene.larkhouse.origin}/api/attendance`, { method: 'POST' })).status).toBe(401);
    expect(await attendance.of(family.childId)).toBeUndefined();
  });
});

test('everybody on the staff may record attendance', async () => {
  for (const role of ['Lead Teacher', 'Assistant Teacher', 'Nurse', 'Support Staff'] as const) {
    const own = attendanceOf(await scene.as(role));
    expect((await own.checkIn(await newChild(), '07:30')).status).toBe(200);
  }
});

test('of two check-ins at the same moment one wins and the other is told', async () => {
  const childId = await newChild();
  const other = attendanceOf(await scene.as('Nurse'));
  const answers = await Promise.all([attendance.checkIn(childId, '07:30'), other.checkIn(childId, '07:31')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.message).toMatch(/ is already checked in$/);
  expect((await attendance.of(childId))?.spans).toHaveLength(1);
});

test('twenty sends of one check-in with one key are one row and twenty equal answers', async () => {
  const childId = await newChild();
  const body = { childId, date: MONDAY, checkInTime: '07:30', checkInBy: 'Mother', status: 'present' };
  const key = idempotencyKey();
  const answers = await Promise.all(Array.from({ length: 20 }, () => attendance.record(body, key)));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(firstOf(answers).status).toBe(200);
  const rows = await scene.rows('select from attendance where child_id = $1', childId);
  const audited = await scene.rows(`select from audit where action = 'check in' and child_ids = $1`, [childId]);
  expect([rows.length, audited.length]).toEqual([1, 1]);
});

test("a child's day that somebody else holds for too long is a 503 with a time to come back, not a failure", async () => {
  const childId = await newChild();
  const held = [scene.world.centerId * 1_000_003 + childId];
  await scene.rows(`select pg_advisory_lock(hashtextextended('attendance', $1))`, ...held);
  try {
    const { status, headers, body } = await attendance.checkIn(childId, '07:30');
    expect([status, headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)]);
    expect(body.message).toMatch(/busy/);
  } finally {
    await scene.rows(`select pg_advisory_unlock(hashtextextended('attendance', $1))`, ...held);
  }
  expect((await attendance.checkIn(childId, '07:30')).status).toBe(200);
});

describe('late', () => {
  beforeAll(() => scene.rows(`update center set arrival_deadline = '09:00'`));
  afterAll(() => scene.rows('update center set arrival_deadline = null'));

  test('is set by the arrival deadline and stays at check-out', async () => {
    const [early, late] = [await newChild(), await newChild()];
    expect((await attendance.checkIn(early, '09:00')).body.status).toBe('present');
    expect((await attendance.checkIn(late, '09:01')).body.status).toBe('late');
    const left = await attendance.checkOut(late, '17:00', { status: 'present' });
    expect(left.body.status).toBe('late');
  });

  test('concerns the first arrival of the day only', async () => {
    const childId = await newChild();
    await attendance.checkIn(childId, '08:00');
    await attendance.checkOut(childId, '10:00');
    expect((await attendance.checkIn(childId, '13:00')).body.status).toBe('present');
  });
});

describe('a check-out forgotten yesterday', () => {
  test('is flagged, found, blocks nothing today, and can still be mended', async () => {
    const childId = await newChild();
    await attendance.checkIn(childId, '08:00', { date: '2026-02-27' });
    expect(await attendance.of(childId, '2026-02-27')).toMatchObject({ forgottenCheckOut: true, checkOutTime: null });
    expect((await attendance.forgotten()).filter((day) => day.childId === childId)).toMatchObject([
      { date: '2026-02-27' },
    ]);

    const today = await attendance.checkIn(childId, '07:30');
    expect([today.status, today.body.forgottenCheckOut]).toEqual([200, false]);

    const mended = await attendance.checkOut(childId, '17:30', { date: '2026-02-27' });
    expect(mended.body).toMatchObject({ checkOutTime: '17:30', forgottenCheckOut: false });
    expect((await attendance.forgotten()).filter((day) => day.childId === childId)).toEqual([]);
    expect((await attendance.of(childId))?.checkOutTime).toBeNull();
  });
});

test('without a date the list is of today', async () => {
  const childId = await newChild();
  await attendance.checkIn(childId, '07:30');
  const { body } = await scene.director.get<{ childId: number }[]>('/api/attendance');
  expect(body.map((day) => day.childId)).toContain(childId);
  expect(body).toEqual(await attendance.on(MONDAY));
});
