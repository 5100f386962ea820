import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterFailure, isDrillDue, isDue, isToBeTold, type Nights, nightOf, pastKeeping } from './rules.ts';

const ZONE = 'America/New_York';
const NONE: Nights = { done: null, failed: null };

describe('a night', () => {
  test('begins at two, by the clock of the center', () => {
    expect(nightOf(new Date('2026-03-02T06:59:00Z'), ZONE)).toBe('2026-03-01');
    expect(nightOf(new Date('2026-03-02T07:00:00Z'), ZONE)).toBe('2026-03-02');
    expect(nightOf(new Date('2026-03-03T06:59:00Z'), ZONE)).toBe('2026-03-02');
  });

  test('has one backup, and three tries of it', () => {
    expect(isDue('2026-03-02', NONE)).toBe(true);
    expect(isDue('2026-03-02', { ...NONE, done: '2026-03-02' })).toBe(false);
    let nights = NONE;
    for (let n = 0; n < 3; n += 1) {
      expect(isDue('2026-03-02', nights)).toBe(true);
      nights = afterFailure('2026-03-02', nights);
    }
    expect(isDue('2026-03-02', nights)).toBe(false);
    expect(isDue('2026-03-03', nights)).toBe(true);
  });

  test('that fails is told of when it is the second, and then once a week', () => {
    let nights = NONE;
    const told: number[] = [];
    for (let night = 1; night <= 17; night += 1)
      for (let attempt = 0; attempt < 3; attempt += 1) {
        nights = afterFailure(`2026-03-${String(night).padStart(2, '0')}`, nights);
        if (isToBeTold(nights)) told.push(night);
      }
    expect(told).toEqual([2, 9, 16]);
  });
});

test('a drill is due once a week, and when the clock was set back', () => {
  const now = new Date('2026-03-09T07:00:00Z');
  expect(isDrillDue(now, null)).toBe(true);
  expect(isDrillDue(now, new Date('2026-03-03T07:00:00Z'))).toBe(false);
  expect(isDrillDue(now, new Date('2026-03-02T07:10:00Z'))).toBe(true);
  expect(isDrillDue(now, new Date('2027-03-02T07:10:00Z'))).toBe(true);
});

describe('keeping', () => {
  const keep = { days: 7, weeks: 4, months: 12 };
  const at = (text: string) => ({ madeAt: new Date(text) });
  const nightly = (count: number) =>
    Array.from({ length: count }, (_, n) => ({
      madeAt: new Date(Date.parse('2026-12-31T07:30:00Z') - n * 86_400_000),
    }));
  const keptOf = (all: readonly { madeAt: Date }[]) => {
    const past = new Set(pastKeeping(all, keep, ZONE));
    return all.filter((one) => !past.has(one)).map(({ madeAt }) => madeAt.toISOString().slice(0, 10));
  };

  test('holds seven days, four weeks and twelve months of a year of nights', () => {
    expect(keptOf(nightly(500))).toEqual([
      ...['2026-12-31', '2026-12-30', '2026-12-29', '2026-12-28', '2026-12-27', '2026-12-26', '2026-12-25'],
      ...['2026-12-20', '2026-12-13', '2026-11-30', '2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31'],
      ...['2026-06-30', '2026-05-31', '2026-04-30', '2026-03-31', '2026-02-28', '2026-01-31'],
    ]);
  });

  test('holds the newest of a day, and everything of a machine that stood still', () => {
    const two = [at('2026-03-02T08:00:00Z'), at('2026-03-02T20:00:00Z')];
    expect(pastKeeping(two, keep, ZONE)).toEqual([two[0]]);
    const old = [at('2020-01-05T08:00:00Z'), at('2024-06-05T08:00:00Z')];
    expect(pastKeeping(old, keep, ZONE)).toEqual([]);
  });

  test('never removes the newest, nor more the second time', () => {
    const moments = fc.array(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
    );
    const counts = fc.nat({ max: 12 });
    fc.assert(
      fc.property(moments, counts, counts, counts, (dates, days, weeks, months) => {
        const all = dates.map((madeAt) => ({ madeAt }));
        const some = { days, weeks, months };
        const past = pastKeeping(all, some, ZONE);
        const left = all.filter((one) => !past.includes(one));
        const newest = Math.max(...all.map(({ madeAt }) => madeAt.getTime()));
        if (all.length > 0) expect(left.map(({ madeAt }) => madeAt.getTime())).toContain(newest);
        expect(pastKeeping(left, some, ZONE)).toEqual([]);
        expect(left.length).toBeLessThanOrEqual(days + weeks + months + 1);
      }),
    );
  });
});
