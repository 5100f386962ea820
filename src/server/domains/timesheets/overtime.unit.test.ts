import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#server/kernel/clock/zone.ts';
import { paidOn, type Terms, workweekOf } from './overtime-rules.ts';
import { lawOf, type WageLaw } from './wage-law.ts';

const SUNDAY = '2026-03-01';
const HOUR = 60;
const federal = lawOf('TX');
const california = lawOf('CA');
const TERMS: Terms = { workweekStarts: 7, isExempt: false };

/** How a week is paid that begins on the first day of the workweek, day by day. */
function week(hours: readonly number[], law: WageLaw, terms = TERMS) {
  const first = addDays(SUNDAY, terms.workweekStarts % 7);
  const dates = hours.map((_, n) => addDays(first, n));
  const workedOn = (date: string) => (hours[dates.indexOf(date)] ?? 0) * HOUR;
  return dates.map((date) => paidOn(date, workedOn, terms, law));
}
const sum = (days: ReturnType<typeof week>) =>
  days.reduce(
    (all, { regular, overtime, double }) => [
      (all[0] ?? 0) + regular / HOUR,
      (all[1] ?? 0) + overtime / HOUR,
      (all[2] ?? 0) + double / HOUR,
    ],
    [0, 0, 0],
  );

/** The plain model: minute by minute through a week, each paid at the highest rate that the law asks for it. */
function plain(minutes: readonly number[], law: 'federal' | 'california') {
  const all = { regular: 0, overtime: 0, double: 0 };
  let straight = 0;
  for (let day = 0; day < minutes.length; day += 1) {
    const isSeventh = law === 'california' && day === 6 && minutes.every((worked) => worked > 0);
    for (let minute = 0; minute < (minutes[day] ?? 0); minute += 1) {
      let rate = 1;
      if (straight >= 40 * HOUR) rate = 1.5;
      if (law === 'california' && minute >= 8 * HOUR) rate = 1.5;
      if (isSeventh) rate = 1.5;
      if (law === 'california' && minute >= 12 * HOUR) rate = 2;
      if (isSeventh && minute >= 8 * HOUR) rate = 2;
      if (rate === 1) straight += 1;
      all[rate === 1 ? 'regular' : rate === 1.5 ? 'overtime' : 'double'] += 1;
    }
  }
  return all;
}

describe('overtime (timesheets-4, timesheets-5)', () => {
  test('is what a week has beyond 40 hours, on the day on which it goes beyond', () => {
    expect(sum(week([0, 8, 8, 8, 8, 8, 0], federal))).toEqual([40, 0, 0]);
    expect(week([0, 9, 9, 9, 9, 9, 0], federal).map(({ overtime }) => overtime / HOUR)).toEqual([0, 0, 0, 0, 0, 5, 0]);
    expect(sum(week([0, 13, 13, 13, 0, 0, 0], federal))).toEqual([39, 0, 0]);
  });

  test('in California is also what a day has beyond 8 hours, and twice beyond 12, counted once', () => {
    expect(sum(week([0, 13, 0, 0, 0, 0, 0], california))).toEqual([8, 4, 1]);
    // Five days of ten hours: the week's own 40 hours are not gone beyond.
    expect(sum(week([0, 10, 10, 10, 10, 10, 0], california))).toEqual([40, 10, 0]);
    expect(sum(week([0, 10, 10, 10, 10, 10, 4], california))).toEqual([40, 14, 0]);
  });

  test('in California is the whole seventh day of a week that was worked through, twice beyond 8 hours', () => {
    expect(week([4, 4, 4, 4, 4, 4, 9], california).at(-1)).toEqual({ regular: 0, overtime: 480, double: 60 });
    expect(week([0, 4, 4, 4, 4, 4, 9], california).at(-1)).toEqual({ regular: 480, overtime: 60, double: 0 });
    expect(week([4, 4, 4, 4, 4, 4, 9], federal).at(-1)).toEqual({ regular: 540, overtime: 0, double: 0 });
  });

  test('is none of whoever is exempt', () => {
    expect(sum(week([12, 12, 12, 12, 12, 12, 12], california, { ...TERMS, isExempt: true }))).toEqual([84, 0, 0]);
  });

  test('is counted by the workweek of the terms, whatever day it begins on', () => {
    expect(workweekOf('2026-03-04', { workweekStarts: 7 })).toBe('2026-03-01');
    expect(workweekOf('2026-03-04', { workweekStarts: 4 })).toBe('2026-02-26');
    expect(workweekOf('2026-03-05', { workweekStarts: 4 })).toBe('2026-03-05');
    const sevenDays = [10, 10, 10, 10, 10, 0, 0];
    for (let workweekStarts = 1; workweekStarts <= 7; workweekStarts += 1) {
      expect(sum(week(sevenDays, federal, { ...TERMS, workweekStarts }))).toEqual([40, 10, 0]);
    }
  });

  test.each(['federal', 'california'] as const)('agrees with a plain count of minutes in random weeks: %s', (law) => {
    const day = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 24 * HOUR }), fc.constantFrom(8 * HOUR, 12 * HOUR));
    fc.assert(
      fc.property(fc.array(day, { minLength: 7, maxLength: 7 }), fc.integer({ min: 1, max: 7 }), (minutes, starts) => {
        const days = week(
          minutes.map((worked) => worked / HOUR),
          law === 'federal' ? federal : california,
          { ...TERMS, workweekStarts: starts },
        );
        const paid = days.reduce(
          (all, one) => ({
            regular: all.regular + one.regular,
            overtime: all.overtime + one.overtime,
            double: all.double + one.double,
          }),
          { regular: 0, overtime: 0, double: 0 },
        );
        const expected = plain(minutes, law);
        expect(Math.round(paid.regular)).toBe(expected.regular);
        expect(Math.round(paid.overtime)).toBe(expected.overtime);
        expect(Math.round(paid.double)).toBe(expected.double);
      }),
      { numRuns: 1_000 },
    );
  });
});
