import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Bucket, openBucket } from '#testing/bucket.ts';
import { diskStore } from './disk.ts';
import { s3Store } from './s3.ts';
import type { FileStore } from './store.ts';

let folder: string;
let bucket: Bucket;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'larkhouse-files-'));
  bucket = await openBucket();
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

async function file(text: string): Promise<string> {
  const place = path.join(folder, `source-${text.length}`);
  await writeFile(place, text);
  return place;
}
const textOf = async (store: FileStore, key: string, range?: { start: number; end: number }) =>
  (await buffer(await store.read(key, range))).toString();
async function foldersOf(store: FileStore, centerId: number): Promise<string[]> {
  const found = new Set<string>();
  for await (const one of store.folders(centerId)) found.add(one.folder);
  return [...found].sort();
}

describe.each<[string, () => FileStore]>([
  ['the disk', () => diskStore(path.join(folder, 'files'))],
  ['a bucket', () => s3Store(bucket.settings)],
])('%s', (_, open) => {
  test('gives back what was put, whole and in parts, and replaces it', async () => {
    const store = open();
    await store.check();
    await store.put('1/aa/320.webp', await file('0123456789'), 'image/webp');
    expect([await store.size('1/aa/320.webp'), await textOf(store, '1/aa/320.webp')]).toEqual([10, '0123456789']);
    expect(await textOf(store, '1/aa/320.webp', { start: 2, end: 5 })).toBe('2345');
    await store.put('1/aa/320.webp', await file('new'), 'image/webp');
    expect(await textOf(store, '1/aa/320.webp')).toBe('new');
  });

  test('says that there is nothing', async () => {
    expect(await open().size('1/nothing/320.webp')).toBeNull();
    await expect(open().read('1/nothing/320.webp')).rejects.toThrow();
  });

  test('removes a folder with all in it and nothing beside it; removing it again is no error', async () => {
    const store = open();
    for (const name of ['a', 'b', 'c', 'd', 'e']) await store.put(`2/gone/${name}.jpg`, await file('x'), 'image/jpeg');
    await store.put('2/stays/a.jpg', await file('x'), 'image/jpeg');
    await store.put('22/other/a.jpg', await file('x'), 'image/jpeg');
    expect(await foldersOf(store, 2)).toEqual(['2/gone', '2/stays']);
    await store.remove('2/gone');
    await store.remove('2/gone');
    expect([await foldersOf(store, 2), await foldersOf(store, 22)]).toEqual([['2/stays'], ['22/other']]);
    expect(await foldersOf(store, 3)).toEqual([]);
  });

  test.each([
    '../secret',
    '1/../../secret',
    '/etc/passwd',
    '1/a/../../b',
    '1\\a',
    '1/a b',
    '1/a/b/c',
    '',
    '1/%2e%2e/a',
  ])('takes no key that is not ours: %s', async (key) => {
    const source = await file('x');
    for (const work of [
      () => open().put(key, source, 'a'),
      () => open().size(key),
      () => open().read(key),
      () => open().remove(key),
    ]) {
      await expect((async () => work())()).rejects.toThrow('This is not a key of the file store');
    }
  });
});

test('on the disk nothing half written stays beside a file', async () => {
  const root = path.join(folder, 'failing');
  await expect(diskStore(root).put('1/aa/a.jpg', path.join(folder, 'no such source'), 'image/jpeg')).rejects.toThrow();
  expect(await readdir(path.join(root, '1/aa'))).toEqual([]);
});

describe('a bucket', () => {
  test('that is full, or refuses, is told', async () => {
    const source = await file('x');
    bucket.fail(507, 100);
    await expect(s3Store(bucket.settings).put('1/aa/a.jpg', source, 'image/jpeg')).rejects.toMatchObject({
      status: 507,
    });
    bucket.fail(0, 0);
    await expect(
      s3Store({ ...bucket.settings, secretAccessKey: 'another' }).put('1/aa/a.jpg', source, 'image/jpeg'),
    ).rejects.toThrow('The file storage answered 403');
  });

  test('leads nowhere else', async () => {
    const other = await openBucket();
    const source = await file('mine');
    bucket.fail(307, 2, `${other.settings.bucketUrl}/5/aa/a.jpg`);
    const store = s3Store(bucket.settings);
    await expect(store.put('5/aa/a.jpg', source, 'image/jpeg')).rejects.toThrow('The file storage answered 307');
    await expect(store.read('5/aa/a.jpg')).rejects.toThrow('The file storage answered 307');
    expect([...other.objects.keys()]).toEqual([]);
    bucket.fail(0, 0);
    await other.close();
  });

  test('is tried again when it stumbles', async () => {
    bucket.fail(503, 2);
    await s3Store(bucket.settings).put('4/aa/a.jpg', await file('again'), 'image/jpeg');
    expect(bucket.objects.get('4/aa/a.jpg')?.type).toBe('image/jpeg');
  });
});
