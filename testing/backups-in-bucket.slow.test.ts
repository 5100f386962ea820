import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keepKey } from '#server/kernel/backup/kept-key.ts';
import { MANIFEST, MANIFEST_SUM } from '#server/kernel/backup/layout.ts';
import { makeBackup } from '#server/kernel/backup/make.ts';
import { makeRecoveryKey, readRecoveryKey } from '#server/kernel/backup/recovery-key.ts';
import { restoreBackup } from '#server/kernel/backup/restore.ts';
import { loadSecret } from '#server/secret.ts';
import { begin, end, type Running, run } from './backups.ts';
import { expectWhole, furnish } from './birch-house.ts';
import { type Bucket, openBucket } from './bucket.ts';
import { sharedDataDir } from './embedded.ts';

// `npm run backup`, `verify` and `npm run restore` with a bucket, as whoever runs one calls them.

const PATIENCE = 300_000;
const PLACE = 's3://larkhouse/backups/birch';
const { words, publicKey } = makeRecoveryKey();

let work: string;
let remove: () => void;
let dataDir: string;
let running: Running;
let bucket: Bucket;
let service: Record<string, string>;
let name: string;
/** The bucket as the backup was made, which each test finds. */
let whole: Bucket['objects'] = new Map();
beforeAll(async () => {
  work = mkdtempSync(path.join(os.tmpdir(), 'larkhouse-backups-'));
  // The database runs as another account where this is root.
  chmodSync(work, 0o711);
  bucket = await openBucket();
  service = {
    LARKHOUSE_BACKUP_S3_URL: bucket.service.url,
    LARKHOUSE_BACKUP_S3_REGION: bucket.service.region,
    LARKHOUSE_BACKUP_S3_ACCESS_KEY_ID: bucket.service.accessKeyId,
    LARKHOUSE_BACKUP_S3_SECRET_ACCESS_KEY: bucket.service.secretAccessKey,
  };
  [dataDir, remove] = await sharedDataDir();
  running = await begin({ LARKHOUSE_DATA: dataDir });
  await furnish(running.origin);
  await keepKey(dataDir, publicKey);
}, PATIENCE);
beforeEach(() => {
  bucket.meddle(null);
  if (whole.size === 0) return;
  bucket.objects.clear();
  for (const [key, stored] of whole) bucket.objects.set(key, stored);
});
afterAll(async () => {
  await end(running);
  await bucket.close();
  remove();
  rmSync(work, { recursive: true, force: true });
}, PATIENCE);

/** Sends what is asked for byte by byte, each once the one before has left. */
function drip(request: http.IncomingMessage, response: http.ServerResponse, key: string): boolean {
  const bytes = bucket.objects.get(key)?.bytes;
  if (request.method !== 'GET' || !bytes || bytes.length > 4096) return false;
  response.writeHead(200, { 'content-length': bytes.length });
  const send = (at: number) =>
    at < bytes.length ? response.write(bytes.subarray(at, at + 1), () => send(at + 1)) : response.end();
  send(0);
  return true;
}

test(
  'made, verified and restored elsewhere from a bucket, also a slow one (backups-10)',
  async () => {
    const made = await run({ LARKHOUSE_DATA: dataDir, ...service }, ['backup', '--to', PLACE]);
    expect(made.code, made.text).toBe(0);
    expect(made.text).not.toContain('lies on the disk of the data');
    name = /larkhouse-[\dTZ-]+/.exec(made.text)?.[0] ?? '';
    expect(made.text).toContain(`${PLACE}/${name}: `);
    whole = new Map(bucket.objects);

    bucket.meddle(drip);
    const verified = await run({ LARKHOUSE_DATA: dataDir, ...service }, ['backup', 'verify', `${PLACE}/${name}`]);
    expect(verified.code, verified.text).toBe(0);
    expect(verified.text).toContain('all as they were');

    const into = path.join(work, 'elsewhere');
    const key = path.join(work, 'recovery-key.txt');
    writeFileSync(key, words);
    const from = `${PLACE}/${name}`;
    const restored = await run({ LARKHOUSE_DATA: into, ...service }, ['restore', from, '--recovery-key', key]);
    expect(restored.code, restored.text).toBe(0);
    const there = await begin({ LARKHOUSE_DATA: into });
    try {
      await expectWhole(there.origin);
    } finally {
      await end(there);
    }
  },
  PATIENCE,
);

const keyOf = (file: string) => `backups/birch/${name}/${file}`;
const fileThat = (matches: RegExp) => [...bucket.objects.keys()].find((key) => matches.test(key)) ?? '';
const change = (key: string, how: (bytes: Buffer) => Buffer) => {
  const stored = bucket.objects.get(key);
  if (stored) bucket.objects.set(key, { ...stored, bytes: how(stored.bytes) });
};
const flipped = (bytes: Buffer) => {
  const other = Buffer.from(bytes);
  other[other.length >> 1] = (other[other.length >> 1] ?? 0) ^ 1;
  return other;
};
const restoreInto = (into: string, from = `${PLACE}/${name}`, backupS3 = bucket.service) =>
  restoreBackup({
    from,
    config: { dataDir: into, databaseUrl: undefined, secret: undefined, s3: undefined, backupS3 },
    recoveryKey: async () => readRecoveryKey(words),
    mayReplace: async () => false,
    now: new Date('2026-03-02T02:30:15Z'),
  });

