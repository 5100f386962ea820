import { cpSync, existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examine } from '#scripts/doctor/examine.ts';
import { MANIFEST, PARTIAL } from '#server/kernel/backup/layout.ts';
import { backupState, noteBackups } from '#server/kernel/backup/state.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { makeCenter } from '#testing/world.ts';
import { backUpAsked, backUpNightly } from './nightly.ts';

const PATIENCE = 300_000;

let scene: Scene;
let folder: string;
beforeAll(async () => {
  // Seven at night in New York.
  scene = await startScene({ now: '2026-03-02T00:00:00Z' });
  folder = scene.larkhouse.server.config.backupDir;
}, PATIENCE);
afterAll(() => scene.stop(), PATIENCE);

const night = () => backUpNightly(scene.larkhouse.server);
const at = (moment: string) => scene.larkhouse.clock.set(moment);
const there = () => readdirSync(folder).sort();
const backup = async () => {
  const director = await scene.as('Director');
  return (await director.get<{ backup: Record<string, unknown> | null }>('/api/system')).body.backup;
};
const advice = async () => (await examine(scene.larkhouse.server)).find(({ about }) => about === 'backup');

test(
  'a backup is made at night, once, and restored for a look once a week (backups-5, backups-6)',
  async () => {
    expect(await backup()).toMatchObject({ lastGood: null, lastDrill: null, failedNights: 0, hasRecoveryKey: false });
    expect(await advice()).toMatchObject({ advice: expect.stringContaining('none of the last two nights') });
    await night();
    at('2026-03-02T06:37:00Z');
    await night();
    // That of the evening, before two in the morning, is the night's before.
    expect(there()).toEqual(['larkhouse-2026-03-02T000000Z']);
    at('2026-03-02T07:37:00Z');
    await night();
    at('2026-03-02T08:37:00Z');
    await night();
    expect(there()).toEqual(['larkhouse-2026-03-02T000000Z', 'larkhouse-2026-03-02T073700Z']);
    expect(await backup()).toEqual({
      lastGood: { madeAt: '2026-03-02T07:37:00.000Z', size: expect.any(Number) },
      lastDrill: { at: '2026-03-02T00:00:00.000Z', isWhole: true },
      failedNights: 0,
      isOnSameDisk: true,
      hasRecoveryKey: false,
      isBeingMade: false,
      hasFailed: false,
    });
    expect(await advice()).toMatchObject({ advice: expect.stringContaining('npm run backup -- key') });
  },
  PATIENCE,
);

