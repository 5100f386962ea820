import { chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { prepareDatabase, type Reach } from '#server/db/database.ts';
import { outsideCenters } from '#server/db/open-scope.ts';
import { openOwnDatabase } from '#server/db/own-database.ts';
import { headsFile, headsIn } from '#server/kernel/audit/heads.ts';
import { verifyRecords } from '#server/kernel/audit/verify.ts';
import type { Manifest } from '#server/kernel/backup/manifest.ts';
import { readRecoveryKey } from '#server/kernel/backup/recovery-key.ts';
import { rehearse } from '#server/kernel/backup/rehearse.ts';
import { restoreBackup } from '#server/kernel/backup/restore.ts';
import { centers } from '#server/kernel/center/queries.ts';
import { ROOT } from '#server/root.ts';
import { begin, end } from '../backups.ts';
import { Client } from '../client.ts';
import { KEPT, keepRelease, RECOVERY_KEY } from './keep.ts';
import { keptReleases, unpackRelease } from './unpack.ts';

// What each release left behind is brought up to this version and found again. How a release adds its own: docs/guides/releasing.md.

const PATIENCE = 300_000;
const MEGABYTE = 1024 * 1024;
const FOLDER = new URL('./', import.meta.url);
const DIRECTOR = { email: 'director@maple-house.test', password: 'correct horse' };
/** Tables that a later version took away, such as `public.door`, with where their rows went. Those of all others are counted. */
const TAKEN_AWAY: ReadonlySet<string> = new Set();
/** Tables to which a later version adds rows of its own: rights that came with it. None is lost there. */
const ADDED_TO: ReadonlySet<string> = new Set(['public.role_capability']);

test.runIf(process.env.RELEASE === 'keep')(
  'this version is kept',
  () => keepRelease({ database: inject('database'), template: inject('template') }, FOLDER),
  1_800_000,
);

test('every release since the baseline is kept, and small', async () => {
  const kept = keptReleases();
  const changelog = await readFile(path.join(ROOT, 'CHANGELOG.md'), 'utf8');
  const released = Array.from(changelog.matchAll(/^## (\d+\.\d+\.\d+)$/gm), ([, version]) => `${version}${KEPT}`);
  const beforeBaseline = `0.1.0${KEPT}`;
  const how = 'Keep it: RELEASE=keep npx vitest run --project integration testing/releases';
  expect(kept, how).toEqual(expect.arrayContaining(released.filter((name) => name !== beforeBaseline)));
  expect(kept).toContain(`0.2.0${KEPT}`);
  for (const name of kept) expect((await stat(new URL(name, FOLDER))).size, name).toBeLessThan(MEGABYTE);
});

describe.each(keptReleases())('%s', (name) => {
  let work: string;
  let from: string;
  let dataDir: string;
  let manifest: Manifest;
  beforeAll(async () => {
    work = await mkdtemp(path.join(os.tmpdir(), 'larkhouse-release-'));
    // The database runs as another account where this is root.
    await chmod(work, 0o711);
    dataDir = path.join(work, 'data');
    from = await unpackRelease(name, work);
    const { backup } = await restoreBackup({
      from,
      config: { dataDir, databaseUrl: undefined, secret: undefined, s3: undefined, backupS3: undefined },
      recoveryKey: async () => readRecoveryKey(RECOVERY_KEY),
      mayReplace: async () => false,
      now: new Date('2026-03-02T02:30:15Z'),
    });
    manifest = backup.manifest;
  }, PATIENCE);
  afterAll(() => rm(work, { recursive: true, force: true }));

  test(
    'comes back whole where it is restored for a look',
    async () => {
      const { rows, centers: looked, lacking } = await rehearse(from, work);
      expect([rows > 5_000, looked.flatMap(({ faults }) => faults), lacking]).toEqual([true, [], []]);
    },
    PATIENCE,
  );

  test(
    'is brought up to this version with every row',
    async () => {
      const own = await openOwnDatabase(dataDir, () => undefined);
      try {
        await prepareDatabase(own.reach);
        const tables = manifest.database.tables.filter((table) => !TAKEN_AWAY.has(table.name));
        const now = new Map((await countsIn(own.reach, tables)).map(({ name, rows }) => [name, rows]));
        const lost = tables.filter(({ name, rows }) => {
          const found = now.get(name) ?? 0;
          return ADDED_TO.has(name) ? found < rows : found !== rows;
        });
        expect(lost).toEqual([]);
        expect(tables.filter(({ rows }) => rows > 0).length).toBeGreaterThan(100);
      } finally {
        await own.stop();
      }
    },
    PATIENCE,
  );

  test(
    'its Director signs in and opens a child and a photo, and its log is as it was sealed',
    async () => {
      const { started, app, origin } = await begin({ LARKHOUSE_DATA: dataDir });
      try {
        const client = new Client(origin);
        expect((await client.post('/api/auth/login', DIRECTOR)).status).toBe(200);
        const { body: children } = await client.get<{ id: number; photoUrl: string | null }[]>('/api/children');
        const child = children.find(({ photoUrl }) => photoUrl !== null);
        expect((await client.get(`/api/children/${child?.id}/profile`)).status).toBe(200);
        const photo = await client.get(child?.photoUrl ?? '');
        expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
        expect(photo.bytes.length).toBeGreaterThan(100);

        const heads = headsIn(await readFile(headsFile({ dataDir }), 'utf8'));
        const [center] = await outsideCenters(started.server, (scope) => scope.all(centers()));
        const verified = await verifyRecords(started.server, { centerId: center?.centerId ?? 0, heads });
        expect(verified.faults).toEqual([]);
        expect(verified.sealed).toBeGreaterThan(500);
      } finally {
        await end({ started, app, origin });
      }
    },
    PATIENCE,
  );
});

/** How many rows each of these tables has, whoever owns it. */
async function countsIn(reach: Reach, tables: readonly { readonly name: string }[]) {
  const client = new pg.Client(reach.admin);
  await client.connect();
  try {
    const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::int as rows from ${name}`);
    return (await client.query<{ name: string; rows: number }>(counts.join(' union all '))).rows;
  } finally {
    await client.end();
  }
}
