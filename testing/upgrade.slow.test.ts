import { execFile, spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '#server/root.ts';
import type { Outcome } from './backups.ts';
import { answers, expectWhole, furnish, SETUP_CODE, signedIn } from './birch-house.ts';
import type { Client } from './client.ts';
import { freePort } from './free-port.ts';

// `npm run upgrade` in folders of several versions, made of what is built here, beside a Larkhouse that works. What systemd would do is
// this test's.

const PATIENCE = 900_000;
const [BEFORE, NEXT] = ['0.1.9', '0.2.1'];

let place: string;
let link: string;
let origin: string;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  place = mkdtempSync(path.join(os.tmpdir(), 'larkhouse-upgrade-'));
  // The database runs as another account where this is root.
  chmodSync(place, 0o755);
  link = path.join(place, 'larkhouse');
  const [tools, pid, port] = [path.join(place, 'tools'), path.join(place, 'pid'), await freePort()];
  origin = `http://127.0.0.1:${port}`;
  mkdirSync(tools);
  const systemctl = `#!/usr/bin/env bash
case "$1" in
  stop) kill -TERM "$(cat ${pid})" && tail --pid="$(cat ${pid})" -f /dev/null ;;
  start) cd ${link}; nohup setsid ${process.execPath} dist/server/main.js </dev/null >>${place}/log 2>&1 & echo $! > ${pid} ;;
esac`;
  writeFileSync(path.join(tools, 'systemctl'), systemctl, { mode: 0o755 });
  env = {
    PATH: `${tools}:${path.dirname(process.execPath)}:${process.env.PATH}`,
    HOME: place,
    PORT: String(port),
    LARKHOUSE_DATA: path.join(place, 'data'),
    LARKHOUSE_SETUP_CODE: SETUP_CODE,
  };
  symlinkSync(await folderOf(BEFORE), link);
  call('systemctl', 'start', 'larkhouse');
  await answers(origin);
  await furnish(origin);
}, PATIENCE);
afterAll(() => {
  call('systemctl', 'stop', 'larkhouse');
  rmSync(place, { recursive: true, force: true });
});

const call = (program: string, ...args: string[]) =>
  expect(spawnSync(program, args, { env, cwd: place, encoding: 'utf8' })).toMatchObject({ status: 0 });

/** A folder of a version, made as for a server that builds nothing. */
async function folderOf(version: string, change: (folder: string) => void = () => undefined): Promise<string> {
  const folder = mkdtempSync(path.join(place, `${version}-`));
  await promisify(execFile)(process.execPath, ['scripts/package.ts', '--to', folder, '--without-packages'], {
    cwd: ROOT,
  });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  const manifest = path.join(folder, 'package.json');
  writeFileSync(manifest, JSON.stringify({ ...JSON.parse(readFileSync(manifest, 'utf8')), version }));
  change(folder);
  return folder;
}
const step = (text: string) => (folder: string) =>
  writeFileSync(path.join(folder, 'src/server/db/schema/9001_of_the_next.sql'), text);

const upgrade = (folder: string, ...args: string[]) =>
  new Promise<Outcome>((resolve) => {
    execFile(process.execPath, ['scripts/upgrade.ts', ...args], { env, cwd: folder }, (error, out, complaint) =>
      resolve({ code: error?.code ?? 0, text: `${out}${complaint}` }),
    );
  });
const asService = () => ['--service', 'larkhouse', '--link', link];

const versionRunning = async () =>
  (await (await signedIn(origin)).get<{ version: string }>('/api/system')).body.version;

/** Enrolls one child after the other for as long as that succeeds; answers those that were. */
async function enroll(director: Client): Promise<number[]> {
  const enrolled: number[] = [];
  for (;;) {
    const child = { firstName: 'Later', lastName: 'Berg', dateOfBirth: '2024-01-05', room: 'Toddler Room' };
    const answer = await director.post<{ id: number }>('/api/children', child).catch(() => null);
    if (answer?.status !== 201) return enrolled;
    enrolled.push(answer.body.id);
  }
}

