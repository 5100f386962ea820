import type { Block, FormBody, InnerBlock, Words } from './forms-blocks.ts';
import type { Language } from './kernel/languages.ts';

export type Answers = Readonly<Record<string, unknown>>;
export type AskedBlock = Exclude<Block, { kind: 'condition' }>;

/** A text in the reader's language; where it is not written in that, in English. */
export const inLanguage = (words: Words, language: Language): string => words[language] ?? words.en;

/**
 * The blocks that these answers ask for, in order: those of a condition where it is met. An answer counts only where its own block is
 * asked, so that nothing follows from what is no longer seen.
 */
export function askedBlocks({ blocks }: Pick<FormBody, 'blocks'>, answers: Answers): AskedBlock[] {
  const asked: AskedBlock[] = [];
  for (const block of blocks) {
    if (block.kind !== 'condition') asked.push(block);
    else if (isMet(block, asked, answers)) asked.push(...block.blocks);
  }
  return asked;
}

function isMet(
  { when, isAnyOf }: Extract<Block, { kind: 'condition' }>,
  asked: readonly AskedBlock[],
  answers: Answers,
): boolean {
  const source = asked.find((block) => 'key' in block && block.key === when);
  const answer = Object.hasOwn(answers, when) ? answers[when] : undefined;
  if (source?.kind === 'consent') return isAnyOf.includes(answer === true ? 'yes' : 'no');
  if (source?.kind !== 'choice') return false;
  if (!source.isMany) return isAnyOf.some((key) => key === answer);
  return Array.isArray(answer) && isAnyOf.some((key) => answer.includes(key));
}

/** Every block, those of conditions too, with its path as errors name it: 'blocks.3.blocks.0'. */
export const everyBlock = ({ blocks }: Pick<FormBody, 'blocks'>): { path: string; block: Block | InnerBlock }[] =>
  blocks.flatMap((block, at) => [
    { path: `blocks.${at}`, block },
    ...(block.kind === 'condition'
      ? block.blocks.map((inner, n) => ({ path: `blocks.${at}.blocks.${n}`, block: inner }))
      : []),
  ]);
