import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { diskStore } from './disk.ts';
import { keepingSmall } from './small.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'larkhouse-small-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function opened() {
  const disk = diskStore(await mkdtemp(path.join(folder, 'files-')));
  const read = vi.spyOn(disk, 'read');
  const files = keepingSmall(disk);
  const put = async (key: string, text: string) => {
    const source = path.join(folder, 'source');
    await writeFile(source, text);
    await files.put(key, source, 'image/webp');
  };
  return { files, put, read };
}

test('a small file is read once, and anew where it was replaced', async () => {
  const { files, put, read } = await opened();
  await put('1/aa/320.webp', 'a face');
  for (let i = 0; i < 3; i += 1) expect(String(await files.small('1/aa/320.webp'))).toBe('a face');
  expect(read).toHaveBeenCalledTimes(1);
  await put('1/aa/320.webp', 'another');
  expect(String(await files.small('1/aa/320.webp'))).toBe('another');
});

test('what is larger, and what is not there, is none', async () => {
  const { files, put } = await opened();
  await put('1/aa/960.webp', 'x'.repeat(16 * 1024 + 1));
  expect([await files.small('1/aa/960.webp'), await files.small('1/aa/320.webp')]).toEqual([null, null]);
});

test('what is removed while it is asked for is none', async () => {
  const { files, put, read } = await opened();
  await put('1/aa/320.webp', 'a face');
  read.mockImplementationOnce(async () => {
    await files.remove('1/aa');
    throw new Error('There is no such file');
  });
  expect(await files.small('1/aa/320.webp')).toBeNull();
});

test('what was removed is gone, and nothing beside it', async () => {
  const { files, put, read } = await opened();
  for (const key of ['1/aa/320.webp', '1/aab/320.webp']) {
    await put(key, key);
    await files.small(key);
  }
  await files.remove('1/aa');
  expect([await files.small('1/aa/320.webp'), String(await files.small('1/aab/320.webp'))]).toEqual([
    null,
    '1/aab/320.webp',
  ]);
  expect(read).toHaveBeenCalledTimes(2);
});

test('of more than stays in memory the oldest is read again', async () => {
  const { files, put, read } = await opened();
  const keys = Array.from({ length: 140 }, (_, i) => `1/a${i}/320.webp`);
  for (const key of keys) {
    await put(key, 'x'.repeat(16 * 1024));
    await files.small(key);
  }
  read.mockClear();
  await files.small(keys.at(-1) ?? '');
  expect(read).not.toHaveBeenCalled();
  await files.small(keys[0] ?? '');
  expect(read).toHaveBeenCalledTimes(1);
});
