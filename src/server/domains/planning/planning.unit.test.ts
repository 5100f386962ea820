import { describe, expect, test } from 'vitest';
import { packOf } from '#server/domains/compliance/packs.ts';
import { bandFinder } from '#server/domains/compliance/ratio-rules.ts';
import { type Enrolled, forecastOf, monthsFrom } from './forecast-rules.ts';
import {
  type AgeRoom,
  type Grower,
  monthsOld,
  type RoomsOfChildren,
  roomOn,
  roomsThrough,
  takesAge,
} from './growth-rules.ts';
import { fullTimeOf, type OpenDay, openMinutesOf, roomDays, roomsToldOf, weekOf } from './rules.ts';

const pack = packOf(undefined);
const bandOn = bandFinder(pack);
const TODDLER = '2024-03-01';
const infants = {
  id: 1,
  name: 'Infants',
  ageGroup: null,
  capacity: 2,
  childrenPerStaff: 4,
  staff: 1,
  isAside: false,
  minAgeMonths: 0,
  maxAgeMonths: 17,
};
const toddlers = { ...infants, id: 2, name: 'Toddlers', capacity: 3, minAgeMonths: 18, maxAgeMonths: 35 };
const others = { ...toddlers, id: 3, name: 'More toddlers' };
const office = { ...infants, id: 9, name: 'Office', isAside: true, minAgeMonths: null, maxAgeMonths: null };

const time = (childId: number, arrives: string, leaves: string, roomId = 1, minutes = 60) => ({
  childId,
  roomId,
  dateOfBirth: TODDLER,
  arrives,
  leaves,
  minutes,
});
const day: OpenDay = {
  date: '2026-03-02',
  opens: '07:00',
  closes: '18:00',
  licensedPlaces: null,
  pack,
  booked: [time(1, '08:00', '12:00', 1, 240), time(2, '09:00', '16:00', 1, 420), time(1, '13:00', '15:00', 2, 120)],
};

describe('a week (planning-1)', () => {
  test('tells of each room when the fewest places are left, and its half hours, alike ones together', () => {
    const [inInfants, inToddlers] = roomDays(day, [infants, toddlers], bandOn);
    expect(inInfants).toMatchObject({
      roomId: 1,
      minutes: 660,
      peak: { from: '09:00', to: '12:00', children: 2, places: 2, staffNeeded: 1 },
      staffNeeded: 1,
    });
    expect(inInfants?.stretches.map(({ from, to, children }) => [from, to, children])).toEqual([
      ['07:00', '08:00', 0],
      ['08:00', '09:00', 1],
      ['09:00', '12:00', 2],
      ['12:00', '16:00', 1],
      ['16:00', '18:00', 0],
    ]);
    expect(inToddlers).toMatchObject({ minutes: 120, peak: { from: '13:00', to: '15:00', children: 1, places: 3 } });
  });

  test('takes the time with the most children where as many places are left, and needs no staff where nobody is', () => {
    const [empty] = roomDays({ ...day, booked: [] }, [infants], bandOn);
    expect(empty).toMatchObject({ minutes: 0, staffNeeded: 0, peak: { from: '07:00', to: '18:00', children: 0 } });
    const [endless] = roomDays(day, [{ ...infants, capacity: null }], bandOn);
    expect(endless?.peak).toMatchObject({ from: '09:00', children: 2, places: null });
  });

  test('is bound by the license of the whole house', () => {
    const [bound] = roomDays({ ...day, licensedPlaces: 2 }, [toddlers], bandOn);
    // From 13:00 to 15:00 one child of two is elsewhere.
    expect(bound?.peak).toMatchObject({ from: '13:00', children: 1, places: 1 });
  });

  test('tells of rooms with a group, and of others where somebody is booked', () => {
    expect(roomsToldOf([infants, office], [day]).map(({ id }) => id)).toEqual([1]);
    const inOffice = { ...day, booked: [time(1, '08:00', '09:00', 9)] };
    expect(roomsToldOf([infants, office], [inOffice]).map(({ id }) => id)).toEqual([1, 9]);
  });

  test('sums up what is booked of what is open', () => {
    const week = weekOf([day, { ...day, date: '2026-03-03', booked: [] }], [infants, toddlers], bandOn);
    expect(week.fullTime).toBe(0.59);
    expect(week.rooms.map(({ fullTime, days }) => [fullTime, days.length])).toEqual([
      [0.5, 2],
      [0.09, 2],
    ]);
  });
});

test('occupancy is booked minutes over open minutes; of no open minute there is none (planning-2)', () => {
  expect([fullTimeOf(660, 660), fullTimeOf(330, 660), fullTimeOf(1, 3), fullTimeOf(0, 0)]).toEqual([
    1,
    0.5,
    0.33,
    null,
  ]);
  expect(openMinutesOf([day, { opens: '07:15', closes: '12:45' }])).toBe(660 + 330);
});

