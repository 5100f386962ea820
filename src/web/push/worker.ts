import { portalOf } from '#web/lib/portal.ts';
import de from '#web/locales/de/notifications.json' with { type: 'json' };
import en from '#web/locales/en/notifications.json' with { type: 'json' };
import es from '#web/locales/es/notifications.json' with { type: 'json' };
import fr from '#web/locales/fr/notifications.json' with { type: 'json' };
import { answer, type Fetched, keep, keptPageOf } from './keptPage.ts';

// The service worker: it shows what is pushed while no page is open, and opens the portal. Registered for a page that has to
// open without the server, it keeps that page's own files (keptPage.ts); for the portals it keeps no data and answers no
// requests. Built as one file of its own, /push.js (vite.config.ts).

type Texts = { readonly [name: string]: string | Texts };
const CATALOGUES: Readonly<Record<string, Texts>> = {
  en: { notifications: en },
  es: { notifications: es },
  fr: { notifications: fr },
  de: { notifications: de },
};
const PLACES: Readonly<Record<string, string>> = { staff: '/notifications', parent: '/parent-notifications' };

/** What the server pushes (src/server/domains/notifications/push.ts). */
interface Said {
  readonly kind: string;
  readonly count: number;
  readonly language: string;
  readonly portal: string;
}

const worker = self as unknown as Worker;
worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('push', (event) => event.waitUntil(show(readSaid(event.data))));
const page = keptPageOf(worker.registration.scope);
if (page) {
  worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
  worker.addEventListener('fetch', (event) => answer(page, event));
  worker.addEventListener('message', (event) => event.waitUntil(keep(page, event.data.keep)));
}
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPlace(PLACES[event.notification.data?.portal ?? ''] ?? '/'));
});

/** A push must show something; what can't be read shows that there is news. */
function readSaid(data: PushData | null): Said {
  try {
    return data?.json() as Said;
  } catch {
    return { kind: 'other', count: 1, language: 'en', portal: 'staff' };
  }
}

/** One notification for each kind: the next one of it takes its place. */
const show = ({ kind, count, language, portal }: Said) =>
  worker.registration.showNotification('Larkhouse', {
    body: say(language, `notifications.push.${kind}`, count) ?? say('en', 'notifications.push.other', 1) ?? '',
    tag: `${portal} ${kind}`,
    icon: '/apple-touch-icon.png',
    lang: language,
    data: { portal },
  });

/** A text by its key and number, as the pages ask for theirs. */
function say(language: string, key: string, count: number): string | undefined {
  const form = new Intl.PluralRules(language).select(count) === 'one' ? 'one' : 'other';
  const path = `${key}_${form}`.split('.');
  const found = path.reduce<string | Texts | undefined>(
    (texts, name) => (typeof texts === 'object' ? texts[name] : undefined),
    CATALOGUES[language],
  );
  return typeof found === 'string' ? found.replace('{{count}}', String(count)) : undefined;
}

/** The open page of the portal, brought forward; else a new one. */
async function openPlace(path: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => portalOf(new URL(url).pathname) === portalOf(path));
  if (!page) return void (await worker.clients.openWindow(path));
  await page.focus();
  // A page that another worker controls, or none, can't be led elsewhere: then it is in front at least.
  await page.navigate(path).catch(() => null);
}

// The types of service workers clash with those of pages; these are the few that are used.
interface PushData {
  json(): unknown;
}
interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}
interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(path: string): Promise<unknown>;
}
interface Worker {
  addEventListener(type: 'install', listener: () => void): void;
  addEventListener(type: 'activate', listener: (event: Waiting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetched) => void): void;
  addEventListener(
    type: 'message',
    listener: (event: Waiting & { readonly data: { readonly keep: readonly string[] } }) => void,
  ): void;
  addEventListener(type: 'push', listener: (event: Waiting & { readonly data: PushData | null }) => void): void;
  addEventListener(
    type: 'notificationclick',
    listener: (
      event: Waiting & { readonly notification: { readonly data: { portal: string } | null; close(): void } },
    ) => void,
  ): void;
  skipWaiting(): Promise<void>;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Page[]>;
    openWindow(path: string): Promise<unknown>;
    claim(): Promise<void>;
  };
}
