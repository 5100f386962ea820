import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { ROOT } from '#server/root.ts';
import { newDataDir } from './embedded.ts';
import { until } from './until.ts';

// A folder for a server on which nothing is built, made by `npm run package` of what is built here.

const run = promisify(execFile);
const MEGABYTE = 1024 * 1024;
const place = mkdtempSync(path.join(os.tmpdir(), 'larkhouse-package-'));
const folder = path.join(place, 'larkhouse');
const pack = (...args: string[]) => run(process.execPath, ['scripts/package.ts', ...args], { cwd: ROOT });

beforeAll(() => pack('--to', folder), 600_000);
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** Of the files below a folder, in bytes. */
const sizeOf = (within: string): number =>
  readdirSync(within, { recursive: true, withFileTypes: true }).reduce(
    (sum, entry) => sum + (entry.isFile() ? lstatSync(path.join(entry.parentPath, entry.name)).size : 0),
    0,
  );

/** `npm start` in the folder, with nothing of this checkout on the way. */
async function start(dataDir: string): Promise<{ origin: string; process: ChildProcess }> {
  const server = spawn('npm', ['start'], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: place, PORT: '0', LARKHOUSE_DATA: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void server.kill());
  let said = '';
  server.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  await until(() => said.includes(' is ready at '), 120_000);
  return { origin: / is ready at (\S+)/.exec(said)?.[1] ?? '', process: server };
}

test('is at most 250 MB without Node, and holds no tool and no test', () => {
  const packages = readdirSync(path.join(folder, 'node_modules'));
  const node = packages
    .filter((name) => name.startsWith('node-'))
    .map((name) => path.join(folder, 'node_modules', name));
  const size = sizeOf(folder) - node.reduce((sum, one) => sum + sizeOf(one), 0);
  expect(size).toBeLessThanOrEqual(250 * MEGABYTE);
  expect(size).toBeGreaterThan(50 * MEGABYTE);
  for (const tool of ['vite', 'vitest', 'typescript', '@playwright', '@biomejs', 'knip'])
    expect(packages).not.toContain(tool);
  const own = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !file.startsWith('node_modules'),
  );
  expect(own.filter((file) => /\.test\.ts$/.test(file))).toEqual([]);
});

test('starts, shows its pages, and its commands work beside it', async () => {
  const dataDir = newDataDir();
  const { origin } = await start(dataDir);
  expect(await (await fetch(`${origin}/readyz`)).json()).toMatchObject({ ok: true });
  expect(await (await fetch(`${origin}/setup`)).text()).toContain('<div id="root"');
  const env = {
    PATH: process.env.PATH,
    HOME: place,
    LARKHOUSE_DATA: dataDir,
    LARKHOUSE_BACKUP: path.join(place, 'backups'),
  };
  const { stdout } = await run('npm', ['run', 'backup'], { cwd: folder, env });
  expect(stdout).toContain(path.join(place, 'backups', 'larkhouse-'));
  // It ends with 1 where something wants somebody, as the disk of the backups does here.
  const told = await run('npm', ['run', 'doctor'], { cwd: folder, env }).catch((error: { stdout: string }) => error);
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  expect(told.stdout).toContain(version);
}, 300_000);

test('is made in no folder that holds anything', async () => {
  const used = mkdtempSync(path.join(place, 'used-'));
  writeFileSync(path.join(used, 'letter.txt'), 'kept');
  await expect(pack('--to', used)).rejects.toMatchObject({
    stderr: expect.stringContaining('is not empty; name a new folder'),
  });
  expect(readdirSync(used)).toEqual(['letter.txt']);
});
