import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { hasExiftool, tagsIn, writeTags } from '#testing/exiftool.ts';
import { runJobs } from '#testing/jobs.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { unzipped } from '#testing/zip.ts';

// What exiftool knows is what anybody can read out of a photo that a family saved.

const SECRET = 'SERIAL-4711';
/** The place, the camera's and the lens' number, the owner, in every kind of tag that programs write. */
const TAGS = [
  '-GPSLatitude=40.7128',
  '-GPSLatitudeRef=N',
  '-GPSLongitude=74.006',
  '-GPSLongitudeRef=W',
  `-EXIF:SerialNumber=${SECRET}`,
  `-EXIF:LensSerialNumber=${SECRET}`,
  `-EXIF:OwnerName=${SECRET}`,
  `-EXIF:UserComment=${SECRET}`,
  `-XMP-aux:SerialNumber=${SECRET}`,
  `-XMP-dc:Creator=${SECRET}`,
  '-XMP-exif:GPSLatitude=40.7128',
];
const JPEG_TAGS = [...TAGS, `-IPTC:City=${SECRET}`, `-Comment=${SECRET}`, `-Photoshop:CopyrightFlag=1`];
/** What every picture says of itself: how it is packed and how large it is. */
const HARMLESS = /^(SourceFile$|(ExifTool|System|File|JFIF|RIFF|Composite):)/;
const PLACE = /GPS|Serial|Owner|Creator|Artist|Comment|DateTimeOriginal/i;

let scene: Scene;
let director: Client;
let folder: string;
beforeAll(async () => {
  scene = await startScene();
  director = scene.director;
  folder = await mkdtemp(path.join(os.tmpdir(), 'larkhouse-metadata-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await scene.stop();
});

/** A photo of each kind that is taken in, full of tags. */
async function tellingPhotos(): Promise<string[]> {
  const picture = sharp({ create: { width: 2000, height: 1200, channels: 3, background: '#7aa' } });
  const names = ['jpg', 'png', 'webp', 'avif'].map((extension) => path.join(folder, `telling.${extension}`));
  for (const name of names) await picture.clone().toFile(name);
  const [jpeg = '', ...others] = names;
  await writeTags(JPEG_TAGS, [jpeg]);
  await writeTags(TAGS, others);
  return names;
}

test.skipIf(!hasExiftool)(
  'no served picture says where, with which camera or by whom it was taken',
  { timeout: 60_000 },
  async () => {
    const photos = await tellingPhotos();
    for (const found of await tagsIn(folder)) expect(JSON.stringify(found), found.SourceFile).toContain(SECRET);
    const family = await scene.newFamily();
    const served = await mkdtemp(path.join(folder, 'served-'));
    let count = 0;
    const keep = async (bytes: Uint8Array, extension: string) => {
      count += 1;
      await writeFile(path.join(served, `${count}.${extension}`), bytes);
    };
    for (const photo of photos) {
      const bytes = Uint8Array.from(await readFile(photo));
      const { body: file } = await director.upload<{ fileName: string; filePath: string }>(
        '/api/uploads',
        bytes,
        path.basename(photo),
      );
      const { fileName, filePath } = file;
      const posted = await director.post<{ id: number }>('/api/gallery', {
        title: 'Us',
        fileName,
        filePath,
        childIds: [family.childId],
      });
      expect(posted.status, photo).toBe(201);
      for (const size of ['320', '960', '1920']) {
        for (const [accept, extension] of [
          ['image/webp', 'webp'],
          ['image/jpeg', 'jpg'],
        ] as const) {
          const answer = await director.open(`/api/gallery/${posted.body.id}/image?size=${size}`, undefined, {
            accept,
          });
          expect(answer.headers.get('content-type')).toBe(extension === 'webp' ? 'image/webp' : 'image/jpeg');
          await keep(await answer.bytes(), extension);
        }
      }
      await keep(await (await director.open(`/api/gallery/${posted.body.id}/original`)).bytes(), 'jpg');
    }
    const parent = await scene.parentOf(family);
    const { body } = await parent.post<{ id: number }>('/api/parent/archives', { childId: family.childId });
    await runJobs(scene, 'build-archive');
    for (const zip of ['/api/gallery/archive?month=2026-03', `/api/parent/archives/${body.id}/file`]) {
      for (const [name, bytes] of unzipped(Buffer.from(await (await parent.open(zip)).bytes()))) {
        if (name.endsWith('.jpg')) await keep(bytes, 'jpg');
      }
    }

    const found = await tagsIn(served);
    // Seven variants of each of the four, a month's zip with one of each, and the childhood archive with two.
    expect(found).toHaveLength(4 * (7 + 1 + 2));
    for (const tags of found) {
      expect(
        Object.keys(tags).filter((tag) => !HARMLESS.test(tag) || PLACE.test(tag)),
        tags.SourceFile,
      ).toEqual([]);
      expect(JSON.stringify(tags)).not.toContain(SECRET);
      expect((await readFile(tags.SourceFile)).includes(SECRET)).toBe(false);
    }
  },
);
