import { everyBlock } from '#contract/forms-asked.ts';
import type { Block, FormBody, InnerBlock } from '#contract/forms-blocks.ts';
import type { Text } from '#server/kernel/i18n/translate.ts';

/** How long the canonical JSON of a form may be, in characters. */
export const LONGEST_FORM = 200_000;

type Problems = Record<string, Text>;

/**
 * What keeps a draft from being published, by the path of what is wrong; empty: nothing. Every key is one block's, a condition asks an
 * earlier choice or consent, limits leave something to answer, and there is one place to sign.
 */
export function problemsOf(body: FormBody): Readonly<Record<string, Text>> {
  const problems: Problems = Object.create(null);
  const earlier = new Map<string, Block | InnerBlock>();
  for (const { path, block } of everyBlock(body)) {
    if (block.kind === 'condition') checkCondition(block, earlier, path, problems);
    else checkBlock(block, path, problems);
    if (!('key' in block)) continue;
    if (earlier.has(block.key)) problems[`${path}.key`] ??= ALREADY_USED;
    earlier.set(block.key, block);
  }
  const signatures = body.blocks.filter(({ kind }) => kind === 'signature').length;
  if (signatures === 0) problems.blocks = 'Add a block in which the form is signed';
  if (signatures > 1) problems.blocks = 'Leave one block in which the form is signed';
  return problems;
}

const ALREADY_USED = 'Something else is called so already';

function checkCondition(
  { when, isAnyOf }: Extract<Block, { kind: 'condition' }>,
  earlier: ReadonlyMap<string, Block | InnerBlock>,
  path: string,
  problems: Problems,
): void {
  const source = earlier.get(when);
  if (source?.kind !== 'choice' && source?.kind !== 'consent') {
    problems[`${path}.when`] = 'Choose an earlier choice or consent';
    return;
  }
  const known = source.kind === 'consent' ? ['yes', 'no'] : source.options.map(({ key }) => key);
  if (!isAnyOf.every((key) => known.includes(key)))
    problems[`${path}.isAnyOf`] = 'Choose answers that this question offers';
}

function checkBlock(block: Exclude<Block | InnerBlock, { kind: 'condition' }>, path: string, problems: Problems): void {
  const { kind } = block;
  if (kind === 'choice') checkKeys(block.options, `${path}.options`, problems);
  if (kind === 'date' && block.earliest !== null && block.latest !== null && block.latest < block.earliest)
    problems[`${path}.latest`] = 'The latest day cannot be before the earliest one';
  if (kind === 'number' && block.least !== null && block.most !== null && block.most < block.least)
    problems[`${path}.most`] = 'The largest number cannot be below the smallest one';
  if (kind === 'table') {
    checkKeys(block.columns, `${path}.columns`, problems);
    checkKeys(block.rows, `${path}.rows`, problems);
  }
  if (kind === 'repeat') {
    checkKeys(block.blocks, `${path}.blocks`, problems);
    for (const [at, inner] of block.blocks.entries()) checkBlock(inner, `${path}.blocks.${at}`, problems);
  }
}

function checkKeys(named: readonly { readonly key: string }[], path: string, problems: Problems): void {
  for (const [at, { key }] of named.entries())
    if (named.findIndex((other) => other.key === key) < at) problems[`${path}.${at}.key`] = ALREADY_USED;
}
