import { expect, test } from 'vitest';
import { attendanceRate, lackOf, stepsOf } from './rules.ts';

test('the rate is rounded, and nobody enrolled is no division by zero', () => {
  expect(attendanceRate(2, 3)).toBe(67);
  expect(attendanceRate(1, 200)).toBe(1);
  expect(attendanceRate(0, 0)).toBe(0);
});

test('a step is done once there is what it asks for', () => {
  const nothing = {
    hasDetails: false,
    closures: 0,
    rooms: 6,
    hasOwnRooms: false,
    colleagues: 0,
    children: 0,
    invited: 0,
    hasMail: false,
    kiosks: 0,
    plans: 2,
    hasOwnPlans: false,
    hasRules: false,
    backup: null,
  };
  const done = (start: Partial<Parameters<typeof stepsOf>[0]>) =>
    stepsOf({ ...nothing, ...start }).flatMap(({ step, isDone }) => (isDone ? [step] : []));
  expect(done({})).toEqual([]);
  expect(done({ children: 40, invited: 3 })).toEqual(['children']);
  expect(stepsOf({ ...nothing, children: 40, invited: 3 })).toContainEqual({
    step: 'families',
    isDone: false,
    count: 3,
    of: 40,
    lacks: null,
  });
  expect(
    done({
      hasDetails: true,
      closures: 1,
      hasOwnRooms: true,
      colleagues: 1,
      children: 1,
      invited: 1,
      hasMail: true,
      kiosks: 1,
      hasOwnPlans: true,
      hasRules: true,
      backup: { isMade: true, hasRecoveryKey: true, isOnSameDisk: false },
    }),
  ).toEqual([
    'details',
    'closures',
    'rooms',
    'staff',
    'children',
    'families',
    'mail',
    'kiosk',
    'billing',
    'rules',
    'backup',
  ]);
});

test.each([
  [false, false, true, 'backup'],
  [false, true, false, 'backup'],
  [true, false, true, 'key'],
  [true, true, true, 'disk'],
  [true, true, false, null],
] as const)(
  'backups that are made: %j, with a key: %j, on the disk of the data: %j, lack %j',
  (isMade, hasRecoveryKey, isOnSameDisk, lack) => {
    expect(lackOf({ isMade, hasRecoveryKey, isOnSameDisk })).toBe(lack);
  },
);
