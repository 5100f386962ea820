import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { MANIFEST, MANIFEST_SUM } from '#server/kernel/backup/layout.ts';
import { type Manifest, writeManifest } from '#server/kernel/backup/manifest.ts';
import { makeRecoveryKey, readRecoveryKey } from '#server/kernel/backup/recovery-key.ts';
import { restoreBackup } from '#server/kernel/backup/restore.ts';
import { begin, childrenAt, end, enrollMeanwhile, type Running, run } from './backups.ts';
import { furnish, signedIn } from './birch-house.ts';
import { sharedDataDir } from './embedded.ts';

// `npm run backup` and `npm run restore` beside a Larkhouse in which people work, as whoever runs one calls them.

const PATIENCE = 300_000;

const groupsIn = (said: string) => said.match(/\b[A-HJKMNP-Z2-9]{4}(?= - |\n)/g) ?? [];

let work: string;
let remove: () => void;
let dataDir: string;
let running: Running;
let words: string;
let backup: string;
beforeAll(async () => {
  work = mkdtempSync(path.join(os.tmpdir(), 'larkhouse-backups-'));
  // The database runs as another account where this is root.
  chmodSync(work, 0o711);
  [dataDir, remove] = await sharedDataDir();
  running = await begin({ LARKHOUSE_DATA: dataDir });
  await furnish(running.origin);
}, PATIENCE);
afterAll(async () => {
  await end(running);
  remove();
  rmSync(work, { recursive: true, force: true });
}, PATIENCE);

test(
  'made while people work, verified, and restored at another place with the recovery key (backups-1, backups-3)',
  async () => {
    const wrong = await run({ LARKHOUSE_DATA: dataDir }, ['backup', 'key'], (said) =>
      said.includes('to confirm') ? 'AAAA' : null,
    );
    expect([wrong.code, existsSync(path.join(dataDir, 'recovery-key.pub'))]).toEqual([1, false]);
    const key = await run({ LARKHOUSE_DATA: dataDir }, ['backup', 'key'], (said) =>
      said.includes('to confirm') ? (groupsIn(said).at(-1) ?? '') : null,
    );
    expect(key.code, key.text).toBe(0);
    words = groupsIn(key.text).join('-');

    const stopEnrolling = enrollMeanwhile(await signedIn(running.origin));
    const made = await run({ LARKHOUSE_DATA: dataDir }, ['backup', '--to', work]);
    expect(made.code, made.text).toBe(0);
    const enrolled = await stopEnrolling();
    expect(made.text).not.toContain('secret is NOT');
    const [name = ''] = readdirSync(work);
    backup = path.join(work, name);
    expect(statSync(backup).mode & 0o777).toBe(0o700);
    expect(statSync(path.join(backup, MANIFEST)).mode & 0o777).toBe(0o600);

    const verified = await run({ LARKHOUSE_DATA: dataDir }, ['backup', 'verify', backup]);
    expect(verified.code, verified.text).toBe(0);
    expect(verified.text).toContain('all as they were');
    expect(verified.text).toContain('0 not as they were written');

    const into = path.join(work, 'elsewhere');
    const typed = path.join(work, 'recovery-key.txt');
    writeFileSync(typed, words.toLowerCase().replaceAll('-', ' '));
    const other = path.join(work, 'nothing-here');
    const restored = await run({ LARKHOUSE_DATA: other }, ['restore', backup, '--into', into, '--recovery-key', typed]);
    expect(restored.code, restored.text).toBe(0);
    const there = await begin({ LARKHOUSE_DATA: into });
    try {
      const children = await childrenAt(there.origin);
      const before = (await childrenAt(running.origin)).map(({ firstName }) => firstName);
      expect(before).toEqual(expect.arrayContaining(children.map(({ firstName }) => firstName)));
      expect(children.length).toBeLessThanOrEqual(enrolled + 1);
      const picture = await (await signedIn(there.origin)).open(
        children.find(({ firstName }) => firstName === 'Nora')?.photoUrl ?? '',
      );
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      expect(readFileSync(path.join(into, 'secret'), 'utf8')).toBe(readFileSync(path.join(dataDir, 'secret'), 'utf8'));
      await expect(restoreInto(into)).rejects.toThrow(`A Larkhouse runs on ${into}`);
    } finally {
      await end(there);
    }
  },
  PATIENCE,
);

/** A restore in this process, with the recovery key unless another is given. */
const restoreInto = (into: string, { from = backup, key = words, replace = false } = {}) =>
  restoreBackup({
    from,
    config: { dataDir: into, databaseUrl: undefined, secret: undefined, s3: undefined, backupS3: undefined },
    recoveryKey: async () => readRecoveryKey(key),
    mayReplace: async () => replace,
    now: new Date('2026-03-02T02:30:15Z'),
  });

