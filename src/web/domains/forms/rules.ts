import type { Answers } from '#contract/forms-asked.ts';
import type { FormBody, Words } from '#contract/forms-blocks.ts';
import type { Language } from '#contract/kernel/languages.ts';
import { PARENT_LANGUAGES } from '#contract/kernel/languages.ts';

/** What is wrong, by path: 'contacts.0.phone'. */
export type Problems = Readonly<Record<string, string>>;

/** The language in which a reader of another one reads a text: where it is not written in theirs, English. */
export const spokenIn = (words: Words, language: Language): Language => (words[language] ? language : 'en');

/** The languages in which a form can be read: those of its title. */
export const languagesOf = ({ title }: Pick<FormBody, 'title'>): readonly Language[] =>
  PARENT_LANGUAGES.filter((language) => title[language] !== undefined);

/** An entry or a cell of an answer, or a part of one. */
export const partOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? (value as Answers)[key] : undefined;

/** An answer with one of its parts changed; without what is empty, and undefined where nothing is left. */
export function withPart(value: unknown, key: string, part: unknown): Answers | undefined {
  const kept = Object.entries(typeof value === 'object' && value !== null ? value : {}).filter(
    ([name]) => name !== key,
  );
  if (!isEmpty(part)) kept.push([key, part]);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

/** The entries of a repeat. */
export const entriesOf = (value: unknown): readonly Answers[] =>
  Array.isArray(value) ? value.map((entry) => (typeof entry === 'object' && entry !== null ? entry : {})) : [];

export const isEmpty = (answer: unknown): boolean => answer === undefined || answer === null || answer === '';

/**
 * A number as it was typed; the text itself where it is none, so that the server says so. A comma counts as the point where no more
 * digits follow it than are asked for: 1,000 is no 1.
 */
export function numberTyped(typed: string, decimals: number): number | string | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  const [, whole, comma] = /^(-?\d+),(\d+)$/.exec(text) ?? [];
  if (whole !== undefined && comma !== undefined && comma.length <= decimals) return Number(`${whole}.${comma}`);
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/** What is wrong within one answer, by the rest of its path. */
export function problemsWithin(problems: Problems, key: string): Problems {
  const found = Object.entries(problems).filter(([path]) => path.startsWith(`${key}.`));
  return Object.fromEntries(found.map(([path, text]) => [path.slice(key.length + 1), text]));
}

const ANSWERS = 'answers.';
/** What the server says of answers, by their paths; empty: nothing. */
export const problemsIn = (fields: Problems): Problems =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => name.startsWith(ANSWERS))
      .map(([name, text]) => [name.slice(ANSWERS.length), text]),
  );
