import i18next, { type TFunction } from 'i18next';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';

interface Words {
  readonly t: TFunction;
  readonly i18n: typeof i18next;
}

const WordsContext = createContext<Words>(wordsNow());

/** Draws everything in it anew when the language changes. */
export function WordsProvider({ children }: { children: ReactNode }) {
  const [words, setWords] = useState(wordsNow);
  useEffect(() => {
    const change = () => setWords(wordsNow());
    i18next.on('languageChanged', change);
    return () => i18next.off('languageChanged', change);
  }, []);
  return <WordsContext value={words}>{children}</WordsContext>;
}

/**
 * The words of the screen in its reader's language. One listener for the whole page: react-i18next's hook is two effects
 * in every component, which a list of sixty children's rows feels (docs/decisions/0036).
 */
export const useTranslation = (): Words => use(WordsContext);

/** Another function for each language, so that what was worked out with it is worked out anew. */
function wordsNow(): Words {
  const translate = i18next.t as unknown as (key: string, values?: object) => string;
  const said = new Map<string, string>();
  // What has no values to be put in is looked up once: a list says the same in each of its rows.
  const t = (key: string, values?: object) => {
    if (values) return translate(key, values);
    const words = said.get(key) ?? translate(key);
    if (words !== key) said.set(key, words);
    return words;
  };
  return { t: t as unknown as TFunction, i18n: i18next };
}
