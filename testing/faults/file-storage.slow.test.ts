import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sweepFiles } from '#server/domains/uploads/jobs.ts';
import { folderOf } from '#server/kernel/uploads/keys.ts';
import { type Bucket, type Meddling, openBucket } from '../bucket.ts';
import { pdf, photograph } from '../pictures.ts';
import { type Scene, startScene } from '../scene.ts';
import { until } from '../until.ts';
import { answering, cutting, expectWork, giving } from './bad-bucket.ts';

const MINUTES = 60;
/** How often the rest of the day is looked at, in minutes. */
const ROUND = 10;
/** How long each answer of a slow one takes. */
const SLOW_MS = 700;

let bucket: Bucket;
let scene: Scene;
let picture: string;
beforeAll(async () => {
  bucket = await openBucket();
  scene = await startScene({ config: { s3: bucket.settings } });
  const { body } = await scene.director.upload<{ filePath: string }>('/api/uploads', await photograph(), 'logo.jpg');
  expect((await scene.director.put('/api/center/logo', { filePath: body.filePath, version: 1 })).status).toBe(200);
  picture = await logo();
  expect(picture).not.toBe('not shown');
});
afterEach(() => bucket.meddle(null));
afterAll(async () => {
  await scene.stop();
  await bucket.close();
});

const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
/** What is shown as the logo; that none is, for a refusal and for an answer that was cut off. */
const logo = () =>
  scene.director.get('/api/center/logo').then(
    ({ status, bytes }) => (status === 200 ? sumOf(bytes) : 'not shown'),
    () => 'not shown',
  );

/** With how many of its uploads are acknowledged. */
test.each<[string, () => Meddling, number]>([
  ['answers 500 to everything', () => answering(500), 0],
  ['ends every connection', () => cutting, 0],
  [
    'is slow',
    () => async () => {
      await setTimeout(SLOW_MS);
      return false;
    },
    MINUTES,
  ],
  ['gives half a file for a whole one', () => giving(bucket, (bytes) => bytes.subarray(0, bytes.length / 2)), MINUTES],
  ['gives other bytes', () => giving(bucket, (bytes) => Buffer.from(bytes).fill(0, bytes.length - 10)), MINUTES],
])(
  'an hour at a file storage that %s: the day goes on, what was acknowledged is whole, and it heals',
  async (_, how) => {
    const { server, clock } = scene.larkhouse;
    const before = (await scene.rows('select from upload')).length;
    let acknowledged = 0;
    bucket.meddle(how());
    for (let minute = 0; minute < MINUTES; minute += 1) {
      const { status } = await scene.director.upload('/api/uploads', pdf(`minute-${minute}`), `minute-${minute}.pdf`);
      expect([201, 503]).toContain(status);
      if (status === 201) acknowledged += 1;
      expect([picture, 'not shown']).toContain(await logo());
      if (minute % ROUND === 0) {
        await expectWork(scene);
        await sweepFiles({ server, centerId: scene.world.centerId }).catch(() => undefined);
      }
      clock.advance({ minutes: 1 });
    }
    bucket.meddle(null);
    await until(async () => (await scene.director.get('/readyz')).status === 200);
    expect(await logo()).toBe(picture);
    const kept = await scene.rows<{ path: string }>('select path from upload');
    expect(kept).toHaveLength(before + acknowledged);
    for (const { path } of kept) {
      const folder = folderOf(scene.world.centerId, path);
      const files = [...bucket.objects].filter(([key]) => key.startsWith(`${folder}/`));
      expect(files.length, path).toBeGreaterThan(0);
      for (const [, { bytes, sum }] of files) expect(sumOf(bytes)).toBe(sum);
    }
  },
);
