import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ROUNDINGS } from '#contract/timesheets-choices.ts';
import { addDays, momentOf } from '#server/kernel/clock/zone.ts';
import { type BreakAnswer, type Duty, hoursByDate, minuteOf, rounded, spansOf } from './hours-rules.ts';
import { lawOf } from './wage-law.ts';

const NEW_YORK = 'America/New_York';
const law = lawOf(undefined);
const at = (date: string, time: string, notBefore?: Date) => momentOf(date, time, NEW_YORK, notBefore);

const duty = (startedAt: Date, endedAt: Date, ...breaks: readonly [from: Date, to: Date][]): Duty => ({
  id: 7,
  startedAt,
  endedAt,
  places: [
    { at: startedAt, function: 'care' },
    ...breaks.flatMap(([from, to]) => [
      { at: from, function: 'break' as const },
      { at: to, function: 'office' as const },
    ]),
  ],
});
const said = (from: Date, to: Date, isRelieved: boolean): BreakAnswer => ({
  dutyId: 7,
  startedAt: from,
  endedAt: to,
  isRelieved,
});
/** Worked and unpaid minutes of dates from one on. */
function hours(first: string, days: number, one: Duty, ...answers: BreakAnswer[]) {
  const dates = Array.from({ length: days }, (_, n) => addDays(first, n));
  const midnights = [...dates, addDays(first, days)].map((date) => minuteOf(at(date, '00:00')));
  return hoursByDate(dates, midnights, spansOf(one, answers, law, null)).map(({ worked, unpaid }) => [worked, unpaid]);
}

describe('hours (timesheets-1)', () => {
  test('are the time that passed, to the minute that the clock shows at both ends', () => {
    const day = duty(new Date('2026-03-02T12:00:40Z'), new Date('2026-03-02T20:30:10Z'));
    expect(hours('2026-03-02', 1, day)).toEqual([[510, 0]]);
  });

  test('belong to the date on which they were worked, also over midnight', () => {
    expect(hours('2026-03-02', 2, duty(at('2026-03-02', '20:00'), at('2026-03-03', '02:30')))).toEqual([
      [240, 0],
      [150, 0],
    ]);
  });

  test('are an hour less in the night on which clocks go forward, and an hour more when they go back', () => {
    expect(hours('2026-03-07', 2, duty(at('2026-03-07', '22:00'), at('2026-03-08', '06:00')))).toEqual([
      [120, 0],
      [300, 0],
    ]);
    expect(hours('2026-10-31', 2, duty(at('2026-10-31', '22:00'), at('2026-11-01', '06:00')))).toEqual([
      [120, 0],
      [420, 0],
    ]);
    const first = at('2026-11-01', '01:10');
    const second = at('2026-11-01', '01:10', new Date(first.getTime() + 1));
    expect(hours('2026-11-01', 1, duty(first, second))).toEqual([[60, 0]]);
  });
});

