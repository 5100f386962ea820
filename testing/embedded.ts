import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmdirSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { prepareFolders } from '#server/db/embedded/folders.ts';
import { type EmbeddedPostgres, openEmbedded } from '#server/db/embedded/index.ts';
import { until } from './until.ts';

/** A new folder for one test, gone after it, that the server's account may enter. */
export function temporaryFolder(): string {
  const folder = emptyFolder();
  onTestFinished(() => removeFolder(folder));
  return folder;
}

/** A new data folder for one test, with the PostgreSQL programs in place; `lay` puts a disk of its own under it. */
export function newDataDir(lay: (folder: string) => void = () => undefined): string {
  const dataDir = temporaryFolder();
  lay(dataDir);
  shareRuntime(dataDir);
  return dataDir;
}

/** For `beforeAll`: one data folder for all tests of a block, with a database in it that does not run, gone after them. */
export async function sharedDataDir(): Promise<[dataDir: string, remove: () => void]> {
  const dataDir = emptyFolder();
  shareRuntime(dataDir);
  await (await openEmbedded({ dataDir, log: () => undefined, settings: UNFLUSHED })).stop();
  return [dataDir, () => removeFolder(dataDir)];
}

/** Killed processes lose nothing by this, only a machine that loses power does. */
const UNFLUSHED = { fsync: 'off' };

/** Opens the database and stops it at the end of the test. */
export async function open(dataDir: string, log: (line: string) => void = () => undefined): Promise<EmbeddedPostgres> {
  const database = await openEmbedded({ dataDir, log, settings: UNFLUSHED });
  onTestFinished(() => database.stop());
  return database;
}

/** Runs one statement on a connection of its own and gives its rows. */
export async function query<Row extends pg.QueryResultRow>(database: EmbeddedPostgres, sql: string): Promise<Row[]> {
  const client = new pg.Client(database.connection('postgres'));
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Ends a process as a crash would. Without an id it fails: 0 would be our own process group. */
export function kill(pid: number | undefined): void {
  if (!pid) throw new Error('there is no process to kill');
  process.kill(pid, 'SIGKILL');
}

/** Whether a process exists and is no zombie. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^\d+ \(.*\) Z/.test(statusLine(pid));
  } catch {
    return false;
  }
}

/** The application of embedded-app.ts in a process (and process group) of its own. */
export interface ChildApp {
  process: ChildProcess;
  pid: number;
  /** The database server's process; 0 until it runs. */
  serverPid: number;
  /** The numbers of the rows acknowledged so far. */
  rows: number[];
  /** All it said. */
  lines: string[];
  /** Rejects, with its complaint, when it ended before it had its database. */
  ready: Promise<void>;
  ended: Promise<void>;
}

/** Starts the application and waits for its database. */
export async function startApp(dataDir: string, env: NodeJS.ProcessEnv = process.env): Promise<ChildApp> {
  const app = spawnApp(dataDir, env);
  await app.ready;
  return app;
}

/** Starts the application without waiting. It is killed at the end of the test. */
export function spawnApp(dataDir: string, env: NodeJS.ProcessEnv = process.env): ChildApp {
  const script = fileURLToPath(new URL('embedded-app.ts', import.meta.url));
  const child = spawn(process.execPath, [script, dataDir], { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const ready = Promise.withResolvers<void>();
  ready.promise.catch(() => undefined);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const app: ChildApp = {
    process: child,
    pid: child.pid ?? 0,
    serverPid: 0,
    rows: [],
    lines: [],
    ready: ready.promise,
    ended,
  };
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
    if (app.serverPid !== 0) await until(() => !isRunning(app.serverPid));
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  createInterface(child.stdout).on('line', (line) => {
    app.lines.push(line);
    const [word, number] = line.split(' ');
    if (word !== 'server') app.rows.push(Number(number));
    else {
      app.serverPid = Number(number);
      ready.resolve();
    }
  });
  ended.then(() => ready.reject(new Error(`the application ended: ${complaint}`)));
  return app;
}

/** Copying the PostgreSQL programs takes seconds: the test server's copy is used. */
function shareRuntime(dataDir: string): void {
  const runtime = inject('runtime');
  if (runtime === undefined) return;
  const { base } = prepareFolders(dataDir);
  rmdirSync(path.join(base, 'runtime'));
  symlinkSync(runtime, path.join(base, 'runtime'));
}

function emptyFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'larkhouse-db-'));
  chmodSync(folder, 0o711);
  return folder;
}

function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

function statusLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
}
