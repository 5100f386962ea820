import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import tls from 'node:tls';
import { selfSigned } from './certificate.ts';

export interface Pushed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** What the browser would decrypt. */
  readonly text: string;
  /** What the sender's token says (RFC 8292); its signature was verified with the key it was sent with. */
  readonly token: Readonly<{ aud: string; exp: number; sub: string }>;
  /** The key it names, base64url. */
  readonly sentBy: string;
}

/** What a browser gives to the page that subscribes. */
export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** A push service as browsers' makers run them, and the browsers behind it: it takes, verifies and decrypts. */
export interface PushService {
  /** As PUSH_ALLOW_HOSTS names it. */
  readonly host: string;
  readonly pushed: Pushed[];
  /** What it answers; 201 unless set. */
  status: number;
  /** A browser that subscribes. */
  subscribe(): Subscription;
  close(): Promise<void>;
}

interface Browser {
  readonly keys: ECDH;
  readonly auth: Buffer;
}

/** Opens one on 127.0.0.1, which this process trusts from then on. */
export async function openPushService(): Promise<PushService> {
  const { cert, key } = selfSigned();
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), cert]);
  const browsers = new Map<string, Browser>();
  const pushed: Pushed[] = [];
  const server = createServer({ cert, key }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      const browser = browsers.get(path);
      if (!browser) return response.writeHead(404).end();
      if (service.status === 201) pushed.push(take(path, request.headers, Buffer.concat(chunks), browser));
      response.writeHead(service.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service: PushService = {
    host,
    pushed,
    status: 201,
    subscribe: () => {
      const keys = createECDH('prime256v1');
      const p256dh = keys.generateKeys('base64url');
      const auth = randomBytes(16);
      const path = `/push/${randomUUID()}`;
      browsers.set(path, { keys, auth });
      return { endpoint: `https://${host}${path}`, keys: { p256dh, auth: auth.toString('base64url') } };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}

function take(path: string, headers: IncomingHttpHeaders, body: Buffer, browser: Browser): Pushed {
  const [, token = '', sentBy = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  return { path, headers, text: decrypt(body, browser), token: readToken(token, sentBy), sentBy };
}

/** RFC 8291 section 3.4 and RFC 8188: one record of aes128gcm. */
function decrypt(body: Buffer, { keys, auth }: Browser): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const ikm = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', ikm, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(record.subarray(record.length - 16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, record.length - 16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** RFC 8292: a JWT signed with the key it comes with. */
function readToken(token: string, sentBy: string): Pushed['token'] {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const point = Buffer.from(sentBy, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x, y } as const;
  const key = createPublicKey({ format: 'jwk', key: jwk as never });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${payload}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('The token is not signed by the key it came with');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Pushed['token'];
}
