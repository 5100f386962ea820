import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Bucket, openBucket } from '#testing/bucket.ts';
import { diskStore } from './disk.ts';
import { moveFiles } from './move.ts';
import { s3Store } from './s3.ts';
import type { FileStore } from './store.ts';

const FILES: Readonly<Record<string, string>> = {
  '1/aa/320.webp': 'a picture',
  '1/aa/original.jpg': 'the picture',
  '1/bb/document': '',
  '2/cc/320.webp': 'of the second center',
};
const KEYS = Object.keys(FILES);
const CENTERS = [1, 2];

let folder: string;
let bucket: Bucket;
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'larkhouse-files-'));
  bucket = await openBucket();
});
afterEach(async () => {
  await bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

const put = async (store: FileStore, key: string, words: string) => {
  const file = path.join(folder, 'source');
  writeFileSync(file, words);
  await store.put(key, file, 'image/webp');
};
const textOf = async (store: FileStore, key: string) => text(await store.read(key));
const nobody = () => undefined;

describe.each<[string, () => { from: FileStore; to: FileStore }]>([
  ['from the disk to a bucket', () => ({ from: disk(), to: s3Store(bucket.settings) })],
  ['from a bucket to the disk', () => ({ from: s3Store(bucket.settings), to: disk() })],
])('%s', (_way, open) => {
  let ends: { from: FileStore; to: FileStore };
  beforeEach(async () => {
    ends = open();
    for (const [key, words] of Object.entries(FILES)) await put(ends.from, key, words);
  });

  test('every file comes, is compared, and stays where it was; a second call copies nothing (backups-11)', async () => {
    const told: string[] = [];
    const moved = await moveFiles(ends, CENTERS, (step, done, all) => told.push(`${step} ${done} of ${all}`));
    const bytes = Object.values(FILES).join('').length;
    expect(moved).toEqual({ files: KEYS.length, bytes, copied: KEYS.length, removed: 0, beside: 0 });
    expect(told).toEqual(['copied 4 of 4', 'compared 4 of 4']);
    for (const [key, words] of Object.entries(FILES))
      expect([await textOf(ends.from, key), await textOf(ends.to, key)]).toEqual([words, words]);
    expect(await moveFiles(ends, CENTERS, nobody)).toMatchObject({ files: KEYS.length, copied: 0 });
  });

  test('what is missing, shorter or different is copied; what is there besides is told and stays (backups-11)', async () => {
    await moveFiles(ends, CENTERS, nobody);
    await ends.to.remove('1/bb');
    await put(ends.to, '1/aa/320.webp', 'A PICTURE');
    await put(ends.to, '1/aa/original.jpg', 'the');
    await put(ends.to, '1/dd/320.webp', 'removed since');
    expect(await moveFiles(ends, CENTERS, nobody)).toMatchObject({ files: KEYS.length, copied: 3, beside: 1 });
    for (const [key, words] of Object.entries(FILES)) expect(await textOf(ends.to, key)).toBe(words);
    expect(await textOf(ends.to, '1/dd/320.webp')).toBe('removed since');
  });

  test('what somebody removes meanwhile is told, and is no failure (backups-11)', async () => {
    const from: FileStore = {
      ...ends.from,
      async read(key, range) {
        if (key.startsWith('2/')) await ends.from.remove('2/cc');
        return ends.from.read(key, range);
      },
    };
    expect(await moveFiles({ ...ends, from }, CENTERS, nobody)).toMatchObject({ files: 3, copied: 3, removed: 1 });
    await put(ends.from, '2/cc/320.webp', 'of the second center');
    await put(ends.to, '2/cc/320.webp', 'of the second center');
    expect(await moveFiles({ ...ends, from }, CENTERS, nobody)).toEqual({
      files: 3,
      bytes: 20,
      copied: 0,
      removed: 1,
      beside: 0,
    });
    expect(await moveFiles(ends, CENTERS, nobody)).toMatchObject({ files: 3, beside: 1 });
  });
});

const disk = () => diskStore(path.join(folder, 'files'));

test('cut off, it goes on where it was (backups-11)', async () => {
  const ends = { from: disk(), to: s3Store(bucket.settings) };
  for (let n = 0; n < 30; n += 1) await put(ends.from, `1/n${n}/320.webp`, `picture ${n}`);
  let puts = 0;
  bucket.meddle((request, response) => {
    if (request.method === 'PUT') puts += 1;
    if (request.method !== 'PUT' || puts <= 20) return false;
    response.writeHead(403).end();
    return true;
  });
  await expect(moveFiles(ends, CENTERS, nobody)).rejects.toThrow('The file storage answered 403');
  expect([bucket.objects.size, puts]).toEqual([20, 24]);
  bucket.meddle(null);
  expect(await moveFiles(ends, CENTERS, nobody)).toMatchObject({ files: 30, copied: 10 });
});

test('a bucket that does not hold what it took is told, and nothing is removed (backups-11)', async () => {
  const ends = { from: disk(), to: s3Store(bucket.settings) };
  await put(ends.from, '1/aa/320.webp', 'a picture');
  bucket.meddle((request) => {
    const held = bucket.objects.get('1/aa/320.webp');
    if (request.method === 'GET' && held)
      bucket.objects.set('1/aa/320.webp', { ...held, bytes: Buffer.from('A PICTURE') });
    return false;
  });
  await expect(moveFiles(ends, CENTERS, nobody)).rejects.toThrow('1/aa/320.webp is not at the new place');
  expect(await textOf(ends.from, '1/aa/320.webp')).toBe('a picture');
});
