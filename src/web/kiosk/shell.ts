import { keepPage } from '../lib/offlinePage.ts';
import { wordsOf } from '../lib/words.ts';

let kept: Promise<void> | undefined;

/** Has this page's own files kept, in all its languages, so that it opens without the server. */
export function keepShell(): Promise<void> {
  kept ??= keepPage('/kiosk', allWords).catch(() => {
    kept = undefined;
  });
  return kept;
}

const allWords = () =>
  Promise.all(
    (['es', 'fr', 'de'] as const).flatMap((language) =>
      (['start', 'kiosk'] as const).map(async (part) => (await wordsOf(language, part))?.()),
    ),
  );