test.each<[string, string, () => unknown]>([
  [
    'cut off before its manifest',
    'no backup of Larkhouse',
    () => [MANIFEST, MANIFEST_SUM].map((file) => bucket.objects.delete(keyOf(file))),
  ],
  ['cut off within its manifest', `${MANIFEST_SUM} is missing`, () => bucket.objects.delete(keyOf(MANIFEST_SUM))],
  ['without a table', 'is missing', () => bucket.objects.delete(keyOf('database/public.child.copy.gz'))],
  ['without a photo', 'is missing', () => bucket.objects.delete(fileThat(/files\//))],
  [
    'with a table cut short',
    'is not what was backed up',
    () => change(keyOf('database/public.child.copy.gz'), (bytes) => bytes.subarray(1)),
  ],
  ['with a photo changed', 'is not what was backed up', () => change(fileThat(/files\//), flipped)],
  ['with its manifest changed', 'damaged', () => change(keyOf(MANIFEST), flipped)],
  [
    'whose bucket ends in the middle of a file',
    'did not come to its end',
    () =>
      bucket.meddle((_request, response, key) => {
        if (!key.includes('/database/')) return false;
        response.writeHead(200, { 'content-length': bucket.objects.get(key)?.bytes.length });
        response.write('x', () => response.destroy());
        return true;
      }),
  ],
  [
    'whose bucket refuses',
    'The backup storage answered 403 (AccessDenied)',
    () =>
      bucket.meddle((_request, response) => {
        response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
        return true;
      }),
  ],
])('one %s is refused before anything is touched (backups-2, backups-10)', async (_what, reason, damage) => {
  damage();
  const into = path.join(work, 'untouched');
  await expect(restoreInto(into)).rejects.toThrow(reason);
  expect([existsSync(into), existsSync(`${into}.restoring`)]).toEqual([false, false]);
});

test('one that a bucket gives otherwise the second time leaves nothing (backups-10)', async () => {
  const photo = fileThat(/files\//);
  let times = 0;
  bucket.meddle((request, response, key) => {
    if (request.method !== 'GET' || key !== photo) return false;
    times += 1;
    const bytes = bucket.objects.get(photo)?.bytes ?? Buffer.alloc(0);
    response.writeHead(200).end(times === 1 ? bytes : flipped(bytes));
    return true;
  });
  const into = path.join(work, 'twofold');
  await expect(restoreInto(into)).rejects.toThrow('changed while it was restored');
  expect([times, existsSync(into), existsSync(`${into}.restoring`)]).toEqual([2, false, false]);
});

test(
  'a tar, and a bucket of which nobody says how it is called, are refused in a line (backups-10)',
  async () => {
    const refusals: readonly (readonly [string, Record<string, string>, ...string[]])[] = [
      ['In a bucket a backup is a folder; leave --tar out.', service, '--to', PLACE, '--tar'],
      ['LARKHOUSE_BACKUP_S3_URL, _REGION', {}, '--to', PLACE],
    ];
    for (const [reason, variables, ...args] of refusals) {
      const { code, text } = await run({ LARKHOUSE_DATA: dataDir, ...variables }, ['backup', ...args]);
      expect([code, text.trim().split('\n')]).toEqual([1, [expect.stringContaining(reason)]]);
    }
  },
  PATIENCE,
);

test('none is made where there is no such place, the bucket is away, or the key is not its own (backups-10)', async () => {
  const { server, reach } = running.started;
  const source = { ...server, reach, secret: await loadSecret(server.config) };
  const make = (backupS3: Bucket['service'], folder = PLACE) =>
    makeBackup({ ...source, config: { ...server.config, backupS3 } }, { folder });
  for (const folder of ['s3://larkhouse/../x', 's3:/larkhouse'])
    await expect(make(bucket.service, folder)).rejects.toThrow(`'${folder}' is no place in a bucket`);
  await expect(restoreInto(path.join(work, 'untouched'), 's3://larkhouse/elsewhere')).rejects.toThrow(
    'There is no backup at s3://larkhouse/elsewhere.',
  );
  await expect(make({ ...bucket.service, secretAccessKey: 'another' })).rejects.toThrow(
    'The backup storage answered 403 (SignatureDoesNotMatch)',
  );
  const gone = await openBucket();
  await gone.close();
  await expect(make(gone.service)).rejects.toThrow('The backup storage cannot be reached (ECONNREFUSED)');
  expect([...bucket.objects.keys()].sort()).toEqual([...whole.keys()].sort());
});
