import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

/** What each language says, in the parts in which it is fetched. `start` is there before the first screen. */
const CATALOGUES = {
  en: {
    start: () => import('../locales/en/start.ts'),
    door: () => import('../locales/en/door.ts'),
    day: () => import('../locales/en/day.ts'),
    forms: () => import('../locales/en/forms.ts'),
    people: () => import('../locales/en/people.ts'),
    office: () => import('../locales/en/office.ts'),
    family: () => import('../locales/en/family.ts'),
  },
};
export type Language = keyof typeof CATALOGUES;
type Part = keyof (typeof CATALOGUES)[Language];

/** The parts that screens have asked for so far. */
const parts = new Set<Part>(['start']);

const isLanguage = (language: string): language is Language => Object.hasOwn(CATALOGUES, language);

/** The first of the browser's languages that we speak, else English. */
export const browserLanguage = (): Language =>
  navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';

/** Begins with a language; call it once before anything else here, and render when it is fulfilled. */
export async function startI18n(language: Language = browserLanguage()): Promise<void> {
  document.documentElement.lang = language;
  void i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: {},
    // Done when this call returns: screens may add their words at once.
    initAsync: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  await add(language, 'start');
}

/** A screen's code and its words, fetched at the same time: it is never shown without them. */
export async function withWords<Code>(part: Part, code: () => Promise<Code>): Promise<Code> {
  parts.add(part);
  const [loaded] = await Promise.all([code(), add(i18next.language as Language, part)]);
  return loaded;
}

/** Changes the language of everything on the screen. */
export async function changeLanguage(language: Language): Promise<void> {
  await Promise.all([...parts].map((part) => add(language, part)));
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

async function add(language: Language, part: Part): Promise<void> {
  const { default: words } = await CATALOGUES[language][part]();
  i18next.addResourceBundle(language, 'translation', words, true, true);
}
