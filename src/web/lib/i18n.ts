import i18next from 'i18next';
import type { Language } from '#contract/kernel/languages.ts';
import { browserLanguage, EVERYWHERE, type Namespace, rememberLanguage, textsOf } from './locales.ts';

/** What is spoken, or about to be: what arrives meanwhile comes in it. */
let spoken: Language = 'en';
/** The namespaces that screens have asked for so far. */
const asked = new Set<Namespace>(EVERYWHERE);

/** Begins with a language; call it once before anything else here, and render when it is fulfilled. */
export async function startI18n(language: Language = browserLanguage()): Promise<void> {
  spoken = language;
  document.documentElement.lang = language;
  void i18next.init({
    lng: language,
    fallbackLng: false,
    resources: {},
    // Done when this call returns: screens may add their texts at once.
    initAsync: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: (_languages, _bundle, key) => console.error(`No text for '${key}'`),
  });
  await add(language, EVERYWHERE);
}

/** A screen's code and the namespaces it speaks, fetched at the same time: it is never shown without them. */
export async function withTexts<Code>(namespaces: readonly Namespace[], code: () => Promise<Code>): Promise<Code> {
  for (const namespace of namespaces) asked.add(namespace);
  const loading = code();
  // Somebody who reads German may still come to the staff's login.
  if (!(await speaks(spoken, namespaces))) await speak('en');
  const [loaded] = await Promise.all([loading, add(spoken, namespaces)]);
  return loaded;
}

/** Changes the language of everything on the screen, and of the next visit; one that is not there yet stays English. */
export async function changeLanguage(wished: Language): Promise<void> {
  rememberLanguage(wished);
  await speak((await speaks(wished, [...asked])) ? wished : 'en');
}

/** Whether a language has all these namespaces. */
async function speaks(language: Language, namespaces: readonly Namespace[]): Promise<boolean> {
  const texts = await Promise.all(namespaces.map((namespace) => textsOf(language, namespace)));
  return texts.every((found) => found !== undefined);
}

async function speak(language: Language): Promise<void> {
  if (language === spoken) return;
  spoken = language;
  await add(language, [...asked]);
  // Chosen again meanwhile: the later choice holds.
  if (language !== spoken) return;
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

async function add(language: Language, namespaces: readonly Namespace[]): Promise<void> {
  const fetched = namespaces.map(async (namespace) => {
    const texts = await (await textsOf(language, namespace))?.();
    return texts ? { [namespace]: texts } : {};
  });
  i18next.addResourceBundle(language, 'translation', Object.assign({}, ...(await Promise.all(fetched))), true, true);
}
