import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkBackup } from '#server/kernel/backup/check.ts';
import { MANIFEST } from '#server/kernel/backup/layout.ts';
import { backupState, noteBackups } from '#server/kernel/backup/state.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { until } from '#testing/until.ts';
import { makeCenter } from '#testing/world.ts';

const PATIENCE = 300_000;
/** More than the sockets of both sides hold. */
const MUCH = 32 * 1024 * 1024;

const FOLDER = 'larkhouse-2026-03-02T123000Z';
const TAR = 'larkhouse-2026-03-02T123100Z.tar';
const FOREIGN = 'larkhouse-2026-03-02T123200Z';
const EMPTY = 'larkhouse-2026-03-02T123300Z';
const CUT = 'larkhouse-2026-03-02T123400Z.tar';
const DAMAGED = 'larkhouse-2026-03-02T123500Z';
const LACKING = 'larkhouse-2026-03-02T123600Z';

let scene: Scene;
let folder: string;
beforeAll(async () => {
  scene = await startScene({ now: '2026-03-02T12:30:00Z' });
  const { server } = scene.larkhouse;
  folder = server.config.backupDir;
  const photo = path.join(server.config.dataDir, 'photo');
  writeFileSync(photo, Buffer.alloc(MUCH, 7));
  for (const name of ['1', '2'])
    await server.files.put(`${scene.world.centerId}/${name.repeat(32)}/photo.jpg`, photo, 'image/jpeg');
}, PATIENCE);
afterAll(() => scene.stop(), PATIENCE);

interface Kept {
  readonly name: string;
  readonly madeAt: string;
  readonly size: number | null;
  readonly cameBack: boolean | null;
}
const list = async () => (await scene.director.get<Kept[]>('/api/system/backups')).body;
const ask = (name: string, client = scene.director) =>
  client.post<{ downloadUrl: string }>(`/api/system/backups/${name}/download`);
const addressOf = async (name: string) => (await ask(name)).body.downloadUrl;
const lying = (name: string) => path.join(folder, name);
const copied = (from: string, to: string) => cpSync(lying(from), lying(to), { recursive: true });

const foreign = (manifest: string) => manifest.replace(/("fingerprint": ")[0-9a-f]{8}/, '$100000000');
const sumOf = (bytes: Buffer) => `${createHash('sha256').update(bytes).digest('hex')}\n`;
/** The files of backups that this process has open. */
const opened = () =>
  readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      const file = readlinkSync(`/proc/self/fd/${fd}`);
      return file.startsWith(folder) ? [file] : [];
    } catch {
      return [];
    }
  });
const readAll = async (reader: ReadableStreamDefaultReader | undefined) => {
  while (!(await reader?.read())?.done);
};

test(
  'a backup is downloaded as one file that comes back, and as often as it was taken it is in the audit log (backups-11)',
  async () => {
    expect(await list()).toEqual([]);
    const { size } = await scene.larkhouse.server.backups.make();
    expect(await list()).toEqual([{ name: FOLDER, madeAt: '2026-03-02T12:30:00.000Z', size, cameBack: null }]);
    const address = await addressOf(FOLDER);
    const effects = await effectsIn(scene, async () => {
      const answer = await scene.director.get(address, { 'accept-encoding': 'gzip, br' });
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-disposition': expect.stringContaining(`attachment; filename="${FOLDER}.tar"`),
        'content-length': String(answer.bytes.length),
        'content-type': 'application/x-gtar',
        'cache-control': 'no-store',
      });
      writeFileSync(lying(TAR), answer.bytes);
    });
    expect(effects).toEqual([`audit download backup: backup [] after {"name":"${FOLDER}"}`]);
    const { manifest } = await checkBackup(lying(TAR));
    expect(manifest).toEqual((await checkBackup(lying(FOLDER))).manifest);

    const tar = await scene.director.get(await addressOf(TAR));
    expect(tar.headers.get('content-disposition')).toContain(`filename="${TAR}"`);
    expect(tar.bytes.equals(readFileSync(lying(TAR)))).toBe(true);
    const head = await scene.director.send('HEAD', address);
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(tar.bytes.length)]);
  },
  PATIENCE,
);

