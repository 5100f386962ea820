import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  axisOf,
  daysPlanned,
  endOf,
  lanesOf,
  minuteAt,
  minuteOf,
  missingIn,
  movedTo,
  newShiftTimes,
  placeOn,
  resizedTo,
  runsOf,
  type Shift,
  timeOf,
} from './rules.ts';

const times = (fromMinute: number, toMinute: number) => ({ fromMinute, toMinute });
const shift = (fromMinute: number, toMinute: number, date = '2026-03-09'): Shift => ({
  ...{ id: 1, staffId: 1, roomId: 1, kind: 'care', date, breaks: [], state: 'draft', warnings: [], version: 1 },
  ...times(fromMinute, toMinute),
});
const day = (date: string, opens: string | null = '07:00', closure: string | null = null) => ({
  ...{ date, opens, closes: opens && '18:00', closure, isOpen: true },
});
const breakAt = (fromMinute: number) => ({ fromMinute, toMinute: fromMinute + 30, isPaid: false });

describe('a time', () => {
  test('is written and read, and midnight ends a day', () => {
    expect([timeOf(570), timeOf(1440)]).toEqual(['09:30', '24:00']);
    expect([minuteOf('09:30'), minuteOf(''), endOf('00:00'), endOf('16:00')]).toEqual([570, null, 1440, 960]);
  });

  test('has its place on the axis, and never lies outside', () => {
    expect(placeOn(times(420, 1020), times(570, 870))).toEqual({ start: 25, width: 50 });
    expect(placeOn(times(420, 1020), times(0, 1440))).toEqual({ start: 0, width: 100 });
  });

  test('at a place of the axis is a full quarter hour', () => {
    expect(minuteAt(times(420, 1020), 0.26)).toBe(570);
    expect(minuteAt(times(420, 1020), 0.28)).toBe(585);
  });
});

test('a week is drawn from the full hour of whatever begins first to that of whatever ends last', () => {
  expect(axisOf({ days: [day('2026-03-09', '07:30')], shifts: [] })).toEqual(times(420, 1080));
  expect(axisOf({ days: [day('2026-03-09')], shifts: [shift(390, 1110)] })).toEqual(times(360, 1140));
  expect(axisOf({ days: [day('2026-03-08', null)], shifts: [] })).toEqual(times(420, 1080));
});

test('shifts lie in lanes, none on another, as few as there are at once', () => {
  const anyTimes = fc
    .tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 40 }))
    .map(([from, length]) => times(from * 15, (from + length) * 15));
  fc.assert(
    fc.property(fc.array(anyTimes, { maxLength: 20 }), (shifts) => {
      const lanes = lanesOf(shifts);
      for (const lane of lanes)
        for (const [at, one] of lane.entries())
          expect(lane[at + 1]?.fromMinute ?? 9999).toBeGreaterThanOrEqual(one.toMinute);
      const atOnce = shifts.map(
        ({ fromMinute }) => shifts.filter((one) => one.fromMinute <= fromMinute && one.toMinute > fromMinute).length,
      );
      expect(lanes).toHaveLength(Math.max(0, ...atOnce));
      expect(lanes.flat()).toHaveLength(shifts.length);
    }),
  );
});

test('quarter hours that are alike are one run, and tell how many are missing', () => {
  const ribbon = {
    fromMinute: 420,
    booked: [4, 4, 5, 0],
    needed: [1, 1, 2, 0],
    planned: [1, 1, 1, 1],
    qualified: [1, 1, 0, 1],
  };
  const runs = runsOf(ribbon);
  expect(runs.map((run) => [run.fromMinute, run.toMinute, missingIn(run)])).toEqual([
    [420, 450, 0],
    [450, 465, 2],
    [465, 480, 0],
  ]);
});

describe('a shift', () => {
  const planned = { ...times(480, 960), breaks: [breakAt(720)] };

  test('is moved with its breaks, and stays within the day', () => {
    expect(movedTo(planned, 510)).toEqual({ ...times(510, 990), breaks: [breakAt(750)] });
    expect(movedTo(planned, 1300)).toMatchObject(times(960, 1440));
    expect(movedTo(planned, -60)).toMatchObject(times(0, 480));
  });

  test('is made longer and shorter, a quarter hour at least, and loses breaks that are no longer in it', () => {
    expect(resizedTo(planned, 'to', 900)).toEqual({ ...times(480, 900), breaks: [breakAt(720)] });
    expect(resizedTo(planned, 'to', 735)).toEqual({ ...times(480, 735), breaks: [] });
    expect(resizedTo(planned, 'to', 0)).toMatchObject(times(480, 495));
    expect(resizedTo(planned, 'from', 2000)).toMatchObject(times(945, 960));
  });
});

test('open days are planned, and closed ones on which somebody works', () => {
  const days = [day('2026-03-09'), day('2026-03-10', '07:00', 'Snow'), day('2026-03-14', null)];
  expect(daysPlanned({ days, shifts: [] }).map(({ date }) => date)).toEqual(['2026-03-09']);
  expect(daysPlanned({ days, shifts: [shift(540, 600, '2026-03-14')] }).map(({ date }) => date)).toEqual([
    '2026-03-09',
    '2026-03-14',
  ]);
});

test('a new shift begins where too few are planned, an hour at least, or lasts the whole day', () => {
  const ribbon = { fromMinute: 420, booked: [], needed: [], planned: [], qualified: [] };
  const short = [{ ...times(720, 735), by: 1 }];
  expect(newShiftTimes({ date: '2026-03-09', ribbon, short }, day('2026-03-09'))).toEqual(times(720, 780));
  expect(newShiftTimes(undefined, day('2026-03-09'))).toEqual(times(420, 1080));
});
