import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isExpectedOn, staysBetween, timesOn } from '#server/domains/schedules/expected-queries.ts';
import { addDays, addMonths, daysOf, weekdayOf } from '#server/kernel/clock/zone.ts';
import { TAKES_BOOKINGS } from '#testing/bookings.ts';
import {
  fullest,
  type PlanRows,
  type RecountedDay,
  readPlan,
  recountDay,
  recountHomes,
} from '#testing/planning-recount.ts';
import { type Scene, startScene } from '#testing/scene.ts';

/** A Tuesday; both clock changes and the end of a year lie in the twelve months. */
const TODAY = '2026-10-20';
/** This week, with each clock change, with a closure, over the end of the year (closed all the week), and with a birthday. */
const WEEKS = [
  '2026-10-19',
  '2026-10-26',
  '2026-11-02',
  '2026-11-23',
  '2026-12-21',
  '2026-12-28',
  '2027-01-04',
  '2027-03-08',
];

interface Stretch {
  readonly from: string;
  readonly to: string;
  readonly children: number;
  readonly places: number | null;
  readonly staffNeeded: number;
}
interface Week {
  readonly fullTime: number | null;
  readonly rooms: {
    id: number;
    fullTime: number | null;
    days: { date: string; peak: Stretch; staffNeeded: number; stretches: Stretch[] }[];
  }[];
}
interface Forecast {
  readonly from: string;
  readonly to: string;
  readonly months: {
    month: string;
    openDays: number;
    openMinutes: number;
    children: number;
    fullTime: number | null;
  }[];
  readonly rooms: {
    id: number;
    months: {
      children: number;
      fullTime: number | null;
      peak: (Stretch & { date: string }) | null;
      staffNeeded: number;
    }[];
  }[];
  readonly children: { id: number; booked: { month: number; roomId: number; minutes: number }[] }[];
  readonly changes: {
    date: string;
    kind: string;
    childId: number;
    fromRoomId: number | null;
    toRoomId: number | null;
  }[];
}

