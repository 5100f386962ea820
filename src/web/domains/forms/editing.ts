import { everyBlock } from '#contract/forms-asked.ts';
import type { Block, FormBody, InnerBlock, SimpleBlock, Words } from '#contract/forms-blocks.ts';
import { type BLOCK_KINDS, MOST_BLOCKS } from '#contract/forms-choices.ts';
import type { Language } from '#contract/kernel/languages.ts';

export type BlockKind = (typeof BLOCK_KINDS)[number];
export type AnyBlock = Block | InnerBlock;

/** Where a block stands: its position, or that of a condition and its position in it. */
export type Place = readonly [number] | readonly [number, number];

/** As problems name it: 'blocks.3', 'blocks.3.blocks.0'. */
export const pathOf = ([at, within]: Place): string =>
  within === undefined ? `blocks.${at}` : `blocks.${at}.blocks.${within}`;

/** Beside which others a block stands. */
export function siblingsOf({ blocks }: FormBody, place: Place): readonly AnyBlock[] {
  if (place[1] === undefined) return blocks;
  const around = blocks[place[0]];
  return around?.kind === 'condition' ? around.blocks : [];
}

export const blockAt = (body: FormBody, place: Place): AnyBlock | undefined =>
  siblingsOf(body, place)[place[1] ?? place[0]];

/** Whether another block has room there. */
export const hasRoom = (body: FormBody, place: Place): boolean => siblingsOf(body, place).length < MOST_BLOCKS;

function withSiblings(body: FormBody, place: Place, change: (all: AnyBlock[]) => void): FormBody {
  const all = [...siblingsOf(body, place)];
  change(all);
  if (place[1] === undefined) return { ...body, blocks: all as Block[] };
  return {
    ...body,
    blocks: body.blocks.map((block, at) =>
      at === place[0] && block.kind === 'condition' ? { ...block, blocks: all as InnerBlock[] } : block,
    ),
  };
}
const positionOf = (place: Place): number => place[1] ?? place[0];

/** The block stands at this place; those from there on move down. */
export const inserted = (body: FormBody, place: Place, block: AnyBlock): FormBody =>
  withSiblings(body, place, (all) => all.splice(positionOf(place), 0, block));

export const removed = (body: FormBody, place: Place): FormBody =>
  withSiblings(body, place, (all) => all.splice(positionOf(place), 1));

/** Another block takes the place of one; conditions on it follow its new key. */
export function replaced(body: FormBody, place: Place, block: AnyBlock): FormBody {
  const before = blockAt(body, place);
  const next = withSiblings(body, place, (all) => all.splice(positionOf(place), 1, block));
  if (!before || !('key' in before) || !('key' in block) || before.key === block.key) return next;
  const { key } = block;
  return {
    ...next,
    blocks: next.blocks.map((one) =>
      one.kind === 'condition' && one.when === before.key ? { ...one, when: key } : one,
    ),
  };
}

/** One up (-1) or down (1) among those beside it; undefined at the end of them. */
export function moved(body: FormBody, place: Place, by: -1 | 1): { body: FormBody; place: Place } | undefined {
  const from = positionOf(place);
  const to = from + by;
  const block = blockAt(body, place);
  if (!block || to < 0 || to >= siblingsOf(body, place).length) return undefined;
  const next = withSiblings(body, place, (all) => {
    all.splice(from, 1);
    all.splice(to, 0, block);
  });
  return { body: next, place: place[1] === undefined ? [to] : [place[0], to] };
}

/** Keys of all blocks, those in conditions too. */
export const keysOf = (body: FormBody): readonly string[] =>
  everyBlock(body).flatMap(({ block }) => ('key' in block ? [block.key] : []));

const LONGEST_KEY = 40;
/** A key made of words, and of none that is taken: 'May your child swim?' is may-your-child-swim. */
export function keyFrom(words: string, taken: readonly string[]): string {
  const plain = words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '');
  const stem = plain || 'question';
  for (let n = 1; ; n += 1) {
    const end = n === 1 ? '' : `-${n}`;
    const key = `${stem.slice(0, LONGEST_KEY - end.length).replace(/-+$/, '')}${end}`;
    if (!taken.includes(key)) return key;
  }
}

