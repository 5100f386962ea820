import { type Answers, type AskedBlock, askedBlocks } from '#contract/forms-asked.ts';
import type { FormBody, RepeatBlock, SimpleBlock, TableBlock } from '#contract/forms-blocks.ts';
import { plainOf } from '#contract/forms-mapped.ts';
import { FIRST_DAY, LAST_DAY, UNPRINTABLE } from '#contract/kernel/primitives.ts';
import { type Text, withValues } from '#server/kernel/i18n/translate.ts';
import type { GivenFile } from './file-queries.ts';

export interface Checked {
  /** What is asked for and was answered, as it is kept: no more than the form asks. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** By the block's key, and within it by entry or cell: 'contacts.0.phone'; empty: nothing is wrong. */
  readonly problems: Readonly<Record<string, Text>>;
}

/** An answer as it is kept, undefined where there is none, or what is wrong with it. */
type Judged = { readonly value: unknown } | { readonly wrong: Text };

/**
 * Judges answers block by block. What is not asked is left out; what is required and missing, of another kind or beyond its limits is
 * named by its block. Of a draft nothing is missing. @param files what its guardian gave, of which an answer names one by its id
 */
export function checkAnswers(
  body: FormBody,
  answers: Answers,
  of: 'draft' | 'whole' = 'whole',
  files: readonly GivenFile[] = [],
): Checked {
  const isWhole = of === 'whole';
  const kept: Record<string, unknown> = {};
  const problems: Record<string, Text> = Object.create(null);
  for (const block of askedBlocks(body, answers)) {
    if (!('key' in block)) continue;
    const given = own(answers, block.key);
    const value =
      block.kind === 'file'
        ? take(fileGiven(block.key, given, files), block.key, problems)
        : keptOf(block, given, isWhole, problems);
    if (value !== undefined) kept[block.key] = value;
    else if (isWhole && block.isRequired && !isNamed(problems, block.key))
      problems[block.key] = block.kind === 'consent' ? 'Please agree to this, or do not sign' : REQUIRED;
  }
  return { answers: kept, problems };
}

/** The files that judged answers name. */
export const fileIdsOf = (body: FormBody, answers: Answers): number[] =>
  askedBlocks(body, answers).flatMap((block) => {
    const id = block.kind === 'file' ? own(answers[block.key], 'id') : undefined;
    return typeof id === 'number' ? [id] : [];
  });

/** By path: what has to be answered still before one signs. */
export const missingOf = (body: FormBody, answers: Answers, files: readonly GivenFile[]): string[] =>
  Object.keys(checkAnswers(body, answers, 'whole', files).problems);

const REQUIRED = 'Please answer this';
const WRONG = 'This answer does not fit';

const own = (given: unknown, key: string): unknown =>
  typeof given === 'object' && given !== null && !Array.isArray(given) && Object.hasOwn(given, key)
    ? (given as Answers)[key]
    : undefined;
const isNamed = (problems: Readonly<Record<string, Text>>, key: string): boolean =>
  Object.keys(problems).some((name) => name === key || name.startsWith(`${key}.`));

function keptOf(
  asked: Exclude<AskedBlock, { kind: 'heading' | 'signature' | 'file' }>,
  given: unknown,
  isWhole: boolean,
  problems: Record<string, Text>,
): unknown {
  const block = asked.kind === 'mapped' ? plainOf(asked) : asked;
  if (block.kind === 'repeat') return entriesOf(block, given, isWhole, problems);
  if (block.kind === 'table') return cellsOf(block, given, problems);
  return take(judged(block, given), block.key, problems);
}

/** The value of what was judged; what is wrong is noted under its name. */
function take(judgment: Judged, name: string, problems: Record<string, Text>): unknown {
  if ('value' in judgment) return judgment.value;
  problems[name] = judgment.wrong;
  return undefined;
}

function judged(block: SimpleBlock | Extract<AskedBlock, { kind: 'consent' }>, given: unknown): Judged {
  if (given === undefined || given === null || given === '') return NOTHING;
  switch (block.kind) {
    case 'text':
      return textWithin(given, block.most);
    case 'choice':
      return chosenOf(block, given);
    case 'date':
      return dayBetween(given, block.earliest ?? FIRST_DAY, block.latest ?? LAST_DAY);
    case 'number':
      return numberWithin(given, block);
    case 'consent':
      return typeof given !== 'boolean' ? { wrong: WRONG } : { value: given || (block.isRequired ? undefined : false) };
  }
}

const NOTHING: Judged = { value: undefined };

