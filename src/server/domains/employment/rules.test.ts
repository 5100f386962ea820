import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minuteOf } from '#server/kernel/clock/time-of-day.ts';
import { mergedTimes, overlap, type Times, wrongEmployment, wrongQualification, wrongTerms } from './rules.ts';

const FROM_AUGUST = { hiredOn: '2025-08-18', leftOn: null };

test('days overlap where they have one in common, without an end to the end of time', () => {
  const spring = { from: '2026-03-01', to: '2026-05-31' };
  expect(overlap(spring, { from: '2026-05-31', to: null })).toBe(true);
  expect(overlap(spring, { from: '2026-06-01', to: null })).toBe(false);
  expect(overlap({ from: '2025-01-01', to: null }, spring)).toBe(true);
  expect(overlap({ from: '2025-01-01', to: '2026-02-28' }, spring)).toBe(false);
});

describe('an employment', () => {
  test('ends on its first day or later', () => {
    expect(wrongEmployment({ hiredOn: '2025-08-18', leftOn: '2025-08-18' }, [], [])).toBeNull();
    expect(wrongEmployment({ hiredOn: '2025-08-18', leftOn: '2025-08-17' }, [], [])).toHaveProperty('leftOn');
  });

  test('does not overlap another one, and may follow it on the next day', () => {
    const before = { hiredOn: '2024-01-01', leftOn: '2025-08-17' };
    expect(wrongEmployment(FROM_AUGUST, [before], [])).toBeNull();
    expect(wrongEmployment(FROM_AUGUST, [{ ...before, leftOn: '2025-08-18' }], [])).toHaveProperty('hiredOn');
    expect(wrongEmployment(before, [FROM_AUGUST], [])).toBeNull();
  });

  test('holds all of its terms', () => {
    expect(wrongEmployment(FROM_AUGUST, [], ['2025-08-19'])).toBeNull();
    expect(wrongEmployment(FROM_AUGUST, [], ['2025-08-18'])).toHaveProperty('hiredOn');
    expect(wrongEmployment({ ...FROM_AUGUST, leftOn: '2025-12-31' }, [], ['2026-01-01'])).toHaveProperty('leftOn');
    expect(wrongEmployment({ ...FROM_AUGUST, leftOn: '2026-01-01' }, [], ['2026-01-01'])).toBeNull();
  });
});

test('other terms begin after the first day, before the end, and on a day of their own', () => {
  expect(wrongTerms('2025-08-19', FROM_AUGUST, ['2025-08-18'])).toBeNull();
  expect(wrongTerms('2025-08-18', FROM_AUGUST, [])).toHaveProperty('fromDate');
  expect(wrongTerms('2026-01-05', FROM_AUGUST, ['2026-01-05'])).toHaveProperty('fromDate');
  expect(wrongTerms('2026-07-01', { ...FROM_AUGUST, leftOn: '2026-06-30' }, [])).toHaveProperty('fromDate');
});

test('somebody is qualified for a group once at a time', () => {
  const one = { from: '2025-08-18', to: '2026-08-17' };
  expect(wrongQualification({ from: '2026-08-18', to: null }, [one])).toBeNull();
  expect(wrongQualification({ from: '2026-08-17', to: null }, [one])).toHaveProperty('ageGroup');
  expect(wrongQualification({ from: '2026-08-18', to: '2026-08-17' }, [])).toHaveProperty('toDate');
});

describe('times of a weekday', () => {
  test('are minutes of the day', () => {
    expect([minuteOf('00:00'), minuteOf('07:30'), minuteOf('24:00')]).toEqual([0, 450, 1440]);
  });

  test('that touch or overlap are one; none ends before it begins', () => {
    const of = (...pairs: [number, number][]) =>
      mergedTimes(pairs.map(([fromMinute, toMinute]) => ({ weekday: 1, fromMinute, toMinute })));
    expect(of([600, 720], [420, 600])).toEqual([{ weekday: 1, fromMinute: 420, toMinute: 720 }]);
    expect(of([420, 720], [480, 600])).toEqual([{ weekday: 1, fromMinute: 420, toMinute: 720 }]);
    expect(of([420, 480], [481, 600])).toHaveLength(2);
    expect(of([600, 600])).toBeNull();
  });

  test('cover the minutes that were said, once each', () => {
    const times = fc.array(
      fc.record({
        weekday: fc.integer({ min: 1, max: 7 }),
        start: fc.nat(1_380),
        length: fc.integer({ min: 1, max: 60 }),
      }),
      { maxLength: 12 },
    );
    const minutes = (all: readonly Times[]) =>
      all.flatMap(({ weekday, fromMinute, toMinute }) =>
        Array.from({ length: toMinute - fromMinute }, (_, minute) => weekday * 1_440 + fromMinute + minute),
      );
    fc.assert(
      fc.property(times, (said) => {
        const all = said.map(({ weekday, start, length }) => ({
          weekday,
          fromMinute: start,
          toMinute: start + length,
        }));
        const merged = minutes(mergedTimes(all) ?? []);
        expect(merged).toEqual([...new Set(minutes(all))].toSorted((a, b) => a - b));
      }),
    );
  });
});
