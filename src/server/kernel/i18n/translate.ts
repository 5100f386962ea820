import { AFTER_TWELVE_HOURS } from '#contract/kernel/date-format.ts';
import type { Language } from '#contract/kernel/languages.ts';
import { CATALOGUES, type Plural, spoken } from './catalogues.ts';

/** Values put into a text at {{name}}; `count` also chooses the text's form. */
export type Values = Readonly<Record<string, string | number>>;

/** A text of the catalogue, alone or with its values: what a refusal keeps until somebody's language is known. */
export type Text = string | { readonly text: string; readonly values: Values };

/** A text with its values, to be said later. */
export const withValues = (text: string, values: Values): Text => ({ text, values });

/** Says an English text of the catalogue in a language; a language that is not there yet speaks English. */
export function translate(language: Language, said: Text, more: Values = {}): string {
  const { text, values } = typeof said === 'string' ? { text: said, values: more } : said;
  const entry = CATALOGUES[language]?.[text] ?? CATALOGUES.en[text] ?? text;
  const form = typeof entry === 'string' ? entry : formOf(entry, spoken(language), values.count);
  return form
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
    .replace(AFTER_TWELVE_HOURS, '');
}

const formOf = (entry: Plural, language: Language, count: string | number | undefined) =>
  entry[new Intl.PluralRules(language).select(Number(count))] ?? entry.other;
