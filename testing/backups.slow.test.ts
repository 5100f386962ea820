import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openEmbedded } from '#server/db/embedded/index.ts';
import { inCenter, outsideCenters } from '#server/db/open-scope.ts';
import { sealAudit } from '#server/kernel/audit/seal.ts';
import { checkBackup } from '#server/kernel/backup/check.ts';
import { keepKey } from '#server/kernel/backup/kept-key.ts';
import { MANIFEST, MANIFEST_SUM } from '#server/kernel/backup/layout.ts';
import { makeBackup, type Source } from '#server/kernel/backup/make.ts';
import { makeRecoveryKey } from '#server/kernel/backup/recovery-key.ts';
import { rehearse } from '#server/kernel/backup/rehearse.ts';
import { centers } from '#server/kernel/center/queries.ts';
import { loadSecret } from '#server/secret.ts';
import { begin, childrenAt, end, type Running, run } from './backups.ts';
import { furnish, signedIn } from './birch-house.ts';
import { sharedDataDir } from './embedded.ts';
import { makeFamily } from './world.ts';

// Backups by the dozen: of a Larkhouse in which many write, and damaged in every way.

const BACKUPS = 20;
const DAMAGED = 200;
const WRITERS = 4;

let work: string;
let remove: () => void;
let dataDir: string;
let running: Running;
let source: Source;
let centerId: number;
const { words, publicKey } = makeRecoveryKey();
beforeAll(async () => {
  work = mkdtempSync(path.join(os.tmpdir(), 'larkhouse-backups-'));
  // The database runs as another account where this is root.
  chmodSync(work, 0o711);
  [dataDir, remove] = await sharedDataDir();
  running = await begin({ LARKHOUSE_DATA: dataDir });
  await furnish(running.origin);
  const { server, reach } = running.started;
  source = { ...server, reach, secret: await loadSecret(server.config) };
  [{ centerId } = { centerId: 0 }] = await outsideCenters(server, (scope) => scope.all(centers()));
  await keepKey(dataDir, publicKey);
}, 300_000);
afterAll(async () => {
  await end(running);
  remove();
  rmSync(work, { recursive: true, force: true });
}, 300_000);

/** Several who bring in families, one after the other, until they are told to stop. */
function writeMeanwhile(): () => Promise<number> {
  let stopped = false;
  let written = 0;
  const writer = async (name: number) => {
    while (!stopped) {
      await inCenter(source, { centerId }, (scope) => makeFamily(scope, `writer-${name}-${written}`));
      written += 1;
    }
  };
  const all = Array.from({ length: WRITERS }, (_, name) => writer(name));
  return async () => {
    stopped = true;
    await Promise.all(all);
    return written;
  };
}

test(`${BACKUPS} of ${BACKUPS} backups that are made while many write come back whole`, async () => {
  const stop = writeMeanwhile();
  const places: string[] = [];
  for (let n = 0; n < BACKUPS; n += 1) {
    await sealAudit({ server: running.started.server, centerId });
    const { place } = await makeBackup(source, { folder: path.join(work, String(n)), asTar: n % 2 === 1 });
    places.push(place);
  }
  expect(await stop()).toBeGreaterThan(BACKUPS);
  let before = 0;
  for (const place of places) {
    const { backup, centers: found, lacking, files } = await rehearse(place, work);
    const children = backup.manifest.database.tables.find(({ name }) => name === 'public.child')?.rows ?? 0;
    expect(children).toBeGreaterThanOrEqual(before);
    before = children;
    expect(found).toMatchObject([{ centerId, faults: [] }]);
    expect(found[0]?.sealed).toBeGreaterThan(0);
    expect([lacking, backup.manifest.missing]).toEqual([[], []]);
    expect(files).toBeGreaterThan(1);
  }
  expect(before).toBeGreaterThan(1);
});

/** Numbers that look made up and are the same each time (mulberry32). */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();

