import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isRunning, newDataDir } from '../embedded.ts';
import { HERE } from '../here.ts';
import { installedFolder } from '../installed.ts';
import { until } from '../until.ts';

/** Starts an installation by `npm start` as it stands in package.json, save that the server is not built. */
async function npmStart() {
  const [folder, dataDir] = [installedFolder(), newDataDir()];
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const whole = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const start = whole.scripts.start.replace(
    'dist/server/main.js',
    '--preserve-symlinks --preserve-symlinks-main src/server/main.ts',
  );
  rmSync(path.join(folder, 'package.json'));
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ ...whole, scripts: { start } }));
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...HERE, HOME: dataDir, PORT: '0', LARKHOUSE_DATA: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  npm.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  onTestFinished(() => void npm.kill('SIGKILL'));
  await until(() => said.includes(' is ready at '), 90_000);
  const [database] = readFileSync(path.join(dataDir, 'database/pg/postmaster.pid'), 'utf8').split('\n');
  return { npm, database: Number(database) };
}

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'npm start leaves nothing behind when npm is ended by %s',
  async (signal) => {
    const { npm, database } = await npmStart();
    expect(isRunning(database)).toBe(true);
    npm.kill(signal);
    await until(() => !isRunning(database), 30_000);
  },
  150_000,
);