describe('breaks (timesheets-2)', () => {
  const [start, end] = [at('2026-03-02', '08:00'), at('2026-03-02', '16:30')];
  const lunch = [at('2026-03-02', '12:00'), at('2026-03-02', '12:30')] as const;

  test('of less than 30 minutes are paid', () => {
    const short = [at('2026-03-02', '10:00'), at('2026-03-02', '10:29')] as const;
    expect(hours('2026-03-02', 1, duty(start, end, [...short]), said(...short, true))).toEqual([[510, 0]]);
  });

  test('of 30 minutes and more are unpaid once somebody confirms that they were relieved, and never before', () => {
    const day = duty(start, end, [...lunch]);
    expect(spansOf(day, [], law, null).map(({ kind }) => kind)).toEqual(['work', 'unanswered-break', 'work']);
    expect(hours('2026-03-02', 1, day)).toEqual([[510, 0]]);
    expect(hours('2026-03-02', 1, day, said(...lunch, true))).toEqual([[480, 30]]);
    expect(hours('2026-03-02', 1, day, said(...lunch, false))).toEqual([[510, 0]]);
    expect(hours('2026-03-02', 1, day, said(...lunch, true), said(...lunch, false))).toEqual([[510, 0]]);
  });

  test('that became others by a correction are asked of anew', () => {
    const longer = duty(start, end, [lunch[0], at('2026-03-02', '12:45')]);
    expect(hours('2026-03-02', 1, longer, said(...lunch, true))).toEqual([[510, 0]]);
  });

  test('beyond a corrected end count for nothing', () => {
    expect(hours('2026-03-02', 1, duty(start, lunch[0], [...lunch]))).toEqual([[240, 0]]);
  });

  test('over midnight are one break, of two dates', () => {
    const night = [at('2026-03-02', '23:45'), at('2026-03-03', '00:15')] as const;
    const day = duty(at('2026-03-02', '20:00'), at('2026-03-03', '04:00'), [...night]);
    expect(hours('2026-03-02', 2, day, said(...night, true))).toEqual([
      [225, 15],
      [225, 15],
    ]);
  });

  test('none of them makes or loses a minute, wherever they lie', () => {
    const minutes = fc.uniqueArray(fc.integer({ min: 1, max: 599 }), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(minutes, fc.boolean(), (marks, isRelieved) => {
        const sorted = [...marks].sort((one, other) => one - other);
        const moments = sorted.map((minute) => new Date(start.getTime() + minute * 60_000));
        const pairs = moments.flatMap((from, n): [Date, Date][] => {
          const to = moments[n + 1];
          return n % 2 === 0 && to ? [[from, to]] : [];
        });
        const day = duty(start, new Date(start.getTime() + 600 * 60_000), ...pairs);
        const [[worked, unpaid] = []] = hours('2026-03-02', 1, day, ...pairs.map((pair) => said(...pair, isRelieved)));
        expect((worked ?? 0) + (unpaid ?? 0)).toBe(600);
        const meals = pairs.map(([from, to]) => (to.getTime() - from.getTime()) / 60_000).filter((long) => long >= 30);
        expect(unpaid).toBe(isRelieved ? meals.reduce((sum, long) => sum + long, 0) : 0);
      }),
    );
  });
});

describe('rounding (timesheets-3)', () => {
  test('goes to the nearest, and from the middle to both sides alike', () => {
    expect([6, 7, 8, 22, 23].map((minute) => rounded(minute, 15))).toEqual([0, 0, 15, 15, 30]);
    expect([2, 3, 9, 15].map((minute) => rounded(minute, 6))).toEqual([0, 0, 12, 12]);
    expect(rounded(17, null)).toBe(17);
  });

  /** Random numbers from 0 to 1 that are the same each time (mulberry32). */
  function numbers(seed: number) {
    let state = seed;
    return () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
    };
  }

  test.each(ROUNDINGS)('to %i minutes drifts to neither side in 10,000 weeks', (to) => {
    const next = numbers(to);
    const between = (from: number, until: number) => from + Math.floor(next() * (until - from));
    let drift = 0;
    let gained = 0;
    let lost = 0;
    for (let week = 0; week < 10_000; week += 1) {
      let difference = 0;
      for (let day = 0; day < 5; day += 1) {
        const start = 29_000_000 + week * 10_080 + day * 1_440 + between(400, 520);
        const lunch = start + between(180, 260);
        const back = lunch + between(30, 61);
        const end = back + between(180, 280);
        const moments = [start, lunch, back, end].map((minute) => new Date(minute * 60_000));
        const [a, b, c, d] = moments as [Date, Date, Date, Date];
        const spans = spansOf(duty(a, d, [b, c]), [said(b, c, true)], law, to);
        const paid = spans.reduce((sum, span) => sum + (span.kind === 'work' ? span.to - span.from : 0), 0);
        difference += paid - (lunch - start + end - back);
      }
      drift += difference;
      if (difference > 0) gained += 1;
      if (difference < 0) lost += 1;
    }
    // The mean of a week, in minutes: four standard errors of 20 punches that are each rounded by themselves.
    expect(Math.abs(drift / 10_000)).toBeLessThan((4 * Math.sqrt(20 * ((to * to) / 12))) / 100);
    expect(Math.abs(gained - lost)).toBeLessThan(4 * Math.sqrt(gained + lost));
  });

  test('each remainder has one that makes up for it', () => {
    for (const to of ROUNDINGS) {
      let sum = 0;
      for (let minute = 0; minute < 2 * to; minute += 1) sum += rounded(minute, to) - minute;
      expect(sum).toBe(0);
    }
  });
});
