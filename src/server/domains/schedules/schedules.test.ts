import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recordAbsences } from '#server/domains/attendance/jobs.ts';
import { startRun } from '#server/domains/billing/invoices/runs.ts';
import { runInvoices } from '#server/domains/billing/jobs.ts';
import { addDays, daysOf, weekdayOf } from '#server/kernel/clock/zone.ts';
import { ROOT } from '#server/root.ts';
import { attendanceOf } from '#testing/attendance.ts';
import type { Client } from '#testing/client.ts';
import { MONDAY_MORNING } from '#testing/larkhouse.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { isScheduledOn } from './expected-queries.ts';

interface Schedule {
  readonly from: string;
  readonly to: string | null;
  readonly kind: string;
  readonly cycleWeeks: number;
  readonly firstMonday: string;
  readonly slots: { week: number; weekday: number; arrives: string; leaves: string; room: string | null }[];
}

let scene: Scene;
let director: Client;
let id = 0;
beforeAll(async () => {
  scene = await startScene({ now: '2026-02-26T15:00:00Z' });
});
afterAll(() => scene.stop());
beforeEach(async () => {
  scene.larkhouse.clock.set('2026-02-26T15:00:00Z');
  id = (await scene.newFamily()).childId;
  await at(MONDAY_MORNING);
});
afterEach(async () => {
  await scene.rows('delete from attendance');
  await scene.rows('update center set absences_recorded_on = null');
});

async function at(now: string): Promise<void> {
  scene.larkhouse.clock.set(now);
  director = await scene.as('Director');
}
const on = (weekdays: readonly number[], week = 1) =>
  weekdays.map((weekday) => ({ week, weekday, arrives: '08:00', leaves: '16:00' }));
const agree = (body: object) => director.post<Schedule[]>(`/api/children/${id}/schedules`, { kind: 'fixed', ...body });
const schedules = async () => (await director.get<Schedule[]>(`/api/children/${id}/schedules`)).body;
const spans = async () => (await schedules()).map(({ from, to, kind }) => [from, to, kind]).toReversed();
/** The dates of a span on which the child is booked. */
const booked = (from: string, to: string) =>
  scene.inCenter(async (scope) =>
    (
      await scope.all(sql<{ date: string }>`
        select d.date from child k cross join (select generate_series(${from}::date, ${to}::date, interval '1 day')::date as date) d
        where k.id = ${id} and ${isScheduledOn(sql`d.date`)} order by d.date`)
    ).map(({ date }) => date),
  );
const absences = async () =>
  (
    await scene.rows<{ date: string }>(
      'select date from attendance where child_id = $1 and check_in is null order by date',
      id,
    )
  ).map(({ date }) => date);
const nightly = () => recordAbsences({ server: scene.larkhouse.server, centerId: scene.world.centerId });

