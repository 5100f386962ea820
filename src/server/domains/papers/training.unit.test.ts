import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TrainingMode, TrainingTopic } from '#contract/papers-choices.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
import { STAFF_RULES } from './packs.ts';
import type { TrainingRequirement } from './rule-schema.ts';
import { judgeTraining, periodOn, type TrainingDone } from './training-rules.ts';

const requirement = (id: string) =>
  STAFF_RULES.flatMap(({ requirements }) => requirements).find((one) => one.id === id) as TrainingRequirement;
const TEXAS = requirement('tx-caregiver-training');
const MISSOURI = requirement('mo-clock-hours');
const FLORIDA = requirement('fl-in-service');
const NEW_YORK = requirement('ny-training');
const FIRST_HOURS = requirement('ny-first-hours');
const HIRED = '2023-05-15';

const hours = (
  date: string,
  count: number,
  mode: TrainingMode = 'instructor',
  topics: TrainingTopic[] = [],
): TrainingDone => ({ date, minutes: count * 60, mode, topics });
const judged = (
  asked: TrainingRequirement,
  training: readonly TrainingDone[],
  day: string,
  since: string | null = null,
) => judgeTraining(asked, HIRED, { training, since }, day);

describe('the period', () => {
  test.each([
    ['of employment, on its first day', TEXAS, HIRED, '2025-05-15', '2025-05-15', '2026-05-14'],
    ['of employment, on the day before', TEXAS, HIRED, '2025-05-14', '2024-05-15', '2025-05-14'],
    ['of somebody hired on a leap day', TEXAS, '2024-02-29', '2025-02-28', '2025-02-28', '2026-02-27'],
    ['of two years', NEW_YORK, HIRED, '2026-11-27', '2025-05-15', '2027-05-14'],
    ['of the calendar', MISSOURI, HIRED, '2026-11-27', '2026-01-01', '2026-12-31'],
    ['of the calendar, in the year of hire', MISSOURI, HIRED, '2023-11-27', '2023-05-15', '2023-12-31'],
    ['from July on', FLORIDA, HIRED, '2026-06-30', '2025-07-01', '2026-06-30'],
    ['from July on, on its first day', FLORIDA, HIRED, '2026-07-01', '2026-07-01', '2027-06-30'],
    ['before the day of hire', TEXAS, HIRED, '2023-01-01', '2023-05-15', '2024-05-14'],
  ])('%s', (_, asked, hiredOn, day, from, to) => {
    expect(periodOn(asked, hiredOn, day)).toMatchObject({ from, to });
  });
});

describe('Texas asks for 24 hours, of which 5 are led by an instructor and 3 at most are self-study', () => {
  test.each([
    ['24 led by an instructor', [hours('2026-06-01', 24)], 'met', 1440],
    ['23', [hours('2026-06-01', 23)], 'due', 1380],
    ['5 led and 19 by oneself', [hours('2026-06-01', 5), hours('2026-06-02', 19, 'self')], 'met', 1440],
    ['4 led and 20 by oneself', [hours('2026-06-01', 4), hours('2026-06-02', 20, 'self')], 'due', 1440],
    ['20 led and 4 of self-study', [hours('2026-06-01', 20), hours('2026-06-02', 4, 'self-study')], 'due', 1380],
    ['CPR beside them', [hours('2026-06-01', 24, 'instructor', ['cpr-first-aid'])], 'due', 0],
    ['CPR among other topics', [hours('2026-06-01', 24, 'instructor', ['cpr-first-aid', 'infants'])], 'met', 1440],
    ['those of the year before', [hours('2026-05-14', 24)], 'due', 0],
    ['those of tomorrow', [hours('2026-11-28', 24)], 'due', 0],
  ])('%s', (_, training, state, counted) => {
    expect(judged(TEXAS, training, '2026-11-27')).toMatchObject({ state, hours: { counted, needed: 1440 } });
  });

  test('it is told when the year ends within 90 days, and by when', () => {
    expect(judged(TEXAS, [], '2026-03-01')).toMatchObject({ state: 'expiring', dueOn: '2026-05-14' });
  });

  test('a year that ended without them is told until the new one has enough, where papers were kept then', () => {
    const late = judged(TEXAS, [], '2026-06-01', '2025-01-01');
    expect(late).toMatchObject({ state: 'missing', dueOn: '2026-05-14', hours: { from: '2025-05-15', counted: 0 } });
    expect(judged(TEXAS, [], '2026-06-01', '2026-05-20').state).toBe('due');
    expect(judged(TEXAS, [hours('2026-05-20', 24)], '2026-06-01', '2025-01-01').state).toBe('met');
    expect(judged(TEXAS, [hours('2026-05-14', 24)], '2026-06-01', '2025-01-01').state).toBe('due');
  });
});

test('Missouri asks in the first year for an hour each month, the month of hire among them', () => {
  expect(judged(MISSOURI, [], '2023-06-01').hours.needed).toBe(8 * 60);
  expect(judged(MISSOURI, [], '2024-06-01').hours.needed).toBe(12 * 60);
});

test('what is asked once is missing until it is there, however late that is', () => {
  expect(judged(FIRST_HOURS, [], '2023-11-13')).toMatchObject({ state: 'expiring', dueOn: '2023-11-13' });
  expect(judged(FIRST_HOURS, [], '2023-11-14').state).toBe('missing');
  expect(judged(FIRST_HOURS, [hours('2024-02-01', 15)], '2026-01-01')).toMatchObject({ state: 'met', until: null });
});

test('one training more makes nothing worse, and no period is without its day', () => {
  const DAY = fc.integer({ min: 0, max: 2500 }).map((days) => addDays('2020-01-01', days));
  const TRAINING = fc.record({
    date: DAY,
    minutes: fc.integer({ min: 1, max: 2000 }),
    mode: fc.constantFrom('instructor', 'self', 'self-study'),
    topics: fc.subarray(['infants', 'cpr-first-aid', 'orientation']),
  }) as fc.Arbitrary<TrainingDone>;
  const GOOD = { missing: 0, expired: 0, due: 1, expiring: 1, met: 2 };
  fc.assert(
    fc.property(
      fc.constantFrom(TEXAS, MISSOURI, FLORIDA, NEW_YORK, FIRST_HOURS),
      DAY,
      DAY,
      fc.option(DAY),
      fc.array(TRAINING, { maxLength: 8 }),
      TRAINING,
      (asked, hiredOn, day, since, training, more) => {
        const before = judgeTraining(asked, hiredOn, { training, since }, day);
        const after = judgeTraining(asked, hiredOn, { training: [...training, more], since }, day);
        expect(GOOD[after.state]).toBeGreaterThanOrEqual(GOOD[before.state]);
        const { from, to } = periodOn(asked, hiredOn, day);
        expect(from <= to && to >= day).toBe(true);
        if (day >= hiredOn) expect(from <= day).toBe(true);
      },
    ),
  );
});
