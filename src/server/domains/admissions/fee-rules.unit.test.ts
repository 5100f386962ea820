import { expect, test } from 'vitest';
import { HttpError } from '#server/kernel/http-error.ts';
import { afterStep, type FeeStep, type Noted } from './fee-rules.ts';

const TODAY = '2026-03-02';
const NONE = { paidOn: null, paidBy: null, returnedOn: null, returnedBy: null };
const ASKED: Noted = { state: 'asked', ...NONE };
const PAID: Noted = { ...NONE, state: 'paid', paidOn: '2026-02-20', paidBy: 'check' };
const RETURNED: Noted = { ...PAID, state: 'returned', returnedOn: '2026-03-01', returnedBy: 'cash' };
const WAIVED: Noted = { state: 'waived', ...NONE };
const to = (state: FeeStep['state'], on: string | null = null, method: FeeStep['method'] = null): FeeStep => ({
  state,
  on,
  method,
});
const fieldOf = (said: Noted | HttpError) =>
  said instanceof HttpError ? [said.status, ...Object.keys(said.details.fields ?? {})] : said;

test('money that comes or goes needs a day that is not ahead, and how it was paid (admissions-22)', () => {
  expect(afterStep(ASKED, to('paid', TODAY, 'zelle'), TODAY)).toEqual({
    ...NONE,
    state: 'paid',
    paidOn: TODAY,
    paidBy: 'zelle',
  });
  expect(afterStep(PAID, to('returned', TODAY, 'cash'), TODAY)).toEqual({
    ...PAID,
    state: 'returned',
    returnedOn: TODAY,
    returnedBy: 'cash',
  });
  expect(fieldOf(afterStep(ASKED, to('paid'), TODAY))).toEqual([422, 'on']);
  expect(fieldOf(afterStep(ASKED, to('paid', '2026-03-03', 'cash'), TODAY))).toEqual([422, 'on']);
  expect(fieldOf(afterStep(ASKED, to('paid', TODAY), TODAY))).toEqual([422, 'method']);
  expect(fieldOf(afterStep(PAID, to('returned', '2026-02-19', 'cash'), TODAY))).toEqual([422, 'on']);
});

test('a note that was a mistake is taken back, with the money that it told of (admissions-22)', () => {
  expect(afterStep(PAID, to('asked'), TODAY)).toEqual(ASKED);
  expect(afterStep(RETURNED, to('paid'), TODAY)).toEqual(PAID);
  expect(afterStep(WAIVED, to('asked'), TODAY)).toEqual(ASKED);
  expect(afterStep(ASKED, to('waived'), TODAY)).toEqual(WAIVED);
  expect(fieldOf(afterStep(ASKED, to('waived', TODAY, 'cash'), TODAY))).toEqual([422, 'on']);
});

test.each([
  ['asked', ASKED, 'returned'],
  ['waived', WAIVED, 'paid'],
  ['waived', WAIVED, 'returned'],
  ['paid', PAID, 'waived'],
  ['returned', RETURNED, 'asked'],
  ['returned', RETURNED, 'waived'],
] as const)('of a fee that is %s nothing else can follow: %#', (_, before, state) => {
  expect(fieldOf(afterStep(before, to(state, TODAY, 'cash'), TODAY))).toEqual([409]);
});