let scene: Scene;
let rows: PlanRows;
const children: Record<string, number> = {};
const rooms: Record<string, number> = {};
beforeAll(async () => {
  scene = await startScene({ now: `${TODAY}T14:00:00Z` });
  const { centerId, families } = scene.world;
  for (const { id, name } of await scene.rows<{ id: number; name: string }>('select id, name from room'))
    rooms[name] = id;
  // Fridays begin and end between half hours.
  await scene.rows("update opening_hours set opens = '07:15', closes = '17:45' where weekday = 5");
  // A second room of toddlers, so that who grows has a choice.
  await scene.rows('update room set min_age_months = 18, max_age_months = 40 where name = $1', 'Preschool Room');
  await scene.rows(
    `insert into closure (center_id, date, reason) select $1::bigint, d::date, 'Holidays'
     from generate_series('2026-12-24'::date, '2027-01-01'::date, interval '1 day') d`,
    centerId,
  );
  await scene.rows("insert into closure (center_id, date, reason) values ($1, '2026-11-26', 'Thanksgiving')", centerId);
  await scene.director.put('/api/booking-rules', {
    ...TAKES_BOOKINGS,
    aheadDays: 300,
    dayPrice: 0,
    dropInPrice: 0,
    answeredBy: 'staff',
    licensedPlaces: 6,
  });
  const enroll = async (name: string, room: string, dateOfBirth: string, more: object = {}) => {
    const body = { firstName: name, lastName: 'Planned', dateOfBirth, room, ...more };
    const answer = await scene.director.post<{ id: number }>('/api/children', body);
    expect([answer.status, name]).toEqual([201, name]);
    children[name] = answer.body.id;
  };
  const agree = async (name: string, body: object) =>
    expect((await scene.director.post(`/api/children/${children[name]}/schedules`, body)).status).toBe(201);
  const slot = (weekday: number, arrives: string, leaves: string, week = 1, more: object = {}) => ({
    week,
    weekday,
    arrives,
    leaves,
    ...more,
  });
  await enroll('Monday', 'Toddler Room', '2024-05-01');
  await agree('Monday', {
    from: TODAY,
    kind: 'fixed',
    slots: [1, 3, 5].map((day) => slot(day, '08:10', '15:40')),
  });
  await enroll('Cycle', 'Toddler Room', '2024-06-01');
  await agree('Cycle', {
    from: '2026-10-26',
    kind: 'fixed',
    cycleWeeks: 2,
    slots: [
      slot(1, '07:00', '12:00'),
      slot(2, '09:00', '18:00'),
      slot(4, '12:20', '17:00', 2),
      slot(5, '07:00', '18:00', 2),
    ],
  });
  // Two times that meet in one half hour, one of them elsewhere.
  await enroll('Twice', 'Toddler Room', '2024-07-01');
  await agree('Twice', {
    from: TODAY,
    kind: 'fixed',
    slots: [1, 2, 3, 4, 5].flatMap((day) => [
      slot(day, '07:30', '11:40'),
      slot(day, '11:50', '16:00', 1, { room: 'Preschool Room' }),
    ]),
  });
  await enroll('Dropin', 'Toddler Room', '2024-08-01');
  await agree('Dropin', { from: TODAY, kind: 'drop-in' });
  await enroll('Grows', 'Infant Room', '2025-09-10');
  await enroll('Sibling', 'Infant Room', '2025-09-10');
  await enroll('Leap', 'Infant Room', '2025-08-31');
  await enroll('Leaver', 'Infant Room', '2026-02-01');
  await scene.rows("update child_enrollment set ends_on = '2027-01-15' where child_id = $1", children.Leaver);
  await enroll('Starter', 'Toddler Room', '2024-09-01', { enrolledOn: '2027-03-01' });
  // More children than places.
  await scene.rows('update room set capacity = 4, children_per_staff = 2 where name = $1', 'Toddler Room');
  const guardian = families[0]?.guardianId;
  const book = (name: string, date: string, kind: string, status: string, givesUp: string | null = null) =>
    scene.rows(
      `insert into booking (center_id, child_id, date, kind, arrives, leaves, gives_up, status, price, requested_by, requested_at, decided_at,
         cancelled_at, cancelled_by)
       values ($1, $2, $3, $4, '09:20', '14:10', $5, $6, 0, $7, now(), case when $6 <> 'requested' then now() end,
         case when $6 = 'cancelled' then now() end, case when $6 = 'cancelled' then $7::bigint end)`,
      centerId,
      children[name],
      date,
      kind,
      givesUp,
      status,
      guardian,
    );
  await book('Dropin', '2026-10-21', 'drop-in', 'confirmed');
  await book('Dropin', '2026-10-22', 'drop-in', 'cancelled');
  await book('Dropin', '2026-10-23', 'drop-in', 'requested');
  await book('Dropin', '2026-11-02', 'drop-in', 'confirmed');
  // A day on which the center is closed by then.
  await book('Dropin', '2026-11-26', 'drop-in', 'confirmed');
  await book('Monday', '2026-11-03', 'swap', 'confirmed', '2026-11-04');
  await book('Monday', '2026-11-05', 'extra', 'confirmed');
  // Other times: shorter, of two times in two rooms, longer, and two that don't hold.
  await book('Monday', '2026-10-21', 'times', 'confirmed');
  await book('Twice', '2026-10-22', 'times', 'confirmed');
  await book('Cycle', '2026-10-26', 'times', 'confirmed');
  await book('Cycle', '2026-10-27', 'times', 'requested');
  await book('Twice', '2026-11-03', 'times', 'cancelled');
  rows = await readPlan(scene, TODAY);
}, 60_000);
afterAll(() => scene?.stop());

const round = (value: number) => Math.round(value * 100) / 100;
const present = (days: readonly (RecountedDay | null)[]) => days.filter((day) => day !== null);
const minutesIn = (days: readonly RecountedDay[], roomId?: number) =>
  days
    .flatMap(({ minutes }) => minutes)
    .filter((one) => roomId === undefined || one.roomId === roomId)
    .reduce((sum, { minutes }) => sum + minutes, 0);
const openMinutesIn = (days: readonly RecountedDay[]) => days.reduce((sum, { openMinutes }) => sum + openMinutes, 0);
const fullTime = (days: readonly RecountedDay[], roomId?: number) =>
  days.length === 0 ? null : round(minutesIn(days, roomId) / openMinutesIn(days));
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
/** What an answer says of a half hour. */
const at = (stretches: readonly Stretch[], from: string) => {
  const found = stretches.find((one) => one.from <= from && from < one.to);
  return found && { children: found.children, places: found.places, staffNeeded: found.staffNeeded };
};