test(
  'what has had its time is removed, and what a killed process left; nothing else (backups-5)',
  async () => {
    const partial = path.join(folder, `larkhouse-2026-02-01T073700Z${PARTIAL}`);
    const made = path.join(folder, 'larkhouse-2026-03-02T073700Z');
    for (const name of ['larkhouse-2026-03-03T010000Z', 'larkhouse-2026-03-03T013000Z'])
      cpSync(made, path.join(folder, name), { recursive: true });
    // One of another installation, which goes by the same names.
    const foreign = path.join(folder, 'larkhouse-2026-03-03T014500Z');
    cpSync(made, foreign, { recursive: true });
    const manifest = path.join(foreign, MANIFEST);
    const own = readFileSync(manifest, 'utf8');
    writeFileSync(manifest, own.replace(/("fingerprint": ")[0-9a-f]{8}/, '$100000000'));
    for (const name of ['larkhouse-2026-03-03T015000Z', 'of-somebody-else']) await mkdir(path.join(folder, name));
    await mkdir(partial);
    utimesSync(partial, new Date('2026-02-01T07:37:00Z'), new Date('2026-02-01T07:37:00Z'));
    at('2026-03-03T07:37:00Z');
    await night();
    expect(there()).toEqual([
      'larkhouse-2026-03-02T000000Z',
      // By the clock of the center, the newest of the second.
      'larkhouse-2026-03-03T013000Z',
      'larkhouse-2026-03-03T014500Z',
      'larkhouse-2026-03-03T015000Z',
      'larkhouse-2026-03-03T073700Z',
      'of-somebody-else',
    ]);
  },
  PATIENCE,
);

test(
  'the second night that fails is told to those who manage the only center, and a backup ends it (backups-7)',
  async () => {
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'no folder');
    // What a move to another major version of PostgreSQL left (operations-6).
    const former = path.join(scene.larkhouse.server.config.dataDir, 'database/pg.before-2026-03-04T060000Z');
    await mkdir(former, { recursive: true });
    await mkdir(path.join(former, '../runtime'));
    const mails = () =>
      scene.rows<{ to: string }>(`select to_address as to from mail where subject = 'The backup failed' order by 1`);
    for (const hour of ['04T07', '04T08', '04T09', '04T10', '05T07', '05T08', '05T09']) {
      expect(await mails()).toEqual([]);
      at(`2026-03-${hour}:37:00Z`);
      await night();
    }
    expect(await mails()).toEqual([{ to: 'director@maple-house.test' }]);
    expect(await backup()).toMatchObject({ failedNights: 2 });
    expect(await advice()).toMatchObject({ advice: expect.stringContaining('The last try failed') });
    expect(existsSync(former)).toBe(true);
    rmSync(folder);
    at('2026-03-06T07:37:00Z');
    await night();
    expect(existsSync(former)).toBe(false);
    expect(await backup()).toMatchObject({ failedNights: 0, lastGood: { madeAt: '2026-03-06T07:37:00.000Z' } });
  },
  PATIENCE,
);

test(
  'none is made that would fill the disk up, and old ones go all the same; the doctor says what to do (backups-9)',
  async () => {
    const { dataDir } = scene.larkhouse.server.config;
    const before = await backupState(dataDir);
    const size = 10 ** 16;
    await noteBackups(dataDir, { ...before, lastGood: before.lastGood && { ...before.lastGood, size } });
    const kept = there();
    // Of the same day as the last one: it has had its time, and makes room though none can be made.
    cpSync(path.join(folder, kept.at(-1) ?? ''), path.join(folder, 'larkhouse-2026-03-06T053000Z'), {
      recursive: true,
    });
    at('2026-03-07T07:37:00Z');
    await night();
    expect(there()).toEqual(kept);
    expect(await backup()).toMatchObject({ failedNights: 1, hasFailed: true });
    expect(await advice()).toMatchObject({ advice: expect.stringContaining('There is no room for a backup in') });
    await noteBackups(dataDir, before);
    await night();
    expect(there().length).toBe(kept.length + 1);
  },
  PATIENCE,
);

test(
  'the Director makes one now, once confirmed, and it is in the audit log (backups-8)',
  async () => {
    const director = await scene.as('Director');
    const ask = (client = director) => client.post('/api/system/backup');
    expect((await ask(await scene.as('Lead Teacher'))).status).toBe(403);
    scene.larkhouse.clock.advance({ minutes: 11 });
    expect(await ask()).toMatchObject({ status: 403, body: { code: 'confirm-first' } });
    expect(await backup()).toMatchObject({ isBeingMade: false });
    const { centerId } = scene.world;
    const again = await scene.as('Director');
    const effects = await effectsIn(scene, async () => expect((await ask(again)).status).toBe(200));
    expect(effects).toEqual([`audit back up now: center [${centerId}]`, 'queue back-up-now {}']);
    expect(await backup()).toMatchObject({ isBeingMade: true });
    await backUpAsked({ server: scene.larkhouse.server, centerId, input: {}, attempt: 1 });
    expect(await backup()).toMatchObject({
      isBeingMade: false,
      hasFailed: false,
      lastGood: { madeAt: scene.larkhouse.clock.now().toISOString() },
    });
  },
  PATIENCE,
);

test(
  "with a second center backups are the operator's",
  async () => {
    await makeCenter(scene.larkhouse, { name: 'Oak House' });
    expect(await backup()).toBe(null);
    expect(await (await scene.as('Director')).post('/api/system/backup')).toMatchObject({ status: 409 });
  },
  PATIENCE,
);
