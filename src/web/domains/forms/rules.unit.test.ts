import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  entriesOf,
  languagesOf,
  numberTyped,
  partOf,
  problemsIn,
  problemsWithin,
  spokenIn,
  withPart,
} from './rules.ts';

test('a text that is not written in the reader’s language is read in English', () => {
  const words = { en: 'Walks', de: 'Spaziergänge' };
  expect([spokenIn(words, 'de'), spokenIn(words, 'fr')]).toEqual(['de', 'en']);
  expect(languagesOf({ title: words })).toEqual(['en', 'de']);
});

describe('a number as it is typed', () => {
  test.each([
    ['', 0, undefined],
    ['12', 0, 12],
    ['-3.5', 1, -3.5],
    ['3,5', 1, 3.5],
    // What English readers write so is no 1.
    ['1,000', 0, '1,000'],
    ['1,000', 2, '1,000'],
    ['3,', 1, '3,'],
    ['twelve', 0, 'twelve'],
  ])('%j with %d digits after the point is %j', (typed, decimals, number) => {
    expect(numberTyped(typed, decimals)).toBe(number);
  });

  test('every number that a block takes comes back as it is written out', () => {
    const numbers = fc.tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 4 }));
    fc.assert(
      fc.property(numbers, ([whole, decimals]) => {
        const number = Number((whole / 10 ** decimals).toFixed(decimals));
        expect(numberTyped(number.toFixed(decimals), decimals)).toBe(number);
        expect(numberTyped(number.toFixed(decimals).replace('.', ','), decimals)).toBe(number);
      }),
    );
  });
});

describe('parts of an answer', () => {
  test('one is changed, the others stay, and of nothing nothing is left', () => {
    expect(withPart({ name: 'Ada', phone: '1' }, 'phone', '2')).toEqual({ name: 'Ada', phone: '2' });
    expect(withPart({ name: 'Ada', phone: '1' }, 'phone', undefined)).toEqual({ name: 'Ada' });
    expect(withPart({ phone: '1' }, 'phone', '')).toBeUndefined();
    expect(withPart(undefined, 'phone', '1')).toEqual({ phone: '1' });
  });

  test('what is no answer of its kind has none', () => {
    expect([entriesOf('x'), entriesOf([null, { name: 'Ada' }]), partOf('x', 'length'), partOf({}, 'toString')]).toEqual(
      [[], [{}, { name: 'Ada' }], undefined, undefined],
    );
  });
});

test('what the server says of answers stands at the block, the entry or the cell', () => {
  const problems = problemsIn({ 'answers.contacts.0.phone': 'Please answer this', version: 'Must be a number' });
  expect(problems).toEqual({ 'contacts.0.phone': 'Please answer this' });
  expect(problemsWithin(problems, 'contacts.0')).toEqual({ phone: 'Please answer this' });
  expect(problemsWithin(problems, 'contact')).toEqual({});
});
