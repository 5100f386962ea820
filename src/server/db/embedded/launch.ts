import { type ChildProcess, spawn } from 'node:child_process';
import { type Address, addressArguments } from './address.ts';
import { type Binaries, majorOf, program } from './binaries.ts';
import type { Folders } from './folders.ts';
import { ownerArguments } from './owner.ts';
import { serverEnvironment } from './processes.ts';
import { withoutValues } from './server-lines.ts';
import { type ServerSettings, settingArguments } from './settings.ts';
import { spawnTied } from './tied-process.ts';

/** Everything a server is started from. */
export interface Cluster {
  folders: Folders;
  binaries: Binaries;
  address: Address;
  settings: ServerSettings;
}

/** A server that accepts connections. */
export interface Server {
  pid: number;
  /** Settles when it has ended, with the last lines it said. */
  ended: Promise<string>;
  /** Ends it orderly: sessions are cut, everything is flushed. After 30 s it is made to quit, after 45 s killed. */
  stop(): Promise<void>;
}

const STOP_PATIENCE_MS = 30_000;
const QUIT_PATIENCE_MS = 45_000;
const KEPT_OUTPUT = 4_000;
const LAST_WORDS_MS = 2_000;

/** Starts the server and waits until it accepts connections (recovery included), or ends with its last words. */
export async function launch(
  cluster: Cluster,
  log: (line: string) => void,
  signal: AbortSignal,
): Promise<Server | { words: string }> {
  const { folders, binaries, address, settings } = cluster;
  const values = settingArguments(settings, majorOf(binaries.version));
  const args = ['-D', folders.pgData, ...addressArguments(address), ...ownerArguments(), ...values];
  const child = spawnTied(
    program(binaries, 'postgres'),
    args,
    { cwd: folders.base, stdio: ['ignore', 'ignore', 'pipe'], env: serverEnvironment() },
    folders.account,
  );
  const { ready, ended } = listen(child, log);
  const abort = () => child.kill('SIGINT');
  signal.addEventListener('abort', abort, { once: true });
  const words = await Promise.race([ready, ended]);
  signal.removeEventListener('abort', abort);
  if (words !== undefined || child.pid === undefined) return { words: words ?? '' };
  return { pid: child.pid, ended, stop: () => stop(child, cluster, ended) };
}

function listen(
  child: ChildProcess,
  log: (line: string) => void,
): { ready: Promise<undefined>; ended: Promise<string> } {
  let words = '';
  let rest = '';
  const ready = Promise.withResolvers<undefined>();
  const ended = Promise.withResolvers<string>();
  child.stderr?.on('data', (chunk: Buffer) => {
    words = (words + chunk.toString()).slice(-KEPT_OUTPUT);
    const lines = (rest + chunk.toString()).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines.flatMap(withoutValues)) log(line);
    if (words.includes('database system is ready to accept connections')) ready.resolve(undefined);
  });
  child.once('error', (error) => ended.resolve(error.message));
  const end = (status: number | null, signal: NodeJS.Signals | null) =>
    ended.resolve(words.trim() || `postgres ended with ${status ?? signal}`);
  // Not at once: the last words arrive later, and after a crash the sessions still hold the data folder for a moment.
  child.once('close', end);
  // A session that is stuck never lets go.
  child.once('exit', (status, signal) => void setTimeout(end, LAST_WORDS_MS, status, signal).unref());
  return { ready: ready.promise, ended: ended.promise };
}

async function stop(child: ChildProcess, cluster: Cluster, ended: Promise<string>): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) askToStop(child, cluster);
  const impatience = setTimeout(() => child.kill('SIGQUIT'), STOP_PATIENCE_MS);
  const despair = setTimeout(() => child.kill('SIGKILL'), QUIT_PATIENCE_MS);
  await ended;
  clearTimeout(impatience);
  clearTimeout(despair);
}

function askToStop(child: ChildProcess, { binaries, folders }: Cluster): void {
  if (process.platform !== 'win32') child.kill('SIGINT');
  // Windows has no signals: kill() would be a crash.
  else spawn(program(binaries, 'pg_ctl'), ['stop', '-D', folders.pgData, '-m', 'fast', '-W'], { windowsHide: true });
}