test(
  'the list says which are whole, how large, and which was restored for a look; those of others are not on it (backups-10)',
  async () => {
    copied(FOLDER, FOREIGN);
    const manifest = path.join(lying(FOREIGN), MANIFEST);
    writeFileSync(manifest, foreign(readFileSync(manifest, 'utf8')));
    writeFileSync(`${manifest}.sha256`, sumOf(readFileSync(manifest)));
    mkdirSync(lying(EMPTY));
    copied(TAR, CUT);
    truncateSync(lying(CUT), MUCH);
    copied(FOLDER, DAMAGED);
    const damaged = path.join(lying(DAMAGED), MANIFEST);
    writeFileSync(damaged, foreign(readFileSync(damaged, 'utf8')));
    copied(FOLDER, LACKING);
    rmSync(path.join(lying(LACKING), 'files'), { recursive: true });
    mkdirSync(lying('larkhouse-2026-03-02T123700Z.partial'));
    mkdirSync(lying('of-somebody-else'));

    const { dataDir } = scene.larkhouse.server.config;
    const lastDrill = { place: lying(FOLDER), at: '2026-03-02T12:30:00.000Z', fault: null };
    const state = await backupState(dataDir);
    await noteBackups(dataDir, { ...state, lastDrill });
    const looked = await list();
    expect(looked.map(({ name, size, cameBack }) => [name, size !== null, cameBack])).toEqual([
      [LACKING, true, null],
      [DAMAGED, false, null],
      [CUT, false, null],
      [EMPTY, false, null],
      [TAR, true, null],
      [FOLDER, true, true],
    ]);
    expect(looked.at(-2)?.size).toBe(readFileSync(lying(TAR)).length);
    await noteBackups(dataDir, { ...state, lastDrill: { ...lastDrill, fault: 'the printer is on fire' } });
    expect((await list()).at(-1)?.cameBack).toBe(false);
    // One that goes is off the list, and one that takes its name is looked at anew.
    rmSync(lying(CUT));
    copied(TAR, CUT);
    expect((await list()).find(({ name }) => name === CUT)?.size).toBe(readFileSync(lying(TAR)).length);
    rmSync(lying(CUT));
    expect((await list()).map(({ name }) => name)).not.toContain(CUT);
  },
  PATIENCE,
);

test.each([
  [FOREIGN, 404, 'This backup was not found. It may have had its time.'],
  ['larkhouse-2020-01-01T000000Z', 404, 'This backup was not found. It may have had its time.'],
  [EMPTY, 409, 'This backup is not whole, and cannot be downloaded.'],
  [DAMAGED, 409, 'This backup is not whole, and cannot be downloaded.'],
  [LACKING, 409, 'This backup is not whole, and cannot be downloaded.'],
  ['of-somebody-else', 422, 'Name a backup as it is listed'],
  [encodeURIComponent(`../${FOLDER}`), 422, 'Name a backup as it is listed'],
  [`${FOLDER}.partial`, 422, 'Name a backup as it is listed'],
])('%s is refused with %i', async (name, status, message) => {
  expect(await ask(name)).toMatchObject({ status, body: { message } });
});

test('only the Director asks for one, once confirmed, and gets it for a minute in that session alone', async () => {
  const gone = [409, 'begin-again'];
  // Not the answer itself: what should not have come is too much to be shown.
  const outcome = async (address: string, client = scene.director) => {
    const { status, body } = await client.get<{ code?: string }>(address);
    return [status, body.code];
  };
  const lead = await scene.as('Lead Teacher');
  expect((await lead.get('/api/system/backups')).status).toBe(403);
  expect((await ask(FOLDER, lead)).status).toBe(403);
  const address = await addressOf(FOLDER);
  expect((await lead.get(address)).status).toBe(403);
  expect(await outcome(address, await scene.as('Director'))).toEqual(gone);
  expect(await outcome(address.replace(FOLDER, TAR))).toEqual(gone);
  const [plain = ''] = address.split('?');
  for (const bad of [plain, `${plain}?ticket=`, `${plain}?ticket=none`, `${address}x`.slice(0, -5)])
    expect(await outcome(bad), bad).toEqual(gone);
  expect((await scene.director.get(`${plain}?ticket=${'x'.repeat(501)}`)).status).toBe(422);
  scene.larkhouse.clock.advance({ minutes: 1, seconds: 1 });
  expect(await effectsIn(scene, async () => expect(await outcome(address)).toEqual(gone))).toEqual([]);
  scene.larkhouse.clock.advance({ minutes: 10 });
  expect(await ask(FOLDER)).toMatchObject({ status: 403, body: { code: 'confirm-first' } });
});

test.skipIf(process.platform !== 'linux').each([FOLDER, TAR])(
  'a download of %s that is cut leaves nothing open',
  async (name) => {
    const director = await scene.as('Director');
    const before = readdirSync(folder);
    const { downloadUrl } = (await ask(name, director)).body;
    const cut = new AbortController();
    const response = await director.open(downloadUrl, cut.signal);
    await response.body?.getReader().read();
    // More than the line takes waits in one of its files.
    await until(() => opened().length > 0);
    cut.abort();
    await until(() => opened().length === 0);
    expect(readdirSync(folder)).toEqual(before);
    expect((await scene.director.get('/api/system')).status).toBe(200);
  },
);

test('one that is removed while it is sent is cut, and ends nothing else', async () => {
  const director = await scene.as('Director');
  const going = 'larkhouse-2026-03-02T123800Z';
  copied(FOLDER, going);
  const response = await director.open((await ask(going, director)).body.downloadUrl);
  const reader = response.body?.getReader();
  await reader?.read();
  rmSync(lying(going), { recursive: true });
  await expect(readAll(reader)).rejects.toThrow();
  expect((await ask(going, director)).status).toBe(404);
});

test("with a second center they are the operator's", async () => {
  const director = await scene.as('Director');
  const { downloadUrl } = (await ask(FOLDER, director)).body;
  await makeCenter(scene.larkhouse, { name: 'Oak House' });
  const answers = [
    await director.get('/api/system/backups'),
    await ask(FOLDER, director),
    await director.get(downloadUrl),
  ];
  const message = 'Backups of an installation with several centers are made by whoever runs it';
  for (const { status, body } of answers)
    expect([status, (body as { message?: string }).message]).toEqual([409, message]);
});
