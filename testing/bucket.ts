import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '#server/kernel/files/s3.ts';

/** A bucket of an S3-compatible service in memory: it checks every signature, and lists in pages. */
export interface Bucket {
  readonly settings: S3Settings;
  readonly objects: ReadonlyMap<string, { readonly bytes: Buffer; readonly type: string; readonly writtenAt: Date }>;
  /** Answers the next calls with this status instead; of one that leads elsewhere, `location` says where. */
  fail(status: number, calls: number, location?: string): void;
  close(): Promise<void>;
}

const KEYS = { region: 'test-1', accessKeyId: 'LARKHOUSETEST', secretAccessKey: 'a secret with /+= in it' };
const PAGE = 3;

export async function openBucket(): Promise<Bucket> {
  const objects = new Map<string, { bytes: Buffer; type: string; writtenAt: Date }>();
  let failing: { status: number; calls: number; location?: string | undefined } = { status: 0, calls: 0 };
  const server = http.createServer(async (request, response) => {
    const bytes = await buffer(request);
    const answer = (status: number, body: string | Buffer = '', headers: http.OutgoingHttpHeaders = {}) =>
      response.writeHead(status, headers).end(body);
    if (failing.calls > 0) {
      failing.calls -= 1;
      return answer(failing.status, '', failing.location ? { location: failing.location } : {});
    }
    if (!isSigned(request)) return answer(403, '<Error><Code>SignatureDoesNotMatch</Code></Error>');
    const url = new URL(request.url ?? '/', 'http://bucket');
    const key = decodeURIComponent(url.pathname.slice('/larkhouse/'.length));
    if (url.searchParams.has('list-type')) return answer(200, listing(objects, url.searchParams));
    const found = objects.get(key);
    if (request.method === 'PUT') {
      objects.set(key, { bytes, type: request.headers['content-type'] ?? '', writtenAt: new Date() });
      return answer(200);
    }
    if (request.method === 'DELETE') return answer(objects.delete(key) ? 204 : 404);
    if (!found) return answer(404);
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const part = start ? found.bytes.subarray(Number(start), Number(end) + 1) : found.bytes;
    return answer(start ? 206 : 200, request.method === 'HEAD' ? '' : part, { 'content-length': part.length });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    settings: { bucketUrl: `http://127.0.0.1:${port}/larkhouse`, ...KEYS },
    objects,
    fail: (status, calls, location) => {
      failing = { status, calls, location };
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function listing(objects: Bucket['objects'], query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? '';
  const most = Math.min(PAGE, Number(query.get('max-keys') ?? PAGE));
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort();
  const page = keys.slice(0, most);
  const contents = page.map(
    (key) =>
      `<Contents><Key>${key}</Key><LastModified>${objects.get(key)?.writtenAt.toISOString()}</LastModified></Contents>`,
  );
  const more = keys.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}${more}</ListBucketResult>`;
}

/** Signature version 4, computed anew from what arrived. */
function isSigned({ method, url, headers }: http.IncomingMessage): boolean {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=(\w+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=(\w+)$/;
  const [, id, day = '', region = '', names = '', signature] = pattern.exec(headers.authorization ?? '') ?? [];
  if (id !== KEYS.accessKeyId || region !== KEYS.region) return false;
  const { pathname, searchParams } = new URL(url ?? '/', 'http://bucket');
  const encoded = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  const query = [...searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
  const signed = names
    .split(';')
    .map((name) => `${name}:${String(headers[name]).trim()}\n`)
    .join('');
  const payload = String(headers['x-amz-content-sha256']);
  const request = [method, pathname, query, signed, names, payload].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = [
    'AWS4-HMAC-SHA256',
    headers['x-amz-date'],
    scope,
    createHash('sha256').update(request).digest('hex'),
  ].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${KEYS.secretAccessKey}`,
  );
  return createHmac('sha256', key).update(text).digest('hex') === signature;
}
