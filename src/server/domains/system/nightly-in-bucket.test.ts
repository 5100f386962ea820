import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { examine } from '#scripts/doctor/examine.ts';
import { checkBackup } from '#server/kernel/backup/check.ts';
import { MANIFEST, MANIFEST_SUM } from '#server/kernel/backup/layout.ts';
import { backupState, noteBackups } from '#server/kernel/backup/state.ts';
import { type Bucket, openBucket } from '#testing/bucket.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { backUpNightly } from './nightly.ts';

const PATIENCE = 300_000;
const PLACE = 's3://larkhouse/of/maple';
const CHILDREN = 'database/public.child.copy.gz';

let bucket: Bucket;
let scene: Scene;
beforeAll(async () => {
  bucket = await openBucket();
  // Seven at night in New York.
  scene = await startScene({
    now: '2026-03-02T00:00:00Z',
    config: { backupDir: PLACE, backupS3: bucket.service },
  });
}, PATIENCE);
beforeEach(() => {
  bucket.meddle(null);
  bucket.fail(0, 0);
});
afterAll(async () => {
  await scene.stop();
  await bucket.close();
}, PATIENCE);

const night = (moment: string) => {
  scene.larkhouse.clock.set(moment);
  return backUpNightly(scene.larkhouse.server);
};
const keyOf = (name: string, file: string) => `of/maple/${name}/${file}`;
const namesIn = () => [
  ...new Set([...bucket.objects.keys()].sort().flatMap((key) => /^of\/maple\/([^/]+)/.exec(key)?.[1] ?? [])),
];
const state = () => backupState(scene.larkhouse.server.config.dataDir);
const told = async () =>
  (await (await scene.as('Director')).get<{ backup: Record<string, unknown> }>('/api/system')).body.backup;
const doctor = async () => (await examine(scene.larkhouse.server)).find(({ about }) => about === 'backup');
/** As if this had been written by somebody at that time. */
const put = (key: string, bytes: string | Buffer, writtenAt: string) =>
  bucket.objects.set(key, { bytes: Buffer.from(bytes), type: '', writtenAt: new Date(writtenAt) });

test(
  'a backup is made into a bucket at night and restored for a look; Settings and the doctor say so (backups-10)',
  async () => {
    await night('2026-03-02T07:37:00Z');
    expect(namesIn()).toEqual(['larkhouse-2026-03-02T073700Z']);
    expect([...bucket.objects.keys()].at(-1)).toBe(keyOf('larkhouse-2026-03-02T073700Z', MANIFEST_SUM));
    expect(await told()).toMatchObject({
      lastGood: { madeAt: '2026-03-02T07:37:00.000Z', size: expect.any(Number) },
      lastDrill: { at: '2026-03-02T07:37:00.000Z', isWhole: true },
      isOnSameDisk: false,
      hasFailed: false,
    });
    expect((await doctor())?.found).toContain(`in ${PLACE}; restored for a look 2026-03-02T07:37:00.000Z`);
  },
  PATIENCE,
);

test(
  'it is on the list, and downloaded as one file that comes back; half a one is told as not whole (backups-13, backups-14)',
  async () => {
    const [name = ''] = namesIn();
    const director = await scene.as('Director');
    const list = async () => (await director.get<Record<string, unknown>[]>('/api/system/backups')).body;
    expect(await list()).toMatchObject([{ name, size: expect.any(Number), cameBack: true }]);
    const asked = await director.post<{ downloadUrl: string }>(`/api/system/backups/${name}/download`);
    const { status, bytes, headers } = await director.get(asked.body.downloadUrl);
    expect([status, headers.get('content-length')]).toEqual([200, String(bytes.length)]);
    const tar = path.join(scene.larkhouse.server.config.dataDir, `${name}.tar`);
    writeFileSync(tar, bytes);
    await checkBackup(tar);

    const half = 'larkhouse-2026-03-02T080000Z';
    put(keyOf(half, MANIFEST), '{}', '2026-03-02T08:00:00Z');
    expect(await list()).toMatchObject([{ name: half, size: null, cameBack: null }, { name }]);
    expect((await director.post(`/api/system/backups/${half}/download`)).status).toBe(409);
    bucket.objects.delete(keyOf(half, MANIFEST));
  },
  PATIENCE,
);

