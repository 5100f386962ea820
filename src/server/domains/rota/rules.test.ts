import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { timeOf } from '#server/kernel/clock/time-of-day.ts';
import { fillingOf } from './filling-rules.ts';
import {
  daysOff,
  groupsOf,
  isAvailableFor,
  isEmployedOn,
  isQualifiedOn,
  type Person,
  termOn,
  warningsOf,
} from './people-rules.ts';
import { changesOf, countsOf, isTold } from './publication-rules.ts';
import { ribbonOf, shortagesOf } from './ribbon-rules.ts';
import { checkPlan, isAtOnce, kept, logged, type Plan, workedMinutes } from './rules.ts';

const MONDAY = '2026-03-09';
const plan = (change: Partial<Plan> = {}): Plan => ({
  ...{ staffId: 1, roomId: 1, kind: 'care', date: MONDAY, fromMinute: 480, toMinute: 960, breaks: [] },
  ...change,
});
const pause = (fromMinute: number, toMinute: number, isPaid = false) => ({ fromMinute, toMinute, isPaid });
const fieldsOf = (said: Partial<Plan>) => Object.keys(checkPlan(kept(plan(said)), '2026-03-02')?.details.fields ?? {});

describe('a shift (rota-2)', () => {
  test('ends after it begins, has a room of care alone, and lies neither behind nor too far ahead', () => {
    expect(fieldsOf({})).toEqual([]);
    expect(fieldsOf({ toMinute: 480 })).toEqual(['toMinute']);
    expect(fieldsOf({ roomId: null })).toEqual(['roomId']);
    expect(kept(plan({ kind: 'office' })).roomId).toBeNull();
    expect(fieldsOf({ date: '2026-03-01' })).toEqual(['date']);
    expect(fieldsOf({ date: '2027-03-02' })).toEqual([]);
    expect(fieldsOf({ date: '2027-03-03' })).toEqual(['date']);
  });

  test('has its breaks within, one after the other', () => {
    expect(fieldsOf({ breaks: [pause(720, 750), pause(600, 615)] })).toEqual([]);
    expect(fieldsOf({ breaks: [pause(720, 720)] })).toEqual(['breaks']);
    expect(fieldsOf({ breaks: [pause(470, 500)] })).toEqual(['breaks']);
    expect(fieldsOf({ breaks: [pause(940, 970)] })).toEqual(['breaks']);
    expect(fieldsOf({ breaks: [pause(600, 640), pause(630, 660)] })).toEqual(['breaks']);
  });

  test('is work but for breaks that are not paid', () => {
    expect(workedMinutes(plan({ breaks: [pause(600, 615, true), pause(720, 750)] }))).toBe(450);
  });

  test('meets another one only where they share time', () => {
    expect(isAtOnce(plan(), plan({ fromMinute: 959, toMinute: 1000 }))).toBe(true);
    expect(isAtOnce(plan(), plan({ fromMinute: 960, toMinute: 1000 }))).toBe(false);
    expect(isAtOnce(plan(), plan({ date: '2026-03-10' }))).toBe(false);
  });

  test('is told in times of day', () => {
    expect([timeOf(5), timeOf(1440)]).toEqual(['00:05', '24:00']);
    expect(logged(plan({ breaks: [pause(720, 750)] }))).toMatchObject({
      from: '08:00',
      to: '16:00',
      breaks: [{ from: '12:00', to: '12:30', isPaid: false }],
    });
  });
});

const stretch = (from: string, to: string, children: number, staffNeeded: number) => ({
  from,
  to,
  children,
  staffNeeded,
});
const everybody = () => true;
const roomDay = (...stretches: ReturnType<typeof stretch>[]) => ({
  roomId: 1,
  ageGroup: null,
  date: MONDAY,
  stretches,
});

