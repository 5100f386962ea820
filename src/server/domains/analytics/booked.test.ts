import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startRun } from '#server/domains/billing/invoices/runs.ts';
import { runInvoices } from '#server/domains/billing/jobs.ts';
import { TAKES_BOOKINGS } from '#testing/bookings.ts';
import type { Client } from '#testing/client.ts';
import { MONDAY_MORNING } from '#testing/larkhouse.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import type { Family } from '#testing/world.ts';

const [MONDAY, TUESDAY, WEDNESDAY, FRIDAY] = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-06'];
const WEEK = `from=${MONDAY}&to=${FRIDAY}`;

let scene: Scene;
let director: Client;
/** Comes every day, on Mondays and Wednesdays, and by the day. */
let daily: Family;
let fixed: Family;
let dropIn: Family;
let room = 0;
beforeAll(async () => {
  scene = await startScene({ now: '2026-02-26T15:00:00Z' });
  const { centerId } = scene.world;
  [daily, fixed] = scene.world.families as [Family, Family];
  room = (await scene.rows<{ id: number }>("select id from room where name = 'Toddler Room'"))[0]?.id ?? 0;

  scene.larkhouse.clock.set(MONDAY_MORNING);
  director = await scene.as('Director');
  dropIn = await scene.newFamily();
  const agree = async ({ childId }: Family, body: object) =>
    expect((await director.post(`/api/children/${childId}/schedules`, { from: MONDAY, ...body })).status).toBe(201);
  await agree(fixed, {
    kind: 'fixed',
    slots: [1, 3].map((weekday) => ({ week: 1, weekday, arrives: '08:00', leaves: '16:00' })),
  });
  await agree(dropIn, { kind: 'drop-in' });
  const rules = await director.put('/api/booking-rules', {
    ...TAKES_BOOKINGS,
    kinds: ['drop-in'],
    answeredBy: 'staff',
  });
  expect(rules.status).toBe(200);

  const parent = await scene.parentOf(dropIn);
  const book = async (date: string) => {
    const body = { childId: dropIn.childId, date, arrives: '08:00', leaves: '16:00', price: 6_000 };
    const asked = await parent.post<{ id: number }>('/api/parent/bookings', body);
    const answered = await director.post(`/api/bookings/${asked.body.id}/confirm`, { overruleAcknowledged: true });
    expect([asked.status, answered.status]).toEqual([201, 200]);
    return asked.body.id;
  };
  const cancel = async (id: number) =>
    expect((await parent.post(`/api/parent/bookings/${id}/cancel`)).status).toBe(200);
  await book(WEDNESDAY);
  const onInvoice = await book(FRIDAY);
  const { id: runId } = await scene.inCenter((scope) => startRun(scope, { from: MONDAY, to: '2026-03-08' }));
  await runInvoices({ server: scene.larkhouse.server, centerId, input: { runId }, attempt: 1 });
  // One is given back as a credit, the other by a counter entry.
  await cancel(onInvoice);
  await cancel(await book(TUESDAY));
  await scene.rows("insert into closure (center_id, date, reason) values ($1, '2026-03-05', 'Snow')", centerId);

  // Eleven o'clock on Friday.
  scene.larkhouse.clock.set('2026-03-06T16:00:00Z');
  director = await scene.as('Director');
  const came = async ({ childId }: Family, date: string, checkInTime: string, checkOutTime?: string) => {
    const out = checkOutTime === undefined ? {} : { checkOutTime, checkOutBy: 'Ann' };
    const answer = await director.post('/api/attendance', { childId, date, checkInTime, checkInBy: 'Ann', ...out });
    expect(answer.status).toBe(200);
  };
  await came(daily, MONDAY, '07:30', '15:00');
  await came(fixed, MONDAY, '08:05', '16:20');
  await came(fixed, TUESDAY, '09:00', '11:00');
  await came(dropIn, WEDNESDAY, '09:00');
  const tell = ({ childId, guardianId }: Family, reportedAt: string) =>
    scene.rows(
      `insert into notice (center_id, child_id, kind, from_date, to_date, text, reported_by, reported_at)
       values ($1, $2, 'absence', $3, $3, '', $4, $5)`,
      centerId,
      childId,
      WEDNESDAY,
      guardianId,
      reportedAt,
    );
  await tell(daily, '2026-03-03T20:00:00Z');
  // The day after is too late.
  await tell(fixed, '2026-03-05T15:00:00Z');
}, 60_000);
afterAll(() => scene?.stop());

