import { createHash, createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Service } from '#server/kernel/backup/bucket-address.ts';
import { type S3Settings, SUM } from '#server/kernel/files/s3-bucket.ts';

interface Stored {
  readonly bytes: Buffer;
  readonly type: string;
  readonly writtenAt: Date;
  /** What whoever stored it wrote beside it. */
  readonly sum?: string | undefined;
}

/** A bucket of an S3-compatible service in memory: it checks every signature and sum, lists in pages, and puts parts together. */
export interface Bucket {
  readonly settings: S3Settings;
  /** The service in which it is `larkhouse`. */
  readonly service: S3Service;
  readonly objects: Map<string, Stored>;
  /** Files of which parts were stored, and that nobody has completed or dropped. */
  readonly uploads: Map<string, { readonly key: string; readonly parts: Buffer[]; readonly begunAt: Date }>;
  /** Answers the next calls with this status instead; of one that leads elsewhere, `location` says where. */
  fail(status: number, calls: number, location?: string): void;
  /** From now on does this with each call, first; true: it has no other answer. What takes its time holds up that call alone. */
  meddle(how: Meddling | null): void;
  close(): Promise<void>;
}
export type Meddling = (
  request: http.IncomingMessage,
  response: http.ServerResponse,
  key: string,
) => boolean | Promise<boolean>;

const KEYS = { region: 'test-1', accessKeyId: 'LARKHOUSETEST', secretAccessKey: 'a secret with /+= in it' };
const PAGE = 3;

export async function openBucket(): Promise<Bucket> {
  const objects: Bucket['objects'] = new Map();
  const uploads: Bucket['uploads'] = new Map();
  let failing: { status: number; calls: number; location?: string | undefined } = { status: 0, calls: 0 };
  let meddling: Meddling | null = null;
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
    if (await meddling?.(request, response, key)) return;
    const sum = request.headers['x-amz-content-sha256'];
    if (sum !== 'UNSIGNED-PAYLOAD' && sum !== createHash('sha256').update(bytes).digest('hex'))
      return answer(400, '<Error><Code>XAmzContentSHA256Mismatch</Code></Error>');
    if (url.searchParams.has('list-type')) return answer(200, listing(objects, url.searchParams));
    if (url.searchParams.has('uploads') || url.searchParams.has('uploadId'))
      return answer(...inParts({ objects, uploads }, { method: request.method, key, query: url.searchParams, bytes }));
    const found = objects.get(key);
    if (request.method === 'PUT') {
      const [type = '', noted] = [request.headers['content-type'], request.headers[SUM]];
      objects.set(key, { bytes, type, writtenAt: new Date(), sum: noted?.toString() });
      return answer(200);
    }
    if (request.method === 'DELETE') return answer(objects.delete(key) ? 204 : 404);
    if (!found) return answer(404, '<Error><Code>NoSuchKey</Code></Error>');
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const part = start ? found.bytes.subarray(Number(start), Number(end) + 1) : found.bytes;
    const headers = { 'content-length': part.length, ...(found.sum && { [SUM]: found.sum }) };
    return answer(start ? 206 : 200, request.method === 'HEAD' ? '' : part, headers);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    settings: { bucketUrl: `http://127.0.0.1:${port}/larkhouse`, ...KEYS },
    service: { url: `http://127.0.0.1:${port}`, ...KEYS },
    objects,
    uploads,
    fail: (status, calls, location) => {
      failing = { status, calls, location };
    },
    meddle: (how) => {
      meddling = how;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function listing(objects: Bucket['objects'], query: URLSearchParams): string {
  const [prefix, after] = [query.get('prefix') ?? '', query.get('continuation-token') ?? ''];
  const most = Math.min(PAGE, Number(query.get('max-keys') ?? PAGE));
  const folderOf = (key: string) => {
    const slash = query.has('delimiter') ? key.indexOf('/', prefix.length) : -1;
    return slash < 0 ? key : key.slice(0, slash + 1);
  };
  const all = new Set([...objects.keys()].filter((key) => key.startsWith(prefix)).map(folderOf));
  const found = [...all].filter((key) => key > after).sort();
  const page = found.slice(0, most);
  const contents = page.map((key) => {
    const { bytes, writtenAt } = objects.get(key) ?? {};
    if (!bytes) return `<CommonPrefixes><Prefix>${key}</Prefix></CommonPrefixes>`;
    return `<Contents><Key>${key}</Key><LastModified>${writtenAt?.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
  });
  const more = found.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}${more}</ListBucketResult>`;
}

interface PartCall {
  readonly method: string | undefined;
  readonly key: string;
  readonly query: URLSearchParams;
  readonly bytes: Buffer;
}

/** What belongs to a file that comes in parts: beginning it, a part, completing it, dropping it, and the list of those begun. */
function inParts(
  { objects, uploads }: Pick<Bucket, 'objects' | 'uploads'>,
  { method, key, query, bytes }: PartCall,
): [number, string, http.OutgoingHttpHeaders?] {
  const id = query.get('uploadId') ?? randomUUID();
  const upload = uploads.get(id);
  if (method === 'GET') {
    const entries = [...uploads].map(
      ([uploadId, { key: of, begunAt }]) =>
        `<Upload><Key>${of}</Key><UploadId>${uploadId}</UploadId><Initiated>${begunAt.toISOString()}</Initiated></Upload>`,
    );
    return [200, `<ListMultipartUploadsResult>${entries.join('')}</ListMultipartUploadsResult>`];
  }
  if (query.has('uploads')) {
    uploads.set(id, { key, parts: [], begunAt: new Date() });
    return [200, `<Result><Key>${key}</Key><UploadId>${id}</UploadId></Result>`];
  }
  if (!upload) return [404, '<Error><Code>NoSuchUpload</Code></Error>'];
  if (method === 'PUT') {
    upload.parts[Number(query.get('partNumber')) - 1] = bytes;
    return [200, '', { etag: tagOf(bytes) }];
  }
  uploads.delete(id);
  if (method === 'DELETE') return [204, ''];
  const tags = [...bytes.toString().matchAll(/<ETag>(.*?)<\/ETag>/g)].map(([, tag]) => tag);
  if (tags.join() !== upload.parts.map(tagOf).join()) return [200, '<Error><Code>InvalidPart</Code></Error>'];
  objects.set(key, { bytes: Buffer.concat(upload.parts), type: '', writtenAt: new Date() });
  return [200, '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>'];
}

const tagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;

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
