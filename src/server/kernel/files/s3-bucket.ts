import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { codeOf } from '#server/db/embedded/errors.ts';
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
/** So long an answer is waited for; of one that has begun, Node waits as long for each piece. */
const PATIENCE_MS = 300_000;

/**
 * Opens a bucket; every call is signed.
 * @param called how messages call it
 */
export function s3Bucket(
  { bucketUrl, ...credentials }: S3Settings,
  called: string,
  patienceMs: number = PATIENCE_MS,
): S3Bucket {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 3 });

  const send = async (method: string, place: string, init: RequestInit): Promise<Response> => {
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), patienceMs);
    try {
      for (let tries = 1; ; tries += 1) {
        try {
          // What is signed and sent goes where it was set up, and nowhere else.
          const options = { method, redirect: 'manual', signal: waiting.signal, ...init } as const;
          return await client.fetch(`${bucketUrl}/${place}`, options);
        } catch (cause) {
          if (tries < TRIES && !waiting.signal.aborted) continue;
          throw new Error(`${called} cannot be reached (${reasonOf(cause)})`, { cause });
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
    throw new Error(`${called} answered ${answer.status}${code ? ` (${code})` : ''}`);
  };

  async function* pages(query: Record<string, string>): AsyncIterable<string> {
    let token: string | undefined;
    do {
      const asked = { 'list-type': '2', ...query, ...(token && { 'continuation-token': token }) };
      const page = await (await call('GET', `?${new URLSearchParams(asked)}`, [200])).text();
      yield page;
      [token] = valuesOf(page, 'NextContinuationToken');
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
          if (key && writtenAt) yield { key, size: Number(size), writtenAt: new Date(writtenAt) };
        }
    },
    async *names(prefix) {
      for await (const page of pages({ prefix, delimiter: '/' }))
        for (const [, entry = ''] of page.matchAll(/<CommonPrefixes>(.*?)<\/CommonPrefixes>/gs))
          for (const found of valuesOf(entry, 'Prefix')) yield found.slice(prefix.length, -1);
    },
    async size(key) {
      const answer = await call('HEAD', key, [200, 404]);
      return answer.status === 404 ? null : Number(answer.headers.get('content-length'));
    },
    async read(key, range) {
      const headers: HeadersInit = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      const { body } = await call('GET', key, [200, 206], { headers });
      return body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]);
    },
    async remove(key) {
      await drain(await call('DELETE', key, [204, 200, 404]));
    },
    async check() {
      await drain(await call('GET', '?list-type=2&max-keys=1', [200]));
    },
  };
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