describe('growing into the next room (planning-3)', () => {
  const range = { from: '2026-03-02', to: '2027-03-01' };
  const child = (id: number, dateOfBirth: string, roomId = 1, startsOn = '2025-01-01'): Grower => ({
    id,
    dateOfBirth,
    roomId,
    enrollments: [{ startsOn, endsOn: null }],
  });
  const through = (children: readonly Grower[], rooms: readonly AgeRoom[] = [infants, toddlers, others, office]) =>
    roomsThrough(children, rooms, range);

  test('comes on the day on which a child is too old for its room', () => {
    const since = through([child(1, '2024-10-15')]).get(1) ?? [];
    expect(since).toEqual([
      { roomId: 1, from: '2026-03-02' },
      { roomId: 2, from: '2026-04-15' },
    ]);
    expect([roomOn(since, '2026-04-14'), roomOn(since, '2026-04-15'), roomOn(since, '2025-01-01')]).toEqual([1, 2, 1]);
  });

  test('of a day that the month does not have is its last one', () => {
    // 18 months after August 31 is the end of February.
    expect(through([child(1, '2025-08-31')]).get(1)?.[1]).toEqual({ roomId: 2, from: '2027-02-28' });
  });

  test('goes into the room with most places left then, of those that take the age', () => {
    const there = [child(1, TODDLER, 2), child(2, TODDLER, 2), child(3, TODDLER, 3)];
    const since = through([...there, child(4, '2024-10-15'), child(5, '2024-10-16'), child(6, '2024-10-17')]);
    expect([4, 5, 6].map((id) => since.get(id)?.[1]?.roomId)).toEqual([3, 2, 3]);
  });

  test('takes the place of who has left by then, and none of who has not come yet', () => {
    const gone = { ...child(1, TODDLER, 2), enrollments: [{ startsOn: '2025-01-01', endsOn: '2026-03-31' }] };
    const coming = child(2, TODDLER, 2, '2026-09-01');
    const stays = child(3, TODDLER, 3);
    expect(through([gone, coming, stays, child(4, '2024-10-15')]).get(4)?.[1]?.roomId).toBe(2);
  });

  test('happens twice in a range where rooms take few months', () => {
    const young = { ...infants, maxAgeMonths: 11 };
    const middle = { ...toddlers, minAgeMonths: 12, maxAgeMonths: 17 };
    const since = through([child(1, '2025-06-10')], [young, middle, others]);
    expect(since.get(1)?.map(({ roomId, from }) => [roomId, from])).toEqual([
      [1, '2026-03-02'],
      [2, '2026-06-10'],
      [3, '2026-12-10'],
    ]);
  });

  test('does not happen where no room takes the age, nobody said the ages, or staff kept a child in its room', () => {
    expect(through([child(1, '2024-10-15')], [infants, { ...toddlers, minAgeMonths: null }]).get(1)).toHaveLength(1);
    expect(through([child(1, '2024-10-15')], [{ ...infants, maxAgeMonths: null }, toddlers]).get(1)).toHaveLength(1);
    expect(through([child(1, '2024-03-01')]).get(1)).toHaveLength(1);
  });

  test('is into rooms that take the age in full months, both ends included', () => {
    expect([17, 18, 35, 36].map((months) => takesAge(toddlers, months))).toEqual([false, true, true, false]);
    expect(takesAge(office, 20)).toBe(false);
    expect(
      ['2026-02-27', '2026-02-28', '2026-03-30', '2026-03-31'].map((date) => monthsOld('2025-08-31', date)),
    ).toEqual([5, 6, 6, 7]);
    expect([monthsOld('2026-03-02', '2026-03-02'), monthsOld('1900-01-01', '2026-03-02')]).toEqual([0, 1_514]);
  });
});

