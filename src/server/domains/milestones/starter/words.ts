import type { Language } from '../../../../contract/languages.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** What a category of the starter set is called. */
export interface CategoryWords {
  readonly name: string;
  readonly description: string;
}
/** What is said of a milestone of the starter set. */
export interface TemplateWords {
  readonly title: string;
  readonly description: string;
  readonly celebrationMessage: string;
  readonly parentTip: string;
}

export type StarterCategory = 'movement' | 'hands' | 'language' | 'social' | 'thinking';
/** In months; the set has one milestone of each category for each. */
export type StarterAge = 2 | 4 | 6 | 9 | 12 | 15 | 18 | 24 | 30 | 36 | 48 | 60;
export type StarterKey = `${StarterCategory}-${StarterAge}`;

/** A language's words for the whole starter set. */
export interface StarterWords {
  readonly categories: Readonly<Record<StarterCategory, CategoryWords>>;
  readonly templates: Readonly<Record<StarterKey, TemplateWords>>;
}

export const STARTER: Readonly<Record<Language, StarterWords>> = { en, es, fr, de };

const NO_CATEGORY: CategoryWords = { name: '', description: '' };
const NO_TEMPLATE: TemplateWords = { title: '', description: '', celebrationMessage: '', parentTip: '' };

/** The set's words for a key; empty ones for a key that isn't of the set. */
export const categoryWords = (language: Language, key: string | null): CategoryWords =>
  (key !== null && STARTER[language].categories[key as StarterCategory]) || NO_CATEGORY;
export const templateWords = (language: Language, key: string | null): TemplateWords =>
  (key !== null && STARTER[language].templates[key as StarterKey]) || NO_TEMPLATE;
