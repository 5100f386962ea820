import i18next from 'i18next';
import { isLanguage, type Language } from '#contract/kernel/languages.ts';
import { changeLanguage } from '#web/lib/i18n.ts';
import { rememberLanguage } from '#web/lib/locales.ts';

/** What the tablet speaks to whoever comes next: what it spoke when it was opened. */
let own: Language | undefined;

/** Speaks a language until the next family comes. */
export async function speakFor(language: Language): Promise<void> {
  own ??= spoken();
  await changeLanguage(language);
  rememberLanguage(own);
}

/** Back to the tablet's own language. */
export const speakOwn = async (): Promise<void> => {
  if (own && own !== spoken()) await changeLanguage(own);
};

/** The language of these words. */
export const languageOf = (_words: unknown): Language => spoken();

const spoken = (): Language => (isLanguage(i18next.language) ? i18next.language : 'en');
