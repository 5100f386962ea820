import { everyBlock } from './forms-asked.ts';
import type { Block, FormBody, InnerBlock } from './forms-blocks.ts';

/** What can keep a draft from being published. */
export const FORM_PROBLEMS = [
  'no-signature',
  'several-signatures',
  'key-taken',
  'nothing-follows',
  'no-source',
  'no-such-answer',
  'latest-before-earliest',
  'most-below-least',
] as const;
export type FormProblem = (typeof FORM_PROBLEMS)[number];

type Problems = Record<string, FormProblem>;

/**
 * What keeps a draft from being published, by the path of what is wrong ('blocks.3.when'); empty: nothing. Every key is one block's, a
 * condition asks an earlier choice or consent, limits leave something to answer, and there is one place to sign.
 */
export function problemsOf(body: Pick<FormBody, 'blocks'>): Readonly<Problems> {
  const problems: Problems = Object.create(null);
  const earlier = new Map<string, Block | InnerBlock>();
  for (const { path, block } of everyBlock(body)) {
    if (block.kind === 'condition') checkCondition(block, earlier, path, problems);
    else checkBlock(block, path, problems);
    if (!('key' in block)) continue;
    if (earlier.has(block.key)) problems[`${path}.key`] ??= 'key-taken';
    earlier.set(block.key, block);
  }
  const signatures = body.blocks.filter(({ kind }) => kind === 'signature').length;
  if (signatures !== 1) problems.blocks = signatures === 0 ? 'no-signature' : 'several-signatures';
  return problems;
}

function checkCondition(
  { when, isAnyOf, blocks }: Extract<Block, { kind: 'condition' }>,
  earlier: ReadonlyMap<string, Block | InnerBlock>,
  path: string,
  problems: Problems,
): void {
  if (blocks.length === 0) problems[`${path}.blocks`] = 'nothing-follows';
  const source = earlier.get(when);
  if (source?.kind !== 'choice' && source?.kind !== 'consent') {
    problems[`${path}.when`] = 'no-source';
    return;
  }
  const known = source.kind === 'consent' ? ['yes', 'no'] : source.options.map(({ key }) => key);
  if (!isAnyOf.every((key) => known.includes(key))) problems[`${path}.isAnyOf`] = 'no-such-answer';
}

function checkBlock(block: Exclude<Block | InnerBlock, { kind: 'condition' }>, path: string, problems: Problems): void {
  const { kind } = block;
  if (kind === 'choice') checkKeys(block.options, `${path}.options`, problems);
  if (kind === 'date' && block.earliest !== null && block.latest !== null && block.latest < block.earliest)
    problems[`${path}.latest`] = 'latest-before-earliest';
  if (kind === 'number' && block.least !== null && block.most !== null && block.most < block.least)
    problems[`${path}.most`] = 'most-below-least';
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
    if (named.findIndex((other) => other.key === key) < at) problems[`${path}.${at}.key`] = 'key-taken';
}