describe.each(WEEKS)('the week of %s', (monday) => {
  let week: Week;
  let days: RecountedDay[];
  beforeAll(async () => {
    week = (await scene.director.get<Week>(`/api/planning/week?date=${addDays(monday, 2)}`)).body;
    days = present(daysOf(monday, addDays(monday, 6)).map((date) => recountDay(rows, date, ({ roomId }) => roomId)));
  });

  test('is counted right in every room, day and half hour', () => {
    for (const room of week.rooms) {
      expect(room.days.map(({ date }) => date)).toEqual(days.map(({ date }) => date));
      for (const [place, { stretches, peak, staffNeeded }] of room.days.entries()) {
        const { halfHours = [], date } = days[place] ?? {};
        for (const { from, rooms: byRoom } of halfHours)
          expect([date, from, at(stretches, from)]).toEqual([date, from, byRoom.get(room.id)]);
        expect([date, peak]).toMatchObject([date, fullest(halfHours, room.id)]);
        expect(staffNeeded).toBe(Math.max(...halfHours.map((one) => one.rooms.get(room.id)?.staffNeeded ?? 0)));
        expect(minuteOf(stretches.at(-1)?.to ?? '')).toBe(
          minuteOf(stretches[0]?.from ?? '') + (days[place]?.openMinutes ?? 0),
        );
      }
    }
  });

  test('has the occupancy of its minutes', () => {
    expect(week.fullTime).toBe(fullTime(days));
    for (const room of week.rooms) expect([room.id, room.fullTime]).toEqual([room.id, fullTime(days, room.id)]);
  });
});

test('who is expected, and when, is the same in one pass over a year as child by child and day by day', async () => {
  const [from, to] = [TODAY, '2027-10-19'];
  const [passed, single] = await scene.inCenter((scope) =>
    Promise.all([
      scope.all(
        sql<object>`select t.child_id, t.date, t.room_id, t.arrives, t.leaves from ${staysBetween(from, to)} t order by 1, 2, 4, 5`,
      ),
      scope.all(sql<object>`
        select k.id as child_id, d.date, t.room_id, t.arrives, t.leaves
        from child k cross join (select generate_series(${from}::date, ${to}::date, interval '1 day')::date as date) d
        cross join lateral ${timesOn(sql`d.date`)} t where ${isExpectedOn(sql`d.date`)} order by 1, 2, 4, 5`),
    ]),
  );
  expect(passed.length).toBeGreaterThan(1_000);
  expect(passed).toEqual(single);
});

