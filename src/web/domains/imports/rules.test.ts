import { expect, test } from 'vitest';
import type { FileField } from '#contract/imports-fields.ts';
import { MOST_FILE_BYTES } from '#contract/imports-fields.ts';
import {
  choiceOf,
  choiceValue,
  comingIn,
  fieldText,
  firstStep,
  groupedFields,
  type ImportFile,
  isTooLarge,
  isUnderWay,
  offeredFields,
  proposedChoice,
  templateFor,
  withField,
} from './rules.ts';

const counts = { new: 3, changed: 2, same: 0, leftOut: 0, guardians: 0, newRooms: [], aside: 0, later: 0 };
const column = (field: FileField | null) => ({ heading: 'x', samples: [], field });
const room = { key: 'a', name: 'A', rows: 1, choice: null, suggested: 'toddlers' as const };
const file = (more: Partial<ImportFile>): ImportFile => ({
  id: 1,
  fileName: 'a.csv',
  kind: 'children',
  status: 'draft',
  by: 'Dora',
  createdAt: '2046-03-05T10:00:00.000Z',
  rows: 3,
  done: 0,
  total: 0,
  result: null,
  failure: null,
  hasLeftOut: false,
  version: 1,
  columns: [column('childFirstName'), column('dateOfBirth')],
  isRemembered: false,
  missing: [],
  dates: { isAsked: false, order: 'mdy', samples: [] },
  rooms: [],
  preview: { counts, wrongRows: 0, wrong: [], changed: [], sample: [], overfull: [] },
  ...more,
});

test('only what is not known is asked', () => {
  expect(firstStep(file({}))).toBe('check');
  expect(firstStep(file({ columns: [column(null)] }))).toBe('columns');
  expect(firstStep(file({ columns: [column(null)], isRemembered: true }))).toBe('check');
  expect(firstStep(file({ isRemembered: true, missing: ['dateOfBirth'] }))).toBe('columns');
  expect(firstStep(file({ rooms: [room] }))).toBe('answers');
  expect(firstStep(file({ dates: { isAsked: true, order: null, samples: [] } }))).toBe('answers');
  expect(firstStep(file({ dates: { isAsked: true, order: 'dmy', samples: [] } }))).toBe('check');
});

test('a meaning belongs to one column', () => {
  expect(withField(['room', null, 'pickup'], 1, 'room')).toEqual([null, 'room', 'pickup']);
  expect(withField(['room', null], 0, null)).toEqual([null, null]);
});

test('guardians are offered up to one more than the file names', () => {
  const numbers = (columns: (FileField | null)[]) =>
    new Set(offeredFields('children', columns).flatMap((field) => /^guardian(\d)/.exec(field)?.[1] ?? []));
  expect([...numbers([])]).toEqual(['1', '2']);
  expect([...numbers(['guardian3Email'])]).toEqual(['1', '2', '3', '4']);
  expect(offeredFields('staff', [])).toContain('staffRole');
});

test('meanings stand in groups, each guardian in one of its own', () => {
  const groups = groupedFields('children', []);
  expect(groups.map(({ key, n }) => `${key} ${n}`)).toEqual([
    'child 1',
    'file 1',
    'contacts 1',
    'record 1',
    'guardian 1',
    'guardian 2',
  ]);
  expect(groups.flatMap(({ fields }) => fields).toSorted()).toEqual([...offeredFields('children', [])].toSorted());
  expect(groups.find(({ key }) => key === 'contacts')?.fields).toContain('doctorPhone');
  expect(groupedFields('staff', []).map(({ key }) => key)).toEqual(['staff']);
});

test('meanings with a number share their words', () => {
  expect(fieldText('guardian2Email')).toEqual({ key: 'guardianEmail', n: 2 });
  expect(fieldText('emergency1Phone')).toEqual({ key: 'emergencyPhone', n: 1 });
  expect(fieldText('room')).toEqual({ key: 'room', n: 1 });
});

test('a room goes where it is said, a new one where nothing is', () => {
  for (const choice of [{ room: 'Toddler Room' }, { ageGroup: 'pre-k' as const }, null]) {
    expect(choiceOf(choiceValue(choice))).toEqual(choice);
  }
  expect(proposedChoice(room)).toBe('new:toddlers');
  expect(proposedChoice({ ...room, key: '' })).toBe('');
  expect(proposedChoice({ ...room, choice: { room: 'B' } })).toBe('room:B');
});

test('the button counts what comes in', () => {
  expect([comingIn(file({}), true), comingIn(file({}), false), comingIn(file({ preview: null }), true)]).toEqual([
    5, 3, 0,
  ]);
});

test('an import is under way until it has come to an end', () => {
  expect(
    (['draft', 'waiting', 'running', 'done', 'failed', 'taking-back', 'taken-back'] as const).filter(isUnderWay),
  ).toEqual(['waiting', 'running', 'taking-back']);
  expect(isUnderWay(undefined)).toBe(false);
});

test('files beyond the limit are not sent; a template names its columns', () => {
  expect([isTooLarge({ size: MOST_FILE_BYTES }), isTooLarge({ size: MOST_FILE_BYTES + 1 })]).toEqual([false, true]);
  expect(templateFor('staff')).toBe('\uFEFFFirst Name,Last Name,Role,Room,Phone,Email\r\n');
});
