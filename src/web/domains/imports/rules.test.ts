import { expect, test } from 'vitest';
import { IMPORT_COLUMNS, MOST_IMPORT_BYTES } from '../../../contract/import-columns.ts';
import {
  byLine,
  canImport,
  countBadRows,
  filledColumns,
  hasEnded,
  isColumn,
  isTooLarge,
  isWorkbook,
  rowsToImport,
  templateFor,
  textOf,
} from './rules.ts';

const bytes = (...all: number[]) => new Uint8Array(all);
const error = (line: number) => ({ line, field: 'room', message: 'x' });

test('rows are counted once, errors stand in the order of the file', () => {
  expect(countBadRows([error(3), error(3), error(9)])).toBe(2);
  expect(byLine([error(9), error(3)]).map(({ line }) => line)).toEqual([3, 9]);
});

test('only what is new and right is imported', () => {
  const preview = { rows: 3, errors: [], skipped: 1, sample: [], unknownColumns: [] };
  expect(rowsToImport(preview)).toBe(2);
  expect(canImport(preview)).toBe(true);
  expect(canImport({ ...preview, skipped: 3 })).toBe(false);
  expect(canImport({ ...preview, errors: [error(2)] })).toBe(false);
});

test('the sample leaves out columns that are empty throughout', () => {
  expect(
    filledColumns('staff', [
      { email: 'a@b.test', firstName: 'Ana', room: '' },
      { room: '', phone: '1' },
    ]),
  ).toEqual(['firstName', 'phone', 'email']);
});

test.each(['children', 'guardians', 'staff'] as const)('the template for %s names its columns', (kind) => {
  const template = templateFor(kind);
  expect(template.startsWith('\uFEFF')).toBe(true);
  expect(template.trim().split(',')).toEqual([...IMPORT_COLUMNS[kind]]);
});

test('a field of an error may be no column', () => {
  expect(isColumn('dateOfBirth')).toBe(true);
  expect(isColumn('')).toBe(false);
});

test('files are read in the encoding they were saved in', () => {
  expect(textOf(new TextEncoder().encode('Zoë'))).toBe('Zoë');
  expect(textOf(bytes(0xef, 0xbb, 0xbf, 0x41))).toBe('A');
  expect(textOf(bytes(0x5a, 0x6f, 0xeb))).toBe('Zoë');
  expect(textOf(bytes(0xff, 0xfe, 0x41, 0x00))).toBe('A');
});

test('a workbook is not taken for text', () => {
  expect(isWorkbook(bytes(0x50, 0x4b, 0x03, 0x04, 0))).toBe(true);
  expect(isWorkbook(new TextEncoder().encode('PK,name'))).toBe(false);
  expect(isWorkbook(bytes())).toBe(false);
});

test('the limit counts what is sent, not what is typed', () => {
  expect(isTooLarge('a'.repeat(MOST_IMPORT_BYTES - 200))).toBe(false);
  expect(isTooLarge('a'.repeat(MOST_IMPORT_BYTES))).toBe(true);
  expect(isTooLarge('"'.repeat(MOST_IMPORT_BYTES / 2))).toBe(true);
});

test('an import has ended when it is done or has failed', () => {
  const run = { id: 1, done: 0, total: 2, errors: [] };
  expect((['waiting', 'running', 'done', 'failed'] as const).map((status) => hasEnded({ ...run, status }))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(hasEnded(undefined)).toBe(false);
});