/** A copy of the backup, changed. */
function changed(change: (folder: string) => void): string {
  const folder = mkdtempSync(path.join(work, 'changed-'));
  cpSync(backup, folder, { recursive: true });
  change(folder);
  return folder;
}
const flip = (file: string) => {
  const bytes = readFileSync(file);
  const at = bytes.length >> 1;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(file, bytes);
};
const rewrite = (folder: string, change: (manifest: Manifest) => unknown) => {
  const manifest = JSON.parse(readFileSync(path.join(folder, MANIFEST), 'utf8')) as Manifest;
  const { text, sum } = writeManifest(change(manifest) as Manifest);
  writeFileSync(path.join(folder, MANIFEST), text);
  writeFileSync(path.join(folder, MANIFEST_SUM), sum);
};
const CHILDREN = 'database/public.child.copy.gz';

test(
  'what is damaged, foreign, newer or incomplete is refused before anything is touched (backups-2)',
  async () => {
    const into = path.join(work, 'untouched');
    const refusals: readonly (readonly [string, string])[] = [
      ['is missing', changed((folder) => rmSync(path.join(folder, CHILDREN)))],
      ['is missing', changed((folder) => rmSync(path.join(folder, MANIFEST_SUM)))],
      ['is missing', changed((folder) => rmSync(path.join(folder, 'files'), { recursive: true }))],
      ['is not what was backed up', changed((folder) => flip(path.join(folder, CHILDREN)))],
      [
        'is not what was backed up',
        changed((folder) =>
          writeFileSync(path.join(folder, CHILDREN), readFileSync(path.join(folder, CHILDREN)).subarray(9)),
        ),
      ],
      ['damaged', changed((folder) => flip(path.join(folder, MANIFEST)))],
      ['damaged', changed((folder) => flip(path.join(folder, MANIFEST_SUM)))],
      ['newer version', changed((folder) => rewrite(folder, (manifest) => ({ ...manifest, format: 2 })))],
      [
        'newer version',
        changed((folder) =>
          rewrite(folder, ({ database, ...rest }) => ({
            ...rest,
            database: { ...database, steps: [...database.steps, '9999_from_the_future'] },
          })),
        ),
      ],
      ['no backup of Larkhouse', mkdtempSync(path.join(work, 'foreign-'))],
      ['no backup of Larkhouse', changed((folder) => rewrite(folder, () => ({ product: 'another' })))],
      ['There is no', path.join(work, 'nowhere')],
    ];
    for (const [reason, from] of refusals) await expect(restoreInto(into, { from }), from).rejects.toThrow(reason);
    const { words: another } = makeRecoveryKey();
    await expect(restoreInto(into, { key: another })).rejects.toThrow('is not the one that the backup was sealed to');
    expect([existsSync(into), existsSync(`${into}.restoring`)]).toEqual([false, false]);
  },
  PATIENCE,
);

test.runIf(inject('thorough'))(
  'one file is a backup too, cut or flipped it is none; what was in the data folder is kept aside (backups-2)',
  async () => {
    const made = await run({ LARKHOUSE_DATA: dataDir }, ['backup', '--to', path.join(work, 'tars'), '--tar']);
    expect(made.code, made.text).toBe(0);
    const [name = ''] = readdirSync(path.join(work, 'tars'));
    const tar = path.join(work, 'tars', name);
    const into = path.join(work, 'taken');
    mkdirSync(into);
    writeFileSync(path.join(into, 'kept.txt'), 'what was there');

    const bytes = readFileSync(tar);
    const damaged = path.join(work, 'damaged.tar');
    writeFileSync(damaged, bytes.subarray(0, bytes.length - 1));
    await expect(restoreInto(into, { from: damaged })).rejects.toThrow('damaged');
    writeFileSync(damaged, bytes);
    flip(damaged);
    await expect(restoreInto(into, { from: damaged })).rejects.toThrow('damaged');
    await expect(restoreInto(into, { from: tar })).rejects.toThrow('is not empty; nothing was changed');
    expect(readdirSync(into)).toEqual(['kept.txt']);

    const { aside } = await restoreInto(into, { from: tar, replace: true });
    expect(aside).toBe(`${into}.before-2026-03-02T023015Z`);
    expect(readdirSync(aside ?? '')).toEqual(['kept.txt']);
    const there = await begin({ LARKHOUSE_DATA: into });
    try {
      expect((await childrenAt(there.origin)).length).toBe((await childrenAt(running.origin)).length);
    } finally {
      await end(there);
    }
  },
  PATIENCE,
);
