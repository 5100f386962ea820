import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type EmbeddedPostgres, openEmbedded } from '#server/db/embedded/index.ts';
import { ROOT } from '#server/root.ts';
import { begin, end, run } from './backups.ts';
import { expectWhole, furnish } from './birch-house.ts';
import { type Bucket, openBucket } from './bucket.ts';
import { sharedDataDir } from './embedded.ts';
import { HERE } from './here.ts';

// `npm run move` of a whole Larkhouse, as whoever runs one calls it: its files into a bucket and back, its database into another
// PostgreSQL and back.

const PATIENCE = 300_000;
const NOBODY = 65_534;

let dataDir: string;
let remove: () => void;
let cluster: EmbeddedPostgres;
let removeCluster: () => void;
let DATABASE_URL: string;
let bucket: Bucket;
let S3: Record<string, string>;
beforeAll(async () => {
  [dataDir, remove] = await sharedDataDir();
  const [clusterDir, removeFolder] = await sharedDataDir();
  removeCluster = removeFolder;
  cluster = await openEmbedded({
    dataDir: clusterDir,
    log: () => undefined,
    transport: 'tcp',
    settings: { fsync: 'off' },
  });
  const superuser = new pg.Client(cluster.connection('postgres'));
  await superuser.connect();
  await superuser.query("create role keeper login createrole password 'of the keeper'");
  await superuser.query('create database care owner keeper template template0');
  await superuser.end();
  DATABASE_URL = `postgres://keeper:of%20the%20keeper@127.0.0.1:${cluster.connection('postgres').port}/care`;
  bucket = await openBucket();
  S3 = {
    S3_URL: bucket.settings.bucketUrl,
    S3_REGION: bucket.settings.region,
    S3_ACCESS_KEY_ID: bucket.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.settings.secretAccessKey,
  };
}, PATIENCE);
afterAll(async () => {
  await bucket.close();
  await cluster.stop();
  remove();
  removeCluster();
}, PATIENCE);

const move = (variables: Record<string, string>, ...args: string[]) =>
  run({ LARKHOUSE_DATA: dataDir, ...variables }, ['move', ...args]);
/** Starts Larkhouse with these settings, and finds everything there. */
async function expectThere(variables: Record<string, string>): Promise<void> {
  const there = await begin({ LARKHOUSE_DATA: dataDir, ...variables });
  try {
    await expectWhole(there.origin);
  } finally {
    await end(there);
  }
}

test(
  'files go into a bucket beside the running Larkhouse, and come back to the disk (backups-11)',
  async () => {
    const running = await begin({ LARKHOUSE_DATA: dataDir });
    try {
      await furnish(running.origin);
      expect(await move({}, 'files', '--to', 's3')).toMatchObject({
        code: 1,
        text: expect.stringContaining('S3_URL, S3_REGION'),
      });
      const out = await move(S3, 'files', '--to', 's3');
      expect(out.code, out.text).toBe(0);
      expect(out.text).toMatch(/^(\d+) files, .+: the same at both places, \1 of them copied now\.$/m);
      expect(out.text).toContain('Then start it with S3_URL');
    } finally {
      await end(running);
    }
    const files = path.join(dataDir, 'files');
    renameSync(files, `${files}.old`);
    await expectThere(S3);

    const back = await move(S3, 'files', '--to', 'disk');
    expect(back.code, back.text).toBe(0);
    expect(bucket.objects.size).toBeGreaterThan(0);
    bucket.objects.clear();
    await expectThere({});

    // A bucket that holds nothing is not taken for one that holds all.
    renameSync(files, `${files}.new`);
    const nothing = await move(S3, 'files', '--to', 'disk');
    expect(nothing).toMatchObject({
      code: 1,
      text: expect.stringMatching(/^! \d+ files that records name are at neither place/m),
    });
    rmSync(files, { recursive: true });
    renameSync(`${files}.new`, files);
  },
  PATIENCE,
);

test.runIf(inject('thorough'))(
  'the database goes into a PostgreSQL of its own, also when it was cut off first, and comes back (backups-12)',
  async () => {
    const cutOff = spawn(process.execPath, ['scripts/move.ts', 'database', '--to', DATABASE_URL], {
      cwd: ROOT,
      env: { ...HERE, LARKHOUSE_DATA: dataDir },
    });
    cutOff.stdout.on('data', (said: Buffer) => {
      if (said.includes('Read.')) cutOff.kill('SIGKILL');
    });
    expect(await once(cutOff, 'close')).toEqual([null, 'SIGKILL']);
    const out = await move({}, 'database', '--to', DATABASE_URL);
    expect(out.code, out.text).toBe(0);
    expect(out.text).toMatch(/^\d+ tables with \d+ rows: the same at both places\.$/m);
    expect(out.text).not.toContain('keeper');
    await expectThere({ DATABASE_URL });

    // The old one is there still.
    const again = await move({ DATABASE_URL }, 'database', '--to', 'embedded');
    expect(again).toMatchObject({ code: 1, text: expect.stringContaining('This database holds a Larkhouse already.') });
    renameSync(path.join(dataDir, 'database'), path.join(dataDir, 'database.old'));
    // What root fills belongs to the account that Larkhouse runs as.
    if (process.getuid?.() === 0) chownSync(dataDir, NOBODY, NOBODY);
    const back = await move({ DATABASE_URL }, 'database', '--to', 'embedded');
    expect(back.code, back.text).toBe(0);
    if (process.getuid?.() === 0) expect(statSync(path.join(dataDir, 'database/pg/base')).uid).toBe(NOBODY);
    await expectThere({});
    expect(await move({}, 'database', '--to', 'embedded')).toMatchObject({
      code: 1,
      text: expect.stringContaining('The database is the built-in one already'),
    });
  },
  PATIENCE,
);

test('a call that is none is told what there is', async () => {
  for (const args of [[], ['files', '--to', 'tape']])
    expect(await move({}, ...args)).toMatchObject({ code: 2, text: expect.stringContaining('npm run move -- files') });
});
