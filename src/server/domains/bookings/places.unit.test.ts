import { describe, expect, test } from 'vitest';
import { packOf } from '#server/domains/compliance/packs.ts';
import { freePlaces, type House, type Room } from './places-rules.ts';
import { bookableDays, checkDay, type Day, isPastCutoff, kindOf, NO_BOOKINGS, priceOf, verdictOn } from './rules.ts';

const TODDLER = '2024-03-01';
const room = { id: 1, ageGroup: null, capacity: 3, childrenPerStaff: 6, staff: 1 };
const house: House & { room: Room } = {
  date: '2026-03-05',
  opens: '07:00',
  closes: '18:00',
  licensedPlaces: null,
  room,
  pack: packOf(undefined),
  booked: [],
};
let children = 0;
/** One more child. */
const there = (arrives: string, leaves: string, roomId = 1, dateOfBirth = TODDLER) => ({
  childId: ++children,
  roomId,
  dateOfBirth,
  arrives,
  leaves,
});

describe('free places (bookings-4)', () => {
  test('are counted for each half hour of which a child is there for a part; what is alike is one stretch', () => {
    const booked = [there('08:00', '12:00'), there('08:10', '11:40'), there('11:30', '16:00')];
    expect(freePlaces({ ...house, booked }, TODDLER)).toEqual([
      { from: '07:00', to: '08:00', places: 3, keepsRatio: true },
      { from: '08:00', to: '11:30', places: 1, keepsRatio: true },
      { from: '11:30', to: '12:00', places: 0, keepsRatio: true },
      { from: '12:00', to: '16:00', places: 2, keepsRatio: true },
      { from: '16:00', to: '18:00', places: 3, keepsRatio: true },
    ]);
  });

  test('count a child once whose two times meet in one half hour', () => {
    const morning = there('08:00', '12:10');
    const booked = [morning, { ...morning, arrives: '12:20', leaves: '16:00' }];
    expect(freePlaces({ ...house, booked }, TODDLER).map(({ from, places }) => [from, places])).toEqual([
      ['07:00', 3],
      ['08:00', 2],
      ['16:00', 3],
    ]);
  });

  test('end with a day that opens or closes between half hours', () => {
    expect(
      freePlaces({ ...house, opens: '07:15', closes: '17:45', booked: [there('17:30', '17:45')] }, TODDLER),
    ).toEqual([
      { from: '07:15', to: '17:30', places: 3, keepsRatio: true },
      { from: '17:30', to: '17:45', places: 2, keepsRatio: true },
    ]);
  });

  test('are bound by the license of the whole house, where children of other rooms count', () => {
    const booked = [there('07:00', '18:00', 2), there('07:00', '12:00', 2)];
    expect(freePlaces({ ...house, booked, licensedPlaces: 3 }, TODDLER).map(({ places }) => places)).toEqual([1, 2]);
    expect(freePlaces({ ...house, booked }, TODDLER)).toMatchObject([{ places: 3 }]);
  });

  test('are bound by the group size of the rule pack, by the age on that day', () => {
    const infantsAllDay = Array.from({ length: 3 }, () => there('07:00', '18:00', 1, '2026-01-10'));
    const newYork = { ...house, pack: packOf('NY'), room: { ...room, capacity: 20, staff: 9 }, booked: infantsAllDay };
    // New York: groups of infants hold 8, those of toddlers from 18 months on 12.
    const [young] = freePlaces(newYork, '2026-01-10');
    const [older] = freePlaces({ ...newYork, booked: [] }, '2024-03-01');
    expect(young?.places).toBeLessThan(older?.places ?? 0);
    // From the day on which it is 18 months old, a child is of the next band.
    const born = '2024-09-05';
    const before = freePlaces({ ...newYork, booked: [], date: '2026-03-04' }, born)[0]?.places;
    const after = freePlaces({ ...newYork, booked: [], date: '2026-03-05' }, born)[0]?.places;
    expect(before).toBeLessThan(after ?? 0);
  });

  test('without any limit are not told', () => {
    expect(freePlaces({ ...house, room: { ...room, capacity: null } }, TODDLER)).toMatchObject([{ places: null }]);
  });

  test('say whether the ratio is kept by the staff who are assigned to the room', () => {
    const six = Array.from({ length: 6 }, () => there('09:00', '12:00'));
    const wide = { ...house, room: { ...room, capacity: 20 }, booked: six };
    expect(freePlaces(wide, TODDLER).map(({ keepsRatio }) => keepsRatio)).toEqual([true, false, true]);
    expect(freePlaces({ ...wide, room: { ...wide.room, staff: 2 } }, TODDLER).every((one) => one.keepsRatio)).toBe(
      true,
    );
    expect(freePlaces({ ...house, room: { ...room, childrenPerStaff: null, staff: 0 } }, TODDLER)).toMatchObject([
      { keepsRatio: false },
    ]);
  });
});