describe('booked days', () => {
  test('without a schedule are all of them; with one, its days from its first one on', async () => {
    expect(await schedules()).toEqual([]);
    const { status, body } = await agree({ from: '2026-03-04', slots: on([1, 3, 5]) });
    expect([status, body]).toEqual([
      201,
      [
        {
          id: expect.any(Number),
          from: '2026-03-04',
          to: null,
          kind: 'fixed',
          cycleWeeks: 1,
          firstMonday: '2026-03-02',
          source: 'contract',
          slots: [1, 3, 5].map((weekday) => ({ week: 1, weekday, arrives: '08:00', leaves: '16:00', room: null })),
        },
      ],
    ]);
    expect(await booked('2026-03-02', '2026-03-10')).toEqual([
      '2026-03-02',
      '2026-03-03',
      '2026-03-04',
      '2026-03-06',
      '2026-03-09',
    ]);
  });

  test.each([2, 3, 4])(
    'in a cycle of %i weeks follow each other over a year’s end and both clock changes',
    async (weeks) => {
      const from = '2026-03-04';
      const slots = Array.from({ length: weeks }, (_, week) => on([1 + week, 5], week + 1)).flat();
      await agree({ from, cycleWeeks: weeks, slots });
      const to = '2027-04-30';
      // Counted day by day from the Monday of the first week.
      const expected = daysOf(from, to).filter((date) => {
        const week = Math.floor(daysOf('2026-03-02', date).length - 1) / 7;
        const turn = (Math.floor(week) % weeks) + 1;
        return slots.some((slot) => slot.week === turn && slot.weekday === weekdayOf(date));
      });
      expect(await booked(from, to)).toEqual(expected);
    },
  );

  test('of flexible and drop-in care are booked day by day', async () => {
    await agree({ from: '2026-03-02', kind: 'flexible' });
    await agree({ from: '2026-03-09', kind: 'drop-in' });
    expect(await booked('2026-03-01', '2026-03-20')).toEqual(['2026-03-01']);
  });

  test('change: the old ones are closed the day before, and stay', async () => {
    await agree({ from: '2026-03-02', slots: on([1, 3, 5]) });
    await agree({ from: '2026-04-01', slots: on([2, 4]) });
    expect(await spans()).toEqual([
      ['2026-03-02', '2026-03-31', 'fixed'],
      ['2026-04-01', null, 'fixed'],
    ]);
    await agree({ from: '2026-05-01', kind: 'every-day' });
    expect(await spans()).toEqual([
      ['2026-03-02', '2026-03-31', 'fixed'],
      ['2026-04-01', '2026-04-30', 'fixed'],
    ]);
    expect(await booked('2026-05-01', '2026-05-03')).toEqual(['2026-05-01', '2026-05-02', '2026-05-03']);
  });

  test('for a while: behind it the old ones go on, in their own weeks', async () => {
    await agree({ from: '2026-03-02', cycleWeeks: 2, slots: [...on([1], 1), ...on([2], 2)] });
    const before = await booked('2026-03-02', '2026-09-30');
    await agree({ from: '2026-06-01', to: '2026-08-31', slots: on([5]) });
    expect(await spans()).toEqual([
      ['2026-03-02', '2026-05-31', 'fixed'],
      ['2026-06-01', '2026-08-31', 'fixed'],
      ['2026-09-01', null, 'fixed'],
    ]);
    const summer = (date: string) => date >= '2026-06-01' && date <= '2026-08-31';
    const after = await booked('2026-03-02', '2026-09-30');
    expect(after.filter((date) => !summer(date))).toEqual(before.filter((date) => !summer(date)));
    expect(after.filter(summer).every((date) => weekdayOf(date) === 5)).toBe(true);
    // Sent twice, it is the same.
    await agree({ from: '2026-06-01', to: '2026-08-31', slots: on([5]) });
    expect(await booked('2026-03-02', '2026-09-30')).toEqual(after);
    expect(await spans()).toHaveLength(3);
  });

  test('may be in another room, and several times a day', async () => {
    const slots = [
      { week: 1, weekday: 1, arrives: '07:00', leaves: '08:30', room: 'Pre-K Room' },
      { week: 1, weekday: 1, arrives: '15:00', leaves: '18:00' },
    ];
    expect((await agree({ from: '2026-03-02', slots })).body[0]?.slots).toEqual([
      { week: 1, weekday: 1, arrives: '07:00', leaves: '08:30', room: 'Pre-K Room' },
      { week: 1, weekday: 1, arrives: '15:00', leaves: '18:00', room: null },
    ]);
  });
});

test('where a room is gone, who was booked in it is expected in its own room; what was agreed keeps its name', async () => {
  const attic = { name: 'Attic Room', ageGroup: 'preschool', capacity: 8, childrenPerStaff: 8 };
  const room = await director.post<{ id: number }>('/api/rooms', attic);
  expect(room.status).toBe(201);
  await agree({ from: '2026-03-02', slots: [{ ...on([1])[0], room: attic.name }] });
  const expected = async () =>
    (await director.get<{ childId: number; times: object[] }[]>('/api/expected?date=2026-03-09')).body.find(
      ({ childId }) => childId === id,
    )?.times;
  expect(await expected()).toEqual([{ arrives: '08:00', leaves: '16:00', room: attic.name }]);
  expect((await director.delete(`/api/rooms/${room.body.id}`)).status).toBeLessThan(300);
  expect(await expected()).toEqual([{ arrives: '08:00', leaves: '16:00', room: null }]);
  expect((await schedules())[0]?.slots).toMatchObject([{ room: attic.name }]);
  expect((await agree({ from: '2026-03-16', slots: [{ ...on([1])[0], room: attic.name }] })).status).toBe(422);
});

