// The part of the service worker that lets some pages open while the server is away: the tablet's at the door, the list for
// emergencies, the own time clock, and the first screens of both portals. It is registered for each of them alone; the other pages never pass through it.

const PAGES: readonly string[] = ['/kiosk', '/roll-call', '/clock', '/dashboard', '/parent-dashboard'];
/** How long the server is waited for before the kept page is shown. */
const PATIENCE_MS = 4_000;

export interface Fetched extends Waiting {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}

/** The page that a worker of this scope keeps; null: none. */
export const keptPageOf = (scope: string): string | null =>
  PAGES.find((page) => page === new URL(scope).pathname) ?? null;

/** Answers what a kept page asks for: the page itself from the server if it can, its files from what is kept. */
export function answer(page: string, event: Fetched): void {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(newest(page, request));
  else event.respondWith(caches.match(pathname).then((kept) => kept ?? fetch(request)));
}

/** Keeps these files of a page and no others. What is there already, and can't change by its name, isn't fetched again. */
export async function keep(page: string, paths: readonly string[]): Promise<void> {
  const cache = await caches.open(page.slice(1));
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const fetchAndKeep = async (path: string) => {
    const response = await fetch(path, { cache: 'no-cache' });
    if (response.ok) await cache.put(path, response);
  };
  await Promise.all(
    paths.filter((path) => path !== page && !(kept.has(path) && path.startsWith('/assets/'))).map(fetchAndKeep),
  );
  // The page comes last: once it is kept, so are the files that it opens with.
  await fetchAndKeep(page);
  // A page that has begun anew names the files of its own version; those before it are of no more use.
  await Promise.all([...kept].filter((path) => !paths.includes(path)).map((path) => cache.delete(path)));
}

async function newest(page: string, request: Request): Promise<Response> {
  const kept = await caches.match(page);
  if (!kept) return fetch(request);
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return fetch(request.url, { signal, credentials: 'same-origin' }).then(
    (response) => (response.ok ? response : kept),
    () => kept,
  );
}