test('the rule says yes only where every half hour has a place and keeps the ratio', () => {
  const free = freePlaces(
    { ...house, booked: [there('12:00', '13:00'), there('12:00', '13:00'), there('12:00', '13:00')] },
    TODDLER,
  );
  expect(verdictOn(free, [{ arrives: '08:00', leaves: '12:00' }])).toEqual({ hasPlace: true, keepsRatio: true });
  expect(verdictOn(free, [{ arrives: '08:00', leaves: '12:01' }])).toEqual({ hasPlace: false, keepsRatio: true });
  expect(verdictOn(free, [{ arrives: '13:00', leaves: '18:00' }])).toEqual({ hasPlace: true, keepsRatio: true });
  const around = [
    { arrives: '11:00', leaves: '12:00' },
    { arrives: '13:00', leaves: '14:00' },
  ];
  expect(verdictOn(free, around)).toEqual({ hasPlace: true, keepsRatio: true });
  expect(verdictOn(free, [])).toEqual({ hasPlace: true, keepsRatio: true });
});

test('how the days are agreed says what a booking is, and what it costs', () => {
  expect([kindOf('fixed', false), kindOf('fixed', true), kindOf('drop-in', false), kindOf('flexible', false)]).toEqual([
    'extra',
    'swap',
    'drop-in',
    'flexible',
  ]);
  expect(kindOf(null, false)).toBe(null);
  const rules = { ...NO_BOOKINGS, dayPrice: 80, halfDayPrice: 50, dropInPrice: 60 };
  const half = { arrives: '08:00', leaves: '13:00' };
  const whole = { arrives: '08:00', leaves: '13:01' };
  expect([priceOf('extra', half, rules), priceOf('extra', whole, rules)]).toEqual([50, 80]);
  expect(['swap', 'flexible', 'drop-in'].map((kind) => priceOf(kind as 'swap', whole, rules))).toEqual([0, 0, 60]);
});

describe('the cut-off (bookings-3)', () => {
  const rules = { ...NO_BOOKINGS, kinds: ['extra' as const], cutoffDays: 1, cutoffTime: '12:00', aheadDays: 30 };
  const day: Day = {
    date: '2026-03-05',
    isOpen: true,
    isEnrolled: true,
    care: 'fixed',
    isExpected: false,
    isAsked: false,
    isChanged: false,
    isAbsent: false,
    isGivenUp: false,
  };
  test('is its minute, the day before', () => {
    expect(isPastCutoff('2026-03-05', rules, { date: '2026-03-04', time: '12:00' })).toBe(false);
    expect(isPastCutoff('2026-03-05', rules, { date: '2026-03-04', time: '12:01' })).toBe(true);
    expect(isPastCutoff('2026-03-05', rules, { date: '2026-03-03', time: '23:59' })).toBe(false);
    expect(bookableDays(rules, { date: '2026-03-04', time: '12:00' }).from).toBe('2026-03-05');
    expect(bookableDays(rules, { date: '2026-03-04', time: '12:01' }).from).toBe('2026-03-06');
  });
  test.each([
    ['nothing is wrong', {}, undefined],
    ['it has passed', { date: '2026-03-03' }, 'This day has passed'],
    ['it is too far', { date: '2026-05-05' }, 'Choose a day within the next {{days}} days'],
    ['it is too late', { date: '2026-03-04' }, 'It is too late to change this day here. Please speak with the center.'],
    ['the center is closed', { isOpen: false }, 'The center is closed on this day'],
    ['the child is not enrolled', { isEnrolled: false }, 'Your child is not enrolled on this day'],
    ['it is asked for', { isAsked: true }, 'There is a booking of this day already'],
    ['it is booked', { isExpected: true }, 'Your child is booked on this day already'],
    ['every day is booked', { care: null }, 'Your child is booked on this day already'],
  ])('and the day: %s', (_, change, text) => {
    expect(checkDay({ ...day, ...change }, rules, { date: '2026-03-04', time: '11:00' })?.text).toBe(text);
  });
});