test('days that have passed are booked otherwise, and no bill of them changes: what is paid are the days of the plan (schedules-4)', async () => {
  const weekly = { name: `Weekly ${id}`, kind: 'tuition', cadence: 'weekly', amount: 20_000 };
  const plan = await director.post<{ id: number }>('/api/billing/plans', weekly);
  await director.post('/api/billing/enrollments', { childId: id, planId: plan.body.id, from: '2026-03-02' });
  const { id: runId } = await scene.inCenter((scope) => startRun(scope, { from: '2026-03-02', to: '2026-03-08' }));
  const { server } = scene.larkhouse;
  await runInvoices({ server, centerId: scene.world.centerId, input: { runId }, attempt: 1 });
  const books = () =>
    scene.rows('select kind, amount::int from ledger_transaction where child_id = $1 order by id', id);
  expect(await books()).toEqual([{ kind: 'charge', amount: 20_000 }]);
  await at('2026-03-08T15:00:00Z');
  expect((await agree({ from: '2026-03-02', slots: on([1]) })).status).toBe(201);
  expect(await books()).toEqual([{ kind: 'charge', amount: 20_000 }]);
});

test.each([
  [{ from: '2026-03-02', slots: [] }, 'slots', /at least one day/],
  [{ from: '2026-03-02', slots: on([1], 2) }, 'slots', /does not have/],
  [{ from: '2026-03-02', cycleWeeks: 5, slots: on([1]) }, 'cycleWeeks', /./],
  [{ from: '2026-03-02', slots: [{ ...on([1])[0], leaves: '07:00' }] }, 'slots', /after drop-off/],
  [
    { from: '2026-03-02', slots: [...on([1]), { ...on([1])[0], arrives: '15:00', leaves: '17:00' }] },
    'slots',
    /overlap/,
  ],
  [{ from: '2026-03-02', slots: [{ ...on([1])[0], room: 'Attic' }] }, 'slots.0.room', /no room/],
  [{ from: '2026-03-02', kind: 'drop-in', slots: on([1]) }, 'slots', /Only fixed days/],
  [{ from: '2026-03-02', kind: 'sometimes' }, 'kind', /Choose how/],
  [{ from: '2026-03-09', to: '2026-03-08', slots: on([1]) }, 'to', /before the first/],
  [{ from: '2036-03-02', slots: on([1]) }, 'from', /check the year/],
  [{ slots: on([1]) }, 'from', /./],
])('%j is refused, and nothing is kept of it', async (body, field, text) => {
  const { status, body: refused } = await director.post<{ fields: Record<string, string> }>(
    `/api/children/${id}/schedules`,
    { kind: 'fixed', ...body },
  );
  expect([status, refused.fields[field]]).toEqual([422, expect.stringMatching(text)]);
  expect(await schedules()).toEqual([]);
});

test('two who agree on days at one moment leave one line of time', async () => {
  await Promise.all(['2026-03-02', '2026-03-16', '2026-03-09'].map((from) => agree({ from, slots: on([1]) })));
  const all = await spans();
  for (const [at, [from]] of all.entries()) if (at > 0) expect((all[at - 1]?.[1] ?? '') < (from ?? '')).toBe(true);
});

describe('absences', () => {
  const WEEK = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06'];
  const SUNDAY = '2026-03-08T15:00:00Z';
  beforeEach(async () => {
    await scene.rows("update center set absences_recorded_on = '2026-03-01'");
  });

  test('of a child that comes on three days are on these alone', async () => {
    await agree({ from: '2026-03-02', slots: on([1, 3, 5]) });
    await at(SUNDAY);
    await nightly();
    expect(await absences()).toEqual([WEEK[0], WEEK[2], WEEK[4]]);
  });

  test('follow days that are agreed on afterwards; who came stays, and what the family reported', async () => {
    await attendanceOf(director).checkIn(id, '08:00');
    await at(SUNDAY);
    await nightly();
    expect(await absences()).toEqual(WEEK.slice(1));
    const [family] = await scene.rows<{ guardianId: number }>(
      'select guardian_id as "guardianId" from guardianship where child_id = $1',
      id,
    );
    await scene.rows(
      `with told as (insert into notice (center_id, child_id, kind, from_date, to_date, text, reported_by, reported_at)
         values ($3, $1, 'absence', '2026-03-05', '2026-03-05', '', $2, now()) returning id)
       update attendance set notice_id = (select id from told) where child_id = $1 and date = '2026-03-05'`,
      id,
      family?.guardianId,
      scene.world.centerId,
    );
    await agree({ from: '2026-03-02', slots: on([3]) });
    expect(await absences()).toEqual([WEEK[2], WEEK[3]]);
    await agree({ from: '2026-03-02', kind: 'every-day' });
    expect(await absences()).toEqual(WEEK.slice(1));
    expect(await scene.rows('select status from attendance where child_id = $1 and check_in is not null', id)).toEqual([
      { status: 'present' },
    ]);
  });

  test('are not written of days that nobody has recorded yet', async () => {
    await at(SUNDAY);
    await agree({ from: '2026-03-02', slots: on([1]) });
    expect(await absences()).toEqual([]);
  });
});

