import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { codeOf } from '#server/error-code.ts';
import { noRoom } from './full.ts';
import type { ByteRange } from './store.ts';

export interface S3Settings {
  /** The service's address with the bucket: https://bucket.s3.eu-central-1.amazonaws.com or https://host/bucket. */
  readonly bucketUrl: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** What lies in a bucket, as its list has it. */
export interface StoredObject {
  readonly key: string;
  readonly size: number;
  readonly writtenAt: Date;
}

/** A bucket of an S3-compatible service. What it has taken in survives a crash. */
export interface S3Bucket {
  /** One signed call; throws unless it is answered with one of these. */
  call(method: string, place: string, expected: readonly number[], init?: RequestInit): Promise<Response>;
  /** Everything whose key begins so, in the order of keys. */
  list(prefix: string): AsyncIterable<StoredObject>;
  /** The names that follow a prefix, up to the next slash. */
  names(prefix: string): AsyncIterable<string>;
  /** Its size in bytes; null: there is nothing. */
  size(key: string): Promise<number | null>;
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** What is not there is no error. */
  remove(key: string): Promise<void>;
  /** Whether it can be asked at all. */
  check(): Promise<void>;
}

/** So often a call is made whose connection broke. */
const TRIES = 3;
/** So long an answer is waited for to a call that stores nothing; of one that has begun, Node waits 300 s for each piece. */
const PATIENCE_MS = 20_000;
/** So long to one that stores: bytes have to get there, and a service may take minutes to put parts together. */
const STORING_MS = 300_000;
/** Under it a file's SHA-256 lies with it, and comes with it. */
export const SUM = 'x-amz-meta-sha256';

/** A bucket that cannot be reached, or fails: what was asked of it can be asked again later. */
export class BucketAway extends Error {}
/** It has another file than it was given. */
export class OtherBytes extends BucketAway {}

/**
 * Opens a bucket; every call is signed.
 * @param called how messages call it
 */
export function s3Bucket({ bucketUrl, ...credentials }: S3Settings, called: string, patienceMs?: number): S3Bucket {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 3 });

  const send = async (method: string, place: string, init: RequestInit): Promise<Response> => {
    const waiting = new AbortController();
    const isStoring = method === 'PUT' || method === 'POST';
    const timer = setTimeout(() => waiting.abort(), patienceMs ?? (isStoring ? STORING_MS : PATIENCE_MS));
    try {
      for (let tries = 1; ; tries += 1) {
        try {
          // What is signed and sent goes where it was set up, and nowhere else.
          const options = { method, redirect: 'manual', signal: waiting.signal, ...init } as const;
          return await client.fetch(`${bucketUrl}/${place}`, options);
        } catch (cause) {
          if (tries < TRIES && !waiting.signal.aborted) continue;
          throw new BucketAway(`${called} cannot be reached (${reasonOf(cause)})`, { cause });
        }
      }
    } finally {
      clearTimeout(timer);
    }
  };

  const call: S3Bucket['call'] = async (method, place, expected, init = {}) => {
    const answer = await send(method, place, init);
    if (expected.includes(answer.status)) return answer;
    const [code] = valuesOf(await answer.text(), 'Code');
    if (answer.status === 507) throw noRoom();
    throw new BucketAway(`${called} answered ${answer.status}${code ? ` (${code})` : ''}`);
  };

  async function* pages(query: Record<string, string>): AsyncIterable<string> {
    let token: string | undefined;
    let before: string | undefined;
    do {
      before = token;
      const asked = { 'list-type': '2', ...query, ...(token && { 'continuation-token': token }) };
      const page = await (await call('GET', `?${new URLSearchParams(asked)}`, [200])).text();
      yield page;
      [token] = valuesOf(page, 'NextContinuationToken');
      if (token && token === before) throw new BucketAway(`${called} lists the same again and again`);
    } while (token);
  }

  return {
    call,
    async *list(prefix) {
      for await (const page of pages({ prefix }))
        for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const [[key], [size], [writtenAt]] = [
            valuesOf(entry, 'Key'),
            valuesOf(entry, 'Size'),
            valuesOf(entry, 'LastModified'),
          ];
          // What lies elsewhere is none of the caller's, who may be about to remove it.
          if (key?.startsWith(prefix) && writtenAt) yield { key, size: Number(size), writtenAt: new Date(writtenAt) };
        }
    },
    async *names(prefix) {
      for await (const page of pages({ prefix, delimiter: '/' }))
        for (const [, entry = ''] of page.matchAll(/<CommonPrefixes>(.*?)<\/CommonPrefixes>/gs))
          for (const found of valuesOf(entry, 'Prefix'))
            if (found.startsWith(prefix)) yield found.slice(prefix.length, -1);
    },
    async size(key) {
      const answer = await call('HEAD', key, [200, 404]);
      return answer.status === 404 ? null : Number(answer.headers.get('content-length'));
    },
    async read(key, range) {
      const headers: HeadersInit = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      const answer = await call('GET', key, [200, 206], { headers });
      const body = answer.body ? Readable.fromWeb(answer.body as ReadableStream) : Readable.from([]);
      const sum = answer.headers.get(SUM);
      if (!range && !sum) return body;
      return Readable.from(whole(body, range ? { bytes: range.end - range.start + 1 } : { sum }, called), {
        objectMode: false,
      });
    },
    async remove(key) {
      await drain(await call('DELETE', key, [204, 200, 404]));
    },
    async check() {
      await drain(await call('GET', '?list-type=2&max-keys=1', [200]));
    },
  };
}

/** What a file has to be, by its length or its SHA-256. */
interface Expected {
  readonly bytes?: number;
  readonly sum?: string | null;
}

/** Passes a file on; its last piece once all of it is known to be what was stored, so that nothing else passes for whole. */
async function* whole(body: Readable, { bytes, sum }: Expected, called: string): AsyncIterable<Buffer> {
  const hash = createHash('sha256');
  let [read, held]: [number, Buffer | undefined] = [0, undefined];
  for await (const piece of body as AsyncIterable<Uint8Array>) {
    if (held) yield held;
    held = Buffer.from(piece);
    read += held.length;
    hash.update(held);
  }
  const isWhole = sum ? hash.digest('hex') === sum : read === bytes;
  if (!isWhole) throw new OtherBytes(`${called} answered other bytes than it was given`);
  if (held) yield held;
}

/** Reads an answer to its end, so that its connection can be used again. */
export async function drain(answer: Response): Promise<void> {
  await answer.arrayBuffer();
}

/** The header by which the service itself compares what came with what was sent. */
export const sumHeader = (bytes: Buffer): { readonly 'x-amz-content-sha256': string } => ({
  'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
});

/** The values of a tag. Keys are of our making and hold nothing that XML would write in another way; tokens are given back as they came. */
export const valuesOf = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  );

/** Why a call came to no answer: the system's code of the connection that broke. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return codeOf(cause) ?? 'no answer';
}
