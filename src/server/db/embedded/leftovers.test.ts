import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { chownSync, existsSync, lchownSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { isRunning, newDataDir, open, query, sharedDataDir } from '#testing/embedded.ts';
import { until } from '#testing/until.ts';
import { addressArguments, chooseAddress } from './address.ts';
import { installBinaries, program } from './binaries.ts';
import { prepareFolders } from './folders.ts';

let dataDir: string;
beforeAll(async () => {
  const [folder, remove] = await sharedDataDir();
  dataDir = folder;
  return remove;
});

test('notes of a server naming a process that is gone do not hinder a start', async () => {
  writeNote(await endedProcess());
  const database = await open(dataDir);
  expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('notes of a server naming what is now another program do not hinder a start, nor harm that program', async () => {
  const bystander = asServer('sleep', ['60']);
  writeNote(bystander.pid ?? 0);
  const lines: string[] = [];
  const database = await open(dataDir, (line) => lines.push(line));
  expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(lines).toContain('removing postmaster.pid, left by a crash');
  expect(lines).toContain('removing .s.PGSQL.5432.lock, left by a crash');
  expect(isRunning(bystander.pid ?? 0)).toBe(true);
});

test('a server without an application is ended, and its rows are there', async () => {
  const folders = prepareFolders(dataDir);
  const postgres = program(await installBinaries(folders.runtime), 'postgres');
  const address = await chooseAddress(folders, 'socket');
  const orphan = asServer(postgres, ['-D', folders.pgData, ...addressArguments(address)]);
  await until(() => existsSync(path.join(folders.run, '.s.PGSQL.5432')));

  const lines: string[] = [];
  const database = await open(dataDir, (line) => lines.push(line));
  expect(lines).toContain(`stopping the server ${orphan.pid}, left by an application that is gone`);
  expect(database.pid).not.toBe(orphan.pid);
  expect(isRunning(orphan.pid ?? 0)).toBe(false);
  expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('what an interrupted first start left is cleared away; the drafts of one still at work are not', async () => {
  const fresh = newDataDir();
  const { base, account } = prepareFolders(fresh);
  const gone = path.join(base, `pg.draft-${await endedProcess()}`);
  const atWork = path.join(base, `pg.draft-${process.ppid}`);
  for (const draft of [gone, atWork]) {
    mkdirSync(draft);
    writeFileSync(path.join(draft, 'PG_VERSION'), '18\n');
    if (account) chownSync(draft, account.uid, account.gid);
  }
  const database = await open(fresh);
  expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(readdirSync(base)).not.toContain(path.basename(gone));
  expect(readdirSync(base)).toContain(path.basename(atWork));
});

test.runIf(process.getuid?.() === 0)(
  'a folder that root restored from a backup is handed to the server again',
  async () => {
    const { pgData } = prepareFolders(dataDir);
    for (const name of ['.', ...readdirSync(pgData, { recursive: true, encoding: 'utf8' })]) {
      lchownSync(path.join(pgData, name), 0, 0);
    }
    const database = await open(dataDir);
    expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(statSync(pgData).uid).not.toBe(0);
  },
);

/** What a server in this folder writes there and beside its socket, with another process id. */
function writeNote(pid: number): void {
  const { pgData, run, account } = prepareFolders(dataDir);
  const start = [pid, pgData, 1_700_000_000, 5432, run];
  for (const [file, lines] of [
    [path.join(pgData, 'postmaster.pid'), [...start, '', '  1234567         7', 'ready   ']],
    [path.join(run, '.s.PGSQL.5432.lock'), start],
  ] as const) {
    writeFileSync(file, `${lines.join('\n')}\n`);
    if (account) chownSync(file, account.uid, account.gid);
  }
}

/** A process of the server's account that does not end with anybody else. */
function asServer(command: string, args: string[]): ChildProcess {
  const { account } = prepareFolders(dataDir);
  const options: SpawnOptions = { ...account, cwd: '/', stdio: 'ignore', detached: true };
  const child = spawn(command, args, options);
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  return new Promise((resolve) => child.once('exit', () => resolve(child.pid ?? 0)));
}
