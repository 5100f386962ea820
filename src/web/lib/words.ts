import type { ResourceLanguage } from 'i18next';
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
  paying: () => import('../locales/en/paying.ts'),
  notifications: () => import('../locales/en/notifications.ts'),
  portal: () => import('../locales/en/portal.ts'),
  portalMore: () => import('../locales/en/portalMore.ts'),
  security: () => import('../locales/en/security.ts'),
  files: () => import('../locales/en/files.ts'),
  messages: () => import('../locales/en/messages.ts'),
  watching: () => import('../locales/en/watching.ts'),
  cameras: () => import('../locales/en/cameras.ts'),
  billing: () => import('../locales/en/billing.ts'),
  activities: () => import('../locales/en/activities.ts'),
  analytics: () => import('../locales/en/analytics.ts'),
  calendar: () => import('../locales/en/calendar.ts'),
  planning: () => import('../locales/en/planning.ts'),
  billingMore: () => import('../locales/en/billingMore.ts'),
  growth: () => import('../locales/en/growth.ts'),
  milestones: () => import('../locales/en/milestones.ts'),
  kiosk: () => import('../locales/en/kiosk.ts'),
  ownPin: () => import('../locales/en/ownPin.ts'),
  tablets: () => import('../locales/en/tablets.ts'),
  rollCall: () => import('../locales/en/rollCall.ts'),
  compliance: () => import('../locales/en/compliance.ts'),
};
export type Part = keyof typeof ENGLISH;

/** What parents' screens ask for, and so what German says. */
const PARENT_PARTS = [
  'start',
  'documents',
  'family',
  'messages',
  'portal',
  'portalMore',
  'own',
  'paying',
  'photos',
  'security',
  'watching',
  'growth',
  'notifications',
  'kiosk',
  'ownPin',
  'calendar',
] as const satisfies readonly Part[];
export type ParentPart = (typeof PARENT_PARTS)[number];

const KEY = 'language';

/** The languages a portal's settings offer. */
export const languagesOf = (portal: Portal): readonly Language[] =>
  portal === 'staff' ? STAFF_LANGUAGES : PARENT_LANGUAGES;

/** Whether a language has a part's texts. */
export const speaks = (language: Language, part: Part): boolean =>
  language !== 'de' || PARENT_PARTS.some((spoken) => spoken === part);

/** What this browser last spoke, else the first of its own languages that the portal on the screen speaks, else English. */
export function browserLanguage(): Language {
  const offered = languagesOf(portalOf(location.pathname));
  const wished = [storedLanguage(), ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  return wished.filter(isLanguage).find((language) => offered.includes(language) && speaks(language, 'start')) ?? 'en';
}

/** The list of the other languages' files is fetched only by who reads one of them. */
export async function wordsOf(language: Language, part: Part): Promise<Words | undefined> {
  if (language === 'en') return ENGLISH[part];
  const { OTHERS } = await import('../locales/others.ts');
  const spoken: Readonly<Partial<Record<Part, Words>>> = OTHERS[language];
  return spoken[part];
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