test(
  'a version that does not start on a copy is told, and the one before never notices',
  async () => {
    const running = readFileSync(path.join(place, 'pid'), 'utf8');
    const { code, text } = await upgrade(await folderOf(NEXT, step('select 1 / 0;')), ...asService());
    expect([code, text]).toEqual([1, expect.stringContaining(`Larkhouse ${NEXT} cannot take over: `)]);
    expect(text).toContain('division by zero. What people work with was not touched.');
    expect(readFileSync(path.join(place, 'pid'), 'utf8')).toBe(running);
    expect(readlinkSync(link)).toContain(BEFORE);
    await expectWhole(origin);
  },
  PATIENCE,
);

test(
  'a version that starts on a copy and not in its place gives way, and nothing that was written is lost',
  async () => {
    const folder = await folderOf(NEXT, (made) => {
      step('alter table center add column of_the_next text;')(made);
      const program = path.join(made, 'dist/server/main.js');
      renameSync(program, path.join(made, 'dist/server/program.js'));
      // It does all that a start does, and then is not where it should be.
      const elsewhere = `if (process.env.LARKHOUSE_DATA === ${JSON.stringify(env.LARKHOUSE_DATA)}) process.env.PORT = '0';`;
      writeFileSync(program, `${elsewhere}\nawait import('./program.js');\n`);
    });
    const enrolling = enroll(await signedIn(origin));
    const { code, text } = await upgrade(folder, ...asService(), '--patience', '120');
    expect([code, text]).toEqual([1, expect.stringContaining('could not take over (it did not get ready)')]);
    const enrolled = await enrolling;
    expect([await versionRunning(), enrolled.length > 0]).toEqual([BEFORE, true]);
    const director = await signedIn(origin);
    const { body } = await director.get<{ id: number }[]>('/api/children');
    expect(body.map(({ id }) => id)).toEqual(expect.arrayContaining(enrolled));
    for (const id of enrolled) await director.delete(`/api/children/${id}`);
  },
  PATIENCE,
);

test(
  'a version takes over after a backup, and one goes back to the version before',
  async () => {
    const next = await folderOf(NEXT, step('alter table center add column of_the_next text;'));
    const { code, text } = await upgrade(next, ...asService());
    expect(code, text).toBe(0);
    expect(readlinkSync(link)).toBe(next);
    expect(await versionRunning()).toBe(NEXT);
    expect(readdirSync(path.join(place, 'data-backups')).length).toBeGreaterThan(0);
    await expectWhole(origin);

    expect(await upgrade(next, 'back', '--yes')).toMatchObject({ code: 1, text: expect.stringContaining('stop it') });
    call('systemctl', 'stop', 'larkhouse');
    expect(await upgrade(next, 'back')).toEqual({ code: 1, text: 'Nothing was changed.\n' });
    const back = await upgrade(next, 'back', '--yes');
    expect([back.code, back.text]).toEqual([0, expect.stringContaining(`of ${BEFORE}; start that version`)]);
    rmSync(link);
    symlinkSync(await folderOf(BEFORE), link);
    call('systemctl', 'start', 'larkhouse');
    await answers(origin);
    expect(await versionRunning()).toBe(BEFORE);
    await expectWhole(origin);
  },
  PATIENCE,
);

test(
  'what cannot be, is told in a line before anything is done',
  async () => {
    const next = await folderOf(NEXT);
    const plain = path.join(place, 'plain');
    mkdirSync(plain);
    const backups = readdirSync(path.join(place, 'data-backups'));
    for (const [args, code, reason] of [
      [['--service', 'larkhouse', '--link', plain], 1, 'is no link. Once: mv'],
      [['--service', 'larkhouse'], 2, 'npm run upgrade'],
      [['forth'], 2, 'npm run upgrade'],
      [['--patience', 'long'], 2, 'npm run upgrade'],
    ] as const)
      expect(await upgrade(next, ...args)).toEqual({ code, text: expect.stringContaining(reason) });
    const here = readlinkSync(link);
    const same = await upgrade(here, ...asService());
    expect(same).toEqual({
      code: 1,
      text: expect.stringContaining('already; call this in the folder of the new version'),
    });
    expect(readdirSync(path.join(place, 'data-backups'))).toEqual(backups);
  },
  PATIENCE,
);