describe('the forecast', () => {
  let forecast: Forecast;
  let months: { month: string; days: RecountedDay[] }[];
  beforeAll(async () => {
    forecast = (await scene.director.get<Forecast>('/api/planning/forecast')).body;
    const homes = recountHomes(rows, '2027-09-30');
    months = Array.from({ length: 12 }, (_, place) => {
      const month = addMonths('2026-10-01', place);
      const dates = daysOf(place === 0 ? TODAY : month, addDays(addMonths(month, 1), -1));
      return {
        month,
        days: present(
          dates.map((date) => recountDay(rows, date, ({ id, roomId }) => homes.get(date)?.get(id) ?? roomId)),
        ),
      };
    });
  }, 60_000);

  test('has the open days, children and occupancy of twelve months, from today on', () => {
    expect([forecast.from, forecast.to]).toEqual([TODAY, '2027-09-30']);
    expect(forecast.months).toEqual(
      months.map(({ month, days }) => ({
        month,
        openDays: days.length,
        openMinutes: openMinutesIn(days),
        children: new Set(days.flatMap(({ minutes }) => minutes.map(({ childId }) => childId))).size,
        fullTime: fullTime(days),
      })),
    );
  });

  test('counts each room right in each month', () => {
    for (const room of forecast.rooms) {
      for (const [place, told] of room.months.entries()) {
        const { days = [], month } = months[place] ?? {};
        const tightest = fullest(
          days.flatMap(({ halfHours }) => halfHours),
          room.id,
        );
        expect([month, room.id, told]).toMatchObject([
          month,
          room.id,
          {
            children: new Set(
              days.flatMap(({ minutes }) => minutes.filter((one) => one.roomId === room.id).map((one) => one.childId)),
            ).size,
            fullTime: fullTime(days, room.id),
            peak: tightest,
            staffNeeded: Math.max(
              ...days.flatMap(({ halfHours }) => halfHours.map((one) => one.rooms.get(room.id)?.staffNeeded ?? 0)),
            ),
          },
        ]);
      }
    }
  });

  test('tells of each child what it has booked by month and room', () => {
    const told = forecast.children.flatMap(({ id, booked }) =>
      booked.map(({ month, roomId, minutes }) => `${id} ${month} ${roomId}: ${minutes}`),
    );
    const sums = new Map<string, number>();
    for (const [place, { days }] of months.entries())
      for (const { childId, roomId, minutes } of days.flatMap((day) => day.minutes)) {
        const key = `${childId} ${place} ${roomId}`;
        sums.set(key, (sums.get(key) ?? 0) + minutes);
      }
    expect(told.toSorted()).toEqual([...sums].map(([key, minutes]) => `${key}: ${minutes}`).toSorted());
  });

  test('names who starts, leaves and grows', () => {
    const of = (name: string) =>
      forecast.changes
        .filter(({ childId }) => childId === children[name])
        .map(({ date, kind, fromRoomId, toRoomId }) => [date, kind, fromRoomId, toRoomId]);
    const [infants, toddlers, preschool] = [rooms['Infant Room'], rooms['Toddler Room'], rooms['Preschool Room']];
    expect(of('Leaver')).toEqual([['2027-01-15', 'leaves', infants, null]]);
    expect(of('Starter')[0]).toEqual(['2027-03-01', 'starts', null, toddlers]);
    // The toddlers' room is full: whoever grows goes into the other one that takes the age.
    expect(of('Leap')).toEqual([['2027-02-28', 'grows', infants, preschool]]);
    expect(of('Grows')).toEqual([['2027-03-10', 'grows', infants, preschool]]);
    expect(of('Monday')).toEqual([['2027-05-01', 'grows', toddlers, preschool]]);
    expect(forecast.changes).toEqual(forecast.changes.toSorted((one, other) => one.date.localeCompare(other.date)));
  });
});

describe('a requested start', () => {
  const FROM = '2026-11-02';
  const TO = '2027-11-01';
  const week = [
    { weekday: 1, arrives: '08:20', leaves: '12:10' },
    { weekday: 4, arrives: '13:00', leaves: '17:00' },
    { weekday: 5, arrives: '07:00', leaves: '08:00' },
  ];
  interface Meeting {
    readonly date: string;
    readonly from: string;
    readonly children: number;
    readonly places: number | null;
  }

  test('meets the first half hour without a place, in each room that takes the age', async () => {
    const slots = week.map(({ weekday, arrives, leaves }) => `${weekday} ${arrives}-${leaves}`).join(',');
    // A year and a half old on the first day: too young to grow out of either room within the year.
    const query = new URLSearchParams({ from: FROM, dateOfBirth: '2025-04-20', slots });
    const { body } = await scene.director.get<{ days: number; rooms: { id: number; firstFull: Meeting | null }[] }>(
      `/api/planning/start?${query}`,
    );
    const homes = recountHomes(rows, TO);
    const days = present(
      daysOf(FROM, TO)
        .filter((date) => week.some(({ weekday }) => weekday === weekdayOf(date)))
        .map((date) => recountDay(rows, date, ({ id, roomId }) => homes.get(date)?.get(id) ?? roomId)),
    );
    const firstFull = (roomId: number) => {
      for (const { date, halfHours } of days) {
        const { arrives = '', leaves = '' } = week.find(({ weekday }) => weekday === weekdayOf(date)) ?? {};
        for (const [place, { from, rooms: byRoom }] of halfHours.entries()) {
          const to = halfHours[place + 1]?.from ?? '24:00';
          const { children: booked = 0, places = null } = byRoom.get(roomId) ?? {};
          if (from < leaves && to > arrives && places !== null && places <= booked)
            return { date, from, children: booked, places };
        }
      }
      return null;
    };
    expect(body.days).toBe(days.length);
    expect(body.rooms.map(({ id }) => id)).toEqual([rooms['Toddler Room'], rooms['Preschool Room']]);
    for (const { id, firstFull: told } of body.rooms) {
      const expected = firstFull(id);
      if (expected) expect(told).toMatchObject(expected);
      else expect(told).toBe(null);
    }
    expect(body.rooms.some(({ firstFull: told }) => told !== null)).toBe(true);
  });
});
