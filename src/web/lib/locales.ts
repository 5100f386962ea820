import type { ResourceLanguage } from 'i18next';
import { isLanguage, type Language, PARENT_LANGUAGES, STAFF_LANGUAGES } from '#contract/kernel/languages.ts';
import type english from '#web/locales/english.ts';
import { type Portal, portalOf } from './portal.ts';

/** What the texts of one file begin with: 'taxDocuments' of locales/en/tax-documents.json. */
export type Namespace = keyof typeof english;
export type Texts = () => Promise<ResourceLanguage>;

/** What first screens say in English: known without the list of all files, which would weigh a kilobyte there and come a request later. */
const FIRST = import.meta.glob<ResourceLanguage>(
  '../locales/en/{accounts,attendance,attendance-room,children,children-enrollment,children-management,common,daily-reports-moods,dashboard,family-day,family-day-details,gallery,messages,shell}.json',
  { import: 'default' },
);

/** What every screen says; there before the first one. */
export const EVERYWHERE: readonly Namespace[] = ['shell'];

const KEY = 'language';

/** The languages a portal's settings offer. */
export const languagesOf = (portal: Portal): readonly Language[] =>
  portal === 'staff' ? STAFF_LANGUAGES : PARENT_LANGUAGES;

/** What this browser last spoke, else the first of its own languages that the portal on the screen speaks, else English. */
export function browserLanguage(): Language {
  const offered = languagesOf(portalOf(location.pathname));
  const wished = [storedLanguage(), ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  return wished.filter(isLanguage).find((language) => offered.includes(language)) ?? 'en';
}

/**
 * What fetches a file of texts; undefined where the language doesn't have it: German speaks to parents alone. The lists of
 * files are fetched only by who needs them.
 */
export async function textsOf(language: Language, namespace: Namespace): Promise<Texts | undefined> {
  const file = `${namespace.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`;
  if (language === 'en') {
    return FIRST[`../locales/en/${file}`] ?? (await import('#web/locales/english-files.ts')).ENGLISH[`./en/${file}`];
  }
  const { OTHERS } = await import('#web/locales/others.ts');
  return OTHERS[`./${language}/${file}`];
}

/** For the next visit. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Storage is closed to us: the language holds until the page is left.
  }
}

function storedLanguage(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