describe('a ribbon (rota-3)', () => {
  const day = roomDay(stretch('08:00', '08:30', 3, 1), stretch('08:30', '09:00', 8, 2));

  test('says of each quarter hour who is booked, needed, planned and qualified', () => {
    const shifts = [
      plan(),
      plan({ staffId: 2, fromMinute: 510 }),
      plan({ staffId: 3, roomId: 2 }),
      plan({ staffId: null }),
    ];
    expect(ribbonOf(day, shifts, (staffId) => staffId !== 2)).toEqual({
      fromMinute: 480,
      booked: [3, 3, 8, 8],
      needed: [1, 1, 2, 2],
      planned: [1, 1, 2, 2],
      qualified: [1, 1, 1, 1],
    });
  });

  test('counts nobody who comes later, goes before its end or has a break in it, paid or not', () => {
    const shifts = [
      plan({ fromMinute: 481 }),
      plan({ staffId: 2, breaks: [pause(520, 525, true)] }),
      plan({ staffId: 3, toMinute: 535 }),
    ];
    expect(ribbonOf(day, shifts, everybody).planned).toEqual([2, 3, 2, 2]);
  });

  test('of a day that opens within a quarter hour begins with that one', () => {
    expect(ribbonOf(roomDay(stretch('07:10', '07:30', 1, 1)), [], everybody)).toMatchObject({
      fromMinute: 420,
      needed: [1, 1],
    });
  });

  test('is short where fewer qualified people are there than needed; what is alike is one', () => {
    const ribbon = { fromMinute: 480, booked: [], planned: [], needed: [1, 2, 2, 1, 3], qualified: [1, 1, 1, 1, 1] };
    expect(shortagesOf(ribbon)).toEqual([
      { fromMinute: 495, toMinute: 525, by: 1 },
      { fromMinute: 540, toMinute: 555, by: 2 },
    ]);
  });

  test('more shifts never make it shorter', () => {
    const anyShift = fc
      .record({
        staffId: fc.integer({ min: 1, max: 9 }),
        fromMinute: fc.integer({ min: 400, max: 560 }),
        length: fc.integer({ min: 5, max: 300 }),
      })
      .map(({ length, ...one }) => plan({ ...one, toMinute: one.fromMinute + length }));
    const missing = (shifts: readonly Plan[]) =>
      shortagesOf(ribbonOf(day, shifts, everybody)).reduce(
        (sum, one) => sum + one.by * (one.toMinute - one.fromMinute),
        0,
      );
    fc.assert(
      fc.property(fc.array(anyShift, { maxLength: 5 }), anyShift, (shifts, one) => {
        expect(missing([...shifts, one])).toBeLessThanOrEqual(missing(shifts));
      }),
    );
  });
});

const person = (change: Partial<Person> = {}): Person => ({
  ...{ id: 1, terms: [], availability: [], qualifications: [], hasLeft: false, blocks: [] },
  ...change,
});
const term = (change: Partial<Person['terms'][number]> = {}) => ({
  ...{
    fromDate: '2026-01-01',
    leftOn: null,
    position: 'teacher' as const,
    weeklyMinutes: null,
    workweekStarts: 7,
    isExempt: false,
  },
  ...change,
});
const nobodyIsOff = { timeOff: [], groupOf: () => null };
const warn = (of: Person, ...shifts: Plan[]) => [
  ...warningsOf(
    of,
    shifts.map((one, id) => ({ ...one, id })),
    nobodyIsOff,
  ).values(),
];

describe('a person', () => {
  test('is qualified for groups somebody judged, on those days, and everywhere where nobody did', () => {
    const judged = person({ qualifications: [{ ageGroup: 'infants', fromDate: '2026-03-10', toDate: '2026-03-12' }] });
    expect(isQualifiedOn(person(), 'infants', MONDAY)).toBe(true);
    expect(
      ['2026-03-09', '2026-03-10', '2026-03-12', '2026-03-13'].map((date) => isQualifiedOn(judged, 'infants', date)),
    ).toEqual([false, true, true, false]);
    expect(isQualifiedOn(judged, 'toddlers', '2026-03-10')).toBe(false);
    expect(isQualifiedOn(judged, null, MONDAY)).toBe(true);
    const blocked = person({ blocks: [{ fromDate: MONDAY, toDate: MONDAY }] });
    expect([MONDAY, '2026-03-10'].map((date) => isQualifiedOn(blocked, 'infants', date))).toEqual([false, true]);
    expect([groupsOf(person(), MONDAY, MONDAY), groupsOf(judged, MONDAY, '2026-03-15')]).toEqual([null, ['infants']]);
  });

  test('is employed by the terms of the day, or of no known employment', () => {
    const employed = person({ terms: [term({ leftOn: '2026-03-10' }), term({ fromDate: '2026-04-01' })] });
    expect(
      ['2025-12-31', '2026-03-10', '2026-03-11', '2026-04-01'].map((date) => isEmployedOn(employed, date)),
    ).toEqual([false, true, false, true]);
    expect(termOn(employed, '2026-05-01')?.fromDate).toBe('2026-04-01');
    expect([isEmployedOn(person(), MONDAY), isEmployedOn(person({ hasLeft: true }), MONDAY)]).toEqual([true, false]);
  });

  test('can work when they said so, where times meet, or said nothing', () => {
    const times = (...all: [number, number][]) =>
      person({ availability: all.map(([fromMinute, toMinute]) => ({ weekday: 1, fromMinute, toMinute })) });
    expect(isAvailableFor(person(), plan())).toBe(true);
    expect(isAvailableFor(times([420, 960]), plan())).toBe(true);
    expect(isAvailableFor(times([720, 960], [420, 720]), plan())).toBe(true);
    expect(isAvailableFor(times([420, 719], [720, 960]), plan())).toBe(false);
    expect(isAvailableFor(times([420, 960]), plan({ date: '2026-03-10' }))).toBe(false);
  });

  test('is off on the dates of time off', () => {
    const off = [{ staffId: 1, from: '2026-03-08', to: '2026-03-10' }];
    expect(daysOff(off, 1, MONDAY, '2026-03-15')).toEqual(['2026-03-09', '2026-03-10']);
    expect(daysOff(off, 2, MONDAY, '2026-03-15')).toEqual([]);
  });
});