test(
  'what has had its time is removed, and what was left half stored; nothing of anybody else (backups-5, backups-10)',
  async () => {
    const copyTo = (name: string, change: (key: string, bytes: Buffer) => Buffer | string | null) => {
      for (const [key, { bytes }] of [...bucket.objects]) {
        if (!key.startsWith(keyOf('larkhouse-2026-03-02T073700Z', ''))) continue;
        const copied = change(key, bytes);
        if (copied !== null) put(key.replace('larkhouse-2026-03-02T073700Z', name), copied, '2026-03-02T07:37:00Z');
      }
    };
    copyTo('larkhouse-2026-03-03T010000Z', (_key, bytes) => bytes);
    copyTo('larkhouse-2026-03-03T013000Z', (_key, bytes) => bytes);
    // One of another installation.
    copyTo('larkhouse-2026-03-03T014500Z', (key, bytes) =>
      key.endsWith(MANIFEST) ? bytes.toString().replace(/("fingerprint": ")[0-9a-f]{8}/, '$100000000') : bytes,
    );
    // Cut off before its manifest was whole: long ago, and just now.
    const half = (key: string, bytes: Buffer) => (key.endsWith(MANIFEST_SUM) ? null : bytes);
    copyTo('larkhouse-2026-03-01T073700Z', half);
    for (const key of bucket.objects.keys())
      if (key.includes('2026-03-01T0737')) put(key, 'half', '2026-03-01T07:37:00Z');
    copyTo('larkhouse-2026-03-03T071500Z', half);
    put('of/maple/notes.txt', 'of somebody else', '2020-01-01T00:00:00Z');
    put('of/oak/larkhouse-2026-03-03T010000Z/manifest.json', 'elsewhere', '2020-01-01T00:00:00Z');
    bucket.uploads.set('1', {
      key: keyOf('larkhouse-2026-03-01T073700Z', CHILDREN),
      parts: [],
      begunAt: new Date('2026-03-01T07:37:00Z'),
    });
    await night('2026-03-03T07:37:00Z');
    expect(namesIn()).toEqual([
      // By the clock of the center, the newest of the second.
      'larkhouse-2026-03-03T013000Z',
      'larkhouse-2026-03-03T014500Z',
      'larkhouse-2026-03-03T071500Z',
      'larkhouse-2026-03-03T073700Z',
      'notes.txt',
    ]);
    expect(bucket.objects.has('of/oak/larkhouse-2026-03-03T010000Z/manifest.json')).toBe(true);
    expect(bucket.uploads.size).toBe(0);
  },
  PATIENCE,
);

test(
  'a bucket that refuses, or does not hold what it took, fails the night, which leaves nothing and is told (backups-7, backups-10)',
  async () => {
    const before = namesIn();
    const mails = () => scene.rows(`select from mail where subject = 'The backup failed'`);
    bucket.meddle((_request, response) => {
      response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
      return true;
    });
    for (const hour of ['04T07', '04T08', '04T09']) await night(`2026-03-${hour}:37:00Z`);
    expect((await state()).fault).toBe('The backup storage answered 403 (AccessDenied)');
    expect((await doctor())?.advice).toContain('answered 403 (AccessDenied)');

    // It says that it took a file, and holds a part of it.
    bucket.meddle(() => {
      for (const [key, object] of bucket.objects)
        if (key.includes('2026-03-05T') && key.endsWith(CHILDREN))
          bucket.objects.set(key, { ...object, bytes: object.bytes.subarray(1) });
      return false;
    });
    for (const hour of ['05T07', '05T08', '05T09']) {
      expect(await mails()).toEqual([]);
      await night(`2026-03-${hour}:37:00Z`);
    }
    expect((await state()).fault).toBe(`The bucket does not hold ${CHILDREN} as it was stored; no backup was made.`);
    // What was being stored two days ago has been left.
    expect(namesIn()).toEqual(before.filter((name) => name !== 'larkhouse-2026-03-03T071500Z'));
    expect(await mails()).toHaveLength(1);
    expect(await told()).toMatchObject({ failedNights: 2, hasFailed: true });

    bucket.meddle(null);
    await night('2026-03-06T07:37:00Z');
    expect(await told()).toMatchObject({ failedNights: 0, lastGood: { madeAt: '2026-03-06T07:37:00.000Z' } });
  },
  PATIENCE,
);

test(
  'one that gives back other bytes than it got is found by the look of the week (backups-6, backups-10)',
  async () => {
    const { dataDir } = scene.larkhouse.server.config;
    await noteBackups(dataDir, { ...(await state()), lastDrill: null });
    bucket.meddle((request, response, key) => {
      const bytes = bucket.objects.get(key)?.bytes;
      if (request.method !== 'GET' || !bytes || !key.endsWith(CHILDREN)) return false;
      const changed = Buffer.from(bytes);
      changed[changed.length >> 1] = (changed[changed.length >> 1] ?? 0) ^ 1;
      response.writeHead(200, { 'content-length': changed.length }).end(changed);
      return true;
    });
    await night('2026-03-07T07:37:00Z');
    expect(await told()).toMatchObject({ failedNights: 1, lastDrill: { isWhole: false } });
    expect((await state()).fault).toContain(`${CHILDREN} is not what was backed up`);
  },
  PATIENCE,
);
