import type { Audience, Capability } from './access.ts';
import { type Language, PARENT_LANGUAGES, STAFF_LANGUAGES } from './languages.ts';

interface Screen {
  readonly audience: Audience;
  readonly paths: readonly string[];
  /** Shown to who has one of these; null: to everybody. */
  readonly anyOf: readonly Capability[] | null;
}

/** The screens whose page is built with what they show before anything is known but the reader's language. */
export const FIRST_PAINTS = {
  dashboard: { audience: 'staff', paths: ['/', '/dashboard'], anyOf: null },
  children: { audience: 'staff', paths: ['/children'], anyOf: ['children.see'] },
  room: { audience: 'staff', paths: ['/room'], anyOf: ['attendance.record'] },
  messages: { audience: 'staff', paths: ['/messages'], anyOf: ['messages'] },
  'parent-dashboard': { audience: 'parent', paths: ['/parent-dashboard'], anyOf: null },
  'parent-gallery': { audience: 'parent', paths: ['/parent-gallery'], anyOf: null },
} as const satisfies Record<string, Screen>;

export type FirstPaint = keyof typeof FIRST_PAINTS;

/** What a first paint depends on; nobody's name is in it. */
export interface PaintedFor {
  readonly language: Language;
  readonly isDemo: boolean;
}

/** The languages a screen's first paint is built in. */
export const paintedLanguages = (screen: FirstPaint): readonly Language[] =>
  FIRST_PAINTS[screen].audience === 'staff' ? STAFF_LANGUAGES : PARENT_LANGUAGES;

/** The built file of it, without its ending: 'first-paint/children.es-demo'. */
export const firstPaintFile = (screen: FirstPaint, { language, isDemo }: PaintedFor): string =>
  `first-paint/${screen}.${language}${isDemo ? '-demo' : ''}`;

/** The gallery's, which the server puts the addresses of pictures into. */
export interface GalleryPage {
  readonly before: string;
  /** Of each of the first pictures, what stands around its photo's id. */
  readonly pictures: readonly (readonly string[])[];
  readonly after: string;
}
