import type { Language } from '../../contract/languages.ts';
import { CATALOGUES, type Plural, spoken } from './catalogues.ts';

/** Values put into a text at {{name}}; `count` also chooses the text's form. */
export type Values = Readonly<Record<string, string | number>>;

/** A text of the catalogue, alone or with its values: what a refusal keeps until somebody's language is known. */
export type Words = string | { readonly text: string; readonly values: Values };

/** A text with its values, to be said later. */
export const words = (text: string, values: Values): Words => ({ text, values });

/** Says an English text of the catalogue in a language; a language that is not there yet speaks English. */
export function say(language: Language, said: Words, more: Values = {}): string {
  const { text, values } = typeof said === 'string' ? { text: said, values: more } : said;
  const entry = CATALOGUES[language]?.[text] ?? CATALOGUES.en[text] ?? text;
  const form = typeof entry === 'string' ? entry : formOf(entry, spoken(language), values.count);
  return form.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

const formOf = (entry: Plural, language: Language, count: string | number | undefined) =>
  entry[new Intl.PluralRules(language).select(Number(count))] ?? entry.other;
