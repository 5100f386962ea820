import i18next from 'i18next';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { type TextKey, type TextValues, type Translate, translate } from './texts.ts';

interface Translation {
  readonly t: Translate;
  readonly i18n: typeof i18next;
}

const TranslationContext = createContext<Translation>(translationNow());

/** Draws everything in it anew when the language changes. */
export function TextsProvider({ children }: { children: ReactNode }) {
  const [translation, setTranslation] = useState(translationNow);
  useEffect(() => {
    const change = () => setTranslation(translationNow());
    i18next.on('languageChanged', change);
    return () => i18next.off('languageChanged', change);
  }, []);
  return <TranslationContext value={translation}>{children}</TranslationContext>;
}

/**
 * The words of the screen in its reader's language. One listener for the whole page: react-i18next's hook is two effects
 * in every component, which a list of sixty children's rows feels (docs/decisions/0034).
 */
export const useTranslation = (): Translation => use(TranslationContext);

/** Another function for each language, so that what was worked out with it is worked out anew. */
function translationNow(): Translation {
  const said = new Map<string, string>();
  // What has no values to be put in is looked up once: a list says the same in each of its rows.
  const t = (key: TextKey, values?: TextValues) => {
    if (values) return translate(key, values);
    const text = said.get(key) ?? translate(key);
    if (text !== key) said.set(key, text);
    return text;
  };
  return { t, i18n: i18next };
}
