import { EVERYWHERE, textsOf } from '#web/lib/locales.ts';
import { keepPage } from '#web/lib/offlinePage.ts';

let kept: Promise<void> | undefined;

/** Has this page's own files kept, in all its languages, so that it opens without the server. */
export function keepShell(): Promise<void> {
  kept ??= keepPage('/kiosk', allTexts).catch(() => {
    kept = undefined;
  });
  return kept;
}

const allTexts = () =>
  Promise.all(
    (['es', 'fr', 'de'] as const).flatMap((language) =>
      ([...EVERYWHERE, 'kiosk'] as const).map(async (namespace) => (await textsOf(language, namespace))?.()),
    ),
  );
