import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { isRunning } from '#testing/embedded.ts';
import { until } from '#testing/until.ts';
import { runPart } from './part.ts';

const HOUR_MS = 3_600_000;

/** A part of this text. It finds its own folder as `folder`. */
async function partOf(text: string) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'larkhouse-part-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'part.mjs');
  await writeFile(file, `const folder = ${JSON.stringify(folder)};\n${text}`);
  return { folder, part: { program: pathToFileURL(file), args: [], longestMs: HOUR_MS } };
}

const never = new AbortController().signal;

test('a part says whether it is within its budgets', async () => {
  const { part } = await partOf('process.send(process.argv.length > 2)');
  expect(await runPart(part, never)).toBe(false);
  expect(await runPart({ ...part, args: ['more'] }, never)).toBe(true);
});

test('a part that crashes is told by how it ended', async () => {
  const { part } = await partOf('process.exit(3)');
  expect(await runPart(part, never)).toBe('ended with 3');
});

test('a part that does not end is ended', async () => {
  const { part } = await partOf('setInterval(() => undefined, 1_000)');
  expect(await runPart({ ...part, longestMs: 60 }, never)).toBe('not in 0.001 minutes');
});

test('nothing that a part started runs on, and nothing of its temporary files stays', async () => {
  const { folder, part } = await partOf(`
    import { spawn } from 'node:child_process';
    import { mkdtempSync, renameSync, writeFileSync } from 'node:fs';
    import { tmpdir } from 'node:os';
    const { pid } = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1_000)'], { stdio: 'ignore' });
    writeFileSync(folder + '/draft', JSON.stringify({ pid, left: mkdtempSync(tmpdir() + '/left-') }));
    renameSync(folder + '/draft', folder + '/started');
    setInterval(() => undefined, 1_000);`);
  const interruption = new AbortController();
  const running = runPart(part, interruption.signal);
  await until(() => existsSync(path.join(folder, 'started')), 60_000);
  const { pid, left } = JSON.parse(await readFile(path.join(folder, 'started'), 'utf8'));
  expect(existsSync(left)).toBe(true);
  interruption.abort();
  expect(await running).toBe('interrupted');
  expect(existsSync(left)).toBe(false);
  await until(() => !isRunning(pid));
});