/** Each of them with a key of its own: what has none yet, or one of an earlier one, gets one by its label. */
export function keyed<Named extends { readonly key: string; readonly label: Words }>(all: readonly Named[]): Named[] {
  const given: Named[] = [];
  for (const one of all) {
    const taken = given.map(({ key }) => key);
    const isOwn = one.key !== '' && !taken.includes(one.key);
    // What comes after keeps its key.
    const others = [...taken, ...all.map(({ key }) => key)];
    given.push(isOwn ? one : { ...one, key: keyFrom(one.label.en, others) });
  }
  return given;
}

/** A copy of a block right below it, with keys of its own; a condition repeats what follows, and asks the same. */
export function duplicated(body: FormBody, place: Place): FormBody {
  const block = blockAt(body, place);
  if (!block) return body;
  const taken = [...keysOf(body)];
  const again = <Any extends AnyBlock>(one: Any): Any => {
    if (!('key' in one)) return one;
    const key = keyFrom(one.key, taken);
    taken.push(key);
    return { ...one, key };
  };
  const copy = block.kind === 'condition' ? { ...block, blocks: block.blocks.map(again) } : again(block);
  const [at, within] = place;
  return inserted(body, within === undefined ? [at + 1] : [at, within + 1], copy);
}

/** Choices and consents that are asked before a place: what a condition there may ask. */
export function sourcesBefore(
  { blocks }: FormBody,
  [at]: Place,
): readonly Extract<InnerBlock, { kind: 'choice' | 'consent' }>[] {
  return everyBlock({ blocks: blocks.slice(0, at) }).flatMap(({ block }) =>
    block.kind === 'choice' || block.kind === 'consent' ? [block] : [],
  );
}

/** Every text of a block, and of what it holds. */
export function textsOf(block: AnyBlock | SimpleBlock): readonly Words[] {
  const own = [
    ...('label' in block ? [block.label] : []),
    ...('hint' in block && block.hint ? [block.hint] : []),
    ...('text' in block && block.text ? [block.text] : []),
  ];
  if (block.kind === 'choice') return [...own, ...block.options.map(({ label }) => label)];
  if (block.kind === 'table') return [...own, ...[...block.columns, ...block.rows].map(({ label }) => label)];
  if (block.kind === 'repeat' || block.kind === 'condition')
    return [...own, ...block.blocks.flatMap((inner: AnyBlock | SimpleBlock) => textsOf(inner))];
  return own;
}
const allTexts = ({ title, intro, blocks }: FormBody): readonly Words[] => [
  title,
  ...(intro ? [intro] : []),
  ...blocks.flatMap(textsOf),
];

/** The languages that a form is written in, if only in part; English always. */
export const writtenIn = (body: FormBody, all: readonly Language[]): readonly Language[] =>
  all.filter((language) => language === 'en' || allTexts(body).some((words) => words[language] !== undefined));

/** In which of these languages a text of these is not written yet. */
export const missingIn = (texts: readonly Words[], languages: readonly Language[]): readonly Language[] =>
  languages.filter((language) => texts.some((words) => words[language] === undefined));

/** How many texts are not written yet in a language. */
export const countMissing = (body: FormBody, language: Language): number =>
  allTexts(body).filter((words) => words[language] === undefined).length;

/** One text for what says the same, in whichever order it was put together. */
function plainly(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainly);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(
    parts.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, part]) => [name, plainly(part)]),
  );
}
export const isSame = (one: FormBody, other: FormBody): boolean =>
  one === other || JSON.stringify(plainly(one)) === JSON.stringify(plainly(other));

/** A form without one of its languages, English excepted; the form itself where nothing is written in it. */
export function withoutLanguage(body: FormBody, language: Language): FormBody {
  if (language === 'en' || allTexts(body).every((words) => words[language] === undefined)) return body;
  const dropped = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(dropped);
    if (typeof value !== 'object' || value === null) return value;
    const isWords = 'en' in value;
    const parts = Object.entries(value).filter(([name]) => !(isWords && name === language));
    return Object.fromEntries(parts.map(([name, part]) => [name, dropped(part)]));
  };
  return dropped(body) as FormBody;
}

/** The block that a problem is in, by the problem's path: 'blocks.3.blocks.0.when' is [3, 0]; undefined: the form as a whole. */
export function placeOf(path: string, { blocks }: FormBody): Place | undefined {
  const [, at, within] = /^blocks\.(\d+)(?:\.blocks\.(\d+))?/.exec(path) ?? [];
  if (at === undefined) return undefined;
  // The entries of a repeat have paths of the same form.
  return within !== undefined && blocks[Number(at)]?.kind === 'condition' ? [Number(at), Number(within)] : [Number(at)];
}
