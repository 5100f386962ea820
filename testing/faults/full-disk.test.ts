import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { runJobs } from '../jobs.ts';
import { pdf } from '../pictures.ts';
import { type Scene, startScene } from '../scene.ts';
import { hasSmallDisks, smallDisk } from '../small-disk.ts';

const FULL = 'There is no room left for files on this server. Please tell whoever looks after it.';

let scene: Scene;
let release: (() => void) | undefined;
beforeAll(async () => {
  scene = await startScene();
});
afterEach(() => {
  release?.();
  release = undefined;
});
afterAll(() => scene.stop());

const dataDir = () => scene.larkhouse.server.config.dataDir;
const uploads = async () => (await scene.rows('select from upload')).length;
/** Every file in a folder and below. */
async function within(folder: string): Promise<string[]> {
  const all = await readdir(path.join(dataDir(), folder), { recursive: true, withFileTypes: true });
  return all.filter((entry) => entry.isFile()).map(({ name }) => name);
}
/** A photo of about so many kilobytes, which no program packs any further. */
async function noise(kilobytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const side = Math.round(Math.sqrt(kilobytes * 1000));
  const create = {
    width: side,
    height: side,
    channels: 3,
    background: '#888',
    noise: { type: 'gaussian', sigma: 60 },
  } as const;
  return Uint8Array.from(await sharp({ create }).jpeg({ quality: 80 }).toBuffer());
}
const upload = (bytes: Uint8Array<ArrayBuffer>, name: string) =>
  scene.director.upload<{ message?: string; filePath?: string }>('/api/uploads', bytes, name);

describe.skipIf(!hasSmallDisks)('a disk without room', () => {
  test.each([
    ['where files arrive, while one arrives', 'incoming', 200],
    ['where files arrive, while a picture is written anew', 'incoming', 600],
    ['where files are kept', 'files', 300],
  ])('%s, is said clearly, and nothing stays half saved', async (_, folder, kilobytes) => {
    release = smallDisk(path.join(dataDir(), folder), kilobytes);
    const before = await uploads();
    const { status, body } = await upload(await noise(400), 'big.jpg');
    expect([status, body.message]).toEqual([507, FULL]);
    expect([await within(folder), await within('incoming'), await uploads()]).toEqual([[], [], before]);
    // What still fits is taken in as ever.
    expect((await upload(pdf(), 'small.pdf')).status).toBe(201);
  });

  test('ends the building of an archive, which says so to the parent', async () => {
    const family = await scene.newFamily();
    const { body: file } = await upload(await noise(400), 'big.jpg');
    const photo = { title: 'Us', fileName: 'big.jpg', filePath: file.filePath, childIds: [family.childId] };
    expect((await scene.director.post('/api/gallery', photo)).status).toBe(201);
    release = smallDisk(path.join(dataDir(), 'incoming'), 200);
    const parent = await scene.parentOf(family);
    await parent.post('/api/parent/archives', { childId: family.childId });
    await runJobs(scene, 'build-archive');
    expect((await parent.get('/api/parent/archives')).body).toMatchObject([{ status: 'failed', failure: 'no-room' }]);
    expect(await within('incoming')).toEqual([]);
  });
});
