import { describe, expect, test } from 'vitest';
import { conflict, HttpError, invalid, notAllowed, notFound } from '#server/kernel/http-error.ts';
import { bothMay, checkLoggedAt, isSaid, isWithinMinute, reasonOf } from './room-rules.ts';

const NOON = new Date('2026-03-02T12:00:00Z');
const after = (seconds: number) => new Date(NOON.getTime() + seconds * 1000);

test('the rights at a tablet are the tablet’s and the person’s together (classroom-tablet-2)', () => {
  expect([...bothMay(['activities.record', 'medical.see', 'center.manage'])]).toEqual(['activities.record']);
  expect([...bothMay(['medical.see'])]).toEqual([]);
});

test.each([
  [-6, false],
  [-5, true],
  [60, true],
  [65, true],
  [66, false],
])('what was logged %s seconds after a PIN counts: %s', (seconds, counts) => {
  expect(isWithinMinute(NOON, after(seconds))).toBe(counts);
});

test.each([
  [-61, 'future'],
  [-60, null],
  [7 * 86_400, null],
  [7 * 86_400 + 1, 'too-old'],
  [Number.NaN, 'future'],
])('what arrives %s seconds after it was logged: %s', (age, reason) => {
  expect(checkLoggedAt(NOON, after(age))).toBe(reason);
});

const called = (found: number[], missing: number[]) => ({
  isDrill: false,
  seconds: 30,
  listAt: '2026-03-02T12:00:00Z',
  found,
  missing,
  note: '',
});

describe('an entry says one thing', () => {
  const log = { kind: 'diaper', diaper: 'wet', childIds: [1], notes: '', title: '' } as const;
  const nap = { kind: 'nap', notes: '', title: '' } as const;
  const wake = { childId: 1, napId: 5, batch: null };
  test.each([
    [{ log: { ...log, childIds: [1] } }, true],
    [{ wake }, true],
    [{}, false],
    [{ log: { ...log, childIds: [1] }, wake }, false],
    [{ log: { ...nap, childIds: [1] } }, true],
    // So that each may wake up alone.
    [{ log: { ...nap, childIds: [1, 2] } }, false],
    [{ wake: { ...wake, napId: null } }, false],
    [{ wake: { ...wake, batch: '00000000-0000-4000-8000-000000000000' } }, false],
    [{ log: { kind: 'diaper' as const, childIds: [1], notes: '', title: '' } }, false],
    [{ report: { childId: 1, mood: 'happy' as const, notes: '' } }, true],
    [{ rollCall: called([1, 2], [3]) }, true],
    [{ rollCall: called([], []) }, true],
    // Who was seen is not missing.
    [{ rollCall: called([1, 2], [2]) }, false],
  ])('%j: %s', (said, isOne) => expect(isSaid(said)).toBe(isOne));
});

test('the log’s refusals have names of their own', () => {
  const allergen = new HttpError(409, 'This', { code: 'allergen-named' });
  const errors = [notAllowed(), notFound(''), conflict(''), invalid({ childIds: '' }), allergen];
  expect(errors.map((error) => reasonOf(error, {}))).toEqual([
    'not-allowed',
    'not-here',
    'asleep',
    'not-here',
    'allergen',
  ]);
  const wake = { childId: 1, napId: 1, batch: null };
  expect([conflict(''), notFound('')].map((error) => reasonOf(error, { wake }))).toEqual(['awake', 'no-nap']);
});
