import type { Page, Worker } from '@playwright/test';
import { openPushService, type PushService, type Subscription } from '#testing/push-service.ts';
import { test as base } from './mail.ts';

/** With the jobs at work, a mail server, and a push service in the place of the browser's maker's. */
export const test = base.extend<object, { pushService: PushService }>({
  pushService: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const service = await openPushService();
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],

  config: async ({ config, pushService }, use) => use({ ...config, pushAllowHosts: [pushService.host] }),
});

/**
 * Has the page's browser allow notifications and subscribe at a push service of ours: a browser without a window blocks
 * them, and its maker's push service is out of reach.
 */
export async function subscribeAt(page: Page, subscription: Subscription): Promise<void> {
  await page.addInitScript((given) => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
    const made = { ...given, toJSON: () => given, unsubscribe: async () => localStorage.removeItem('subscribed') };
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem('subscribed', 'yes');
      return made as never;
    };
    PushManager.prototype.getSubscription = async () => (localStorage.getItem('subscribed') ? (made as never) : null);
  }, subscription);
}

interface Shown {
  readonly title: string;
  readonly body: string;
}

/** Hands what was pushed to the page's service worker, as the browser does, and gives what it has the browser show. */
export async function shownAfter(page: Page, text: string): Promise<Shown> {
  const worker = await portalsWorker(page);
  // Stands before anything is handed to it.
  await worker.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<Shown>();
    ServiceWorkerRegistration.prototype.showNotification = async (title, { body = '' } = {}) =>
      resolve({ title, body });
    Object.assign(self, { shown: promise });
  });
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => new URL(scopeURL).pathname === '/');
      if (own) resolve(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data: text });
  return worker.evaluate(() => (self as unknown as { shown: Promise<Shown> }).shown);
}

/** The one that takes what is pushed; a page that is kept to open without the server has another. */
async function portalsWorker(page: Page): Promise<Worker> {
  for (;;) {
    for (const worker of page.context().serviceWorkers()) {
      const scope = await worker.evaluate(() => (self as unknown as ServiceWorkerGlobal).registration.scope);
      if (new URL(scope).pathname === '/') return worker;
    }
    await page.context().waitForEvent('serviceworker');
  }
}
interface ServiceWorkerGlobal {
  readonly registration: { readonly scope: string };
}
