import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { noRoom } from './full.ts';
import { checkedKey, type FileStore, isKey } from './store.ts';

export interface S3Settings {
  /** The service's address with the bucket: https://bucket.s3.eu-central-1.amazonaws.com or https://host/bucket. */
  readonly bucketUrl: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Files in a bucket of an S3-compatible service; every call is signed. */
export function s3Store({ bucketUrl, ...credentials }: S3Settings): FileStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 3 });
  // What is signed and sent goes where it was set up, and nowhere else.
  const call = (method: string, place: string, init: RequestInit = {}) =>
    client.fetch(`${bucketUrl}/${place}`, { method, redirect: 'manual', ...init });

  const list = async (query: Record<string, string>): Promise<string> => {
    const answer = await call('GET', `?${new URLSearchParams({ 'list-type': '2', ...query })}`);
    return (await expect(answer, 200)).text();
  };
  const removeKeys = (keys: readonly string[]) =>
    Promise.all(keys.map(async (key) => drain(await expect(await call('DELETE', key), 204, 200, 404))));

  async function* entriesOf(centerId: number): AsyncIterable<{ key: string; writtenAt: Date }> {
    let token: string | undefined;
    do {
      const page = await list({ prefix: `${centerId}/`, ...(token && { 'continuation-token': token }) });
      for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        const [key] = valuesOf(entry, 'Key');
        const [writtenAt] = valuesOf(entry, 'LastModified');
        if (key && writtenAt) yield { key, writtenAt: new Date(writtenAt) };
      }
      [token] = valuesOf(page, 'NextContinuationToken');
    } while (token);
  }

  return {
    async put(key, file, type) {
      const { size } = await stat(file);
      const body = await openAsBlob(file, { type });
      const headers = {
        'content-type': type,
        'content-length': String(size),
        'x-amz-content-sha256': 'UNSIGNED-PAYLOAD',
      };
      await drain(await expect(await call('PUT', checkedKey(key), { body, headers }), 200));
    },
    async size(key) {
      const answer = await expect(await call('HEAD', checkedKey(key)), 200, 404);
      return answer.status === 404 ? null : Number(answer.headers.get('content-length'));
    },
    async read(key, range) {
      const headers: HeadersInit = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      const { body } = await expect(await call('GET', checkedKey(key), { headers }), 200, 206);
      return body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]);
    },
    async remove(folder) {
      for (;;) {
        const keys = valuesOf(await list({ prefix: `${checkedKey(folder)}/` }), 'Key');
        if (keys.length === 0) return;
        await removeKeys(keys);
      }
    },
    async *folders(centerId) {
      for await (const { key, writtenAt } of entriesOf(centerId))
        yield { folder: key.split('/').slice(0, 2).join('/'), writtenAt };
    },
    async *keys(centerId) {
      for await (const { key } of entriesOf(centerId)) if (isKey(key)) yield key;
    },
    async check() {
      await list({ 'max-keys': '1' });
    },
  };
}

async function expect(answer: Response, ...statuses: number[]): Promise<Response> {
  if (statuses.includes(answer.status)) return answer;
  await drain(answer);
  if (answer.status === 507) throw noRoom();
  throw new Error(`The file storage answered ${answer.status}`);
}

/** Reads an answer to its end, so that its connection can be used again. */
async function drain(answer: Response): Promise<void> {
  await answer.arrayBuffer();
}

// Keys are of our making and hold nothing that XML would write in another way; tokens are given back as they came.
const valuesOf = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  );
