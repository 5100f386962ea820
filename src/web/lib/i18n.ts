import i18next from 'i18next';
import type { Language } from '../../contract/languages.ts';
import { browserLanguage, type Part, rememberLanguage, speaks, wordsOf } from './words.ts';

/** What is spoken, or about to be: what arrives meanwhile comes in it. */
let spoken: Language = 'en';
/** The parts that screens have asked for so far. */
const parts = new Set<Part>(['start']);

/** Begins with a language; call it once before anything else here, and render when it is fulfilled. */
export async function startI18n(language: Language = browserLanguage()): Promise<void> {
  spoken = language;
  document.documentElement.lang = language;
  void i18next.init({
    lng: language,
    fallbackLng: false,
    resources: {},
    // Done when this call returns: screens may add their words at once.
    initAsync: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
  });
  await add(language, 'start');
}

/** A screen's code and its words, fetched at the same time: it is never shown without them. */
export async function withWords<Code>(part: Part, code: () => Promise<Code>): Promise<Code> {
  parts.add(part);
  // Somebody who reads German may still come to a door of the staff.
  if (!speaks(spoken, part)) await speak('en');
  const [loaded] = await Promise.all([code(), add(spoken, part)]);
  return loaded;
}

/** Changes the language of everything on the screen, and of the next visit; one that is not there yet stays English. */
export async function changeLanguage(wished: Language): Promise<void> {
  rememberLanguage(wished);
  await speak([...parts].every((part) => speaks(wished, part)) ? wished : 'en');
}

async function speak(language: Language): Promise<void> {
  if (language === spoken) return;
  spoken = language;
  await Promise.all([...parts].map((part) => add(language, part)));
  // Chosen again meanwhile: the later choice holds.
  if (language !== spoken) return;
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

async function add(language: Language, part: Part): Promise<void> {
  const words = await (await wordsOf(language, part))?.();
  if (words) i18next.addResourceBundle(language, 'translation', words.default, true, true);
}
