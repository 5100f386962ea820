import type { SimpleBlock, Words } from '#contract/forms-blocks.ts';
import { type AnyBlock, keyed, keyFrom } from './editing.ts';
import { isBare, isWritten, tidy, tidyIfAny } from './words.ts';

/** What is wrong with a block that is being written. */
export type BlockError =
  | 'english'
  | 'twoChoices'
  | 'oneColumn'
  | 'oneRow'
  | 'oneQuestion'
  | 'source'
  | 'answers'
  | 'dates'
  | 'numbers'
  | 'limit'
  | 'key'
  | 'keyTaken';

type Errors = Record<string, BlockError>;

const KEY = /^[a-z][a-z0-9-]{0,39}$/;

/** What keeps a block from being kept, by field: 'label', 'options.2', 'blocks.0.options'. @param others the keys of other blocks */
export function errorsOf(block: AnyBlock | SimpleBlock, others: readonly string[]): Readonly<Errors> {
  const errors: Errors = {};
  const needs = (field: string, words: Words | undefined) => {
    if (!isWritten(words)) errors[field] = 'english';
  };
  const few = (field: string, count: number, least: number, error: BlockError) => {
    if (count < least) errors[field] = error;
  };
  if ('label' in block) needs('label', block.label);
  if ('hint' in block && isBare(block.hint)) errors.hint = 'english';
  if (block.kind === 'heading' && isBare(block.text)) errors.text = 'english';
  if (block.kind === 'consent' || block.kind === 'signature') needs('text', block.text);
  if ('key' in block && block.key !== '' && !KEY.test(block.key)) errors.key = 'key';
  else if ('key' in block && others.includes(block.key)) errors.key = 'keyTaken';
  if (block.kind === 'choice') {
    few('options', block.options.length, 2, 'twoChoices');
    for (const [at, { label }] of block.options.entries()) needs(`options.${at}`, label);
  }
  if (block.kind === 'table') {
    few('columns', block.columns.length, 1, 'oneColumn');
    few('rows', block.rows.length, 1, 'oneRow');
    for (const [at, { label }] of block.columns.entries()) needs(`columns.${at}`, label);
    for (const [at, { label }] of block.rows.entries()) needs(`rows.${at}`, label);
  }
  if (block.kind === 'repeat') {
    few('blocks', block.blocks.length, 1, 'oneQuestion');
    for (const [at, inner] of block.blocks.entries())
      for (const [field, error] of Object.entries(errorsOf(inner, [])))
        errors[field === 'label' ? `blocks.${at}` : `blocks.${at}.${field}`] = error;
  }
  if (block.kind === 'date' && block.earliest && block.latest && block.latest < block.earliest) errors.latest = 'dates';
  if (block.kind === 'number' && block.least !== null && block.most !== null && block.most < block.least)
    errors.most = 'numbers';
  if (block.kind === 'text' && !(Number.isInteger(block.most) && block.most >= 1 && block.most <= 10_000))
    errors.most = 'limit';
  if (block.kind === 'condition') {
    if (block.when === '') errors.when = 'source';
    else few('isAnyOf', block.isAnyOf.length, 1, 'answers');
  }
  return errors;
}

/** As it is kept: texts without spaces around, and a key for what has none. @param others the keys of other blocks */
export function ready<Any extends AnyBlock | SimpleBlock>(block: Any, others: readonly string[]): Any {
  const hint = 'hint' in block ? tidyIfAny(block.hint) : undefined;
  const { hint: _, ...rest } = block as Any & { hint?: Words };
  const plain = {
    ...rest,
    ...('label' in block && { label: tidy(block.label) }),
    ...(hint && { hint }),
    ...('key' in block && block.key === '' && { key: keyFrom(block.label.en, others) }),
  } as Any;
  return { ...plain, ...partsOf(block) };
}

function partsOf(block: AnyBlock | SimpleBlock): object {
  const named = <Named extends { readonly key: string; readonly label: Words }>(all: readonly Named[]) =>
    keyed(all.map((one) => ({ ...one, label: tidy(one.label) })));
  switch (block.kind) {
    case 'heading':
      return { text: tidyIfAny(block.text) };
    case 'consent':
    case 'signature':
      return { text: tidy(block.text) };
    case 'choice':
      return { options: named(block.options) };
    case 'table':
      return { columns: named(block.columns), rows: named(block.rows) };
    case 'repeat':
      return { blocks: keyed(block.blocks).map((inner) => ready(inner, [])) };
    default:
      return {};
  }
}