test('on a day that is not booked a child is in no number of the day and of no report, nor absent, unless it comes', async () => {
  const MONDAY = '2026-03-02';
  const TUESDAY = '2026-03-03';
  await scene.rows("update center set absences_recorded_on = '2026-03-01'");
  const numbers = async () => {
    const { body: stats } = await director.get<{ expectedToday: number }>('/api/dashboard/stats');
    const { body: report } = await director.get<{ days: { date: string; rooms: { enrolled: number }[] }[] }>(
      `/api/analytics/attendance?from=${MONDAY}&to=${TUESDAY}`,
    );
    return [
      stats.expectedToday,
      ...report.days.map(({ rooms }) => rooms.reduce((sum, { enrolled }) => sum + enrolled, 0)),
    ];
  };
  await at('2026-03-03T15:00:00Z');
  const [expected = 0, onMonday = 0, onTuesday = 0] = await numbers();
  await agree({ from: MONDAY, slots: on([1, 3, 5]) });
  expect(await numbers()).toEqual([expected - 1, onMonday, onTuesday - 1]);
  await at('2026-03-04T15:00:00Z');
  await nightly();
  expect(await absences()).toEqual([MONDAY]);
  await attendanceOf(director).record({ childId: id, date: TUESDAY, checkInTime: '09:00', checkInBy: 'Mother' });
  expect((await numbers())[2]).toBe(onTuesday);
});

test('days of plans from before become schedules: together, by the day as drop-in, and none where every day is paid for', async () => {
  await scene.rows('delete from child_schedule');
  const plan = (name: string, cadence: string, weekdays: number[] | null) =>
    scene.rows<{ id: number }>(
      `insert into billing_plan (center_id, name, kind, cadence, amount, weekdays, created_at)
       values ($1, $2, 'tuition', $3, 100, $4, now()) returning id`,
      scene.world.centerId,
      `${name} ${id}`,
      cadence,
      weekdays,
    );
  const [mornings] = await plan('Mon and Wed', 'weekly', [1, 3]);
  const [fridays] = await plan('Friday', 'monthly', [5]);
  const [daily] = await plan('By the day', 'day', null);
  const [full] = await plan('Every day', 'weekly', null);
  const other = await scene.newFamily();
  const enroll = (childId: number, planId: number | undefined, from: string, to: string | null) =>
    scene.rows(
      `insert into plan_enrollment (center_id, child_id, plan_id, from_date, to_date, created_at) values ($1, $2, $3, $4, $5, now())`,
      scene.world.centerId,
      childId,
      planId,
      from,
      to,
    );
  await enroll(id, mornings?.id, '2026-02-02', '2026-03-31');
  await enroll(id, fridays?.id, '2026-03-02', null);
  await enroll(id, mornings?.id, '2026-04-01', null);
  await enroll(other.childId, daily?.id, '2026-03-04', '2026-03-31');
  await enroll(other.childId, full?.id, '2026-04-01', null);
  await scene.rows('drop table schedule_slot, child_schedule');
  await scene.rows(readFileSync(`${ROOT}/src/server/db/schema/0023_schedules.sql`, 'utf8'));
  const told = ({ from, to, kind, slots }: Schedule) => [from, to, kind, slots.map(({ weekday }) => weekday)];
  expect((await schedules()).map(told)).toEqual([
    ['2026-03-02', null, 'fixed', [1, 3, 5]],
    ['2026-02-02', '2026-03-01', 'fixed', [1, 3]],
  ]);
  expect((await director.get<Schedule[]>(`/api/children/${other.childId}/schedules`)).body.map(told)).toEqual([
    ['2026-03-04', '2026-03-31', 'drop-in', []],
  ]);
  const [first] = await schedules();
  const hours = await scene.rows<{ opens: string; closes: string }>(
    `select to_char(opens, 'HH24:MI') as opens, to_char(closes, 'HH24:MI') as closes from opening_hours where center_id = $1 and weekday = 1`,
    scene.world.centerId,
  );
  expect(first?.slots[0]).toMatchObject({ arrives: hours[0]?.opens, leaves: hours[0]?.closes });
  expect(addDays(first?.firstMonday ?? '', 0)).toBe('2026-03-02');
});
