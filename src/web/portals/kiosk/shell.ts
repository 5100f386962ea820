import { EVERYWHERE, textsOf } from '#web/lib/locales.ts';
import { keepPage } from '#web/lib/offlinePage.ts';
import { classroomCode } from './classroomCode.ts';
import type { Place } from './store.ts';

let kept: { readonly place: Place; readonly done: Promise<void> } | undefined;

/** Has this page's own files kept, in all its languages, with those of where it stands, so that it opens without the server. */
export function keepShell(place: Place): Promise<void> {
  if (kept?.place === place) return kept.done;
  const done = keepPage('/kiosk', () => everythingOf(place)).catch(() => {
    kept = undefined;
  });
  kept = { place, done };
  return done;
}

const everythingOf = (place: Place) =>
  place === 'room' ? Promise.all([classroomCode(), textsIn(CLASSROOM_TEXTS)]) : textsIn(['kiosk']);

const CLASSROOM_TEXTS = [
  'activities',
  'children',
  'common',
  'dailyReportsMoods',
  'kiosk',
  'kioskRoom',
  'rollCall',
] as const;

const textsIn = (namespaces: readonly ('kiosk' | (typeof CLASSROOM_TEXTS)[number])[]) =>
  Promise.all(
    (['es', 'fr', 'de'] as const).flatMap((language) =>
      [...EVERYWHERE, ...namespaces].map(async (namespace) => (await textsOf(language, namespace))?.()),
    ),
  );
