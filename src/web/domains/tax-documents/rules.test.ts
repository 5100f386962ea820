import { describe, expect, test } from 'vitest';
import {
  bodyOf,
  EVERYTHING,
  isAccepted,
  isPdf,
  isTaxYear,
  NOTHING_SAID,
  narrow,
  type TaxDocument,
  totalsOf,
  valuesOf,
  yearsOf,
} from './rules.ts';

const document = (change: Partial<TaxDocument> = {}): TaxDocument => ({
  id: 1,
  documentType: 'year_end_statement',
  title: 'Statement',
  description: '',
  fileName: 'statement.pdf',
  filePath: '/uploads/statement.pdf',
  fileUrl: '/api/tax-documents/1/file?portal=staff',
  fileType: 'application/pdf',
  taxYear: 2025,
  parentId: 7,
  parentName: 'José Rossi',
  isGlobal: false,
  uploadedBy: 1,
  createdAt: '2026-01-20T15:00:00Z',
  version: 1,
  ...change,
});
const LETTER = document();
const NOTICE = document({ id: 2, title: 'Notice to all', isGlobal: true, parentId: null, parentName: null });
const OLDER = document({ id: 3, documentType: '1099', taxYear: 2023, fileUrl: null, fileType: null });
const ALL = [LETTER, NOTICE, OLDER];

describe('a list is narrowed down', () => {
  test.each([
    [{}, [1, 2, 3]],
    [{ year: '2023' }, [3]],
    [{ type: '1099' as const }, [3]],
    [{ search: 'jose' }, [1, 3]],
    [{ search: 'ALL notice' }, [2]],
    [{ search: 'statement.pdf', year: '2025' }, [1, 2]],
    [{ search: 'zebra' }, []],
  ])('by %o', (wanted, ids) => {
    expect(narrow(ALL, { ...EVERYTHING, ...wanted }).map(({ id }) => id)).toEqual(ids);
  });
});

test('the years are those there are documents of, the latest first', () => {
  expect(yearsOf(ALL)).toEqual([2025, 2023]);
});

test('the totals', () => {
  expect(totalsOf(ALL, 2025)).toEqual({ total: 3, global: 1, parentSpecific: 2, currentYear: 2, available: 2 });
});

test('a PDF is what its content says, not its name', () => {
  expect(isPdf(LETTER)).toBe(true);
  expect(isPdf(OLDER)).toBe(false);
});

test.each([
  ['letter.PDF', true],
  ['letter.docx', true],
  ['letter.xls', true],
  ['letter.pdf.exe', false],
  ['letter', false],
])('%j is accepted: %j', (name, accepted) => expect(isAccepted({ name })).toBe(accepted));

test.each([
  ['2000', true],
  ['2030', true],
  ['1999', false],
  ['2031', false],
  ['20.5', false],
  ['', false],
])('%j is a tax year: %j', (text, valid) => expect(isTaxYear(text)).toBe(valid));

test('the year is this one, or the last that can be said', () => {
  expect(NOTHING_SAID(2026).taxYear).toBe('2026');
  expect(NOTHING_SAID(2046).taxYear).toBe('2030');
});

test('what is for all is for no parent', () => {
  const values = valuesOf(LETTER);
  expect(bodyOf(values)).toMatchObject({ parentId: 7, isGlobal: false, taxYear: 2025 });
  expect(bodyOf({ ...values, isGlobal: true })).toMatchObject({ parentId: null, isGlobal: true });
  expect(bodyOf({ ...values, parentId: '' })).toMatchObject({ parentId: null, isGlobal: false });
});
