import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

/** One chunk per language, made of the per-domain files in `locales/<language>/`. */
const CATALOGUES = {
  en: () => import('../locales/en.ts'),
};
export type Language = keyof typeof CATALOGUES;

const isLanguage = (language: string): language is Language => Object.hasOwn(CATALOGUES, language);

/** The first of the browser's languages that we speak, else English. */
export const browserLanguage = (): Language =>
  navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';

/** Loads a language; call it once before the first render. */
export async function startI18n(language: Language = browserLanguage()): Promise<void> {
  const { default: translation } = await CATALOGUES[language]();
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation } },
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  document.documentElement.lang = language;
}

/** Changes the language of everything on the screen. */
export async function changeLanguage(language: Language): Promise<void> {
  const { default: translation } = await CATALOGUES[language]();
  i18next.addResourceBundle(language, 'translation', translation, true, true);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}
