import { inLanguage } from '#contract/forms-asked.ts';
import type { Words } from '#contract/forms-blocks.ts';
import { isLanguage } from '#contract/kernel/languages.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';

/** What a form says, in the reader's language where it is written in that, else in English. */
export function useFormWords(): (words: Words) => string {
  const { i18n } = useTranslation();
  const language = isLanguage(i18n.language) ? i18n.language : 'en';
  return (words) => inLanguage(words, language);
}
