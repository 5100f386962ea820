import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepFiles } from '#server/domains/uploads/jobs.ts';
import { type Bucket, type Meddling, openBucket } from '../bucket.ts';
import { detailed, pdf, photograph } from '../pictures.ts';
import { type Scene, startScene } from '../scene.ts';
import { until } from '../until.ts';
import { answering, cutting, expectWork, giving } from './bad-bucket.ts';

const AWAY = 'Files cannot be reached at the moment. Please try again in a few minutes.';
const AT_ONCE = 30;

let bucket: Bucket;
let scene: Scene;
beforeAll(async () => {
  bucket = await openBucket();
  scene = await startScene({ config: { s3: bucket.settings } });
  const { body } = await scene.director.upload<{ filePath: string }>('/api/uploads', await detailed(), 'logo.jpg');
  expect((await scene.director.put('/api/center/logo', { filePath: body.filePath, version: 1 })).status).toBe(200);
});
beforeEach(() => bucket.meddle(null));
afterAll(async () => {
  await scene.stop();
  await bucket.close();
});

const upload = (name: string) => scene.director.upload<{ message?: string }>('/api/uploads', pdf(name), name);
const logo = () => scene.director.get('/api/center/logo');
const uploads = async () => (await scene.rows('select from upload')).length;

test.each<[string, Meddling]>([
  ['answers 500 to everything', answering(500)],
  ['lets nobody in', answering(403)],
  ['ends every connection', cutting],
])('a file storage that %s is told, leaves nothing half kept, and all else works', async (_, how) => {
  const before = await uploads();
  bucket.meddle(how);
  for (const answer of [await upload('away.pdf'), await logo()]) {
    expect([answer.status, answer.body]).toMatchObject([503, { code: 'unavailable', message: AWAY }]);
    expect(answer.headers.get('retry-after')).toBe('30');
  }
  expect((await scene.director.get('/readyz')).body).toMatchObject({ ok: false, database: true, storage: false });
  await expectWork(scene);
  expect(await uploads()).toBe(before);
  bucket.meddle(null);
  expect((await upload('back.pdf')).status).toBe(201);
  expect((await logo()).status).toBe(200);
});

test('a small picture that was seen lately is seen while the file storage is away, and no other is', async () => {
  const [{ childId }, { childId: other }] = [await scene.newFamily(), await scene.newFamily()];
  for (const id of [childId, other]) {
    const { body } = await scene.director.upload<{ filePath: string }>('/api/uploads', await photograph(), 'face.jpg');
    expect((await scene.director.put(`/api/children/${id}/photo`, { filePath: body.filePath })).status).toBe(200);
  }
  const face = (id: number) => scene.director.get(`/api/children/${id}/photo`);
  expect((await face(childId)).status).toBe(200);
  bucket.meddle(cutting);
  expect([(await face(childId)).status, (await face(other)).status]).toEqual([200, 503]);
});

test('a file storage that never answers holds up nobody else, and what waited for it goes on once it does', async () => {
  const held: ServerResponse[] = [];
  bucket.meddle((_request, response) => held.push(response) > 0);
  const waiting = [upload('hanging.pdf'), ...Array.from({ length: AT_ONCE }, logo)];
  await until(() => held.length > AT_ONCE);
  await expectWork(scene);
  bucket.meddle(null);
  for (const response of held) response.destroy();
  const [kept, ...shown] = await Promise.all(waiting);
  expect([kept?.status, new Set(shown.map(({ status }) => status))]).toEqual([201, new Set([200])]);
});

describe('a file storage that lies', () => {
  test.each<[string, (bytes: Buffer) => Buffer]>([
    ['gives half a file for a whole one', (bytes) => bytes.subarray(0, bytes.length / 2)],
    ['gives other bytes', (bytes) => Buffer.from(bytes).fill(0, bytes.length - 10)],
    ['gives nothing', () => Buffer.alloc(0)],
  ])('and %s: no download passes for whole', async (_, spoilt) => {
    bucket.meddle(giving(bucket, spoilt));
    const outcome = await logo().then(
      ({ status }) => status,
      () => 'cut off',
    );
    expect([503, 'cut off']).toContain(outcome);
  });

  test('about what lies where: nothing of another center is removed', async () => {
    const other = '999999/0123456789abcdef0123456789abcdef';
    bucket.objects.set(`${other}/320.webp`, { bytes: Buffer.from('theirs'), type: '', writtenAt: new Date(0) });
    bucket.meddle((request, response) => {
      if (!request.url?.includes('list-type')) return false;
      const entry = `<Contents><Key>${other}/320.webp</Key><LastModified>1970-01-01T00:00:00Z</LastModified><Size>6</Size></Contents>`;
      response.writeHead(200).end(`<ListBucketResult>${entry}</ListBucketResult>`);
      return true;
    });
    await sweepFiles({ server: scene.larkhouse.server, centerId: scene.world.centerId });
    await scene.larkhouse.server.files.remove(`${scene.world.centerId}/0123456789abcdef0123456789abcdef`);
    expect([...bucket.objects.keys()].filter((key) => key.startsWith(other))).toHaveLength(1);
  });

  test('and lists the same again and again ends no work in a circle', async () => {
    bucket.meddle((request, response) => {
      if (!request.url?.includes('list-type')) return false;
      response
        .writeHead(200)
        .end('<ListBucketResult><NextContinuationToken>a</NextContinuationToken></ListBucketResult>');
      return true;
    });
    const work = sweepFiles({ server: scene.larkhouse.server, centerId: scene.world.centerId });
    await expect(work).rejects.toThrow('The file storage lists the same again and again');
  });
});
