import type { Language } from '../../contract/languages.ts';
import type { ParentPart, Part, Words } from '../lib/words.ts';

/** What each complete language beside English says, in the same parts. */
export const OTHERS: Readonly<Record<Exclude<Language, 'en' | 'de'>, Readonly<Record<Part, Words>>>> & {
  readonly de: Readonly<Record<ParentPart, Words>>;
} = {
  es: {
    start: () => import('./es/start.ts'),
    door: () => import('./es/door.ts'),
    day: () => import('./es/day.ts'),
    forms: () => import('./es/forms.ts'),
    people: () => import('./es/people.ts'),
    office: () => import('./es/office.ts'),
    documents: () => import('./es/documents.ts'),
    family: () => import('./es/family.ts'),
    own: () => import('./es/own.ts'),
    photos: () => import('./es/photos.ts'),
    notifications: () => import('./es/notifications.ts'),
    portal: () => import('./es/portal.ts'),
    portalMore: () => import('./es/portalMore.ts'),
    security: () => import('./es/security.ts'),
    files: () => import('./es/files.ts'),
    watching: () => import('./es/watching.ts'),
    cameras: () => import('./es/cameras.ts'),
  },
  fr: {
    start: () => import('./fr/start.ts'),
    door: () => import('./fr/door.ts'),
    day: () => import('./fr/day.ts'),
    forms: () => import('./fr/forms.ts'),
    people: () => import('./fr/people.ts'),
    office: () => import('./fr/office.ts'),
    documents: () => import('./fr/documents.ts'),
    family: () => import('./fr/family.ts'),
    own: () => import('./fr/own.ts'),
    photos: () => import('./fr/photos.ts'),
    notifications: () => import('./fr/notifications.ts'),
    portal: () => import('./fr/portal.ts'),
    portalMore: () => import('./fr/portalMore.ts'),
    security: () => import('./fr/security.ts'),
    files: () => import('./fr/files.ts'),
    watching: () => import('./fr/watching.ts'),
    cameras: () => import('./fr/cameras.ts'),
  },
  de: {
    start: () => import('./de/start.ts'),
    documents: () => import('./de/documents.ts'),
    family: () => import('./de/family.ts'),
    own: () => import('./de/own.ts'),
    photos: () => import('./de/photos.ts'),
    notifications: () => import('./de/notifications.ts'),
    portal: () => import('./de/portal.ts'),
    portalMore: () => import('./de/portalMore.ts'),
    security: () => import('./de/security.ts'),
    watching: () => import('./de/watching.ts'),
  },
};
