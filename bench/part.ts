import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** A program that prints what it measures, and says by the channel whether all is within its budgets: true or false. */
export interface Part {
  readonly program: URL;
  readonly args: readonly string[];
  /** One that takes longer has failed. */
  readonly longestMs: number;
}

/**
 * Runs a part with a folder of its own for temporary files, then ends all that it has left running and removes what it has left lying.
 * @param interrupted ends it early
 * @returns what it said, or why it came to no end
 */
export async function runPart({ program, args, longestMs }: Part, interrupted: AbortSignal): Promise<boolean | string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'larkhouse-bench-'));
  // Started by root, databases run as an account that has to get in.
  await chmod(folder, 0o711);
  const env = { ...process.env, TMPDIR: folder, TEMP: folder, TMP: folder };
  const child = fork(program, args, { env, detached: process.platform !== 'win32' });
  const outcome = Promise.withResolvers<boolean | string>();
  const timer = setTimeout(() => outcome.resolve(`not in ${longestMs / 60_000} minutes`), longestMs);
  interrupted.addEventListener('abort', () => outcome.resolve('interrupted'), { once: true });
  child.once('message', (isMet) => outcome.resolve(isMet === true));
  child.once('error', ({ message }) => outcome.resolve(message));
  child.once('exit', (code, signal) => outcome.resolve(`ended with ${code ?? signal}`));
  const ended = await outcome.promise;
  clearTimeout(timer);
  await endWhole(child);
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
  return ended;
}

/** With the processes that it started: they are of its group, but for databases and browsers, which end when it has. */
async function endWhole(child: ChildProcess): Promise<void> {
  if (!child.pid) return;
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
  else killGroup(child.pid);
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing is left of it.
  }
}