describe('a forecast (planning-3)', () => {
  test('has twelve months, the first from its day on, over the end of a year', () => {
    const months = monthsFrom('2026-11-27');
    expect(months).toHaveLength(12);
    expect([months[0], months[1], months[3], months[11]]).toEqual([
      { month: '2026-11-01', from: '2026-11-27', to: '2026-11-30' },
      { month: '2026-12-01', from: '2026-12-01', to: '2026-12-31' },
      { month: '2027-02-01', from: '2027-02-01', to: '2027-02-28' },
      { month: '2027-10-01', from: '2027-10-01', to: '2027-10-31' },
    ]);
  });

  const months = monthsFrom('2026-03-02').slice(0, 2);
  const days = [day, { ...day, date: '2026-03-03', booked: [time(1, '08:00', '18:00', 1, 600)] }];
  const rooms = [infants, toddlers];
  const countedOf = (open: readonly OpenDay[]) =>
    open.flatMap((one) =>
      roomDays(one, rooms, bandOn).map(({ stretches: _, ...cell }) => ({ date: one.date, ...cell })),
    );
  const enrolled = (childId: number, startsOn: string, endsOn: string | null): Enrolled => ({
    childId,
    name: `Child ${childId}`,
    dateOfBirth: TODDLER,
    startsOn,
    endsOn,
  });
  const forecast = (enrollments: readonly Enrolled[], since: RoomsOfChildren = new Map(), through = months) =>
    forecastOf({ months: through, days, rooms, counted: countedOf(days), enrollments, since });

  test('counts different children, what they have booked, and when a room is fullest', () => {
    const { months: house, rooms: told } = forecast([]);
    expect(house).toEqual([
      { month: '2026-03-01', openDays: 2, openMinutes: 1_320, children: 2, fullTime: 1.05 },
      { month: '2026-04-01', openDays: 0, openMinutes: 0, children: 0, fullTime: null },
    ]);
    expect(told[0]).toMatchObject({
      id: 1,
      months: [
        { children: 2, fullTime: 0.95, peak: { date: '2026-03-02', from: '09:00', children: 2 }, staffNeeded: 1 },
        { children: 0, fullTime: null, peak: null, staffNeeded: 0 },
      ],
    });
  });

  test('tells what each child has booked by month and room', () => {
    const always = [1, 2, 3].map((id) => enrolled(id, '2025-01-01', null));
    expect(forecast(always).children.map(({ id, booked }) => [id, booked])).toEqual([
      [
        1,
        [
          { month: 0, roomId: 1, minutes: 840 },
          { month: 0, roomId: 2, minutes: 120 },
        ],
      ],
      [2, [{ month: 0, roomId: 1, minutes: 420 }]],
    ]);
  });

  test('tells who starts, leaves and grows, by date; growing before a start and after a leave is none', () => {
    const grown = new Map([
      [
        1,
        [
          { roomId: 1, from: '2026-03-02' },
          { roomId: 2, from: '2026-04-15' },
        ],
      ],
    ]);
    const of = (...enrollments: Enrolled[]) =>
      forecast(enrollments, grown, monthsFrom('2026-03-02')).changes.map(({ date, kind, fromRoomId, toRoomId }) => [
        date,
        kind,
        fromRoomId,
        toRoomId,
      ]);
    expect(of(enrolled(1, '2025-01-01', null))).toEqual([['2026-04-15', 'grows', 1, 2]]);
    expect(of(enrolled(1, '2025-01-01', '2026-04-14'), enrolled(1, '2026-06-01', '2026-12-31'))).toEqual([
      ['2026-04-14', 'leaves', 1, null],
      ['2026-06-01', 'starts', null, 2],
      ['2026-12-31', 'leaves', 2, null],
    ]);
    expect(of(enrolled(1, '2026-04-15', null))).toEqual([['2026-04-15', 'starts', null, 2]]);
    expect(of(enrolled(1, '2026-03-02', '2027-03-01'))).toEqual([['2026-04-15', 'grows', 1, 2]]);
  });

  test('of 40 rooms and 400 children, each of whom starts, leaves and grows, is an answer below a megabyte', () => {
    const year = monthsFrom('2026-03-02');
    const many = Array.from({ length: 40 }, (_, at) => ({
      ...toddlers,
      id: at + 1,
      name: `The room of group ${at + 1}`,
    }));
    const people = Array.from({ length: 400 }, (_, at) => enrolled(at + 1, '2026-03-09', '2027-02-01'));
    const grown = new Map(
      people.map(({ childId }) => [
        childId,
        [
          { roomId: (childId % 40) + 1, from: '2026-03-02' },
          { roomId: ((childId + 1) % 40) + 1, from: '2026-08-15' },
        ],
      ]),
    );
    // A child is booked in two rooms in each month.
    const counted = year.flatMap(({ month, to }) =>
      many.flatMap(({ id }) =>
        [month, to].map((date) => ({
          date,
          roomId: id,
          minutes: 13_200,
          byChild: new Map(
            people
              .filter(({ childId }) => (childId + Number(date === to)) % 40 === id - 1)
              .map((one) => [one.childId, 9_900]),
          ),
          peak: { from: '09:00', to: '16:30', children: 20, places: 20, staffNeeded: 3 },
          staffNeeded: 3,
        })),
      ),
    );
    const whole = forecastOf({ months: year, days: [], rooms: many, counted, enrollments: people, since: grown });
    expect([whole.rooms.length, whole.children.length, whole.changes.length]).toEqual([40, 400, 1_200]);
    expect(JSON.stringify(whole).length).toBeLessThan(1_000_000);
  });
});
