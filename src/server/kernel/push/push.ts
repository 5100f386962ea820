import { lookup } from 'node:dns/promises';
import { type RequestOptions, request } from 'node:https';
import type { Config } from '#server/config.ts';
import { isPublic, isPushAddress, publicLookup } from './address.ts';
import type { PushKeys } from './keys.ts';

/** A browser to push to, as its PushSubscription says it. */
export interface PushTarget {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}
export interface PushOptions {
  /** How long the push service keeps it for a device that is off, in seconds. */
  readonly ttl: number;
  readonly urgency: 'normal' | 'high';
  /** Of several that wait under one topic only the last is delivered. */
  readonly topic: string;
}
/** Hands notifications to browsers' push services, encrypted for the one browser (RFC 8291). */
export interface Push {
  /** By which browsers know this installation (VAPID), base64url. */
  publicKey(): Promise<string>;
  /** Whether a browser's address may be called, as far as it can be told by its words. */
  accepts(endpoint: string): boolean;
  /** Whether its name leads inwards; one that cannot be looked up now is looked at again with each push. */
  leadsInwards(endpoint: string): Promise<boolean>;
  /** 'gone' when the browser no longer takes any; rejects when the push service didn't take it this time. */
  send(target: PushTarget, text: string, options: PushOptions): Promise<'taken' | 'gone'>;
}

const TIMEOUT_MS = 10_000;

const addressesOf = async (name: string) => (await lookup(name, { all: true })).map(({ address }) => address);

/**
 * @param readKeys gives the installation's keys; made once, asked for when first needed
 * @param resolve finds the addresses behind a name
 */
export function openPush(
  { pushAllowHosts, publicUrl, mailFrom }: Pick<Config, 'pushAllowHosts' | 'publicUrl' | 'mailFrom'>,
  readKeys: () => Promise<PushKeys>,
  resolve: (name: string) => Promise<readonly string[]> = addressesOf,
): Push {
  let known: Promise<PushKeys> | undefined;
  const keys = () => {
    known ??= readKeys().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
  const accepts = (endpoint: string) => isPushAddress(endpoint, pushAllowHosts);
  return {
    publicKey: async () => (await keys()).publicKey,
    accepts,
    leadsInwards: async (endpoint) => {
      const { host, hostname } = new URL(endpoint);
      if (pushAllowHosts.includes(host)) return false;
      const found = await resolve(hostname).catch(() => []);
      return found.some((address) => !isPublic(address));
    },
    send: async (target, text, options) => {
      if (!accepts(target.endpoint)) return 'gone';
      const { buildPushPayload } = await import('@block65/webcrypto-web-push');
      const vapid = { subject: contactOf(publicUrl, mailFrom), ...(await keys()) };
      const browser = { ...target, expirationTime: null };
      const { headers, body } = await buildPushPayload({ data: text, options: { ...options } }, browser, vapid);
      const isNamed = pushAllowHosts.includes(new URL(target.endpoint).host);
      const status = await post(target.endpoint, headers, body, isNamed ? {} : { lookup: publicLookup });
      if (status === 404 || status === 410) return 'gone';
      if (status >= 200 && status < 300) return 'taken';
      throw new Error(`The push service answered ${status}`);
    },
  };
}

/** Whom a push service turns to when something is wrong with what we send (RFC 8292 section 2.1). */
const contactOf = (publicUrl: string | undefined, mailFrom: string) =>
  publicUrl?.startsWith('https:') ? publicUrl : `mailto:${/[^\s<>]+@[^\s<>]+/.exec(mailFrom)?.[0] ?? ''}`;

/** Gives the answer's status; what is in the answer isn't read, and nobody is followed elsewhere. */
function post(
  endpoint: string,
  headers: Readonly<Record<string, string>>,
  body: Uint8Array,
  options: Pick<RequestOptions, 'lookup'>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const call = request(endpoint, { method: 'POST', headers: { ...headers }, signal, ...options }, (response) => {
      response.destroy();
      resolve(response.statusCode ?? 0);
    });
    call.on('error', reject);
    call.end(body);
  });
}
