import type { Language } from '#contract/kernel/languages.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** How a text is said where its number counts: `one` for 1, `other` for the rest, and what else the language tells apart. */
export type Plural = { readonly other: string } & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** By the English text. Whoever holds a language holds every text (`texts.unit.test.ts`). */
export type Catalogue = Readonly<Record<string, string | Plural>>;

/** The languages that are complete. English says the texts themselves; what stands there is said by number. */
export const CATALOGUES: Readonly<Partial<Record<Language, Catalogue>>> & { readonly en: Catalogue } = {
  en,
  es,
  fr,
  de,
};

/** The language itself once it is complete, else English. */
export const spoken = (language: Language): Language => (CATALOGUES[language] ? language : 'en');