describe('booked against attended (analytics-8)', () => {
  const counts = (
    booked: number,
    came: number,
    [noShows, told]: [number, number],
    unbooked: number,
    minutes: [number, number],
  ) => ({
    booked,
    came,
    noShows,
    told,
    unbooked,
    bookedMinutes: minutes[0],
    attendedMinutes: minutes[1],
  });

  test('tells by room and day who was booked and came, and the minutes of both', async () => {
    const { status, body } = await (await scene.as('Nurse')).get(`/api/analytics/booked?${WEEK}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      by: 'day',
      rows: [
        { date: MONDAY, roomId: room, ...counts(2, 2, [0, 0], 0, [1_140, 945]) },
        { date: TUESDAY, roomId: room, ...counts(1, 0, [1, 0], 1, [660, 120]) },
        // Without a check-out until the center closed; of Thursday, which was closed, nothing is told.
        { date: WEDNESDAY, roomId: room, ...counts(3, 1, [1, 1], 0, [1_620, 540]) },
        // Whoever is booked today may still come.
        { date: FRIDAY, roomId: room, ...counts(1, 0, [0, 0], 0, [660, 0]) },
      ],
      totals: counts(7, 3, [2, 1], 1, [4_080, 1_605]),
    });
  });

  test('names who told nothing and did not come, newest first', async () => {
    const { body } = await director.get<{ noShows: { date: string; childId: number; room: string }[] }>(
      `/api/analytics/booked?${WEEK}`,
    );
    expect(body.noShows.map(({ date, childId, room: name }) => [date, childId, name])).toEqual([
      [WEDNESDAY, fixed.childId, 'Toddler Room'],
      [TUESDAY, daily.childId, 'Toddler Room'],
    ]);
  });

  test('of more than 62 days is told by month', async () => {
    const { body } = await director.get(`/api/analytics/booked?from=2026-01-01&to=${FRIDAY}`);
    expect(body).toMatchObject({
      by: 'month',
      rows: [
        { date: '2026-02-01', roomId: room, ...counts(4, 0, [4, 0], 0, [2_640, 0]) },
        { date: '2026-03-01', roomId: room, ...counts(7, 3, [2, 1], 1, [4_080, 1_605]) },
      ],
    });
  });

  test('is of the rooms that are asked for', async () => {
    const { body } = await director.get(`/api/analytics/booked?${WEEK}&room=infants`);
    expect(body).toMatchObject({ rows: [], noShows: [], totals: counts(0, 0, [0, 0], 0, [0, 0]) });
  });
});

describe('what booked days have brought (analytics-9)', () => {
  test('is told by month and kind, without what was taken back', async () => {
    expect(await director.get(`/api/analytics/booked-days-revenue?${WEEK}`)).toMatchObject({
      status: 200,
      body: { months: [{ month: '2026-03-01', kind: 'drop-in', days: 1, cents: 6_000 }], total: 6_000 },
    });
    const before = await director.get(`/api/analytics/booked-days-revenue?from=${MONDAY}&to=${TUESDAY}`);
    expect(before.body).toMatchObject({ months: [], total: 0 });
    const infants = await director.get(`/api/analytics/booked-days-revenue?${WEEK}&room=infants`);
    expect(infants.body).toMatchObject({ months: [], total: 0 });
  });

  test('is for whoever sees the billing, on the screen and as a file', async () => {
    const nurse = await scene.as('Nurse');
    const addresses = [
      `/api/analytics/booked-days-revenue?${WEEK}`,
      `/api/analytics/downloads/booked-days-revenue?${WEEK}`,
    ];
    for (const address of addresses) {
      expect((await nurse.get(address)).status).toBe(403);
      expect((await director.get(address)).status).toBe(200);
    }
    expect((await nurse.get(`/api/analytics/downloads/booked?${WEEK}`)).status).toBe(200);
  });
});

test('the tables are taken away with the same figures', async () => {
  const table = async (name: string) => (await director.get(`/api/analytics/downloads/${name}?${WEEK}`)).text;
  expect(await table('booked')).toContain(`${WEDNESDAY},Toddler Room,3,1,1,1,0,1620,540`);
  expect((await table('no-shows')).trim().split('\n')).toHaveLength(3);
  expect(await table('booked-days-revenue')).toContain('2026-03-01,Drop-in day,1,6000');
});
