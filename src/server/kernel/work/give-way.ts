import { readdirSync } from 'node:fs';
import os from 'node:os';

/** Behind everything that somebody waits for. */
export const BEHIND = os.constants.priority.PRIORITY_BELOW_NORMAL;

/** Has this thread take only what of the processors others leave; but for Linux, only a whole process could. */
export function threadGivesWay(): void {
  if (process.platform === 'linux') os.setPriority(BEHIND);
}

/** Has this process take only what of the processors others leave, with all its threads and those that begin later. */
export function giveWay(): void {
  // On Linux each thread has a priority of its own.
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [0];
  for (const thread of threads) os.setPriority(thread, BEHIND);
}
