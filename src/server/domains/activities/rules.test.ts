import { expect, test } from 'vitest';
import { HttpError } from '#server/kernel/http-error.ts';
import {
  checkKind,
  checkLook,
  checkResume,
  checkUndo,
  decideEnd,
  decideMoment,
  decideNapEnd,
  type Logged,
  nextLook,
  undoRight,
  undoUntil,
} from './rules.ts';

/** 13:00 in New York. */
const NOW = new Date('2026-03-02T18:00:00Z');
const CLOCK = { now: NOW, today: '2026-03-02', zone: 'America/New_York' };
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const fieldsOf = (answer: unknown) => (answer instanceof HttpError ? Object.keys(answer.details.fields ?? {}) : []);
const statusOf = (answer: unknown) => (answer instanceof HttpError ? answer.status : null);

test('each kind needs its own fields, and has none of another’s', () => {
  const wrong = (kind: Logged['kind'], more: object = {}) =>
    fieldsOf(checkKind({ kind, childIds: [1, 2], notes: '', ...more })).toSorted();
  expect(wrong('outdoor', { title: 'Swings' })).toEqual([]);
  expect(wrong('outdoor')).toEqual(['title']);
  expect(wrong('outdoor', { title: 'Swings', meal: 'lunch', diaper: undefined })).toEqual(['meal']);
  expect(wrong('bottle')).toEqual(['contents', 'quarterOunces']);
  expect([wrong('note'), wrong('note', { notes: 'Sang all day' })]).toEqual([['notes'], []]);
});

test('at a meal each child’s amount is known, and nobody else’s', () => {
  const wrong = (more: object) =>
    fieldsOf(checkKind({ kind: 'meal', childIds: [1, 2], notes: '', ...more, meal: 'lunch' } as Logged));
  const amounts = (...ids: number[]) => ids.map((childId) => ({ childId, amount: 'all' }));
  expect([wrong({}), wrong({ amount: 'all' })]).toEqual([['amount'], []]);
  expect([wrong({ amounts: amounts(1) }), wrong({ amounts: amounts(1, 2) })]).toEqual([['amount'], []]);
  expect(wrong({ amounts: amounts(1, 2, 3) })).toEqual(['amounts']);
});

test('a medicine is given to one child at a time', () => {
  const wrong = (...childIds: number[]) =>
    fieldsOf(checkKind({ kind: 'medicine', childIds, notes: '', medicationId: 7 } as Logged));
  expect([wrong(1), wrong(1, 2)]).toEqual([[], ['childIds']]);
});

test('what is recorded was now or within seven days, and never later than now', () => {
  expect(decideMoment(CLOCK, '2026-03-02', undefined)).toEqual(NOW);
  expect(decideMoment(CLOCK, '2026-03-02', '13:00')).toEqual(NOW);
  expect(fieldsOf(decideMoment(CLOCK, '2026-03-02', '13:01', 'endTime'))).toEqual(['endTime']);
  expect(fieldsOf(decideMoment(CLOCK, '2026-03-03', '09:00'))).toEqual(['date']);
  expect(fieldsOf(decideMoment(CLOCK, '2026-03-01', undefined))).toEqual(['time']);
  expect(decideMoment(CLOCK, '2026-02-23', '09:00')).toEqual(new Date('2026-02-23T14:00:00Z'));
  expect(fieldsOf(decideMoment(CLOCK, '2026-02-22', '09:00'))).toEqual(['date']);
});

test('a nap ends no sooner than it began; one of an earlier day has its end', () => {
  const start = new Date('2026-03-02T17:00:00Z');
  const end = (endTime: string | undefined, date = '2026-03-02') => decideNapEnd(CLOCK, { date, start, endTime });
  expect(end(undefined)).toBeUndefined();
  expect(fieldsOf(end(undefined, '2026-03-01'))).toEqual(['endTime']);
  expect(end('12:00')).toEqual(start);
  expect(fieldsOf(end('11:59'))).toEqual(['endTime']);
  expect(fieldsOf(end('13:30'))).toEqual(['endTime']);
});

test('a nap ends once, and goes on again within fifteen minutes of its day', () => {
  const nap = { date: '2026-03-02', at: ago(3_600_000), endedAt: null };
  const ended = (ms: number, date = nap.date) => ({ ...nap, date, endedAt: ago(ms) });
  expect(decideEnd(CLOCK, nap, undefined)).toEqual(NOW);
  expect(statusOf(decideEnd(CLOCK, ended(1), undefined))).toBe(409);
  expect(statusOf(decideEnd(CLOCK, nap, '11:00'))).toBe(422);
  expect(
    [checkResume(CLOCK, nap), checkResume(CLOCK, ended(16 * 60_000)), checkResume(CLOCK, ended(1, '2026-03-01'))].map(
      statusOf,
    ),
  ).toEqual([409, 409, 409]);
  expect(checkResume(CLOCK, ended(14 * 60_000))).toBeNull();
});

test('a sleeping child is looked at a minute apart, and what was odd is said', () => {
  const nap = { date: '2026-03-02', at: ago(3_600_000), endedAt: null };
  const fine = { breathingNormal: true, note: '' };
  expect(checkLook(CLOCK, nap, null, fine)).toBeNull();
  expect([checkLook(CLOCK, nap, ago(59_999), fine), checkLook(CLOCK, nap, ago(60_000), fine)].map(statusOf)).toEqual([
    409,
    null,
  ]);
  expect(statusOf(checkLook(CLOCK, { ...nap, endedAt: NOW }, null, fine))).toBe(409);
  expect(statusOf(checkLook(CLOCK, { ...nap, date: '2026-03-01' }, null, fine))).toBe(409);
  expect(fieldsOf(checkLook(CLOCK, nap, null, { breathingNormal: false, note: '' }))).toEqual(['note']);
  expect(checkLook(CLOCK, nap, null, { breathingNormal: false, note: 'Coughing' })).toBeNull();
  expect(nextLook(ago(60_000), null, 15)).toEqual(new Date(NOW.getTime() + 14 * 60_000));
  expect(nextLook(ago(60_000), NOW, 15)).toEqual(new Date(NOW.getTime() + 15 * 60_000));
});

test('whoever recorded it takes it back freely for a while; others may correct it, saying why', () => {
  const row = { recordedBy: 5, createdAt: ago(60_000) };
  const old = { ...row, createdAt: ago(16 * 60_000) };
  const right = (made: typeof row, id: number | null, mayCorrect: boolean) => undoRight(made, { id, mayCorrect }, NOW);
  expect([right(row, 5, false), right(row, 6, false), right(row, null, false)]).toEqual(['free', 'no', 'no']);
  expect([right(old, 5, false), right(old, 5, true), right(row, 6, true)]).toEqual([
    'no',
    'with-reason',
    'with-reason',
  ]);
  expect(undoRight({ recordedBy: null, createdAt: row.createdAt }, { id: null, mayCorrect: false }, NOW)).toBe('no');
  expect(undoUntil(NOW)).toEqual(new Date(NOW.getTime() + 15 * 60_000));
  const undo = (made: typeof row, mayCorrect: boolean, reason: string) =>
    statusOf(checkUndo(made, { id: 5, mayCorrect }, NOW, reason));
  expect([undo(row, false, ''), undo(old, false, 'Slip'), undo(old, true, ''), undo(old, true, 'Slip')]).toEqual([
    null,
    403,
    422,
    null,
  ]);
});
