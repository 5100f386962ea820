import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';

/** Behind whatever somebody waits for, but not so far that it never comes to its turn: it may hold a lock. */
const BEHIND = os.constants.priority.PRIORITY_BELOW_NORMAL;

/** Has this process take only what of the processors others leave, with all its threads and those that begin later. */
export function giveWay(): void {
  // On Linux each thread has a priority of its own.
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [0];
  for (const thread of threads) putBehind(thread);
  leaveFirstProcessor(process.pid);
}

/** Has another process give way. */
export function processGivesWay(id: number): void {
  putBehind(id);
  leaveFirstProcessor(id);
}

/** Has this thread take only what of the processors others leave; but for Linux, only a whole process could. */
export function threadGivesWay(): void {
  if (process.platform === 'linux') putBehind(0);
}

/** One that has just ended, or where the system allows it to nobody, stays as it is. */
function putBehind(id: number): void {
  try {
    os.setPriority(id, BEHIND);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_SYSTEM_ERROR')) throw error;
  }
}

/** The processors that Larkhouse may use, as Linux lists them, but the first; '' where there is no other. */
const OTHERS =
  process.platform === 'linux'
    ? withoutFirst(/^Cpus_allowed_list:\s*(\S+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '')
    : '';

/**
 * Keeps a process with all its threads off the first processor, which is then there for whatever somebody waits for. One that has
 * just ended stays as it is, and so does every one where there is no second processor or no `taskset`, which most Linux systems have.
 */
function leaveFirstProcessor(id: number): void {
  if (OTHERS) execFile('taskset', ['-a', '-c', '-p', OTHERS, String(id)], () => undefined);
}

/** A list of processors as Linux writes it, without its first: '2-3,8' of '1-3,8', '' of '0'. */
export function withoutFirst(list: string): string {
  const [first = '', ...others] = list.split(',');
  const [from = 0, to = from] = first.split('-').map(Number);
  const left = from === to ? [] : [from + 1 === to ? String(to) : `${from + 1}-${to}`];
  return [...left, ...others].join(',');
}
