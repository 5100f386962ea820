import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { codeOf } from '#server/error-code.ts';

/** Whether a process of that id exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/**
 * Whether process `pid` is a PostgreSQL server started on `pgData`: ids are reused, and one written down before a crash
 * may by now be any program's.
 */
export function servesFolder(pid: number, pgData: string): boolean {
  if (!isAlive(pid)) return false;
  const words = commandOf(pid);
  return words.includes(pgData) || words.includes(realpathSync(pgData));
}

/** The words a process was started with, or the title it has given itself; empty when it is gone. */
export function commandOf(pid: number): string {
  if (!existsSync('/proc/self/cmdline')) return listedCommandOf(pid);
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/** Sends a signal to a process, which may be gone by now. */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}

function listedCommandOf(pid: number): string {
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
}

/** The environment of the PostgreSQL programs: none of our own settings or secrets, messages in English. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP } = process.env;
  return { PATH, LC_ALL: 'C', TZ: 'UTC', ...(SystemRoot && { SystemRoot }), ...(TEMP && { TEMP }) };
}
