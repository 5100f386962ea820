import i18next, { type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { isLanguage, type Language, PARENT_LANGUAGES, STAFF_LANGUAGES } from '../../contract/languages.ts';
import { type Portal, portalOf } from './portal.ts';

export type Words = () => Promise<{ readonly default: ResourceLanguage }>;

/** English, in the parts in which it is fetched. `start` is there before the first screen. */
export const ENGLISH = {
  start: () => import('../locales/en/start.ts'),
  door: () => import('../locales/en/door.ts'),
  day: () => import('../locales/en/day.ts'),
  forms: () => import('../locales/en/forms.ts'),
  people: () => import('../locales/en/people.ts'),
  office: () => import('../locales/en/office.ts'),
  documents: () => import('../locales/en/documents.ts'),
  family: () => import('../locales/en/family.ts'),
  own: () => import('../locales/en/own.ts'),
  photos: () => import('../locales/en/photos.ts'),
  notifications: () => import('../locales/en/notifications.ts'),
  portal: () => import('../locales/en/portal.ts'),
  portalMore: () => import('../locales/en/portalMore.ts'),
  security: () => import('../locales/en/security.ts'),
  files: () => import('../locales/en/files.ts'),
  watching: () => import('../locales/en/watching.ts'),
  cameras: () => import('../locales/en/cameras.ts'),
};
export type Part = keyof typeof ENGLISH;

/** What parents' screens ask for, and so what German says. */
const PARENT_PARTS = [
  'start',
  'documents',
  'family',
  'portal',
  'portalMore',
  'own',
  'photos',
  'security',
  'watching',
  'notifications',
] as const satisfies readonly Part[];
export type ParentPart = (typeof PARENT_PARTS)[number];

const KEY = 'language';

/** What is spoken, or about to be: what arrives meanwhile comes in it. */
let spoken: Language = 'en';
/** The parts that screens have asked for so far. */
const parts = new Set<Part>(['start']);

/** The languages a portal's settings offer. */
export const languagesOf = (portal: Portal): readonly Language[] =>
  portal === 'staff' ? STAFF_LANGUAGES : PARENT_LANGUAGES;

const speaks = (language: Language, part: Part): boolean =>
  language !== 'de' || PARENT_PARTS.some((spoken) => spoken === part);

/** What this browser last spoke, else the first of its own languages that the portal on the screen speaks, else English. */
export function browserLanguage(): Language {
  const offered = languagesOf(portalOf(location.pathname));
  const wished = [storedLanguage(), ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  return wished.filter(isLanguage).find((language) => offered.includes(language) && speaks(language, 'start')) ?? 'en';
}

/** Begins with a language; call it once before anything else here, and render when it is fulfilled. */
export async function startI18n(language: Language = browserLanguage()): Promise<void> {
  spoken = language;
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
  // Somebody who reads German may still come to a door of the staff.
  if (!speaks(spoken, part)) await speak('en');
  const [loaded] = await Promise.all([code(), add(spoken, part)]);
  return loaded;
}

/** Changes the language of everything on the screen, and of the next visit; one that is not there yet stays English. */
export async function changeLanguage(wished: Language): Promise<void> {
  remember(wished);
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

/** The list of the other languages' files is fetched only by who reads one of them. */
async function wordsOf(language: Language, part: Part): Promise<Words | undefined> {
  if (language === 'en') return ENGLISH[part];
  const { OTHERS } = await import('../locales/others.ts');
  const spoken: Readonly<Partial<Record<Part, Words>>> = OTHERS[language];
  return spoken[part];
}

function remember(language: Language): void {
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
