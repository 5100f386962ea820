import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Bucket, openBucket } from '#testing/bucket.ts';
import { s3Bucket } from './s3-bucket.ts';
import { dropUnfinished, putStream } from './s3-parts.ts';

let stood: Bucket;
beforeAll(async () => {
  stood = await openBucket();
});
beforeEach(() => {
  stood.objects.clear();
  stood.uploads.clear();
  stood.meddle(null);
  stood.fail(0, 0);
});
afterAll(() => stood.close());

const open = (patienceMs?: number) => s3Bucket(stood.settings, 'The bucket', patienceMs);
/** Chunks that begin and end elsewhere than parts do. */
const stream = (...chunks: readonly string[]) => Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
const stored = (key: string) => stood.objects.get(key)?.bytes.toString();

describe('a stream', () => {
  test.each([
    ['nothing', []],
    ['less than a part', ['ab']],
    ['a part', ['ab', 'cd']],
    ['a little more', ['ab', 'cde']],
    ['two parts', ['abcdefgh']],
    ['many in one chunk', ['abcdefghijklmnopqrstuvwxyz', '0123']],
  ])('is stored whole: %s', async (_what, chunks) => {
    await putStream(open(), 'a/b', stream(...chunks), 4);
    expect(stored('a/b')).toBe(chunks.join(''));
    expect(stood.uploads.size).toBe(0);
  });

  test('that breaks leaves nothing, neither a file nor parts of one', async () => {
    async function* broken() {
      yield Buffer.from('abcdefgh');
      throw new Error('the disk is away');
    }
    await expect(putStream(open(), 'a/b', Readable.from(broken()), 4)).rejects.toThrow('the disk is away');
    expect([stood.objects.size, stood.uploads.size]).toEqual([0, 0]);
  });

  test('whose last part is refused leaves nothing, and is read no further', async () => {
    let parts = 0;
    stood.meddle((request, response) => {
      if (request.method !== 'PUT') return false;
      parts += 1;
      if (parts === 2) response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
      return parts === 2;
    });
    const source = stream('abcd', 'efgh', 'ijkl');
    await expect(putStream(open(), 'a/b', source, 4)).rejects.toThrow('The bucket answered 403 (AccessDenied)');
    expect([stood.objects.size, stood.uploads.size, source.destroyed]).toEqual([0, 0, true]);
  });

  test('of which a part was changed on its way is no file', async () => {
    stood.meddle((request) => {
      for (const upload of stood.uploads.values()) if (request.method === 'POST') upload.parts[0] = Buffer.from('xxxx');
      return false;
    });
    await expect(putStream(open(), 'a/b', stream('abcdefgh'), 4)).rejects.toThrow(
      'The service stored no whole file (InvalidPart)',
    );
    expect(stood.objects.size).toBe(0);
  });

  test('that a killed process left in parts is dropped when it is old', async () => {
    const [old, young] = [new Date('2026-03-01T00:00:00Z'), new Date('2026-03-03T00:00:00Z')];
    stood.uploads.set('1', { key: 'a/b', parts: [], begunAt: old });
    stood.uploads.set('2', { key: 'a/c', parts: [], begunAt: young });
    await dropUnfinished(open(), 'a/', new Date('2026-03-02T00:00:00Z'));
    expect([...stood.uploads.keys()]).toEqual(['2']);
  });
});

test('lists what lies under a prefix with its size, and the names right below it', async () => {
  for (const key of ['b/1/x', 'b/1/y', 'b/2/x', 'b/3', 'c/1']) await putStream(open(), key, stream(key));
  const keys: [string, number][] = [];
  for await (const { key, size } of open().list('b/')) keys.push([key, size]);
  expect(keys).toEqual([
    ['b/1/x', 5],
    ['b/1/y', 5],
    ['b/2/x', 5],
    ['b/3', 3],
  ]);
  const names: string[] = [];
  for await (const name of open().names('b/')) names.push(name);
  expect(names).toEqual(['1', '2']);
});

describe('a bucket', () => {
  test('whose connection breaks is called again', async () => {
    let calls = 0;
    stood.meddle((request) => {
      calls += 1;
      if (calls < 3) request.socket.destroy();
      return calls < 3;
    });
    await putStream(open(), 'a/b', stream('ab'));
    expect([stored('a/b'), calls]).toEqual(['ab', 3]);
  });

  test('that is away is told by the reason', async () => {
    const gone = await openBucket();
    await gone.close();
    const bucket = s3Bucket(gone.settings, 'The bucket');
    await expect(bucket.check()).rejects.toThrow('The bucket cannot be reached (ECONNREFUSED)');
  });

  test('that takes a call and never answers is given up', async () => {
    stood.meddle(() => true);
    await expect(open(50).check()).rejects.toThrow('The bucket cannot be reached (no answer)');
  });

  test('that ends in the middle of a file ends its stream with an error', async () => {
    stood.objects.set('a/b', { bytes: Buffer.from('abcdefgh'), type: '', writtenAt: new Date() });
    stood.meddle((_request, response) => {
      response.writeHead(200, { 'content-length': 8 });
      response.write('abcd', () => response.destroy());
      return true;
    });
    await expect(open().read('a/b').then(text)).rejects.toThrow();
  });
});
