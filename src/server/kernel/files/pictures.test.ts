import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureProcessOf } from '#testing/picture-process.ts';
import { photograph } from '#testing/pictures.ts';
import { bytesToRead } from './images.ts';
import { writePicture } from './pictures.ts';

let folder: string;
let photo: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'larkhouse-pictures-'));
  photo = path.join(folder, 'photo.jpg');
  await writeFile(photo, await photograph({ width: 400, height: 300 }));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const write = async () => writePicture(photo, await mkdtemp(path.join(folder, 'out-')));

describe.skipIf(process.platform !== 'linux')('the process that reads pictures', () => {
  const processOf = () => pictureProcessOf(process.pid) ?? 0;

  test('knows none of the secrets in the environment', async () => {
    process.env.LARKHOUSE_SECRET_OF_TEST = 'a secret';
    expect(await write()).toMatchObject({ width: 400, height: 300 });
    expect(await readFile(`/proc/${processOf()}/environ`, 'utf8')).not.toContain('a secret');
    delete process.env.LARKHOUSE_SECRET_OF_TEST;
  });

  test('that dies at work, or while it has nothing to do, is begun again', async () => {
    await write();
    const first = processOf();
    process.kill(first, 'SIGSTOP');
    const work = [write(), write()];
    // By then it has been asked.
    await setImmediate();
    process.kill(first, 'SIGKILL');
    for (const picture of await Promise.all(work)) expect(picture).toMatchObject({ width: 400 });
    const second = processOf();
    expect(second).not.toBe(first);
    process.kill(second, 'SIGKILL');
    expect(await write()).toMatchObject({ width: 400 });
  });
});

test('what is read at once is bounded by what that takes, and what is read line by line by its size alone', () => {
  const of = (more: object) =>
    bytesToRead({ width: 6000, height: 4000, channels: 3, depth: 'uchar', format: 'jpeg', ...more } as Parameters<
      typeof bytesToRead
    >[0]);
  const most = 200_000_000;
  expect(of({})).toBe(0);
  expect(of({ orientation: 6 })).toBeLessThan(most);
  expect(of({ isProgressive: true, chromaSubsampling: '4:2:0', orientation: 6 })).toBeLessThan(most);
  expect(of({ format: 'webp' })).toBeLessThan(most);
  expect(of({ format: 'heif' })).toBeGreaterThan(most);
  expect(of({ format: 'png', isProgressive: true, channels: 4, depth: 'ushort' })).toBeGreaterThan(most);
});
