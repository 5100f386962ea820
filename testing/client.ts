import { randomUUID } from 'node:crypto';
import type { Audience } from '#contract/kernel/access.ts';
import { startSession } from '#server/kernel/sessions/open.ts';
import type { TestLarkhouse } from './larkhouse.ts';

export interface Answer<T = unknown> {
  readonly status: number;
  readonly body: T;
  readonly text: string;
  /** As it came: of a file its bytes. */
  readonly bytes: Buffer;
  readonly headers: Headers;
}

/** A plain HTTP client that keeps its cookies, as one written from docs/product alone would. */
export class Client {
  readonly origin: string;
  readonly #cookies = new Map<string, string>();
  /** Sent with every request, such as the portal. */
  readonly headers: Record<string, string>;

  constructor(origin: string, headers: Record<string, string> = {}) {
    this.origin = origin;
    this.headers = headers;
  }

  /** This browser, as it is now, at another process. */
  at(origin: string): Client {
    const other = new Client(origin, this.headers);
    for (const [name, value] of this.#cookies) other.setCookie(name, value);
    return other;
  }

  get<T = unknown>(path: string, headers?: Record<string, string>): Promise<Answer<T>> {
    return this.send<T>('GET', path, undefined, headers);
  }
  post<T = unknown>(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<T>> {
    return this.send<T>('POST', path, body, headers);
  }
  put<T = unknown>(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<T>> {
    return this.send<T>('PUT', path, body, headers);
  }
  patch<T = unknown>(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<T>> {
    return this.send<T>('PATCH', path, body, headers);
  }
  delete<T = unknown>(path: string, headers?: Record<string, string>): Promise<Answer<T>> {
    return this.send<T>('DELETE', path, undefined, headers);
  }

  /** Sends a file as a browser's form does. */
  upload<T = unknown>(path: string, bytes: Uint8Array<ArrayBuffer>, fileName: string, type = ''): Promise<Answer<T>> {
    const form = new FormData();
    form.set('file', new File([bytes], fileName, { type }));
    return this.send<T>('POST', path, form);
  }

  /** The answer with its body unread, as for a stream of events; `signal` ends it. */
  open(path: string, signal?: AbortSignal, headers: Record<string, string> = {}): Promise<Response> {
    const sent = { ...this.headers, cookie: this.cookie, ...headers };
    return fetch(this.origin + path, { headers: sent, signal: signal ?? null });
  }

  async send<T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const response = await fetch(this.origin + path, {
      method,
      headers: {
        ...this.headers,
        cookie: this.cookie,
        ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    const bytes = Buffer.from(await response.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
    return {
      status: response.status,
      body: (isJson ? JSON.parse(text) : text) as T,
      text,
      bytes,
      headers: response.headers,
    };
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
  setCookie(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';');
    const [name = '', value = ''] = pair.split('=');
    const isGone = attributes.some((attribute) => /expires=Thu, 01 Jan 1970/i.test(attribute)) || value === '';
    if (isGone) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}

/** A client that is signed in already, without spending the time of a password check. */
export async function signedIn(
  { server, origin }: TestLarkhouse,
  audience: Audience,
  account: { centerId: number; accountId: number },
): Promise<Client> {
  const from = { address: '127.0.0.1', userAgent: null };
  const { token } = await startSession(server, audience, account, false, from);
  const client = new Client(origin);
  client.setCookie(`larkhouse_${audience}`, token);
  return client;
}

/** A fresh key for a write that is to be safe to send twice. */
export const idempotencyKey = () => ({ 'idempotency-key': randomUUID() });
