import { readdirSync } from 'node:fs';
import os from 'node:os';

/** Behind whatever somebody waits for, but not so far that it never comes to its turn: it may hold a lock. */
const BEHIND = os.constants.priority.PRIORITY_BELOW_NORMAL;

/** Has this process take only what of the processors others leave, with all its threads and those that begin later. */
export function giveWay(): void {
  // On Linux each thread has a priority of its own.
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [0];
  for (const thread of threads) putBehind(thread);
}

/** Has this thread take only what of the processors others leave; but for Linux, only a whole process could. */
export function threadGivesWay(): void {
  if (process.platform === 'linux') putBehind(0);
}

/** Has a process or thread give way; one that has just ended, or where the system allows it to nobody, stays as it is. */
export function putBehind(id: number): void {
  try {
    os.setPriority(id, BEHIND);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_SYSTEM_ERROR')) throw error;
  }
}