/** A file as it is signed: what it is called, how long it is, and the SHA-256 of its bytes. */
function fileGiven(key: string, given: unknown, files: readonly GivenFile[]): Judged {
  if (given === undefined || given === null || given === '') return NOTHING;
  const found = files.find((file) => file.key === key && file.id === own(given, 'id'));
  if (!found) return { wrong: 'Give this file again' };
  const { id, name, size, sha256 } = found;
  return { value: { id, name, size, sha256 } };
}

function textWithin(given: unknown, most: number): Judged {
  if (typeof given !== 'string') return { wrong: WRONG };
  if (!given.isWellFormed() || given.includes('\0')) return { wrong: UNPRINTABLE };
  const text = given.trim();
  if (text.length > most) return { wrong: withValues('Must be at most {{maximum}} characters', { maximum: most }) };
  return { value: text || undefined };
}

function chosenOf({ options, isMany }: Extract<SimpleBlock, { kind: 'choice' }>, given: unknown): Judged {
  const chosen: readonly unknown[] = Array.isArray(given) ? given : [given];
  const keys = options.map(({ key }) => key);
  if (Array.isArray(given) !== isMany || !chosen.every((key) => keys.includes(key as string))) return { wrong: WRONG };
  if (!isMany) return { value: given };
  // In the order in which they are offered, each once.
  return { value: chosen.length > 0 ? keys.filter((key) => chosen.includes(key)) : undefined };
}

function dayBetween(given: unknown, earliest: string, latest: string): Judged {
  if (typeof given !== 'string' || !isDay(given)) return { wrong: 'Enter a date as YYYY-MM-DD' };
  if (given < earliest || given > latest)
    return { wrong: withValues('Enter a date between {{earliest}} and {{latest}}', { earliest, latest }) };
  return { value: given };
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

function numberWithin(
  given: unknown,
  { least, most, decimals }: Pick<Extract<SimpleBlock, { kind: 'number' }>, 'least' | 'most' | 'decimals'>,
): Judged {
  if (typeof given !== 'number' || !Number.isFinite(given) || Math.abs(given) > 1e9) return { wrong: 'Enter a number' };
  if (Number(given.toFixed(decimals)) !== given)
    return { wrong: withValues('Enter at most {{decimals}} digits after the point', { decimals }) };
  if (least !== null && given < least) return { wrong: withValues('Must be at least {{minimum}}', { minimum: least }) };
  if (most !== null && given > most) return { wrong: withValues('Must be at most {{maximum}}', { maximum: most }) };
  // Zero has one sign on paper.
  return { value: given === 0 ? 0 : given };
}

function entriesOf(
  { key, blocks, most }: RepeatBlock,
  given: unknown,
  isWhole: boolean,
  problems: Record<string, Text>,
): unknown {
  if (given === undefined || given === null) return undefined;
  if (!Array.isArray(given) || given.length > most) {
    problems[key] = Array.isArray(given) ? withValues('Enter at most {{maximum}}', { maximum: most }) : WRONG;
    return undefined;
  }
  const entries = given.map((entry: unknown, at) => {
    const kept: Record<string, unknown> = {};
    for (const block of blocks) {
      const name = `${key}.${at}.${block.key}`;
      const value = take(judged(block, own(entry, block.key)), name, problems);
      if (value !== undefined) kept[block.key] = value;
      else if (isWhole && block.isRequired) problems[name] ??= REQUIRED;
    }
    return kept;
  });
  return entries.length > 0 ? entries : undefined;
}

function cellsOf({ key, columns, rows }: TableBlock, given: unknown, problems: Record<string, Text>): unknown {
  if (given === undefined || given === null) return undefined;
  const kept: Record<string, Record<string, unknown>> = {};
  for (const row of rows) {
    const cells: Record<string, unknown> = {};
    for (const column of columns) {
      const value = take(
        cell(column.holds, own(own(given, row.key), column.key)),
        `${key}.${row.key}.${column.key}`,
        problems,
      );
      if (value !== undefined) cells[column.key] = value;
    }
    if (Object.keys(cells).length > 0) kept[row.key] = cells;
  }
  return Object.keys(kept).length > 0 ? kept : undefined;
}

function cell(holds: TableBlock['columns'][number]['holds'], given: unknown): Judged {
  if (given === undefined || given === null || given === '') return NOTHING;
  if (holds === 'check') return typeof given === 'boolean' ? { value: given || undefined } : { wrong: WRONG };
  if (holds === 'date') return dayBetween(given, FIRST_DAY, LAST_DAY);
  return holds === 'number' ? numberWithin(given, { least: null, most: null, decimals: 4 }) : textWithin(given, 1_000);
}
