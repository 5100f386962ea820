import { describe, expect, test } from 'vitest';
import { FormBody } from '#contract/forms-blocks.ts';
import { BLOCK_KINDS } from '#contract/forms-choices.ts';
import { errorsOf, ready } from './blockDraft.ts';
import type { AnyBlock } from './editing.ts';
import { newBlock, newSimple } from './newBlock.ts';

const label = { en: ' A question ' };
const option = (en: string) => ({ key: '', label: { en } });

/** Each kind as somebody writes it. */
const WRITTEN: readonly AnyBlock[] = [
  { kind: 'heading', label },
  { kind: 'text', key: '', label, hint: { en: ' ' }, isRequired: false, isLong: true, most: 500 },
  { kind: 'choice', key: '', label, isRequired: true, isMany: false, options: [option('Yes'), option('Yes')] },
  { kind: 'date', key: '', label, isRequired: false, earliest: '2026-01-01', latest: null },
  { kind: 'number', key: '', label, isRequired: false, least: 0, most: 3, decimals: 1 },
  {
    kind: 'table',
    key: '',
    label,
    isRequired: false,
    columns: [{ ...option('Time'), holds: 'text' }],
    rows: [option('Morning')],
  },
  {
    kind: 'repeat',
    key: '',
    label,
    isRequired: false,
    most: 3,
    blocks: [{ kind: 'choice', key: '', label, isRequired: true, isMany: true, options: [option('A'), option('B')] }],
  },
  { kind: 'file', key: '', label, isRequired: false },
  { kind: 'mapped', key: '', label, isRequired: false, field: 'child.first-name' },
  { kind: 'consent', key: '', label, isRequired: true, text: { en: 'I agree', de: ' ' } },
  { kind: 'signature', label, text: { en: 'I mean it' } },
];

function written<Kind extends AnyBlock['kind']>(kind: Kind): Extract<AnyBlock, { kind: Kind }> {
  const found = WRITTEN.find((block): block is Extract<AnyBlock, { kind: Kind }> => block.kind === kind);
  if (!found) throw new Error(kind);
  return found;
}

test.each(WRITTEN)('$kind is kept as the contract has it', (block) => {
  expect(errorsOf(block, [])).toEqual({});
  const kept = ready(block, ['a-question']);
  expect(FormBody.parse({ title: { en: 'Form' }, blocks: [kept] }).blocks).toEqual([kept]);
  expect(kept).toMatchObject({ label: { en: 'A question' } });
  if ('key' in kept) expect(kept.key).toBe('a-question-2');
});

test('answers that are called alike are told apart', () => {
  const kept = ready(written('choice'), []);
  expect(kept.options.map(({ key }) => key)).toEqual(['yes', 'yes-2']);
});

describe('what is missing is said', () => {
  test.each(BLOCK_KINDS)('of a new %s', (kind) => {
    expect(Object.keys(errorsOf(newBlock(kind), []))).not.toEqual([]);
  });
  test.each<[string, AnyBlock, object]>([
    ['English', { kind: 'heading', label: { en: ' ', de: 'Titel' } }, { label: 'english' }],
    ['a second answer', { ...written('choice'), options: [option('Yes')] }, { options: 'twoChoices' }],
    [
      'the words of an answer',
      { ...written('choice'), options: [option('Yes'), option('')] },
      { 'options.1': 'english' },
    ],
    ['days in order', { ...written('date'), latest: '2025-01-01' }, { latest: 'dates' }],
    ['numbers in order', { ...written('number'), most: -1 }, { most: 'numbers' }],
    ['a limit', { ...written('text'), most: Number.NaN }, { most: 'limit' }],
    ['a hint in English', { ...written('text'), hint: { en: '', de: 'Hilfe' } }, { hint: 'english' }],
    ['a key of its own', { ...written('date'), key: 'taken' }, { key: 'keyTaken' }],
    ['a key that can be one', { ...written('date'), key: 'A key' }, { key: 'key' }],
    ['a question to ask', { kind: 'condition', when: '', isAnyOf: [], blocks: [] }, { when: 'source' }],
    ['an answer to it', { kind: 'condition', when: 'one', isAnyOf: [], blocks: [] }, { isAnyOf: 'answers' }],
    [
      'of the questions of an entry',
      { ...written('repeat'), blocks: [newSimple('choice')] },
      { 'blocks.0': 'english', 'blocks.0.options.0': 'english', 'blocks.0.options.1': 'english' },
    ],
  ])('%s', (_, block, errors) => {
    expect(errorsOf(block, ['taken'])).toEqual(errors);
  });
});
