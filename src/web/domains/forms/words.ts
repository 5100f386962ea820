import type { Words } from '#contract/forms-blocks.ts';

/** Whether a text is there: in English at least, which everybody reads whose language is missing. */
export const isWritten = (words: Words | undefined): boolean => (words?.en ?? '').trim() !== '';

/** Without spaces around, and without the languages in which nothing is written. */
export function tidy(words: Words): Words {
  const [de, es, fr] = [words.de, words.es, words.fr].map((text) => text?.trim());
  return { en: words.en.trim(), ...(de && { de }), ...(es && { es }), ...(fr && { fr }) };
}

/** Tidy, or nothing where nothing is written in English. */
export const tidyIfAny = (words: Words | undefined): Words | undefined =>
  words && isWritten(words) ? tidy(words) : undefined;

/** Written in another language, and not in English. */
export const isBare = (words: Words | undefined): boolean =>
  words !== undefined && !isWritten(words) && Object.values(words).some((text) => text.trim() !== '');
