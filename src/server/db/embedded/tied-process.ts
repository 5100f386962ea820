import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import type { Account } from './reach.ts';

/**
 * Starts a program that gets SIGINT when this process ends, however it ends (a plain child outlives a kill -9).
 * It runs in a session of its own: Ctrl+C in our terminal is ours to answer, so that it ends after us.
 */
export function spawnTied(
  command: string,
  args: string[],
  options: SpawnOptions,
  account: Account | undefined,
): ChildProcess {
  const own: SpawnOptions = { ...options, detached: true, windowsHide: true };
  if (canTieBySignal()) return spawn('setpriv', [...asAccount(account), '--pdeathsig=INT', command, ...args], own);
  const child = spawn(command, args, { ...own, ...account });
  if (process.platform !== 'win32') watch(child, account);
  return child;
}

let tiesBySignal: boolean | undefined;

function canTieBySignal(): boolean {
  tiesBySignal ??=
    process.platform === 'linux' &&
    spawnSync('setpriv', ['--help'], { encoding: 'utf8' }).stdout?.includes('--pdeathsig') === true;
  return tiesBySignal;
}

function asAccount(account: Account | undefined): string[] {
  if (!account) return [];
  return [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups', '--no-new-privs'];
}

/** A shell that waits for the end of a pipe which only we hold open. */
function watch(child: ChildProcess, account: Account | undefined): void {
  if (child.pid === undefined) return;
  const watcher = spawn('sh', ['-c', 'read _; kill -INT "$1"', 'sh', String(child.pid)], {
    ...account,
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watcher.on('error', () => child.kill('SIGINT'));
  watcher.unref();
  child.once('exit', () => watcher.kill('SIGKILL'));
}
