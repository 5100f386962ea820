/**
 * Has the service worker keep a page and the files that were fetched so far, so that it opens without the server. Only where
 * the browser allows one: over TLS, or on the machine itself.
 * @param fetchRest fetches what the page needs and this one may not have needed
 */
export async function keepPage(
  path: '/kiosk' | '/roll-call' | '/clock' | '/dashboard' | '/parent-dashboard',
  fetchRest: () => Promise<unknown>,
): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await fetchRest();
  const registration = await navigator.serviceWorker.register('/push.js', { scope: path });
  const worker = registration.active ?? (await activated(registration));
  const own = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && !pathname.startsWith('/api/'));
  worker?.postMessage({ keep: [...new Set([path, ...own.map(({ pathname }) => pathname)])] });
}

/** The worker of a registration, once it is at work. */
export async function activated(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  const worker = registration.installing ?? registration.waiting;
  if (!worker) return null;
  await new Promise<void>((resolve) => {
    const look = () => worker.state === 'activated' && resolve();
    worker.addEventListener('statechange', look);
    look();
  });
  return worker;
}