describe('what speaks against a shift (rota-4)', () => {
  test('time off, availability, qualification and employment', () => {
    const of = person({
      terms: [term({ fromDate: '2026-03-10' })],
      availability: [{ weekday: 1, fromMinute: 600, toMinute: 960 }],
      qualifications: [{ ageGroup: 'infants', fromDate: '2026-01-01', toDate: null }],
    });
    const all = warningsOf(of, [{ ...plan(), id: 7 }], {
      timeOff: [{ staffId: 1, from: MONDAY, to: MONDAY }],
      groupOf: () => 'toddlers',
    });
    expect(all.get(7)).toEqual(['not-employed', 'time-off', 'outside-availability', 'not-qualified']);
    expect(warn(person(), plan({ kind: 'office', roomId: null }))).toEqual([[]]);
  });

  test('more than was agreed, from the shift on with which it becomes so', () => {
    const of = person({ terms: [term({ weeklyMinutes: 960 })] });
    const week = ['2026-03-09', '2026-03-10', '2026-03-11'].map((date) => plan({ date }));
    expect(warn(of, ...week)).toEqual([[], [], ['over-weekly-minutes']]);
  });

  test('overtime by the workweek, which may begin on another day, unless none is paid', () => {
    const long = (date: string) => plan({ date, fromMinute: 0, toMinute: 720 });
    const dates = ['2026-03-07', '2026-03-08', '2026-03-09', '2026-03-10', '2026-03-11'];
    expect(warn(person({ terms: [term()] }), ...dates.map(long))).toEqual([[], [], [], [], ['overtime']]);
    expect(warn(person({ terms: [term({ isExempt: true })] }), ...dates.map(long)).flat()).toEqual([]);
    // Whose terms nobody knows has a week that begins on Sunday, as in their timesheet.
    const sunday = ['2026-03-08', '2026-03-09', '2026-03-10', '2026-03-11'];
    expect(warn(person(), ...sunday.map(long))).toEqual([[], [], [], ['overtime']]);
  });
});

describe('what a publication changes (rota-6)', () => {
  const shift = (id: number, planned: Plan | null, told: Plan | null) => ({ id, planned, told });

  test('new, moved and gone, for whoever had the shift and has it', () => {
    const changes = changesOf([
      shift(1, plan(), null),
      shift(2, plan({ toMinute: 900 }), plan()),
      shift(3, null, plan()),
      shift(4, plan({ staffId: 2 }), plan()),
      shift(5, plan(), plan()),
      shift(6, plan({ staffId: null }), null),
    ]);
    expect(changes.map(({ staffId, shiftId, kind }) => [staffId, shiftId, kind])).toEqual([
      [1, 1, 'new'],
      [1, 2, 'moved'],
      [1, 3, 'gone'],
      [1, 4, 'gone'],
      [2, 4, 'new'],
    ]);
    expect(countsOf(changes)).toEqual([
      { staffId: 1, new: 1, moved: 1, gone: 2 },
      { staffId: 2, new: 1, moved: 0, gone: 0 },
    ]);
  });

  test('nothing where it was told so, down to the breaks', () => {
    const told = plan({ breaks: [pause(720, 750)] });
    expect(isTold({ planned: { ...told, breaks: [pause(720, 750)] }, told })).toBe(true);
    expect(isTold({ planned: plan({ breaks: [pause(720, 745)] }), told })).toBe(false);
    expect(isTold({ planned: null, told: null })).toBe(true);
  });
});

describe('filling a week (rota-7)', () => {
  const ground = {
    isAhead: (date: string) => date >= '2026-03-09',
    isOpen: (date: string) => date !== '2026-03-13',
    staffIds: new Set([1, 2]),
    roomIds: new Set([1]),
    planned: [plan({ fromMinute: 900, toMinute: 1000 })],
  };
  const fill = (...plans: Plan[]) => {
    const { added, ...counts } = fillingOf(plans, ground);
    return { ...counts, added: added.length };
  };

  test('leaves out what has passed, is closed, has no room or stands on another shift of its person', () => {
    expect(fill(plan({ staffId: 2 }))).toEqual({ added: 1, skipped: 0, opened: 0 });
    expect(fill(plan())).toEqual({ added: 0, skipped: 1, opened: 0 });
    expect(
      fill(plan({ date: '2026-03-08' }), plan({ date: '2026-03-13' }), plan({ staffId: 2, roomId: 9 })),
    ).toMatchObject({ added: 0 });
    expect(fill(plan({ date: '2026-03-13', kind: 'training', roomId: null }))).toMatchObject({ added: 1 });
    expect(fill(plan({ staffId: 2 }), plan({ staffId: 2 }))).toMatchObject({ added: 1, skipped: 1 });
  });

  test('opens what nobody here can take, and takes no open shift for another', () => {
    expect(fill(plan({ staffId: 9 }))).toEqual({ added: 1, skipped: 0, opened: 1 });
    const open = plan({ staffId: null });
    expect(fillingOf([open, open], { ...ground, planned: [open] })).toMatchObject({ added: [open], skipped: 1 });
  });
});
