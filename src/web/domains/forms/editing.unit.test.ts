import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FormBody } from '#contract/forms-blocks.ts';
import { PARENT_LANGUAGES } from '#contract/kernel/languages.ts';
import {
  type AnyBlock,
  blockAt,
  countMissing,
  duplicated,
  inserted,
  isSame,
  keyed,
  keyFrom,
  keysOf,
  missingIn,
  moved,
  type Place,
  pathOf,
  placeOf,
  removed,
  replaced,
  sourcesBefore,
  textsOf,
  withoutLanguage,
  writtenIn,
} from './editing.ts';

const label = { en: 'Question', de: 'Frage' };
const date = (key: string): Extract<AnyBlock, { kind: 'date' }> => ({
  kind: 'date',
  key,
  label,
  isRequired: false,
  earliest: null,
  latest: null,
});
const consent = (key: string): Extract<AnyBlock, { kind: 'consent' }> => ({
  kind: 'consent',
  key,
  label,
  isRequired: true,
  text: { en: 'I agree' },
});
const BODY: FormBody = {
  title: { en: 'Walks', de: 'Spaziergänge' },
  blocks: [
    date('one'),
    consent('agreed'),
    { kind: 'condition', when: 'agreed', isAnyOf: ['yes'], blocks: [date('two'), date('three')] },
    { kind: 'signature', label, text: label },
  ],
};
const PLACES: readonly Place[] = [[0], [1], [2], [3], [2, 0], [2, 1]];

test('a place has the path that problems name, and back', () => {
  for (const place of PLACES) expect(placeOf(pathOf(place), BODY)).toEqual(place);
  expect(placeOf('blocks.2.blocks.1.key', BODY)).toEqual([2, 1]);
  expect(placeOf('blocks.1.text', BODY)).toEqual([1]);
  // The questions of an entry stand in the block that asks for entries.
  const list: AnyBlock = { kind: 'repeat', key: 'list', label, isRequired: false, blocks: [date('day')], most: 3 };
  expect(placeOf('blocks.0.blocks.0.latest', { ...BODY, blocks: [list] })).toEqual([0]);
  expect(placeOf('blocks', BODY)).toBeUndefined();
});

test('a block that is put in and taken out leaves the form as it was', () => {
  for (const place of PLACES) expect(removed(inserted(BODY, place, date('new')), place)).toEqual(BODY);
  for (const place of PLACES) expect(blockAt(inserted(BODY, place, date('new')), place)).toEqual(date('new'));
});

test('a block goes up and down among those beside it, and no further', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PLACES), fc.constantFrom(-1 as const, 1 as const), (place, by) => {
      const next = moved(BODY, place, by);
      if (!next) return;
      expect(blockAt(next.body, next.place)).toBe(blockAt(BODY, place));
      expect(moved(next.body, next.place, by === 1 ? -1 : 1)?.body).toEqual(BODY);
      expect([...keysOf(next.body)].sort()).toEqual([...keysOf(BODY)].sort());
    }),
  );
  expect(moved(BODY, [0], -1)).toBeUndefined();
  expect(moved(BODY, [3], 1)).toBeUndefined();
  expect(moved(BODY, [2, 1], 1)).toBeUndefined();
});

test('a condition follows the question that it asks to its new key', () => {
  const next = replaced(BODY, [1], consent('may-walk'));
  expect(blockAt(next, [2])).toMatchObject({ when: 'may-walk' });
  expect(blockAt(replaced(BODY, [0], date('other')), [2])).toMatchObject({ when: 'agreed' });
});

test('what is duplicated stands below, with keys of its own', () => {
  expect(keysOf(duplicated(BODY, [0]))).toEqual(['one', 'one-2', 'agreed', 'two', 'three']);
  const twice = duplicated(BODY, [2]);
  expect(keysOf(twice)).toEqual(['one', 'agreed', 'two', 'three', 'two-2', 'three-2']);
  expect(blockAt(twice, [3])).toMatchObject({ kind: 'condition', when: 'agreed' });
  expect(keysOf(duplicated(BODY, [2, 0]))).toEqual(['one', 'agreed', 'two', 'two-2', 'three']);
});

describe('a key', () => {
  test('is made of words', () => {
    expect(keyFrom('May your child swim?', [])).toBe('may-your-child-swim');
    expect(keyFrom('Élève: 2 années', [])).toBe('e-le-ve-2-anne-es');
    expect(keyFrom('3 contacts', [])).toBe('contacts');
    expect(keyFrom('你好', ['question'])).toBe('question-2');
  });
  test('is valid and free whatever the words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (words, taken) => {
        const key = keyFrom(words, taken);
        expect(key).toMatch(/^[a-z][a-z0-9-]{0,39}$/);
        expect(taken).not.toContain(key);
      }),
    );
  });
  test('is given where there is none, and to the second of two alike', () => {
    const named = (key: string, en: string) => ({ key, label: { en } });
    expect(keyed([named('', 'Yes'), named('yes', 'Yes'), named('yes', 'Sure'), named('', 'Yes')])).toEqual([
      named('yes-2', 'Yes'),
      named('yes', 'Yes'),
      named('sure', 'Sure'),
      named('yes-3', 'Yes'),
    ]);
  });
});

test('a condition asks what stands before it', () => {
  expect(sourcesBefore(BODY, [2]).map(({ key }) => key)).toEqual(['agreed']);
  expect(sourcesBefore(BODY, [1])).toEqual([]);
});

test('what is not written in a language is counted, and a language can go', () => {
  expect(writtenIn(BODY, PARENT_LANGUAGES)).toEqual(['en', 'de']);
  expect(countMissing(BODY, 'de')).toBe(1);
  expect(missingIn(textsOf(consent('a')), ['en', 'de', 'fr'])).toEqual(['de', 'fr']);
  const english = withoutLanguage(BODY, 'de');
  expect(writtenIn(english, PARENT_LANGUAGES)).toEqual(['en']);
  expect(withoutLanguage(english, 'de')).toBe(english);
  expect(withoutLanguage(BODY, 'en')).toBe(BODY);
});

test('the order in which a form was put together makes no difference', () => {
  const { title, blocks } = BODY;
  expect(isSame(BODY, { blocks, title: { de: title.de, en: title.en } })).toBe(true);
  expect(isSame(BODY, { ...BODY, intro: undefined })).toBe(true);
  expect(isSame(BODY, { ...BODY, title: { en: 'Walks' } })).toBe(false);
});
