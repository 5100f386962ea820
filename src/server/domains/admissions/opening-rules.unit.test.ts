import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMonths } from '#server/kernel/clock/zone.ts';
import { openingsOf, type PlacesAhead, type Wishes } from './opening-rules.ts';

const MONTHS = Array.from({ length: 12 }, (_, at) => addMonths('2026-03-01', at));
const week = (free: number | null) => [free, free, free, free, free, null, null];
/** `free` of each month, for every weekday; the last one goes on. */
const year = (...free: number[]) => MONTHS.map((_, at) => week(free[Math.min(at, free.length - 1)] ?? 0));
const infants = (free: PlacesAhead['house']) => ({ minAgeMonths: 0, maxAgeMonths: 17, free });
const toddlers = (free: PlacesAhead['house']) => ({ minAgeMonths: 18, maxAgeMonths: null, free });
const ahead = (change: Partial<PlacesAhead> = {}): PlacesAhead => ({
  months: MONTHS,
  rooms: [infants(year(0, 0, 1, 2))],
  house: year(9),
  ...change,
});
const child = (id: number, change: Partial<Wishes> = {}): Wishes => ({
  id,
  bornOn: '2026-01-10',
  wishedStart: '2026-03-15',
  weekdays: [1, 3],
  ...change,
});
const of = (waiting: Wishes[], change: Partial<PlacesAhead> = {}) => [...openingsOf(waiting, ahead(change)).values()];

test('each place goes to one child, in the order of the list', () => {
  expect(of([child(1), child(2), child(3)])).toEqual([{ month: '2026-05-01' }, { month: '2026-06-01' }, 'later']);
});

test('children on other days share a place, and nobody comes before the wished month', () => {
  expect(of([child(1), child(2, { weekdays: [2, 4] })])).toEqual([{ month: '2026-05-01' }, { month: '2026-05-01' }]);
  expect(of([child(1, { wishedStart: '2026-09-20' })])).toEqual([{ month: '2026-09-01' }]);
  expect(of([child(1, { wishedStart: '2027-03-01' })])).toEqual(['unknown']);
});

test('a place that does not stay free is none, and the license of the house counts too', () => {
  expect(of([child(1)], { rooms: [infants(year(1, 1, 0, 0, 0, 1))] })).toEqual([{ month: '2026-08-01' }]);
  expect(of([child(1), child(2)], { rooms: [infants(year(5)), toddlers(year(5))], house: year(1) })).toEqual([
    { month: '2026-03-01' },
    'later',
  ]);
});

test('a child grows into the next room, and needs a place there, too', () => {
  const old = child(1, { bornOn: '2025-01-10' });
  // 18 months old on the 10th of July: from August on among the toddlers.
  expect(of([old], { rooms: [infants(year(3)), toddlers(year(0))] })).toEqual(['later']);
  expect(of([old], { rooms: [infants(year(3)), toddlers(year(0, 0, 0, 0, 0, 1))] })).toEqual([{ month: '2026-03-01' }]);
});

test('of a child that no room takes nothing is said; one not born yet comes once it is', () => {
  expect(of([child(1, { bornOn: '2015-01-10' })])).toEqual(['unknown']);
  expect(of([child(1, { bornOn: '2026-08-20', wishedStart: '2026-04-01' })])).toEqual([{ month: '2026-09-01' }]);
  expect(of([child(1)], { rooms: [] })).toEqual(['unknown']);
});

test('nobody’s place goes to those behind, and who comes earlier never waits longer for it', () => {
  const wishes = fc.record({
    bornOn: fc.constantFrom('2025-02-01', '2025-09-15', '2026-01-10', '2026-06-30'),
    wishedStart: fc.constantFrom('2026-03-15', '2026-06-01', '2026-11-01'),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1 }),
  });
  const free = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(fc.array(wishes, { maxLength: 12 }), free, free, free, (all, one, two, house) => {
      const change = { rooms: [infants(year(...one)), toddlers(year(...two))], house: year(...house) };
      const waiting = all.map((wish, at) => ({ ...wish, id: at + 1 }));
      const whole = openingsOf(waiting, ahead(change));
      for (let at = 1; at <= waiting.length; at += 1)
        expect([...openingsOf(waiting.slice(0, at), ahead(change))]).toEqual([...whole].slice(0, at));
    }),
  );
  const twins = openingsOf([child(1), child(2)], ahead());
  expect(JSON.stringify(twins.get(1)) <= JSON.stringify(twins.get(2))).toBe(true);
});

test('of two rooms of its age a child comes into the one in which it can stay', () => {
  const rooms = [infants(year(3, 3, 0)), infants(year(2))];
  expect(of([child(1), child(2), child(3)], { rooms })).toEqual([
    { month: '2026-03-01' },
    { month: '2026-03-01' },
    'later',
  ]);
});

test('five thousand children are looked at in no time', () => {
  const waiting = Array.from({ length: 5_000 }, (_, at) =>
    child(at, { bornOn: `202${4 + (at % 3)}-0${1 + (at % 9)}-1${at % 10}`, weekdays: [1 + (at % 5)] }),
  );
  const change = { rooms: [infants(year(5)), toddlers(year(4)), toddlers(year(0, 1, 2, 3))], house: year(40) };
  const began = performance.now();
  expect(openingsOf(waiting, ahead(change)).size).toBe(5_000);
  // It takes some milliseconds; a busy machine is given time.
  expect(performance.now() - began).toBeLessThan(1_000);
});
