import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attendanceOf } from '#testing/attendance.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene({ zone: 'America/New_York' });
});
afterAll(() => scene.stop());

/** At a moment of the world, with somebody who has just signed in. */
async function attendanceAt(now: string) {
  scene.larkhouse.clock.set(now);
  return attendanceOf(await scene.as('Director'));
}
const newChild = async () => (await scene.newFamily()).childId;
const stored = async (childId: number) =>
  firstOf(
    await scene.rows<{ date: string; checkIn: Date; checkOut: Date | null }>(
      'select date, check_in as "checkIn", check_out as "checkOut" from attendance where child_id = $1',
      childId,
    ),
  );

test('the process stands far away from the center', () => {
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe('Pacific/Kiritimati');
});

test.each([
  ['winter', '2026-03-07', '2026-03-07T20:00:00Z', '2026-03-07T12:30:00.000Z', '2026-03-07T22:00:00.000Z'],
  [
    'the day clocks go forward',
    '2026-03-08',
    '2026-03-08T20:00:00Z',
    '2026-03-08T11:30:00.000Z',
    '2026-03-08T21:00:00.000Z',
  ],
  ['summer', '2026-07-01', '2026-07-01T20:00:00Z', '2026-07-01T11:30:00.000Z', '2026-07-01T21:00:00.000Z'],
  [
    'the day clocks go back',
    '2026-11-01',
    '2026-11-01T20:00:00Z',
    '2026-11-01T12:30:00.000Z',
    '2026-11-01T22:00:00.000Z',
  ],
])('in %s dates and times are those of the clock on the wall', async (_, date, now, came, left) => {
  const attendance = await attendanceAt(now);
  const childId = await newChild();
  await attendance.checkIn(childId, '07:30', { date });
  const { status, body } = await attendance.checkOut(childId, '17:00', { date });
  expect(status).toBe(200);
  expect(body).toMatchObject({ date, checkInTime: '07:30', checkOutTime: '17:00' });
  const row = await stored(childId);
  expect([row.date, row.checkIn.toISOString(), row.checkOut?.toISOString()]).toEqual([date, came, left]);
});

describe('around a clock change', () => {
  test('a skipped time is told as the one it becomes', async () => {
    const attendance = await attendanceAt('2026-03-08T20:00:00Z');
    const { body } = await attendance.checkIn(await newChild(), '02:30', { date: '2026-03-08' });
    expect(body.checkInTime).toBe('03:30');
  });

  test('a stay over the repeated hour ends after it began', async () => {
    const attendance = await attendanceAt('2026-11-01T20:00:00Z');
    const childId = await newChild();
    await attendance.checkIn(childId, '01:50', { date: '2026-11-01' });
    const { status, body } = await attendance.checkOut(childId, '01:10', { date: '2026-11-01' });
    expect([status, body.checkInTime, body.checkOutTime]).toEqual([200, '01:50', '01:10']);
    const row = await stored(childId);
    expect(Number(row.checkOut) - Number(row.checkIn)).toBe(20 * 60_000);
  });

  test('a stay in the second pass of that hour can be corrected', async () => {
    const attendance = await attendanceAt('2026-11-01T20:00:00Z');
    const childId = await newChild();
    const date = '2026-11-01';
    await attendance.checkIn(childId, '01:10', { date, checkOutTime: '01:40', checkOutBy: 'Mother' });
    const { body: day } = await attendance.checkIn(childId, '01:30', { date });
    expect((await attendance.checkOut(childId, '01:50', { date })).status).toBe(200);
    const corrected = await attendance.amend(day.id, { checkOutTime: '01:45' });
    expect([corrected.status, corrected.body.checkOutTime]).toEqual([200, '01:45']);
  });
});

describe("the center's midnight", () => {
  test('a minute before it is still today, and tomorrow is refused', async () => {
    const attendance = await attendanceAt('2026-03-03T04:59:00Z');
    const childId = await newChild();
    expect((await attendance.checkIn(childId, '23:59', { date: '2026-03-02' })).status).toBe(200);
    expect((await attendance.checkIn(await newChild(), '00:00', { date: '2026-03-03' })).status).toBe(422);
    expect(await today()).toContain(childId);
    expect((await attendance.of(childId, '2026-03-02'))?.forgottenCheckOut).toBe(false);
    expect((await status()).today).toBe('2026-03-02');
  });

  test('at midnight the day is over: a new list, and who is still there was forgotten', async () => {
    const attendance = await attendanceAt('2026-03-03T05:00:00Z');
    const childId = await newChild();
    expect(await today()).toEqual([]);
    expect((await attendance.forgotten()).map(({ date }) => date)).toContain('2026-03-02');
    expect((await attendance.checkIn(childId, '00:00', { date: '2026-03-03' })).body.checkInTime).toBe('00:00');
    expect(await today()).toEqual([childId]);
    expect((await status()).today).toBe('2026-03-03');
  });
});

const today = async () => {
  const director = await scene.as('Director');
  return (await director.get<{ childId: number }[]>('/api/attendance')).body.map(({ childId }) => childId);
};
const status = async () => (await (await scene.as('Director')).get<{ today: string }>('/api/auth/status')).body;
