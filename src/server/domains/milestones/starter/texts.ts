import type { Language } from '#contract/kernel/languages.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** What a category of the starter set is called. */
export interface CategoryText {
  readonly name: string;
  readonly description: string;
}
/** What is said of a milestone of the starter set. */
export interface TemplateText {
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
export interface StarterTexts {
  readonly categories: Readonly<Record<StarterCategory, CategoryText>>;
  readonly templates: Readonly<Record<StarterKey, TemplateText>>;
}

export const STARTER: Readonly<Record<Language, StarterTexts>> = { en, es, fr, de };

const NO_CATEGORY: CategoryText = { name: '', description: '' };
const NO_TEMPLATE: TemplateText = { title: '', description: '', celebrationMessage: '', parentTip: '' };

/** The set's words for a key; empty ones for a key that isn't of the set. */
export const categoryText = (language: Language, key: string | null): CategoryText =>
  (key !== null && STARTER[language].categories[key as StarterCategory]) || NO_CATEGORY;
export const templateText = (language: Language, key: string | null): TemplateText =>
  (key !== null && STARTER[language].templates[key as StarterKey]) || NO_TEMPLATE;
