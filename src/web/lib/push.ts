import { callAs } from './api.ts';
import { activated } from './offlinePage.ts';
import type { Portal } from './portal.ts';
import { forgetPush, keepPush, keptPush } from './pushKept.ts';
import { storedAccount } from './storedLogin.ts';

/** Whether this browser can be opened for push, and is. */
export type PushState = 'unsupported' | 'blocked' | 'closed' | 'open';

const WORKER = '/push.js';

/** How it stands for an account in this browser. */
export async function pushState(portal: Portal, accountId: number): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const isKept = keptPush(portal) === accountId && Notification.permission === 'granted';
  return isKept && (await subscription()) ? 'open' : 'closed';
}

/** Asks the person, then opens this browser for the account. Rejects when the browser's push service is out of reach. */
export async function openPush(portal: Portal, accountId: number): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return pushState(portal, accountId);
  const { publicKey } = await callAs(portal, 'GET /api/push/key');
  const registration = await navigator.serviceWorker.register(WORKER);
  // Not the page's own worker: where a page is kept to open without the server, that is another one.
  if (!registration.active) await activated(registration);
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  await send(portal, made);
  keepPush(portal, accountId);
  return 'open';
}

/** Closes this browser for the portal; it stays open for the other one where it is. */
export async function closePush(portal: Portal): Promise<void> {
  forgetPush(portal);
  const made = await subscription();
  if (!made) return;
  await callAs(portal, 'POST /api/push/unsubscribe', { body: { endpoint: made.endpoint } });
  await endUnlessUsed(made);
}

/** Signed out: the server has closed this browser already; it forgets the address unless the other portal uses it. */
export async function leavePush(portal: Portal): Promise<void> {
  forgetPush(portal);
  const made = await subscription();
  if (made) await endUnlessUsed(made);
}

/** Tells the server where this browser is reached now, in the session that holds now; nobody else's is opened. */
export async function renewPush(portal: Portal): Promise<void> {
  const accountId = storedAccount(portal);
  if (accountId === null || (await pushState(portal, accountId)) !== 'open') return;
  const made = await subscription();
  if (made) await send(portal, made);
}

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const subscription = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager.getSubscription()) ?? null;
};

async function send(portal: Portal, made: PushSubscription): Promise<void> {
  const { endpoint = '', keys } = made.toJSON();
  const body = { endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
  await callAs(portal, 'POST /api/push/subscriptions', { body });
}

async function endUnlessUsed(made: PushSubscription): Promise<void> {
  if (keptPush('staff') === null && keptPush('parent') === null) await made.unsubscribe();
}
