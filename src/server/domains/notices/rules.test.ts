import { expect, test } from 'vitest';
import { canWithdraw, checkNotice, type Notice } from './rules.ts';

const TODAY = '2026-03-02';
const BARE = { from: TODAY, to: TODAY, time: null, person: null, text: '' };
const refusedFields = (notice: Partial<Notice> & Pick<Notice, 'kind'>, isHere = false) =>
  Object.keys(checkNotice({ ...BARE, ...notice }, { today: TODAY, isHere })?.details.fields ?? {});

test.each<[string, Partial<Notice> & Pick<Notice, 'kind'>]>([
  ['absent today', { kind: 'absence' }],
  ['absent for a range, with the reason', { kind: 'absence', to: '2026-03-06', text: 'Holidays' }],
  ['absent for three months in a year', { kind: 'absence', from: '2027-03-02', to: '2027-06-02' }],
  ['late', { kind: 'late-arrival', time: '10:00' }],
  ['late all week', { kind: 'late-arrival', to: '2026-03-06', time: '10:00' }],
  ['picked up', { kind: 'pickup', time: '15:00', person: 'Aunt Ada' }],
  ['a note', { kind: 'note', text: 'Slept badly' }],
])('can be told: %s', (_, notice) => {
  expect(refusedFields(notice)).toEqual([]);
});

test.each<[string, Partial<Notice> & Pick<Notice, 'kind'>, string[]]>([
  ['a day that has passed', { kind: 'absence', from: '2026-03-01' }, ['from']],
  ['a range that began before', { kind: 'absence', from: '2026-03-01', to: '2026-03-05' }, ['from']],
  ['a range that ends before it begins', { kind: 'absence', from: '2026-03-05', to: '2026-03-04' }, ['to']],
  ['a range beyond three months', { kind: 'absence', to: '2026-06-03' }, ['to']],
  ['a day beyond a year', { kind: 'absence', from: '2027-03-03', to: '2027-03-03' }, ['from']],
  ['a pickup on two days', { kind: 'pickup', to: '2026-03-03', time: '15:00', person: 'Ada' }, ['to']],
  ['a note for two days', { kind: 'note', to: '2026-03-03', text: 'Slept badly' }, ['to']],
  ['late without a time', { kind: 'late-arrival' }, ['time']],
  ['late with a person', { kind: 'late-arrival', time: '10:00', person: 'Ada' }, ['person']],
  ['a pickup by nobody, at no time', { kind: 'pickup' }, ['time', 'person']],
  ['an absence with a time and a person', { kind: 'absence', time: '10:00', person: 'Ada' }, ['time', 'person']],
  ['an empty note', { kind: 'note' }, ['text']],
])('is refused: %s', (_, notice, fields) => {
  expect(refusedFields(notice)).toEqual(fields);
});

test('a child who is here is not absent today; tomorrow they may be, and everything else can be told', () => {
  expect(refusedFields({ kind: 'absence', to: '2026-03-04' }, true)).toEqual(['from']);
  expect(refusedFields({ kind: 'absence', from: '2026-03-03', to: '2026-03-04' }, true)).toEqual([]);
  expect(refusedFields({ kind: 'pickup', time: '15:00', person: 'Aunt Ada' }, true)).toEqual([]);
});

test.each([
  ['their own, of today', { to: TODAY, isOwn: true, withdrawnAt: null }, true],
  ['their own, of which a day is left', { to: '2026-03-03', isOwn: true, withdrawnAt: null }, true],
  ['their own, of yesterday', { to: '2026-03-01', isOwn: true, withdrawnAt: null }, false],
  ["the other guardian's", { to: TODAY, isOwn: false, withdrawnAt: null }, false],
  ['one taken back already', { to: TODAY, isOwn: true, withdrawnAt: new Date() }, false],
])('can be taken back or not: %s', (_, notice, expected) => {
  expect(canWithdraw(notice, TODAY)).toBe(expected);
});
