import { wordsOf } from '../lib/words.ts';

let kept: Promise<void> | undefined;

/**
 * Has the service worker keep this page's own files, in all its languages, so that it opens without the server. Only where
 * the browser allows one: over TLS, or on the machine itself.
 */
export function keepShell(): Promise<void> {
  kept ??= keep().catch(() => {
    kept = undefined;
  });
  return kept;
}

async function keep(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // Fetched once, they are among this page's files.
  await Promise.all(
    (['es', 'fr', 'de'] as const).flatMap((language) =>
      (['start', 'kiosk'] as const).map(async (part) => (await wordsOf(language, part))?.()),
    ),
  );
  const registration = await navigator.serviceWorker.register('/push.js', { scope: '/kiosk' });
  const worker = registration.active ?? (await ready(registration));
  const own = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && !pathname.startsWith('/api/'));
  worker?.postMessage({ keep: [...new Set(['/kiosk', ...own.map(({ pathname }) => pathname)])] });
}

async function ready(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  const worker = registration.installing ?? registration.waiting;
  if (!worker) return null;
  await new Promise<void>((resolve) => {
    const look = () => worker.state === 'activated' && resolve();
    worker.addEventListener('statechange', look);
    look();
  });
  return worker;
}