test(`${DAMAGED} of ${DAMAGED} damaged backups are refused, whatever the damage`, async () => {
  const folder = (await makeBackup(source, { folder: path.join(work, 'whole') })).place;
  const tar = (await makeBackup(source, { folder: path.join(work, 'whole-tar'), asTar: true })).place;
  const other = (await makeBackup(source, { folder: path.join(work, 'another') })).place;
  await checkBackup(folder);
  await checkBackup(tar);
  const roll = dice(50);
  const flip = (file: string) => {
    const bytes = readFileSync(file);
    const at = roll(bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << roll(8));
    writeFileSync(file, bytes);
  };
  const size = (file: string) => readFileSync(file).length;
  const some = (place: string): string => filesIn(place)[roll(filesIn(place).length)] ?? '';
  const inFolder: Readonly<Record<string, (place: string) => void>> = {
    'a file is missing': (place) => rmSync(some(place)),
    'a bit is flipped': (place) => flip(some(place)),
    'a file is cut': (place) => {
      const file = some(place);
      truncateSync(file, roll(size(file)));
    },
    'a file is longer': (place) => {
      const file = some(place);
      writeFileSync(file, Buffer.concat([readFileSync(file), Buffer.alloc(1 + roll(9))]));
    },
    'two tables are exchanged': (place) => {
      const rows = path.join(place, 'database');
      renameSync(path.join(rows, 'public.child.copy.gz'), path.join(rows, 'x'));
      renameSync(path.join(rows, 'public.staff.copy.gz'), path.join(rows, 'public.child.copy.gz'));
      renameSync(path.join(rows, 'x'), path.join(rows, 'public.staff.copy.gz'));
    },
    "another backup's manifest": (place) => {
      for (const file of [MANIFEST, MANIFEST_SUM]) cpSync(path.join(other, file), path.join(place, file));
      // What the other has and this hasn't is the difference of a moment; a table of it is not.
      cpSync(
        path.join(folder, 'database', 'public.audit.copy.gz'),
        path.join(place, 'database', 'public.child.copy.gz'),
      );
    },
    'a folder is missing': (place) => rmSync(path.join(place, roll(2) ? 'files' : 'database'), { recursive: true }),
    'a file is a folder': (place) => {
      const file = some(place);
      rmSync(file);
      mkdirSync(file);
    },
    'it holds nothing': (place) => {
      rmSync(place, { recursive: true });
      mkdirSync(place);
    },
  };
  const inTar: Readonly<Record<string, (file: string) => void>> = {
    'a bit is flipped': flip,
    'it is cut': (file) => truncateSync(file, roll(size(file))),
    'it is longer': (file) => writeFileSync(file, Buffer.concat([readFileSync(file), Buffer.alloc(1 + roll(9999))])),
    'a part is zeros': (file) => {
      const bytes = readFileSync(file);
      const at = roll(bytes.length - 4096);
      writeFileSync(file, bytes.fill(0, at, at + 4096));
    },
    'a part is missing': (file) => {
      const bytes = readFileSync(file);
      const at = 512 * roll(Math.floor(bytes.length / 512) - 4);
      writeFileSync(file, Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 512)]));
    },
  };
  const kinds = [
    ...Object.entries(inFolder).map(([what, change]) => ({ what, change, from: folder })),
    ...Object.entries(inTar).map(([what, change]) => ({ what, change, from: tar })),
  ];
  const accepted: string[] = [];
  for (let n = 0; n < DAMAGED; n += 1) {
    const { what, change, from } = kinds[n % kinds.length] ?? { what: '', change: () => undefined, from: '' };
    const place = path.join(work, `damaged-${n}`);
    cpSync(from, place, { recursive: true });
    change(place);
    await checkBackup(place).then(
      () => accepted.push(`${n}: ${what}`),
      () => undefined,
    );
    rmSync(place, { recursive: true, force: true });
  }
  expect(accepted).toEqual([]);
});

test('from the built-in database into a PostgreSQL of its own, by an owner who is no superuser, and back again', async () => {
  const { place } = await makeBackup(source, { folder: path.join(work, 'moving') });
  const [clusterDir, removeCluster] = await sharedDataDir();
  const cluster = await openEmbedded({ dataDir: clusterDir, log: () => undefined, transport: 'tcp' });
  onTestFinished(async () => {
    await cluster.stop();
    removeCluster();
  });
  const superuser = new pg.Client(cluster.connection('postgres'));
  await superuser.connect();
  await superuser.query("create role keeper login createrole password 'of the keeper'");
  await superuser.query('create database care owner keeper template template0');
  await superuser.end();
  const { port } = cluster.connection('postgres');
  const DATABASE_URL = `postgres://keeper:of%20the%20keeper@127.0.0.1:${port}/care`;
  const key = path.join(work, 'key.txt');
  writeFileSync(key, words);

  const into = path.join(work, 'external');
  const moved = await run({ LARKHOUSE_DATA: into, DATABASE_URL }, ['restore', place, '--recovery-key', key]);
  expect(moved.code, moved.text).toBe(0);
  const there = await begin({ LARKHOUSE_DATA: into, DATABASE_URL });
  const children = await childrenAt(there.origin);
  expect(children).toHaveLength((await childrenAt(running.origin)).length);
  const nora = children.find(({ firstName }) => firstName === 'Nora');
  expect((await (await signedIn(there.origin)).open(nora?.photoUrl ?? '')).status).toBe(200);
  const used = await run({ LARKHOUSE_DATA: into, DATABASE_URL }, ['restore', place, '--recovery-key', key, '--yes']);
  expect(used).toMatchObject({ code: 1, text: expect.stringContaining('holds a Larkhouse already') });

  const back = await run({ LARKHOUSE_DATA: into, DATABASE_URL }, ['backup', '--to', path.join(work, 'back'), '--tar']);
  expect(back.code, back.text).toBe(0);
  await end(there);
  const occupied = await run({ LARKHOUSE_DATA: into, DATABASE_URL }, [
    'restore',
    place,
    '--recovery-key',
    key,
    '--yes',
  ]);
  expect(occupied).toMatchObject({ code: 1, text: expect.stringContaining('holds a Larkhouse already') });
  const [name = ''] = readdirSync(path.join(work, 'back'));
  const own = path.join(work, 'own-again');
  const home = await run({ LARKHOUSE_DATA: own }, ['restore', path.join(work, 'back', name), '--recovery-key', key]);
  expect(home.code, home.text).toBe(0);
  const again = await begin({ LARKHOUSE_DATA: own });
  expect(await childrenAt(again.origin)).toHaveLength(children.length);
  await end(again);
});
