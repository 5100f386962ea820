import type { Readable } from 'node:stream';
import { drain, type S3Bucket, sumHeader, valuesOf } from './s3-bucket.ts';

/** So much of a stream is in memory at a time. A service takes 10,000 parts of a file, each but the last of 5 MB or more. */
const PART_BYTES = 8 * 1024 * 1024;

/** Stores a stream of any length under a key: whole, or not there. The service compares each part with its SHA-256. */
export async function putStream(
  bucket: S3Bucket,
  key: string,
  bytes: Readable,
  partBytes: number = PART_BYTES,
): Promise<void> {
  const tags: string[] = [];
  let upload = '';
  try {
    for await (const { part, isLast } of partsOf(bytes, partBytes)) {
      if (isLast && tags.length === 0) return await put(bucket, key, part);
      if (tags.length === 0) upload = await begin(bucket, key);
      const numbered = new URLSearchParams({ partNumber: String(tags.length + 1), uploadId: upload });
      const answer = await bucket.call('PUT', `${key}?${numbered}`, [200], { body: part, headers: sumHeader(part) });
      await drain(answer);
      tags.push(answer.headers.get('etag') ?? '');
    }
    await complete(bucket, `${key}?${new URLSearchParams({ uploadId: upload })}`, tags);
  } catch (error) {
    if (upload) await drop(bucket, key, upload).catch(() => undefined);
    throw error;
  }
}

/** Drops parts of files that nobody came to complete, because a process was killed. */
export async function dropUnfinished(bucket: S3Bucket, prefix: string, before: Date): Promise<void> {
  const found = await bucket.call('GET', `?${new URLSearchParams({ uploads: '', prefix })}`, [200]);
  for (const [, entry = ''] of (await found.text()).matchAll(/<Upload>(.*?)<\/Upload>/gs)) {
    const [[key], [upload], [begun]] = [
      valuesOf(entry, 'Key'),
      valuesOf(entry, 'UploadId'),
      valuesOf(entry, 'Initiated'),
    ];
    if (key && upload && begun && new Date(begun) < before) await drop(bucket, key, upload);
  }
}

type Part = Buffer<ArrayBuffer>;

const put = async (bucket: S3Bucket, key: string, body: Part): Promise<void> =>
  drain(await bucket.call('PUT', key, [200], { body, headers: sumHeader(body) }));

async function begin(bucket: S3Bucket, key: string): Promise<string> {
  const answer = await bucket.call('POST', `${key}?uploads=`, [200]);
  const [upload] = valuesOf(await answer.text(), 'UploadId');
  if (upload) return upload;
  throw new Error('The service cannot store a file in parts');
}

/** A service may have begun its answer before it knows how it ends: then the reason is in it. */
async function complete(bucket: S3Bucket, place: string, tags: readonly string[]): Promise<void> {
  const parts = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
  const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
  const answer = await (await bucket.call('POST', place, [200], { body })).text();
  if (answer.includes('<Error>')) throw new Error(`The service stored no whole file (${valuesOf(answer, 'Code')[0]})`);
}

const drop = async (bucket: S3Bucket, key: string, uploadId: string): Promise<void> =>
  drain(await bucket.call('DELETE', `${key}?${new URLSearchParams({ uploadId })}`, [204, 200, 404]));

async function* partsOf(
  bytes: Readable,
  most: number,
): AsyncIterable<{ readonly part: Part; readonly isLast: boolean }> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    held.push(chunk);
    size += chunk.length;
    while (size > most) {
      const all = Buffer.concat(held);
      yield { part: all.subarray(0, most), isLast: false };
      held = [all.subarray(most)];
      size -= most;
    }
  }
  yield { part: Buffer.concat(held), isLast: true };
}
